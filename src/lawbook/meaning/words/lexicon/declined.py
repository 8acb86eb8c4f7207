"""The rows of a language's table; a word with a stroke stands for all its forms: trój~ka is trójka, trójki, trójek."""

from collections.abc import Iterator, Mapping
from functools import cache

from lawbook.languages import told

__all__ = ["rows_of"]


@cache
def rows_of(language: str) -> Mapping[str, Mapping[str, str]]:
    """What each kind of word is called, by the English phrase that it stands for."""
    return {
        kind: {row: "|".join(_each(phrases, language)) for row, phrases in rows.items()}
        for kind, rows in told(language, "descriptions.toml").items()
    }


def _each(phrases: str, language: str) -> Iterator[str]:
    for phrase in phrases.split("|"):
        stem, _, ending = phrase.partition("~")
        forms = told(language)["described"]["declined"][ending].split() if ending else [""]
        yield from (f"{stem}{form}" for form in forms)
