"""What a player may use, and what he must not.

Legal calls and plays, what the Laws allow and what he knew before are his to use; anything else that
comes from partner is not, and he may not choose what it suggests over a logical alternative. Calls
and plays that were withdrawn are open to the innocent side only. What he learns by accident from
elsewhere is told to the Director, who has four options before the first call and two after it.
Law 13 governs cards seen because a hand was miscounted, not this one.

In 2007 a clause of its own barred whatever was not authorized, and he might not choose what partner's information
could have suggested; after the first call the board was played.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.elsewhere import AFFECTED, INFORMED, from_elsewhere, seen_elsewhere
from lawbook.law.fact import Moment, Source, judge, one_of, proviso, yes_no
from lawbook.law.laws.law_12 import DAMAGED
from lawbook.law.provision import (
    Act,
    Authorized,
    Permitted,
    PlayOn,
    Prohibited,
    Reason,
    Required,
    ScoreStands,
    Unauthorized,
    Verb,
    What,
)
from lawbook.law.redress import assigned
from lawbook.law.role import Role, Who
from lawbook.law.same import as_then
from lawbook.table import Table
from lawbook.table.seen.sight import of_record

__all__ = ["AFFECTED"]  # asked only after other questions, but its evidence is wanted before


class Origin(Label):
    """Where a piece of information comes from."""

    LEGAL = "legal", "From the legal calls and plays of this board, or illegal ones that were accepted"
    ALLOWED = "allowed", "From a procedure, or something else, that a Law or regulation lets him use"
    BEFORE = "before", "He had it before he took his hand from the board"
    OWN = "own", "From his estimate of his own score, the opponents' habits or the conditions of the contest"
    PARTNER = "partner", "From his partner, other than by a legal call or play"
    WITHDRAWN = "withdrawn", "From a call or play that was withdrawn or cancelled"
    ELSEWHERE = "elsewhere", "By accident, from anywhere else"


class Poll(Label):
    """What a poll of his peers showed about the other action, put to them without the information."""

    CHOSEN = "chosen", "A good part of them seriously considered it, and some chose it"
    ONE_CHOSE = "one_chose", "A good part of them seriously considered it, and exactly one chose it"
    CONSIDERED = "considered", "A good part of them seriously considered it, but nobody chose it"
    NOT_CONSIDERED = "not_considered", "Few or none of them considered it seriously"
    NO_POLL = "no_poll", "There was no poll"


@of_record
def _sight(table: Table) -> Origin | None:
    """A card that was seen, or what partner gave away."""
    if seen_elsewhere(table):
        return Origin.ELSEWHERE
    return None if table.gave_away is None else Origin.PARTNER


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
COULD_SUGGEST = judge(
    "could_have_suggested",
    "Could it demonstrably have suggested one action over another?",
    moment=Moment.END_OF_PLAY,
)
CHOSE = yes_no("chose_suggested", "Did he choose the suggested action?", moment=Moment.END_OF_PLAY)

USABLE = {
    Origin.LEGAL: (What.LEGAL_ACTIONS, "16A1(a)"),
    Origin.ALLOWED: (What.ALLOWED, "16A1(c)"),
    Origin.OWN: (What.OWN_KNOWLEDGE, "16A2"),
}


TITLE = "Authorized and unauthorized information"


@law("16", edition=2017, title=TITLE)
def information(case: Case) -> Provisions:
    match case[ORIGIN]:
        case Origin.BEFORE:
            yield from known_before(case)
        case Origin.PARTNER:
            yield from from_partner(case)
        case Origin.WITHDRAWN:
            yield from withdrawn(case)
        case Origin.ELSEWHERE:
            yield from from_elsewhere(case)
        case usable:
            what, cite = USABLE[usable]
            yield Authorized(what=what, to=Role.INFORMED, cite=cite)


@law("16", edition=2007, title=TITLE)
def information_2007(case: Case) -> Provisions:
    yield from as_then(information(case))


def known_before(case: Case) -> Provisions:
    if not case.unless(BARRED):
        yield Authorized(what=What.PRIOR_KNOWLEDGE, to=Role.INFORMED, cite="16A1(d)")
        return
    yield Unauthorized(what=What.PRIOR_KNOWLEDGE, to=Role.INFORMED, cite="16A1(d)")
    if case.edition < 2017:
        yield from barred_then(case)


def barred_then(case: Case) -> Provisions:
    """In 2007 a clause barred what is not authorized, and another gave the redress."""
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
    informed = case.known(INFORMED, Role.INFORMED)
    suggested, worth = (SUGGESTS, "12C1(c)") if case.edition >= 2017 else (COULD_SUGGEST, "12C1(a)")
    yield Unauthorized(what=What.FROM_PARTNER, to=informed, cite="16B1")
    yield Prohibited(who=informed, act=no_choosing(case), verb=Verb.MAY_NOT, cite="16B1(a)")
    yield Authorized(what=What.TEMPO_AND_MANNER, to=informed_opponents(case), cite="73D1")
    yield from rights_reserved(case)
    yield PlayOn(cite="16B3")
    if not case[suggested]:
        yield ScoreStands(cite="16B1(a)")
    elif not logical_alternative(case):
        yield ScoreStands(cite="16B1(b)")
    elif not case[CHOSE]:
        yield ScoreStands(cite="16B1(a)")
    elif not case[DAMAGED]:
        yield ScoreStands(cite="16B3", see=("12B1",))
    else:
        yield from assigned(Reason.INFORMATION, "16B3", "16B1(a)", worth)


def no_choosing(case: Case) -> Act:
    """What he may not choose: in 2007 what the information could have suggested, since then what it suggests."""
    return Act.CHOOSE_SUGGESTED if case.edition >= 2017 else Act.CHOOSE_POSSIBLY_SUGGESTED


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


def withdrawn(case: Case) -> Provisions:
    """Open to the innocent side whoever's action it was, closed to the offenders whoever's it was."""
    yield Authorized(what=What.WITHDRAWN_ACTIONS, to=Role.NON_OFFENDING_SIDE, cite="16C1", see=("16A1(b)",))
    yield Unauthorized(what=What.WITHDRAWN_ACTIONS, to=Role.OFFENDING_SIDE, cite="16C2")
    act, see = no_choosing(case), ("16B1(b)",)
    yield Prohibited(who=Role.OFFENDING_SIDE, act=act, verb=Verb.MAY_NOT, cite="16C2", see=see)
