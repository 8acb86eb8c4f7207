"""What a player may use, and what he must not.

Legal calls and plays, what the Laws allow and what he knew before are his to use; anything else that
comes from partner is not, and he may not choose what it suggests over a logical alternative. Calls
and plays that were withdrawn are open to the innocent side only. What he learns by accident from
elsewhere is told to the Director, who has four options before the first call and two after it.
Law 13 governs cards seen because a hand was miscounted, not this one.
"""

from lawbook.bridge import Seat
from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, Moment, Source, choose, judge, one_of, proviso, yes_no
from lawbook.law.laws.law_12 import DAMAGED
from lawbook.law.provision import (
    Act,
    Adjust,
    Authorized,
    ContinuesIn,
    Form,
    MovePlayer,
    NewDeal,
    Permitted,
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
from lawbook.law.redress import by_12
from lawbook.law.role import Role, Who
from lawbook.table import Table
from lawbook.table.seen.exposure import exposed
from lawbook.table.seen.sight import View, of_record


class Origin(Label):
    """Where a piece of information comes from."""

    LEGAL = "legal", "From the legal calls and plays of this board, or illegal ones that were accepted"
    ALLOWED = "allowed", "From a procedure, or something else, that a Law or regulation lets him use"
    BEFORE = "before", "He had it before he took his hand from the board"
    OWN = "own", "From his estimate of his own score, the opponents' habits or the conditions of the contest"
    PARTNER = "partner", "From his partner, other than by a legal call or play"
    WITHDRAWN = "withdrawn", "From a call or play that was withdrawn or cancelled"
    ELSEWHERE = "elsewhere", "By accident, from anywhere else"


class Before(Label):
    """What the Director may do before the first call (Law 16D2)."""

    MOVE = (
        "move",
        "Let the players change places, if contest and scoring allow, so that he holds the hand he knows",
    )
    REDEAL = "redeal", "Have the board dealt anew for them, if the form of contest allows"
    PLAY = "play", "Let the board be played, ready to adjust the score if the information affects the result"
    ADJUST = "adjust", "Award an adjusted score now"


class After(Label):
    """What he may do once a call has been made (Law 16D3)."""

    PLAY = Before.PLAY.value, Before.PLAY.phrase
    ADJUST = Before.ADJUST.value, Before.ADJUST.phrase


class Poll(Label):
    """What a poll of his peers showed about the other action, put to them without the information."""

    CHOSEN = "chosen", "A good part of them seriously considered it, and some chose it"
    ONE_CHOSE = "one_chose", "A good part of them seriously considered it, and exactly one chose it"
    CONSIDERED = "considered", "A good part of them seriously considered it, but nobody chose it"
    NOT_CONSIDERED = "not_considered", "Few or none of them considered it seriously"
    NO_POLL = "no_poll", "There was no poll"


@of_record
def _sight(table: Table) -> Origin | None:
    """A card that was seen although every hand has its thirteen cards (else Law 13), or what partner gave away."""
    wrong = table.long_hands or table.short_hands
    if (table.informed is not None or table.exposed_before_auction) and not wrong:
        return Origin.ELSEWHERE
    return None if table.gave_away is None else Origin.PARTNER


def _exposed(view: View) -> bool | None:
    shown = exposed(view)
    return None if shown is None else shown.manner != "by opponent"


@of_record
def _informed(table: Table) -> Seat | None:
    if table.informed is not None or table.gave_away is None:
        return table.informed
    return table.gave_away.partner


@of_record
def _called_before(table: Table) -> bool | None:
    return table.called_before_sight if _sight(table) is Origin.ELSEWHERE else None


ORIGIN = one_of("information_from", "Where does the information come from?", Origin, seen=_sight)
BARRED = proviso(
    "use_is_barred",
    "Does a Law bar him from using it all the same?",
    "a Law bars him from using it",
    "16A1(d)",
)
GIVEN = judge(
    "partner_gave_information", "Did partner give away anything that might point towards a call or play?"
)
SUGGESTS = judge(
    "suggests_action",
    "Does it demonstrably suggest one action over another?",
    moment=Moment.END_OF_PLAY,
)
ALTERNATIVE = judge(
    "logical_alternative",
    "Would a good part of his peers, with the methods of his partnership, seriously consider that other action,"
    " and some of them choose it?",
    moment=Moment.END_OF_PLAY,
)
POLL = one_of(
    "poll_result",
    "What did a poll of his peers show about that other action?",
    Poll,
    source=Source.JUDGEMENT,
    moment=Moment.END_OF_PLAY,
)
CHOSE = yes_no("chose_suggested", "Did he choose the suggested action?", moment=Moment.END_OF_PLAY)
CALL_MADE = yes_no(
    "call_made_before", "Had a call been made on this board when he received it?", seen=_called_before
)
EXPOSED = yes_no(
    "exposed_in_auction",
    "Was it exposed in the auction, by its owner's error, where his partner could see it?",
    seen=_exposed,
)
HARMFUL = judge("likely_to_interfere", "Is the information likely to interfere with normal play?")
BEFORE = choose("option_before_call", "Which option does the Director choose?", Before, by=Role.DIRECTOR)
AFTER = choose(
    "option_after_call", "Which of the two options does the Director choose?", After, by=Role.DIRECTOR
)
AFFECTED = judge(
    "information_affected_result",
    "Did the information affect the result?",
    moment=Moment.END_OF_PLAY,
    aid="knowledge",
)

INFORMED: Detail[Seat] = Detail("informed", _informed)

USABLE = {
    Origin.LEGAL: (What.LEGAL_ACTIONS, "16A1(a)"),
    Origin.ALLOWED: (What.ALLOWED, "16A1(c)"),
    Origin.OWN: (What.OWN_KNOWLEDGE, "16A2"),
}


@law("16", edition=2017, title="Authorized and unauthorized information")
def information(case: Case) -> Provisions:
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
    if case.unless(BARRED):
        yield Unauthorized(what=What.PRIOR_KNOWLEDGE, to=Role.INFORMED, cite="16A1(d)")
    else:
        yield Authorized(what=What.PRIOR_KNOWLEDGE, to=Role.INFORMED, cite="16A1(d)")


def from_partner(case: Case) -> Provisions:
    """One judgement after the other; each that is answered no lets the score stand."""
    if not case[GIVEN]:
        yield PlayOn(cite="16B1")
        return
    yield Unauthorized(what=What.FROM_PARTNER, to=case.known(INFORMED, Role.INFORMED), cite="16B1")
    yield Prohibited(
        who=case.known(INFORMED, Role.INFORMED), act=Act.CHOOSE_SUGGESTED, verb=Verb.MAY_NOT, cite="16B1(a)"
    )
    yield Authorized(what=What.TEMPO_AND_MANNER, to=informed_opponents(case), cite="73D1")
    yield from rights_reserved(case)
    yield PlayOn(cite="16B3")
    if not case[SUGGESTS]:
        yield ScoreStands(cite="16B1(a)")
    elif not logical_alternative(case):
        yield ScoreStands(cite="16B1(b)")
    elif not case[CHOSE]:
        yield ScoreStands(cite="16B1(a)")
    elif not case[DAMAGED]:
        yield ScoreStands(cite="16B3", see=("12B1",))
    else:
        yield Adjust(form=Form.ASSIGNED, because=Reason.INFORMATION, cite="16B3", see=("16B1(a)", "12C1(c)"))
        yield by_12("16B3")


def logical_alternative(case: Case) -> bool:
    """What the Director says outright, or what the poll of 16B1(b) showed, or his judgement without one."""
    if case.check(ALTERNATIVE) is not None:
        return case[ALTERNATIVE]
    case.setting("poll_considered_percent")
    one_suffices = case.setting("poll_chosen_least") == 1
    if case[POLL] is Poll.NO_POLL:
        return case[ALTERNATIVE]
    return case[POLL] is Poll.CHOSEN or (case[POLL] is Poll.ONE_CHOSE and one_suffices)


def informed_opponents(case: Case) -> Who:
    """The opponents of the player who has the information."""
    informed = case.known(INFORMED)
    return Role.INFORMED_OPPONENTS if informed is None else informed.side.opponents


def rights_reserved(case: Case) -> Provisions:
    """What an opponent may announce at once, unless the authority has him call the Director instead."""
    opponents = informed_opponents(case)
    rights = case.setting("reserve_rights")
    if rights == "allowed":
        yield Permitted(who=opponents, act=Act.RESERVE_RIGHTS, cite="16B2")
    else:
        yield Prohibited(who=opponents, act=Act.RESERVE_RIGHTS, verb=Verb.SHOULD, cite="16B2")
    if rights == "director_must_be_called":
        yield Required(who=opponents, act=Act.CALL_DIRECTOR, verb=Verb.MUST, cite="16B2")
    yield Required(
        who=case.known(INFORMED, Role.INFORMED),
        act=Act.CALL_IF_DISPUTED,
        verb=Verb.SHOULD,
        cite="16B2",
    )


def withdrawn() -> Provisions:
    """Open to the innocent side whoever's action it was, closed to the offenders whoever's it was."""
    yield Authorized(what=What.WITHDRAWN_ACTIONS, to=Role.NON_OFFENDING_SIDE, cite="16C1", see=("16A1(b)",))
    yield Unauthorized(what=What.WITHDRAWN_ACTIONS, to=Role.OFFENDING_SIDE, cite="16C2")
    yield Prohibited(
        who=Role.OFFENDING_SIDE, act=Act.CHOOSE_SUGGESTED, verb=Verb.MAY_NOT, cite="16C2", see=("16B1(b)",)
    )


def from_elsewhere(case: Case) -> Provisions:
    informed = case.known(INFORMED, Role.INFORMED)
    yield Required(who=informed, act=Act.TELL_DIRECTOR_AT_ONCE, verb=Verb.SHOULD, cite="16D1")
    called = case[CALL_MADE]
    if called and case[EXPOSED]:
        yield ContinuesIn(law="24", cite="24")
    elif not case[HARMFUL]:
        yield PlayOn(cite="16D2")
    elif called:
        yield from option_after(case)
    else:
        yield from option_before(case)


def option_before(case: Case) -> Provisions:
    match case[BEFORE]:
        case Before.MOVE:
            yield MovePlayer(cite="16D2(a)")
            yield PlayOn(cite="16D2(a)")
        case Before.REDEAL:
            yield NewDeal(verb=Verb.MAY, cite="16D2(b)")
        case Before.PLAY:
            yield from played_and_looked_at(case, "16D2(c)")
        case Before.ADJUST:
            yield from adjusted_now("16D2(d)")


def option_after(case: Case) -> Provisions:
    if case[AFTER] is After.PLAY:
        yield from played_and_looked_at(case, "16D3")
    else:
        yield from adjusted_now("16D3")


def played_and_looked_at(case: Case, cite: str) -> Provisions:
    yield PlayOn(cite=cite)
    if case[AFFECTED]:
        yield Adjust(form=Form.EITHER, because=Reason.KNOWLEDGE, cite=cite)
        yield by_12(cite)
    else:
        yield ScoreStands(cite=cite)


def adjusted_now(cite: str) -> Provisions:
    yield StopBoard(cite=cite)
    yield Adjust(form=Form.EITHER, because=Reason.INTERFERES, cite=cite, see=("12C2(a)",))
    yield by_12(cite, "86B")
