"""What strokes part that tells unlike things of one hand: 15-18 balanced / stopper; 8+ / 5+ hearts / forcing."""

from collections.abc import Sequence
from itertools import combinations, pairwise

from lawbook.meaning.terms.meanings import Amount, Meaning, Tag, every, leaves
from lawbook.meaning.terms.openness import STRENGTHS
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.rules import RuleOf
from lawbook.meaning.terms.shapes import Length, OfShape
from lawbook.meaning.words.clauses.scoping import of_two_ranges
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["of_one_hand"]

_SEVERAL = 2
_REMARKS = {
    Purpose.FORCING,
    Purpose.FORCING_ONE_ROUND,
    Purpose.ARTIFICIAL,
    Purpose.TRANSFER,
    Purpose.TRANSFER_TO,
    Purpose.STAYMAN,
    Purpose.RAISE,
    Purpose.SUPPORT,
    Purpose.SUPPORTS,
    Purpose.NEGATIVE,
}
"""What is so of all that a call shows, and no alternative to a strength or a shape."""


def of_one_hand(
    stream: Stream,
    parts: Sequence[Meaning],
    strokes: Sequence[bool],
    conditions: Sequence[Meaning | None],
    first: int,
) -> Meaning | None:
    """What strokes part and is of one hand: 8-13 / balanced; or two ranges on one condition. None where each is one of several.

    Raises MeaningError where that is in doubt.
    """
    unlike = any(strokes) and _tell_unlike_things(parts, strokes)
    if unlike is None:
        raise stream.complaint("may mean and or or; write which", stream.taken())
    both = every(parts) if unlike else of_two_ranges(parts, conditions)
    if both is None:
        return None
    stream.condition = None if unlike else conditions[-1]
    stream.joints -= set(range(first, stream.at))
    return both


def _tell_unlike_things(parts: Sequence[Meaning], strokes: Sequence[bool]) -> bool | None:
    """Whether the parts are no alternatives, since one tells a strength and another a shape; None where that is in doubt.

    >>> from lawbook.meaning.words.reading import read_meaning
    >>> print(read_meaning("8-13 / balanced"))
    8-13 points, balanced
    """
    told = [frozenset(kind for one in leaves(part) for kind in _kinds(one)) for part in parts]
    beside = [not one & other for (one, other), stroke in zip(pairwise(told), strokes, strict=True) if stroke]
    if not any(beside) or not any(told):
        return False
    unlike = all(not one & other for one, other in combinations(told, 2))
    return True if unlike and all(strokes) else None


def _kinds(one: Meaning) -> set[str]:
    """A strength, a shape, or what is held; nothing for a remark, and whatever it may be for another word."""
    if isinstance(one, Tag) and one.purpose not in STRENGTHS:
        return set() if one.purpose in _REMARKS else {"strength", "shape", "held"}
    if isinstance(one, Amount | RuleOf | Tag):
        return {"strength"}
    return {"shape"} if isinstance(one, Length | OfShape) else {"held"}
