"""The score line: what the board was worth to each side, and what the ruling makes of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from lawbook.bridge import Contract, Side
from lawbook.law.role import Who

__all__ = ["Moved", "ScoreLine", "Scored", "SideScore"]


@dataclass(frozen=True, kw_only=True)
class Scored:
    """One outcome of the board, as a side sees it, with its share of the score."""

    contract: Contract | None = None
    """None where the board was passed out, or only its score is known."""
    tricks: int | None = None
    """Declarer's tricks."""
    points: int | None
    """None where it is not known who is vulnerable."""
    share: Fraction = Fraction(1)


@dataclass(frozen=True, kw_only=True)
class SideScore:
    """What one side has on the board, from its own point of view."""

    outcomes: tuple[Scored, ...] = ()
    """One, or several by their shares (12C1(c)); none for an artificial score."""
    artificial: str = ""
    """A+, A or A- (12C2(a))."""
    own_average: bool = False
    """Whether its own figure on the other boards stands for that (12C2(c))."""
    percent: Fraction | None = None
    """In pairs, where it can be reckoned."""
    imps: Fraction | None = None
    """In teams, where it can be reckoned."""

    @property
    def points(self) -> int | None:
        """Its total points, where it has one outcome and it is known who is vulnerable."""
        return self.outcomes[0].points if len(self.outcomes) == 1 else None


@dataclass(frozen=True, kw_only=True)
class Moved:
    """Tricks that go to somebody who did not win them in play."""

    to: Who
    number: int | None
    """None where the Director has not told how many."""
    by_lines: bool = False
    """Whether they were counted on the worst normal line of a claim, so that he may judge otherwise (70A, 71B)."""


@dataclass(frozen=True, kw_only=True)
class ScoreLine:
    """What the board was worth, and what it is worth now."""

    contract: Contract | None = None
    vulnerable: bool | None = None
    """Whether the declaring side is; None where nobody knows."""
    before: Mapping[Side, SideScore] | None
    """None where the result is not known."""
    after: Mapping[Side, SideScore] | None
    """None where the result is not known, or none counts any more."""
    moved: tuple[Moved, ...] = ()
    cancelled: bool = False
    """Whether the result is cancelled, and nothing has taken its place yet."""
    averaged: Mapping[Side, Fraction] | None = None
    """The IMPs to each side that did not balance in a knock-out match, before their mean was taken (12C4)."""
    waits_for: tuple[str, ...] = ()
    """What only the Director can tell, by the names of `event.figures.Need`."""
    cases: tuple["ScoreLine", ...] = ()
    """The likely results, each with its line, where the result or the number of tricks is not known."""

    @property
    def changed(self) -> bool:
        """Whether the ruling changes what a side has."""
        return self.before != self.after

    @property
    def tricks(self) -> tuple[int | None, int | None]:
        """Declarer's tricks before and after, where there is one result for both sides."""
        return _tricks(self.before), _tricks(self.after)

    @property
    def same_contract(self) -> bool:
        """Whether the score after it rests on the contract that was played."""
        assigned = {told.contract for score in (self.after or {}).values() for told in score.outcomes}
        return assigned == {self.contract}

    @property
    def balanced(self) -> bool:
        """Whether either side has what the other has lost, before and after."""
        return all(map(_balanced, (self.before, self.after)))


def _tricks(scores: Mapping[Side, SideScore] | None) -> int | None:
    told = {outcome.tricks for score in (scores or {}).values() for outcome in score.outcomes}
    return told.pop() if len(told) == 1 else None


def _balanced(scores: Mapping[Side, SideScore] | None) -> bool:
    if scores is None:
        return True
    ns, ew = ([(told.points, told.share) for told in scores[side].outcomes] for side in Side)
    same = [(points, share) for points, share in ew] == [(points and -points, share) for points, share in ns]
    return same and not any(score.artificial for score in scores.values())
