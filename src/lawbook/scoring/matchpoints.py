"""Matchpoints of whole fields at once: arrays of boards by tables (Law 78A).

Everything stays in whole numbers: Neuberg's formula divides by the number of results, so a board has
its matchpoints over that number, and rounding can be exact.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from lawbook.errors import CaseError

__all__ = ["FieldPoints", "field_matchpoints"]

Ints = npt.NDArray[np.int64]
Scores = npt.NDArray[np.integer]
Flags = npt.NDArray[np.bool_]

_HIGHEST = 7600
"""Thirteen down, redoubled and vulnerable: no score is larger (Law 77)."""
_ROWS = 128
"""Boards counted at a time: few enough for the counts to stay in the processor's cache."""


@dataclass(frozen=True, slots=True, eq=False)
class FieldPoints:
    """The matchpoints of North-South on boards by tables, 2 for a win; East-West have the rest of the top."""

    over: Ints
    """Whole numbers: the matchpoints are these over the number of results on their board."""
    results: Ints
    """How many results each board has; where it has none, 1, so that it can be divided by."""
    top: int
    """The most that there is on a board."""
    played: Flags | None
    """Which tables have a result, None where all have one; without it, `over` means nothing."""

    def points(self) -> npt.NDArray[np.float64]:
        """The matchpoints, as near as a float is."""
        return self.over / self.results[:, None]

    def published(self, places: int = 2) -> Ints:
        """The matchpoints in units of the last decimal, half up, from the exact values."""
        scaled = 2 * 10**places * self.over + self.results[:, None]
        return np.asarray(scaled // (2 * self.results[:, None]), dtype=np.int64)


def field_matchpoints(
    scores: Scores, played: Flags | None = None, expected: int | None = None
) -> FieldPoints:
    """The matchpoints of scores in rows by board, brought by Neuberg's formula to `expected` results.

    A table that is not played has no part in the comparison. The results expected are the most that any
    board has, unless they are told.

    >>> import numpy as np
    >>> field_matchpoints(np.array([[620, 620, 170, -100]])).over // 4
    array([[5, 5, 2, 0]])
    """
    if scores.ndim != 2 or (played is not None and played.shape != scores.shape):
        raise CaseError(
            "a field of scores has a row for each board and a column for each table, all of a size"
        )
    scores = _possible(scores, played)
    numbers, low = _numbered(scores)
    kinds = int(numbers[-1]) + 1
    counted = scores.shape[1] if played is None else played.sum(axis=1)
    results = np.broadcast_to(np.asarray(counted, dtype=np.int64), scores.shape[:1])
    most = int(results.max(initial=1)) if expected is None else expected
    over = np.empty(scores.shape, dtype=np.int64)
    for rows in _parts(len(scores)):
        codes = numbers[scores[rows] - low]
        if played is not None:
            codes = np.where(played[rows], codes, kinds)
        over[rows] = _neuberg_of(codes, kinds + 1, results[rows], most)
    return FieldPoints(over, np.maximum(results, 1), 2 * (most - 1), played)


def _possible(scores: Scores, played: Flags | None) -> Scores:
    """The scores, nothing where a table has no result and something that no score can be."""
    worst = max(int(scores.max(initial=0)), -int(scores.min(initial=0)))
    if worst <= _HIGHEST:
        return scores
    if played is None:
        raise CaseError(
            "a score of {worst}: no result is worth more than {highest} (Law 77); correct it",
            worst=worst,
            highest=_HIGHEST,
        )
    return _possible(np.where(played, scores, 0), None)


def _numbered(scores: Scores) -> tuple[Ints, int]:
    """A number for each score that there is, counted from the lowest, and the lowest.

    A board has few of the scores that can be, and a field not many more: numbered in order they leave
    little to count for each board.
    """
    low = int(scores.min(initial=0))
    seen = np.zeros(int(scores.max(initial=0)) - low + 1, dtype=np.bool_)
    for rows in _parts(len(scores)):
        seen[scores[rows] - low] = True
    return np.cumsum(seen, dtype=np.int64) - 1, low


def _parts(boards: int) -> Iterator[slice]:
    """The boards, a few at a time."""
    return (slice(first, first + _ROWS) for first in range(0, boards, _ROWS))


def _neuberg_of(codes: Ints, kinds: int, results: Ints, expected: int) -> Ints:
    """Neuberg's matchpoints times the number of results, by counting how often each score stands in each row."""
    places = codes + np.arange(len(codes))[:, None] * kinds
    counts = np.bincount(places.ravel(), minlength=len(codes) * kinds).reshape(-1, kinds)
    beaten_and_equal = 2 * np.cumsum(counts, axis=1) - counts
    worth = expected * beaten_and_equal - results[:, None]
    return np.take(worth.ravel(), places)
