"""Two suits together, or as many of a length as a number tells: 5-4 majors; two five-card minors; at least one 4-card major."""

from lawbook.bridge import Suit
from lawbook.meaning.terms.meanings import Meaning, Usually
from lawbook.meaning.terms.shapes import Length, TwoSuits
from lawbook.meaning.words.lexicon.english import MAJOR, MINOR
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.following import Two, stands_alone, take_least, take_pair
from lawbook.meaning.words.suits.suit_lists import read_suits, take_suits
from lawbook.meaning.words.suits.suit_options import Options, combined, in_each, over_two
from lawbook.meaning.words.suits.suit_words import next_suits
from lawbook.meaning.words.suits.units import LONGEST
from lawbook.meaning.words.tokens.stream import Stream
from lawbook.meaning.words.tokens.token import Token

__all__ = ["of_two", "one_at_least", "two_alike", "two_suits"]

_ONE_OF_RANK = {MAJOR, MINOR}
_BESIDE = {Kind.IF, Kind.AND, Kind.OPEN}
_OF_WHICH = "of which two suits? Say: exactly 5-4 in the majors"


def two_suits(stream: Stream) -> Meaning | None:
    """Two suits of such lengths, if that is what the two numbers say: 5-4 majors."""
    back = stream.at
    limit = stream.take(Kind.LIMIT)
    pair = take_pair(stream)
    if pair is None:
        stream.at = back
        return None
    told = _of_spoken(stream, pair, back) if limit is None else None
    return _of_pair(stream, pair, limit, back) if told is None else told


def _of_pair(stream: Stream, pair: tuple[int, int], limit: Token | None, back: int) -> Meaning | None:
    """The same of the suits that stand behind the pair, if they do."""
    longer, shorter = pair
    exact = limit is not None and limit.value == "exactly"
    stream.take(Kind.ONWARDS)
    take_least(stream)
    if not exact and stream.take(Kind.TWO_SUITS):
        return TwoSuits(longer, shorter)
    first, one = stream.at, stream.kind(stream.kind() is Kind.IN) is Kind.SUITS and stream.names_one()
    options = take_suits(stream) if longer >= shorter else None
    if options in _ONE_OF_RANK and (one or stream.suits_since(first) > 1):
        raise stream.complaint(_OF_WHICH, stream.taken())  # 5-5 in spades or hearts
    take_least(stream)
    if (
        options
        and stream.kind() is Kind.AND
        and stream.kind(1) is Kind.SUITS
        and isinstance(stream.value(1), str)
    ):
        stream.next()  # 5-5 in hearts and another suit
        options = combined(options, next_suits(stream))
    pair_behind = [stream.kind(ahead) for ahead in range(4)] == [Kind.OR, Kind.SUITS, Kind.OR, Kind.SUITS]
    if pair_behind and stream.written_ahead(2) == "/":
        raise stream.complaint("may mean and or or; write which")  # 5-5 spades/hearts or spades/diamonds
    if options:
        two = of_two(options, Two(longer, shorter, exact, stream.either_way(), stream.heard.competes))
        if two is not None:
            return two
    elif exact and longer >= shorter:
        raise stream.complaint(_OF_WHICH)
    elif shorter <= longer <= LONGEST and stream.kind() not in {Kind.FIGURE, Kind.CARDS, Kind.KEY_CARDS}:
        return TwoSuits(longer, shorter)
    stream.at = back
    return None


def _of_spoken(stream: Stream, pair: tuple[int, int], first: int) -> Meaning | None:
    """A pair of the suits spoken of: longer clubs if 4-5; 4-4 in the majors, or 5-4."""
    least, most = pair
    before, options = stream.kind_before(first), stream.suits or ()
    if not stands_alone(stream) and stream.kind() is not Kind.IF:
        return None
    if least < most <= LONGEST and before in _BESIDE and stream.speaks_of(Kind.LONGER):
        return TwoSuits(most, least)
    last = max(first - 1 - (stream.kind_before(first - 1) is Kind.COMMA), 0) if first else 0
    goes_on = before is Kind.OR and stream.kind_before(last) is Kind.SUITS
    if most <= least <= LONGEST and goes_on and len(options) == 1 and len(options[0]) == 2:
        return of_two(options, Two(least, most, exact=False))
    return None


def of_two(options: Options, two: Two) -> Meaning | None:
    """Two suits of these lengths; None where the options are not of two suits.

    A suit that is named before one that is not is the longer one as a rule: hearts and a minor, 5-4.
    """
    found = over_two(
        _paired(options),
        lambda one, other: _long(one, two.longer, two) & _long(other, two.shorter, two),
        alike=two.longer == two.shorter,
    )
    first = {suits[0] for suits in options}
    if found is None or two.either or two.longer == two.shorter or len(options) == 1 or len(first) > 1:
        return found
    return found & Usually((Length(first.pop(), two.longer),))


def _paired(options: Options) -> Options:
    """The options, where `a major` stands for both: 5-5 in major; but not of four suits, of which any two may be meant."""
    if len(options) == len(Suit) and all(len(suits) == 1 for suits in options):
        return options
    for pair in (((Suit.SPADES,), (Suit.HEARTS,)), ((Suit.DIAMONDS,), (Suit.CLUBS,))):
        if set(pair) <= set(options):
            rest = tuple(one for one in options if one not in pair)
            options = ((pair[0][0], pair[1][0]), *rest)
    return options


def _long(suit: Suit, number: int, two: Two) -> Meaning:
    """So many cards, or more; both ends apart where exactly so many are told and a bare length may be longer."""
    if two.exact and two.competes:
        return Length(suit, number) & Length(suit, 0, number)
    return Length(suit, number, number if two.exact else 13)


def one_at_least(stream: Stream) -> Meaning:
    """One suit of some length at least: at least one 4-card major."""
    least = stream.next().value[0]
    stream.take(Kind.CARDS)
    options = read_suits(stream, "which suits? Say: at least one 4-card major")
    return in_each(options, lambda suit: Length(suit, least))


def two_alike(stream: Stream) -> Meaning:
    """Two suits of the same length: two five-card minors."""
    least = stream.next().value[0]
    stream.next()
    options = read_suits(stream, "which suits? Say: two 5-card minors, or: two 5-card suits")
    if all(len(suits) == 2 for suits in options):
        return in_each(options, lambda suit: Length(suit, least))
    return TwoSuits(least, least)
