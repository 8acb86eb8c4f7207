"""A bid names a number of odd tricks from one to seven and a denomination.

It must supersede the last bid: more tricks, or as many in a higher denomination. A bid that does
not is insufficient, an infraction.
"""

from lawbook.bridge import Bid, Seat
from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, one_of
from lawbook.law.provision import CallStands, ContinuesIn
from lawbook.law.role import Role
from lawbook.table.seen.sight import IrregularCall, View, record_of


class Named(Label):
    """What a bid names."""

    BOTH = "both", "A number of tricks from one to seven, and a denomination"
    TOO_MANY = "too_many", "More than seven"
    NOT_BOTH = "not_both", "Only the one or the other, or it was not clear"


class Compared(Label):
    """How a bid compares with the last bid before it."""

    FIRST = "first", "There is no bid before it"
    MORE = "more", "It names more tricks"
    HIGHER = "higher", "It names as many tricks in a higher denomination"
    TOO_LOW = "too_low", "It names fewer tricks, or as many in the same or a lower denomination"


def _bids(view: View) -> tuple[Seat, Bid, Bid | None] | None:
    """The bid that is looked at, the last one if it is in order, with who made it and the bid before it."""
    if isinstance(view, IrregularCall):
        before = view.table.auction_at(view.matter.number).last_bid
        call = view.matter.call
        last = None if before is None else before.call
        return (view.seat, call, last) if isinstance(call, Bid) else None
    made = [(made.seat, made.call) for made in record_of(view).bidding.live if isinstance(made.call, Bid)]
    return (*made[-1], made[-2][1] if len(made) > 1 else None) if made else None


def _named(view: View) -> Named | None:
    """What is told as a bid names both a number and a denomination."""
    found = _bids(view)
    return None if found is None else Named.BOTH if found[1].level <= MOST else Named.TOO_MANY


MOST = 7
"""The most tricks over six that a bid may name."""


def _compared(view: View) -> Compared | None:
    match _bids(view):
        case None:
            return None
        case (_, _, None):
            return Compared.FIRST
        case (_, bid, last) if bid <= last:
            return Compared.TOO_LOW
        case (_, bid, last):
            return Compared.MORE if bid.level > last.level else Compared.HIGHER


NAMED = one_of("bid_names", "What does the bid name?", Named, seen=_named)
COMPARED = one_of(
    "bid_compared", "How does it compare with the last bid before it?", Compared, seen=_compared
)
CALLER: Detail[Seat] = Detail("caller", lambda view: None if (found := _bids(view)) is None else found[0])
BID: Detail[Bid] = Detail("bid", lambda view: None if (found := _bids(view)) is None else found[1])

SEE = {
    Compared.FIRST: ("18A",),
    Compared.MORE: ("18B",),
    Compared.HIGHER: ("18B", "18E"),
}


@law("18", edition=2017, title="Bids")
def bids(case: Case) -> Provisions:
    named = case[NAMED]
    if named is Named.TOO_MANY:
        yield ContinuesIn(law="38", cite="18A")
        return
    if named is Named.NOT_BOTH:
        yield ContinuesIn(law="20", given=(("explanation_question", "unclear"),), cite="18A", see=("20A",))
        return
    compared = case[COMPARED]
    if compared is Compared.TOO_LOW:
        yield ContinuesIn(law="27", cite="18D", see=("18B",))
    else:
        caller = case.known(CALLER, Role.CALLER)
        yield CallStands(seat=caller, call=case.known(BID), cite="18C", see=SEE[compared])
