"""Layouts: the four hands as they may have been dealt, for all that somebody knows, each as likely as every other.

The hand that has shown most is drawn from its meaning. The next is given a shape that its meaning allows, by
how many deals have it, and kept if its cards fit; the others fall as they will. What is thrown away is only
what no shape could tell.
"""

from collections.abc import Iterator, Sequence
from math import comb

import numpy as np

from lawbook.bridge import Hand, Seat
from lawbook.equity.drawing import Drawing, Weights, Wheel
from lawbook.equity.fitting import fitting
from lawbook.equity.knowledge import Knowledge
from lawbook.equity.subsets import (
    CHOICES,
    Dice,
    Hands,
    Numbers,
    lengths_of,
    part_of,
    parts_by_lengths,
    shuffled,
)
from lawbook.errors import CaseError, Wording, listed
from lawbook.meaning import count, is_empty
from lawbook.meaning.counting.survey import survey
from lawbook.meaning.terms.meanings import And, every

__all__ = ["Layouts"]

_TRIALS = 4096
_PATIENCE = 500
"""How often so many trials may all fail before the meanings are said not to go together."""


class Layouts:
    """Deals that agree with what is known; the same seed deals the same, however they are asked for.

    >>> from lawbook.bridge import Suit
    >>> from lawbook.meaning.terms.shapes import Length
    >>> layouts = Layouts(Knowledge().showing(Seat.E, Length(Suit.CLUBS, 7)), seed=1)
    >>> [len(hands[Seat.E].suit(Suit.CLUBS)) >= 7 for hands in layouts.hands(3)]
    [True, True, True]
    """

    def __init__(self, knowledge: Knowledge, seed: int = 0) -> None:
        self.knowledge = knowledge
        self._dice = np.random.Generator(np.random.SFC64(seed))
        self._waiting: Hands = np.zeros((0, 4), dtype=np.uint64)
        self._shown = _rarest_first(knowledge)
        self._first: Drawing | None = None
        if self._shown:
            self._prepare()

    def _prepare(self) -> None:
        """Make the wheels for the first hand, and for the shape of the second where it is known to matter."""
        known, first = self.knowledge, self._shown[0]
        unknown = [seat for seat in Seat if known.missing(seat) and seat not in self._shown]
        self._others = (*self._shown[1:], *unknown)
        matters = len(self._shown) > 1 or len(unknown) == 1
        self._shape = _ShapeOfSecond(known, first, self._others[0]) if matters else None
        self._first = Drawing(
            known.shown[first], known.draw(first), self._shape.weigh if self._shape else None
        )
        if not self._first.total:
            raise _contradiction(known, (first, self._others[0]))

    def deal(self, number: int) -> Hands:
        """So many deals, a row for each, in it the hands N E S W as 52-bit numbers."""
        found, waiting, empty = [self._waiting], len(self._waiting), 0
        while waiting < number:
            dealt = self._uniform() if self._first is None else self._trials(self._first)
            found.append(dealt)
            waiting += len(dealt)
            empty = 0 if len(dealt) else empty + 1
            if empty == _PATIENCE:
                raise _contradiction(self.knowledge, self._shown)
        rows = np.concatenate(found)
        self._waiting = rows[number:]
        return rows[:number]

    def hands(self, number: int) -> Iterator[tuple[Hand, ...]]:
        """So many deals as hands."""
        for row in self.deal(number).tolist():
            yield tuple(map(Hand.from_bits, row))

    def _uniform(self) -> Hands:
        """Some deals in which nobody has shown anything."""
        known = self.knowledge
        sizes = tuple(known.missing(seat) for seat in Seat)
        held = np.array([hand.bits for hand in known.held], dtype=np.uint64)
        return shuffled(self._dice, known.unseen.bits, sizes, _TRIALS) | held

    def _trials(self, first: Drawing) -> Hands:
        """The deals that agree, of so many trials."""
        known, dice = self.knowledge, self._dice
        own, shapes = first.deal(dice, _TRIALS)
        dealt = np.empty((_TRIALS, 4), dtype=np.uint64)
        dealt[:] = [hand.bits for hand in known.held]
        dealt[:, self._shown[0]] = own
        for place, seat in enumerate(self._others):
            left = ~(dealt[:, 0] | dealt[:, 1] | dealt[:, 2] | dealt[:, 3]) & np.uint64(known.unseen.bits)
            shape = self._shape if place == 0 else None
            wanted = known.missing(seat)
            part = part_of(dice, left, wanted) if shape is None else shape.deal(dice, left, shapes)
            dealt[:, seat] |= part
            if seat in self._shown:
                dealt = dealt[fitting(known.shown[seat], dealt[:, seat])]
        return dealt


class _ShapeOfSecond:
    """How long the suits of the second hand are, given those of the first, by the number of deals."""

    def __init__(self, known: Knowledge, first: Seat, second: Seat) -> None:
        cells = survey(known.shown[second], draw=known.draw(second)).cells()
        lengths = list(dict.fromkeys(cell.lengths for cell in cells))
        self._wanted = np.array(lengths, dtype=np.intp).reshape(-1, 4) - _lengths(known.held[second])
        self._held = _lengths(known.held[first])
        self._unseen = _lengths(known.unseen)

    def weigh(self, shapes: Numbers) -> Weights:
        """How many second hands there are for each shape of the first."""
        left = self._unseen - (shapes - self._held)
        ways = np.ones((len(shapes), len(self._wanted)))
        for suit in range(4):
            ways *= CHOICES[left[:, suit, None], self._wanted[None, :, suit]]
        first, self._sector = np.nonzero(ways)
        self._wheel = Wheel(first, ways[first, self._sector])
        return np.asarray(ways.sum(axis=1))

    def deal(self, dice: Dice, left: Hands, shapes: Numbers) -> Hands:
        """The second hand's part of the cards left, for these shapes of the first."""
        return parts_by_lengths(dice, left, self._wanted[self._sector[self._wheel.turn(dice, shapes)]])


def _lengths(hand: Hand) -> Numbers:
    return np.asarray(lengths_of(np.array([hand.bits], dtype=np.uint64))[0])


def _rarest_first(known: Knowledge) -> tuple[Seat, ...]:
    """The hands that are not known and have shown something. Raises CaseError where one cannot be."""
    likely: dict[Seat, float] = {}
    for seat in Seat:
        every_hand = comb(len(known.unseen), known.missing(seat))
        hands = count(known.shown[seat], known.draw(seat)) if known.missing(seat) else every_hand
        if not hands:
            raise _impossible(known, seat)
        if hands < every_hand:
            likely[seat] = hands / every_hand
    return tuple(sorted(likely, key=lambda seat: likely[seat]))


def _impossible(known: Knowledge, seat: Seat) -> CaseError:
    """No hand of the seat agrees: the part that is to blame, if it is one alone."""
    shown = known.shown[seat]
    parts = shown.parts if isinstance(shown, And) else (shown,)
    alone = [part for part in parts if is_empty(part, known.draw(seat))]
    without = [
        part
        for part in parts
        if not is_empty(every(other for other in parts if other is not part), known.draw(seat))
    ]
    blamed = every((alone or without or list(parts))[:1])
    return CaseError(
        "{seat} cannot have shown {blamed}: no hand has that with the cards that are known and "
        "all else he has shown; widen it, or correct the cards",
        seat=seat,
        blamed=blamed,
    )


def _contradiction(known: Knowledge, seats: Sequence[Seat]) -> CaseError:
    told = listed((Wording("{seat} {meaning}", seat=seat, meaning=known.shown[seat]) for seat in seats), "; ")
    return CaseError(
        "no layout has every hand as shown: {told}. Widen one of them, or correct the cards that are known",
        told=told,
    )
