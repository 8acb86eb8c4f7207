"""The terms of a description that are about the hand, each read by the word with which it begins."""

from collections.abc import Sequence
from dataclasses import replace

from lawbook.bridge import Rank, Suit
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import Meaning, Tag, either
from lawbook.meaning.terms.patterns import Pattern
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.qualities import Quality
from lawbook.meaning.terms.shapes import Length, Shaped
from lawbook.meaning.terms.suited import InSuit, Suited
from lawbook.meaning.words.lexicon.english import BLACK, MAJOR, MINOR, RED, SUIT
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.cards import tells_queen
from lawbook.meaning.words.suits.following import stands_alone
from lawbook.meaning.words.suits.held import SINGLE_FIGURES, among, honours, key_cards
from lawbook.meaning.words.suits.longer import at_least, called, partners
from lawbook.meaning.words.suits.suit_lists import take_suits
from lawbook.meaning.words.suits.suit_options import Options, Unsaid, in_each
from lawbook.meaning.words.suits.suit_words import next_suits
from lawbook.meaning.words.suits.two_suits import one_at_least, two_alike, two_suits
from lawbook.meaning.words.suits.units import (
    LONGEST,
    may_be_cards,
    may_be_support,
    suit_understood,
    tells_strength,
)
from lawbook.meaning.words.tokens.lexing import TOP
from lawbook.meaning.words.tokens.numbers import Range, limited_behind, onwards, read_ranges
from lawbook.meaning.words.tokens.stream import Stream
from lawbook.meaning.words.tokens.token import Token

__all__ = ["lengths", "read_number"]

_FIVE, _FEWEST_POINTS = 5, 2
_FEWEST_OPENED = 15
"""Of more points than these an opening tells the least: artificial, 16 points; nine tricks or 23 points."""
_OF_EACH = ("each", "each of them", "av hver", "i hver av dem")
_STEP = 3
"""Two numbers of key cards that one answer tells are so far apart: one or four."""
_RANKS = {MAJOR, MINOR}
_COLOURS = {tuple((suit,) for suit in suits) for (suits,) in (RED, BLACK)}
_IN_ONE_SUIT = {Figure.POINTS, Figure.CONTROLS, Figure.LOSERS}
_OF_ONE = {Kind.SUITS, Kind.CARDS, Kind.IN}


def read_number(stream: Stream) -> Meaning:
    """What begins with a number: points, cards of a suit, honours, two suits."""
    two = two_suits(stream)
    if two is not None:
        return two
    first = stream.at
    if (first == 0 or _is_the_call(stream) or stream.kind_before(first) is Kind.COMMA) and _is_call(stream):
        return _the_call(stream)
    ranges = read_ranges(stream)
    match stream.kind(), stream.kind(1):
        case _ if _counts_king(stream, ranges):
            return key_cards(stream, ranges)
        case (Kind.FIGURE, _) | (Kind.RANK, _):
            return _amount(stream, ranges, first)
        case Kind.AMONG, Kind.CARD:
            return among(stream, ranges)
        case (Kind.OF_TOP | Kind.HONOURS, _) | (Kind.IN, Kind.HOLDING):
            return honours(stream, ranges)
        case Kind.IN, Kind.NUMBER if stream.kind(2) in {Kind.HONOURS, Kind.OF_TOP}:
            return honours(stream, ranges)
        case Kind.NUMBER, Kind.CARDS if ranges == [Range(2, 2, bare=True)]:
            return two_alike(stream)
        case Kind.NUMBER, Kind.CARDS | Kind.SUITS if ranges[0].least == 1:
            return one_at_least(stream)
        case _:
            return _cards_or_points(stream, ranges, first)


def _counts_king(stream: Stream, ranges: Sequence[Range]) -> bool:
    """Whether key cards are counted: so they are called, as in two values, or there are five of these aces."""
    if stream.heard.trumps is not None and all(one.bare for one in ranges) and _answers(stream, ranges):
        return True
    if stream.kind() not in {Kind.FIGURE, Kind.RANK, Kind.KEY_CARDS, Kind.TAG}:
        return False
    if stream.value() in {Figure.ACES, (Rank.ACE,)}:
        return any(one.least == _FIVE for one in ranges) and stream.heard.trumps is not None
    values = stream.value() is Purpose.VALUES and all(one.bare for one in ranges)
    return values or stream.kind() is Kind.KEY_CARDS


def _answers(stream: Stream, ranges: Sequence[Range]) -> bool:
    """Whether bare numbers answer how many key cards there are: one or four; two without the queen."""
    steps = [one.least for one in ranges]
    if len(steps) == 2:  # a step of the answers stands for two numbers
        ends = stream.kind() in {None, Kind.COMMA, Kind.CLOSE, Kind.USUALLY, Kind.KEY_CARDS}
        return steps[1] - steps[0] == _STEP and (ends or tells_queen(stream))
    return steps == [2] and tells_queen(stream)


def _the_call(stream: Stream) -> Meaning:
    """The call that is named, and the word behind it that begins its alternatives: one club is either."""
    begins = stream.kind_before(stream.at) in {None, Kind.COMMA}
    named = Tag(Purpose.NAMED, f"{stream.next().value[0]}{next_suits(stream)[0][0].name[0]}")
    if begins:
        stream.take(Kind.OR)
    return named


def _is_call(stream: Stream) -> bool:
    """Whether the number and the suit are those of the call: 4H to play."""
    begins = stream.kind_before(stream.at) in {None, Kind.COMMA}
    if begins and _is_the_call(stream) and stream.value() == (1, 1):
        return True  # one club is natural
    kinds = [stream.kind(ahead) for ahead in range(3)]
    if kinds != [Kind.NUMBER, Kind.SUITS, Kind.TAG] or isinstance(stream.value(1), str):
        return False
    least, most = stream.value()
    if stream.value(2) is Purpose.RELAY:  # to two clubs
        return bool(least == most)
    if stream.value(2) is not Purpose.SIGN_OFF:
        return False
    return least == most and (_is_the_call(stream) or not stream.heard.call)


def _is_the_call(stream: Stream) -> bool:
    """Whether the number and the suit are those of the call that is described."""
    if (stream.kind(), stream.kind(1)) != (Kind.NUMBER, Kind.SUITS) or isinstance(stream.value(1), str):
        return False
    return stream.heard.call == f"{stream.value()[0]}{stream.value(1)[0][0].name[0]}"


def _cards_or_points(stream: Stream, ranges: Sequence[Range], first: int) -> Meaning:
    """So many cards of some suits; or points, if no suit is named."""
    _refuse_what_counts_nothing(stream, ranges, first)
    cards, quality = _take_cards(stream), stream.take(Kind.QUALITY)
    cards = cards or (stream.take(Kind.CARDS) if quality else None)
    upwards = stream.kind() is Kind.ONWARDS and stream.kind_of(first) is Kind.LIMIT  # from ten up
    ranges = onwards(stream, ranges) if cards or upwards or limited_behind(stream) else ranges
    if not cards and (points := _of_same_figure(stream, ranges, first)) is not None:
        return points
    options = _supported(stream) if may_be_support(ranges) else None
    if options and not stream.denying:
        ranges = at_least(ranges)
    if _in_unbid(stream) and all(one.bare for one in ranges):
        ranges = at_least(ranges)
    if not options and _is_beside_rank(stream):
        options = stream.suits = next_suits(stream)
    options = options or (None if not cards and tells_strength(stream, ranges[0]) else take_suits(stream))
    options = options or suit_understood(
        stream, ranges, first, cards=bool(cards or (quality and stream.heard.own is not None))
    )
    if options:
        options, ranges = _so_long(stream, options, ranges, cards)
        return lengths(options, ranges, quality.value if quality else None, or_more=stream.denying)
    if figure := _figure_of(stream, ranges, first):
        return either(one.amount(figure) for one in ranges)
    falls = stream.kind_of(first) is Kind.PAIR and ranges[0].least == ranges[0].most
    exact = any(one.least == one.most <= LONGEST for one in ranges)  # nobody tells exactly five points
    if cards or quality or falls or exact or any(one.bare for one in ranges):
        stream.at = first
        raise stream.complaint("of what? Write points, a suit, or a range, as in 12+, 12-14 or 5 spades")
    on_condition = stream.kind() is Kind.IF and stream.suits and all(one.least <= LONGEST for one in ranges)
    few = all(one.most <= _FEWEST_POINTS for one in ranges)
    if few or on_condition or may_be_cards(stream, ranges, first):
        stream.at = first
        raise stream.complaint("may be points or cards; write 5+ points or 5+ cards")
    points = either(one.amount(Figure.POINTS) for one in ranges)
    return points & Shaped(Pattern.BALANCED) if stream.take(Kind.NOTRUMP) else points


def _so_long(
    stream: Stream, options: Options, ranges: Sequence[Range], cards: Token | None
) -> tuple[Options, Sequence[Range]]:
    """The suits and how long they are: five of each, or six in an unknown suit, may be more."""
    options, ranges = called(stream, options, onwards(stream, ranges), cards=bool(cards))
    if cards and stream.written(cards).lower().endswith(_OF_EACH):
        ranges = at_least(ranges)
    named = not (stream.denying or isinstance(options, Unsaid) or stream.of_unknown_suit())
    long = options == stream.untold and stream.speaks_of(Kind.LONG)  # a long minor, six of them
    if (options == SUIT or long) and named:
        ranges = [replace(one, wide=(one.least, TOP)) if one.bare else one for one in ranges]
    return options, ranges


def _refuse_what_counts_nothing(stream: Stream, ranges: Sequence[Range], first: int) -> None:
    """Two equal lengths of one suit, and a number before a card of a suit, are refused."""
    if stream.kind_of(first) is Kind.PAIR and ranges[0].least == ranges[0].most and stream.kind() in _OF_ONE:
        raise stream.complaint("of which two suits? Write 5-5 in hearts and spades, or 5 hearts")
    if (stream.kind(), stream.kind(1)) == (Kind.SUITS, Kind.RANK):
        raise stream.complaint("cannot stand here; put a comma before it, or leave it out")


def _figure_of(stream: Stream, ranges: Sequence[Range], first: int) -> Figure | None:
    """What bare numbers count: the figure of the alternative before them; or points, where they are possible: may be 13."""
    if not all(one.bare for one in ranges):
        return None
    many = all(one.least > LONGEST for one in ranges)
    if many and len(ranges) > 1 and ranges[-1].least == ranges[0].least + 1:
        return Figure.POINTS  # eight or nine
    if many and stream.maybe and not stream.before_is(Kind.CARDS):
        return Figure.POINTS
    if many and stream.kind_before(first) is Kind.PATTERN:
        return Figure.POINTS  # a balanced eighteen
    if stream.kind_before(first) is Kind.OR and stream.range_before(first) == ranges[0].least - 1:
        return Figure.POINTS  # 0-5, or 6 with 4-3-3-3
    return stream.figure if stream.kind_before(first) is Kind.OR else None


def _of_same_figure(stream: Stream, ranges: Sequence[Range], first: int) -> Meaning | None:
    """The other end of what was told, or from where on it is so on a condition."""
    if _is_other_end(stream, first) and stream.figure is not None:
        return either(one.amount(stream.figure) for one in ranges)
    return Range(ranges[0].least, TOP).amount(Figure.POINTS) if _is_raised(stream, ranges) else None


def _is_raised(stream: Stream, ranges: Sequence[Range]) -> bool:
    """Whether a number tells from how many points on it is so on a condition: 16+, seventeen if balanced."""
    number = len(ranges) == 1 and ranges[0].bare and ranges[0].least > LONGEST
    return number and stream.kind() is Kind.IF and stream.told_upwards()


def _take_cards(stream: Stream) -> Token | None:
    """The word for cards, if it stands next; five long are five cards."""
    long = stream.kind() is Kind.LONG and stands_alone(stream, 1)
    return stream.next() if long else stream.take(Kind.CARDS)


def _is_other_end(stream: Stream, first: int) -> bool:
    """Whether a limit alone tells the other end of the points before it: no more than ten points and no fewer than five."""
    before = [stream.kind_before(first - back) for back in (0, 1)] if first > 1 else []
    return before == [Kind.AND, Kind.FIGURE] and stream.kind_of(first) is Kind.LIMIT and stands_alone(stream)


def _supported(stream: Stream) -> Options | None:
    """The suit, after: four-card support for."""
    if (stream.kind(), stream.kind(1)) == (Kind.TAG, Kind.TAG) and stream.value(1) is Purpose.RAISE:
        return partners(stream)  # 4-card limit raise
    if stream.writes({"lr"}):
        return partners(stream)
    if stream.kind() not in {Kind.TAG, Kind.TAG_OF_SUIT} or stream.value() not in {
        Purpose.SUPPORT,
        Purpose.SUPPORTS,
        Purpose.RAISE,
    }:
        return None
    stream.next()
    return take_suits(stream) or partners(stream)


def _is_beside_rank(stream: Stream) -> bool:
    """Whether a suit of untold length follows the one that is counted: five clubs and a major; a five-card heart suit and a minor."""
    suit = stream.kind(1) is Kind.SUITS and stream.value(1) in {"own suit", SUIT}
    kinds = [stream.kind(ahead) for ahead in (0, 1 + suit, 2 + suit)]
    if kinds != [Kind.SUITS, Kind.AND, Kind.SUITS] or stream.denying:
        return False
    alone = stream.value() not in _RANKS or stream.before_is(Kind.CARDS)
    return alone and stream.value() != stream.value(2 + suit) and stream.value(2 + suit) in _RANKS | _COLOURS


def _in_unbid(stream: Stream) -> bool:
    """Whether the suits are all others, or those that nobody bid, and the call a double: it promises so many cards of them."""
    ahead = 1 if stream.kind() is Kind.IN else 0
    suits = stream.kind(ahead) is Kind.SUITS and stream.value(ahead) in {"unbid suits", "each other"}
    return suits and stream.heard.doubles and not stream.denying


def _amount(stream: Stream, ranges: Sequence[Range], first: int) -> Meaning:
    """So many of a figure, in the hand or in a suit."""
    token = stream.next()
    figure = token.value if isinstance(token.value, Figure) else SINGLE_FIGURES.get(token.value)
    if figure is None:
        raise stream.complaint("of which suit? Say: queen of hearts", token)
    in_suit = figure in _IN_ONE_SUIT and stream.kind() is Kind.IN and stream.kind(1) is Kind.SUITS
    options = take_suits(stream) if in_suit else None
    ranges = onwards(stream, ranges)
    stream.figure = figure
    if stream.denying and figure is Figure.POINTS:  # cannot have six points
        ranges = [replace(one, most=TOP, bare=False) if one.bare else one for one in ranges]
    elif figure is Figure.POINTS and _is_least(stream, ranges, first):
        ranges = [replace(ranges[0], wide=(ranges[0].least, TOP))]
    limits = [one.up_to(figure.top) for one in ranges]
    if options is None:
        amount = either(one.amount(figure) for one in ranges)
        return amount & Shaped(Pattern.BALANCED) if stream.take(Kind.NOTRUMP) else amount
    return in_each(options, lambda suit: either(InSuit(suit, figure, *each) for each in limits))


def _is_least(stream: Stream, ranges: Sequence[Range], first: int) -> bool:
    """Whether a bare number is perhaps only the least, as one that is spoken: four spades and six points."""
    opens = bool(stream.heard.opens) and ranges[0].least > _FEWEST_OPENED
    spoken = opens or stream.kind_before(first) is Kind.AND or stream.writes_letters(first - stream.at)
    if len(ranges) > 1 or not ranges[0].bare or not spoken:
        return False
    balanced = stream.heard.notrump or stream.speaks_of(Kind.PATTERN) or stream.speaks_of(Kind.NOTRUMP)
    other = {Kind.NOT, Kind.NEITHER} | (set() if opens else {Kind.OR})
    return not (balanced or stream.maybe or stream.kind_before(first) in other)


def lengths(options: Options, ranges: Sequence[Range], quality: Quality | None, *, or_more: bool) -> Meaning:
    """So many cards of the suits, and of such quality."""

    def in_suit(suit: Suit) -> Meaning:
        long = either(Length(suit, one.least) if one.bare and or_more else one.length(suit) for one in ranges)
        return long & Suited(suit, quality) if quality else long

    return in_each(options, in_suit)
