"""Suits as they are spoken of together: hearts or spades, both majors, hearts and a minor."""

from collections.abc import Callable
from itertools import permutations

from lawbook.bridge import Suit
from lawbook.meaning.stream import Stream
from lawbook.meaning.terms import Meaning, either, every
from lawbook.meaning.vocabulary import Kind

__all__ = ["Options", "in_each", "over_two", "read_suits", "take_suits"]

Options = tuple[tuple[Suit, ...], ...]
"""Alternatives, each of them suits that belong together."""

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
    options: Options = stream.next().value
    while _goes_on(stream):
        joined = stream.next().kind
        stream.take(Kind.IN)
        more: Options = stream.next().value
        options = (*options, *more) if joined is Kind.OR else _combined(options, more)
    stream.suits = options
    return options


def _goes_on(stream: Stream) -> bool:
    """Whether another suit follows that has no number or quality of its own."""
    suit = 2 if stream.kind(1) is Kind.IN else 1
    return (
        stream.kind() in {Kind.AND, Kind.OR}
        and stream.kind(suit) is Kind.SUITS
        and stream.kind(suit + 1) not in _OWN_TERM
    )


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
