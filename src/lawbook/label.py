"""Label: an enumeration whose members have a word for machines and a phrase for people."""

from enum import Enum
from typing import Self

__all__ = ["Label"]


class Label(Enum):
    """An enumeration whose members have a word for machines and a phrase for people."""

    _value_: str
    phrase: str

    def __new__(cls, word: str, phrase: str) -> Self:
        """A member with its word as value."""
        member = object.__new__(cls)
        member._value_ = word
        member.phrase = phrase
        return member

    __hash__ = object.__hash__  # a member is itself; that of Enum hashes its name each time

    def __str__(self) -> str:
        """The phrase."""
        return self.phrase
