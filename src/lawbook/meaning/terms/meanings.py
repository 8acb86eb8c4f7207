"""Meanings: the sets of hands that players describe, built from a few terms with and, or and not.

    And · Or · Not                                   meanings put together; `&`, `|` and `~` write them
    Length · Shape · Shaped · TwoSuits · Longer      how long the suits are: `shape_terms`
    Honours · InSuit · Suited                        what one suit holds: `suit_terms`
    Amount · About                                   points and the like, in the whole hand; about so many
    SomeSuit                                         one suit, told by the auction and not by the words
    Usually                                          what holds as a rule, with exceptions that nobody told
    Tag                                              what the call is for; it leaves out no hand

A meaning prints as players say it, and what it prints reads back to the same meaning.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lawbook.bridge import Suit
from lawbook.errors import NotationError
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.purposes import Purpose

__all__ = [
    "ANY_HAND",
    "NO_HAND",
    "About",
    "Amount",
    "And",
    "Meaning",
    "Not",
    "Or",
    "SomeSuit",
    "Tag",
    "Usually",
    "check_range",
    "either",
    "every",
    "fringe_text",
    "is_remark",
    "leaves",
    "range_text",
    "suit_name",
    "usual_limits",
]


_COUNTED = "|".join(["spades", "hearts", "diamonds", "clubs", *(figure.value for figure in Figure)])
_SHAPE = re.compile(r"\d+([-=])\d+\1\d+\1\d+")
_ONE_FIGURE = re.compile(rf"\d+ (?:cards of )?(?:{_COUNTED})$")


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
        return ", ".join(_beside(map(_enclosed, self.parts))) if self.parts else "any hand"


@dataclass(frozen=True, slots=True)
class Or(Meaning):
    """The hands that belong to at least one part."""

    parts: tuple[Meaning, ...]

    def __str__(self) -> str:
        if not self.parts:
            return "no hand"
        return " or ".join([*map(_apart, self.parts[:-1]), _enclosed(self.parts[-1])])


@dataclass(frozen=True, slots=True)
class Not(Meaning):
    """The hands that do not belong to the part."""

    part: Meaning

    def __str__(self) -> str:
        said = _enclosed(self.part)
        if is_remark(self.part):
            return f"never fits {said}"
        return f"not exactly {said}" if _ONE_FIGURE.match(said) else f"not {said}"


@dataclass(frozen=True, slots=True)
class Amount(Meaning):
    """So many points, controls, losers, aces or kings in the whole hand."""

    figure: Figure
    least: int
    most: int

    def __post_init__(self) -> None:
        check_range(self.least, self.most)

    @property
    def ends(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """The limits at the narrowest and at the widest."""
        return (self.least, self.most), (self.least, self.most)

    def __str__(self) -> str:
        return f"{range_text(self.least, self.most, self.figure.top)} {self.figure.value}"


@dataclass(frozen=True, slots=True)
class About(Amount):
    """An amount whose ends are a matter of judgement; between them it is counted to a middle way."""

    narrow: tuple[int, int]
    """Surely from here to there."""
    wide: tuple[int, int]
    """Surely nothing outside."""

    @classmethod
    def of(cls, figure: Figure, narrow: tuple[int, int], wide: tuple[int, int]) -> "About":
        """The amount with these ends.

        >>> print(About.of(Figure.POINTS, (6, 9), (4, 11)))
        (4)6-9(11) points
        """
        return cls(figure, *usual_limits(narrow, wide), narrow, wide)

    @property
    def ends(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """The limits at the narrowest and at the widest."""
        return self.narrow, self.wide

    def __str__(self) -> str:
        return f"{fringe_text(self.narrow, self.wide, self.figure.top)} {self.figure.value}"


@dataclass(frozen=True, slots=True)
class SomeSuit(Or):
    """The same of each suit, where only the auction tells which is meant."""

    whose: str

    def __str__(self) -> str:
        return str(self.parts[0]).replace(suit_name(Suit.SPADES), self.whose)


@dataclass(frozen=True, slots=True)
class Usually(And):
    """What holds as a rule; a hand that differs in this is an exception, and not excluded."""

    def __str__(self) -> str:
        return f"usually {_enclosed(self.parts[0])}"


@dataclass(frozen=True, slots=True)
class Tag(Meaning):
    """What a call is for or is called; any hand fits it."""

    purpose: Purpose
    about: str = ""
    denied: bool = False

    def __str__(self) -> str:
        if self.purpose is Purpose.TRICKS:
            return f"{'not ' * self.denied}{self.about} tricks"
        if self.purpose is Purpose.LEFT_OPEN:
            return f"{{{self.about}}}"
        if self.purpose is Purpose.JUDGED:
            return f"{'not ' * self.denied}{self.about}"
        said = f'"{self.about}"' if self.purpose is Purpose.NAMED else f"{self.purpose.value} {self.about}"
        return f"{'not ' * self.denied}{said}".strip()


ANY_HAND = And(())
NO_HAND = Or(())


def every(parts: Iterable[Meaning]) -> Meaning:
    """The meaning that all the parts have in common; one part is itself."""
    flat: list[Meaning] = []
    for part in parts:
        if type(part) is And:
            flat.extend(part.parts)
        else:
            flat.append(part)
    return flat[0] if len(flat) == 1 else And(tuple(flat))


def either(parts: Iterable[Meaning]) -> Meaning:
    """The meaning of the parts taken together; one part is itself."""
    flat: list[Meaning] = []
    for part in parts:
        if isinstance(part, Or) and not isinstance(part, SomeSuit):
            flat.extend(part.parts)
        else:
            flat.append(part)
    return flat[0] if len(flat) == 1 else Or(tuple(flat))


def leaves(meaning: Meaning) -> Iterator[Meaning]:
    """The terms of which the meaning is put together."""
    left = [meaning]
    while left:
        one = left.pop()
        if isinstance(one, And | Or):
            left.extend(reversed(one.parts))
        elif isinstance(one, Not):
            left.append(one.part)
        else:
            yield one


def is_remark(meaning: Meaning) -> bool:
    """Whether the meaning says nothing about the hand."""
    if isinstance(meaning, And | Or):
        return bool(meaning.parts) and all(map(is_remark, meaning.parts))
    return isinstance(meaning, Tag) or (isinstance(meaning, Not) and is_remark(meaning.part))


def _beside(said: Iterable[str]) -> Iterator[str]:
    """The parts; a shape behind another in brackets, since else either is meant."""
    before = ""
    for each in said:
        yield f"({each})" if _SHAPE.fullmatch(before) and _SHAPE.fullmatch(each) else each
        before = each


def _enclosed(part: Meaning) -> str:
    return f"({part})" if type(part) in {And, Or} and part not in {ANY_HAND, NO_HAND} else str(part)


def _apart(part: Meaning) -> str:
    """An alternative, so written that a denial does not reach the next one."""
    return f"({part})" if type(part) is Not else _enclosed(part)


def range_text(least: int, most: int, top: int) -> str:
    """The range as players write it, where the top is the highest figure there can be."""
    if least == most:
        return str(least)
    return f"{least}+" if most >= top else f"{least}-{most}"


def fringe_text(narrow: tuple[int, int], wide: tuple[int, int], top: int) -> str:
    """The range with what is doubtful at its ends in brackets."""
    before = f"({wide[0]})" if wide[0] < narrow[0] else ""
    after = f"({wide[1]})" if wide[1] > narrow[1] else ""
    return f"{before}{range_text(*narrow, top)}{after}"


def usual_limits(narrow: tuple[int, int], wide: tuple[int, int]) -> tuple[int, int]:
    """The middle way between the ends; the narrower where there is none."""
    return narrow[0] - (narrow[0] - wide[0]) // 2, narrow[1] + (wide[1] - narrow[1]) // 2


def suit_name(suit: Suit) -> str:
    """The name of the suit."""
    return suit.name.lower()


def check_range(least: int, most: int) -> None:
    """Refuse a range that runs downwards."""
    if not 0 <= least <= most:
        raise NotationError(
            "a range of {least} to {most} holds nothing: the lower end stands first", least=least, most=most
        )
