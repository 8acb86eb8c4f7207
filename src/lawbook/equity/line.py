"""Line: the cards that one side means to play, come what may, and what it comes to."""

from collections.abc import Iterator
from dataclasses import dataclass

from lawbook.bridge import Card, Hand, Rank, Side, Suit
from lawbook.equity.position import Position, winner
from lawbook.equity.questions import Question, makes
from lawbook.equity.solver import Solver

__all__ = ["Follows", "alike_once"]


@dataclass(frozen=True, slots=True)
class Follows(Question[bool]):
    """Whether a side takes so many of the tricks left when it plays these cards first.

    The first is played as it is; a later one is changed for the cheapest that beats what an opponent has put, as in
    every finesse. Opponents never help double dummy, and play low where nothing is lost by it; the rest of the own
    cards is played double dummy, too.
    """

    position: Position
    side: Side
    tricks: int
    cards: tuple[Card, ...]

    @property
    def key(self) -> bytes:
        """The question as bytes."""
        told = bytes([len(self.cards), *self.cards])
        return b"F%b%d%b%b" % (self.side.value.encode(), self.tricks, told, self.position.key)

    def figures(self, solver: Solver) -> bytes:
        """One or nought."""
        return bytes([self._holds(solver)])

    def _holds(self, solver: Solver) -> bool:
        """Play the line as long as double dummy could still take the tricks."""
        position, tricks, plan = self.position, self.tricks, list(self.cards)
        while plan and position.left > 1:
            card, planned = self._next(solver, position, tricks, plan)
            tricks = self._after(position, tricks, card)
            position = position.after(card)
            if planned and not makes(solver, position, self.side, tricks):
                return False
        return makes(solver, position, self.side, tricks)

    def _next(self, solver: Solver, position: Position, tricks: int, plan: list[Card]) -> tuple[Card, bool]:
        """The next card, and whether it is the line's: its own side follows it where it can."""
        if position.to_play.side is not self.side:
            return min(position.legal, key=lambda card: (card.rank, card.suit)), False
        while plan and not any(plan[0] in position.hands[seat] for seat in self.side.seats):
            del plan[0]
        if plan and plan[0] in position.legal:
            card = plan.pop(0)
            return (card if len(plan) + 1 == len(self.cards) else _covering(position, card)), True
        safe = (
            card
            for card in sorted(position.legal, key=lambda card: (card.rank, card.suit))
            if makes(solver, position.after(card), self.side, self._after(position, tricks, card))
        )
        return next(safe, min(position.legal)), False

    def _after(self, position: Position, tricks: int, card: Card) -> int:
        """How many tricks are still wanted when this card has been played."""
        if len(position.trick) < 3:
            return tricks
        return tricks - (winner(position.leader, (*position.trick, card), position.strain).side is self.side)

    def read(self, figures: bytes) -> bool:
        """Whether it does."""
        return bool(figures[0])


def _covering(position: Position, card: Card) -> Card:
    """The card, or the cheapest of its suit that beats an opponent's it would lose to."""
    opponents = position.trick[::-1][::2]
    beating = [played for played in opponents if played.suit is card.suit and played > card]
    better = [other for other in position.legal.suit(card.suit) if beating and other > max(beating)]
    return min(better, default=card)


def alike_once(legal: Hand, others: Hand) -> Iterator[Card]:
    """The cards that may be played, the lowest of those between which nobody else has a card.

    >>> [str(card) for card in alike_once(Hand([Card.SA, Card.SK, Card.S9]), Hand([Card.SQ]))]
    ['♠9', '♠K']
    """
    for suit in Suit:
        alike = False
        for rank in Rank:
            card = Card.of(suit, rank)
            if card in legal and not alike:
                yield card
            alike = card in legal or (alike and card not in others)
