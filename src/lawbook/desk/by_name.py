"""Explanations that are no more than the name of a convention: what its call shows is assumed."""

from dataclasses import dataclass

from lawbook.bridge import Call
from lawbook.languages import LANGUAGES
from lawbook.meaning.conventions.convention import Source
from lawbook.meaning.conventions.names import find
from lawbook.text.catalogue import translate

__all__ = ["ByName", "by_name"]


@dataclass(frozen=True, slots=True)
class ByName:
    """A name that was said of a call, and what the dictionary of conventions has of it."""

    words: str
    shown: str
    source: Source

    @property
    def spelt_out(self) -> str:
        """The name and what it shows, as a description."""
        return f'"{self.words}", {self.shown}'

    def __str__(self) -> str:
        return self.spelt_out

    def said(self, language: str) -> str:
        """That it is assumed, and by what source."""
        told = translate(
            "desk",
            "{name} was only named: it is assumed to show {shown} ({source}). Ask what the pair plays.",
            language,
        )
        return told.format(
            name=self.words, shown=self.shown, source=f"{self.source.title}, {self.source.date}"
        )


def by_name(words: str, call: Call | None) -> ByName | None:
    """What the call shows if the words are the name of a convention in any language; None if they are not."""
    convention = next((found for language in LANGUAGES if (found := find(words, language))), None)
    shown = None if convention is None or call is None else convention.shown_by(call)
    return None if convention is None or shown is None else ByName(words, shown, convention.source)
