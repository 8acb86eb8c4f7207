"""The terms of a description that are about the hand, each read by the word with which it begins."""

from collections.abc import Sequence
from dataclasses import replace

from lawbook.bridge import Suit
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import Meaning, Tag, either
from lawbook.meaning.terms.patterns import Pattern
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.qualities import Quality
from lawbook.meaning.terms.shapes import Length, Shaped, TwoSuits
from lawbook.meaning.terms.suited import InSuit, Suited
from lawbook.meaning.words.alternatives import CIRCUMSTANCES
from lawbook.meaning.words.english import EACH_MAJOR, SUIT
from lawbook.meaning.words.following import Two, stands_alone, take_least
from lawbook.meaning.words.held import SINGLE_FIGURES, among, honours, key_cards
from lawbook.meaning.words.lexing import TOP
from lawbook.meaning.words.numbers import Range, onwards, read_ranges
from lawbook.meaning.words.stream import Stream
from lawbook.meaning.words.suit_lists import (
    Options,
    by_auction,
    combined,
    in_each,
    next_suits,
    over_two,
    read_suits,
    take_suits,
)
from lawbook.meaning.words.vocabulary import Kind

__all__ = [
    "LONGEST",
    "lengths",
    "of_two",
    "partners",
    "read_number",
]

_IN_ONE_SUIT = {Figure.POINTS, Figure.CONTROLS, Figure.LOSERS}
_ASKING = (Purpose.STAYMAN, Purpose.RELAY, Purpose.ASKS, Purpose.ACE_ASK)
_OF_ONE = {Kind.SUITS, Kind.CARDS, Kind.IN}
_FEWEST, _LONGEST_SUIT = 3, 8
LONGEST = 7
"""A longer figure after a suit speaks of points."""


def read_number(stream: Stream) -> Meaning:
    """What begins with a number: points, cards of a suit, honours, two suits."""
    two = _two_suits(stream)
    if two is not None:
        return two
    first = stream.at
    if first == 0 and _is_call(stream):
        return Tag(Purpose.NAMED, f"{stream.next().value[0]}{next_suits(stream)[0][0].name[0]}")
    ranges = read_ranges(stream)
    match stream.kind(), stream.kind(1):
        case (Kind.FIGURE, _) | (Kind.RANK, _):
            return _amount(stream, ranges)
        case Kind.KEY_CARDS, _:
            return key_cards(stream, ranges)
        case Kind.AMONG, Kind.CARD:
            return among(stream, ranges)
        case (Kind.OF_TOP | Kind.HONOURS, _) | (Kind.IN, Kind.HOLDING):
            return honours(stream, ranges)
        case Kind.IN, Kind.NUMBER if stream.kind(2) in {Kind.HONOURS, Kind.OF_TOP}:
            return honours(stream, ranges)
        case Kind.NUMBER, Kind.CARDS if ranges == [Range(2, 2, bare=True)]:
            return _two_alike(stream)
        case Kind.NUMBER, Kind.CARDS if ranges[0].least == 1:
            return _one_at_least(stream)
        case _:
            return _cards_or_points(stream, ranges, first)


def _is_call(stream: Stream) -> bool:
    """Whether the number and the suit are those of the call: 4H to play."""
    kinds = [stream.kind(ahead) for ahead in range(3)]
    return kinds == [Kind.NUMBER, Kind.SUITS, Kind.TAG] and stream.value(2) is Purpose.SIGN_OFF


def _cards_or_points(stream: Stream, ranges: Sequence[Range], first: int) -> Meaning:
    """So many cards of some suits; or points, if no suit is named."""
    if stream.kind_of(first) is Kind.PAIR and ranges[0].least == ranges[0].most and stream.kind() in _OF_ONE:
        raise stream.complaint("of which two suits? Write 5-5 in hearts and spades, or 5 hearts")
    cards, quality = stream.take(Kind.CARDS), stream.take(Kind.QUALITY)
    ranges = onwards(stream, ranges) if cards else ranges
    options = _supported(stream) if ranges[0].least <= _LONGEST_SUIT else None
    if options and not stream.denying:
        ranges = at_least(ranges)
    options = options or (None if not cards and _tells_strength(ranges[0]) else take_suits(stream))
    if (
        cards
        and options == EACH_MAJOR
        and stream.heard.own in EACH_MAJOR[0]
        and not stream.denying
        and not stream.maybe
    ):
        options, ranges = (
            by_auction(stream, "own suit"),
            [replace(one, most=TOP, bare=False) for one in ranges],
        )  # 5-card majors
    options = options or _understood(
        stream, ranges, first, cards=bool(cards or (quality and stream.heard.own))
    )
    if options:
        return lengths(
            options, onwards(stream, ranges), quality.value if quality else None, or_more=stream.denying
        )
    if stream.figure and stream.kind_before(first) is Kind.OR and all(one.bare for one in ranges):
        return either(one.amount(stream.figure) for one in ranges)
    falls = stream.kind_of(first) is Kind.PAIR and ranges[0].least == ranges[0].most
    if cards or quality or falls or any(one.bare for one in ranges):
        stream.at = first
        raise stream.complaint("of what? Write points, a suit, or a range, as in 12+, 12-14 or 5 spades")
    points = either(one.amount(Figure.POINTS) for one in ranges)
    return points & Shaped(Pattern.BALANCED) if stream.take(Kind.NOTRUMP) else points


def _circumstance_follows(stream: Stream) -> bool:
    """Whether the seat or the vulnerability is told next."""
    return stream.kind() is Kind.TAG and stream.value() in CIRCUMSTANCES


def _tells_strength(said: Range) -> bool:
    """Whether the number is one of points, and the suit beside it another thing: 15+ with clubs, 12-14 in hearts."""
    return said.least > _LONGEST_SUIT and not said.bare


def _understood(stream: Stream, ranges: Sequence[Range], first: int, *, cards: bool) -> Options | None:
    """The suit that goes without saying: a 7-card suit is that of the call; 6 spades or 5 with a singleton."""
    if (
        not stands_alone(stream)
        and stream.kind() not in {Kind.PAIR, Kind.FRINGE}
        and not (
            _circumstance_follows(stream)
            or (stream.maybe and stream.kind() in {Kind.OPEN, Kind.TAG, Kind.IF})
        )
    ):
        return None
    small = all(one.least <= LONGEST for one in ranges)
    if stream.kind_before(first) is Kind.OR and stream.suits and small and (cards or ranges[0].bare):
        return stream.suits
    if small and stream.denying:
        return SUIT
    if small and (
        stream.maybe or stream.kind() is Kind.POSSIBLE or (ranges[0].most == TOP and stream.tells_points())
    ):
        stream.suits = stream.suits or by_auction(stream, "own suit")
        return stream.suits
    if not small or (not cards and not _is_own_length(stream, ranges)):
        return None
    if stream.untold:
        return stream.untold
    stream.suits = by_auction(stream, "own suit")
    return stream.suits


def _is_own_length(stream: Stream, ranges: Sequence[Range]) -> bool:
    """Whether a figure alone tells the length of the suit that opens: at least 4. Refuses it of another call."""
    if stream.tells_points():
        return False
    if stream.untold and all(_FEWEST <= one.least <= LONGEST and one.most == TOP for one in ranges):
        raise stream.complaint("may be points or cards; write 5+ points or 5+ cards")
    if stream.heard.own is None or stream.suits:
        return False
    if not all(one.least <= LONGEST and one.most == TOP for one in ranges):
        return False
    if stream.heard.opens:
        return True
    if all(one.least <= 5 for one in ranges) and not any(map(stream.tells, _ASKING)):
        raise stream.complaint("may be points or cards; write 5+ points or 5+ cards")
    return False


def _supported(stream: Stream) -> Options | None:
    """The suit, after: four-card support for."""
    if (stream.kind(), stream.kind(1)) == (Kind.TAG, Kind.TAG) and stream.value(1) is Purpose.RAISE:
        return partners(stream)  # 4-card limit raise
    if stream.kind() not in {Kind.TAG, Kind.TAG_OF_SUIT} or stream.value() not in {
        Purpose.SUPPORT,
        Purpose.SUPPORTS,
        Purpose.RAISE,
    }:
        return None
    stream.next()
    return take_suits(stream) or partners(stream)


def at_least(ranges: Sequence[Range]) -> list[Range]:
    """The lengths of support: four cards are perhaps five."""
    return [
        Range(one.least, one.most, wide=(one.least, one.least + 3)) if one.bare else one for one in ranges
    ]


def partners(stream: Stream) -> Options:
    """The suit that is supported: partner's."""
    stream.suits = by_auction(stream, "partner's suit")
    return stream.suits


def _two_suits(stream: Stream) -> Meaning | None:
    """Two suits of such lengths, if that is what the two numbers say: 5-4 majors."""
    back = stream.at
    limit = stream.take(Kind.LIMIT)
    pair = stream.take(Kind.PAIR)
    if pair is None:
        stream.at = back
        return None
    longer, shorter = pair.value
    exact = limit is not None and limit.value == "exactly"
    stream.take(Kind.ONWARDS)
    take_least(stream)
    if stream.take(Kind.TWO_SUITS):
        return TwoSuits(longer, shorter)
    options = take_suits(stream) if longer >= shorter else None
    if (
        options
        and stream.kind() is Kind.AND
        and stream.kind(1) is Kind.SUITS
        and isinstance(stream.value(1), str)
    ):
        stream.next()  # 5-5 in hearts and another suit
        options = combined(options, next_suits(stream))
    if options:
        two = of_two(options, Two(longer, shorter, exact))
        if two is not None:
            return two
    elif shorter <= longer <= LONGEST and stream.kind() not in {Kind.FIGURE, Kind.CARDS, Kind.KEY_CARDS}:
        return TwoSuits(longer, shorter)
    stream.at = back
    return None


def of_two(options: Options, two: Two) -> Meaning | None:
    """Two suits of these lengths; None where the options are not of two suits."""
    return over_two(
        _paired(options),
        lambda one, other: (
            _long(one, two.longer, exact=two.exact) & _long(other, two.shorter, exact=two.exact)
        ),
        alike=two.longer == two.shorter,
    )


def _paired(options: Options) -> Options:
    """The options, where `a major` stands for both: 5-5 in major."""
    for pair in (((Suit.SPADES,), (Suit.HEARTS,)), ((Suit.DIAMONDS,), (Suit.CLUBS,))):
        if set(pair) <= set(options):
            rest = tuple(one for one in options if one not in pair)
            options = ((pair[0][0], pair[1][0]), *rest)
    return options


def _long(suit: Suit, number: int, *, exact: bool) -> Length:
    return Length(suit, number, number if exact else 13)


def _one_at_least(stream: Stream) -> Meaning:
    """One suit of some length at least: at least one 4-card major."""
    least = stream.next().value[0]
    stream.next()
    options = read_suits(stream, "which suits? Say: at least one 4-card major")
    return in_each(options, lambda suit: Length(suit, least))


def _two_alike(stream: Stream) -> Meaning:
    """Two suits of the same length: two five-card minors."""
    least = stream.next().value[0]
    stream.next()
    options = read_suits(stream, "which suits? Say: two 5-card minors, or: two 5-card suits")
    if all(len(suits) == 2 for suits in options):
        return in_each(options, lambda suit: Length(suit, least))
    return TwoSuits(least, least)


def _amount(stream: Stream, ranges: Sequence[Range]) -> Meaning:
    """So many of a figure, in the hand or in a suit."""
    token = stream.next()
    figure = token.value if isinstance(token.value, Figure) else SINGLE_FIGURES.get(token.value)
    if figure is None:
        raise stream.complaint("of which suit? Say: queen of hearts", token)
    in_suit = figure in _IN_ONE_SUIT and stream.kind() is Kind.IN and stream.kind(1) is Kind.SUITS
    options = take_suits(stream) if in_suit else None
    ranges = onwards(stream, ranges)
    stream.figure = figure
    limits = [one.up_to(figure.top) for one in ranges]
    if options is None:
        amount = either(one.amount(figure) for one in ranges)
        return amount & Shaped(Pattern.BALANCED) if stream.take(Kind.NOTRUMP) else amount
    return in_each(options, lambda suit: either(InSuit(suit, figure, *each) for each in limits))


def lengths(options: Options, ranges: Sequence[Range], quality: Quality | None, *, or_more: bool) -> Meaning:
    """So many cards of the suits, and of such quality."""

    def in_suit(suit: Suit) -> Meaning:
        long = either(Length(suit, one.least) if one.bare and or_more else one.length(suit) for one in ranges)
        return long & Suited(suit, quality) if quality else long

    return in_each(options, in_suit)
