"""The terms of a description that begin with a suit."""

from collections.abc import Callable
from dataclasses import replace

from lawbook.bridge import Suit
from lawbook.meaning.terms.meanings import Meaning
from lawbook.meaning.terms.patterns import Pattern
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.shapes import AboutLength, Length, Shaped
from lawbook.meaning.terms.suited import Suited
from lawbook.meaning.words.clauses.phrases import lengths
from lawbook.meaning.words.clauses.remarks import read_purpose
from lawbook.meaning.words.lexicon.english import EACH_MAJOR, EACH_MINOR, MAJOR, MINOR, SUIT
from lawbook.meaning.words.lexicon.strengths import STRENGTHS
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.following import lengths_ahead, stands_alone, two_ahead
from lawbook.meaning.words.suits.longer import called
from lawbook.meaning.words.suits.suit_lists import read_suits
from lawbook.meaning.words.suits.suit_options import Options, in_each
from lawbook.meaning.words.suits.suit_words import next_suits
from lawbook.meaning.words.suits.two_suits import of_two
from lawbook.meaning.words.suits.units import LONGEST
from lawbook.meaning.words.tokens.lexing import TOP
from lawbook.meaning.words.tokens.numbers import onwards, read_ranges
from lawbook.meaning.words.tokens.stream import Stream
from lawbook.meaning.words.tokens.token import Token

__all__ = ["number_of_suits", "read_short", "read_suit_first", "shortness", "told_behind"]

_FIVE = 5
_SHORT, _DOUBLETON = (0, 1), 2
_RANKS = {MAJOR, MINOR}
_DENIALS = {Kind.NOT, Kind.NEITHER}


def read_suit_first(stream: Stream) -> Meaning:
    """What begins with a suit: its length, what it holds, or only that it is there."""
    after = stream.kind(1)
    if after is Kind.TAG and stream.value() == SUIT and stream.value(1) in STRENGTHS:
        stream.next()  # an unspecified game force
        return read_purpose(stream, stream.next())
    if stream.kind() is Kind.SUITS and stream.value() == SUIT and after is Kind.NUMBER:
        stream.next()  # an unknown six-card suit
        return _any_so_long(stream)
    if stream.kind() is Kind.SUITS and _is_length(stream):
        options = stream.suits = next_suits(stream)
        several = any(len(suits) > 1 for suits in options)
        ranges = onwards(stream, read_ranges(stream))
        if stream.take(Kind.CARDS):
            options, ranges = called(stream, options, onwards(stream, ranges), cards=True)
        return lengths(options, ranges, None, or_more=stream.denying or several)
    if after is Kind.SHORT:
        options, limits = next_suits(stream), read_short(stream, stream.next())
        return in_each(options, shortness(stream, limits))
    if after is Kind.STOPPER:
        options, quality = next_suits(stream), stream.next().value
        return in_each(options, lambda suit: Suited(suit, quality))
    alone, first = not (stream.before_is(Kind.AND) or stream.names_one()), stream.at
    options = read_suits(stream, "should be a suit")
    alone = alone and options in _RANKS and stream.at == first + 1
    return _following(stream, options, alone=alone) or _untold(stream, options)


def _any_so_long(stream: Stream) -> Meaning:
    """So many cards of any suit."""
    ranges = onwards(stream, read_ranges(stream))
    if stream.take(Kind.CARDS):
        ranges = onwards(stream, ranges)
    if stream.kind() is Kind.SUITS and stream.value() in {"own suit", SUIT}:
        stream.next()
    stream.suits = SUIT
    longer = [replace(one, wide=(one.least, TOP)) if one.bare else one for one in ranges]
    return lengths(SUIT, ranges if stream.denying else longer, None, or_more=stream.denying)


def read_short(stream: Stream, token: Token) -> tuple[int, int]:
    """How short the suit is by one word, or by several: a singleton or void."""
    limits = [token.value]
    named = stream.kind_before(stream.at - 1) is Kind.SUITS
    while stream.kind(ahead := int(stream.kind() is Kind.OR)) is Kind.SHORT:
        if named and stream.kind(ahead + 1) in {Kind.SUITS, Kind.IN}:
            break  # heart void or singleton spade
        stream.take(Kind.OR)
        limits.append(stream.next().value)
    return min(low for low, _ in limits), max(high for _, high in limits)


def shortness(stream: Stream, limits: tuple[int, int]) -> Callable[[Suit], Meaning]:
    """So short a suit; to a double two cards may be short as well."""
    if limits == _SHORT and stream.heard.doubles:
        return lambda suit: AboutLength.of(suit, limits, (0, _DOUBLETON))
    return lambda suit: Length(suit, *limits)


def told_behind(stream: Stream) -> tuple[int, int] | None:
    """How short the suit is, where brackets behind it tell that: short spades (0-1)."""
    back = stream.at
    if stream.take(Kind.OPEN) is None:
        return None
    limit = stream.take(Kind.LIMIT)
    token = stream.take(Kind.NUMBER, Kind.PAIR)
    if token is not None and stream.take(Kind.CARDS, Kind.CLOSE) is not None:
        least, most = token.value
        if (
            (limit is None or limit.value == "most")
            and most <= _DOUBLETON
            and stream.kind_before(stream.at) is Kind.CLOSE
        ):
            return (0 if limit else least), most
    stream.at = back
    return None


def number_of_suits(stream: Stream) -> Meaning | None:
    """What a number of suits says, and not of cards: one major; two suits; one of those that were asked for."""
    if (major := _one_of_asked(stream)) is not None:
        return major
    least = stream.kind() is Kind.LIMIT and stream.value() == "least"
    if (stream.kind(least), stream.kind(least + 1)) != (Kind.NUMBER, Kind.SUITS):
        return None
    if not stream.writes_letters(least):
        return None
    if stream.value(least) == (1, 1) and stream.value(least + 1) in _RANKS:
        stream.at += 1 + least
        return read_suit_first(stream)
    if stream.value() == (2, 2) and stream.value(1) in {"own suit", SUIT}:
        stream.at += 2
        return Shaped(Pattern.TWO_SUITER)
    return None


def _one_of_asked(stream: Stream) -> Meaning | None:
    """A major of four cards, where it is asked for one, and the player has one himself."""
    least = stream.kind() is Kind.LIMIT and stream.value() == "least"
    number = (
        stream.kind(least) is Kind.NUMBER and stream.value(least) == (1, 1) and stream.writes_letters(least)
    )
    if not (number and stands_alone(stream, 1 + least) and stream.tells(Purpose.STAYMAN)):
        return None
    stream.at += 1 + least
    return in_each(MAJOR, lambda suit: Length(suit, 4))


def _is_length(stream: Stream) -> bool:
    """Whether the number after the suits is their length: of two suits it cannot be more than five."""
    if stream.kind(1) not in {Kind.NUMBER, Kind.PAIR}:
        return False
    least, most = stream.value(1)
    several = not isinstance(stream.value(), str) and any(len(suits) > 1 for suits in stream.value())
    if stream.kind(1) is Kind.PAIR:
        return bool(least < most <= LONGEST) and not several
    return bool(least <= (_FIVE if several else LONGEST))


def _following(stream: Stream, options: Options, *, alone: bool) -> Meaning | None:
    """The suits with the lengths that stand after them."""
    first = stream.at
    two = two_ahead(stream) if alone or all(len(suits) == 2 for suits in options) else None
    if two and stream.kind() is Kind.POSSIBLE:  # majors, 4-4 possible
        stream.at = first
        return None
    if two:
        return of_two(options, two)
    parted = stream.denying and stream.kind() is Kind.COMMA
    found = lengths_ahead(stream) if not parted and all(len(suits) == 1 for suits in options) else None
    if found:
        options, found = called(stream, options, found, cards=True)
    return lengths(options, found, None, or_more=stream.denying) if found else None


def _is_void(stream: Stream) -> bool:
    """Whether not one card of the suit that is denied is held: no clubs at all; the ace of clubs or no clubs."""
    suit = stream.at - 1
    if stream.said_behind("at_all") and stream.kind_before(suit) in _DENIALS:
        return True
    kinds = [stream.kind_before(suit - back) for back in range(min(suit, 4))]
    return kinds == [Kind.NEITHER, Kind.OR, Kind.SUITS, Kind.IN] and stream.is_same(suit, suit - 3)


def _is_pair(stream: Stream, options: Options) -> bool:
    """Whether two suits are denied together, of which either may be held: 5-5 in any two suits except both majors."""
    both = options in (EACH_MAJOR, EACH_MINOR) and stream.before().startswith(("both", "ob", "begge"))
    return both and (stream.speaks_of(Kind.TWO_SUITS) or stream.tells_pattern(Pattern.TWO_SUITER))


def _untold(stream: Stream, options: Options) -> Meaning:
    """Suits of whose length nothing is told: five cards, perhaps four; where they are denied, four of any."""
    if stream.denying and not _is_pair(stream, options):
        each, least = tuple((suit,) for suits in options for suit in suits), 1 if _is_void(stream) else 4
        return in_each(each, lambda suit: Length(suit, least))
    stream.untold = options
    return in_each(options, lambda suit: AboutLength.of(suit, (5, 13), (4, 13)))
