"""What a player told by passing: that he has no opening."""

from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import (
    About,
    Amount,
    And,
    Meaning,
    Or,
    SomeSuit,
    Tag,
    Usually,
    either,
    every,
    is_remark,
    leaves,
)

__all__ = ["of_passed_hand"]

_BEST, _GOOD = 10, 7
"""From so many points on a passed hand is surely at its maximum, and perhaps."""
_SURELY, _PERHAPS = 11, 12
"""Up to so many points a hand is surely passed, and perhaps."""


def of_passed_hand(meaning: Meaning) -> Meaning:
    """The hands of the meaning that a player has who passed before anybody bid.

    >>> from lawbook.meaning.words.reading import read_meaning
    >>> print(of_passed_hand(read_meaning("5+ hearts, 8+")))
    5+ hearts, 8-11(12) points
    """
    told = any(isinstance(one, Amount) and one.figure is Figure.POINTS for one in leaves(meaning))
    if told or is_remark(meaning):
        return _limited(meaning)
    best = any(isinstance(one, Tag) and one.about == "maximum hand" for one in leaves(meaning))
    least, lowest = (_BEST, _GOOD) if best else (0, 0)
    return every([meaning, About.of(Figure.POINTS, (least, _SURELY), (lowest, _PERHAPS))])


def _limited(meaning: Meaning) -> Meaning:
    match meaning:
        case SomeSuit() | Usually():
            return meaning
        case And(parts):
            return every(map(_limited, parts))
        case Or(parts):
            return either(map(_limited, parts))
        case Amount(figure=Figure.POINTS) if meaning.least <= _SURELY < meaning.most:
            narrow, wide = meaning.ends
            return About.of(
                Figure.POINTS,
                (min(narrow[0], _SURELY), min(narrow[1], _SURELY)),
                (wide[0], max(min(wide[1], _PERHAPS), narrow[0])),
            )
        case _:
            return meaning
