"""The fields of a case file, each read by itself. Raises CaseError with the place and the remedy."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from lawbook.bridge import Card, Seat, Vulnerability
from lawbook.errors import CaseError
from lawbook.law.authority import supplied
from lawbook.law.book import NEWEST
from lawbook.law.fact import NOT_ESTABLISHED
from lawbook.notation import parse_card

__all__ = [
    "mapping",
    "optional",
    "read_authority",
    "read_belongs",
    "read_edition",
    "read_lines",
    "read_seat",
    "read_vulnerability",
    "read_word",
]

_WHOLE = {Seat.N: "NORTH", Seat.E: "EAST", Seat.S: "SOUTH", Seat.W: "WEST"}


def mapping(value: object, what: str, like: str) -> Mapping[str, object]:
    """What is told under keys, by them; nothing told is an empty one."""
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise CaseError(
            "{what} is {kind}, not a mapping; write {like}", what=what, kind=_kind(value), like=like
        )
    return value


def optional(row: Mapping[str, object], key: str) -> str | None:
    """The text under a key, if there is any."""
    return None if row.get(key) is None else str(row[key])


def read_word(value: object, key: str) -> str:
    """An answer; YAML reads yes and no as truth."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | int):
        return str(value)
    raise CaseError(
        "answer {key} is {kind}; an answer is one word, such as yes, or {not_established}",
        key=key,
        kind=_kind(value),
        not_established=NOT_ESTABLISHED,
    )


def read_edition(value: object) -> int:
    """A year."""
    try:
        return int(str(value))
    except ValueError:
        raise CaseError(
            "edition {value!r}: an edition is a year, such as {newest}", value=value, newest=NEWEST
        ) from None


def read_authority(value: object, folder: Path | None) -> str:
    """The letters of an authority, or those of the profile of its own that a case names, beside its file."""
    name = str(value).strip()
    if not name.endswith(".toml"):
        return name
    if folder is None:
        raise CaseError(
            "authority {name!r}: a file is read only for a case that is itself in a file", name=name
        )
    return supplied(folder / name).id


def read_lines(value: object, key: str) -> Iterator[str]:
    """Lines of text, told as a list, as a block of them, or as one."""
    if value is None:
        return
    block = [line for line in value.splitlines() if line.strip()] if isinstance(value, str) else [value]
    items: Iterable[object] = _whole(value) if isinstance(value, list) else block
    for item in items:
        if not isinstance(item, str | int) or isinstance(item, bool):
            raise CaseError(
                "{key}: {item!r} is not one line of text; quote it if it holds a colon or a sign",
                key=key,
                item=item,
            )
        yield str(item)


def _whole(items: Iterable[object]) -> Iterator[object]:
    """The items of a list; what somebody said is one, though YAML parts a list in brackets at every comma."""
    open_item = ""
    for item in items:
        if not isinstance(item, str) or (not open_item and item.count('"') % 2 == 0):
            if open_item:
                yield open_item
            yield item
            open_item = ""
            continue
        open_item = f"{open_item}, {item}" if open_item else item
        if open_item.count('"') % 2 == 0:
            yield open_item
            open_item = ""
    if open_item:
        yield open_item


def read_seat(value: object, what: str) -> Seat:
    """A seat, by its letter or its name."""
    named = str(value).strip().upper()
    found = next((seat for seat in Seat if named in {seat.name, _WHOLE[seat]}), None)
    if found is None:
        raise CaseError("{what} {value!r}: no seat; the seats are N, E, S and W", what=what, value=value)
    return found


def read_vulnerability(value: object) -> Vulnerability:
    """Who is vulnerable, as a case or an address tells it. Raises CaseError."""
    names = {"-": Vulnerability.NONE, "all": Vulnerability.BOTH}
    names |= {each.name.lower(): each for each in map(Vulnerability, range(4)) if each.name}
    try:
        return names[str(value).strip().lower()]
    except KeyError:
        raise CaseError(
            "vulnerable {value!r}: not a vulnerability; write none, ns, ew or both", value=value
        ) from None


def read_belongs(value: object) -> dict[Card, Seat]:
    """Whose cards they are that another holds."""
    rows = mapping(value, "belongs", "SA: W")
    return {parse_card(str(card)): read_seat(seat, f"belongs {card}") for card, seat in rows.items()}


def _kind(value: object) -> str:
    return {list: "a list", str: "text", bool: "yes or no"}.get(type(value), f"{value!r}")
