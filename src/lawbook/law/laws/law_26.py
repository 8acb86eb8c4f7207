"""A withdrawn call may cost its maker's partner the free choice of a lead.

Nothing happens if a comparable call has replaced it, if the offender's side declares, or if the Law that
dealt with the call says so. Otherwise declarer decides when the offender's partner first has to lead, at
whatever trick: he may bar one suit that the offender has not shown in the legal auction.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, one_of
from lawbook.law.laws.law_23 import comparable, handed_to_23
from lawbook.law.offence import OTHER_SIDE_TOO
from lawbook.law.provision import Authorized, NoRestriction, Unauthorized, Unrestricted, What
from lawbook.law.restriction import DEFENDS, lead_restricted
from lawbook.law.role import Role
from lawbook.table import Fault
from lawbook.table.auction.matter import Fate
from lawbook.table.seen.call import lho_called
from lawbook.table.seen.sight import IrregularCall, of_call


class Withdrawal(Label):
    """How a call came to be withdrawn."""

    UNINTENDED = "unintended", "It was unintended, and he put the call that he had meant in its place"
    LOWEST = (
        "lowest",
        "It was an insufficient bid, replaced by the lowest sufficient one that specifies the same",
    )
    TURN_TAKEN = (
        "turn_taken",
        "It was out of rotation, and the player whose turn it was called before a ruling",
    )
    CALLED_OVER = (
        "called_over",
        "It was an inadmissible double or redouble, and his left-hand opponent called over it before a ruling",
    )
    OTHERWISE = "otherwise", "In another way"


def withdrawal(call: IrregularCall) -> Withdrawal | None:
    """Whether a call was unintended, or a lowest bid specifies the same, is judged; the rest the record shows."""
    match call.matter.fault:
        case Fault.OUT_OF_ROTATION if call.fate is Fate.OVERTAKEN:
            return Withdrawal.TURN_TAKEN
        case Fault.OUT_OF_ROTATION if call.fate is Fate.REFUSED:
            return Withdrawal.OTHERWISE
        case Fault.INADMISSIBLE if lho_called(call) is not None:
            return Withdrawal.CALLED_OVER if lho_called(call) else Withdrawal.OTHERWISE
        case _:
            return None


WITHDRAWAL = one_of(
    "withdrawn_how", "How did the call come to be withdrawn?", Withdrawal, seen=of_call(withdrawal)
)

FOR_GOOD: Detail[What] = Detail(
    "withdrawn_for_good",
    of_call(
        lambda call: What.WITHDRAWN_CALLS if call.matter.fault in {Fault.CHANGED, Fault.TURN_LOST} else None
    ),
)
"""What is withdrawn with no turn to come at which it is replaced (Laws 17D3 and 25B)."""

EXEMPT = {
    Withdrawal.UNINTENDED: "25A1",
    Withdrawal.LOWEST: "27B1(a)",
    Withdrawal.TURN_TAKEN: "28B",
    Withdrawal.CALLED_OVER: "36A",
}

OTHERWISE = ((WITHDRAWAL.key, Withdrawal.OTHERWISE.value),)
"""What is told to this Law of a call that is withdrawn in none of the ways that cost no lead."""


@law("26", edition=2017, title="Call withdrawn, lead restrictions")
def call_withdrawn(case: Case) -> Provisions:
    how, both = case[WITHDRAWAL], case.check(OTHER_SIDE_TOO)
    if how in EXEMPT:
        yield NoRestriction(to=Role.OFFENDING_SIDE, cite=EXEMPT[how])
    elif not case[DEFENDS]:
        if not both:
            yield open_to_opponents()
            yield unless_replaced(case.known(FOR_GOOD, What.UNREPLACED_CALL))
        yield NoRestriction(to=Role.OFFENDING_SIDE, cite="26B")
    elif (yield from comparable(case)):
        yield Unrestricted(what=What.WITHDRAWN_CALLS, cite="26A", see=("23B",))
        yield NoRestriction(to=Role.OFFENDING_SIDE, cite="26A")
        yield handed_to_23(case)
    else:
        if not both:
            yield open_to_opponents()
            yield closed_to_offenders()
        yield from lead_restricted(case)


def open_to_opponents() -> Authorized:
    """The innocent side may use what a withdrawn call told."""
    return Authorized(what=What.WITHDRAWN_CALLS, to=Role.NON_OFFENDING_SIDE, cite="16C1")


def closed_to_offenders() -> Unauthorized:
    """The side of a withdrawn call that no comparable one has replaced may not."""
    return Unauthorized(what=What.WITHDRAWN_CALLS, to=Role.OFFENDING_SIDE, cite="16C2")


def unless_replaced(what: What = What.UNREPLACED_CALL) -> Unauthorized:
    """Until he repeats the call, or replaces it by a comparable one, his side may not use what it told."""
    return Unauthorized(what=what, to=Role.OFFENDING_SIDE, cite="16C2")
