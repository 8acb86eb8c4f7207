"""Content: entries as JSON and back."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from functools import cache
from typing import Any, get_type_hints

from lawbook.bridge import Vulnerability
from lawbook.errors import CaseError, LawbookError, NotationError
from lawbook.event import calls, entries
from lawbook.event.entries import STAYS, AtTable, Entry, ResultEntered, Stays, Where
from lawbook.event.worth import parse_worth, worth_text
from lawbook.scoring.exact import fraction_of
from lawbook.scoring.penalties import Unit

__all__ = ["KINDS", "content", "open_content", "parse_content", "parse_where", "prove", "where_text"]


KINDS: Mapping[str, type[Entry]] = {
    each.kind: each
    for module in (entries, calls)
    for each in vars(module).values()
    if isinstance(each, type) and issubclass(each, Entry) and "kind" in vars(each)
}


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
        raise NotationError(
            "{text!r} is no table on a board: write SESSION/BOARD/NS-EW, such as 1/7/3-12", text=text
        )
    return Where(session, int(board), ns, ew)


def content(entry: Entry) -> str:
    """The fields of an entry as JSON.

    >>> content(ResultEntered(Where("1", 7, "3", "12"), 620))
    '{"where":["1",7,"3","12"],"worth":"+620"}'
    """
    values = {field.name: getattr(entry, field.name) for field in fields(entry)}
    told = {
        name: _WRITERS.get(name, _as_it_is)(value)
        for name, value in values.items()
        if value or (entry.kind, name) not in IF_TOLD
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


IF_TOLD = frozenset({(ResultEntered.kind, "table")})
"""The fields that are left out where they are empty, so that an entry is written as it was before there were such."""


SECRET: Mapping[str, object] = {"key": "…", "ballot": "…", "ballots": ()}
"""What opens a session or a poll to whoever has it, and what is shown in its place."""


def open_content(entry: Entry) -> str:
    """The fields of an entry as JSON, without the keys that open anything."""
    hidden = {field.name: SECRET[field.name] for field in fields(entry) if field.name in SECRET}
    return content(replace(entry, **hidden))


def prove(entry: Entry, by: str = "") -> None:
    """Raise CaseError for an entry that would not be read back as it is: it must not be acknowledged."""
    reason: object = "it would be read as another"
    try:
        text = content(entry)
        _check_text(entry, text, by)
        if parse_content(entry.kind, text) == entry:
            return
    except CaseError:
        raise
    except (LawbookError, TypeError, ValueError, AttributeError) as error:
        reason = error
    raise CaseError(
        "entry {kind}: cannot be kept: {reason}; nothing was put down", kind=entry.kind, reason=reason
    )


def _check_text(entry: Entry, text: str, by: str) -> None:
    """Raise CaseError for more than anybody reads, and for what is no letter or tells a terminal to do something."""
    if len(text) > LARGEST:
        raise CaseError(
            "entry {kind}: {size} characters; an entry has {largest} at most: write less",
            kind=entry.kind,
            size=len(text),
            largest=LARGEST,
        )
    if len(by) > LONGEST:
        raise CaseError(
            "entry {kind}: whoever writes it is named by {largest} letters at most",
            kind=entry.kind,
            largest=LONGEST,
        )
    strange = _STRANGE.search(text) or _STRANGE.search(json.dumps(by, ensure_ascii=False))
    if strange:
        code = "U+" + (strange[1] or f"{ord(strange[0]):04x}").upper()
        raise CaseError("entry {kind}: {code} is no letter; take it out", kind=entry.kind, code=code)


_STRANGE = re.compile(r"(?<!\\)(?:\\\\)*\\u(00[01][0-9a-f])|[\x7f-\x9f\ud800-\udfff]")
"""In JSON what is no letter stands by its number, or is half a letter."""
LARGEST, LONGEST, MOST = 1_000_000, 100, 10**9
"""The most that an entry holds: characters, letters of who writes it, and what a number may be."""


def parse_content(kind: str, text: str) -> Entry:
    """The entry of this kind. Raises NotationError for a kind or for content that is none."""
    if kind not in KINDS:
        raise NotationError(
            "entry of kind {kind!r}: no such kind; a newer Lawbook may have written it", kind=kind
        )
    try:
        told: Mapping[str, Any] = json.loads(text)
        read = {name: _READERS.get(name, _as_it_is)(value) for name, value in told.items()}
        return _checked(KINDS[kind](**read))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, LawbookError) as error:
        raise NotationError(
            "entry {kind} {text!r} cannot be read: {error}", kind=kind, text=text[:80], error=error
        ) from None


def _checked(entry: Entry) -> Entry:
    """The entry, whose plain fields are of the kind that they say. Raises TypeError."""
    if isinstance(entry, AtTable) and type(entry.where) is not Where:
        raise TypeError("where is no table on a board")
    for name, kind in _plain(entry.kind):
        value = getattr(entry, name)
        if type(value) is not kind:
            raise TypeError(f"{name} is no {_NAMES[kind]}")
        if isinstance(value, int) and abs(value) > MOST:
            raise ValueError(f"{name} is larger than {MOST}")
    return entry


_NAMES = {int: "number", str: "text"}


@cache
def _plain(kind: str) -> tuple[tuple[str, type], ...]:
    """The fields that are plain text or a plain number."""
    hints = get_type_hints(KINDS[kind])
    return tuple(
        (field.name, hints[field.name]) for field in fields(KINDS[kind]) if hints[field.name] in _NAMES
    )


def _as_it_is(value: Any) -> Any:
    return value


def _side_text(worth: Any) -> str:
    return "stays" if isinstance(worth, Stays) else worth_text(worth)


def _side(text: str) -> Any:
    return STAYS if text == "stays" else parse_worth(text)


def _where(told: list[Any] | None) -> Where | None:
    if told is None:
        return None
    where = Where(*told)
    if tuple(map(type, where)) != (str, int, str, str) or abs(where.board) > MOST:
        raise TypeError("where is no table on a board")
    return where


def _settings(told: Any) -> dict[str, str]:
    if not all(type(part) is str for row in told.items() for part in row):
        raise TypeError("settings are no words by their names")
    return dict(told)


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
    "amount": fraction_of,
    "settings": _settings,
    "unit": lambda name: Unit[name.upper()],
    "vulnerability": lambda name: Vulnerability[name.upper()],
    "names": tuple,
    "cites": tuple,
    "needs": tuple,
    "lines": tuple,
    "options": tuple,
    "ballots": tuple,
    "considered": tuple,
}
