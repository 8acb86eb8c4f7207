"""Shown: what the record shows, in the words of a Law's own answers."""

from enum import Enum
from typing import TypeVar

from lawbook.law.role import Label

__all__ = ["in_words_of"]

L = TypeVar("L", bound=Label)


def in_words_of(options: type[L], shown: Enum | None) -> L | None:
    """The option that has the same word as what the record shows; None if it shows nothing, or nothing of these."""
    return (
        None if shown is None else next((option for option in options if option.value == shown.value), None)
    )
