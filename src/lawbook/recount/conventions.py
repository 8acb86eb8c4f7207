"""The ways in which programs score boards; the one that a file follows is found, not asked.

Each is tried in turn, and the first with the fewest differences is the file's. Files rarely say what
they do with a board that has fewer results, or what a sum of IMPs was divided by.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from lawbook.notation.results.model import Scoring
from lawbook.scoring.artificial import AT_MATCHPOINTS, Awards
from lawbook.scoring.butler import ACBLSCORE, COMPSCORE, DatumRule, Middle
from lawbook.scoring.cross_imps import Divisor
from lawbook.scoring.exact import Half
from lawbook.scoring.method import Butler, CrossImps, Matchpoints, Method
from lawbook.scoring.neuberg import Unequal
from lawbook.scoring.pairs import Result, Session, score_session

__all__ = [
    "DATUMS",
    "Convention",
    "Figures",
    "candidates",
    "field_of",
    "figures_of",
    "percentages",
    "tops_of",
]

Figures = list[tuple[Fraction | None, Fraction | None]]
"""Of each result what North-South and East-West get; None where there is nothing to get."""

FIXED = Awards(own_figure=False)


@dataclass(frozen=True, slots=True)
class Convention:
    """A way to score boards."""

    name: str
    method: Method
    alone: bool = False
    """Whether each board is scored by the number of its own tables."""
    percent: bool = False
    """Whether the points of a board are percentages already."""


def _matchpoints() -> list[Convention]:
    scales = ((2, "2 for a win"), (1, "1 for a win"))
    found = [
        Convention(f"matchpoints, {scale}, {how}", Matchpoints(FIXED, win), alone=alone)
        for win, scale in scales
        for how, alone in (("Neuberg", False), ("each board by its own tables", True))
    ]
    own = Matchpoints(AT_MATCHPOINTS, 2, Unequal.OWN_TOP)
    found.append(Convention("percentages of each board's own results", own, percent=True))
    factor = (
        Convention(f"matchpoints, {scale}, in proportion", Matchpoints(FIXED, win, Unequal.FACTOR))
        for win, scale in scales
    )
    return [*found, *factor]


def _cross_imps() -> list[Convention]:
    names = {
        Divisor.COMPARISONS: "cross-IMPs divided by the comparisons",
        Divisor.SCORES: "cross-IMPs divided by the scores",
        Divisor.NOTHING: "cross-IMPs, the whole sum",
    }
    plain = [Convention(name, CrossImps(divisor=divisor)) for divisor, name in names.items()]
    rescaled = [
        Convention(f"{name}, in proportion to a full board", CrossImps(divisor=divisor, rescaled=True))
        for divisor, name in names.items()
    ]
    return [*plain, *rescaled]


DATUMS = {
    "the mean without the highest and the lowest score": COMPSCORE,
    "the mean": DatumRule(),
    "the median": DatumRule(Middle.MEDIAN, half=Half.UP),
    "the median, halves away from nothing": DatumRule(Middle.MEDIAN),
    "the mean without 5 % at each end": ACBLSCORE,
    "the mean without 10 % at each end": DatumRule(drop_share=Fraction(1, 10)),
    "the mean without two scores at each end": DatumRule(drop=2),
    "the mean, halves down": DatumRule(half=Half.DOWN),
    "the mean to a single point": DatumRule(unit=1),
    "the datum with the smallest sum of IMPs": DatumRule(Middle.ZERO_SUM),
}
"""The datums of Butler scoring."""


def _butler() -> list[Convention]:
    return [Convention(f"Butler, {name}", Butler(rule=rule)) for name, rule in DATUMS.items()]


def candidates(scoring: Scoring) -> list[Convention]:
    """The conventions of a way of scoring, the likeliest first; where IMPs are all that is known, all of theirs."""
    if scoring is Scoring.MATCHPOINTS:
        return _matchpoints()
    if scoring is Scoring.BUTLER:
        return [*_butler(), *_cross_imps()]
    return [*_cross_imps(), *_butler()]


def field_of(results: Sequence[Result]) -> int:
    """How many tables a board has that has most, awards counted."""
    counts: dict[object, int] = {}
    for one in results:
        counts[one.board] = counts.get(one.board, 0) + (one.for_ns is not None or one.for_ew is not None)
    return max(counts.values(), default=1)


def figures_of(results: Sequence[Result], convention: Convention, field: int = 0) -> Figures:
    """What each result gets, in the order of the results; `field` is for boards that are counted by themselves."""
    if not convention.alone:
        return _in_order(results, score_session(results, convention.method, field or None))
    boards = dict.fromkeys(result.board for result in results)
    sessions = {
        board: score_session([one for one in results if one.board == board], convention.method)
        for board in boards
    }
    places = {board: iter(_in_order(list(told.results[board]), told)) for board, told in sessions.items()}
    return [next(places[result.board]) for result in results]


def _in_order(results: Sequence[Result], session: Session) -> Figures:
    lines = {board: iter(told) for board, told in session.lines.items()}
    figures: Figures = []
    for result in results:
        own = [next(lines[result.board]) for _ in (*result.ns, *result.ew)]
        ns, ew = own[0], own[len(result.ns)]
        figures.append((session.points_of(result.board, ns), session.points_of(result.board, ew)))
    return figures


def tops_of(results: Sequence[Result], convention: Convention, field: int = 0) -> dict[object, int]:
    """The top of each board."""
    boards: dict[object, list[Result]] = {}
    for one in results:
        boards.setdefault(one.board, []).append(one)
    full = field or field_of(results)
    return {
        board: convention.method.top(field_of(told) if convention.alone else full)
        for board, told in boards.items()
    }


def percentages(
    figures: Figures, results: Sequence[Result], convention: Convention, field: int = 0
) -> Figures:
    """The same as percentages of the top of each board."""
    if convention.percent:
        return figures
    tops = tops_of(results, convention, field)
    return [
        (_percent(ns, tops[result.board]), _percent(ew, tops[result.board]))
        for (ns, ew), result in zip(figures, results, strict=True)
    ]


def _percent(points: Fraction | None, top: int) -> Fraction | None:
    if points is None:
        return None
    return 100 * points / top if top else Fraction(50)
