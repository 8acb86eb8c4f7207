"""Two suits of the same length joined by and: each may be longer, as in 5 hearts and 5 in a minor."""

from collections.abc import Sequence

from lawbook.meaning.terms.meanings import Meaning, Or, either, leaves
from lawbook.meaning.terms.shapes import AboutLength, Length

__all__ = ["both_longer"]

_FIVE = 5


def both_longer(before: Sequence[Meaning], said: Meaning, *, exactly: bool) -> list[Meaning]:
    """The parts and what is said of a second suit; two suits of five, neither told to be exactly so long, may both be longer."""
    found = longer_beside(before, said)
    if found is said or exactly:
        return [*before, found]
    last = before[-1]
    first = _longer(last) if all(map(_exact, leaves(last))) else last
    return [*before[:-1], first, found]


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
