"""The letters that stand for suits in the meanings of a system file: {M}, {oM}, {x}, {others}."""

import re

from lawbook.bridge import Suit
from lawbook.errors import NotationError
from lawbook.meaning.conventions.calls import Bound
from lawbook.meaning.terms.meanings import suit_name

__all__ = ["filled", "letters_of"]

_LETTER = re.compile(r"\{(\w+)\}")


def filled(text: str, bound: Bound) -> str:
    """The text with the suits in the place of the letters. Raises NotationError for a letter that stands for none.

    >>> filled("5+ {oM}, 0-3 {M}", {"M": Suit.HEARTS})
    '5+ spades, 0-3 hearts'
    """
    suits = letters_of(bound)

    def suit(found: re.Match[str]) -> str:
        if found[1] in suits:
            return suits[found[1]]
        known = ", ".join(f"{{{each}}}" for each in suits)
        raise NotationError(
            "{letter} stands for no suit here; write one of {known}", letter=found[0], known=known
        )

    return _LETTER.sub(suit, text)


def letters_of(bound: Bound) -> dict[str, str]:
    """The suits by the letters that stand for them: those bid, their opposites, and all others together.

    >>> letters_of({"M": Suit.HEARTS})
    {'M': 'hearts', 'oM': 'spades', 'others': 'spades and diamonds and clubs'}
    """
    pairs = {"M": (Suit.HEARTS, Suit.SPADES), "m": (Suit.CLUBS, Suit.DIAMONDS)}
    other = {
        f"o{letter}": suit
        for letter, suits in pairs.items()
        if letter in bound
        for suit in suits
        if suit is not bound[letter]
    }
    rest = " and ".join(suit_name(suit) for suit in reversed(Suit) if suit not in bound.values())
    return {letter: suit_name(suit) for letter, suit in {**bound, **other}.items()} | {"others": rest}
