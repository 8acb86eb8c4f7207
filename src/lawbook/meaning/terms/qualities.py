"""What players and robots call the cards that are held in a suit."""

from collections.abc import Callable
from enum import Enum
from typing import Self

from lawbook.meaning.terms.figures import ACE, COUNTED, JACK, KING, QUEEN, TEN, Figure, Holding

__all__ = ["Quality"]


def _strength(holding: Holding) -> int:
    """Length and points together, by which GIB tells stoppers apart."""
    return holding.bit_count() + Figure.POINTS.of(holding) if holding else 0


def _honours(holding: Holding) -> int:
    return (holding & (COUNTED | TEN)).bit_count()


def _has(holding: Holding, cards: int) -> bool:
    return holding & cards == cards


def _is_stopper(holding: Holding) -> bool:
    """Whether the suit is stopped once at least: an ace, a guarded king, queen third or jack fourth."""
    length = holding.bit_count()
    guarded = ACE | KING * (length > 1) | QUEEN * (length > 2) | JACK * (length > 3)
    return bool(holding & guarded)


def _is_biddable(holding: Holding, spare: int = 0) -> bool:
    """Whether it can be bid, with so many cards to spare: five cards, or four good ones."""
    length = holding.bit_count()
    good = _honours(holding) >= 3 or holding & (ACE | KING)
    return length >= 5 + spare or (length == 4 + spare and bool(good))


def _is_solid(holding: Holding) -> bool:
    """Whether it should lose no trick opposite a small doubleton."""
    length = holding.bit_count()
    filled = holding & (JACK | TEN) if length == 6 else holding & JACK if length == 5 else length > 6
    return _has(holding, ACE | KING | QUEEN) and bool(filled)


class Quality(Enum):
    """What players and robots call a holding; the robots' words as the system notes of GIB define them."""

    fits: Callable[[Holding], bool]
    """Whether a holding is of this quality or better."""

    def __new__(cls, word: str, fits: Callable[[Holding], bool]) -> Self:
        """The quality with this name."""
        quality = object.__new__(cls)
        quality._value_ = word
        quality.fits = fits
        return quality

    SOLID = ("solid", _is_solid)
    GOOD = ("good", lambda held: (held & (ACE | KING | QUEEN)).bit_count() >= 2 or _honours(held) >= 3)
    BIDDABLE = ("biddable", _is_biddable)
    REBIDDABLE = ("rebiddable", lambda held: _is_biddable(held, 1))
    TWICE_REBIDDABLE = ("twice rebiddable", lambda held: _is_biddable(held, 2))
    STRONG_REBIDDABLE = (
        "strong rebiddable",
        lambda held: _is_biddable(held, 2) and (_honours(held) >= 4 or _has(held, ACE | KING | QUEEN)),
    )
    FIRST_ROUND = ("first-round control in", lambda held: not held or bool(held & ACE))
    ROUND_CONTROL = (
        "first- or second-round control in",
        lambda held: held.bit_count() < 2 or bool(held & (ACE | KING)),
    )
    STOPPER = ("stopper in", _is_stopper)
    LIKELY_STOPPER = ("likely stopper in", lambda held: Figure.POINTS.of(held) > 0 and _strength(held) >= 5)
    PARTIAL_STOPPER = ("partial stopper in", lambda held: Figure.POINTS.of(held) > 0 and _strength(held) >= 4)
    TWO_STOPPERS = ("two stoppers in", lambda held: Figure.POINTS.of(held) > 0 and _strength(held) >= 8)

    @property
    def sees(self) -> int:
        """The ranks that it tells apart, as bits."""
        return COUNTED | TEN
