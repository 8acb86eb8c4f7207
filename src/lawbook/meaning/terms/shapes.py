"""Terms about the lengths of the suits, and about nothing else."""

from dataclasses import dataclass

from lawbook.bridge import Suit
from lawbook.meaning.terms.figures import Lengths
from lawbook.meaning.terms.meanings import (
    Meaning,
    check_range,
    fringe_text,
    range_text,
    suit_name,
    usual_limits,
)
from lawbook.meaning.terms.patterns import Pattern

__all__ = ["AboutLength", "Length", "Longer", "OfShape", "Shape", "Shaped", "TwoSuits"]


class OfShape(Meaning):
    """A meaning that turns on the lengths of the suits alone."""

    __slots__ = ()

    def fits(self, lengths: Lengths) -> bool:
        """Whether suits of these lengths, clubs first, belong to it."""
        raise NotImplementedError


_LONGEST_TOLD = 8
"""Of a longer suit nobody says 9+, which would be points: it is said that they are cards."""


@dataclass(frozen=True, slots=True)
class Length(OfShape):
    """So many cards in a suit."""

    suit: Suit
    least: int
    most: int = 13

    def __post_init__(self) -> None:
        check_range(self.least, self.most)

    def fits(self, lengths: Lengths) -> bool:
        """Whether the suit is so long."""
        return self.least <= lengths[self.suit] <= self.most

    def __str__(self) -> str:
        cards = "cards of " if self.least > _LONGEST_TOLD else ""
        return f"{range_text(self.least, self.most, 13)} {cards}{suit_name(self.suit)}"


@dataclass(frozen=True, slots=True)
class AboutLength(Length):
    """A length whose ends are a matter of judgement, counted to a middle way."""

    narrow: tuple[int, int] = (0, 13)
    wide: tuple[int, int] = (0, 13)

    @classmethod
    def of(cls, suit: Suit, narrow: tuple[int, int], wide: tuple[int, int]) -> "AboutLength":
        """The length with these ends.

        >>> print(AboutLength.of(Suit.HEARTS, (6, 6), (5, 7)))
        (5)6(7) hearts
        """
        return cls(suit, *usual_limits(narrow, wide), narrow, wide)

    def __str__(self) -> str:
        cards = "cards of " if self.narrow[0] > _LONGEST_TOLD else ""
        return f"{fringe_text(self.narrow, self.wide, 13)} {cards}{suit_name(self.suit)}"


@dataclass(frozen=True, slots=True)
class Shape(OfShape):
    """Suits of four given lengths: in this order, spades first, or in any, the longest written first."""

    lengths: tuple[int, int, int, int]
    in_order: bool = False

    def __post_init__(self) -> None:
        if not self.in_order:
            object.__setattr__(self, "lengths", tuple(sorted(self.lengths, reverse=True)))

    def fits(self, lengths: Lengths) -> bool:
        """Whether these are the lengths."""
        held = lengths[::-1] if self.in_order else tuple(sorted(lengths, reverse=True))
        return held == self.lengths

    def __str__(self) -> str:
        return ("=" if self.in_order else "-").join(map(str, self.lengths))


@dataclass(frozen=True, slots=True)
class Shaped(OfShape):
    """A shape that has a name, as balanced."""

    pattern: Pattern

    def fits(self, lengths: Lengths) -> bool:
        """Whether the shape is of the kind."""
        return self.pattern.fits(lengths)

    def __str__(self) -> str:
        return self.pattern.value


@dataclass(frozen=True, slots=True)
class TwoSuits(OfShape):
    """Two suits at least so long, whichever they are."""

    longer: int
    shorter: int

    def fits(self, lengths: Lengths) -> bool:
        """Whether the two longest suits are so long."""
        first, second, *_ = sorted(lengths, reverse=True)
        return first >= self.longer and second >= self.shorter

    def __str__(self) -> str:
        return f"{self.longer}-{self.shorter} in two suits"


@dataclass(frozen=True, slots=True)
class Longer(OfShape):
    """More cards in one suit than in another."""

    suit: Suit
    than: Suit

    def fits(self, lengths: Lengths) -> bool:
        """Whether the one suit is longer than the other."""
        return lengths[self.suit] > lengths[self.than]

    def __str__(self) -> str:
        return f"{suit_name(self.suit)} longer than {suit_name(self.than)}"
