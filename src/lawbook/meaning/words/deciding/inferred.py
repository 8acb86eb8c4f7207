"""What a double tells where its words are no more than its kind: by the suits that were bid before it."""

from collections.abc import Iterator

from lawbook.bridge import Suit
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import (
    About,
    Amount,
    And,
    Meaning,
    Not,
    Or,
    Tag,
    Usually,
    either,
    every,
    leaves,
    suit_name,
)
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.shapes import AboutLength, Length, OfShape
from lawbook.meaning.words.heard import Heard

__all__ = ["inferred"]

_POINTS = {Figure.POINTS, Figure.TOTAL_POINTS}
_TOP = Figure.POINTS.top
_SHORT = 2
"""So many cards at most are short."""
_TOO_STRONG = About.of(Figure.POINTS, (19, _TOP), (16, _TOP))
"""Hands that double first whatever their shape."""


def inferred(meaning: Meaning, heard: Heard) -> Meaning:
    """The meaning, with the shape that most players show by such a double, where the words tell none.

    >>> from lawbook.meaning.words.naming import parse_meaning
    >>> print(parse_meaning("take-out", call="X", after=["(1S)"]))
    take-out, (9)12+ points, ((0-2(4) spades, (2)3+ hearts, (2)3+ diamonds, (2)3+ clubs) or (16)19+ points)
    >>> print(parse_meaning("negative", call="X", after=["1D", "(1S)"]))
    negative, usually 4+ hearts
    """
    if type(meaning) is Or and not _of_one_shape(meaning):
        return either(inferred(part, heard) for part in meaning.parts)
    terms = list(leaves(meaning))
    said = {one.purpose for one in terms if isinstance(one, Tag) and not one.denied}
    asks = heard.cue and Purpose.STAYMAN in said
    if heard.theirs is None or not (heard.doubles or asks):
        return meaning
    takes_out = bool(said & {Purpose.TAKE_OUT, Purpose.TAKE_OUT_OF}) and Purpose.PENALTY not in said
    if any(isinstance(one, OfShape) for one in terms):
        short = takes_out and _shows_unbid(meaning, heard, _taken_out(terms, heard.theirs))
        return meaning & _short(_taken_out(terms, heard.theirs)) if short else meaning
    if takes_out:
        return every([meaning, *_take_out(heard, _taken_out(terms, heard.theirs), terms)])
    if asks:
        return every([meaning, *_stayman(heard, terms)])
    majors = [suit for suit in (Suit.SPADES, Suit.HEARTS) if suit not in heard.named]
    if Purpose.NEGATIVE in said and majors:
        return every([meaning, Usually((every(Length(suit, 4) for suit in majors),))])
    return meaning


def _of_one_shape(alternatives: Or) -> bool:
    """Whether all of them tell a shape, or none does: else each shows what it says by itself."""
    told = [any(isinstance(one, OfShape) for one in leaves(part)) for part in alternatives.parts]
    return all(told) or not any(told)


def _stayman(heard: Heard, terms: list[Meaning]) -> Iterator[Meaning]:
    """A bid of their suit that asks for a major: it has one that they did not bid, and the strength for game."""
    majors = [suit for suit in (Suit.SPADES, Suit.HEARTS) if suit is not heard.own]
    yield Usually((either(Length(suit, 4) for suit in majors),))
    if not any(isinstance(one, Amount) and one.figure in _POINTS for one in terms):
        yield About.of(Figure.POINTS, (10, _TOP), (7, _TOP))


def _taken_out(terms: list[Meaning], theirs: Suit) -> Suit:
    """The suit of which a double is for take-out: the one that is named, or theirs."""
    about = " ".join(
        one.about for one in terms if isinstance(one, Tag) and one.purpose is Purpose.TAKE_OUT_OF
    )
    named = [suit for suit in Suit if suit_name(suit) in about.split()]
    return named[0] if len(named) == 1 else theirs


def _shows_unbid(meaning: Meaning, heard: Heard, theirs: Suit) -> bool:
    """Whether nothing is told of the shape but three cards or more in each suit that nobody bid."""
    shape = [
        one for one in (meaning.parts if type(meaning) is And else ()) if isinstance(one, OfShape | Or | Not)
    ]
    lengths = {one.suit for one in shape if isinstance(one, Length) and one.least >= _SHORT}
    return len(lengths) == len(shape) and lengths == {*Suit} - heard.named - {theirs}


def _short(theirs: Suit) -> Meaning:
    return AboutLength.of(theirs, (0, _SHORT), (0, 2 * _SHORT))


def _take_out(heard: Heard, theirs: Suit, terms: list[Meaning]) -> Iterator[Meaning]:
    """Short in the suit doubled and long in those nobody bid, or too strong for anything else; an opening."""
    named = heard.named if theirs is heard.theirs else heard.named - {heard.theirs}  # of spades, over Multi
    unbid = [suit for suit in reversed(Suit) if suit not in {*named, theirs}]
    long = (AboutLength.of(suit, (3, 13), (2, 13)) for suit in unbid)
    shape = every([AboutLength.of(theirs, (0, 2), (0, 4)), *long])
    told = [
        one for one in terms if isinstance(one, Amount) and one.figure in {Figure.POINTS, Figure.TOTAL_POINTS}
    ]
    limited = heard.passed or any(one.ends[1][1] < _TOO_STRONG.least for one in told)
    yield shape if limited else either([shape, _TOO_STRONG])
