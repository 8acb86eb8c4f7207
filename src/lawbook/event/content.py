"""Content: entries as JSON and back."""

import json
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from lawbook.bridge import Vulnerability
from lawbook.errors import LawbookError, NotationError
from lawbook.event.entries import KINDS, STAYS, Entry, Stays, Where
from lawbook.event.worth import parse_worth, worth_text
from lawbook.scoring.penalties import Unit

__all__ = ["content", "parse_content", "parse_where", "where_text"]


def where_text(where: Where) -> str:
    """A table on a board, in one word.

    >>> where_text(Where("1", 7, "3", "12"))
    '1/7/3-12'
    """
    return f"{where.session}/{where.board}/{where.ns}-{where.ew}"


def parse_where(text: str) -> Where:
    """The table on a board; without a session it is the first."""
    parts = text.split("/")
    session, board, pairs = ("1", *parts)[-3:] if len(parts) in {2, 3} else ("", "", "")
    ns, dash, ew = pairs.partition("-")
    if not (dash and ns and ew and board.isascii() and board.isdecimal()):
        raise NotationError(f"{text!r} is no table on a board: write SESSION/BOARD/NS-EW, such as 1/7/3-12")
    return Where(session, int(board), ns, ew)


def content(entry: Entry) -> str:
    """The fields of an entry as JSON.

    >>> from lawbook.event.entries import ResultEntered
    >>> content(ResultEntered(Where("1", 7, "3", "12"), 620))
    '{"where":["1",7,"3","12"],"worth":"+620"}'
    """
    told = {name: _WRITERS.get(name, _as_it_is)(getattr(entry, name)) for name in entry.fields}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def parse_content(kind: str, text: str) -> Entry:
    """The entry of this kind. Raises NotationError for a kind or for content that is none."""
    if kind not in KINDS:
        raise NotationError(f"entry of kind {kind!r}: no such kind; a newer Lawbook may have written it")
    try:
        told: Mapping[str, Any] = json.loads(text)
        return KINDS[kind](**{name: _READERS.get(name, _as_it_is)(value) for name, value in told.items()})
    except (ValueError, TypeError, KeyError, AttributeError, LawbookError) as error:
        raise NotationError(f"entry {kind} {text[:80]!r} cannot be read: {error}") from None


def _as_it_is(value: Any) -> Any:
    return value


def _side_text(worth: Any) -> str:
    return "stays" if isinstance(worth, Stays) else worth_text(worth)


def _side(text: str) -> Any:
    return STAYS if text == "stays" else parse_worth(text)


def _where(told: list[Any] | None) -> Where | None:
    return None if told is None else Where(*told)


_WRITERS: Mapping[str, Callable[[Any], Any]] = {
    "worth": worth_text,
    "for_ns": _side_text,
    "for_ew": _side_text,
    "amount": str,
    "unit": lambda unit: unit.name.lower(),
    "vulnerability": lambda vulnerability: vulnerability.name.lower(),
    "settings": dict,
}
_READERS: Mapping[str, Callable[[Any], Any]] = {
    "where": _where,
    "worth": parse_worth,
    "for_ns": _side,
    "for_ew": _side,
    "amount": Fraction,
    "unit": lambda name: Unit[name.upper()],
    "vulnerability": lambda name: Vulnerability[name.upper()],
    "names": tuple,
    "cites": tuple,
    "needs": tuple,
}
