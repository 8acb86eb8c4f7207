"""A bid of more than seven: nobody can accept it and no such contract can be played or scored.

A pass takes its place, and if the auction goes on both partners pass to its end.
"""

from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import yes_no
from lawbook.law.laws.law_36 import LHO_CALLED, cancelled_calls
from lawbook.law.obligation import looked_at_later, partner_passes
from lawbook.law.offence import OFFENDER, OFFENDERS, WHAT_HE_CALLED
from lawbook.law.provision import (
    Act,
    AuctionOver,
    CancelCall,
    CancelFrom,
    MustPass,
    NoRestriction,
    PassSubstituted,
    Prohibited,
    Until,
    What,
)
from lawbook.law.restriction import lead_restricted
from lawbook.law.role import Role

COMPLETED = yes_no("pass_ends_auction", "Does a pass in place of the bid complete the auction?")


@law("38", edition=2017, title="Bid of more than seven")
def bid_above_seven(case: Case) -> Provisions:
    offender, call = case.known(OFFENDER, Role.OFFENDER), case.known(WHAT_HE_CALLED)
    yield Prohibited(who=Role.EVERYBODY, act=Act.PLAY_ABOVE_SEVEN, cite="38A")
    yield CancelCall(seat=offender, call=call, cite="38B")
    called_over = case[LHO_CALLED]
    if called_over:
        yield CancelFrom(seat=offender, cite="38B")
    yield PassSubstituted(seat=offender, cite="38C")
    if case[COMPLETED]:
        yield AuctionOver(cite="38C")
    else:
        yield MustPass(seat=offender, until=Until.AUCTION, cite="38C")
        yield from partner_passes(case, "38C", Until.AUCTION)
    yield from cancelled_calls(case, What.WITHDRAWN_CALLS)
    if called_over:  # 72C is out too, by the same clause
        yield NoRestriction(to=case.known(OFFENDERS, Role.OFFENDING_SIDE), cite="38D")
    else:
        yield looked_at_later("72", "72C")
        yield from lead_restricted(case, "38D")
