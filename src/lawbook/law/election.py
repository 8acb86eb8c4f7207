"""Election: a choice that the Laws leave to an authority, with what it may be and what holds where nobody has chosen.

They stand in `elections.toml`, each with the clause that leaves it and the source of its default.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from lawbook.errors import CaseError

__all__ = ["NOT_LAID_DOWN", "Election", "election", "elections"]

NOT_LAID_DOWN = "not_laid_down"
"""The value of an election where the Laws have no default: the Director is asked, or there is no amount."""


@dataclass(frozen=True, slots=True)
class Election:
    """One choice: a word of several, a number within limits, or either."""

    name: str
    law: str
    """The clause that leaves it."""
    chooser: str
    """Who may choose: RA, TO or TD; or READING and LINE, where the Laws leave none and practice differs."""
    default: str | int
    source: str
    """Where the default comes from."""
    checked: str
    words: tuple[str, ...]
    limits: tuple[int, int] | None
    aid: str
    """The aid to a judgement that reads it, if no Law does."""

    def told(self, value: object) -> str | int:
        """A value as somebody wrote it. Raises CaseError for one that it cannot have."""
        text = str(value).strip()
        if text in self.words:
            return text
        if self.limits is None:
            raise CaseError(
                "setting {name}: {value!r} is none of its values; write one of {known}",
                name=self.name,
                value=text[:40],
                known=", ".join(self.words),
            )
        return self._number(text, *self.limits)

    def _number(self, text: str, least: int, most: int) -> int:
        plain = text.isascii() and text.removeprefix("-").isdecimal() and len(text) < 6
        if plain and least <= int(text) <= most:
            return int(text)
        if self.words:
            raise CaseError(
                "setting {name}: {value!r}: write a number from {least} to {most}, or {known}",
                name=self.name, value=text[:40], least=least, most=most, known=", ".join(self.words),
            )  # fmt: skip
        raise CaseError(
            "setting {name}: {value!r}: write a number from {least} to {most}",
            name=self.name, value=text[:40], least=least, most=most,
        )  # fmt: skip


@cache
def elections() -> Mapping[str, Election]:
    """Every choice that the Laws leave, in their order, by its name."""
    rows = tomllib.loads((Path(__file__).parent / "elections.toml").read_text("utf-8"))
    return {name: _election(name, row) for name, row in rows.items()}


def election(name: str) -> Election:
    """One choice by its name. Raises CaseError that lists those there are."""
    try:
        return elections()[name]
    except KeyError:
        raise CaseError(
            "setting {name!r}: no profile has it; known are {known}",
            name=name[:40],
            known=", ".join(elections()),
        ) from None


def _election(name: str, row: Mapping[str, Any]) -> Election:
    limits = row.get("range")
    return Election(
        name,
        row["law"],
        row.get("chooser", "RA"),
        row["default"],
        row["source"],
        str(row["checked"]),
        tuple(row.get("words", ())),
        None if limits is None else (limits[0], limits[1]),
        row.get("aid", ""),
    )
