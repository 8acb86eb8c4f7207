"""Exact counts of the hands that belong to a meaning, by their shapes, suits and points; never by trial."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from itertools import compress
from typing import TypeVar

from lawbook.meaning.counting.draw import WHOLE_PACK, Draw
from lawbook.meaning.counting.suits import coefficients
from lawbook.meaning.counting.survey import Cell, survey
from lawbook.meaning.terms.meanings import Meaning

__all__ = ["count", "counted", "is_empty", "merged"]

Key = TypeVar("Key", bound=Hashable)


def merged(cells: Iterable[Cell], key: Callable[[Cell], Key]) -> dict[Key, int]:
    """The polynomials of all cells of a key put together, with as few multiplications as will do.

    Majors that go with the same minors are added first, then the minors that go with the same majors.
    """
    majors: Counter[tuple[Key, int]] = Counter()
    for cell in cells:
        majors[key(cell), cell.minors] += cell.majors
    minors: Counter[tuple[Key, int]] = Counter()
    for (found, some), others in majors.items():
        minors[found, others] += some
    whole: Counter[Key] = Counter()
    for (found, some), others in minors.items():
        whole[found] += some * others
    return whole


def counted(polynomial: int, mask: int) -> int:
    """How many hands stand at the places of the mask."""
    return sum(compress(coefficients(polynomial), map(int, reversed(f"{mask:b}"))))


def count(meaning: Meaning, draw: Draw = WHOLE_PACK) -> int:
    """How many hands belong to the meaning; of the whole pack there are 635,013,559,600.

    >>> from lawbook.meaning.terms.meanings import ANY_HAND
    >>> count(ANY_HAND)
    635013559600
    """
    found = survey(meaning, draw=draw).totals()
    return sum(counted(polynomial, mask) for (mask,), polynomial in found.items())


def is_empty(meaning: Meaning, draw: Draw = WHOLE_PACK) -> bool:
    """Whether no hand at all belongs to the meaning."""
    return not any(counted(cell.polynomial, cell.masks[0]) for cell in survey(meaning, draw=draw).cells())
