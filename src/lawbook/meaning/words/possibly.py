"""What is only possible: a remark that leaves open what the other words exclude."""

from lawbook.meaning.terms.meanings import And, Meaning, Or, Tag
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.following import lengths_ahead
from lawbook.meaning.words.numbers import Range
from lawbook.meaning.words.phrases import lengths
from lawbook.meaning.words.stream import Stream
from lawbook.meaning.words.suit_lists import by_auction
from lawbook.meaning.words.vocabulary import Kind

__all__ = ["may_be_short", "possible"]

_SHORTEST = 2
"""How short a suit is that is said to be short, where nothing else is told."""


def possible(stream: Stream, said: Meaning) -> Meaning:
    """The remark that this may be so."""
    stream.possible.append(said)
    return Tag(Purpose.POSSIBLE, f"({said})" if type(said) in {And, Or} else str(said))


def may_be_short(stream: Stream) -> Meaning | None:
    """The length of the suit that is called, if it is that which may be short: could be short (2+)."""
    if stream.kind() is not Kind.SHORT or stream.kind(1) not in {
        None,
        Kind.COMMA,
        Kind.OPEN,
        Kind.CLOSE,
        Kind.AND,
    }:
        return None
    least, most = stream.next().value
    ranges = lengths_ahead(stream, sure=True) or [Range(_SHORTEST if least < most else least, 13)]
    return lengths(by_auction(stream, "own suit"), ranges, None, or_more=False)
