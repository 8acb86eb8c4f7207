"""Places counted again from the totals."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from lawbook.errors import Wording
from lawbook.notation.results.fields import number_of
from lawbook.notation.results.model import Contestant
from lawbook.recount.difference import Difference, places_of
from lawbook.scoring.ranking import Place, rank

__all__ = ["count_places"]

_DIGITS = re.compile(r"\d{1,5}")


def count_places(
    contestants: Sequence[Contestant], sums: Mapping[str, tuple[Fraction, Fraction]]
) -> list[Difference]:
    """The published places that the totals do not give, in one ranking or in one for each direction."""
    ranked = [one for one in contestants if _DIGITS.search(one.place) and one.number in sums]
    together = list(_wrong(ranked, sums))
    directions = dict.fromkeys(one.direction for one in ranked)
    apart = [
        wrong
        for direction in directions
        for wrong in _wrong([one for one in ranked if one.direction == direction], sums)
    ]
    return _because(min(together, apart, key=len), ranked)


def _because(wrong: Sequence[Difference], ranked: Sequence[Contestant]) -> list[Difference]:
    """The same, explained where the published totals give the published places."""
    published = {
        one.number: (Fraction(number_of(one.total) or 0), Fraction(number_of(one.percentage) or 0))
        for one in ranked
    }
    own = {one.where for one in _wrong(ranked, published)} if wrong else set()
    said = Wording("the published totals give the published place")
    return [one if one.where in own else replace(one, because=said) for one in wrong]


def _wrong(
    ranked: Sequence[Contestant], sums: Mapping[str, tuple[Fraction, Fraction]]
) -> Iterator[Difference]:
    by_percent = all(one.percentage and not one.total for one in ranked)
    totals = {one.number: sums[one.number][1 if by_percent else 0] for one in ranked}
    decimals = max((places_of(one.percentage if by_percent else one.total) for one in ranked), default=2)
    places = {place.contestant: place for place in rank(totals, decimals)}
    for one in ranked:
        if not _among(one.place, places[one.number]):
            yield Difference(
                Wording("contestant {number}", number=one.number),
                Wording("place"),
                one.place,
                str(places[one.number]),
            )


def _among(told: str, place: Place) -> bool:
    """Whether a printed place is one of those that a contestant may have; ties are parted in many ways."""
    found = _DIGITS.search(told)
    return found is not None and place.first <= int(found[0]) <= place.last
