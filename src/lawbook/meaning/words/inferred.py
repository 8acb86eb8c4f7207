"""What a double tells where its words are no more than its kind: by the suits that were bid before it."""

from collections.abc import Iterator

from lawbook.bridge import Suit
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import About, Amount, Meaning, Tag, Usually, either, every, leaves
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.shapes import AboutLength, Length, OfShape
from lawbook.meaning.words.heard import Heard

__all__ = ["inferred"]

_TOP = Figure.POINTS.top
_OPENING = About.of(Figure.POINTS, (12, _TOP), (9, _TOP))
_TOO_STRONG = About.of(Figure.POINTS, (19, _TOP), (16, _TOP))
"""Hands that double first whatever their shape."""


def inferred(meaning: Meaning, heard: Heard) -> Meaning:
    """The meaning, with the shape that most players show by such a double, where the words tell none.

    >>> from lawbook.meaning.words.naming import parse_meaning
    >>> print(parse_meaning("take-out", call="X", after=["(1S)"]))
    take-out, ((0-2(4) spades, (2)3+ hearts, (2)3+ diamonds, (2)3+ clubs) or (16)19+ points), (9)12+ points
    >>> print(parse_meaning("negative", call="X", after=["1D", "(1S)"]))
    negative, usually 4+ hearts
    """
    terms = list(leaves(meaning))
    if heard.theirs is None or not heard.doubles or any(isinstance(one, OfShape) for one in terms):
        return meaning
    said = {one.purpose for one in terms if isinstance(one, Tag) and not one.denied}
    if Purpose.TAKE_OUT in said and Purpose.PENALTY not in said:
        return every([meaning, *_take_out(heard, heard.theirs, terms)])
    majors = [suit for suit in (Suit.SPADES, Suit.HEARTS) if suit not in heard.named]
    if Purpose.NEGATIVE in said and majors:
        return every([meaning, Usually((every(Length(suit, 4) for suit in majors),))])
    return meaning


def _take_out(heard: Heard, theirs: Suit, terms: list[Meaning]) -> Iterator[Meaning]:
    """Short in the suit doubled and long in those nobody bid, or too strong for anything else; an opening."""
    unbid = [suit for suit in reversed(Suit) if suit not in {*heard.named, theirs}]
    long = (AboutLength.of(suit, (3, 13), (2, 13)) for suit in unbid)
    shape = every([AboutLength.of(theirs, (0, 2), (0, 4)), *long])
    told = [
        one for one in terms if isinstance(one, Amount) and one.figure in {Figure.POINTS, Figure.TOTAL_POINTS}
    ]
    limited = heard.passed or any(one.ends[1][1] < _TOO_STRONG.least for one in told)
    yield shape if limited else either([shape, _TOO_STRONG])
    if not told and not heard.partners:
        yield _OPENING
