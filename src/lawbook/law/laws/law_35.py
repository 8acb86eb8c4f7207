"""Four kinds of call are inadmissible, and each has a Law of its own.

None of them is ever offered to an opponent for acceptance, as an insufficient bid or a call out of rotation is.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of
from lawbook.law.provision import ContinuesIn
from lawbook.table import Fault
from lawbook.table.seen.sight import IrregularCall, of_call


class Inadmissible(Label):
    """What makes a call inadmissible, in the order of the Law."""

    DOUBLE = "double", "A double or redouble that Law 19 does not allow, as of partner's bid"
    OBLIGED = "obliged", "A bid, double or redouble by a player who has to pass"
    ABOVE_SEVEN = "above_seven", "A bid of more than seven"
    AFTER_THE_END = "after_the_end", "A call after the final pass of the auction"


OF_FAULT = {
    Fault.INADMISSIBLE: Inadmissible.DOUBLE,
    Fault.OBLIGED: Inadmissible.OBLIGED,
    Fault.ABOVE_SEVEN: Inadmissible.ABOVE_SEVEN,
    Fault.AFTER_THE_END: Inadmissible.AFTER_THE_END,
}
GOVERNS = {
    Inadmissible.DOUBLE: ("36", "35A"),
    Inadmissible.OBLIGED: ("37", "35B"),
    Inadmissible.ABOVE_SEVEN: ("38", "35C"),
    Inadmissible.AFTER_THE_END: ("39", "35D"),
}


@of_call
def _kind(call: IrregularCall) -> Inadmissible | None:
    return OF_FAULT.get(call.matter.fault)


KIND = one_of("inadmissible_call", "What makes the call inadmissible?", Inadmissible, seen=_kind)


@law("35", edition=2017, title="Inadmissible calls")
def inadmissible_calls(case: Case) -> Provisions:
    number, cite = GOVERNS[case[KIND]]
    yield ContinuesIn(law=number, cite=cite)
