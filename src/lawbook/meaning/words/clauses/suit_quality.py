"""Suits of some quality: a good suit; a strong six-card suit; occasionally a good five."""

import re
from collections.abc import Sequence
from functools import cache

from lawbook.bridge import Suit
from lawbook.errors import Wording
from lawbook.languages import every
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import Meaning, Tag, either
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.suited import Suited
from lawbook.meaning.words.clauses.phrases import lengths
from lawbook.meaning.words.lexicon.english import OPENING
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.following import stands_alone
from lawbook.meaning.words.suits.longer import called
from lawbook.meaning.words.suits.suit_lists import read_suits
from lawbook.meaning.words.suits.suit_options import Options, Unsaid, in_each
from lawbook.meaning.words.suits.suit_words import of_call
from lawbook.meaning.words.tokens.lexing import Token
from lawbook.meaning.words.tokens.numbers import Range, read_ranges
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["read_quality"]

_ANY_SUIT: Options = tuple((suit,) for suit in reversed(Suit))
_ENDS = {None, Kind.COMMA, Kind.CLOSE, Kind.AND}
_UNTOLD = [Range(0, 13)]


def _sound(stream: Stream) -> Meaning | None:
    """A good hand, a good opening, good controls, or a good heart raise, which tell nothing of a suit."""
    if stream.kind() is Kind.WHOLE and stream.value() == OPENING:
        stream.next()
        return Tag(Purpose.JUDGED, "sound") & OPENING
    if stream.kind() is Kind.FIGURE and stream.value() is Figure.CONTROLS and stream.kind(1) in _ENDS:
        stream.next()
        return Tag(Purpose.JUDGED, "sound")
    behind = 1 if stream.kind() is Kind.SUITS else 0
    raised = stream.kind(behind) is Kind.TAG and stream.value(behind) in {Purpose.RAISE, Purpose.SUPPORT}
    of_hand = _of_hand().match(stream.skipped())
    return Tag(Purpose.JUDGED, "sound") if raised or of_hand else None


@cache
def _of_hand() -> re.Pattern[str]:
    """What a word of quality speaks of that is no suit, and says nothing else: a nice hand, a decent overcall."""
    return re.compile(rf"\s*(?:{'|'.join(every('described', 'of_hand'))})\b", re.IGNORECASE)


def _points(stream: Stream) -> Meaning | None:
    """The points beyond the range before them, which are possible: 6-10, occasionally a good five."""
    near = (
        stream.maybe
        and stream.kind() is Kind.NUMBER
        and stands_alone(stream, 1)
        and stream.near_points(stream.at)
    )
    return read_ranges(stream)[0].amount(Figure.POINTS) if near else None


def read_quality(stream: Stream, token: Token) -> Meaning:
    """A suit of some quality, and how long it is."""
    spoken_of = stream.suits
    if (said := _sound(stream) or _points(stream)) is not None:
        return said
    ranges: Sequence[Range] = _UNTOLD if stream.kind() is not Kind.NUMBER else read_ranges(stream)
    stream.take(Kind.CARDS)
    if ranges != _UNTOLD and stands_alone(stream):
        options, ranges = called(stream, spoken_of or of_call(stream), ranges, cards=True)
        return lengths(options, ranges, token.value, or_more=False)
    if ranges == _UNTOLD and stands_alone(stream) and (spoken_of or stream.heard.own is not None):
        return in_each(spoken_of or of_call(stream), lambda suit: Suited(suit, token.value))
    options = read_suits(
        stream, Wording("should be a suit: which one is {said}?", said=stream.written(token))
    )
    if spoken_of and (options == _ANY_SUIT or isinstance(options, Unsaid)):
        options = stream.suits = spoken_of
    if ranges == _UNTOLD and stream.before_says("own suit") and options == ((stream.heard.own,),):
        options = stream.suits = stream.suits_before() or of_call(stream)
    behind = 2 if stream.kind(1) is Kind.CARDS else 1
    if ranges == _UNTOLD and stream.kind() is Kind.NUMBER and stands_alone(stream, behind):
        ranges = read_ranges(stream)
        stream.take(Kind.CARDS)

    if ranges != _UNTOLD:
        options, ranges = called(stream, options, ranges, cards=True)
    elif not spoken_of and options != ((stream.heard.own,),) and not isinstance(options, Unsaid):
        stream.untold = options  # a good major, six cards

    def in_suit(suit: Suit) -> Meaning:
        suited = Suited(suit, token.value)
        long = [one.length(suit) for one in ranges if one != Range(0, 13)]
        return either(long) & suited if long else suited

    return in_each(options, in_suit)
