"""Search: what a position is worth to the claimer over the normal lines, at worst and at best.

At worst the opponents and the claimer himself do what costs him most: he has the doubt against him.
"""

from collections.abc import Iterator

from lawbook.budget import in_force, known_so_far
from lawbook.equity.claims.likeness import Key, Likeness
from lawbook.equity.claims.node import SUITS, Node, played, seat_to_play, tricks_left
from lawbook.equity.claims.normal import credited, normal_plays
from lawbook.equity.claims.terms import Terms
from lawbook.errors import LawbookError, Wording

__all__ = ["Search", "TooManyLines"]


class TooManyLines(LawbookError):  # noqa: N818  # the name in the style of its family
    """A claim so early that its lines cannot be looked through."""


class Search:
    """The tricks that the claimer's side takes from here on; each node is looked at once for each number asked."""

    def __init__(self, terms: Terms, *, best: bool = False, budget: int = 500_000) -> None:
        self._terms = terms
        self._best = best
        self._left = budget
        self._budget = in_force()
        self._asked = 0
        self._alike = Likeness(terms)
        self._bounds: dict[Key, tuple[int, int]] = {}

    def tricks(self, node: Node, guess: int | None = None) -> int:
        """The tricks from this node on, found from a guess."""
        self._asked = max(self._asked, tricks_left(node))
        least, most = 0, tricks_left(node)
        target = most if guess is None else max(1, guess)
        while least < most:
            found = self._asking(node, target, least, most)
            if found < target:
                most = target = found
            else:
                least, target = found, found + 1
        return least

    def _asking(self, node: Node, target: int, least: int, most: int) -> int:
        """A bound of the tricks, as in `_takes`, of which it is known that they are in between."""
        between = {"least": least, "most": most, "number": tricks_left(node)}
        if self._best:
            told = Wording("the best line wins {least} to {most} of the last {number} tricks", **between)
        else:
            told = Wording("the worst line wins {least} to {most} of the last {number} tricks", **between)
        with known_so_far(told):
            return self._takes(node, target)

    def plays(self, node: Node) -> Iterator[tuple[int, Node, int]]:
        """The plays of a node: the card, what it leads to, and the trick that it wins for the claimer's side."""
        terms = self._terms
        plays = normal_plays(node, terms)
        if self._best and len(plays) > 1 and terms.chooses(seat_to_play(node)):
            plays = [play for play in plays if credited(node, play[0], terms)] or plays
        for card, step, times in plays:
            after, winner = played(node, card, terms.trump)
            if (step, times) != (node.step, node.times):
                after = after._replace(step=step, times=times)
            yield card, after, int(winner is not None and terms.ours(winner))

    def worst_play(self, node: Node, tricks: int) -> tuple[int, Node, int]:
        """The first play that leaves the claimer's side no more than so many tricks, with what is left of both."""
        for card, after, won in self.plays(node):
            if self._takes(after, tricks - won + 1) <= tricks - won:
                return card, after, tricks - won
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
        low, high = self._bounds.get(key) or self._at_a_glance(node, left)
        if low >= target or low == high:
            return low
        if high < target:
            return high
        found = self._looked_at(node, target)
        self._bounds[key] = (max(low, found), high) if found >= target else (low, min(high, found))
        return found

    def _looked_at(self, node: Node, target: int) -> int:
        self._left -= 1
        self._budget.spend(nodes=1)
        if self._left < 0:
            raise TooManyLines(
                "the claim, {number} tricks from the end: too many lines to look through; judge that "
                "winners come first (--winners-first), or write what he stated in words that fix it",
                number=self._asked,
            )
        wanted = self._best and self._terms.ours(seat_to_play(node))
        found = -1 if wanted else 99
        for _, after, won in self.plays(node):
            tricks = self._takes(after, target - won) + won
            found = max(found, tricks) if wanted else min(found, tricks)
            if (found >= target) is wanted:
                break
        return found

    def _at_a_glance(self, node: Node, left: int) -> tuple[int, int]:
        """How many tricks at least and at most, as far as the trumps and the cards of the leader tell."""
        ours, theirs = self._top_trumps(node)
        sure = _top_tricks(node, self._terms.trump)
        if not self._terms.ours(node.leader):
            return ours, left - max(sure, theirs)
        return (left if sure == left and not self._may_ruff_winner(node) else ours), left - theirs

    def _top_trumps(self, node: Node) -> tuple[int, int]:
        """The trumps of each side that nothing can beat, wherever they are played."""
        if self._terms.trump < 0:
            return 0, 0
        tops = [0, 0]
        trumps = [hand & SUITS[self._terms.trump] for hand in node.hands]
        for seat, held in enumerate(trumps):
            others = max(other for place, other in enumerate(trumps) if place != seat)
            tops[seat & 1] = max(tops[seat & 1], (held >> others.bit_length()).bit_count())
        side = self._terms.claimer & 1
        return tops[side], tops[1 - side]

    def _may_ruff_winner(self, node: Node) -> bool:
        """Whether the leader's partner may take the lead from him with a trump."""
        terms = self._terms
        if terms.trump < 0 or (terms.careless and not terms.defends):
            return False
        return bool(node.hands[node.leader ^ 2] & SUITS[terms.trump])


def _top_tricks(node: Node, trump: int) -> int:
    """The tricks that the leader can take one after the other, whatever the others do; his partner never has to win."""
    hands, leader = node.hands, node.leader
    others = hands[leader + 1 & 3] | hands[leader + 3 & 3]
    if trump >= 0 and others & SUITS[trump]:
        return 0
    partner, found = hands[leader ^ 2], 0
    for suit in SUITS:
        held, against = hands[leader] & suit, others & suit
        top = held >> against.bit_length() << against.bit_length()
        if top and (partner & suit).bit_length() <= top.bit_length():
            found += _run(top, partner & suit)
    return found


def _run(top: int, partner: int) -> int:
    """How many of the top cards can be led without the partner having to play a higher one."""
    return (top >> partner.bit_length()).bit_count()
