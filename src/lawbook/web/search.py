"""Search: tiles by the field's own words, slang and abbreviations included, in any language."""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from functools import cache

from lawbook.languages import every
from lawbook.web.tiles import TILES, Tile
from lawbook.web.words import marked as _

__all__ = ["find", "find_pages"]

PAGES: Mapping[str, str] = {
    "/meaning": _("Compare the meanings of two calls"),
    "/award": _("Work out an adjusted score"),
    "/claim": _("What the claim is worth"),
}
"""Pages that are no rulings, and what each is called."""


@cache
def _others(key: str) -> str:
    """What else a tile or a page is called, in every language."""
    return " ".join(every("search", key))


def find(text: str, said: Mapping[str, str]) -> Iterator[Tile]:
    """The tiles that have every word that is looked for; `said` is what each tile says in the page's language."""
    wanted = _tokens(text)
    for tile in TILES:
        known = _tokens(f"{tile.say} {said.get(tile.key, '')} {_others(tile.key)} law {tile.start}")
        if wanted and all(any(_matches(word, other) for other in known) for word in wanted):
            yield tile


def find_pages(text: str, said: Callable[[str], str]) -> Iterator[tuple[str, str]]:
    """The addresses of the pages that have every word that is looked for, each with its name, said as `said` says it."""
    wanted = _tokens(text)
    for address, name in PAGES.items():
        known = _tokens(f"{name} {said(name)} {_others(address)}")
        if wanted and all(any(_matches(word, other) for other in known) for word in wanted):
            yield address, name


def _matches(word: str, known: str) -> bool:
    """Whether a word begins like the one looked for; abbreviations such as UI must be the whole of it."""
    return known == word if len(word) < 3 else known.startswith(word)


def _tokens(text: str) -> list[str]:
    """The words, in small letters and without accents, so that any keyboard can write them.

    >>> _tokens("Brak KARTY, Łódź, håndØ")
    ['brak', 'karty', 'lodz', 'hando']
    """
    plain = unicodedata.normalize("NFKD", text.lower().translate(str.maketrans("łøæ", "loa")))
    return re.findall(r"\w+", "".join(sign for sign in plain if not unicodedata.combining(sign)))
