"""The auctions in which a player may have believed himself to be when he made a call out of rotation or too low.

A call has a meaning only in an auction. One out of rotation is taken as if those who were passed over had passed,
or as made over the bid of the opponent whom he mistook for his right-hand one. An insufficient bid is taken as if
he had missed the bid over which it is too low, or had seen it a level lower; failing that, in a lower suit;
failing that, as if he had seen nothing.
"""

from collections.abc import Iterator

from lawbook.bridge import Auction, Bid, Call, Seat, Strain, Word
from lawbook.meaning.conventions.situation import Situation
from lawbook.table import Fault, Matter, Table

__all__ = ["auction_before", "believed"]

Tier = tuple[Auction, ...]
"""Auctions that are about as likely."""


def believed(table: Table, matter: Matter) -> tuple[Tier, ...]:
    """The auctions in which the call may have been meant, its own call last, the likeliest first."""
    before = auction_before(table, matter.number + 1, matter.turn)
    if before is None or matter.call is None:
        return ()
    find = _INSTEAD.get(matter.fault)
    found = find(before, matter.seat, matter.call) if find else ()
    legal = [tuple(each for each in dict.fromkeys(tier) if _is_legal(each)) for tier in found]
    return tuple(tier for tier in legal if tier)


def auction_before(table: Table, number: int, turn: Seat | None = None) -> Auction | None:
    """The auction as it stood after so many events, those who were passed over taken to have passed."""
    bidding = Table(table.board, table.belongs, table.events[:number], beginning=table.beginning).bidding
    dealer = table.board.dealer
    if dealer is None:
        dealer = bidding.live[0].seat if bidding.live else turn
    return None if dealer is None else bidding.auction(dealer)


def _out_of_rotation(before: Auction, seat: Seat, call: Call) -> Iterator[Tier]:
    opening = Auction(seat, (call,))
    if not before.calls:
        yield (opening,)
        return
    last = len(before.calls) - 1
    if before.calls[last] is not Word.PASS and _caller(before, last) is seat.lho:
        first = Seat((seat - len(before.calls)) % 4)
        yield (Auction(first, (*before.calls, call)),)
    skipped = (seat - before.dealer - len(before.calls)) % 4
    yield (Auction(before.dealer, (*before.calls, *[Word.PASS] * skipped, call)),)
    yield (opening,)


def _insufficient(before: Auction, seat: Seat, call: Call) -> Iterator[Tier]:
    place = max((at for at, each in enumerate(before.calls) if isinstance(each, Bid)), default=None)
    bid = before.last_bid
    if place is None or bid is None:
        return
    missed = _with(before, place, Word.PASS, call)
    lower = _with(before, place, Bid(bid.level - 1, bid.strain), call) if bid.level > 1 else missed
    if _caller(before, place) is seat.partner:
        yield (lower,) if bid.level > 1 else ()
        yield (missed,)
    else:
        yield missed, lower
        yield tuple(_in_lower_suit(before, place, bid, call))
    yield (Auction(seat, (call,)),)


_INSTEAD = {Fault.OUT_OF_ROTATION: _out_of_rotation, Fault.INSUFFICIENT: _insufficient}


def _with(before: Auction, place: int, instead: Call, call: Call) -> Auction:
    """The auction with another call at this place, and doubles of what stood there left out; then the call."""
    after = tuple(Word.PASS for _ in before.calls[place + 1 :])
    return Auction(before.dealer, (*before.calls[:place], instead, *after, call))


def _in_lower_suit(before: Auction, place: int, bid: Bid, call: Call) -> Iterator[Auction]:
    """The auction in which the bid was in the suit below the one that he then bid."""
    if isinstance(call, Bid) and call.level == bid.level and call.strain:
        yield _with(before, place, Bid(bid.level, Strain(call.strain - 1)), call)


def _caller(auction: Auction, place: int) -> Seat:
    return Seat((auction.dealer + place) % 4)


def _is_legal(auction: Auction) -> bool:
    return all(Situation.of(auction, place).legal for place in range(len(auction.calls)))
