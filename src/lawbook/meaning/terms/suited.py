"""Terms about the cards of one suit."""

from dataclasses import dataclass

from lawbook.bridge import Rank, Suit
from lawbook.meaning.terms.figures import COUNTED, Figure, Holding, bits_of_ranks
from lawbook.meaning.terms.meanings import Meaning, check_range, range_text, suit_name
from lawbook.meaning.terms.qualities import Quality

__all__ = ["Honours", "InSuit", "OfHolding", "Suited"]

_TOP_HONOURS = {
    3: (Rank.ACE, Rank.KING, Rank.QUEEN),
    5: (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN),
}


class OfHolding(Meaning):
    """A meaning that turns on which cards of one suit are held."""

    __slots__ = ()

    suit: Suit

    @property
    def sees(self) -> int:
        """The ranks that it tells apart, as bits."""
        raise NotImplementedError

    def holds(self, holding: Holding) -> bool:
        """Whether this holding in the suit belongs to it."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Honours(OfHolding):
    """So many of the given cards of a suit."""

    suit: Suit
    ranks: tuple[Rank, ...]
    least: int
    most: int

    def __post_init__(self) -> None:
        check_range(self.least, self.most)
        object.__setattr__(self, "ranks", tuple(sorted(set(self.ranks), reverse=True)))

    @property
    def sees(self) -> int:
        """The cards that are counted."""
        return bits_of_ranks(self.ranks)

    def holds(self, holding: Holding) -> bool:
        """Whether so many of the cards are there."""
        return self.least <= (holding & self.sees).bit_count() <= self.most

    def __str__(self) -> str:
        if (len(self.ranks), self.least) == (1, 1):
            return f"{self.suit.symbol}{self.ranks[0].letter}"
        number = range_text(self.least, self.most, len(self.ranks))
        if 0 < self.least == self.most < len(self.ranks):
            number = f"exactly {number}"
        if self.ranks == _TOP_HONOURS.get(len(self.ranks)):
            return f"{number} of the top {len(self.ranks)} honours in {suit_name(self.suit)}"
        return f"{number} among {' '.join(f'{self.suit}{rank}' for rank in self.ranks)}"


@dataclass(frozen=True, slots=True)
class InSuit(OfHolding):
    """So many points, controls or losers in one suit."""

    suit: Suit
    figure: Figure
    least: int
    most: int

    def __post_init__(self) -> None:
        check_range(self.least, self.most)

    @property
    def sees(self) -> int:
        """The ranks that figures tell apart."""
        return COUNTED

    def holds(self, holding: Holding) -> bool:
        """Whether the holding is worth so much."""
        return self.least <= self.figure.of(holding) <= self.most

    def __str__(self) -> str:
        return f"{range_text(self.least, self.most, self.figure.top)} {self.figure.value} in {suit_name(self.suit)}"


@dataclass(frozen=True, slots=True)
class Suited(OfHolding):
    """A suit of a quality that has a name."""

    suit: Suit
    quality: Quality

    @property
    def sees(self) -> int:
        """The ranks on which the quality turns."""
        return self.quality.sees

    def holds(self, holding: Holding) -> bool:
        """Whether the holding is of the quality."""
        return self.quality.fits(holding)

    def __str__(self) -> str:
        return f"{self.quality.value} {suit_name(self.suit)}"
