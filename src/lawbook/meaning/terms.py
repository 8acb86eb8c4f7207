"""Meanings: the sets of hands that players describe, built from a few terms with and, or and not.

    And · Or · Not                                   meanings put together; `&`, `|` and `~` write them
    Length · Shape · Shaped · TwoSuits · Longer      how long the suits are: `shape_terms`
    Honours · InSuit · Suited                        what one suit holds: `suit_terms`
    Amount                                           points and the like, in the whole hand
    Tag                                              what the call is for; it leaves out no hand

A meaning prints as players say it, and what it prints reads back to the same meaning.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lawbook.bridge import Suit
from lawbook.meaning.figures import Figure
from lawbook.meaning.purposes import Purpose

__all__ = [
    "ANY_HAND",
    "NO_HAND",
    "Amount",
    "And",
    "Meaning",
    "Not",
    "Or",
    "Tag",
    "check_range",
    "either",
    "every",
    "is_remark",
    "leaves",
    "range_text",
    "suit_name",
]


class Meaning:
    """A set of hands, and what else a call says."""

    __slots__ = ()

    def __and__(self, other: "Meaning") -> "Meaning":
        return every([self, other])

    def __or__(self, other: "Meaning") -> "Meaning":
        return either([self, other])

    def __invert__(self) -> "Meaning":
        return self.part if isinstance(self, Not) else Not(self)


@dataclass(frozen=True, slots=True)
class And(Meaning):
    """The hands that belong to every part."""

    parts: tuple[Meaning, ...]

    def __str__(self) -> str:
        return ", ".join(map(_enclosed, self.parts)) if self.parts else "any hand"


@dataclass(frozen=True, slots=True)
class Or(Meaning):
    """The hands that belong to at least one part."""

    parts: tuple[Meaning, ...]

    def __str__(self) -> str:
        return " or ".join(map(_enclosed, self.parts)) if self.parts else "no hand"


@dataclass(frozen=True, slots=True)
class Not(Meaning):
    """The hands that do not belong to the part."""

    part: Meaning

    def __str__(self) -> str:
        return f"{'never fits' if is_remark(self.part) else 'not'} {_enclosed(self.part)}"


@dataclass(frozen=True, slots=True)
class Amount(Meaning):
    """So many points, controls, losers, aces or kings in the whole hand."""

    figure: Figure
    least: int
    most: int

    def __post_init__(self) -> None:
        check_range(self.least, self.most)

    def __str__(self) -> str:
        return f"{range_text(self.least, self.most, self.figure.top)} {self.figure.value}"


@dataclass(frozen=True, slots=True)
class Tag(Meaning):
    """What a call is for or is called; any hand fits it."""

    purpose: Purpose
    about: str = ""
    denied: bool = False

    def __str__(self) -> str:
        said = f'"{self.about}"' if self.purpose is Purpose.NAMED else f"{self.purpose.value} {self.about}"
        return f"{'not ' * self.denied}{said}".strip()


ANY_HAND = And(())
NO_HAND = Or(())


def every(parts: Iterable[Meaning]) -> Meaning:
    """The meaning that all the parts have in common; one part is itself."""
    flat = tuple(inner for part in parts for inner in (part.parts if isinstance(part, And) else (part,)))
    return flat[0] if len(flat) == 1 else And(flat)


def either(parts: Iterable[Meaning]) -> Meaning:
    """The meaning of the parts taken together; one part is itself."""
    flat = tuple(inner for part in parts for inner in (part.parts if isinstance(part, Or) else (part,)))
    return flat[0] if len(flat) == 1 else Or(flat)


def leaves(meaning: Meaning) -> Iterator[Meaning]:
    """The terms of which the meaning is put together."""
    if isinstance(meaning, And | Or):
        for part in meaning.parts:
            yield from leaves(part)
    elif isinstance(meaning, Not):
        yield from leaves(meaning.part)
    else:
        yield meaning


def is_remark(meaning: Meaning) -> bool:
    """Whether the meaning says nothing about the hand."""
    if isinstance(meaning, And | Or):
        return bool(meaning.parts) and all(map(is_remark, meaning.parts))
    return isinstance(meaning, Tag) or (isinstance(meaning, Not) and is_remark(meaning.part))


def _enclosed(part: Meaning) -> str:
    return f"({part})" if isinstance(part, And | Or) and part.parts else str(part)


def range_text(least: int, most: int, top: int) -> str:
    """The range as players write it, where the top is the highest figure there can be."""
    if least == most:
        return str(least)
    return f"{least}+" if most >= top else f"{least}-{most}"


def suit_name(suit: Suit) -> str:
    """The name of the suit."""
    return suit.name.lower()


def check_range(least: int, most: int) -> None:
    """Refuse a range that runs downwards."""
    if not 0 <= least <= most:
        raise ValueError(f"a range of {least} to {most} holds nothing: the lower end stands first")
