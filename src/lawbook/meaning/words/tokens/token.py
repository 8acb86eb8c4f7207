"""A word of a description, with its kind, its value and its place."""

from dataclasses import dataclass
from typing import Any

from lawbook.meaning.words.lexicon.vocabulary import Kind

__all__ = ["Token"]


@dataclass(frozen=True, slots=True)
class Token:
    """A word or a phrase of the description."""

    kind: Kind
    value: Any
    said: str
    """How it is printed in English."""
    start: int
    end: int
