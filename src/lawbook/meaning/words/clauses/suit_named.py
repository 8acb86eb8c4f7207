"""What begins with the name of a suit, or tells a kind of shape of suits: a heart control, hearts longer than spades."""

from lawbook.bridge import Suit
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import Meaning, Tag, Usually
from lawbook.meaning.terms.patterns import Pattern
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.qualities import Quality
from lawbook.meaning.terms.shapes import Length, Longer, Shaped
from lawbook.meaning.terms.suited import Suited
from lawbook.meaning.words.clauses.beside import longer_than_spoken, of_named
from lawbook.meaning.words.clauses.phrases import lengths
from lawbook.meaning.words.clauses.suit_first import read_suit_first
from lawbook.meaning.words.lexicon.english import SUIT
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.cards import holding, rank_of
from lawbook.meaning.words.suits.following import lengths_ahead
from lawbook.meaning.words.suits.suit_lists import take_suits
from lawbook.meaning.words.suits.suit_options import Options, in_each
from lawbook.meaning.words.suits.suit_words import next_suits
from lawbook.meaning.words.tokens.lexing import Token
from lawbook.meaning.words.tokens.numbers import NUMBERS, Range
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["read_pattern", "read_suit"]

_ENDS = {None, Kind.COMMA, Kind.CLOSE}
_ANY_SUIT: Options = tuple((suit,) for suit in reversed(Suit))


def read_pattern(stream: Stream, token: Token) -> Meaning:
    """A kind of shape, and the suits that belong to it."""
    named = take_suits(stream) if stream.kind() is Kind.IN else None
    shaped = Shaped(token.value)
    if stream.told_upwards() and stream.take(Kind.ONWARDS):
        return Usually((shaped,))
    if token.value is Pattern.ONE_SUITER and named:
        stream.untold = named
    if token.value is Pattern.ONE_SUITER and stream.kind() is Kind.NUMBER:
        long = lengths_ahead(stream, sure=True)
        return shaped & lengths(_ANY_SUIT, long, None, or_more=False) if long else shaped
    return shaped & in_each(named, lambda suit: Length(suit, 4)) if named else shaped


def read_suit(stream: Stream) -> Meaning:
    """What begins with a suit: hearts longer than spades, hearts AKQxx, a spade fit, or as a phrase has it."""
    match stream.kind(1):
        case Kind.LONGER if stream.kind(2) in {Kind.THAN, *_ENDS}:
            return _longer(stream)
        case Kind.RANK:  # the trump queen
            return rank_of(stream)
        case Kind.FIGURE if stream.kind(2) not in NUMBERS:
            return _control(stream)
        case Kind.LONG if stream.value() == SUIT:  # any long suit
            options = next_suits(stream)
            stream.next()
            return lengths(options, [Range(6, 13, wide=(5, 13))], None, or_more=False)
        case Kind.PATTERN if stream.value() == SUIT and stream.value(1) is Pattern.ONE_SUITER:
            stream.suits = stream.untold = next_suits(stream)  # any one-suiter
            return read_pattern(stream, stream.next())
        case Kind.HOLDING:
            stream.suits = next_suits(stream)
            return holding(stream, stream.next())
        case Kind.TAG if stream.value(1) is Purpose.SUPPORT and stream.kind(2) is not Kind.SUITS:
            supported, stream.suits = stream.peek().said, next_suits(stream)
            stream.next()
            return Tag(Purpose.SUPPORTS, supported)
        case Kind.TAG if stream.value(1) is Purpose.CUE_BID and stream.value() == ((stream.heard.own,),):
            named = stream.next().said
            stream.next()
            return Tag(Purpose.CUE_BID_IN, named)
        case Kind.TAG if stream.value(1) is Purpose.SPLINTER:
            named = stream.next().said
            stream.next()
            return Tag(Purpose.SPLINTER_IN, named)
        case _:
            return read_suit_first(stream)


def _longer(stream: Stream) -> Meaning:
    """One suit longer than the next, or than those spoken of: unless the hearts are longer."""
    if stream.kind(2) is not Kind.THAN:
        return longer_than_spoken(stream)
    first = of_named(stream)
    stream.at += 2
    return Longer(first, of_named(stream))


def _control(stream: Stream) -> Meaning:
    """A heart control; other figures are not told of a suit so."""
    options = next_suits(stream)
    if stream.next().value is not Figure.CONTROLS:
        stream.at -= 1
        raise stream.complaint("cannot stand here; put a comma before it, or leave it out")
    return in_each(options, lambda suit: Suited(suit, Quality.ROUND_CONTROL))
