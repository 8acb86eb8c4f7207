"""System files: what a pair's calls show, in YAML, on the base of another system.

title: Ours
base: [sayc, drury]                   # what comes with Lawbook, or another file; the last one counts most
1NT: 12-14 balanced                   # an auction and what its last call shows
1NT-2S: not played
order:
  opening: [1NT, 1S, 1H, 1D, 1C, P]   # what comes first is denied by what comes later

What a line can say is told in `docs/systems.md`.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache, reduce
from importlib.resources import files
from pathlib import Path

import yaml

from lawbook.entrance import text_of
from lawbook.errors import CaseError, Wording
from lawbook.languages import LANGUAGES
from lawbook.meaning.systems.entry import Entry, Row, entry_of
from lawbook.meaning.systems.order import Order, order_of
from lawbook.meaning.systems.system import System
from lawbook.yamltext import composed, line_of

__all__ = ["bases", "load_system", "read_system", "system_called"]

_OWN_KEYS = ("title", "source", "note", "base", "language", "order")
_LISTS = ("base", "order")
_NO_SYSTEM = System("", "", "", {}, {})
_SHIPPED = files("lawbook.meaning") / "systems"


@cache
def bases() -> tuple[str, ...]:
    """The systems that come with Lawbook."""
    names = (each.name for each in _SHIPPED.iterdir())
    return tuple(sorted(name.removesuffix(".yaml") for name in names if name.endswith(".yaml")))


@dataclass(frozen=True, slots=True)
class _Written:
    """A system file taken apart: its entries, its orders and all else that it says."""

    name: str
    said: Mapping[str, str]
    bases: Sequence[str]
    rows: Sequence[Row]
    orders: Sequence[tuple[str, Sequence[str], str]]


def read_system(
    told: str | Mapping[str, object], place: str = "system", folder: Path | None = None
) -> System:
    """The system that is told. Raises CaseError and NotationError that name the line.

    A name that ends in `.yaml` is a file in the folder; without a folder no files are read.
    """
    if isinstance(told, str):
        return _named(told, place, folder, ())
    return _checked(_inline(told, place), folder, ())


def system_called(words: str) -> System | None:
    """The system that comes with Lawbook under this name or title; None if none does, or it is no whole system.

    >>> getattr(system_called("Standard American, Yellow Card"), "name", None)
    'sayc'
    """
    said = _plain(words)
    each = (_base(name) for name in bases())
    return next((one for one in each if "opening" in one.orders and said in _names(one)), None)


def _names(system: System) -> set[str]:
    """What a system is called: its file, its title, and what stands in brackets behind that."""
    return {_plain(name) for name in (system.name, *re.split("[()]", system.title))} - {""}


def _plain(name: str) -> str:
    return re.sub(r"[\W_]", "", name).casefold()


def load_system(path: Path) -> System:
    """The system of a file. Raises CaseError and NotationError that name the line."""
    return _named(path.name, "system", path.parent, ())


def _named(name: str, place: str, folder: Path | None, above: tuple[Path, ...]) -> System:
    if not name.endswith((".yaml", ".yml")):
        return _base(_known(name, place))
    if folder is None:
        raise CaseError(
            "{place}: {name}: a file can be named only in a case that is a file itself",
            place=place,
            name=name,
        )
    path = folder / name
    if path in above:
        raise CaseError(
            "{place}: {name} is based on itself; give it another base, or none", place=place, name=name
        )
    try:
        text = text_of(path)
    except CaseError as error:
        raise CaseError("{place}: {error}", place=place, error=error) from None
    return _checked(_taken_apart(text, path.name), path.parent, (*above, path))


def _known(name: str, place: str) -> str:
    if name in bases():
        return name
    near = get_close_matches(name, bases(), n=1)
    remedy = (
        Wording("did you mean {near}?", near=near[0])
        if near
        else Wording("there are {known};", known=", ".join(bases()))
    )
    raise CaseError(
        "{place}: {name!r}: no such system; {remedy} A file of your own ends in .yaml",
        place=place,
        name=name,
        remedy=remedy,
    )


@cache
def _base(name: str) -> System:
    text = (_SHIPPED / f"{name}.yaml").read_text("utf-8")
    return _built(_taken_apart(text, f"{name}.yaml"), None, ())[0]


def _checked(written: _Written, folder: Path | None, above: tuple[Path, ...]) -> System:
    """The system, after every entry of its own has been read."""
    system, own = _built(written, folder, above)
    system.check(own)
    return system


def _built(written: _Written, folder: Path | None, above: tuple[Path, ...]) -> tuple[System, list[Entry]]:
    """The system on its base, and its own entries."""
    said = written.said
    base = reduce(_over, [_named(each, written.name, folder, above) for each in written.bases], _NO_SYSTEM)
    language = _language(said, written.name)
    own = [entry_of(row, language) for row in written.rows]
    orders: list[Order] = [order_of(*each) for each in written.orders]
    system = System(
        name=written.name.removesuffix(".yaml"),
        title=said.get("title", base.title),
        source=said.get("source", base.source),
        entries={entry.key.text: entry for entry in own},
        orders={order.name: order for order in orders},
    )
    return _over(base, system), own


def _over(base: System, above: System) -> System:
    """The one system with all of the other that it does not say itself."""
    kept = {key: entry for key, entry in base.entries.items() if key not in above.entries}
    return replace(above, entries=kept | {**above.entries}, orders={**base.orders, **above.orders})


def _language(said: Mapping[str, str], name: str) -> str:
    language = said.get("language", "en")
    if language not in LANGUAGES:
        raise CaseError(
            "{name}: language {language!r}: meanings are read in {known}",
            name=name,
            language=language,
            known=", ".join(LANGUAGES),
        )
    return language


def _inline(told: Mapping[str, object], place: str) -> _Written:
    """What a case tells of a system in its own lines."""
    order = told.get("order", {})
    if isinstance(order, list):
        order = {"opening": order}
    if not (isinstance(order, Mapping) and all(isinstance(calls, list) for calls in order.values())):
        raise CaseError(
            "{place}: order is no list of calls; write order: [1NT, 1S, 1H, 1D, 1C, P]", place=place
        )
    said = {key: str(told[key]) for key in _OWN_KEYS if key in told and key not in _LISTS}
    named = told.get("base", [])
    based = [str(each) for each in named] if isinstance(named, list) else [str(named)]
    rows = [Row(str(key), str(text), place) for key, text in told.items() if key not in _OWN_KEYS]
    orders = [(str(name), [str(call) for call in calls], place) for name, calls in order.items()]
    return _Written(place, said, based, rows, orders)


def _taken_apart(text: str, name: str) -> _Written:
    """What a file says, line by line."""
    try:
        root = composed(text, name)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = getattr(error, "problem", None) or "characters that YAML does not allow"
        raise CaseError(
            "{place}: not YAML: {problem}; put quotes about a meaning with a colon",
            place=line_of(name, mark) if mark else name,
            problem=problem,
        ) from None
    said: dict[str, str] = {}
    based: list[str] = []
    rows: dict[str, Row] = {}
    orders: list[tuple[str, Sequence[str], str]] = []
    for key, value in _pairs(root, name):
        place = line_of(name, key.start_mark)
        if key.value == "order":
            orders = list(_orders(value, name))
        elif key.value == "base":
            based = (
                [str(each.value) for each in value.value]
                if isinstance(value, yaml.SequenceNode)
                else [value.value]
            )
        elif not isinstance(value, yaml.ScalarNode):
            raise CaseError(
                "{place}: {key} is no meaning; write it in one line, as in 1NT: 15-17 balanced",
                place=place,
                key=key.value,
            )
        elif key.value in _OWN_KEYS:
            said[key.value] = value.value
        elif key.value in rows:
            raise CaseError(
                "{place}: {key} stands in {before} already; leave one of them out",
                place=place,
                key=key.value,
                before=rows[key.value].place,
            )
        else:
            rows[key.value] = Row(key.value, value.value, place)
    return _Written(name, said, based, list(rows.values()), orders)


def _pairs(node: yaml.Node | None, name: str) -> Iterator[tuple[yaml.ScalarNode, yaml.Node]]:
    if not isinstance(node, yaml.MappingNode):
        place = line_of(name, node.start_mark) if node else name
        raise CaseError("{place}: no lines like 1NT: 15-17 balanced; write some", place=place)
    for key, value in node.value:
        if not isinstance(key, yaml.ScalarNode):
            raise CaseError(
                "{place}: a line begins with an auction, as 1NT-2C", place=line_of(name, key.start_mark)
            )
        yield key, value


def _orders(node: yaml.Node, name: str) -> Iterator[tuple[str, Sequence[str], str]]:
    """The orders of calls, by what was called before."""
    if isinstance(node, yaml.SequenceNode):
        yield "opening", _calls(node, name), line_of(name, node.start_mark)
        return
    for key, value in _pairs(node, name):
        yield key.value, _calls(value, name), line_of(name, key.start_mark)


def _calls(node: yaml.Node, name: str) -> Sequence[str]:
    if not isinstance(node, yaml.SequenceNode):
        raise CaseError(
            "{place}: an order is a list of calls, as [1NT, 1S, 1H, 1D, 1C, P]",
            place=line_of(name, node.start_mark),
        )
    return [str(each.value) for each in node.value]
