"""Suits as they are spoken of together: hearts or spades, both majors, hearts and a minor."""

from collections.abc import Callable, Mapping
from functools import reduce
from itertools import permutations

from lawbook.bridge import Suit
from lawbook.meaning.english import SUIT
from lawbook.meaning.stream import Stream
from lawbook.meaning.terms import Meaning, either, every
from lawbook.meaning.vocabulary import Kind

__all__ = ["Options", "in_each", "next_suits", "over_two", "read_suits", "take_suits"]

Options = tuple[tuple[Suit, ...], ...]
"""Alternatives, each of them suits that belong together."""

_RANKED: Mapping[str, Callable[[Suit], bool]] = {
    "another": lambda _: True,
    "other major": lambda suit: suit >= Suit.HEARTS,
    "other minor": lambda suit: suit < Suit.HEARTS,
}

_OWN_TERM = {
    Kind.SHORT,
    Kind.STOPPER,
    Kind.LONGER,
    Kind.NUMBER,
    Kind.PAIR,
    Kind.HOLDING,
    Kind.CARDS,
}


def read_suits(stream: Stream, complaint: str) -> Options:
    """The suits that must be named here, with or without `in` before them."""
    options = take_suits(stream)
    if options is None:
        raise stream.complaint(complaint)
    return options


def take_suits(stream: Stream) -> Options | None:
    """The suits, if any are named here."""
    ahead = 1 if stream.kind() is Kind.IN else 0
    if stream.kind(ahead) is not Kind.SUITS:
        return None
    stream.at += ahead
    named, joined = [next_suits(stream)], Kind.AND
    while _goes_on(stream):
        joined = stream.next().kind
        stream.take(Kind.IN)
        named.append(next_suits(stream))
    stream.suits = (
        tuple(option for options in named for option in options)
        if joined is Kind.OR
        else reduce(_combined, named)
    )
    return stream.suits


def next_suits(stream: Stream) -> Options:
    """The suits that the next word names; others are those not spoken of before."""
    token = stream.need(Kind.SUITS, "should be a suit")
    if not isinstance(token.value, str):
        options: Options = token.value
        if stream.kind() is Kind.SUITS and stream.value() == SUIT:  # the heart suit
            stream.next()
        return options
    if stream.suits is None:
        raise stream.complaint("than which? Name the first suit before it", token)
    before = {suit for suits in stream.suits for suit in suits}
    rest = tuple(suit for suit in reversed(Suit) if suit not in before)
    if token.value == "each other":
        return (rest,)
    return tuple((suit,) for suit in rest if _RANKED[token.value](suit))


def _goes_on(stream: Stream) -> bool:
    """Whether another suit follows that has no number or quality of its own."""
    suit = 2 if stream.kind(1) is Kind.IN else 1
    if stream.kind(suit) is not Kind.SUITS or stream.kind(suit + 1) in _OWN_TERM | {Kind.QUALITY}:
        return False
    if isinstance(stream.value(suit), str):  # another, than those named so far
        return False
    if stream.kind() is Kind.COMMA:  # hearts, diamonds and clubs
        return (
            stream.kind(suit + 1) in {Kind.AND, Kind.OR, Kind.COMMA} and stream.kind(suit + 2) is Kind.SUITS
        )
    return stream.kind() in {Kind.AND, Kind.OR}


def _combined(options: Options, more: Options) -> Options:
    return tuple((*one, *other) for one in options for other in more if not set(one) & set(other))


def in_each(options: Options, term: Callable[[Suit], Meaning]) -> Meaning:
    """The meaning that says this of every suit of an alternative."""
    return either(every(term(suit) for suit in suits) for suits in options)


def over_two(options: Options, term: Callable[[Suit, Suit], Meaning], *, alike: bool) -> Meaning | None:
    """The meaning that says this of two suits, in either order unless that is all the same."""
    if not all(len(suits) == 2 for suits in options):
        return None
    return either(
        term(*two) for suits in options for two in ([suits] if alike else list(permutations(suits)))
    )
