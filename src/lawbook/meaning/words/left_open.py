"""Words in braces: they are left open, and what the call shows beside them is understood: 5+ hearts, {our usual style}.

They are taken to leave out hands, nobody knows which; so no hand is sure to belong to the meaning, and none comes to it.
"""

import re

from lawbook.meaning.terms.meanings import Meaning, Tag, every
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.error import MeaningError

__all__ = ["beside_braces", "with_left_open"]

_BRACES = re.compile(r"\{([^{}]*)\}")
_BRACE = re.compile(r"[{}]")
_PARTS = re.compile(r"\s*(?:[,;]|$)")
"""What parts the words in braces from what follows."""


def beside_braces(text: str) -> tuple[str, tuple[str, ...]]:
    """The text with blanks in the place of the words in braces, and they. Raises MeaningError for a brace without the other.

    >>> beside_braces("5+ hearts, {our usual style}, 11-15")
    ('5+ hearts,                  , 11-15', ('our usual style',))
    """
    left = _BRACES.sub(_blank, text)
    if found := _BRACE.search(left):
        raise MeaningError(
            text,
            found.start(),
            found.end(),
            "is half of a pair; what is to stay open stands between two braces",
        )
    return left, tuple(" ".join(words.split()) for words in _BRACES.findall(text) if words.strip())


def _blank(braces: re.Match[str]) -> str:
    """Blanks, and a comma if words follow at once."""
    length = len(braces[0])
    return " " * length if _PARTS.match(braces.string, braces.end()) else f"{',':>{length}}"


def with_left_open(meaning: Meaning | None, words: tuple[str, ...]) -> Meaning:
    """The meaning, so far as it was told, with the words that are left open."""
    left = [Tag(Purpose.LEFT_OPEN, one) for one in words]
    return every(left if meaning is None else [meaning, *left])
