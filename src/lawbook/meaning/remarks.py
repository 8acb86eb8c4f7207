"""What a description says beside the hand: what the call is for, how far it forces, what it is called."""

from lawbook.meaning.lexing import Token
from lawbook.meaning.purposes import Purpose
from lawbook.meaning.stream import Stream
from lawbook.meaning.suit_lists import take_suits
from lawbook.meaning.terms import And, Meaning, Not, Or, Tag, either, every
from lawbook.meaning.vocabulary import Kind

__all__ = ["denied", "read_name", "read_purpose", "read_purpose_of", "read_purpose_of_suit"]

_THINGS = {
    Kind.SUITS,
    Kind.FIGURE,
    Kind.KEY_CARDS,
    Kind.RANK,
    Kind.STOPPER,
    Kind.SHORT,
    Kind.OBJECT,
    Kind.HONOURS,
    Kind.CALL,
    Kind.TAG,
}
_BEFORE_THINGS = {Kind.NUMBER, Kind.CARDS, Kind.QUALITY, Kind.IN, Kind.LONGER}


def read_purpose(_: Stream, token: Token) -> Meaning:
    """A purpose that stands by itself."""
    return Tag(token.value)


def read_name(_: Stream, token: Token) -> Meaning:
    """The name of a convention, or words in quotation marks."""
    return Tag(Purpose.NAMED, token.value)


def read_purpose_of(stream: Stream, token: Token) -> Meaning:
    """A purpose, and of what: asks for the queen of trumps."""
    about: list[str] = []
    while stream.kind() in _THINGS | _BEFORE_THINGS or (
        about and stream.kind() in {Kind.AND, Kind.OR} and stream.kind(1) in _THINGS
    ):
        about.append(stream.next().said)
    if not about:
        raise stream.complaint(f"should say what the call {token.said}")
    return Tag(token.value, " ".join(about))


def read_purpose_of_suit(stream: Stream, token: Token) -> Meaning:
    """A purpose, and of which suit: transfer to spades."""
    first = stream.at
    if stream.take(Kind.CALL, Kind.OBJECT) is None and take_suits(stream) is None:
        raise stream.complaint(f"should be a suit: {token.said} which one?")
    return Tag(token.value, " ".join(stream.said(first)))


def denied(meaning: Meaning) -> Meaning:
    """The remarks, each denied; no hand is left out by that either."""
    match meaning:
        case Tag():
            return Tag(meaning.purpose, meaning.about, denied=not meaning.denied)
        case And(parts):
            return either(map(denied, parts))
        case Or(parts):
            return every(map(denied, parts))
        case Not(part):
            return part
        case _:
            return meaning
