"""What declarer may do with a lead depends on what the withdrawn call told.

If it told only of certain suits, and its maker has shown each of them since, the lead is free. If he has not, declarer
may require such a suit or forbid one. After any other withdrawn call he may forbid any one suit. Nothing happens if
the offender made the same call again, or if his side declares.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of
from lawbook.law.laws.edition_2007.information import closed_to_offenders, open_to_opponents
from lawbook.law.laws.law_26 import Withdrawal, withdrawal
from lawbook.law.lead_2007 import lead_restricted_2007
from lawbook.law.provision import NoRestriction
from lawbook.law.role import Role
from lawbook.table.seen.sight import IrregularCall, of_call


class Withdrawn(Label):
    """How a call came to be withdrawn."""

    UNINTENDED = Withdrawal.UNINTENDED.value, Withdrawal.UNINTENDED.phrase
    FREED = "freed", "It was an insufficient bid, and by 27B1 the call in its place costs nothing more"
    TURN_TAKEN = Withdrawal.TURN_TAKEN.value, Withdrawal.TURN_TAKEN.phrase
    CALLED_OVER = Withdrawal.CALLED_OVER.value, Withdrawal.CALLED_OVER.phrase
    OTHERWISE = Withdrawal.OTHERWISE.value, Withdrawal.OTHERWISE.phrase


BY_WORD = {how.value: how for how in Withdrawn}


@of_call
def _withdrawn(call: IrregularCall) -> Withdrawn | None:
    how = withdrawal(call)
    return None if how is None else BY_WORD[how.value]


WITHDRAWN = one_of("withdrawn_how_2007", "How did the call come to be withdrawn?", Withdrawn, seen=_withdrawn)
EXEMPT = {
    Withdrawn.UNINTENDED: "25A4",
    Withdrawn.FREED: "27B1",
    Withdrawn.TURN_TAKEN: "28B",
    Withdrawn.CALLED_OVER: "36A",
}


@law("26", edition=2007, title="Call withdrawn, lead restrictions")
def call_withdrawn_2007(case: Case) -> Provisions:
    how = case[WITHDRAWN]
    if how in EXEMPT:
        yield NoRestriction(to=Role.OFFENDING_SIDE, cite=EXEMPT[how])
        return
    yield open_to_opponents()
    yield closed_to_offenders()
    yield from lead_restricted_2007(case)
