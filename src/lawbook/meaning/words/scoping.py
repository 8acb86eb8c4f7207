"""How far a denial and a condition reach, and what they make of the words that they speak of."""

from collections.abc import Sequence

from lawbook.meaning.terms.meanings import And, Meaning, Not, Or, either, every, is_remark, leaves
from lawbook.meaning.terms.shapes import AboutLength, Length
from lawbook.meaning.words.numbers import NUMBERS
from lawbook.meaning.words.phrases import LONGEST
from lawbook.meaning.words.readers import TERM_KINDS
from lawbook.meaning.words.remarks import denied
from lawbook.meaning.words.stream import Stream
from lawbook.meaning.words.vocabulary import Kind

__all__ = [
    "SINGLES",
    "denies_more",
    "is_length",
    "may_be_denied",
    "on_conditions",
    "opposite",
    "or_more",
    "taken",
]

SINGLES = TERM_KINDS | {
    Kind.INCLUDING,
    Kind.NOT,
    Kind.NEITHER,
    Kind.OUTSIDE,
    Kind.MAY,
    Kind.USUALLY,
    Kind.OPEN,
    Kind.IN,
}
UNLESS = {"unless", "or if", "chyba że", "chyba ze", "med mindre"}


def taken(stream: Stream) -> Meaning | None:
    """The condition of what was read last, taken from the stream."""
    condition, stream.condition = stream.condition, None
    return condition


def on_conditions(parts: Sequence[Meaning], conditions: Sequence[Meaning | None]) -> Meaning:
    """The alternatives, each on its condition; one without holds where no other's condition is fulfilled."""
    told = [condition for condition in conditions if condition is not None]
    if not told:
        return either(parts)
    rest = every(opposite(condition) for condition in told)
    if len(parts) == 1:
        return either([rest, *parts])
    return either(
        part if condition else every([part, rest]) for part, condition in zip(parts, conditions, strict=True)
    )


def opposite(meaning: Meaning) -> Meaning:
    """What is denied: the other hands, or the remark denied."""
    return denied(meaning) if is_remark(meaning) else ~meaning


def or_more(meaning: Meaning) -> Meaning:
    """What is denied with a bare figure, perhaps with more: not four spades, perhaps not five."""
    if type(meaning) is Length and meaning.least == meaning.most:
        return AboutLength.of(meaning.suit, (meaning.least, meaning.most), (meaning.least, 13))
    if type(meaning) in {And, Or} and isinstance(meaning, And | Or):
        return type(meaning)(tuple(map(or_more, meaning.parts)))
    return meaning


def is_length(meaning: Meaning) -> bool:
    """Whether it says nothing but how long suits are."""
    return all(isinstance(one, Length) for one in leaves(meaning))


def may_be_denied(stream: Stream, before: Meaning) -> bool:
    """Whether a bare length follows a denial: denies four spades and three hearts."""
    denial = isinstance(before, Not) and not is_remark(before)
    return (
        denial
        and stream.kind() is Kind.NUMBER
        and stream.kind(1) in {Kind.SUITS, Kind.CARDS}
        and stream.value()[1] <= LONGEST
    )


def denies_more(stream: Stream) -> bool:
    """Whether an alternative follows that is denied as well: no singleton or void; but not: no major unless 15+."""
    if stream.kind() is not Kind.OR or stream.writes(UNLESS):
        return False
    return stream.kind(1) in SINGLES and not _is_number_alone(stream)


def _is_number_alone(stream: Stream) -> bool:
    """Whether after `or` a number follows and nothing else: no aces or three."""
    return stream.kind(1) in NUMBERS and stream.kind(2) in {None, Kind.COMMA, Kind.CLOSE}
