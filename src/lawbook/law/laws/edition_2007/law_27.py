"""An insufficient bid: let stand by the next opponent, or replaced by a legal call.

The lowest sufficient bid in the same denomination costs nothing if neither bid can be artificial, and nor does a call
that means the same or something more precise; the Director looks at the result when play has ended. Any other
call silences partner for the rest of the auction; a double or another insufficient bid is cancelled first.
"""

from lawbook.bridge import Bid, Strain
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Moment, judge, yes_no
from lawbook.law.laws.edition_2007.information import closed_to_offenders, damage_looked_at, open_to_opponents
from lawbook.law.laws.law_23 import REPLACEMENT, SUBSET, looked_back_at
from lawbook.law.laws.law_27 import (
    CORRECTION,
    DOUBLES,
    THIRD,
    Correction,
    cancelled,
    chooses_again,
    second_stands,
    stands,
    taken_back,
    too_soon,
)
from lawbook.law.lead_2007 import lead_restricted_2007
from lawbook.law.obligation import partner_passes
from lawbook.law.provision import (
    Calls,
    NoFurtherRectification,
    NoRestriction,
    Unrestricted,
    Until,
    What,
)
from lawbook.law.role import Role
from lawbook.law.same import as_then, found_then
from lawbook.table.seen.call import replacement
from lawbook.table.seen.sight import IrregularCall, of_call


@of_call
def _lowest(call: IrregularCall) -> bool | None:
    first, instead = call.matter.call, replacement(call)
    bids = [
        made.call for made in call.table.auction_at(call.matter.number).live if isinstance(made.call, Bid)
    ]
    if instead is None or not bids or not isinstance(first, Bid):
        return None
    return instead == lowest(first.strain, max(bids))


def lowest(strain: Strain, over: Bid) -> Bid:
    """The lowest bid in a denomination that outranks another.

    >>> str(lowest(Strain.HEARTS, Bid(1, Strain.SPADES))), str(lowest(Strain.NOTRUMP, Bid(1, Strain.SPADES)))
    ('2♥', '1NT')
    """
    return Bid(over.level + (strain <= over.strain), strain)


LOWEST = yes_no(
    "lowest_in_denomination",
    "Is it the lowest sufficient bid in the same denomination?",
    moment=Moment.REPLACEMENT,
    seen=_lowest,
)
NATURAL = judge(
    "both_surely_natural",
    "Is it beyond dispute that neither of the two bids is artificial?",
    moment=Moment.REPLACEMENT,
)


@law("27", edition=2007, title="Insufficient bid")
def insufficient_bid_2007(case: Case) -> Provisions:
    if not (yield from found_then(taken_back(case))):
        return
    early, correction = too_soon(case), case[CORRECTION]
    if correction is Correction.INSUFFICIENT:
        yield from insufficient_again(case, early)
    elif correction is Correction.BID and case[LOWEST] and case[NATURAL]:
        yield from freed(case, "27B1(a)", early)
    elif case[SUBSET]:
        yield from freed(case, "27B1(b)", early)
    elif correction is Correction.DOUBLE:
        yield cancelled(case, REPLACEMENT, "27B3", early)
        yield chooses_again(Calls.BID_OR_PASS, "27B3")
        yield from silenced("27B3")
        yield from lead_restricted_2007(case, "27B3", other_call=True)
    else:
        yield stands(case, "27B2", early)
        yield from silenced("27B2")
        yield from lead_restricted_2007(case, "27B2", other_call=True)


def insufficient_again(case: Case, early: tuple[str, ...]) -> Provisions:
    if (yield from second_stands(case, early)):
        return
    yield chooses_again(Calls.BID_OR_PASS, "27B4")
    yield from silenced("27B4")
    if case.unless(DOUBLES):
        yield cancelled(case, THIRD, "27B3", ())
        yield chooses_again(Calls.BID_OR_PASS, "27B3")
    yield from lead_restricted_2007(case, "27B4", other_call=True)


def freed(case: Case, cite: str, early: tuple[str, ...]) -> Provisions:
    """Nothing more now; only a bid in the same denomination lifts the bar on what the withdrawn one told."""
    yield stands(case, cite, early)
    yield NoFurtherRectification(cite=cite)
    if cite == "27B1(a)":
        yield Unrestricted(what=What.WITHDRAWN_CALLS, cite=cite)
    else:
        yield open_to_opponents()
        yield closed_to_offenders()
    yield NoRestriction(to=Role.OFFENDING_SIDE, cite=cite)
    yield from as_then(looked_back_at(case, "27D"))


def silenced(cite: str) -> Provisions:
    yield from partner_passes(cite, Until.AUCTION)
    yield open_to_opponents()
    yield closed_to_offenders()
    yield damage_looked_at()
