"""Adjudication: what a claim is worth over the normal lines, and what there is to judge (Laws 70 and 71)."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import reduce

from lawbook.equity.claims.claim import Claim
from lawbook.equity.claims.line import WINNERS_FIRST, Line, all_known, struck_out, worst_line
from lawbook.equity.claims.node import Node, node_of, played
from lawbook.equity.claims.normal import located, normal_plays
from lawbook.equity.claims.search import Patience, Search, TooManyLines
from lawbook.equity.claims.terms import View, above

__all__ = ["Adjudication", "Judgement", "adjudicate"]

POSITIONS = 110_000
"""How many positions are looked at for one claim, all searches together: some two seconds."""


class Judgement(Enum):
    """What the Director has to judge."""

    UNAWARE = "J15"
    """Whether it is at all likely that the claimer did not know of the trump (Law 70C2)."""
    NORMAL = "J16"
    """Whether the line is normal for a player of his class."""
    NOTICED = "J16 (shown out)"
    """Whether every player of his class would see that an opponent has shown out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjudication:
    """What a claim is worth: at worst, at best, and with all cards known; and what there is to judge."""

    claim: Claim
    worst: int
    best: int
    free: int | None
    """The most with all cards known; None where there is no double-dummy solver."""
    winners_first: int | None
    """The tricks at worst if he is held to lead winners before losers, and high cards before low ones.

    None where that would take too long.
    """
    line: Line
    """A normal line that wins no more than the worst."""
    to_trump: int = 0
    """How many tricks go to a trump that he may have been unaware of (Law 70C), before anything else is looked at."""
    judgements: tuple[tuple[Judgement, str], ...] = ()
    """What is to be judged, each with its clause; none where the ruling needs no judgement."""

    @property
    def automatic(self) -> bool:
        """Whether the worst and the best normal line agree, or the worst is what he claimed."""
        return not self.judgements

    @property
    def tricks(self) -> int:
        """The tricks left that he gets while every line counts as normal; a concession never gives less than it left."""
        return max(self.worst, self.claim.tricks) if self.claim.conceded else self.worst


def adjudicate(claim: Claim, positions: int = POSITIONS) -> Adjudication:
    """What a claim is worth. Raises TooManyLines where it came too early to be looked through."""
    root = node_of(claim.position, claim.terms(unaware=False).shown)
    struck = struck_out(claim, root)
    patience = Patience(positions, claim.position.left)
    free = all_known(claim.position, claim.claimer.side)
    aware = search = Search(claim.terms(unaware=False, struck=struck), patience)
    knowing = worst = aware.tricks(root, free, free)
    if claim.doubtful:
        search = Search(claim.terms(unaware=True, struck=struck), patience)
        worst = search.tricks(root, knowing, free)
    noticed = bool(search.terms.noticed)
    best = search.for_best()
    most = best.tricks(root, worst if free is None else free, free)
    line = worst_line(claim, root, search, best, most)
    judgements = [
        *_of_trump(claim, root, worst, knowing, aware),
        *_of_line(claim, root, line, (worst, most), knowing),
    ]
    if not judgements and noticed:
        judgements = list(_of_sight(root, search, worst))
    return Adjudication(
        claim=claim,
        worst=worst,
        best=most,
        free=free,
        winners_first=_winners_first(root, search, worst, most),
        line=line,
        to_trump=max(0, knowing - worst),
        judgements=tuple(judgements),
    )


def _winners_first(root: Node, search: Search, worst: int, best: int) -> int | None:
    """The worst where winners come first; None where that takes too long, for nothing else hangs on it."""
    if worst == best:
        return worst
    try:
        return search.striking(WINNERS_FIRST).tricks(root, best)
    except TooManyLines:
        return None


Judged = Iterator[tuple[Judgement, str]]


def _of_trump(claim: Claim, root: Node, worst: int, knowing: int, aware: Search) -> Judged:
    """Whether he knew of the trump, where it matters: where he could win more if he did."""
    if not claim.doubtful or claim.aware is not None or worst >= claim.tricks:
        return
    if worst < knowing or aware.for_best().takes(root, worst + 1):
        yield Judgement.UNAWARE, "70C2"


def _of_line(claim: Claim, root: Node, line: Line, worth: tuple[int, int], knowing: int) -> Judged:
    """Whether the worst line is normal, where a better one wins more and he is not content with the worst."""
    worst, best = worth
    if worst < best and (claim.conceded or worst < claim.tricks):
        yield Judgement.NORMAL, _clause(claim, root, line, unaware=worst < knowing)


def _of_sight(root: Node, search: Search, worst: int) -> Judged:
    """Whether he would see that an opponent shows out, where that saves a trick."""
    if worst and not search.unseeing().takes(root, worst):
        yield Judgement.NOTICED, "70E1"


def _clause(claim: Claim, root: Node, line: Line, *, unaware: bool) -> str:
    """The clause under which the turning card of a line is normal or not."""
    if claim.conceded:
        return "71B"
    if unaware:
        return "70C3"
    terms = claim.terms(unaware=False)
    before = line.cards[: line.turning or 0]
    node = reduce(lambda node, card: played(node, card, terms.trump)[0], before, root)
    view, card = View(node, terms), line.cards[line.turning or 0]
    if not terms.chooses(view.seat):
        return "70D2"
    if node.trick and not located(view) and view.other >= 0 and view.theirs & above(view.best):
        return "70E1"
    others = [other for other, _, _ in normal_plays(view) if other // 13 == card // 13]
    return "70E2" if not node.trick and len(others) > 1 else "70D1"
