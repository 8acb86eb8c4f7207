"""A call after the auction has ended counts for nothing.

Only a bid, double or redouble by a defender over which nobody called can cost anything, by a restricted lead.
If one of the passes that seemed to end the auction robbed a player of his turn, it has not ended, and Law 17
takes over.
"""

from lawbook.bridge import Word
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import yes_no
from lawbook.law.laws.law_36 import LHO_CALLED, cancelled_calls
from lawbook.law.offence import WHAT_HE_CALLED
from lawbook.law.provision import (
    AuctionOver,
    CancelCall,
    CancelFrom,
    ContinuesIn,
    NoRestriction,
    What,
)
from lawbook.law.restriction import DEFENDS, lead_restricted
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table import Fault
from lawbook.table.seen.sight import of_call

TURN_LOST = yes_no(
    "final_pass_took_turn",
    "Was one of the passes that ended the auction out of rotation, so that a player lost his turn?",
    seen=of_call(lambda call: False if call.matter.fault is Fault.AFTER_THE_END else None),
)
PASSED = yes_no(
    "extra_call_was_pass",
    "Was the call a pass?",
    seen=of_call(lambda call: call.matter.call is Word.PASS),
)


TITLE = "Call after final pass"


@law("39", edition=2017, title=TITLE)
def call_after_final_pass(case: Case) -> Provisions:
    if case[TURN_LOST]:
        yield ContinuesIn(law="17", cite="17D3")
        return
    call = case.known(WHAT_HE_CALLED)
    yield CancelCall(seat=Role.OFFENDER, call=call, cite="39A")
    yield AuctionOver(cite="39A")
    called_over = case[LHO_CALLED]
    if called_over:
        yield CancelFrom(seat=Role.OFFENDER, cite="39A")
    yield from cancelled_calls(What.WITHDRAWN_CALLS)
    if called_over or case[PASSED] or not case[DEFENDS]:
        yield NoRestriction(to=Role.OFFENDING_SIDE, cite="39B")
    else:
        yield from lead_restricted(case, "39C", other_call=True)


@law("39", edition=2007, title=TITLE)
def call_after_final_pass_2007(case: Case) -> Provisions:
    yield from as_then(call_after_final_pass(case))
