"""For each kind of word, how the term is read that begins with it."""

from collections.abc import Callable, Mapping

from lawbook.bridge import Suit
from lawbook.meaning.figures import Figure
from lawbook.meaning.lexing import Token
from lawbook.meaning.numbers import Range, read_ranges
from lawbook.meaning.patterns import Pattern
from lawbook.meaning.phrases import SINGLE_FIGURES, of_suit, read_number, read_suit_first
from lawbook.meaning.purposes import Purpose
from lawbook.meaning.qualities import Quality
from lawbook.meaning.remarks import read_name, read_purpose, read_purpose_of, read_purpose_of_suit
from lawbook.meaning.shape_terms import Length, Longer, Shaped
from lawbook.meaning.stream import Stream
from lawbook.meaning.suit_lists import Options, in_each, next_suits, read_suits, take_suits
from lawbook.meaning.suit_terms import Honours, Suited
from lawbook.meaning.terms import Amount, Meaning, Not, Tag, either, every
from lawbook.meaning.vocabulary import Kind

__all__ = ["TERM_KINDS", "read_term"]

_NUMBERS = {Kind.NUMBER, Kind.PAIR, Kind.LIMIT}
_ANY_SUIT: Options = tuple((suit,) for suit in reversed(Suit))


def _figure(stream: Stream, token: Token) -> Meaning:
    """Some of a figure: controls; no aces; points 12-14."""
    if stream.kind() in _NUMBERS:
        return either(Amount(token.value, *one.up_to(token.value.top)) for one in read_ranges(stream))
    if token.value in {Figure.POINTS, Figure.TOTAL_POINTS, Figure.SHORTNESS}:
        raise stream.complaint("how many? Write 12-14 points or 12+", token)
    return Amount(token.value, 1, token.value.top)


def _pattern(stream: Stream, token: Token) -> Meaning:
    """A kind of shape, and the suits that belong to it."""
    named = take_suits(stream) if stream.kind() is Kind.IN else None
    shaped = Shaped(token.value)
    return shaped & in_each(named, lambda suit: Length(suit, 4)) if named else shaped


def _short(stream: Stream, token: Token) -> Meaning:
    """Shortness in a suit, or in any."""
    limits = [token.value]
    while stream.kind() in {Kind.OR, Kind.SHORT} and stream.kind(stream.kind() is Kind.OR) is Kind.SHORT:
        stream.take(Kind.OR)
        limits.append(stream.next().value)
    least, most = min(low for low, _ in limits), max(high for _, high in limits)
    return in_each(take_suits(stream) or _ANY_SUIT, lambda suit: Length(suit, least, most))


def _quality(stream: Stream, token: Token) -> Meaning:
    """A suit of some quality, and how long it is."""
    spoken_of = stream.suits
    ranges = [Range(0, 13)] if stream.kind() is not Kind.NUMBER else read_ranges(stream)
    stream.take(Kind.CARDS)
    options = read_suits(stream, f"should be a suit: which one is {token.said}?")
    if options == _ANY_SUIT and spoken_of:
        options = stream.suits = spoken_of

    def in_suit(suit: Suit) -> Meaning:
        suited = Suited(suit, token.value)
        lengths = [Length(suit, *one.up_to(13)) for one in ranges if one != Range(0, 13)]
        return either(lengths) & suited if lengths else suited

    return in_each(options, in_suit)


def _stopper(stream: Stream, token: Token) -> Meaning:
    """A stopper in a suit; where no suit is named, only the remark."""
    options = take_suits(stream)
    if options:
        return in_each(options, lambda suit: Suited(suit, token.value))
    if token.value in {Quality.FIRST_ROUND, Quality.ROUND_CONTROL}:
        raise stream.complaint("in which suit? Say: first-round control in hearts")
    return Tag(Purpose.SHOWS_STOPPER)


def _holding(stream: Stream, token: Token) -> Meaning:
    """The cards that are written, or better: AKQxx in hearts."""
    ranks, number = token.value
    stream.take(Kind.ONWARDS)
    suit = of_suit(stream, "in which suit? Say: AKQxx in hearts")
    stream.take(Kind.ONWARDS)
    return Honours(suit, ranks, len(set(ranks)), len(set(ranks))) & Length(suit, number)


def _card(_: Stream, token: Token) -> Meaning:
    return Honours(token.value.suit, (token.value.rank,), 1, 1)


def _rank(stream: Stream, token: Token) -> Meaning:
    """Cards by their names: the ace or king of hearts; an ace."""
    ranks, joined = [*token.value], Kind.AND
    while stream.kind() in {Kind.AND, Kind.OR} and stream.kind(1) is Kind.RANK:
        joined = stream.next().kind
        ranks += stream.next().value
    options = take_suits(stream)
    if options:
        least = 1 if joined is Kind.OR else len(ranks)
        return in_each(options, lambda suit: Honours(suit, tuple(ranks), least, len(ranks)))
    figures = [SINGLE_FIGURES[rank,] for rank in ranks if (rank,) in SINGLE_FIGURES]
    if len(figures) < len(ranks):
        raise stream.complaint("of which suit? Say: queen of hearts", token)
    return (either if joined is Kind.OR else every)(Amount(figure, 1, figure.top) for figure in figures)


def _outside(stream: Stream, token: Token) -> Meaning:
    """A card in a suit beside those spoken of: an outside ace or king."""
    if not stream.suits:
        raise stream.complaint("of which suit? Name the long suit before it", token)
    ranks = [*stream.need(Kind.RANK, "should be followed by a card, as in: no outside ace").value]
    while stream.kind() in {Kind.AND, Kind.OR} and stream.kind(1) is Kind.RANK:
        stream.next()
        ranks += stream.next().value
    none = either(
        every(Honours(suit, tuple(ranks), 0, 0) for suit in reversed(Suit) if suit not in suits)
        for suits in stream.suits
    )
    return ~none


def _longer(stream: Stream, _: Token) -> Meaning:
    """One suit longer than another."""
    first = of_named(stream)
    stream.need(Kind.THAN, "should go on: than which suit?")
    return Longer(first, of_named(stream))


def _as_long(stream: Stream, _: Token) -> Meaning:
    """One suit at least as long as another."""
    first = of_named(stream)
    stream.need(Kind.AS, "should go on: as which suit?")
    return Not(Longer(of_named(stream), first))


def of_named(stream: Stream) -> Suit:
    """The one suit that is named here."""
    options = next_suits(stream)
    if len(options) != 1 or len(options[0]) != 1:
        raise stream.complaint("should come after one suit")
    return options[0][0]


def _call(stream: Stream, token: Token) -> Meaning:
    """The call itself; two spades, written 2S, may also be their number."""
    named = stream.at == 1 and stream.kind() not in {
        Kind.NUMBER,
        Kind.SUITS,
        Kind.COMMA,
        Kind.AND,
        Kind.OR,
        None,
    }
    if not named and not token.value.rstrip("T").endswith("N"):
        raise stream.complaint(
            "may be a call or a length; write 2 spades for a length, or leave it out", token
        )
    return Tag(Purpose.NAMED, token.value)


_READERS: Mapping[Kind, Callable[[Stream, Token], Meaning]] = {
    Kind.FIGURE: _figure,
    Kind.SHAPE: lambda _, token: token.value,
    Kind.PATTERN: _pattern,
    Kind.UNBALANCED: lambda _stream, _token: Not(Shaped(Pattern.BALANCED)),
    Kind.SHORT: _short,
    Kind.QUALITY: _quality,
    Kind.STOPPER: _stopper,
    Kind.HOLDING: _holding,
    Kind.CARD: _card,
    Kind.RANK: _rank,
    Kind.SIDE: _outside,
    Kind.LONGER: _longer,
    Kind.AS_LONG: _as_long,
    Kind.TAG: read_purpose,
    Kind.TAG_OF: read_purpose_of,
    Kind.TAG_OF_SUIT: read_purpose_of_suit,
    Kind.CALL: _call,
    Kind.NAME: read_name,
    Kind.QUOTED: read_name,
    Kind.WHOLE: lambda _, token: token.value,
}

TERM_KINDS = frozenset(_READERS) | _NUMBERS | {Kind.SUITS}


def read_term(stream: Stream) -> Meaning:
    """The term that stands next."""
    if stream.kind() is Kind.LIMIT and stream.kind(1) in {Kind.SHAPE, Kind.PATTERN}:
        stream.next()
    if stream.kind() in _NUMBERS:
        return read_number(stream)
    if stream.kind() is Kind.SUITS:
        return _suit(stream)
    token = stream.next()
    if token.kind not in _READERS:
        raise stream.complaint("cannot stand here; say how many, or of what", token)
    return _READERS[token.kind](stream, token)


def _suit(stream: Stream) -> Meaning:
    """What begins with a suit: hearts longer than spades, hearts AKQxx, a spade fit, or as a phrase has it."""
    match stream.kind(1):
        case Kind.LONGER if stream.kind(2) is Kind.THAN:
            first = of_named(stream)
            stream.at += 2
            return Longer(first, of_named(stream))
        case Kind.HOLDING:
            stream.suits = next_suits(stream)
            return _holding(stream, stream.next())
        case Kind.TAG if stream.value(1) is Purpose.SUPPORT:
            supported = stream.next().said
            stream.next()
            return Tag(Purpose.SUPPORTS, supported)
        case _:
            return read_suit_first(stream)
