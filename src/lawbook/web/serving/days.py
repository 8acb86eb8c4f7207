"""Days: between two on which a code or an election changes somewhere, one is as good as another."""

from bisect import bisect_right
from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache

from lawbook.law.authority import Authority, authorities, authority
from lawbook.law.book import FROM

__all__ = ["same_as"]


def same_as(day: date) -> date:
    """The day on which everything holds that holds on this one, and that no body names itself.

    >>> same_as(date(2026, 3, 5)) == same_as(date(2026, 7, 1)), same_as(date(2017, 1, 1)).year < 2017
    (True, True)
    """
    return _same_as(day, authorities())


def _same_as(day: date, bodies: tuple[str, ...]) -> date:
    changes, named = _changes(bodies)
    place = bisect_right(changes, day)
    other = changes[place - 1] if place else day
    while other.isoformat() in named:
        other += timedelta(days=1)
    return min(other, day)


@cache
def _changes(bodies: tuple[str, ...]) -> tuple[tuple[date, ...], frozenset[str]]:
    """When anything changes, in order, and every day that is named with a value."""
    known = [authority(body) for body in bodies]
    changes = {*FROM.values(), *(day for body in known for day in _changed(body))}
    checked = {value.checked for body in known for value in body.values}
    return tuple(sorted(changes)), frozenset(checked | {day.isoformat() for day in changes})


def _changed(body: Authority) -> Iterator[date]:
    yield from body.laws_from.values()
    for value in body.values:
        yield from (day for day in (value.since, value.until) if day)
