"""Totals, percentages and places counted again, in whichever way of adding up agrees best."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from lawbook.errors import Wording
from lawbook.notation.results.fields import number_of
from lawbook.notation.results.model import Contestant, Section
from lawbook.recount.boards import Boards
from lawbook.recount.difference import LAST_PLACE, Difference, agrees, last_place, shown
from lawbook.recount.places import count_places
from lawbook.recount.reasons import with_reasons
from lawbook.scoring.method import Matchpoints, Method
from lawbook.scoring.pairs import Total, score_session
from lawbook.scoring.ranking import factored, factored_percentage

__all__ = ["Totals", "add_up", "count_totals"]

Sums = Mapping[str, tuple[Fraction, Fraction]]
"""Of each contestant, the total and the percentage."""


@dataclass(frozen=True, slots=True)
class Totals:
    """The totals of a section, counted again."""

    name: str
    """How they were added up."""
    sums: Sums
    differences: tuple[Difference, ...]


def count_totals(section: Section, boards: Boards) -> Totals:
    """The totals by the way of adding up that agrees best with those published."""
    contestants = section.contestants
    found: Totals | None = None
    for method in _methods(boards.convention.method):
        ways = [_best(group, boards, method) for group in _directions(contestants)]
        sums = add_up(boards, method) | {name: both for way in ways for name, both in way.sums.items()}
        wrong = tuple(_wrong(contestants, sums))
        if found is None or len(wrong) < len(found.differences):
            names = dict.fromkeys(way.name for way in ways if way.name)
            found = Totals(", ".join((_said(method), *names)), sums, wrong)
        if not wrong:
            break
    assert found is not None  # noqa: S101  # there is a way to add up
    places = count_places(contestants, _by_number(contestants, found.sums))
    totals = with_reasons(found.differences, section) if found.differences else ()
    return replace(found, differences=(*totals, *places))


def _directions(contestants: Sequence[Contestant]) -> list[list[Contestant]]:
    """Those who sat North-South and those who sat East-West, each of which may be short of boards for itself."""
    told = dict.fromkeys(one.direction for one in contestants)
    return [[one for one in contestants if one.direction == direction] for direction in told] or [[]]


def _best(contestants: Sequence[Contestant], boards: Boards, method: Method) -> Totals:
    """The totals of these contestants in the way that agrees best with what was published of them."""
    best: Totals | None = None
    for way, presented in _PRESENTED.items():
        sums = _by_number(contestants, add_up(boards, method, presented))
        wrong = tuple(_wrong(contestants, sums))
        if best is None or len(wrong) < len(best.differences):
            best = Totals(way, sums, wrong)
        if not wrong:
            break
    assert best is not None  # noqa: S101  # there is a way to present a total
    return best


def _methods(method: Method) -> Iterator[Method]:
    """The method with awards at their own figure or fixed, and with boards exact or rounded."""
    for own_figure in (True, False):
        awarded = replace(method, awards=replace(method.awards, own_figure=own_figure))  # type: ignore[type-var]
        yield awarded
        if isinstance(awarded, Matchpoints):
            yield from (replace(awarded, places=places) for places in (1, 2))


def _said(method: Method) -> str:
    places = method.places if isinstance(method, Matchpoints) else None
    added = (
        "exact figures added"
        if places is None
        else f"figures rounded to {places} decimal{'s'[: places - 1]} added"
    )
    return added if method.awards.own_figure else f"{added}, averages fixed"


def _plain(total: Total, full: int) -> tuple[Fraction, Fraction]:  # noqa: ARG001  # one of several ways
    return total.points, total.percentage


def _factored(total: Total, full: int) -> tuple[Fraction, Fraction]:
    if not total.available:
        return total.points, Fraction()
    return factored(total.points, total.available, full), total.percentage


def _acbl(total: Total, full: int) -> tuple[Fraction, Fraction]:
    if not total.available or not total.boards:
        return total.points, Fraction()
    top = Fraction(total.available, total.boards)
    return factored_percentage(total.points, total.boards, round(full / top), top)


def _mean(total: Total, full: int) -> tuple[Fraction, Fraction]:  # noqa: ARG001
    return total.points / (total.boards or 1), total.percentage


_PRESENTED = {
    "": _plain,
    "in proportion to a full card": _factored,
    "in proportion to a full card, percentages of the rounded total": _acbl,
    "the mean of the boards": _mean,
}
"""What is published of a total."""


def add_up(
    boards: Boards, method: Method, presented: object = _plain
) -> dict[str, tuple[Fraction, Fraction]]:
    """The totals and percentages of all contestants."""
    totals = score_session(boards.results, method).totals()
    sides = {name: _side(name) for name in totals}
    full = {
        side: max(total.available for name, total in totals.items() if sides[name] == side)
        for side in set(sides.values())
    }
    way = presented if callable(presented) else _plain
    return {name: way(total, full[sides[name]]) for name, total in totals.items() if name != "?"}


def _side(name: str) -> str:
    """NS or EW where the numbers of each direction end so."""
    return name[-2:] if name[-2:] in {"NS", "EW"} else ""


def _by_number(contestants: Sequence[Contestant], sums: Sums) -> Sums:
    """The sums by the numbers of the contestants; where those are names, in whatever order and capitals."""
    partners = {frozenset(name.casefold().split("+")): name for name in sums}
    known = {one.number: frozenset(one.number.casefold().split("+")) for one in contestants}
    found = {number: number if number in sums else partners.get(key, number) for number, key in known.items()}
    return {number: sums[name] for number, name in found.items() if name in sums}


def _wrong(contestants: Sequence[Contestant], sums: Sums) -> Iterator[Difference]:
    known = _by_number(contestants, sums)
    for one in contestants:
        if one.number not in known:
            if one.total or one.percentage:
                yield Difference(
                    _who(one),
                    Wording("total"),
                    one.total or one.percentage,
                    Wording("nothing"),
                    Wording("no board of his is told"),
                )
            continue
        total, percentage = known[one.number]
        besides = sum(
            Fraction(number_of(text) or 0) * sign for text, sign in ((one.carry_over, 1), (one.penalty, -1))
        )
        for what, text, value in (
            (Wording("total"), one.total, total + besides),
            (Wording("percentage"), one.percentage, percentage),
        ):
            if not agrees(text, value):
                because = LAST_PLACE if last_place(text, value) else ""
                yield Difference(_who(one), what, text, shown(value, text), because)


def _who(one: Contestant) -> str:
    return Wording("contestant {number}", number=one.number)
