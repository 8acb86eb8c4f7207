"""What stands at the tables of a board, as a piece: a row for each, with the numbers of its entries."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from lawbook.event.checkpoint.pieces import spoiling
from lawbook.event.entries import Where
from lawbook.event.standing import Standing
from lawbook.event.worth import Worth, parse_worth, worth_text

__all__ = ["Row", "board_told", "read_board", "read_numbers"]


class Row(NamedTuple):
    """What is kept of a table."""

    numbers: tuple[int, ...]
    """Its entries that count."""
    standing: Standing
    """What stands there, without the numbers of its rulings, corrections and remarks."""

    is_plain: bool
    """Whether that is all that stands there: a result as it was entered, and nothing besides."""


def board_told(rows: Iterable[Row]) -> list[list[Any]]:
    """The rows of a board."""
    return [_told(row.standing, list(row.numbers), plain=row.is_plain) for row in rows]


def _told(now: Standing, numbers: list[int], *, plain: bool) -> list[Any]:
    result = worth_text(now.result) if now.played else None
    told = [now.where.ns, now.where.ew, numbers, result]
    if plain and not (now.form or now.turned or now.adjusted):
        return told
    return [*told, now.form, now.turned, worth_text(now.for_ns), worth_text(now.for_ew)]


def read_board(session: str, board: int, told: Any, last: int) -> Mapping[Where, Row]:
    """The tables of a board. Raises Spoilt."""
    with spoiling():
        rows = {}
        for ns, ew, numbers, result, *more in told:
            where = Where(session, board, str(ns), str(ew))
            rows[where] = Row(read_numbers(numbers, last), _standing(where, result, more), not more)
        return rows


def _standing(where: Where, result: str | None, more: Sequence[Any]) -> Standing:
    worth = None if result is None else _worth(result)
    if not more:
        return Standing(where, result is not None, worth, "", False, worth, worth)  # noqa: FBT003  # in order, for speed
    form, turned, ns, ew = more
    return Standing(where, result is not None, worth, str(form), bool(turned), _worth(ns), _worth(ew))


@lru_cache(maxsize=4096)
def _worth(text: str) -> Worth:
    return parse_worth(text)


def read_numbers(told: Sequence[Any], last: int) -> tuple[int, ...]:
    """The numbers of entries, of which the last is known. Raises what a wrong one raises."""
    numbers = tuple(told)
    if any(type(number) is not int or not 1 <= number <= last for number in numbers):
        raise ValueError(numbers)
    return numbers
