"""Stoppers in suits that are named, or in a number of them: stoppers in two other suits; at least two suits stopped."""

from collections.abc import Callable, Container
from itertools import combinations

from lawbook.bridge import Suit
from lawbook.meaning.terms.meanings import Meaning, Usually, either, every
from lawbook.meaning.terms.qualities import Quality
from lawbook.meaning.terms.suited import Suited
from lawbook.meaning.words.lexicon.english import SUIT
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.suit_lists import take_suits
from lawbook.meaning.words.suits.suit_options import in_each
from lawbook.meaning.words.suits.suit_words import by_auction
from lawbook.meaning.words.tokens.lexing import Token
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["number_of_stoppers", "read_stopper", "suits_stopped"]

_FEWEST = {1: Quality.STOPPER, 2: Quality.TWO_STOPPERS}

_OTHERS, _UNBID, _ANY = {"another", "each other"}, {"unbid suits"}, {SUIT, "own suit"}
_ENDS = {None, Kind.COMMA, Kind.CLOSE, Kind.AND, Kind.OR}
_LIMITS = {"least", "exactly", "about"}


def read_stopper(stream: Stream, token: Token) -> Meaning:
    """A stopper in a suit, or in so many; where no suit is named, in theirs."""
    if (several := _several(stream)) is not None:
        return several(token.value)
    if stream.kind() is Kind.SIDE and stream.kind(1) in _ENDS:
        stream.next()  # two stoppers outside
        number = 2 if token.value is Quality.TWO_STOPPERS else 1
        return _stopped(stream, number, others=True)(Quality.STOPPER)
    options = take_suits(stream)
    of_round = token.value in {Quality.FIRST_ROUND, Quality.ROUND_CONTROL}
    if options is None and of_round and stream.heard.partners and stream.heard.own is not None:
        options = by_auction(stream, "own suit")  # it is bid where it is held
    if options is None and of_round:
        raise stream.complaint("in which suit? Say: first-round control in hearts")
    options = options or by_auction(stream, "their suit")
    return in_each(options, lambda suit: Suited(suit, token.value))


def suits_stopped(stream: Stream) -> Meaning | None:
    """So many suits that are told to be stopped behind their number: two other suits stopped; None where they are not."""
    back = stream.at
    several = _several(stream)
    stopper = stream.take(Kind.STOPPER) if several else None
    if several is None or stopper is None:
        stream.at = back
        return None
    return several(stopper.value)


def _several(stream: Stream) -> Callable[[Quality], Meaning] | None:
    """Such a holding in the number of suits that is told next, taken if it is; None where it is not."""
    back = stream.at
    in_suits = stream.take(Kind.IN)
    if stream.take(Kind.TWO_SUITS):
        return _stopped(stream, 2, others=False)
    limited = stream.kind() is Kind.LIMIT and stream.value() in _LIMITS and stream.next() is not None
    others = _takes(stream, _OTHERS)
    number = stream.take(Kind.NUMBER)
    side = stream.take(Kind.SIDE) is not None
    others = others or side or _takes(stream, _OTHERS)
    unbid = not others and _takes(stream, _UNBID)
    named = _takes(stream, _ANY) or others or unbid
    count = number.value[0] if number is not None else int(limited and others)
    if not named or not 1 <= count < len(Suit) or (not in_suits and side):
        stream.at = back
        return None
    if unbid:
        return _among(tuple(set(Suit) - stream.heard.named), count)
    return _stopped(stream, count, others=others)


def _takes(stream: Stream, words: Container[object]) -> bool:
    """Whether one of these words for suits is next, which is taken."""
    found = stream.kind() is Kind.SUITS and stream.value() in words
    return found and stream.next() is not None


def _stopped(stream: Stream, number: int, *, others: bool) -> Callable[[Quality], Meaning]:
    """So many suits beside those spoken of; as a rule where that is one of several, which is stopped itself, as one more in all."""
    spoken_of = stream.suits or (((stream.heard.own,),) if stream.heard.own is not None else ())
    if len(spoken_of) == 1 and others:
        return _among(tuple(suit for suit in Suit if suit not in spoken_of[0]), number)
    alone = len(spoken_of) > 1 and all(len(suits) == 1 for suits in spoken_of)
    found = _among(tuple(Suit), min(number + alone, len(Suit)))
    return lambda quality: Usually((found(quality),))


def _among(suits: tuple[Suit, ...], number: int) -> Callable[[Quality], Meaning]:
    """Such a holding in so many of the suits at least."""
    groups = list(combinations(sorted(suits, reverse=True), min(number, len(suits))))
    return lambda quality: either(every(Suited(suit, quality) for suit in group) for group in groups)


def number_of_stoppers(stream: Stream) -> Meaning | None:
    """The stoppers that a number counts, of which the least is told; None where it counts something else."""
    number = int(stream.kind() is Kind.LIMIT and stream.value() == "least")
    if stream.kind(number) not in {Kind.NUMBER, Kind.PAIR}:
        return None
    least, end = stream.value(number)[0], number + 1
    while stream.kind(end) in {Kind.OR, Kind.NUMBER}:
        end += 1
    named = stream.kind(end) is Kind.SUITS
    if least not in _FEWEST or stream.kind(end + named) is not Kind.STOPPER:
        return None
    if stream.value(end + named) is not Quality.STOPPER:
        return None
    stream.at += end
    options = take_suits(stream) if named else None
    stream.next()
    options = options or take_suits(stream) or by_auction(stream, "their suit")
    return in_each(options, lambda suit: Suited(suit, _FEWEST[least]))
