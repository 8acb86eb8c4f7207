"""What stands for the two sides of a board, as each sees it: points, and a percentage in pairs or IMPs in teams."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from lawbook.bridge import Side, Vulnerability
from lawbook.desk.awarding import Comparison
from lawbook.desk.awarding import Worth as BothWorth
from lawbook.desk.score.line import Scored, SideScore
from lawbook.event.conditions import Conditions, Scoring
from lawbook.event.worth import Compared, Made, Outcome, Relieved, Shares, Worth, score_worth
from lawbook.scoring.contract import score
from lawbook.scoring.entry import Average, Entry, Stated

__all__ = ["SideScores"]


@dataclass(frozen=True, kw_only=True)
class SideScores:
    """What stands for each side, and what it is compared with."""

    worths: Mapping[Side, Worth]
    at_table: Outcome | None
    vulnerability: Vulnerability | None
    conditions: Conditions | None
    """None where nobody has said what kind of contest it is."""
    others: tuple[Entry, ...]
    own: AbstractSet[Side]
    """The sides whose own figure on the other boards counts instead (12C2(c))."""

    def told(self) -> Mapping[Side, SideScore]:
        """What each side has."""
        return {side: self._of(side) for side in Side}

    def _of(self, side: Side) -> SideScore:
        worth, figure = self.worths[side], self._settled[side]
        return SideScore(
            outcomes=tuple(self._outcomes(side)),
            artificial=worth.value if isinstance(worth, Average) else "",
            own_average=side in self.own,
            percent=None if self._at_imps else figure,
            imps=figure if self._at_imps else None,
        )

    @property
    def _at_imps(self) -> bool:
        return self.conditions is not None and self.conditions.how is Scoring.TEAMS

    # Outcomes

    def _outcomes(self, side: Side) -> list[Scored]:
        match self.worths[side]:
            case Shares(parts):
                return [self._scored(outcome, side, share) for outcome, share in parts]
            case (Made() | int()) as outcome:
                return [self._scored(outcome, side)]
            case _:
                return []

    def _scored(self, outcome: Outcome, side: Side, share: Fraction = Fraction(1)) -> Scored:
        points = self._points(outcome)
        own = points if points is None or side is Side.NS else -points
        if isinstance(outcome, int):
            return Scored(points=own, share=share)
        tricks = None if outcome.contract is None else outcome.tricks
        return Scored(contract=outcome.contract, tricks=tricks, points=own, share=share)

    def _points(self, outcome: Outcome) -> int | None:
        """The points of North-South; None where it matters who is vulnerable, and nobody knows."""
        if isinstance(outcome, int):
            return outcome
        known = self.vulnerability
        possible = (Vulnerability.NONE, Vulnerability.BOTH) if known is None else (known,)
        points = {score(outcome.contract, outcome.tricks, each) for each in possible}
        return points.pop() if len(points) == 1 else None

    # Figures

    @cached_property
    def averaged(self) -> Mapping[Side, Fraction] | None:
        """The IMPs of each side where they do not balance in a knock-out match (12C4)."""
        figures = {side: self._figure(side) for side in Side}
        told = {side: figure for side, figure in figures.items() if figure is not None}
        knock_out = self.conditions is not None and self.conditions.knock_out == "yes"
        return told if knock_out and len(told) == len(Side) and sum(told.values(), Fraction()) else None

    @cached_property
    def _settled(self) -> Mapping[Side, Fraction | None]:
        """The figure of each side, after the mean is taken where it has to be."""
        if self.averaged is None:
            return {side: self._figure(side) for side in Side}
        mean = BothWorth(self.averaged[Side.NS], self.averaged[Side.EW]).knock_out
        return {side: mean.of(side) for side in Side}

    def _figure(self, side: Side) -> Fraction | None:
        """The percentage of a side, or its IMPs."""
        worth = self.worths[side]
        if self.conditions is None or side in self.own:
            return None
        match worth:
            case None:
                return None
            case Average():
                return self.conditions.amounts.of(worth)
            case Stated(amount):
                return amount
            case Relieved():
                return self._relieved(worth, side)
        return self._compared(worth, side)

    @cached_property
    def _comparison(self) -> Comparison | None:
        """The board with its other results; None where it is compared with none."""
        if self.conditions is None or self.vulnerability is None or not self.others:
            return None
        return Comparison(conditions=self.conditions, vulnerability=self.vulnerability, others=self.others)

    def _compared(self, worth: Compared, side: Side) -> Fraction | None:
        """What a score is worth among those of the other tables."""
        if self._comparison is None:
            return None
        points = score_worth(worth, self._comparison.vulnerability)
        found = self._comparison.worth(points, points)
        return None if found is None else self._in_unit(found.of(side))

    def _relieved(self, worth: Relieved, side: Side) -> Fraction | None:
        """What is left to a side that did part of its damage itself (12C1(e))."""
        told = self._comparison
        if told is None or self.at_table is None:
            return None
        ways = (worth.expected, worth.without_error, self.at_table)
        expected, without, made = (score_worth(each, told.vulnerability) for each in ways)
        return self._in_unit(told.relieved(expected, without, made, side).non_offenders)

    def _in_unit(self, figure: Fraction) -> Fraction:
        """IMPs as they are, matchpoints as a percentage."""
        top = 0 if self._comparison is None else self._comparison.expected_top
        return 100 * figure / top if top else figure
