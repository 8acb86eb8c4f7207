"""A player changes his call: one that he never meant to make, or one that he did.

A slip of the hand or the tongue may be put right until partner calls, however it came to light. A
call that was meant stands; if another is put in its place all the same, the left-hand opponent may
accept the second, and otherwise it is cancelled. A first call that was itself irregular comes under
the Law on that irregularity.
"""

from lawbook.bridge import Seat
from lawbook.label import Label
from lawbook.law.acceptance import offered
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.disputed import followed
from lawbook.law.fact import Detail, judge, one_of, proviso, yes_no
from lawbook.law.laws.law_22 import PERIOD_OVER
from lawbook.law.laws.law_26 import OTHERWISE
from lawbook.law.offence import OFFENDER
from lawbook.law.provision import (
    AuctionPeriodOver,
    Authorized,
    Calls,
    CallStands,
    ContinuesIn,
    Dispute,
    FirstCallStands,
    FirstCallWithdrawn,
    MayChangeCall,
    MustCall,
    NoCallYet,
    NoRestriction,
    Reading,
    Unauthorized,
    What,
)
from lawbook.law.role import Role
from lawbook.table import Fault, TurnOf
from lawbook.table.seen.call import had_called, whose_turn
from lawbook.table.seen.change_of_call import (
    called_over_first,
    changed_call_fault,
    first_call_fault,
    said_call_unintended,
)
from lawbook.table.seen.sight import IrregularCall, View, of_call, record_of


class Regular(Label):
    """Whether a call is in order."""

    LEGAL = "legal", "It is in order, or it was accepted"
    INSUFFICIENT = "insufficient", "It is an insufficient bid"
    INADMISSIBLE = "inadmissible", "It is a double or redouble that cannot be made here"
    OUT_OF_ROTATION = "out_of_rotation", "It was made out of turn"


class Reached(Label):
    """How far the first bidding card had come, the less before the more."""

    IN_BOX = "in_box", "It was touched, but not taken out of the box"
    OUT = "out", "It was taken out of the box, with the intent to call"
    HELD = "held", "It was held touching the table or nearly so, or so that it showed a call"
    PLACED = "placed", "It lay on the table, not yet let go"
    RELEASED = "released", "It lay on the table, and he had let it go"


@of_call
def _replaced(call: IrregularCall) -> bool | None:
    """Whether a second call was put over the first: openly, or out of turn before the next player's."""
    if call.matter.fault is Fault.CHANGED:
        return not call.matter.only_said
    return True if whose_turn(call) is TurnOf.LHO and had_called(call) else None


@of_call
def _partner_called(call: IrregularCall) -> bool | None:
    return called_over_first(call, call.seat.partner)


@of_call
def _lho_called(call: IrregularCall) -> bool | None:
    return called_over_first(call, call.seat.lho)


@of_call
def _first_call(call: IrregularCall) -> Regular | None:
    wrong = first_call_fault(call)
    return None if wrong is None else REGULAR.get(wrong[0])


@of_call
def _irregular(call: IrregularCall) -> bool | None:
    wrong = first_call_fault(call)
    return None if wrong is None else wrong[0] is not None


@of_call
def _meant(call: IrregularCall) -> Regular | None:
    wrong = changed_call_fault(call)
    return None if wrong is None else REGULAR.get(wrong[0])


REGULAR = {
    None: Regular.LEGAL,
    Fault.INSUFFICIENT: Regular.INSUFFICIENT,
    Fault.INADMISSIBLE: Regular.INADMISSIBLE,
    Fault.OUT_OF_ROTATION: Regular.OUT_OF_ROTATION,
}
UNINTENDED = judge(
    "first_call_unintended",
    "Did he, when he made the first call, mean to make another one: a slip of the hand or tongue, not a change"
    " of mind and not a lapse of thought?",
    seen=of_call(said_call_unintended),
)
PARTNER_CALLED = yes_no("partner_called_over_first", "Has his partner called since?", seen=_partner_called)
REPLACED = yes_no("second_call_made", "Has he put a second call in place of the first?", seen=_replaced)
REACHED = one_of(
    "first_card_reached",
    "How far had the bidding card of the first call come?",
    Reached,
    seen=of_call(lambda _: Reached.RELEASED),
)
FIRST_CALL = one_of("first_call_was", "Was the first call itself in order?", Regular, seen=_first_call)
IRREGULAR = proviso(
    "first_call_irregular",
    "Was the call that he made itself irregular?",
    unless="the call that he made was itself irregular",
    cite="25A2",
    seen=_irregular,
)
LHO_CALLED = yes_no(
    "lho_called_over_first", "Has his left-hand opponent called over the first call?", seen=_lho_called
)
MEANT_CALL = one_of("call_meant_is", "Is the call that he meant in order?", Regular, seen=_meant)

MADE = {
    "removed_with_intent": Reached.OUT,
    "held_at_table": Reached.HELD,
    "placed": Reached.PLACED,
    "released": Reached.RELEASED,
}
"""How far a bidding card has to come for a call to be made, where the authority has laid it down."""


def _maker(view: View) -> Seat | None:
    """Whose call it is; where nothing is irregular yet, that of the only player who has called."""
    offender = OFFENDER.seen(view)
    callers = {made.seat for made in record_of(view).bidding.live}
    return next(iter(callers)) if offender is None and len(callers) == 1 else offender


MAKER: Detail[Seat] = Detail("maker", _maker)

GOVERNED_BY = {Regular.INSUFFICIENT: "27", Regular.INADMISSIBLE: "36", Regular.OUT_OF_ROTATION: "29"}


@law("25", edition=2017, title="Legal and illegal changes of call")
def change_of_call(case: Case) -> Provisions:
    if case.unless(PERIOD_OVER):
        yield AuctionPeriodOver(cite="25A5", see=("17D",))
        yield from partner_heard(case, "25A5")
    elif case.check(PARTNER_CALLED) and case[PARTNER_CALLED]:  # then nobody asks what he meant
        yield from not_allowed(case, "25A4")
    elif not case[UNINTENDED]:
        yield from not_allowed(case, "25A2")
    elif case[PARTNER_CALLED]:
        yield from not_allowed(case, "25A4")
    else:
        yield from slip_put_right(case)


def slip_put_right(
    case: Case, *, lhos: str = "25A6", free: str = "25A1", see: tuple[str, ...] = ("25A3",)
) -> Provisions:
    """What he meant takes its place, and the next player may change a call made over it; by the clauses that say so."""
    yield FirstCallWithdrawn(seat=Role.OFFENDER, cite="25A1", see=see)
    yield MustCall(seat=Role.OFFENDER, calls=Calls.INTENDED, cite="25A1")
    if case[LHO_CALLED]:
        yield MayChangeCall(seat=Role.LHO, cite=lhos)
        yield Authorized(what=What.WITHDRAWN_CALLS, to=Role.NON_OFFENDING_SIDE, cite=lhos)
        yield Unauthorized(what=What.WITHDRAWN_CALLS, to=Role.OFFENDING_SIDE, cite=lhos)
    meant = case[MEANT_CALL]
    if meant is Regular.LEGAL:
        yield CallStands(seat=Role.OFFENDER, cite="25A1")
        yield NoRestriction(to=Role.OFFENDING_SIDE, cite=free)
    else:
        yield ContinuesIn(law=GOVERNED_BY[meant], cite="25A1")


def not_made(case: Case) -> bool:
    """Whether there was no first call yet, by what the authority has laid down for bidding boxes."""
    needed = MADE.get(case.setting("call_made_when"))
    order = list(Reached)
    return needed is not None and order.index(case[REACHED]) < order.index(needed)


def not_allowed(case: Case, cite: str) -> Provisions:
    if not_made(case):
        yield NoCallYet(seat=Role.OFFENDER, cite="18F")
        yield ContinuesIn(law="16", given=(("information_from", "partner"),), cite="16B1", see=("18F",))
    elif not case[REPLACED]:
        yield from said_only(case, cite)
    elif case[FIRST_CALL] is not Regular.LEGAL:
        yield ContinuesIn(law=GOVERNED_BY[case[FIRST_CALL]], cite="25B", see=(cite,))
    else:
        yield from second_call(case, cite)


def said_only(case: Case, cite: str) -> Provisions:
    """He has put nothing in its place: his call stands, unless it was irregular, and partner may not use the remark."""
    if case.unless(IRREGULAR) and (wrong := case[FIRST_CALL]) is not Regular.LEGAL:
        yield ContinuesIn(law=GOVERNED_BY[wrong], cite=cite)
    else:
        yield from partner_heard(case, cite)


def partner_heard(case: Case, cite: str) -> Provisions:
    """The call stands, and partner has heard that another was meant."""
    yield CallStands(seat=case.known(MAKER, Role.OFFENDER), cite=cite)
    yield Unauthorized(what=What.FROM_PARTNER, to=Role.OFFENDERS_PARTNER, cite="16B1")
    given = (("information_from", "partner"),)
    yield ContinuesIn(law="16", given=given, cite="16B1", see=(cite,))


def second_call(case: Case, cite: str) -> Provisions:
    if (yield from offered(case, "25B1", cite)):
        yield FirstCallWithdrawn(seat=Role.OFFENDER, cite="25B1", see=(cite,))
        changed = "25B1"
    else:
        yield FirstCallStands(seat=Role.OFFENDER, cite="25B2", see=(cite,))
        changed = "25B2"
    yield Authorized(what=What.WITHDRAWN_CALLS, to=Role.NON_OFFENDING_SIDE, cite="25B3", see=("16C1",))
    yield Unauthorized(what=What.WITHDRAWN_CALLS, to=Role.OFFENDING_SIDE, cite="25B3", see=("16C2",))
    if (
        changed == "25B2"
        and (yield from followed(case, Dispute.LEAD_AFTER_FIRST_CALL_STANDS, "25B2")) is Reading.NO_LAW_26
    ):
        yield NoRestriction(to=Role.OFFENDING_SIDE, cite="25B2")
    else:
        yield ContinuesIn(law="26", given=OTHERWISE, cite=changed)
