"""What a player may use, and what he must not.

Legal calls and plays, what the Laws allow and what he knew before are his to use, and nothing else. He may not choose
what partner's other information could have suggested over a logical alternative. What he learns by accident from
elsewhere is told to the Director, who has four options before the first call and afterwards lets the board be played.
"""

from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Moment, judge
from lawbook.law.laws.edition_2007.information import closed_to_offenders, open_to_opponents
from lawbook.law.laws.law_12 import DAMAGED
from lawbook.law.laws.law_16 import (
    AFFECTED,
    BARRED,
    BEFORE,
    CALL_MADE,
    CHOSE,
    EXPOSED,
    GIVEN,
    HARMFUL,
    INFORMED,
    ORIGIN,
    USABLE,
    Before,
    Origin,
    informed_opponents,
    logical_alternative,
    rights_reserved,
)
from lawbook.law.provision import (
    Act,
    Adjust,
    Authorized,
    ContinuesIn,
    Form,
    MovePlayer,
    NewDeal,
    PlayOn,
    Prohibited,
    Reason,
    Required,
    ScoreStands,
    StopBoard,
    Unauthorized,
    Verb,
    What,
)
from lawbook.law.redress import artificial_by_12, assigned, by_12
from lawbook.law.role import Role

COULD_SUGGEST = judge(
    "could_have_suggested",
    "Could it demonstrably have suggested one action over another?",
    moment=Moment.END_OF_PLAY,
)


@law("16", edition=2007, title="Authorized and unauthorized information")
def information_2007(case: Case) -> Provisions:
    match case[ORIGIN]:
        case Origin.BEFORE:
            yield from known_before(case)
        case Origin.PARTNER:
            yield from from_partner(case)
        case Origin.WITHDRAWN:
            yield from withdrawn()
        case Origin.ELSEWHERE:
            yield from from_elsewhere(case)
        case usable:
            what, cite = USABLE[usable]
            yield Authorized(what=what, to=Role.INFORMED, cite=cite)


def known_before(case: Case) -> Provisions:
    """A clause of its own bars what is not authorized, and another gives the redress."""
    if not case.unless(BARRED):
        yield Authorized(what=What.PRIOR_KNOWLEDGE, to=Role.INFORMED, cite="16A1(d)")
        return
    yield Unauthorized(what=What.PRIOR_KNOWLEDGE, to=Role.INFORMED, cite="16A1(d)")
    yield Prohibited(who=Role.INFORMED, act=Act.ACT_ON_OTHER_INFORMATION, verb=Verb.MAY_NOT, cite="16A3")
    if case[DAMAGED]:
        yield from assigned(Reason.INFORMATION, "16A4", "12C1(a)")
    else:
        yield ScoreStands(cite="12B1", see=("16A4",))


def from_partner(case: Case) -> Provisions:
    """One judgement after the other; each that is answered no lets the score stand."""
    if not case[GIVEN]:
        yield PlayOn(cite="16B1")
        return
    informed, act = case.known(INFORMED, Role.INFORMED), Act.CHOOSE_POSSIBLY_SUGGESTED
    yield Unauthorized(what=What.FROM_PARTNER, to=informed, cite="16B1")
    yield Prohibited(who=informed, act=act, verb=Verb.MAY_NOT, cite="16B1(a)")
    yield Authorized(what=What.TEMPO_AND_MANNER, to=informed_opponents(case), cite="73D1")
    yield from rights_reserved(case)
    yield PlayOn(cite="16B3")
    if not case[COULD_SUGGEST]:
        yield ScoreStands(cite="16B1(a)")
    elif not logical_alternative(case):
        yield ScoreStands(cite="16B1(b)")
    elif not case[CHOSE]:
        yield ScoreStands(cite="16B1(a)")
    elif not case[DAMAGED]:
        yield ScoreStands(cite="16B3", see=("12B1",))
    else:
        yield Adjust(form=Form.ASSIGNED, because=Reason.INFORMATION, cite="16B3", see=("16B1(a)", "12C1(a)"))
        yield by_12("16B3")


def withdrawn() -> Provisions:
    """Open to the innocent side whoever's action it was, closed to the offenders whoever's it was."""
    yield open_to_opponents().with_fields(what=What.WITHDRAWN_ACTIONS, see=("16A1(b)",))
    yield closed_to_offenders().with_fields(what=What.WITHDRAWN_ACTIONS)
    yield Prohibited(
        who=Role.OFFENDING_SIDE,
        act=Act.CHOOSE_POSSIBLY_SUGGESTED,
        verb=Verb.MAY_NOT,
        cite="16D2",
        see=("16B1(b)",),
    )


def from_elsewhere(case: Case) -> Provisions:
    informed = case.known(INFORMED, Role.INFORMED)
    yield Required(who=informed, act=Act.TELL_DIRECTOR_AT_ONCE, verb=Verb.SHOULD, cite="16C1")
    called = case[CALL_MADE]
    if called and case[EXPOSED]:
        yield ContinuesIn(law="24", cite="24")
    elif not case[HARMFUL]:
        yield PlayOn(cite="16C2")
    elif called:
        yield from played_and_looked_at(case, "16C3")
    else:
        yield from option_before(case)


def option_before(case: Case) -> Provisions:
    match case[BEFORE]:
        case Before.MOVE:
            yield MovePlayer(cite="16C2(a)")
            yield PlayOn(cite="16C2(a)")
        case Before.REDEAL:
            yield NewDeal(verb=Verb.MAY, cite="16C2(b)")
        case Before.PLAY:
            yield from played_and_looked_at(case, "16C2(c)")
        case Before.ADJUST:
            yield StopBoard(cite="16C2(d)")
            see = ("12C2(a)",)
            yield Adjust(form=Form.ARTIFICIAL, because=Reason.INTERFERES, cite="16C2(d)", see=see)
            yield artificial_by_12("16C2(d)")


def played_and_looked_at(case: Case, cite: str) -> Provisions:
    yield PlayOn(cite=cite)
    if case[AFFECTED]:
        yield Adjust(form=Form.EITHER, because=Reason.KNOWLEDGE, cite=cite)
        yield by_12(cite)
    else:
        yield ScoreStands(cite=cite)
