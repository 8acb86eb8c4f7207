"""A meaning with its limits set wider: by so many points at both ends, and by a card in long suits."""

from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import ANY_HAND, NO_HAND, Amount, And, Meaning, Not, Or, either, every
from lawbook.meaning.terms.shapes import Length

__all__ = ["LONG_SUIT", "widened"]

LONG_SUIT = 6
"""A suit from which a card more or fewer changes little."""

_POINTS = {Figure.POINTS, Figure.TOTAL_POINTS}


def widened(meaning: Meaning, points: int, cards: int) -> Meaning:
    """The meaning with its limits set wider; what it denies is still denied.

    >>> from lawbook.meaning.words.naming import parse_meaning
    >>> print(widened(parse_meaning("6 spades, 5-10, not balanced"), 2, 1))
    5-7 spades, 3-12 points, not balanced
    """
    match meaning:
        case And(parts):
            return every(widened(part, points, cards) for part in parts)
        case Or(parts):
            return either(widened(part, points, cards) for part in parts)
        case Not(Amount() as limit):
            return _opposite(limit, points)
        case Amount(figure, least, most) if figure in _POINTS:
            return Amount(figure, max(least - points, 0), min(most + points, figure.top))
        case Length(suit, least, most) if least >= LONG_SUIT:
            return Length(suit, least - cards, min(most + cards, 13))
        case _:
            return meaning


def _opposite(denied: Amount, points: int) -> Meaning:
    """Not so many points, widened: the range that is denied shrinks, unless it reaches an end of the scale."""
    if denied.figure not in _POINTS:
        return ~denied
    least = denied.least + points if denied.least else 0
    most = denied.most - points if denied.most < denied.figure.top else denied.most
    if denied.least == 0 and denied.most >= denied.figure.top:
        return NO_HAND
    return ~Amount(denied.figure, least, most) if least <= most else ANY_HAND
