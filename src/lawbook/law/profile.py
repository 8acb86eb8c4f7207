"""Profile: what one body has laid down, as its file has it. An error names the file, the key and the remedy."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from lawbook.day import today
from lawbook.errors import CaseError, LawbookError
from lawbook.law.election import election

__all__ = ["STATUSES", "UNVERIFIED", "Profile", "Value", "read_profile"]

KEYS = ("id", "name", "kind", "follows", "delegates", "complete", "laws_from", "value")
KINDS = ("authority", "organizer", "club")
"""Whose file it is: of a Regulating Authority (80A), or of whoever organizes under one (80B)."""
VALUE_KEYS = ("key", "value", "from", "until", "status", "checked", "source", "scope")
UNVERIFIED = "unverified"
"""Known by hearsay only; such a value is shown and never used."""
STATUSES = ("seen", "secondary", "earlier", UNVERIFIED)
"""How well a value is attested: read at its source, in a summary of it, at an earlier time, or known by hearsay."""


@dataclass(frozen=True, slots=True)
class Value:
    """One value of one election, for a time."""

    key: str
    value: str | int
    source: str
    status: str
    checked: str
    since: date | None
    """The first day."""
    until: date | None
    """The first day on which it no longer holds."""
    scope: str
    """For which events it was seen, where not for all."""

    @property
    def unsure(self) -> bool:
        """Whether it is known by hearsay only, so that no ruling rests on it."""
        return self.status == UNVERIFIED

    def holds(self, day: date | None) -> bool:
        """Whether it holds on a day; without one, today."""
        day = today() if day is None else day
        return (self.since is None or self.since <= day) and (self.until is None or day < self.until)


@dataclass(frozen=True, slots=True)
class Profile:
    """The file of a body."""

    id: str
    name: str
    kind: str
    follows: str
    """The letters of a body, or the name of a file beside this one."""
    delegates: frozenset[str]
    """What those that follow it may choose although it is the authority's (80A3)."""
    complete: frozenset[str]
    laws_from: Mapping[int, date]
    values: Sequence[Value]


def read_profile(source: Path) -> Profile:
    """The profile of a file. Raises CaseError in one line."""
    try:
        rows = tomllib.loads(source.read_text("utf-8"))
    except OSError as error:
        raise CaseError("{path}: cannot be read: {reason}", path=source, reason=error.strerror) from None
    except ValueError as error:
        raise CaseError("{path}: not TOML: {reason}", path=source, reason=str(error)) from None
    try:
        return _profile(rows, source.stem.upper())
    except LawbookError as error:
        raise CaseError("{path}: {error}", path=source, error=error) from None


def _profile(rows: Mapping[str, Any], letters: str) -> Profile:
    _known(rows, KEYS, "a profile")
    values = tuple(_value(row) for row in _rows(rows))
    _without_overlap(values)
    return Profile(
        str(rows.get("id", letters)).strip().upper(),
        _text(rows, "name", "a profile"),
        _one_of(rows, "kind", KINDS, "a profile"),
        str(rows.get("follows", "")).strip(),
        frozenset(election(str(key)).name for key in _list(rows, "delegates")),
        frozenset(map(str, _list(rows, "complete"))),
        {_year(year): _day(day, f"laws_from {year}") for year, day in rows.get("laws_from", {}).items()},
        values,
    )


def _rows(rows: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    found = rows.get("value", [])
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise CaseError("value: begin each value with a line [[value]]")
    yield from found


def _value(row: Mapping[str, Any]) -> Value:
    place = str(row.get("key", "value"))
    chosen = election(_text(row, "key", "a value"))
    _known(row, VALUE_KEYS, place)
    if "value" not in row:
        raise CaseError("{place}: has no {key}; add one", place=place, key="value")
    return Value(
        place,
        chosen.told(row["value"]),
        _text(row, "source", place),
        _one_of(row, "status", STATUSES, place),
        str(_day(row.get("checked"), f"{place}: checked")),
        _day(row["from"], f"{place}: from") if "from" in row else None,
        _day(row["until"], f"{place}: until") if "until" in row else None,
        str(row.get("scope", "")),
    )


def _without_overlap(values: Sequence[Value]) -> None:
    """Raises CaseError where two values of one key hold on the same day."""
    for number, one in enumerate(values):
        for other in values[number + 1 :]:
            if one.key == other.key and _meet(one, other):
                raise CaseError(
                    "{key}: two values hold on the same day; end the older one by until", key=one.key
                )


def _meet(one: Value, other: Value) -> bool:
    first, last = date.min, date.max
    return (one.since or first) < (other.until or last) and (other.since or first) < (one.until or last)


def _known(row: Mapping[str, Any], keys: Sequence[str], place: str) -> None:
    for key in row:
        if key not in keys:
            raise CaseError(
                "{place}: key {key!r} is not known; it has {known}",
                place=place,
                key=key,
                known=", ".join(keys),
            )


def _text(row: Mapping[str, Any], key: str, place: str) -> str:
    text = row.get(key)
    if not isinstance(text, str) or not text.strip():
        raise CaseError("{place}: has no {key}; add one", place=place, key=key)
    return text.strip()


def _one_of(row: Mapping[str, Any], key: str, words: Sequence[str], place: str) -> str:
    """A word of several, the first where none is written."""
    word = str(row.get(key, words[0]))
    if word not in words:
        raise CaseError(
            "{place}: {key} {word!r}: write one of {known}",
            place=place,
            key=key,
            word=word,
            known=", ".join(words),
        )
    return word


def _list(rows: Mapping[str, Any], key: str) -> Sequence[object]:
    found = rows.get(key, [])
    if not isinstance(found, list):
        raise CaseError('{key}: write a list, such as ["16B2"]', key=key)
    return found


def _day(value: object, place: str) -> date:
    if type(value) is date:
        return value
    raise CaseError("{place}: {value!r} is no day; write it like 2022-10-01", place=place, value=value)


def _year(value: str) -> int:
    if not value.isdecimal():
        raise CaseError("laws_from {year!r}: name a code by its year, such as 2017", year=value)
    return int(value)
