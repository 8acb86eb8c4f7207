"""A bid of more than seven: nobody can accept it and no such contract can be played or scored.

A pass takes its place, and if the auction goes on both partners pass to its end. What is to be done once the
play has begun, the Laws do not say.
"""

from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import yes_no
from lawbook.law.laws.law_36 import AFTER_LEAD, LHO_CALLED, cancelled_calls
from lawbook.law.laws.law_37 import OUT_OF_TURN
from lawbook.law.obligation import looked_at_later, partner_passes
from lawbook.law.offence import WHAT_HE_CALLED
from lawbook.law.provision import (
    Act,
    AuctionOver,
    CancelCall,
    CancelFrom,
    ContinuesIn,
    Gap,
    MustPass,
    NoRestriction,
    PassSubstituted,
    Prohibited,
    Silent,
    TurnTo,
    Until,
    Verb,
    What,
)
from lawbook.law.restriction import lead_restricted
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table.seen.call import pass_would_end
from lawbook.table.seen.sight import of_call

COMPLETED = yes_no(
    "pass_ends_auction",
    "Does a pass in place of the bid complete the auction?",
    seen=of_call(pass_would_end),
)


TITLE = "Bid of more than seven"


@law("38", edition=2017, title=TITLE)
def bid_above_seven(case: Case) -> Provisions:
    if case[LHO_CALLED] and case[AFTER_LEAD]:
        yield Prohibited(who=Role.EVERYBODY, act=Act.PLAY_ABOVE_SEVEN, verb=Verb.DOES_NOT, cite="38A")
        yield Silent(what=Gap.PLAYED_ABOVE_SEVEN, cite="38A", see=("12A1",))
        yield ContinuesIn(law="12", given=(("adjustment_ground", "no_rectification"),), cite="12A1")
    else:
        yield from pass_put_in(case)


@law("38", edition=2007, title=TITLE)
def bid_above_seven_2007(case: Case) -> Provisions:
    yield from as_then(bid_above_seven(case))


def pass_put_in(case: Case) -> Provisions:
    call = case.known(WHAT_HE_CALLED)
    yield CancelCall(seat=Role.OFFENDER, call=call, cite="38B", see=("38A",))
    called_over = case[LHO_CALLED]
    if called_over:
        yield CancelFrom(seat=Role.OFFENDER, cite="38B")
    early = case.unless(OUT_OF_TURN)
    if early:
        yield TurnTo(seat=Role.PROPER_PLAYER, cite="17C", see=("38C",))
    else:
        yield PassSubstituted(seat=Role.OFFENDER, cite="38C")
    if not early and case[COMPLETED]:
        yield AuctionOver(cite="38C")
    else:
        yield MustPass(seat=Role.OFFENDER, until=Until.AUCTION, cite="38C")
        yield from partner_passes("38C", Until.AUCTION)
    yield from cancelled_calls(What.WITHDRAWN_CALLS)
    if called_over:  # 72C is out too, by the same clause
        yield NoRestriction(to=Role.OFFENDING_SIDE, cite="38D")
    else:
        yield looked_at_later("72", "72C")
        yield from lead_restricted(case, "38D", other_call=True)
