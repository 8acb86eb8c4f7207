"""Weighing: a proposal for an assigned score of several outcomes (Law 12C1(c)), in the steps that are usual."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from lawbook.bridge import Side, Vulnerability
from lawbook.errors import CaseError
from lawbook.scoring.awards import Outcome, weighted
from lawbook.scoring.compared import matchpoints
from lawbook.scoring.contract import score
from lawbook.scoring.entry import Score, Weighted, raw
from lawbook.scoring.imps import compared_at_imps

__all__ = ["Steps", "Worth", "proposed", "worth"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Steps:
    """How shares are rounded, and how far the non-offenders are favoured."""

    step: Fraction = Fraction(1, 20)
    """A share is a multiple of this."""
    lean: Fraction = Fraction(0)
    """How much of the whole is moved from outcomes that are worse for the non-offenders to those that are better."""
    non_offenders: Side | None = None
    """Who is favoured; nobody where that is not told."""

    def __post_init__(self) -> None:
        if not 0 < self.step <= 1 or (1 / self.step).denominator != 1:
            raise CaseError(
                "steps of {step}: shares are rounded to a whole part of 100 %, such as 5 % or 10 %",
                step=self.step,
            )
        if not 0 <= self.lean <= 1:
            raise CaseError("a lean of {lean}: give the part of 100 % that is moved, 0 to 1", lean=self.lean)
        if self.lean and self.non_offenders is None:
            raise CaseError("a lean without a side: tell which side did not offend (Law 12C1)")


def proposed(
    endings: Sequence[Outcome], vulnerability: Vulnerability, steps: Steps | None = None
) -> tuple[Outcome, ...]:
    """The outcomes with shares in whole steps, together the whole; those that round to nothing are gone.

    A remainder goes to the shares that lost most by the rounding, of equals to that which the non-offenders like best.

    >>> from lawbook.notation.contract import parse_contract
    >>> game = parse_contract("3NT by S")
    >>> told = [Outcome(game, 9, Fraction("0.63")), Outcome(game, 8, Fraction("0.33")), Outcome(game, 7, Fraction("0.04"))]
    >>> [str(outcome.share) for outcome in proposed(told, Vulnerability.NONE, Steps(step=Fraction(1, 10)))]
    ['3/5', '3/10', '1/10']
    """
    steps = steps or Steps()
    sign = -1 if steps.non_offenders is Side.EW else 1
    told = sorted(endings, key=lambda ending: sign * score(ending.contract, ending.tricks, vulnerability))
    points = [sign * score(ending.contract, ending.tricks, vulnerability) for ending in told]
    shares = _rounded(_leaned(told, points, steps.lean), steps.step)
    kept = (replace(ending, share=share) for ending, share in zip(told, shares, strict=True) if share)
    return tuple(sorted(kept, key=lambda ending: -ending.share))


def _leaned(told: Sequence[Outcome], points: Sequence[int], lean: Fraction) -> list[Fraction]:
    """The shares with so much moved from what is worse for the non-offenders than the mean to what is better.

    Each gives or gets in proportion to its share, so that nothing unlikely becomes likely.
    """
    mean = sum(ending.share * worth for ending, worth in zip(told, points, strict=True))
    good = Fraction(sum(ending.share for ending, worth in zip(told, points, strict=True) if worth >= mean))
    bad = 1 - good
    moved = min(lean, bad)
    if not moved:
        return [ending.share for ending in told]
    up, down = 1 + moved / good, 1 - moved / bad
    return [
        ending.share * (up if worth >= mean else down) for ending, worth in zip(told, points, strict=True)
    ]


def _rounded(shares: list[Fraction], step: Fraction) -> list[Fraction]:
    """The shares in whole steps, the best last."""
    whole = [share // step for share in shares]
    lacking = int(1 / step) - sum(whole)
    by_loss = sorted(range(len(shares)), key=lambda at: (shares[at] / step - whole[at], at), reverse=True)
    for place in by_loss[:lacking]:
        whole[place] += 1
    return [steps * step for steps in whole]


@dataclass(frozen=True, slots=True)
class Worth:
    """What an assigned score is worth to North-South, as far as there is something to compare it with."""

    points: Fraction
    matchpoints: Fraction | None = None
    top: int | None = None
    imps: Fraction | None = None


def worth(
    outcomes: Sequence[Outcome],
    vulnerability: Vulnerability,
    field: Sequence[Score] = (),
    other_table: Score | None = None,
) -> Worth:
    """What the outcomes are worth in points, against a field at matchpoints, and against another table in IMPs.

    >>> from lawbook.notation.contract import parse_contract
    >>> made = [Outcome(parse_contract("4S by N"), 10, Fraction(1))]
    >>> found = worth(made, Vulnerability.NONE, field=[420, 170, -50], other_table=170)
    >>> print(found.points, found.matchpoints, found.top, found.imps)
    420 5 6 6
    """
    given: Weighted = weighted(outcomes, vulnerability)
    return Worth(
        raw(given),
        matchpoints([given, *field])[0] if field else None,
        2 * len(field) if field else None,
        None if other_table is None else compared_at_imps(given, other_table),
    )
