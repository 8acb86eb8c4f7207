"""Rounds: tricks to which the claimer's side follows suit, and nobody ruffs.

What may come of one turns on that suit alone, so it is kept; what an opponent throws on it changes none of it.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lawbook.equity.claims.likeness import Key, Likeness
from lawbook.equity.claims.node import SUITS, Node, classes, seat_to_play
from lawbook.equity.claims.normal import Play
from lawbook.equity.claims.plays import Plays
from lawbook.equity.claims.statement import Finesse
from lawbook.equity.claims.terms import Choice, View

__all__ = ["Ending", "Hands", "Led", "Round", "Rounds"]


Hands = tuple[int, ...]
"""The cards of N E S W as bits."""


class Ending(NamedTuple):
    """A round that is over: who won it, whether that is a trick for the claimer's side, and what each hand followed with."""

    winner: int
    won: int
    cards: tuple[int, int, int, int]
    like: int
    """What the suit is like that is left."""


class Round(NamedTuple):
    """A player's turn in a round: whether he wants many tricks for the claimer's side, and what he may bring about."""

    wanted: bool
    endings: tuple[Ending, ...]
    rounds: tuple["Round", ...]


class Rounds:
    """The rounds of one search."""

    __slots__ = ("_alike", "_by_choice", "_kept", "_local", "_plays", "_terms")

    def __init__(self, plays: Plays, alike: Likeness) -> None:
        terms = plays.terms
        self._plays, self._terms, self._alike = plays, terms, alike
        self._by_choice = any(isinstance(struck, Choice) for struck in terms.struck)
        self._local = not any(isinstance(step, Finesse) and step.suit is None for step in terms.steps)
        """Whether no step looks at other suits while this one is played."""
        self._kept: dict[tuple[tuple[int, ...] | int, ...], Round] = {}

    def led(self, before: Node, suit: int, leads: Sequence[Play]) -> Round | None:
        """The round that the leads of one suit begin, any of them where none is told.

        None where somebody might ruff, or other suits count.
        """
        hands, leader = before.hands, before.leader
        mask = SUITS[suit]
        one, two, three, four = hands
        held = one & mask, two & mask, three & mask, four & mask
        if not self._local or not (
            all(held) or (not self._plays.best and self._may_throw(hands, held, suit))
        ):
            return None
        step = leads[0][1] if leads else before.step
        shown = before.shown & 0x1111 << suit if before.shown else 0
        trumps = self._trumps(hands) if self._by_choice else 0
        key = (held, leader, step, shown, trumps, tuple([card for card, _, _ in leads]))
        found = self._kept.get(key)
        if found is None:
            if not leads:
                any_lead = self._plays.of(View(before, self._terms))
                leads = [play for play in any_lead if play[0] // 13 == suit]
            found = self._kept[key] = self._made(before, leads, suit, hands)
        return found

    def _may_throw(self, hands: Hands, held: tuple[int, ...], suit: int) -> bool:
        """Whether only opponents are void in a suit, and cannot ruff it."""
        trump = self._terms.trump
        return all(
            held[seat] or ((seat ^ self._terms.claimer) & 1 and not self._ruffs(hands[seat], trump, suit))
            for seat in range(4)
        )

    @staticmethod
    def _ruffs(hand: int, trump: int, suit: int) -> bool:
        return trump >= 0 and trump != suit and bool(hand & SUITS[trump])

    def _trumps(self, hands: Hands) -> int:
        """The trumps of the other side."""
        claimer, trump = self._terms.claimer, self._terms.trump
        return (hands[claimer - 1] | hands[claimer - 3]) & SUITS[trump] if trump >= 0 else 0

    def _made(self, node: Node, plays: Sequence[Play], suit: int, hands: Hands) -> Round:
        """All that may come of a trick from these plays on; players who want the same are taken together."""
        wanted = self._plays.wants(seat_to_play(node))
        endings: dict[tuple[int, int], Ending] = {}
        rounds: list[Round] = []
        for play in plays:
            after, won = self._plays.after(node, play)
            if not after.trick:
                found: Sequence[Ending] = (self._ending(hands, after, won, suit),)
            else:
                next_one = self._made(after, self._next(after, suit), suit, hands)
                only = len(next_one.endings) + len(next_one.rounds) == 1
                if not only and next_one.wanted is not wanted:
                    rounds.append(next_one)
                    continue
                rounds += next_one.rounds
                found = next_one.endings
            for ending in found:
                endings.setdefault((ending.winner, ending.like), ending)
        return Round(wanted, tuple(endings.values()), tuple(rounds))

    def _next(self, node: Node, suit: int) -> Sequence[Play]:
        """The plays of the next player; whatever he throws who has none of the suit, the same follows."""
        view = View(node, self._terms)
        plays = self._plays.of(view)
        return plays if view.hand & SUITS[suit] else plays[:1]

    def _ending(self, hands: Hands, after: Node, won: int, suit: int) -> Ending:
        north, east, south, west = (
            (was ^ now) & SUITS[suit] for was, now in zip(hands, after.hands, strict=True)
        )
        like = self._alike.suit(after.hands, after.shown, suit)
        return Ending(after.leader, won, (north, east, south, west), like)


class Led:
    """A suit that has been led: the hands before it, and what those may throw who have none of the suit."""

    __slots__ = ("_after", "_suit", "_thrown", "left")

    def __init__(
        self, before: Node, suit: int, how_far: tuple[int, int], alike: Likeness, like: Sequence[int]
    ) -> None:
        hands, shown = before.hands, before.shown
        self._suit = suit
        mask = SUITS[suit]
        self._thrown = [(hands, list(like))]
        self.left = hands[0].bit_count() - 1
        """How many tricks are left after it."""
        one, two, three, four = hands
        if not (one & mask and two & mask and three & mask and four & mask):
            void = [seat for seat in range(4) if not hands[seat] & mask]
            for seat in void:
                shown |= 1 << 4 * seat + suit
            for seat in void:
                self._thrown = [
                    each for one in self._thrown for each in _throwing(seat, hands, *one, alike, shown)
                ]
        self._after = (*how_far, shown)

    def to(self, ending: Ending) -> Iterator[tuple[Key, Hands]]:
        """What an ending leads to: what the position is like, and the hands without what is thrown."""
        step, times, _ = self._after
        for hands, like in self._thrown:
            like[self._suit] = ending.like
            yield (ending.winner, step, times, *like), hands

    def node(self, ending: Ending, hands: Hands) -> Node:
        """The position after an ending."""
        north, east, south, west = ending.cards
        one, two, three, four = hands
        step, times, shown = self._after
        return Node(
            (one ^ north, two ^ east, three ^ south, four ^ west), ending.winner, (), step, times, shown
        )


def _throwing(  # noqa: PLR0913, PLR0917  # who, of which hands, from which of them, what they are like
    seat: int, before: Hands, hands: Hands, like: list[int], alike: Likeness, shown: int
) -> Iterator[tuple[Hands, list[int]]]:
    """The hands and what they are like after each card that a hand may throw."""
    others = before[seat - 1] | before[seat - 2] | before[seat - 3]
    for card in classes(before[seat], others):
        left = (*hands[:seat], hands[seat] ^ 1 << card, *hands[seat + 1 :])
        alike_now = like.copy()
        alike_now[card // 13] = alike.suit(left, shown, card // 13)
        yield left, alike_now
