"""A meaning made ready for counting: from what is true of a hand, the figures at which it is fulfilled.

Terms about shape and about the holding of a suit are truths, each with a number. With a truth and its
opposite both granted, a formula tells where the meaning may be fulfilled; with neither, where it must be.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial

from lawbook.meaning.counting.suits import Axes, Truths, mask_of, places
from lawbook.meaning.terms.meanings import Amount, And, Meaning, Not, Or, Tag, leaves
from lawbook.meaning.terms.rules import RuleOf
from lawbook.meaning.terms.shapes import OfShape
from lawbook.meaning.terms.suited import OfHolding

__all__ = ["Formula", "Grounds", "grounds_of"]

Formula = Callable[[Truths], int]
"""The places, as bits, at which a meaning is fulfilled, given these truths."""

Numbers = Mapping[Meaning, int]


@dataclass(frozen=True, slots=True)
class Grounds:
    """What a few meanings turn on together: their formulas, the figures, and the terms that are truths."""

    formulas: tuple[Formula, ...]
    axes: Axes
    holdings: tuple[OfHolding, ...]
    """Terms about what a suit holds, numbered from 0."""
    shapes: tuple[OfShape, ...]
    """Terms about shape, numbered from where those end."""

    @property
    def open(self) -> Truths:
        """Every truth about holdings, and its opposite."""
        return (1 << 2 * len(self.holdings)) - 1


@lru_cache(maxsize=1024)
def grounds_of(*meanings: Meaning, shown: Axes = ()) -> Grounds:
    """The grounds on which these meanings are counted together, by the figures shown and those they ask."""
    found = [leaf for meaning in meanings for leaf in _terms(meaning)]
    figures = [addend for leaf in found if isinstance(leaf, Amount) for addend in leaf.figure.addends]
    axes = tuple(dict.fromkeys([*shown, *figures]))
    holdings = tuple(dict.fromkeys(leaf for leaf in found if isinstance(leaf, OfHolding)))
    shapes = tuple(dict.fromkeys(leaf for leaf in found if isinstance(leaf, OfShape)))
    numbers = {term: number for number, term in enumerate((*holdings, *shapes))}
    write = partial(_formula, axes=axes, numbers=numbers)
    return Grounds(tuple(map(write, meanings)), axes, holdings, shapes)


def _terms(meaning: Meaning) -> Iterator[Meaning]:
    """The terms of a meaning, its rules spelt out."""
    for leaf in leaves(meaning):
        yield from leaves(leaf.spelt) if isinstance(leaf, RuleOf) else (leaf,)


def _formula(meaning: Meaning, *, axes: Axes, numbers: Numbers, denied: bool = False) -> Formula:
    """The formula of the meaning, or of its opposite: `Not` is carried down to the leaves."""
    full = (1 << places(axes)) - 1
    write = partial(_formula, axes=axes, numbers=numbers)
    match meaning:
        case And(parts) | Or(parts):
            join = _all if isinstance(meaning, And) is not denied else _any
            return join([write(part, denied=denied) for part in _simple_first(parts)], full)
        case Not(part):
            return write(part, denied=not denied)
        case RuleOf():
            return write(meaning.spelt, denied=denied)
        case OfShape() | OfHolding():
            truth = 1 << 2 * numbers[meaning] + denied
            return lambda truths: full if truths & truth else 0
        case Amount(figure, least, most):
            mask = mask_of(figure, least, most, axes) ^ (full if denied else 0)
            return lambda _truths: mask
        case Tag():
            mask = 0 if denied else full
            return lambda _truths: mask
        case _:
            raise TypeError(f"{meaning!r} is no term of a meaning")


def _simple_first(parts: Iterable[Meaning]) -> list[Meaning]:
    """What is soonest found out stands first."""
    return sorted(parts, key=lambda part: isinstance(part, And | Or | Not))


def _all(formulas: list[Formula], full: int) -> Formula:
    def formula(truths: Truths) -> int:
        mask = full
        for part in formulas:
            mask &= part(truths)
            if not mask:
                return 0
        return mask

    return formula


def _any(formulas: list[Formula], full: int) -> Formula:
    def formula(truths: Truths) -> int:
        mask = 0
        for part in formulas:
            mask |= part(truths)
            if mask == full:
                return full
        return mask

    return formula
