"""The score line as JSON; `lawbook schema` describes it."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from lawbook.bridge import Side
from lawbook.desk.score.line import ScoreLine, SideScore
from lawbook.notation.contract import contract_text

__all__ = ["score_object"]


def score_object(line: ScoreLine) -> dict[str, Any]:
    """The JSON object of a score line."""
    before, after = line.tricks
    return {
        "contract": None if line.contract is None else contract_text(line.contract),
        "vulnerable": line.vulnerable,
        "tricks": {"before": before, "after": after},
        "before": _sides(line.before),
        "after": _sides(line.after),
        "moved": [
            {
                "to": moved.to.name if isinstance(moved.to, Side) else str(moved.to.value),
                "number": moved.number,
                "by_lines": moved.by_lines,
            }
            for moved in line.moved
        ],
        "cancelled": line.cancelled,
        "averaged": None
        if line.averaged is None
        else {side.name: _number(line.averaged[side]) for side in Side},
        "waits_for": list(line.waits_for),
        "cases": [score_object(case) for case in line.cases],
    }


def _sides(scores: Mapping[Side, SideScore] | None) -> dict[str, Any] | None:
    return None if scores is None else {side.name: _side(scores[side]) for side in Side}


def _side(score: SideScore) -> dict[str, Any]:
    return {
        "points": score.points,
        "outcomes": [
            {
                "contract": None if outcome.contract is None else contract_text(outcome.contract),
                "tricks": outcome.tricks,
                "points": outcome.points,
                "share": _number(outcome.share),
            }
            for outcome in score.outcomes
        ],
        "artificial": score.artificial or None,
        "own_average": score.own_average,
        "percent": _number(score.percent),
        "imps": _number(score.imps),
    }


def _number(number: Fraction | None) -> float | int | None:
    """A whole number as one, any other with four decimals."""
    if number is None:
        return None
    return int(number) if number.denominator == 1 else round(float(number), 4)
