"""A meaning made ready for counting: from the lengths of the suits, the figures at which it is fulfilled.

What one suit holds beside its length is asked as a truth, by number. With every truth and its opposite
granted, a formula tells where the meaning may be fulfilled; with none, where it must be.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, partial

from lawbook.meaning.figures import Figure, Lengths
from lawbook.meaning.shape_terms import OfShape
from lawbook.meaning.suit_terms import OfHolding
from lawbook.meaning.suits import Axes, Truths, mask_of, places
from lawbook.meaning.terms import Amount, And, Meaning, Not, Or, Tag, leaves

__all__ = ["Formula", "Grounds", "grounds_of"]

Formula = Callable[[Lengths, Truths], int]
"""The places, as bits, at which a meaning is fulfilled by suits of these lengths, given these truths."""


@dataclass(frozen=True, slots=True)
class Grounds:
    """What a few meanings turn on together: their formulas, the figures, and the terms about holdings."""

    formulas: tuple[Formula, ...]
    axes: Axes
    terms: tuple[OfHolding, ...]

    @property
    def everything(self) -> Truths:
        """Every truth, and its opposite."""
        return (1 << 2 * len(self.terms)) - 1


@cache
def grounds_of(*meanings: Meaning) -> Grounds:
    """The grounds on which these meanings are counted together."""
    found = [leaf for meaning in meanings for leaf in leaves(meaning)]
    figures = [addend for leaf in found if isinstance(leaf, Amount) for addend in leaf.figure.addends]
    axes = tuple(dict.fromkeys([Figure.POINTS, *figures]))
    terms = tuple(dict.fromkeys(leaf for leaf in found if isinstance(leaf, OfHolding)))
    write = partial(_formula, axes=axes, numbers={term: number for number, term in enumerate(terms)})
    return Grounds(tuple(map(write, meanings)), axes, terms)


def _formula(meaning: Meaning, *, axes: Axes, numbers: dict[OfHolding, int], denied: bool = False) -> Formula:
    """The formula of the meaning, or of its opposite: `Not` is carried down to the leaves."""
    full = (1 << places(axes)) - 1
    write = partial(_formula, axes=axes, numbers=numbers)
    match meaning:
        case And(parts) | Or(parts):
            join = _all if isinstance(meaning, And) is not denied else _any
            return join([write(part, denied=denied) for part in _cheap_first(parts)], full)
        case Not(part):
            return write(part, denied=not denied)
        case OfShape(fits=fits):
            return lambda lengths, _truths: full if fits(lengths) is not denied else 0
        case OfHolding():
            truth = 1 << 2 * numbers[meaning] + denied
            return lambda _lengths, truths: full if truths & truth else 0
        case Amount(figure, least, most):
            mask = mask_of(figure, least, most, axes) ^ (full if denied else 0)
            return lambda _lengths, _truths: mask
        case Tag():
            mask = 0 if denied else full
            return lambda _lengths, _truths: mask
        case _:
            raise TypeError(f"{meaning!r} is no term of a meaning")


def _cheap_first(parts: Iterable[Meaning]) -> list[Meaning]:
    """What may end the search soonest stands first."""
    return sorted(parts, key=lambda part: isinstance(part, And | Or | Not))


def _all(formulas: list[Formula], full: int) -> Formula:
    def formula(lengths: Lengths, truths: Truths) -> int:
        mask = full
        for part in formulas:
            mask &= part(lengths, truths)
            if not mask:
                return 0
        return mask

    return formula


def _any(formulas: list[Formula], full: int) -> Formula:
    def formula(lengths: Lengths, truths: Truths) -> int:
        mask = 0
        for part in formulas:
            mask |= part(lengths, truths)
            if mask == full:
                return full
        return mask

    return formula
