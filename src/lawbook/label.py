"""Enumerations: those whose members are words for machines, and labels, which have a phrase for people, too."""

from enum import Enum
from typing import Self

__all__ = ["Label", "Option"]


class Option(Enum):
    """An enumeration whose members are hashed as what they are; that of the standard library hashes the name each time."""

    __hash__ = object.__hash__


class Label(Option):
    """An enumeration whose members have a word for machines and a phrase for people."""

    _value_: str
    phrase: str

    def __new__(cls, word: str, phrase: str) -> Self:
        """A member with its word as value."""
        member = object.__new__(cls)
        member._value_ = word
        member.phrase = phrase
        return member

    def __str__(self) -> str:
        """The phrase."""
        return self.phrase
