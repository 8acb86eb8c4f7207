"""What goes without saying: whoever transfers to spades has five of them."""

from collections.abc import Set as AbstractSet

from lawbook.bridge import Suit
from lawbook.meaning.purposes import Purpose
from lawbook.meaning.shape_terms import Length
from lawbook.meaning.terms import And, Meaning, Or, Tag, either, every, leaves, suit_name

__all__ = ["completed"]

_IMPLIED = {Purpose.TRANSFER_TO: (5, 13), Purpose.SPLINTER_IN: (0, 1), Purpose.WEAK_TWO_IN: (6, 6)}

_RANK = ("minor", "major")


def completed(meaning: Meaning, spoken_of: AbstractSet[Suit] = frozenset()) -> Meaning:
    """The meaning with the lengths that its purposes imply, in suits of whose length nothing is said."""
    match meaning:
        case And(parts):
            said = spoken_of | {leaf.suit for leaf in leaves(meaning) if isinstance(leaf, Length)}
            return every(completed(part, said) for part in parts)
        case Or(parts):
            return either(completed(part, spoken_of) for part in parts)
        case Tag(purpose=purpose, about=about, denied=False) if purpose in _IMPLIED:
            suits = [
                suit
                for suit in reversed(Suit)
                if {suit_name(suit), _RANK[suit >= Suit.HEARTS]} & set(about.split())
            ]
            if suits and not spoken_of & set(suits):
                return meaning & either(Length(suit, *_IMPLIED[purpose]) for suit in suits)
    return meaning
