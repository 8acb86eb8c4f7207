"""Two players call at the same moment.

The call of the player whose turn it was comes first, and the other counts as made after it. That may make
it a call in turn, to be ruled on as such, or a call out of rotation.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, yes_no
from lawbook.law.laws.law_36 import IN_TURN
from lawbook.law.offence import WHAT_HE_CALLED
from lawbook.law.provision import CallStands, ContinuesIn, DeemedLater, Gap, Silent
from lawbook.law.role import Role
from lawbook.table import Fault
from lawbook.table.seen.sight import View
from lawbook.table.seen.together import fault_of_later, later_caller, next_player, one_in_turn


class Order(Label):
    """What a call is once it counts as the later of two."""

    LEGAL = "legal", "Legal"
    INSUFFICIENT = "insufficient", "An insufficient bid"
    INADMISSIBLE = "inadmissible", "An inadmissible double or redouble"


def _later(view: View) -> Order | None:
    if later_caller(view) is None:
        return None
    fault = fault_of_later(view)
    return Order.LEGAL if fault is None else ORDERS.get(fault)


ORDERS = {Fault.INSUFFICIENT: Order.INSUFFICIENT, Fault.INADMISSIBLE: Order.INADMISSIBLE}
ONE_IN_TURN = yes_no(
    "simultaneous_one_in_turn", "Was it the turn of one of the two players?", seen=one_in_turn
)
NEXT = yes_no(
    "simultaneous_next_player",
    "Does the other of the two sit on the left of the one whose turn it was?",
    seen=next_player,
)
LATER = one_of(
    "simultaneous_later_call",
    "What is his call, now that it comes after the first one?",
    Order,
    seen=_later,
)


@law("33", edition=2017, title="Simultaneous calls")
def simultaneous(case: Case) -> Provisions:
    if not case[ONE_IN_TURN]:
        yield Silent(what=Gap.NEITHER_IN_TURN, cite="17C", see=("33",))
        yield ContinuesIn(law="29", cite="29")
        return
    yield DeemedLater(seat=Role.OFFENDER, cite="33")
    if not case[NEXT]:
        yield ContinuesIn(law="29", cite="33", see=("29",))
        return
    later = case[LATER]
    if later is Order.LEGAL:
        yield CallStands(seat=Role.OFFENDER, call=case.known(WHAT_HE_CALLED), cite="33", see=("17C",))
    elif later is Order.INSUFFICIENT:
        yield ContinuesIn(law="27", given=((IN_TURN.key, "yes"),), cite="33", see=("27A1",))
    else:
        yield ContinuesIn(law="36", given=((IN_TURN.key, "yes"),), cite="33", see=("35A",))
