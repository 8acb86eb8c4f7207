"""Conventions: what a call shows that players tell by a name alone, as the files in `conventions/` have it.

    [stayman]
    en = "Stayman|Two club Stayman"               # names, apart by strokes; so pl and nb
    calls."1NT-2C" = "asks for a major, 4+ major, 8+"  # an auction and what its last call shows, as in a system file
    example = "1NT-2C"                            # one auction, where those of `calls` stand for several
    asks = "for a four-card major"                # what it asks, of a call that asks
    open = ["strength"]                           # in what pairs differ most
    artificial = true
    source = "sayc"                               # one of those in sources.toml
    holds = "KJ84.Q9.A762.983"                    # a hand that makes the call of the example, and one that does not
    fails = "K84.Q9.A7632.983"

A convention is what most pairs play who name it, not what this pair has agreed: wherever it is used it is assumed.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from lawbook.bridge import Call
from lawbook.errors import NotationError
from lawbook.languages import ENGLISH, LANGUAGES
from lawbook.meaning.conventions.calls import calls_of
from lawbook.meaning.conventions.keys import parse_key
from lawbook.meaning.conventions.letters import filled
from lawbook.meaning.conventions.situation import Situation

__all__ = ["OPEN", "Convention", "Source", "conventions", "read_conventions"]

OPEN = ("strength", "lower limit", "upper limit", "length", "suit", "shape")
"""In what a convention may be left open."""
_KEYS = {ENGLISH, "calls", "open", "artificial", "source", "holds"}
_MAY = {*LANGUAGES, "example", "asks", "fails"}
_FOLDER = files("lawbook.meaning") / "conventions"
_SOURCES = "sources.toml"


@dataclass(frozen=True, slots=True)
class Source:
    """Where a fact comes from, and of which year that is."""

    title: str
    date: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Convention:
    """A convention as most pairs play it who name it."""

    id: str
    names: Mapping[str, tuple[str, ...]]
    """In each language, the usual one first."""
    calls: Mapping[str, str]
    """What its calls show, in English, by the auctions in which they are made; the chief one first."""
    example: str
    """An auction in which its chief call is the last."""
    asks: str
    """What it asks; empty of a call that asks nothing."""
    open: tuple[str, ...]
    artificial: bool
    source: Source
    holds: str
    """A hand with which the call of the example is made."""
    fails: str
    """One with which it is not; empty where the call says nothing of the hand."""

    def shown(self, auction: str) -> str | None:
        """What the last call of the auction shows, in English; None where it is none of the convention.

        >>> conventions()["michaels"].shown("(1H)-2H")
        '5+ spades, 5+ minor, 8+'
        """
        return self.shown_in(situation_of(auction))

    def shown_in(self, here: Situation) -> str | None:
        """The same of the call of a situation."""
        keys = [parse_key(key) for key in self.calls]
        fitting = [(key.weight, key.text, bound) for key in keys if (bound := key.fits(here)) is not None]
        if not fitting:
            return None
        _, text, bound = max(fitting, key=lambda each: each[0])
        return filled(self.calls[text], bound)

    def shown_by(self, call: Call) -> str | None:
        """What the call shows whatever came before it; None where that is not one thing.

        >>> from lawbook.notation import parse_call
        >>> conventions()["michaels"].shown_by(parse_call("2H"))
        '5+ spades, 5+ minor, 8+'
        """
        keys = [(parse_key(key), text) for key, text in self.calls.items()]
        found = {
            filled(text, bound)
            for key, text in keys
            for bound in key.bounds()
            if key.steps[-1].pattern.fits(call, bound) is not None
        }
        return found.pop() if len(found) == 1 else None


def situation_of(auction: str) -> Situation:
    """The situation of the last call of an auction that is written as in a system file, without letters."""
    passes, steps = calls_of(auction)
    made = [(step.ours, step.pattern.call) for step in steps]
    calls = tuple((ours, call) for ours, call in made if call is not None)
    if len(calls) < len(made):
        raise NotationError("{auction} stands for several auctions; write one, as in 1H-3C", auction=auction)
    first, last = passes or 0, (passes or 0) + len(calls) - 1
    return Situation(first, calls, any((last - turn) % 4 == 0 for turn in range(first)))


@cache
def conventions() -> Mapping[str, Convention]:
    """Every convention of the files that come with Lawbook."""
    sources = _sources((_FOLDER / _SOURCES).read_text("utf-8"))
    groups = sorted(each.name for each in _FOLDER.iterdir() if each.name.endswith(".toml"))
    found: dict[str, Convention] = {}
    for name in groups:
        if name != _SOURCES:
            text = (_FOLDER / name).read_text("utf-8")
            found |= read_conventions(text, f"conventions/{name}", sources)
    return found


def _sources(text: str) -> dict[str, Source]:
    return {name: Source(row["title"], row["date"]) for name, row in tomllib.loads(text).items()}


def read_conventions(text: str, place: str, sources: Mapping[str, Source]) -> dict[str, Convention]:
    """The conventions of a file. Raises NotationError that names the file, the convention, the key and the rule."""
    try:
        rows = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotationError(
            "{place}: not TOML: {error}; write each convention as [name] and its keys",
            place=place,
            error=error,
        ) from None
    found = {}
    for name, row in rows.items():
        complaint = next(_complaints(row, sources), None)
        if complaint is not None:
            raise NotationError("{place}: {name}: {complaint}", place=place, name=name, complaint=complaint)
        found[name] = _convention(name, row, sources)
    return found


def _convention(name: str, row: Mapping[str, Any], sources: Mapping[str, Source]) -> Convention:
    return Convention(
        id=name,
        names={
            language: tuple(row[language].split("|")) if language in row else () for language in LANGUAGES
        },
        calls=row["calls"],
        example=row.get("example", next(iter(row["calls"]))),
        asks=row.get("asks", ""),
        open=tuple(row["open"]),
        artificial=row["artificial"],
        source=sources[row["source"]],
        holds=row["holds"],
        fails=row.get("fails", ""),
    )


def _complaints(row: Mapping[str, Any], sources: Mapping[str, Source]) -> Iterator[str]:
    """What is wrong with what a file says of a convention."""
    for key in sorted(_KEYS - row.keys()):
        yield f"{key} is missing; every convention says {', '.join(sorted(_KEYS))}"
    for key, value in row.items():
        if key not in _KEYS | _MAY:
            yield f"{key} is not known; a convention says {', '.join(sorted(_KEYS | _MAY))}"
        elif not isinstance(value, _TYPES.get(key, str)):
            yield f"{key}: {value!r} should be {_WRITTEN.get(key, 'text in quotation marks')}"
    for word in row["open"]:
        if word not in OPEN:
            yield f"open: {word!r} is not known; write some of {', '.join(OPEN)}"
    if row["source"] not in sources:
        yield f"source: {row['source']!r} is not in {_SOURCES}; write one of {', '.join(sources)}"
    if not row["calls"]:
        yield 'calls: there are none; write calls."1NT-2C" = "4+ major, 8+"'
    if not (row.get("fails") or row.get("asks")):
        yield "fails is missing; only a call that asks may go without a hand that does not make it"
    yield from _unread(row["calls"], row.get("example"))


_TYPES: Mapping[str, type] = {"calls": dict, "open": list, "artificial": bool}
_WRITTEN = {"calls": 'calls."1NT-2C" = "4+ major, 8+"', "open": "a list", "artificial": "true or false"}


def _unread(calls: Mapping[str, str], example: str | None) -> Iterator[str]:
    """What is wrong with its auctions."""
    try:
        for key in calls:
            parse_key(key)
        situation_of(example or next(iter(calls)))
    except NotationError as error:
        yield f"calls: {error}"
