"""Two suits of the same length joined by and: the second may be longer, as in 5 hearts and 5 in a minor."""

from collections.abc import Sequence

from lawbook.meaning.terms.meanings import Meaning, Or, either, leaves
from lawbook.meaning.terms.shapes import AboutLength, Length

__all__ = ["longer_beside"]

_FIVE = 5


def longer_beside(before: Sequence[Meaning], said: Meaning) -> Meaning:
    """What is said of a second suit, perhaps longer than the figure tells if a first of that length stands before.

    >>> from lawbook.bridge import Suit
    >>> print(longer_beside([Length(Suit.SPADES, 5, 5)], Length(Suit.CLUBS, 5, 5)))
    5(13) clubs
    """
    equal = {exact for part in before for one in leaves(part) if (exact := _exact(one))}
    return _longer(said) if equal and all(_exact(one) in equal for one in leaves(said)) else said


def _exact(one: Meaning) -> int:
    """How many cards exactly, if that are five or more; otherwise none."""
    return one.least if type(one) is Length and one.least == one.most >= _FIVE else 0


def _longer(said: Meaning) -> Meaning:
    if type(said) is Or:
        return either(map(_longer, said.parts))
    return (
        AboutLength.of(said.suit, (said.least, said.most), (said.least, 13)) if type(said) is Length else said
    )
