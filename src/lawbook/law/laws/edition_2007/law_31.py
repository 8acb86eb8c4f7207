"""A bid out of rotation that nobody accepts; an artificial pass is ruled on in the same way.

At his right-hand opponent's turn the offender repeats it if that opponent passes, and nothing follows. If the
opponent does not pass, partner passes once where the offender names the same denomination again, and to the end
otherwise. At his partner's turn, or at that of a dealer on the left, partner passes to the end whatever he calls.
"""

from lawbook.bridge import Bid
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Moment, yes_no
from lawbook.law.laws.edition_2007.information import closed_to_offenders, damage_looked_at
from lawbook.law.laws.law_29 import CALLED, CHANGES, WHOSE_TURN, Called, Turn, cancelled
from lawbook.law.laws.law_31 import RHO_PASSES, repeated
from lawbook.law.lead_2007 import lead_restricted_2007
from lawbook.law.obligation import partner_passes
from lawbook.law.provision import MayCall, Until
from lawbook.law.role import Role
from lawbook.law.same import as_then, found_then
from lawbook.table.seen.call import replacement
from lawbook.table.seen.sight import IrregularCall, of_call


@of_call
def _same_denomination(call: IrregularCall) -> bool | None:
    first, instead = call.matter.call, replacement(call)
    if instead is None or not isinstance(first, Bid):
        return None
    return isinstance(instead, Bid) and instead.strain is first.strain


SAME_DENOMINATION = yes_no(
    "denomination_repeated",
    "Does he, when it is his turn, bid the same denomination as in his bid out of rotation?",
    moment=Moment.REPLACEMENT,
    seen=_same_denomination,
)


@law("31", edition=2007, title="Bid out of rotation")
def bid_out_of_rotation_2007(case: Case) -> Provisions:
    if not (yield from found_then(cancelled(case, CHANGES["31"]))):
        return
    yield closed_to_offenders()
    if case[WHOSE_TURN] is not Turn.RHO:
        yield MayCall(seat=Role.OFFENDER, cite="31B")
        yield from silenced(case, "31B")
    elif case[RHO_PASSES]:
        yield from as_then(repeated(case))
    else:
        yield MayCall(seat=Role.OFFENDER, cite="31A2")
        yield from called_anew(case)


def called_anew(case: Case) -> Provisions:
    """A pass counts here only if it was artificial, and names no denomination."""
    if case[CALLED] is Called.BID and case[SAME_DENOMINATION]:
        yield from partner_passes("31A2(a)", Until.ONCE)
        yield damage_looked_at()
    else:
        yield from silenced(case, "31A2(b)")


def silenced(case: Case, cite: str) -> Provisions:
    yield from partner_passes(cite, Until.AUCTION)
    yield damage_looked_at()
    yield from lead_restricted_2007(case, cite)
