"""Book: what a language says, read from its folder: forms of words, sentences, options."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from lawbook.errors import CaseError

__all__ = ["Book", "book"]

FOLDER = Path(__file__).parents[1] / "languages"
ORIGINAL = "en"
"""The language that the groups are listed in, and that is spoken where another has nothing."""


@dataclass(frozen=True, slots=True)
class Book:
    """One language: its tables, each as its file has it."""

    language: str
    forms: Mapping[str, Any]
    """How things are called: seats, cards, calls, numbers."""
    provisions: Mapping[str, str]
    """What is said of each kind of provision."""
    together: Mapping[str, Mapping[str, Any]]
    """What is said once of several kinds together."""
    within: Mapping[str, Mapping[str, Any]]
    """What is said of one or several kinds within an option, shorter than by itself."""
    choices: Mapping[str, Mapping[str, Any]]
    """Options, conditions and questions, by fact and answer."""

    def category(self, number: int) -> str:
        """The plural form that a number takes, by its name."""
        plural: Mapping[str, Any] = self.forms["plural"]
        names: list[str] = plural["names"]
        return names[_plural(plural["rule"])(number)]


@cache
def _plural(rule: str) -> Callable[[int], int]:
    """Which of its plural forms a language takes for a number."""
    from gettext import c2py  # noqa: PLC0415  # few rulings count anything

    return c2py(rule)  # type: ignore[no-any-return, unused-ignore]


@cache
def book(language: str) -> Book:
    """What a language says. Raises CaseError for a language without a folder."""
    if not (FOLDER / language / "forms.toml").is_file():
        known = ", ".join(sorted(path.parent.name for path in FOLDER.glob("*/forms.toml")))
        raise CaseError(
            "language {language!r}: nothing is spoken in it here; known are {known}",
            language=language,
            known=known,
        )
    forms, choices = _table(language, "forms"), _table(language, "choices")
    return Book(
        language,
        forms,
        _table(language, "provisions"),
        _table(language, "together"),
        choices["within"],
        choices,
    )


def _table(language: str, name: str) -> Mapping[str, Any]:
    return tomllib.loads((FOLDER / language / f"{name}.toml").read_text("utf-8"))
