"""What is said of suits beside those that were named: cards outside, side suits, longer suits."""

from collections.abc import Sequence

from lawbook.bridge import Rank, Suit
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import Amount, Meaning, Not, Tag, Usually, either, every
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.shapes import Length, Longer
from lawbook.meaning.terms.suited import Honours
from lawbook.meaning.words.clauses.phrases import lengths
from lawbook.meaning.words.lexicon.english import SUIT
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.suit_lists import read_suits, take_suits
from lawbook.meaning.words.suits.suit_options import Options, in_each
from lawbook.meaning.words.suits.suit_words import next_suits
from lawbook.meaning.words.suits.units import LONGEST_SUIT
from lawbook.meaning.words.tokens.lexing import Token
from lawbook.meaning.words.tokens.numbers import NUMBERS, onwards, read_ranges
from lawbook.meaning.words.tokens.stream import Stream

__all__ = [
    "as_long",
    "longer",
    "longer_than_spoken",
    "nothing_outside",
    "of_named",
    "otherwise",
    "outside",
    "outside_of",
]


def otherwise(stream: Stream, token: Token) -> Meaning:
    """Fewer cards of the suit spoken of last, or points, than those with which another call would have been made."""
    if token.value > LONGEST_SUIT or (
        stream.suits is None and stream.figure is Figure.POINTS and token.value
    ):
        return Amount(Figure.POINTS, 0, token.value - 1)
    if stream.suits is None or len(stream.suits) != 1 or len(stream.suits[0]) != 1 or token.value < 1:
        raise stream.complaint(
            "of which suit? Write the length and the suit together, as in 6+ hearts", token
        )
    return Length(stream.suits[0][0], 0, token.value - 1)


def outside(stream: Stream, token: Token) -> Meaning:
    """A card in a suit beside those spoken of, an outside ace or king; or such a suit: a side four-card major."""
    if stream.kind() in NUMBERS and stream.suits:
        return _side_suit(stream, token)
    ranks = [*stream.need(Kind.RANK, "should be followed by a card, as in: no outside ace").value]
    while stream.kind() in {Kind.AND, Kind.OR} and stream.kind(1) is Kind.RANK:
        stream.next()
        ranks += stream.next().value
    return ~_none_outside(stream, token, ranks)


def outside_of(stream: Stream, ranks: Sequence[Rank]) -> Meaning:
    """Such a card in a suit beside the one that is named, or beside those spoken of."""
    token = stream.taken()
    take_suits(stream)
    return ~_none_outside(stream, token, ranks)


_SIDE = 4
"""How long a suit beside the long one is."""


def _side_suit(stream: Stream, token: Token) -> Meaning:
    spoken_of = {suit for suits in stream.suits or () for suit in suits}
    either_of = stream.alternative_suits()
    ranges = read_ranges(stream)
    stream.take(Kind.CARDS)
    named = read_suits(stream, "should be a suit")
    if stream.before_says("own suit"):
        named = SUIT
    if (
        len(either_of) > 1
        and spoken_of <= either_of
        and not any(one.bare and one.least > _SIDE for one in ranges)
    ):
        found = onwards(stream, ranges)
        pairs = {
            frozenset({long, *suits}): (long, suits)
            for long in sorted(either_of)
            for suits in named
            if long not in suits
        }
        return either(
            Length(long, _SIDE) & lengths((suits,), found, None, or_more=stream.denying)
            for long, suits in pairs.values()
        )
    options = tuple(suits for suits in named if not spoken_of & set(suits))
    if not options:
        raise stream.complaint("of which suit? Name the long suit before it", token)
    return lengths(options, onwards(stream, ranges), None, or_more=stream.denying)


def nothing_outside(stream: Stream, token: Token) -> Meaning:
    """No such card in another suit; as a rule where little is told, or only nothing else, and no cards were."""
    if token.value == "little":
        return Usually((_none_outside(stream, token, (Rank.ACE, Rank.KING)),))
    if token.value != "else":
        return _none_outside(stream, token, token.value)
    if not stream.suits:
        return Tag(Purpose.NAMED, token.said)
    found = _none_outside(stream, token, (Rank.ACE, Rank.KING))
    cards = stream.speaks_of(Kind.QUALITY) or stream.speaks_of(Kind.HOLDING)
    return found if cards else Usually((found,))


def _none_outside(stream: Stream, token: Token, ranks: Sequence[Rank]) -> Meaning:
    """None of these cards in a suit beside those spoken of."""
    rebid = stream.heard.own in stream.heard.bid and stream.heard.own is not None
    named = stream.suits or (((stream.heard.own,),) if rebid else ())
    if not named:
        raise stream.complaint("of which suit? Name the long suit before it", token)
    return either(
        every(Honours(suit, tuple(ranks), 0, 0) for suit in reversed(Suit) if suit not in suits)
        for suits in named
    )


def longer(stream: Stream, _: Token) -> Meaning:
    """One suit longer than another."""
    spoken_of, second = stream.suits, stream.value() if stream.kind() is Kind.SUITS else None
    options = next_suits(stream)
    if second == "another" and spoken_of and len(options) == 1 < len(spoken_of):
        options, spoken_of = spoken_of, options  # spades and another, longer second suit
    if stream.take(Kind.THAN) is None:
        return _longer_than_spoken(stream, options, spoken_of)
    if len(options) != 1 or len(options[0]) != 1:
        raise stream.complaint("should come after one suit")
    return Longer(options[0][0], of_named(stream))


def longer_than_spoken(stream: Stream) -> Meaning:
    """A suit that is told to be longer than those spoken of, behind its name: unless the hearts are longer."""
    spoken_of = stream.suits
    options = next_suits(stream)
    stream.next()
    return _longer_than_spoken(stream, options, spoken_of)


def _longer_than_spoken(stream: Stream, options: Options, spoken_of: Options | None) -> Meaning:
    """A suit longer than each that was spoken of: 4-card major and longer minor."""
    shorter = {suit for suits in spoken_of or () for suit in suits}
    if not shorter and stream.heard.own is not None:
        shorter = {stream.heard.own}
    if not shorter:
        raise stream.complaint("should go on: than which suit?")
    if not spoken_of and (stream.heard.own,) in options and len(options) > 1:  # longer minor, of one club
        others = {suit for suits in options for suit in suits} - shorter
        return every(Not(Longer(other, own)) for own in shorter for other in sorted(others))
    return in_each(options, lambda suit: every(Longer(suit, other) for other in shorter if other != suit))


def as_long(stream: Stream, _: Token) -> Meaning:
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
