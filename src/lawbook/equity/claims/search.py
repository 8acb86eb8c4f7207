"""Search: what a position is worth to the claimer over the normal lines, at worst and at best.

At worst the opponents and the claimer himself do what costs him most: he has the doubt against him.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from lawbook.budget import in_force, known_so_far
from lawbook.equity.claims.glance import Glance
from lawbook.equity.claims.likeness import Key, Likeness
from lawbook.equity.claims.node import SUITS, Node, seat_to_play, tricks_left
from lawbook.equity.claims.normal import Play
from lawbook.equity.claims.plays import Plays
from lawbook.equity.claims.rounds import Ending, Hands, Led, Round, Rounds
from lawbook.equity.claims.terms import Choice, Strike, Terms, View
from lawbook.errors import LawbookError, Wording

__all__ = ["Patience", "Search", "TooManyLines"]


class TooManyLines(LawbookError):  # noqa: N818  # the name in the style of its family
    """A claim so early that its lines cannot be looked through."""


class Patience:
    """How many positions are looked at for one claim, all its searches together, within the budget in force."""

    __slots__ = ("_budget", "_left", "_number")

    def __init__(self, positions: int, number: int) -> None:
        self._left = positions
        self._number = number
        self._budget = in_force()

    def spend(self) -> None:
        """One more. Raises TooManyLines where there have been enough."""
        self._left -= 1
        self._budget.spend(nodes=1)
        if self._left < 0:
            raise TooManyLines(
                "the claim, {number} tricks from the end: too many lines to look through; judge that "
                "winners come first (--winners-first), or write what he stated in words that fix it",
                number=self._number,
            )


class Search:
    """The tricks that the claimer's side takes from here on; each node is looked at once for each number asked."""

    def __init__(
        self, terms: Terms, patience: Patience, *, best: bool = False, worst: "Search | None" = None
    ) -> None:
        self.terms = terms
        self._patience = patience
        self._best = best
        self._plays = Plays(terms, best=best)
        self._alike = Likeness(terms)
        self._rounds = Rounds(self._plays, self._alike)
        self._glance = Glance(terms)
        self.known: dict[Key, tuple[int, int]] = {}
        """How many tricks at least and at most, by what positions have in common."""
        self._worst = {} if worst is None else worst.known
        """What is known of the same positions over more lines, so that this is no less."""

    def for_best(self) -> "Search":
        """The search for the best line, on the same terms."""
        return Search(self.terms, self._patience, best=True, worst=self)

    def striking(self, struck: frozenset[Choice | Strike]) -> "Search":
        """The search for the worst line that is left when these plays are not normal, either.

        No line is new then, unless more kinds of play are struck out than leave a card to play.
        """
        fewer = not any(isinstance(each, Strike) for each in self.terms.struck)
        terms = replace(self.terms, struck=self.terms.struck | struck)
        return Search(terms, self._patience, worst=self if fewer else None)

    def unseeing(self) -> "Search":
        """The search for the worst line of one who does not see that an opponent shows out."""
        return Search(replace(self.terms, notices=False), self._patience)

    def tricks(self, node: Node, guess: int | None = None, most: int | None = None) -> int:
        """The tricks from this node on, found from a guess; it may be known how many there are at most."""
        least, most = 0, tricks_left(node) if most is None else most
        target = most if guess is None else max(1, min(guess, most))
        while least < most:
            found = self._asking(node, target, least, most)
            if found < target:
                most = target = found
            else:
                least, target = found, found + 1
        return least

    def takes(self, node: Node, target: int) -> bool:
        """Whether there are so many tricks from this node on."""
        return self._asking(node, target, 0, tricks_left(node)) >= target

    def _asking(self, node: Node, target: int, least: int, most: int) -> int:
        """A bound of the tricks, as in `_takes`, of which it is known that they are in between."""
        between = {"least": least, "most": most, "number": tricks_left(node)}
        if self._best:
            told = Wording("the best line wins {least} to {most} of the last {number} tricks", **between)
        else:
            told = Wording("the worst line wins {least} to {most} of the last {number} tricks", **between)
        with known_so_far(told):
            return self._takes(node, target)

    def worst_play(self, node: Node, tricks: int) -> tuple[int, Node, int]:
        """The first play that leaves the claimer's side no more than so many tricks, with what is left of both."""
        for play in self._plays.as_they_come_to_mind(View(node, self.terms)):
            after, won = self._plays.after(node, play)
            if self._takes(after, tricks - won + 1) <= tricks - won:
                return play[0], after, tricks - won
        raise AssertionError(node)  # pragma: no cover  # one play is what the node is worth

    def _takes(self, node: Node, target: int) -> int:
        """How many tricks the claimer's side takes: at least so many if that is the target or more, else at most."""
        left = tricks_left(node)
        if target <= 0:
            return 0
        if target > left:
            return left
        if node.trick:
            return self._looked_at(node, target)
        key = self._alike.key(node)
        found = self._told(key, left, target)
        return self._found(node, key, target) if found is None else found

    def _told(self, key: Key, left: int, target: int) -> int | None:
        """The same between two tricks, where no line has to be looked at; else None."""
        bounds = self.known.get(key)
        if bounds is None:
            low, high = self._glance.bounds(key, left)
            if key in self._worst:
                low = max(low, self._worst[key][0])
            self.known[key] = low, high
        else:
            low, high = bounds
        if low >= target or low == high:
            return low
        return high if high < target else None

    def _found(self, node: Node, key: Key, target: int) -> int:
        """The same by looking at the lines."""
        found = self._looked_at(node, target, key[3:])
        low, high = self.known[key]
        self.known[key] = (max(low, found), high) if found >= target else (low, min(high, found))
        return found

    def _looked_at(self, node: Node, target: int, like: Key = ()) -> int:
        """The same by looking at the plays of a position; of one between two tricks it is told what it is like."""
        self._patience.spend()
        found = (
            self._rounds_of(node, like, target)
            if like
            else self._each(node, self._plays.of(View(node, self.terms)), target)
        )
        return _settled(found, target, wanted=self._plays.wants(seat_to_play(node)))

    def _rounds_of(self, node: Node, like: Key, target: int) -> Iterator[int]:
        """The tricks after the leads of each suit."""
        for suit, leads in self._leads(node):
            turn = self._rounds.led(node, suit, leads)
            if turn is None:
                yield from self._each(node, leads or self._any_of(node, suit), target)
            else:
                self._patience.spend()
                how_far = leads[0][1:] if leads else (node.step, node.times)
                yield from self._through(turn, Led(node, suit, how_far, self._alike, like), target)

    def _any_of(self, node: Node, suit: int) -> Sequence[Play]:
        return [play for play in self._plays.of(View(node, self.terms)) if _suit(play) == suit]

    def _leads(self, node: Node) -> Iterable[tuple[int, Sequence[Play]]]:
        """The suits that may be led, each with its leads; with none told where any card of it may be."""
        if self._plays.free(node):
            return [(suit, ()) for suit in self._suits(node)]
        plays = self._plays.as_they_come_to_mind(View(node, self.terms))
        return [(suit, tuple(leads)) for suit, leads in groupby(plays, _suit)]

    def _suits(self, node: Node) -> Sequence[int]:
        """The suits that the leader has; for the claimer's side those with a master first, and then by its rank."""
        hands, leader = node.hands, node.leader
        theirs = hands[leader - 1] | hands[leader - 3]
        tops = [(hands[leader] & mask).bit_length() for mask in SUITS]
        suits = [suit for suit in range(4) if tops[suit]]
        if self.terms.ours(leader):
            suits.sort(
                key=lambda suit: (tops[suit] < (theirs & SUITS[suit]).bit_length(), 13 * suit - tops[suit])
            )
        return suits

    def _each(self, node: Node, plays: Sequence[Play], target: int) -> Iterator[int]:
        """The tricks after each play."""
        for play in plays:
            after, won = self._plays.after(node, play)
            yield self._looked_at(after, target) if after.trick else self._takes(after, target - won) + won

    def _through(self, turn: Round, led: Led, target: int) -> Iterator[int]:
        """The tricks after all that a player may bring about in a round."""
        for ending in turn.endings:
            won = ending.won
            for key, hands in led.to(ending):
                yield self._after(led, ending, hands, key, target - won) + won
        for later in turn.rounds:
            yield _settled(self._through(later, led, target), target, wanted=later.wanted)

    def _after(self, led: Led, ending: Ending, hands: Hands, key: Key, target: int) -> int:
        """The same after a round; the position is made only where it is not known already."""
        if target <= 0:
            return 0
        if target > led.left:
            return led.left
        found = self._told(key, led.left, target)
        return self._found(led.node(ending, hands), key, target) if found is None else found


def _suit(play: Play) -> int:
    return play[0] // 13


def _settled(found: Iterable[int], target: int, *, wanted: bool) -> int:
    """The most of some numbers where many are wanted, else the least; no more are looked at when that settles it."""
    settled = -1 if wanted else 99
    for tricks in found:
        if tricks > settled if wanted else tricks < settled:
            settled = tricks
            if (settled >= target) is wanted:
                break
    return settled
