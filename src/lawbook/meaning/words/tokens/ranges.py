"""Which strength a part tells, and whether two can be of one hand."""

from collections.abc import Sequence

from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import Amount, And, Meaning, Or, Tag, leaves
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.rules import RuleOf
from lawbook.meaning.words.tokens.circumstances import CIRCUMSTANCES

__all__ = ["exclude", "is_points", "is_range", "range_of", "tells_strength"]

_POOR_SUIT = "poor suit"
_OF_NO_STRENGTH = CIRCUMSTANCES | {Purpose.RAISE, Purpose.SUPPORT, Purpose.SUPPORTS, Purpose.POSSIBLE}


def exclude(parts: Sequence[Meaning]) -> bool:
    """Whether no hand has all the strengths of which the parts speak."""
    told = [one for part in parts if (one := range_of(part)) is not None]
    return bool(told) and max(least for least, _ in told) > min(most for _, most in told)


def is_range(one: Meaning) -> bool:
    """Whether it is a range of points with two ends and nothing else."""
    return isinstance(one, Amount) and is_points(one) and one.least > 0 and one.most < one.figure.top


def is_points(one: Meaning) -> bool:
    """Whether it tells how many points there are."""
    return isinstance(one, Amount) and one.figure in {Figure.POINTS, Figure.TOTAL_POINTS}


def range_of(part: Meaning) -> tuple[int, int] | None:
    """From where to where the points of the part go, if it tells them."""
    if isinstance(part, Amount):
        return (part.least, part.most) if part.figure is Figure.POINTS else None
    if type(part) is And:
        return next((found for each in part.parts if (found := range_of(each))), None)
    if type(part) is Or and part.parts:
        each = [range_of(one) for one in part.parts]
        told = [one for one in each if one is not None]
        if len(told) == len(each):
            return min(low for low, _ in told), max(high for _, high in told)
    return None


def tells_strength(part: Meaning) -> bool:
    """Whether anything is said of strength, or what may imply one."""
    return any(
        is_points(one)
        or isinstance(one, RuleOf)
        or (isinstance(one, Tag) and one.purpose not in _OF_NO_STRENGTH and one.about != _POOR_SUIT)
        for one in leaves(part)
    )
