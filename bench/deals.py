"""A battery over the deals of `lawbook deal`: `python -m bench.deals [NUMBER]`, ten million if not told.

The deals are those of `boards.dealing.dealt` without a seed, as they are dealt for play, one by one from the system's
entropy. The tests, and the line of one in a thousand for each, stood before anything was counted; all are told.
"""

import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from math import comb, erfc, prod, sqrt

import numpy as np
from numpy.typing import NDArray

from lawbook.boards import expected
from lawbook.boards.chances import ALPHA, likelihood
from lawbook.boards.dealing import dealt

BATCH = 50_000
PARTS = 4096
HANDS = comb(52, 13)
Owners = NDArray[np.uint8]
"""A deal to a row, a card to a column, the deuce of clubs first: the seat that holds it."""


class Battery:
    """What has been counted so far."""

    def __init__(self) -> None:
        self.deals = 0
        self.shapes = Counter[str]()
        self.points = [Counter[str]() for _ in range(4)]
        self.pair = Counter[str]()
        self.lengths = [[Counter[str]() for _ in range(4)] for _ in range(4)]
        self.cards = np.zeros((52, 4), dtype=np.int64)
        self.together = np.zeros((52, 52), dtype=np.int64)
        self.parts = np.zeros(PARTS, dtype=np.int64)
        self.stayed = 0
        self.pairs_of_boards = 0
        self.last: Owners | None = None
        self.seen: list[NDArray[np.uint64]] = []

    def add(self, owners: Owners) -> None:
        """Count some more deals."""
        worth = np.zeros(52)
        worth[[13 * suit + rank for suit in range(4) for rank in range(9, 13)]] = [1, 2, 3, 4] * 4
        together = np.zeros((52, 52))
        points = []
        for seat in range(4):
            held = (owners == seat).astype(np.float32)
            together += (held.T @ held).astype(np.float64)
            self.cards[:, seat] += held.sum(0, dtype=np.float64).astype(np.int64)
            points.append((held @ worth).astype(int))
            self.points[seat].update(_counted(points[seat]))
            for suit in range(4):
                lengths = held[:, 13 * suit : 13 * suit + 13].sum(1).astype(int)
                self.lengths[seat][suit].update(_counted(lengths))
        self.together += together.astype(np.int64)
        self.pair.update(_counted(points[0] + points[2]))
        self._one_hand_a_board(owners)
        self._places(owners)
        rows = owners if self.last is None else np.vstack([self.last, owners])
        self.stayed += int((rows[1:] == rows[:-1]).sum())
        self.pairs_of_boards += len(rows) - 1
        self.last = owners[-1:]
        self.deals += len(owners)

    def _one_hand_a_board(self, owners: Owners) -> None:
        """The shape of one hand of each deal, each seat in its turn: the four depend on one another."""
        seats = (np.arange(len(owners)) + self.deals & 3)[:, None]
        held = owners == seats
        suits = np.stack([held[:, 13 * suit : 13 * suit + 13].sum(1) for suit in range(4)], 1)
        codes = np.sort(suits, 1)[:, ::-1] @ np.array([4096, 256, 16, 1])
        self.shapes.update(
            {f"{int(code):04x}": number for code, number in _counted(codes, plain=True).items()}
        )

    def _places(self, owners: Owners) -> None:
        """Where North's hand lies among all hands, and a figure of the whole deal, by which repeats are found."""
        rank, left = np.zeros(len(owners)), np.full(len(owners), 13)
        figure = np.zeros(len(owners), dtype=np.uint64)
        table = np.array([[comb(cards, wanted) for wanted in range(14)] for cards in range(52)], dtype=float)
        for card in range(51, -1, -1):
            north = owners[:, card] == 0
            rank += np.where(~north & (left > 0), table[card, np.maximum(left - 1, 0)], 0.0)
            left -= north
            figure = figure * np.uint64(0x9E3779B97F4A7C15) + owners[:, card] + np.uint64(1)
            figure ^= figure >> np.uint64(29)
        self.parts += np.bincount((rank / HANDS * PARTS).astype(int), minlength=PARTS)
        self.seen.append(figure)

    def chances(self) -> Iterator[tuple[str, float]]:
        """Each test, and how likely a deviation at least as large is; of several together the least, times their number."""
        number = self.deals
        yield "shapes of one hand a board", self._chi(self.shapes, expected.shapes())
        yield "points of each seat (4)", _least(self._chi(one, expected.points()) for one in self.points)
        yield "points of North and South together", self._chi(self.pair, _points_of_a_pair())
        lengths = (self._chi(one, expected.lengths()) for seat in self.lengths for one in seat)
        yield "length of each suit in each seat (16)", _least(lengths)
        total = float(((self.cards - number / 4) ** 2 / (number / 4)).sum()) * 51 / 52
        yield "cards by seat", likelihood(total, 153)
        above = self.together[np.triu_indices(52, 1)]
        share = 12 / 51
        off = np.abs(above - number * share).max() / sqrt(number * share * (1 - share))
        yield "two cards in one hand (1,326)", min(1.0, 1326 * erfc(off / sqrt(2)))
        wanted = number / PARTS  # parts that end within a hand differ by less than one in a hundred million
        total = float(((self.parts - wanted) ** 2 / wanted).sum())
        yield f"place of North's hand among all ({PARTS} parts)", likelihood(total, PARTS - 1)
        spread = self.pairs_of_boards * (52 * 3 / 16 * 52 / 51)
        yield (
            "cards in the seat of the board before",
            erfc(abs(self.stayed - 13 * self.pairs_of_boards) / sqrt(2 * spread)),
        )

    @property
    def repeats(self) -> int:
        """How many deals were dealt before."""
        return self.deals - len(np.unique(np.concatenate(self.seen)))

    def _chi(self, found: Mapping[str, int], shares: expected.Shares) -> float:
        rows = [(found.get(kind, 0), share * self.deals) for kind, share in shares.items()]
        often = [row for row in rows if row[1] >= 5]
        rest = tuple(map(sum, zip(*[row for row in rows if row[1] < 5], strict=True))) or (0, 0.0)
        often += [(int(rest[0]), float(rest[1]))] if rest[1] >= 5 else []
        return likelihood(sum((seen - wanted) ** 2 / wanted for seen, wanted in often), len(often) - 1)


def _counted(values: NDArray[np.int_], *, plain: bool = False) -> dict[str, int]:
    kinds, times = np.unique(values, return_counts=True)
    return {
        kind if plain else str(kind): int(number) for kind, number in zip(kinds.tolist(), times, strict=True)
    }


def _least(chances: Iterator[float]) -> float:
    told = list(chances)
    return min(1.0, len(told) * min(told))


def _points_of_a_pair() -> expected.Shares:
    """The high-card points of two hands together, counted exactly."""
    found: Counter[int] = Counter()
    for aces in range(5):
        for kings in range(5):
            for queens in range(5):
                for jacks in range(5):
                    held = aces, kings, queens, jacks
                    worth = 4 * aces + 3 * kings + 2 * queens + jacks
                    found[worth] += prod(comb(4, one) for one in held) * comb(36, 26 - sum(held))
    return {str(worth): hands / comb(52, 26) for worth, hands in found.items()}


def batches(number: int) -> Iterator[Owners]:
    """The deals as they come, in batches."""
    for start in range(0, number, BATCH):
        size = min(BATCH, number - start)
        bits = np.array(
            [[hand.bits for hand in deal.hands if hand is not None] for deal in dealt(size)], dtype=np.uint64
        )
        cards = np.arange(52, dtype=np.uint64)
        held = bits[:, :, None] >> cards & np.uint64(1)
        yield (held * np.arange(4, dtype=np.uint64)[:, None]).sum(1).astype(np.uint8)


def main() -> None:
    """Deal, count, and tell each test."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000_000
    begun, battery, spent = time.monotonic(), Battery(), time.process_time()
    for owners in batches(number):
        battery.add(owners)
    spent = time.process_time() - spent
    print(
        f"{battery.deals:,} deals, {time.monotonic() - begun:.0f} s by the clock, {spent:.0f} s of processor,"
        f" load {os.getloadavg()[0]:.1f}; dealt before: {battery.repeats}"
    )
    for test, chance in battery.chances():
        print(f"{chance:.4f} {'STRANGE' if chance < ALPHA else '       '} {test}")


if __name__ == "__main__":
    main()
