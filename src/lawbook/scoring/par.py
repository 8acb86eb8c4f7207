"""Par: what a deal is worth when both sides see all cards and bid to their best.

A contract that fails is doubled. The bidding is gone through backwards, from seven notrump down: whoever may
still bid does so where it is better for his side. What it comes to is points, not matchpoints or IMPs.
"""

from collections.abc import Callable
from dataclasses import dataclass

from lawbook.bridge import Bid, Contract, Seat, Side, Strain, Vulnerability
from lawbook.scoring.contract import score

__all__ = ["Par", "ParContract", "Tricks", "makeable", "par"]

Tricks = Callable[[Strain, Seat], int]
"""How many tricks a declarer takes in a strain."""
_BIDS = tuple(Bid(level, strain) for level in range(1, 8) for strain in Strain)


@dataclass(frozen=True, slots=True)
class ParContract:
    """A contract that comes to par, with those who can declare it."""

    bid: Bid
    side: Side
    seats: tuple[Seat, ...]
    tricks: int

    @property
    def doubled(self) -> int:
        """1 where it fails, since it is then doubled."""
        return int(self.tricks < 6 + self.bid.level)

    @property
    def over(self) -> int:
        """How many tricks more, or with a minus fewer, than it needs."""
        return self.tricks - 6 - self.bid.level


@dataclass(frozen=True, slots=True)
class Par:
    """The score as North-South see it, and every contract that comes to it; none where all pass."""

    score: int
    contracts: tuple[ParContract, ...] = ()


def par(tricks: Tricks, vulnerability: Vulnerability, first: Side) -> Par:
    """The par of a deal when this side bids first; that matters only where both can make the same contract.

    >>> par(lambda strain, seat: 7, Vulnerability.NONE, Side.EW).score
    -90
    """
    standing = {side: [_contract(tricks, bid, side) for bid in _BIDS] for side in Side}
    points = {side: [_points(told, vulnerability) for told in standing[side]] for side in Side}
    worth: dict[Side, list[int]] = {side: [0] * len(_BIDS) for side in Side}
    for place in reversed(range(len(_BIDS))):
        for side in Side:
            after = worth[side.opponents][place + 1 :]
            worth[side][place] = _best(side.opponents, [points[side][place], *after])
    second = _best(first.opponents, [0, *worth[first.opponents]])
    value = _best(first, [second, *worth[first]])
    if not value:
        return Par(0)
    found = [
        standing[side][place]
        for place in range(len(_BIDS))
        for side in Side
        if points[side][place] == value and _holds(value, side, worth[side.opponents][place + 1 :])
    ]
    return Par(value, tuple(found))


def _holds(value: int, side: Side, outbid: list[int]) -> bool:
    """Whether the opponents of this side lose by every higher bid: one that only costs a round is par no longer."""
    return _best(side.opponents, [value, *outbid]) == value and value not in outbid


def _best(side: Side, scores: list[int]) -> int:
    return max(scores) if side is Side.NS else min(scores)


def _contract(tricks: Tricks, bid: Bid, side: Side) -> ParContract:
    """The contract in the hands of whoever of the side takes more tricks."""
    won = {seat: tricks(bid.strain, seat) for seat in side.seats}
    most = max(won.values())
    return ParContract(bid, side, tuple(seat for seat in side.seats if won[seat] == most), most)


def _points(told: ParContract, vulnerability: Vulnerability) -> int:
    return score(Contract(told.bid, told.seats[0], told.doubled), told.tricks, vulnerability)


def makeable(tricks: Tricks, side: Side) -> dict[Strain, int]:
    """The highest level at which the side makes something in each strain; both sides may make the same."""
    most = {strain: max(tricks(strain, seat) for seat in side.seats) for strain in Strain}
    return {strain: won - 6 for strain, won in most.items() if won > 6}
