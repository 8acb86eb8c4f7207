"""A pass out of rotation that nobody accepts.

As long as nobody has bid, and at his right-hand opponent's turn, the offender passes once more. At his partner's turn,
after a bid, he is silent for the rest of the auction, and his partner may bid or pass at that turn, but not double.
An artificial pass, or one of partner's artificial call, is ruled on like a bid.
"""

from lawbook.bridge import Bid
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import yes_no
from lawbook.law.laws.edition_2007.information import closed_to_offenders, damage_looked_at
from lawbook.law.laws.law_29 import ARTIFICIAL, CHANGES, WHOSE_TURN, Turn, cancelled
from lawbook.law.provision import Calls, ContinuesIn, MustCall, MustPass, Until
from lawbook.law.role import Role
from lawbook.law.same import found_then
from lawbook.table.seen.sight import IrregularCall, of_call


@of_call
def _bid_made(call: IrregularCall) -> bool:
    return any(isinstance(made.call, Bid) for made in call.table.auction_at(call.matter.number).live)


BID_MADE = yes_no("bid_made_before", "Had any player bid before this pass?", seen=_bid_made)


@law("30", edition=2007, title="Pass out of rotation")
def pass_out_of_rotation_2007(case: Case) -> Provisions:
    if case.unless(ARTIFICIAL):
        yield ContinuesIn(law="31", cite="30C")
        return
    if not (yield from found_then(cancelled(case, CHANGES["30"]))):
        return
    if not case[BID_MADE]:
        yield MustPass(seat=Role.OFFENDER, until=Until.ONCE, cite="30A")
    elif case[WHOSE_TURN] is Turn.PARTNER:
        yield MustPass(seat=Role.OFFENDER, until=Until.AUCTION, cite="30B2(a)")
        yield MustCall(seat=Role.OFFENDERS_PARTNER, calls=Calls.BID_OR_PASS, cite="30B2(b)")
    else:
        yield MustPass(seat=Role.OFFENDER, until=Until.ONCE, cite="30B1")
    yield closed_to_offenders()
    yield damage_looked_at()
