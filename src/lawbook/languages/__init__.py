"""Languages: everything of one language stands in one folder here, found by its name.

    language.toml       its own name, its figures, letters and words; what it leaves out is as in English
    descriptions.toml   the words of descriptions of hands, by the English ones that they stand for
    messages.po         the sentences of the program, which are written in English

A further language is a further folder.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from lawbook.errors import CaseError

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "every",
    "folder",
    "language_of_tag",
    "names",
    "of_language",
    "told",
    "words",
]

_HERE = Path(__file__).parent
ENGLISH = "en"

LANGUAGES: tuple[str, ...] = tuple(
    sorted(
        (each.parent.name for each in _HERE.glob("*/language.toml")), key=lambda code: (code != ENGLISH, code)
    )
)
"""The codes of all languages, English first."""


def folder(language: str) -> Path:
    """The folder of a language. Raises CaseError where there is none."""
    if language not in LANGUAGES:
        raise CaseError(
            "language {language!r}: not spoken here; known are {known}",
            language=language,
            known=", ".join(LANGUAGES),
        )
    return _HERE / language


@cache
def told(language: str, file: str = "language.toml") -> Mapping[str, Any]:
    """What a file of a language tells; nothing where it has no such file. Raises CaseError for an unknown language."""
    source = folder(language) / file
    return tomllib.loads(source.read_text("utf-8")) if source.is_file() else {}


def of_language(language: str, section: str, key: str) -> Any:
    """What a language has under a key; where it tells nothing, what English has.

    >>> of_language("nb", "figures", "decimal"), of_language("pl", "calls", "pass")
    (',', 'Pas')
    """
    own = told(language).get(section, {})
    return own[key] if key in own else told(ENGLISH)[section][key]


def every(*path: str) -> Iterator[Any]:
    """What stands there in the file of each language that has it."""
    for language in LANGUAGES:
        found: Any = told(language)
        for key in path:
            found = found.get(key, {})
        if found != {}:
            yield found


def words(*path: str) -> dict[str, str]:
    """Every word that stands there in any language, with the key that it is a word for.

    >>> words("named")["karo"], words("named")["kløver"]
    ('DIAMONDS', 'CLUBS')
    """
    return {
        word: key
        for table in every(*path)
        for key, written in table.items()
        if isinstance(written, str)
        for word in written.split()
    }


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
