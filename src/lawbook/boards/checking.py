"""Checking a set of deals: what is in it beside what is expected, deals that are there twice, and turned copies.

No count finds deals that somebody could foretell, and one session says next to nothing of chance.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from math import erfc
from operator import eq

from lawbook.boards import expected
from lawbook.boards.chances import Counted, Statistic, chi_square
from lawbook.boards.record import points_of
from lawbook.boards.turned import canonical
from lawbook.bridge import Board, Deal, Seat, Suit
from lawbook.notation.exchange.index import DEALS, index_of
from lawbook.notation.exchange.owners import owners_of

__all__ = ["Checked", "Repeat", "checked"]

_SPREAD = 52 * 3 / 16 * 52 / 51
"""The variance of how many cards two deals have in the same seats."""


@dataclass(frozen=True, slots=True)
class Repeat:
    """Boards with the same deal, or with one that is the same when the seats are turned or the suits exchanged."""

    boards: tuple[str, ...]
    turned: bool


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found in a set."""

    deals: int
    tests: tuple[Counted, ...]
    repeats: tuple[Repeat, ...]
    ordered: tuple[str, ...]
    """Boards with the sorted pack, which nobody has dealt."""


def checked(boards: Iterable[Board]) -> Checked:
    """What is in the boards that have four hands of thirteen cards."""
    whole = [board for board in boards if _is_whole(board.deal)]
    deals = [board.deal for board in whole if board.deal is not None]
    sorted_pack = {0, DEALS - 1}
    names = [str(board.number or place) for place, board in enumerate(whole, start=1)]
    indices = [index_of(deal) for deal in deals]
    ordered = tuple(name for name, index in zip(names, indices, strict=True) if index in sorted_pack)
    return Checked(len(deals), tuple(_tests(deals, indices)), tuple(_repeats(names, deals, indices)), ordered)


def _is_whole(deal: Deal | None) -> bool:
    return (
        deal is not None
        and not deal.missing
        and not deal.doubled
        and all(deal.count(seat) == 13 for seat in Seat)
    )


def _tests(deals: Sequence[Deal], indices: Sequence[int]) -> Iterable[Counted]:
    """The counts; of each deal one hand only, since the four depend on one another."""
    number = len(deals)
    if not number:
        return
    owners = [owners_of(deal) for deal in deals]
    hands = [deal[Seat(place & 3)] for place, deal in enumerate(deals)]
    suits = [[len(hand.suit(suit)) for suit in Suit] for hand in hands if hand is not None]
    yield _against(
        Statistic.SHAPES,
        ("".join(f"{n:x}" for n in sorted(one, reverse=True)) for one in suits),
        expected.shapes(),
    )
    yield _against(Statistic.POINTS, (str(points_of(hand)) for hand in hands), expected.points())
    yield _against(Statistic.SPADES, (str(one[Suit.SPADES]) for one in suits), expected.lengths())
    yield _cards(owners)
    yield _indices(indices)
    if number > 1:
        yield _stayed(owners)


def _against(test: Statistic, found: Iterable[str], shares: expected.Shares) -> Counted:
    counts = Counter(found)
    number = counts.total()
    return chi_square(test, counts, {kind: share * number for kind, share in shares.items()})


def _cards(owners: Sequence[bytes]) -> Counted:
    """Which seat has which card; 52 cards in four seats, and each seat has thirteen."""
    counts = Counter(f"{card}-{seat}" for one in owners for card, seat in enumerate(one))
    wanted = {f"{card}-{seat}": len(owners) / 4 for card in range(52) for seat in range(4)}
    # a card that is with one seat leaves 51 places: the variance is larger by 52/51 than that of free counts
    fair = {
        kind: len(owners) / 4 + (seen - len(owners) / 4) * (51 / 52) ** 0.5 for kind, seen in counts.items()
    }
    told = chi_square(Statistic.CARDS, {kind: fair.get(kind, 0.0) for kind in wanted}, wanted, less=55)
    return Counted(Statistic.CARDS, counts, wanted, told.chance)


def _indices(indices: Sequence[int]) -> Counted:
    """Where in the order of all deals they lie: sixteen parts of the same size."""
    counts = Counter(str(16 * index // DEALS) for index in indices)
    return chi_square(Statistic.PARTS, counts, {str(part): len(indices) / 16 for part in range(16)})


def _stayed(owners: Sequence[bytes]) -> Counted:
    """How many cards are where they were on the board before: a quarter of them, since boards know nothing of each other."""
    pairs = len(owners) - 1
    stayed = sum(map(eq, chain.from_iterable(owners[:-1]), chain.from_iterable(owners[1:])))
    off = abs(stayed - 13 * pairs) / (pairs * _SPREAD) ** 0.5
    return Counted(Statistic.STAYED, {"cards": stayed}, {"cards": 13 * pairs}, erfc(off / 2**0.5))


def _repeats(names: Sequence[str], deals: Sequence[Deal], indices: Sequence[int]) -> Iterable[Repeat]:
    """Deals that stand more than once, as they are or turned."""
    same: dict[int, list[str]] = {}
    alike: dict[bytes, dict[int, list[str]]] = {}
    for name, deal, index in zip(names, deals, indices, strict=True):
        same.setdefault(index, []).append(name)
        alike.setdefault(canonical(deal), {}).setdefault(index, []).append(name)
    yield from (Repeat(tuple(found), turned=False) for found in same.values() if len(found) > 1)
    for group in alike.values():
        if len(group) > 1:
            yield Repeat(tuple(found[0] for found in group.values()), turned=True)
