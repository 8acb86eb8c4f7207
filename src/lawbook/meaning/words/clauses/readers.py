"""For each kind of word, how the term is read that begins with it."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from lawbook.bridge import Suit
from lawbook.budget import in_force
from lawbook.errors import NotationError, Wording
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import Amount, Meaning, Not, Tag, Usually, either
from lawbook.meaning.terms.patterns import Pattern
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.qualities import Quality
from lawbook.meaning.terms.shapes import AboutLength, Length, Shaped
from lawbook.meaning.terms.suited import Honours
from lawbook.meaning.words.clauses.asking import asked_too, read_purpose_of
from lawbook.meaning.words.clauses.beside import (
    as_long,
    longer,
    nothing_outside,
    otherwise,
    outside,
    outside_of,
)
from lawbook.meaning.words.clauses.bids import read_call
from lawbook.meaning.words.clauses.phrases import lengths, read_number
from lawbook.meaning.words.clauses.remarks import (
    cued,
    read_name,
    read_purpose,
    read_purpose_of_suit,
)
from lawbook.meaning.words.clauses.shape_lists import shapes
from lawbook.meaning.words.clauses.stoppers import number_of_stoppers, read_stopper, suits_stopped
from lawbook.meaning.words.clauses.suit_first import (
    number_of_suits,
    read_short,
    read_suit_first,
    shortness,
    told_behind,
)
from lawbook.meaning.words.clauses.suit_named import read_pattern, read_suit
from lawbook.meaning.words.clauses.suit_quality import read_quality
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.lexicon.english import LESS, OPENING, SUIT
from lawbook.meaning.words.lexicon.strengths import STRENGTHS, WEAK_OPENING, less_than, up_to
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.cards import card, holding, rank, shared, shows_shortness, splintered
from lawbook.meaning.words.suits.following import stands_alone
from lawbook.meaning.words.suits.held import SINGLE_FIGURES, TOP_HONOURS
from lawbook.meaning.words.suits.suit_lists import take_suits
from lawbook.meaning.words.suits.suit_options import Options, in_each
from lawbook.meaning.words.suits.suit_words import by_auction, next_suits
from lawbook.meaning.words.tokens.lexing import Token
from lawbook.meaning.words.tokens.numbers import NUMBERS, Range, read_ranges
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["TERM_KINDS", "read_term"]

_EXTREME = {"minimum", "maximum", "maksimum", "min", "max", "maks"}
_OF_DEGREE = "a matter of degree"
_ENDS_OF = {"least": "minimum hand", "most": "maximum hand"}
"""What a word for the end of a range says of the hand, where it stands alone."""
_OF_TRY = (3, 13), (0, 13)
"""How long the suit of a game try is, which may ask for help, or tell a shortness."""
_DOUBLETON = 2
_OF_EITHER = {Purpose.STRONG, Purpose.WEAK}
_ENDS = {None, Kind.COMMA, Kind.CLOSE, Kind.OPEN, Kind.NOT, Kind.NEITHER}
_OF_THEM = {"them", "those", "these", "of", "ich", "nich", "dem", "disse", "av", ",", ";", "."}
_ASKS_ACES = {Purpose.ACE_ASK, Purpose.KEY_CARD_ASK}
_NO_NUMBERS = {Kind.SHAPE, Kind.PATTERN, Kind.SUITS, Kind.NAME}
_RANKS_OF = {figure: ranks for ranks, figure in SINGLE_FIGURES.items()}
_ANY_SUIT: Options = tuple((suit,) for suit in reversed(Suit))


def _figure(stream: Stream, token: Token) -> Meaning:
    """Some of a figure: controls; no aces; points 12-14."""
    stream.figure = token.value
    if (ranks := _RANKS_OF.get(token.value)) and stream.take(Kind.SIDE):
        return outside_of(stream, ranks)
    if stream.kind() in NUMBERS:
        return either(one.amount(token.value) for one in read_ranges(stream))
    if token.value in {Figure.POINTS, Figure.TOTAL_POINTS, Figure.SHORTNESS}:
        raise stream.complaint("how many? Write 12-14 points or 12+", token)
    if token.value is Figure.LOSERS:
        raise stream.complaint("cannot stand here; say how many, or of what", token)
    return Amount(token.value, 1, token.value.top)


def _short(stream: Stream, token: Token) -> Meaning:
    """Shortness in a suit, or in any."""
    least, most = read_short(stream, token)
    if (least, most) == (1, 1) and stream.take(Kind.HONOURS):
        return in_each(_ANY_SUIT, lambda suit: Length(suit, 1, 1) & Honours(suit, TOP_HONOURS[:4], 1, 4))
    if (least, most) == (1, 1) and _is_rank(stream):
        return _bare_honour(stream)
    options = take_suits(stream) or shared(stream) or splintered(stream) or _opened_on_two(stream, least)
    found = shortness(stream, told_behind(stream) or (least, most))
    if options is None and shows_shortness(stream, token) and stream.kind() is not Kind.TAG:
        return Usually((in_each(by_auction(stream, "own suit"), found),)) & in_each(_ANY_SUIT, found)
    return in_each(options or _some_suit(stream), found)


def _opened_on_two(stream: Stream, least: int) -> Options | None:
    """The minor that is opened, of which a doubleton is told on a condition: a doubleton only with 4-4-3-2."""
    own, first = stream.heard.own, stream.heard.opens and stream.heard.call[:1] == "1"
    so = first and own is not None and own < Suit.HEARTS and least == _DOUBLETON and stream.kind() is Kind.IF
    return ((own,),) if so and own is not None else None


def _from_cards(stream: Stream, token: Token) -> Meaning:
    """From how many cards the call is made, of the suit called, or of the one it transfers to if that is told before."""
    transfers = stream.tells(Purpose.TRANSFER_TO) or stream.tells(Purpose.TRANSFER)
    if stream.untold is None and transfers:
        raise stream.complaint(
            "of which suit? Write the length and the suit together, as in 6+ hearts", token
        )
    return in_each(stream.untold or by_auction(stream, "own suit"), lambda suit: Length(suit, token.value))


def _some_suit(stream: Stream) -> Options:
    """Any suit; beside a long one that may be short is another: 5+ spades, may have a void."""
    own = stream.heard.own if stream.maybe else None
    return tuple(suits for suits in _ANY_SUIT if suits != (own,))


def _is_rank(stream: Stream, ahead: int = 0) -> bool:
    """Whether a card is named next, by itself or by the word for several."""
    return stream.kind(ahead) is Kind.RANK or (
        stream.kind(ahead) is Kind.FIGURE and stream.value(ahead) in _RANKS_OF
    )


def _bare_honour(stream: Stream) -> Meaning:
    """A singleton that is one of these cards: a singleton ace or king."""
    named = [stream.next().value]
    while stream.kind() is Kind.OR and _is_rank(stream, 1):
        stream.next()
        named.append(stream.next().value)
    ranks = [rank for each in named for rank in _RANKS_OF.get(each, each)]
    options = take_suits(stream) or shared(stream) or splintered(stream) or _some_suit(stream)
    return in_each(options, lambda suit: Length(suit, 1, 1) & Honours(suit, tuple(ranks), 1, len(ranks)))


def _purpose(stream: Stream, token: Token) -> Meaning:
    """A purpose; but a strong suit is said of the suit, and tells nothing of the hand."""
    if token.value in _ASKS_ACES and stream.heard.trumps is not None:
        return read_name(stream, replace(token, value=stream.written(token)))  # that is what it answers
    if (asked := asked_too(stream, token)) is not None:
        return asked
    if token.value is Purpose.EXTRAS and stream.kind_before(stream.at - 1) is Kind.FIGURE:
        raise stream.complaint("cannot stand here; put a comma before it, or leave it out", token)
    if token.value is Purpose.CUE_BID and (suit := cued(stream)) is not None:
        return Tag(Purpose.CUE_BID_IN, suit)
    if token.value is Purpose.GAME_TRY and stream.heard.own is not None and cued(stream):
        return Tag(Purpose.GAME_TRY) & AboutLength.of(stream.heard.own, *_OF_TRY)
    if token.value is Purpose.WEAK and stream.kind() is Kind.WHOLE and stream.value() == OPENING:
        stream.next()
        return Tag(Purpose.JUDGED, _ENDS_OF["least"]) & WEAK_OPENING
    return _strong_or_weak(stream, token) if token.value in _OF_EITHER else read_purpose(stream, token)


def _strong_or_weak(stream: Stream, token: Token) -> Meaning:
    """A strong or weak hand; a strong suit is one of quality, and a weak one is refused."""
    if token.value is Purpose.STRONG and _counts_suit(stream):
        good = read_quality(stream, replace(token, kind=Kind.QUALITY, value=Quality.GOOD))
        return good if stream.tells_points() else good & Tag(Purpose.JUDGED, _OF_DEGREE)
    at = 1 if (stream.kind(), stream.kind(1)) == (Kind.SUITS, Kind.SUITS) else 0
    if stream.kind(at) is not Kind.SUITS or stream.value(at) not in {"own suit", SUIT}:
        return read_purpose(stream, token)
    if token.value is Purpose.WEAK:
        raise stream.complaint("cannot stand here; say how many, or of what", token)
    return read_quality(stream, replace(token, kind=Kind.QUALITY, value=Quality.GOOD))


def _counts_suit(stream: Stream) -> bool:
    """Whether a suit of so many cards follows, which is strong, and not the hand: a strong six-card spade suit."""
    if (stream.kind(), stream.kind(1), stream.kind(2)) != (Kind.NUMBER, Kind.CARDS, Kind.SUITS):
        return False
    at = 3 if stream.kind(3) is Kind.SUITS else 2
    return stream.value(at) in {"own suit", SUIT}


def _long(stream: Stream, token: Token) -> Meaning:
    """A long suit: six cards or more, perhaps five; of another quality, if that is told. Lots of must be of a suit."""
    quality = stream.take(Kind.QUALITY)
    if token.value == "many" and stream.kind(stream.kind() is Kind.IN) is not Kind.SUITS:
        _refuse_many(stream, token)
    of_any = stream.heard.call and (stream.heard.own is None or stream.shows_others())
    named = _long_suits(stream) or (_ANY_SUIT if of_any else by_auction(stream, "own suit"))
    stream.suits = stream.untold = named
    if (stream.kind(), stream.kind(1)) == (Kind.NUMBER, Kind.CARDS) and stands_alone(stream, 2):
        told, _ = read_ranges(stream), stream.next()  # a long suit of eight cards
        return lengths(named, told, quality.value if quality else None, or_more=False)
    return lengths(named, [Range(6, 13, wide=(5, 13))], quality.value if quality else None, or_more=False)


def _refuse_many(stream: Stream, token: Token) -> None:
    """Where lots are told of something else than a suit, or of the one before: hearts, lots of them."""
    told = stream.skipped().lower().split()
    if not stands_alone(stream) or set(told[:1]) - _OF_THEM:
        raise stream.complaint(
            "of what? Write points, a suit, or a range, as in 12+, 12-14 or 5 spades", token
        )


def _long_suits(stream: Stream) -> Options | None:
    """The suits that are long: one, or one of several, but not two beside it: a long minor, or both majors."""
    beside = (stream.kind(), stream.kind(1), stream.kind(2)) == (Kind.SUITS, Kind.OR, Kind.SUITS)
    if beside and not isinstance(stream.value(), str) and not isinstance(stream.value(2), str):
        one, other = stream.value()[0], stream.value(2)[0]
        if len(one) < len(other):
            return next_suits(stream)
    return take_suits(stream)


def _rank(stream: Stream, token: Token) -> Meaning:
    """Cards by their names, or such a card outside a suit: no ace outside spades; no ace or king outside."""
    if (stream.kind(), stream.kind(1), stream.kind(2)) == (Kind.OR, Kind.RANK, Kind.SIDE):
        stream.at += 3
        return outside_of(stream, [*token.value, *stream.value(-2)])
    return outside_of(stream, token.value) if stream.take(Kind.SIDE) else rank(stream, token)


def _whole(stream: Stream, token: Token) -> Meaning:
    """A meaning by itself; an opening has no upper end, so that nothing is better: opening values or better."""
    if token.value == OPENING and stream.kind() is Kind.ONWARDS and stream.value() == "least":
        stream.next()
    return token.value  # type: ignore[no-any-return]


def _key_cards(stream: Stream, token: Token) -> Meaning:
    """Key cards of which no number is told: they are asked for, in a suit if one is named; unless partner has asked."""
    if stream.heard.call not in {"4NT", "4N"} or stream.heard.trumps is not None:
        raise stream.complaint("cannot stand here; say how many, or of what", token)
    if stream.kind() in {Kind.IN, Kind.AND} and stream.kind(1) is Kind.SUITS:
        stream.next()
        return Tag(Purpose.KEY_CARD_ASK_IN, stream.next().said)
    return Tag(Purpose.KEY_CARD_ASK)


_READERS: Mapping[Kind, Callable[[Stream, Token], Meaning]] = {
    Kind.FIGURE: _figure,
    Kind.PATTERN: read_pattern,
    Kind.NOTRUMP: lambda _stream, _token: Shaped(Pattern.BALANCED),
    Kind.UNBALANCED: lambda _stream, _token: Not(Shaped(Pattern.BALANCED)),
    Kind.SHORT: _short,
    Kind.QUALITY: read_quality,
    Kind.STOPPER: read_stopper,
    Kind.HOLDING: holding,
    Kind.CARD: card,
    Kind.RANK: _rank,
    Kind.SIDE: outside,
    Kind.NOTHING_OUTSIDE: nothing_outside,
    Kind.OTHERWISE: otherwise,
    Kind.LONG: _long,
    Kind.LONGER: longer,
    Kind.AS_LONG: as_long,
    Kind.SHAPE: shapes,
    Kind.TAG: _purpose,
    Kind.TAG_OF: read_purpose_of,
    Kind.TAG_OF_SUIT: read_purpose_of_suit,
    Kind.CALL: read_call,
    Kind.JUDGED: lambda _stream, token: Tag(Purpose.JUDGED, token.value),
    Kind.FROM_CARDS: _from_cards,
    Kind.TWO_SUITS: lambda _stream, _token: Shaped(Pattern.TWO_SUITER),
    Kind.NAME: read_name,
    Kind.QUOTED: read_name,
    Kind.WHOLE: _whole,
    Kind.KEY_CARDS: _key_cards,
}

TERM_KINDS = frozenset(_READERS) | NUMBERS | {Kind.SUITS, Kind.CARDS}

_POSITIONS = 64
"""A term takes as long as so many positions: its words look at all the others."""


def read_term(stream: Stream) -> Meaning:
    """The term that stands next."""
    in_force().spend(nodes=_POSITIONS)
    token = None if stream.done() else stream.peek()
    try:
        return _term(stream)
    except MeaningError:
        raise
    except NotationError as error:
        raise stream.complaint(Wording("{error}", error=error), token) from None


def _term(stream: Stream) -> Meaning:
    """The same, whatever is raised."""
    if stream.kind() is Kind.LIMIT and (limited := _of_limit(stream)) is not None:
        return limited
    counted = suits_stopped(stream) or number_of_stoppers(stream) or number_of_suits(stream)
    if counted is not None:
        return counted
    if stream.kind() in NUMBERS:
        return read_number(stream)
    if stream.kind() is Kind.SUITS:
        return read_suit(stream)
    if stream.kind() is Kind.IN and stream.kind(1) is Kind.SUITS:
        return read_suit_first(stream)
    if stream.kind() is Kind.CARDS and stream.kind(1) in {Kind.SUITS, Kind.IN}:  # kort ruter
        return _short(stream, replace(stream.next(), value=(0, 1)))
    if stream.kind() is Kind.IN and stream.kind(1) in NUMBERS:
        stream.next()
        return read_number(stream)
    if stream.kind() is Kind.IN and stream.kind(1) is Kind.WHOLE:  # i 2. hånd
        stream.next()
    token = stream.next()
    if token.kind not in _READERS:
        raise stream.complaint("cannot stand here; say how many, or of what", token)
    return _READERS[token.kind](stream, token)


def _of_limit(stream: Stream) -> Meaning | None:
    """What a limit speaks of that is no number; none where it is one, or where it sets no end."""
    if stream.kind(1) is Kind.WHOLE and stream.value(1) == OPENING:
        limit = stream.next().value
        stream.next()
        return LESS if limit in {"below", "most"} else Usually((OPENING,)) if limit == "about" else OPENING
    counted = stream.kind(1) is Kind.AND and stream.kind(2) in NUMBERS  # maximum with four-card support
    if stream.writes(_EXTREME) and (counted or stream.kind(1) in _ENDS) and stream.value() in _ENDS_OF:
        return Tag(Purpose.JUDGED, _ENDS_OF[stream.next().value])
    if stream.value() == "exactly" and stream.kind(1) is Kind.TAG:
        stream.next()  # only invitational
        return None
    if stream.kind(1) is Kind.TAG and stream.value(1) in STRENGTHS:
        return _limited(stream, stream.next(), stream.next())
    short = stream.kind(1) is Kind.SHORT and stream.value() == "exactly"
    if short or (stream.value() in {"least", "exactly"} and stream.kind(1) in _NO_NUMBERS):
        stream.next()
    return None


def _limited(stream: Stream, limit: Token, token: Token) -> Meaning:
    """A strength and what is beyond it, or short of it: at least invitational; less than game forcing."""
    if limit.value == "least":
        return Tag(token.value, "or better")
    if limit.value == "most":
        return up_to(Tag(token.value), stream.heard)
    if limit.value == "below":
        return less_than(Tag(token.value), stream.heard)
    raise stream.complaint("cannot stand before this word; write figures", limit)
