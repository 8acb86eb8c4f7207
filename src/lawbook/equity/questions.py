"""Questions that can be put to a solver, one by one or by the thousand.

A question is data: it can be kept, compared, sent to another machine. Its answer travels as figures, a
byte each, and is read where it is wanted.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic, TypeVar

from lawbook.bridge import Card, Deal, Seat, Side, Strain
from lawbook.equity.position import Position, winner
from lawbook.equity.solver import Solver
from lawbook.errors import CaseError

__all__ = ["EachCard", "Makes", "Question", "Replay", "Results", "Table", "Tricks"]

A_co = TypeVar("A_co", covariant=True)
_SIDES = {side: side.value.encode() for side in Side}


class Question(ABC, Generic[A_co]):
    """Something to be computed of a position."""

    __slots__ = ()

    position: Position

    @property
    def key(self) -> bytes:
        """The question as bytes, the same for the same question only."""
        return type(self).__name__.encode() + b":" + self.position.key

    @abstractmethod
    def figures(self, solver: Solver) -> bytes:
        """The answer as a solver finds it."""

    @abstractmethod
    def read(self, figures: bytes) -> A_co:
        """The answer that the figures tell."""


@dataclass(frozen=True, slots=True)
class Tricks(Question[int]):
    """How many of the tricks left this side takes."""

    position: Position
    side: Side

    @property
    def key(self) -> bytes:
        """The question as bytes."""
        return b"T%b%b" % (_SIDES[self.side], self.position.key)

    def figures(self, solver: Solver) -> bytes:
        """The tricks."""
        return bytes([_for(self.side, self.position, solver.most(self.position))])

    def read(self, figures: bytes) -> int:
        """The tricks."""
        return figures[0]


@dataclass(frozen=True, slots=True)
class Makes(Question[bool]):
    """Whether this side takes so many of the tricks left."""

    position: Position
    side: Side
    tricks: int

    @property
    def key(self) -> bytes:
        """The question as bytes."""
        return b"M%b%d%b" % (_SIDES[self.side], self.tricks, self.position.key)

    def figures(self, solver: Solver) -> bytes:
        """One or nought."""
        return bytes([makes(solver, self.position, self.side, self.tricks)])

    def read(self, figures: bytes) -> bool:
        """Whether it does."""
        return bool(figures[0])


@dataclass(frozen=True, slots=True)
class EachCard(Question[dict[Card, int]]):
    """How many of the tricks left the side whose turn it is takes after each card that it may play."""

    position: Position

    def figures(self, solver: Solver) -> bytes:
        """Card and tricks, by turns."""
        worth = solver.each_card(self.position)
        return bytes(figure for card in sorted(worth) for figure in (card, worth[card]))

    def read(self, figures: bytes) -> dict[Card, int]:
        """The tricks by card, from the lowest club up."""
        return {Card(card): tricks for card, tricks in zip(figures[::2], figures[1::2], strict=True)}


@dataclass(frozen=True, slots=True)
class Results:
    """The tricks of each declarer in each strain."""

    figures: bytes

    def __getitem__(self, contract: tuple[Strain, Seat]) -> int:
        strain, declarer = contract
        return self.figures[4 * strain + declarer]


@dataclass(frozen=True, slots=True)
class Table(Question[Results]):
    """How many tricks each player takes as declarer in each strain."""

    position: Position

    @classmethod
    def of(cls, deal: Deal) -> "Table":
        """The table of a deal."""
        return cls(Position.opening(deal, Strain.CLUBS, Seat.W))

    def __post_init__(self) -> None:
        if self.position.trick:
            raise CaseError(
                "a table of results begins before a lead: give the position without cards on the trick"
            )

    @property
    def key(self) -> bytes:
        """The question as bytes: who leads, and in which strain, is no part of it."""
        return b"R" + Position(self.position.hands, Strain.CLUBS, Seat.N).key

    def figures(self, solver: Solver) -> bytes:
        """Four declarers in each of five strains."""
        return b"".join(self._in(strain, solver) for strain in Strain)

    def _in(self, strain: Strain, solver: Solver) -> bytes:
        """What each leader's side takes, guessed from the leader before."""
        left = self.position.left
        led = [solver.most(Position(self.position.hands, strain, Seat.N))]
        for leader in (Seat.E, Seat.S, Seat.W):
            guess = left - led[0] if leader is Seat.E else led[leader - 2]
            led.append(closest(solver, Position(self.position.hands, strain, leader), guess))
        return bytes(left - led[declarer.lho] for declarer in Seat)

    def read(self, figures: bytes) -> Results:
        """The table."""
        return Results(figures)


@dataclass(frozen=True, slots=True)
class Replay(Question[tuple[int, ...]]):
    """How many tricks this side takes in all, as it stands before the play and after each of its cards."""

    position: Position
    side: Side
    cards: tuple[Card, ...]

    @property
    def key(self) -> bytes:
        """The question as bytes."""
        return b"P%b%b%b" % (_SIDES[self.side], self.position.key, bytes(self.cards))

    def figures(self, solver: Solver) -> bytes:
        """One figure more than there are cards."""
        worth = _for(self.side, self.position, solver.most(self.position))
        told, won, position = [worth], 0, self.position
        for number, card in enumerate(self.cards, start=1):
            free = len(position.legal) > 1
            if len(position.trick) == 3:
                won += winner(position.leader, (*position.trick, card), position.strain).side is self.side
                if position.left == 1:
                    _check_end(position, card, len(self.cards) - number)
                    told.append(won)
                    break
            position = position.after(card)
            if free:
                mine = worth - won
                worth = won + _for(
                    self.side, position, closest(solver, position, _for(self.side, position, mine))
                )
            told.append(worth)
        return bytes(told)

    def read(self, figures: bytes) -> tuple[int, ...]:
        """The tricks, card by card."""
        return tuple(figures)


def _check_end(position: Position, card: Card, more: int) -> None:
    if card not in position.legal:
        raise CaseError(
            "{seat} has no {card} left for the last trick: correct the play", seat=position.to_play, card=card
        )
    if more:
        raise CaseError("the play has {number} cards more than the hands: take them away", number=more)


def _for(side: Side, position: Position, tricks: int) -> int:
    """The tricks of a side, where these are the tricks of the side whose turn it is; or the other way round."""
    return tricks if position.to_play.side is side else position.left - tricks


def makes(solver: Solver, position: Position, side: Side, tricks: int) -> bool:
    """Whether the side takes so many of the tricks left."""
    if position.to_play.side is side:
        return solver.takes(position, tricks)
    return not solver.takes(position, position.left - tricks + 1)


def closest(solver: Solver, position: Position, guess: int) -> int:
    """How many of the tricks left the side whose turn it is takes, found from a guess that is seldom far off."""
    if solver.takes(position, guess):
        while solver.takes(position, guess + 1):
            guess += 1
        return guess
    guess -= 1
    while not solver.takes(position, guess):
        guess -= 1
    return guess
