"""An insufficient bid: let stand by the next opponent, or replaced by a legal call.

The lowest sufficient bid that specifies the same costs nothing, and so does a comparable call, but the
Director looks at the result when play has ended. Any other bid or pass silences partner for the rest of
the auction; a double or another insufficient bid is cancelled first. What counts is what a bid specifies,
not what it names. A bid out of rotation as well belongs to Law 31.
"""

from lawbook.bridge import Bid, Call, Word
from lawbook.label import Label
from lawbook.law.acceptance import Acceptance, offered
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Finding, Provisions
from lawbook.law.disputed import followed
from lawbook.law.fact import Detail, Moment, choose, judge, one_of, proviso, yes_no
from lawbook.law.laws.law_23 import REPLACEMENT, comparable, looked_back_at
from lawbook.law.laws.law_26 import closed_to_offenders, open_to_opponents
from lawbook.law.laws.law_36 import IN_TURN
from lawbook.law.obligation import looked_at_later, partner_passes
from lawbook.law.provision import (
    Calls,
    CallStands,
    CancelCall,
    ContinuesIn,
    Dispute,
    MustCall,
    NoFurtherRectification,
    NoRestriction,
    Reading,
    ReplacementStands,
    Unrestricted,
    Until,
    What,
)
from lawbook.law.restriction import lead_restricted
from lawbook.law.role import Role
from lawbook.table import Fault
from lawbook.table.seen.call import called_next, replaced_early, replacement, second_accepted, third_call
from lawbook.table.seen.sight import IrregularCall, of_call


class Correction(Label):
    """What is put in the place of an insufficient bid."""

    BID = "bid", "A sufficient bid"
    PASS = "pass", "A pass"
    DOUBLE = "double", "A double or redouble"
    INSUFFICIENT = "insufficient", "Another insufficient bid"


def replaced_legally(call: IrregularCall) -> bool:
    """Whether what was put in the place of the call that is looked at was no insufficient bid."""
    first, instead = call.matter, replacement(call)
    again = (m for m in call.table.matters if m.fault is Fault.INSUFFICIENT and m.call == instead)
    return not any(m.seat is first.seat and m.number > first.number for m in again)


@of_call
def _corrected(call: IrregularCall) -> Correction | None:
    instead = replacement(call)
    if instead is None:
        return None
    if isinstance(instead, Bid):
        return Correction.BID if replaced_legally(call) else Correction.INSUFFICIENT
    return Correction.PASS if instead is Word.PASS else Correction.DOUBLE


PREMATURE = yes_no(
    "replaced_before_ruling",
    "Has he replaced it already?",
    seen=of_call(replaced_early),
)
CORRECTION = one_of(
    "insufficient_replaced_by",
    "What replaces it?",
    Correction,
    whole="What does he put in the place of the insufficient bid?",
    moment=Moment.REPLACEMENT,
    seen=_corrected,
)
SAME_DENOMINATION = judge(
    "lowest_same_denomination",
    "Is it the lowest sufficient bid that specifies the same denomination, or denominations?",
    moment=Moment.REPLACEMENT,
    aid="comparable_call",
)
SHOWS_MORE = proviso(
    "replacement_shows_more",
    "Does the new bid show more than the withdrawn one, such as a further suit?",
    "the new bid shows more than the withdrawn one, such as a further suit",
    "27B1(a)",
)
SECOND = choose(
    "lho_accepts_second",
    "Is the second insufficient bid accepted?",
    Acceptance,
    by=Role.LHO,
    moment=Moment.REPLACEMENT,
    seen=of_call(
        lambda call: {True: Acceptance.ACCEPT, False: Acceptance.REFUSE, None: None}[second_accepted(call)]
    ),
)
DOUBLE_OR_REDOUBLE = {Word.DOUBLE, Word.REDOUBLE}
DOUBLES = proviso(
    "third_call_doubles",
    "Has he put a double or redouble in the place of the second insufficient bid?",
    unless="he then doubles or redoubles",
    cite="27B3",
    seen=of_call(lambda call: None if third_call(call) is None else third_call(call) in DOUBLE_OR_REDOUBLE),
)
TOO_SOON: Detail[Call] = Detail("put_in_its_place", of_call(called_next))
THIRD: Detail[Call] = Detail("third_call", of_call(third_call))


@law("27", edition=2017, title="Insufficient bid")
def insufficient_bid(case: Case) -> Provisions:
    if not (yield from taken_back(case)):
        return
    early, correction = too_soon(case), case[CORRECTION]
    if correction is Correction.INSUFFICIENT:
        yield from insufficient_again(case, early)
    elif correction is Correction.BID and case[SAME_DENOMINATION] and (yield from denomination_enough(case)):
        yield from freed(case, "27B1(a)", "27B1(a)", early)
    elif (yield from comparable(case)):
        yield from freed(case, "27B1(b)", "26A", early)
    elif correction is Correction.DOUBLE:
        yield cancelled(case, REPLACEMENT, "27B3", early)
        yield chooses_again(Calls.BID_OR_PASS, "27B3")
        yield from silenced("27B3")
        yield from lead_restricted(case, "27B3")
    else:
        yield stands(case, "27B2", early)
        yield from silenced("27B2")
        yield from lead_restricted(case, "27B2")


def taken_back(case: Case) -> Finding:
    """Whether the bid was made in turn and does not stand, so that its replacement is looked at."""
    if not case[IN_TURN]:
        yield ContinuesIn(law="31", cite="27A2")
        return False
    early = too_soon(case)
    if (yield from offered(case, "27A1", *early)):
        if early:  # what he had put in its place is withdrawn
            yield cancelled(case, TOO_SOON, "27C", ("27A1",))
            yield open_to_opponents()
            yield closed_to_offenders()
        return False
    if not early:
        yield MustCall(seat=Role.OFFENDER, calls=Calls.LEGAL, cite="27B")
    return True


def too_soon(case: Case) -> tuple[str, ...]:
    """The clause that is cited where he has replaced it before anything was ruled."""
    return ("27C",) if case[PREMATURE] else ()


def second_stands(case: Case, early: tuple[str, ...]) -> Finding:
    """Whether a second insufficient bid in the place of the first is accepted; otherwise it is cancelled too."""
    accepted = case[SECOND] is Acceptance.ACCEPT
    if accepted:
        call = case.known(REPLACEMENT)
        yield CallStands(seat=Role.OFFENDER, call=call, cite="27B4", see=("27A1", *early))
    else:
        yield cancelled(case, REPLACEMENT, "27B4", early)
    return accepted


def insufficient_again(case: Case, early: tuple[str, ...]) -> Provisions:
    if (yield from second_stands(case, early)):
        return
    yield chooses_again(Calls.NO_OTHER_DOUBLE, "27B4")
    yield from silenced("27B4")
    if case.unless(DOUBLES):
        if (yield from comparable(case)):
            yield NoRestriction(to=Role.OFFENDING_SIDE, cite="26A")
            return
        yield cancelled(case, THIRD, "27B3", ())
        yield chooses_again(Calls.BID_OR_PASS, "27B3")
    yield from lead_restricted(case, "27B4")


def denomination_enough(case: Case) -> Finding:
    """Whether the same denomination frees a bid that shows more than the withdrawn one."""
    if not case.unless(SHOWS_MORE):
        return True
    return (yield from followed(case, Dispute.BID_SHOWS_MORE, "27B1(a)")) is Reading.DENOMINATION


def freed(case: Case, cite: str, leads: str, early: tuple[str, ...]) -> Provisions:
    """Nothing more now; the clause on leads is not the same for both ways."""
    yield stands(case, cite, early)
    yield NoFurtherRectification(cite=cite)
    yield Unrestricted(what=What.WITHDRAWN_CALLS, cite=cite)
    yield NoRestriction(to=Role.OFFENDING_SIDE, cite=leads)
    yield from looked_back_at(case, "27D")


def cancelled(case: Case, call: Detail[Call], cite: str, early: tuple[str, ...]) -> CancelCall:
    """A replacement that is not allowed."""
    return CancelCall(seat=Role.OFFENDER, call=case.known(call), cite=cite, see=early)


def chooses_again(calls: Calls, cite: str) -> MustCall:
    """He calls once more; his partner is silenced whatever he chooses."""
    see = () if cite == "27B3" else ("27B3",)
    return MustCall(seat=Role.OFFENDER, calls=calls, cite=cite, see=see)


def silenced(cite: str) -> Provisions:
    yield from partner_passes(cite, Until.AUCTION)
    yield open_to_opponents()
    yield closed_to_offenders()
    yield looked_at_later("72", "72C")


def stands(case: Case, cite: str, early: tuple[str, ...]) -> ReplacementStands:
    call = case.known(REPLACEMENT)
    return ReplacementStands(seat=Role.OFFENDER, call=call, cite=cite, see=early)
