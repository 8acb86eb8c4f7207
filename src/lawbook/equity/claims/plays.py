"""Plays: what each play of a node leads to, and the trick that it wins for the claimer's side."""

from collections.abc import Sequence

from lawbook.equity.claims.carrying import led
from lawbook.equity.claims.node import Node, played
from lawbook.equity.claims.normal import Play, credited, normal_plays
from lawbook.equity.claims.terms import Terms, View

__all__ = ["Plays"]


class Plays:
    """The plays of a search for the worst normal line, or for the best."""

    __slots__ = ("best", "terms")

    def __init__(self, terms: Terms, *, best: bool) -> None:
        self.terms = terms
        self.best = best

    def wants(self, seat: int) -> bool:
        """Whether a player looks for many tricks of the claimer's side; at worst nobody does."""
        return self.best and self.terms.ours(seat)

    def free(self, node: Node) -> bool:
        """Whether any suit may be led, so that what may be led of one turns on that suit alone."""
        terms, seat = self.terms, node.leader
        if self.best or (terms.struck and terms.ours(seat)):
            return False
        return not (terms.steps and terms.chooses(seat)) or led(View(node, terms)) is None

    def of(self, view: View) -> Sequence[Play]:
        """The cards, each with how far the statement has come then."""
        plays = normal_plays(view)
        if self.best and view.chooses and len(plays) > 1:
            return [play for play in plays if credited(view, play[0])] or plays
        return plays

    def as_they_come_to_mind(self, view: View) -> Sequence[Play]:
        """The same; where the claimer may lead any suit, masters first, for they are what people play first."""
        plays = self.of(view)
        if view.led >= 0 or not view.chooses or led(view):
            return plays
        return sorted(plays, key=lambda play: (not view.master(play[0]), -(play[0] % 13)))

    def after(self, node: Node, play: Play) -> tuple[Node, int]:
        """What a card leads to, and the trick that it wins for the claimer's side."""
        card, step, times = play
        after, winner = played(node, card, self.terms.trump)
        if step != node.step or times != node.times:
            after = after._replace(step=step, times=times)
        return after, int(winner is not None and not (winner ^ self.terms.claimer) & 1)
