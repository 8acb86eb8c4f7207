"""The systems of the pairs as an address tells them: one that comes with Lawbook, and lines of their own on top of it."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from lawbook.bridge import Side
from lawbook.errors import CaseError
from lawbook.pairs import PairSystem, read_pairs

__all__ = ["SYSTEM_KEYS", "systems"]

KEYS = {side: (f"system_{side.name.lower()}", f"lines_{side.name.lower()}") for side in Side}
SYSTEM_KEYS = tuple(key for keys in KEYS.values() for key in keys)
LIMIT = 600
"""More signs than that are a system file, and no lines on top of one."""


def systems(params: Mapping[str, str]) -> dict[Side, PairSystem]:
    """What is told of each side. Raises CaseError and NotationError that name the line."""
    told = tuple(params.get(key, "").strip() for key in SYSTEM_KEYS)
    return dict(_read(told)) if any(told) else {}


@lru_cache(256)
def _read(told: tuple[str, ...]) -> Mapping[Side, PairSystem]:
    params = dict(zip(SYSTEM_KEYS, told, strict=True))
    found = {side.name: _told(params[name], params[lines]) for side, (name, lines) in KEYS.items()}
    return read_pairs({side: each for side, each in found.items() if each}, None)


def _told(name: str, lines: str) -> str | dict[str, object]:
    """One side's: a name alone, or its own lines, on that base if it has one."""
    if len(lines) > LIMIT:
        raise CaseError(
            "system: more than {limit} signs are too many for an address; write a case file", limit=LIMIT
        )
    own: dict[str, object] = dict(_entries(lines))
    return ({"base": [name], **own} if name else own) if own else name


def _entries(lines: str) -> Iterator[tuple[str, str]]:
    for line in filter(None, map(str.strip, lines.splitlines())):
        auction, sign, meaning = line.partition(":")
        if not (sign and meaning.strip()):
            raise CaseError(
                "system {line!r}: write an auction, a colon and what it shows, such as 1NT: 12-14 balanced",
                line=line[:40],
            )
        yield auction.strip(), meaning.strip()
