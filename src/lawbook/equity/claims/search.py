"""Search: what a position is worth to the claimer over the normal lines, at worst and at best.

At worst the opponents and the claimer himself do what costs him most: he has the doubt against him.
"""

from dataclasses import replace

from lawbook.budget import in_force, known_so_far
from lawbook.equity.claims.glance import Glance
from lawbook.equity.claims.likeness import Key, Likeness
from lawbook.equity.claims.node import Node, tricks_left
from lawbook.equity.claims.plays import Plays
from lawbook.equity.claims.rounds import Ending, Hands, Led, Round, Rounds
from lawbook.equity.claims.terms import Choice, Strike, Terms, View
from lawbook.errors import LawbookError, Wording

__all__ = ["Patience", "Search", "TooManyLines"]


class TooManyLines(LawbookError):  # noqa: N818  # the name in the style of its family
    """A claim so early that its lines cannot be looked through."""


class Patience:
    """How many positions are looked at for one claim, all its searches together."""

    __slots__ = ("_left", "_number")

    def __init__(self, positions: int, number: int) -> None:
        self._left = positions
        self._number = number

    def spend(self) -> None:
        """One more. Raises TooManyLines where there have been enough."""
        self._left -= 1
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
        self._budget = in_force()
        self._best = best
        self._plays = Plays(terms, best=best)
        self._alike = Likeness(terms)
        self._rounds = Rounds(self._plays, self._alike)
        self._glance = Glance(terms)
        self.known: dict[Key, tuple[int, int]] = {}
        """How many tricks at least and at most, by what positions have in common."""
        self._worst = {} if worst is None else worst.known
        """What is known of the same positions on lines that are no better, so that this is no less."""

    def for_best(self) -> "Search":
        """The search for the best line, on the same terms."""
        return Search(self.terms, self._patience, best=True, worst=self)

    def striking(self, struck: frozenset[Choice | Strike]) -> "Search":
        """The search for the worst line that is left when these plays are not normal, either."""
        return Search(replace(self.terms, struck=self.terms.struck | struck), self._patience)

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
        for play in self._plays.of(View(node, self.terms)):
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
        return self._found(node, self._alike.key(node), target)

    def _found(self, node: Node, key: Key, target: int) -> int:
        """The same between two tricks, for a number that can be."""
        low, high = self.known.get(key) or self._at_first(node, key)
        if low >= target or low == high:
            return low
        if high < target:
            return high
        found = self._looked_at(node, target, key[3:])
        self.known[key] = (max(low, found), high) if found >= target else (low, min(high, found))
        return found

    def _at_first(self, node: Node, key: Key) -> tuple[int, int]:
        """How many tricks at least and at most, before a line is looked at."""
        low, high = self._glance.bounds(node, tricks_left(node))
        if key in self._worst:
            low = max(low, self._worst[key][0])
        self.known[key] = low, high
        return low, high

    def _looked_at(self, node: Node, target: int, like: Key = ()) -> int:
        self._spend()
        view = View(node, self.terms)
        wanted = self._plays.wants(view)
        found = -1 if wanted else 99
        for play in self._plays.of(view):
            if like and (turn := self._rounds.after(node, play)):
                self._spend()
                tricks = self._through(turn, Led(node, play, self._alike, like), target)
            else:
                after, won = self._plays.after(node, play)
                tricks = (
                    self._looked_at(after, target) if after.trick else self._takes(after, target - won) + won
                )
            if tricks > found if wanted else tricks < found:
                found = tricks
                if (found >= target) is wanted:
                    break
        return found

    def _spend(self) -> None:
        """One position more, or one trick that has been led to."""
        self._patience.spend()
        self._budget.spend(nodes=1)

    def _through(self, turn: Round, led: Led, target: int) -> int:
        """The same for a round, from somebody's turn in it."""
        wanted, endings, rounds = turn
        found = -1 if wanted else 99
        for ending in endings:
            needed, won = target - ending.won, ending.won
            for key, hands in led.to(ending):
                tricks = self._after(led, ending, hands, key, needed) + won
                if tricks > found if wanted else tricks < found:
                    found = tricks
                    if (found >= target) is wanted:
                        return found
        for later in rounds:
            tricks = self._through(later, led, target)
            if tricks > found if wanted else tricks < found:
                found = tricks
                if (found >= target) is wanted:
                    return found
        return found

    def _after(self, led: Led, ending: Ending, hands: Hands, key: Key, target: int) -> int:
        """The same after a round; the position is made only where it is not known already."""
        if target <= 0:
            return 0
        if target > led.left:
            return led.left
        known = self.known.get(key)
        if known is not None:
            low, high = known
            if low >= target:
                return low
            if high < target:
                return high
        return self._found(led.node(ending, hands), key, target)
