"""Languages: everything of one language stands in one folder here, found by its name.

A language is a folder with `language.toml`: its own name, its letters and its words. `messages.po`
holds the sentences of the program, which are written in English.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from lawbook.errors import CaseError

__all__ = ["LANGUAGES", "folder", "language_of_tag", "names", "told"]

_HERE = Path(__file__).parent
_ENGLISH = "en"

LANGUAGES: tuple[str, ...] = tuple(
    sorted(
        (each.parent.name for each in _HERE.glob("*/language.toml")),
        key=lambda code: (code != _ENGLISH, code),
    )
)
"""The codes of all languages, English first."""


def folder(language: str) -> Path:
    """The folder of a language. Raises CaseError where there is none."""
    if language not in LANGUAGES:
        raise CaseError(f"language {language!r}: not spoken here; known are {', '.join(LANGUAGES)}")
    return _HERE / language


@cache
def told(language: str) -> Mapping[str, Any]:
    """What the file of a language tells of it. Raises CaseError where there is none."""
    known: Mapping[str, Any] = tomllib.loads((folder(language) / "language.toml").read_text("utf-8"))
    return known


def names() -> Mapping[str, str]:
    """What each language calls itself, by its code."""
    return {language: told(language)["name"] for language in LANGUAGES}


def language_of_tag(tag: str) -> str | None:
    """The language that a browser means by a tag such as `nn-NO`.

    >>> language_of_tag("no"), language_of_tag("pl-PL"), language_of_tag("tlh")
    ('nb', 'pl', None)
    """
    code = tag.split("-", maxsplit=1)[0].strip().lower()
    known = (each for each in LANGUAGES if code in (each, *told(each).get("tags", ())))
    return next(known, None)
