"""How likely a deviation is that is at least as large: chi-square, with as many degrees of freedom as there are."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import erfc, exp, lgamma, log, sqrt

from lawbook.label import Label

__all__ = ["ALPHA", "Counted", "Statistic", "chi_square", "likelihood"]

ALPHA = 0.001
"""The line below which a whole set of tests calls a result strange; it is drawn before anything is looked at."""
_LEAST = 5
"""Kinds that are expected less often are put together."""


class Statistic(Label):
    """What is counted in a set of deals."""

    SHAPES = "shapes", "Shapes of one hand a board"
    POINTS = "points", "Points of one hand a board"
    SPADES = "spades", "Spades of one hand a board"
    CARDS = "cards", "Cards by seat"
    PARTS = "parts", "Place among all deals"
    STAYED = "stayed", "Cards in the seat of the board before"


@dataclass(frozen=True, slots=True)
class Counted:
    """One test: what was counted beside what is expected, and how likely it is."""

    test: Statistic
    found: Mapping[str, float]
    expected: Mapping[str, float]
    chance: float


def chi_square(
    test: Statistic, found: Mapping[str, float], expected: Mapping[str, float], less: int = 1
) -> Counted:
    """The test of counts against expected counts; `less` is by how much the degrees of freedom fall below the kinds."""
    pooled: list[tuple[float, float]] = []
    rest_found = rest_expected = 0.0
    for kind, wanted in expected.items():
        if wanted >= _LEAST:
            pooled.append((found.get(kind, 0.0), wanted))
        else:
            rest_found, rest_expected = rest_found + found.get(kind, 0.0), rest_expected + wanted
    if rest_expected >= _LEAST:
        pooled.append((rest_found, rest_expected))
    total = sum((seen - wanted) ** 2 / wanted for seen, wanted in pooled)
    freedom = len(pooled) - less
    return Counted(test, found, expected, likelihood(total, freedom) if freedom > 0 else 1.0)


def likelihood(total: float, freedom: int) -> float:
    """How likely a chi-square of so many degrees of freedom is at least so large.

    >>> round(likelihood(3.841459, 1), 4), round(likelihood(37.697298, 15), 4)
    (0.05, 0.001)
    """
    if total <= 0:
        return 1.0
    half, shape = total / 2, freedom / 2
    if freedom == 1:
        return erfc(sqrt(half))
    return _above(shape, half) if half > shape + 1 else 1 - _below(shape, half)


def _below(shape: float, bound: float) -> float:
    """The incomplete gamma function from below, by its series."""
    term = total = 1 / shape
    place = shape
    while abs(term) > total * 1e-15:
        place += 1
        term *= bound / place
        total += term
    return total * exp(shape * log(bound) - bound - lgamma(shape))


def _above(shape: float, bound: float) -> float:
    """The same from above, by its continued fraction."""
    tiny = 1e-300
    step = bound + 1 - shape
    inverse, ahead = 1 / step, 1 / tiny
    found = inverse
    for place in range(1, 10_000):
        factor = -place * (place - shape)
        step += 2
        inverse = 1 / ((factor * inverse + step) or tiny)
        ahead = (step + factor / ahead) or tiny
        change = inverse * ahead
        found *= change
        if abs(change - 1) < 1e-15:
            break
    return found * exp(shape * log(bound) - bound - lgamma(shape))
