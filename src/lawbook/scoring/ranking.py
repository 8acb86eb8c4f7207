"""Percentages, sit-outs, and the ranking with its ties (Law 78D2: the method is announced)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from itertools import groupby

from lawbook.scoring.exact import published, to_multiple

__all__ = ["Breaker", "Place", "factored", "factored_percentage", "handicap", "percentage", "rank", "shared"]

Figure = Fraction | Decimal | int
Breaker = Callable[[Sequence[str]], Mapping[str, Figure]]
"""A way to part contestants who are tied: it is given them, and says a figure for each; the higher is better."""


@dataclass(frozen=True, slots=True)
class Place:
    """A contestant in the ranking, with the places that he shares."""

    contestant: str
    total: Decimal
    first: int
    last: int

    def __str__(self) -> str:
        return str(self.first) if self.first == self.last else f"{self.first}/{self.last}"


def rank(
    totals: Mapping[str, Fraction | int], places: int = 2, breakers: Sequence[Breaker] = ()
) -> tuple[Place, ...]:
    """The contestants from the best down; totals that are published alike are a tie until a breaker parts it.

    >>> [f"{place} {place.contestant}" for place in rank({"a": 3, "b": 5, "c": 3})]
    ['1 b', '2/3 a', '2/3 c']
    """
    shown = {name: published(total, places) for name, total in totals.items()}
    ranking: list[Place] = []
    for tied in _parted(list(totals), [lambda _: shown, *breakers]):
        first, last = len(ranking) + 1, len(ranking) + len(tied)
        ranking += [Place(name, shown[name], first, last) for name in tied]
    return tuple(ranking)


def _parted(names: Sequence[str], breakers: Sequence[Breaker]) -> Iterator[Sequence[str]]:
    """The names in groups that nothing parts, the best first."""
    if not breakers or len(names) == 1:
        yield names
        return
    figures = breakers[0](names)
    best_first = sorted(names, key=lambda name: figures[name], reverse=True)
    for _, tied in groupby(best_first, key=lambda name: figures[name]):
        yield from _parted(list(tied), breakers[1:])


def shared(awards: Sequence[Figure], place: Place) -> Fraction:
    """What a contestant gets of awards by place: the mean over the places that he shares."""
    won = awards[place.first - 1 : place.last]
    return sum((Fraction(award) for award in won), Fraction()) / (place.last - place.first + 1)


def percentage(points: Fraction | int, available: Fraction | int) -> Fraction:
    """The percentage of what was available to the contestant; nothing if nothing was."""
    return 100 * Fraction(points) / available if available else Fraction()


def factored(points: Fraction | int, played: Fraction | int, full: Fraction | int) -> Fraction:
    """The total of a contestant who sat out, in proportion to a full card.

    >>> print(published(factored(124, 26, 27)))
    128.77
    """
    return Fraction(points) * full / played


def factored_percentage(
    points: Fraction | int, boards: int, full: int, top: Fraction | int
) -> tuple[Fraction, Fraction]:
    """The ACBL's total and percentage: the total is rounded first, and the percentage made of what is published.

    >>> [str(published(figure)) for figure in factored_percentage(Fraction(77, 2), 16, 18, 4)]
    ['43.31', '60.15']
    """
    hundredth = Fraction(1, 100)
    total = to_multiple(factored(points, boards, full), hundredth)
    return total, to_multiple(percentage(total, top * full), hundredth)


def handicap(
    figure: Fraction | int,
    reference: Fraction | int,
    available: Fraction | int,
    factor: Fraction | int = Fraction(4, 5),
) -> Fraction:
    """The matchpoints added for a pair of this average percentage, against the reference.

    >>> print(float(handicap(45, 55, 312, factor=1)))
    31.2
    """
    return factor * Fraction(reference - figure) * available / 100
