"""How far a denial and a condition reach, and what they make of the words that they speak of."""

from collections.abc import Sequence
from itertools import pairwise

from lawbook.meaning.counting.counts import is_empty
from lawbook.meaning.terms.bare import bare
from lawbook.meaning.terms.meanings import (
    Amount,
    And,
    Meaning,
    Not,
    Or,
    Tag,
    either,
    every,
    is_remark,
    leaves,
)
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.shapes import AboutLength, Length, Shape, Shaped
from lawbook.meaning.words.clauses.denied_bids import denies_bids, may_deny_bids
from lawbook.meaning.words.clauses.readers import TERM_KINDS
from lawbook.meaning.words.clauses.remarks import denied
from lawbook.meaning.words.lexicon.strengths import STRENGTHS
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.units import LONGEST, LONGEST_SUIT
from lawbook.meaning.words.tokens.alternatives import strengthened
from lawbook.meaning.words.tokens.numbers import NUMBERS
from lawbook.meaning.words.tokens.ranges import is_range
from lawbook.meaning.words.tokens.stream import UNLESS, Stream

__all__ = [
    "BESIDES",
    "NOT_HELD",
    "SINGLES",
    "are_of_one_hand",
    "denies_more",
    "implies",
    "is_length",
    "is_of_shape",
    "may_be_added",
    "may_be_denied",
    "may_be_held_together",
    "of_two_ranges",
    "on_conditions",
    "opposite",
    "or_more",
    "taken",
    "with_strength",
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
BESIDES = {"otherwise", "or else", "else", "ellers", "poza tym"}
"""Words before an alternative, or before what is told of the same hand beside the rest."""
NOT_HELD = {
    Kind.TAG_OF_SUIT,
    Kind.TAG_OF,
    Kind.PATTERN,
    Kind.UNBALANCED,
    Kind.FRINGE,
    Kind.MAY,
    Kind.USUALLY,
    Kind.LIMIT,
    Kind.NAME,
    Kind.OPEN,
}
"""With these something else begins than what is denied of a hand."""
_OF_STRENGTH = STRENGTHS | {
    Purpose.WEAK,
    Purpose.STRONG,
    Purpose.INTERMEDIATE,
    Purpose.NATURAL,
    Purpose.PREEMPTIVE,
    Purpose.TAKE_OUT,
}
_BIDS = {Purpose.WEAK_TWO, Purpose.WEAK_JUMP, Purpose.PREEMPTIVE}
"""Bids that are denied as one."""
_LENGTHS = {(Kind.NUMBER, Kind.SUITS), (Kind.NUMBER, Kind.CARDS), (Kind.SUITS, Kind.NUMBER)}
_ANDS = {"and", "i", "oraz", "og", "&"}
_WITHS = {"with", "z", "ze", "med"}
_DENIALS = {Kind.NOT, Kind.NEITHER}
_COUNTED = {Kind.FIGURE, Kind.RANK, Kind.KEY_CARDS}
_NOUNS = {Kind.SHORT, Kind.STOPPER, Kind.RANK}
_OF_TWO = [4, 5]
_LONGEST_TOGETHER = 11
"""Two suits that are longer together are alternatives."""


def taken(stream: Stream) -> Meaning | None:
    """The condition of what was read last, taken from the stream."""
    condition, stream.condition = stream.condition, None
    return condition


def on_conditions(parts: Sequence[Meaning], conditions: Sequence[Meaning | None]) -> Meaning:
    """The alternatives, each on its condition; one of which another is a part holds where that condition is not fulfilled."""
    told = [condition for condition in conditions if condition is not None]
    if not told:
        return either(parts)
    rest = every(opposite(condition) for condition in told)
    if len(parts) == 1:
        return either([rest, *parts])
    strict = [part for part, condition in zip(parts, conditions, strict=True) if condition]
    return either(
        every([part, rest]) if not condition and any(_inside(one, part) for one in strict) else part
        for part, condition in zip(parts, conditions, strict=True)
    )


def without(strength: Meaning, condition: Meaning) -> Meaning:
    """A strength that is told where a condition is not fulfilled: 10-12 if balanced, otherwise 11-13."""
    return strength & opposite(condition) if is_range(strength) and not is_remark(condition) else strength


def of_two_ranges(parts: Sequence[Meaning], conditions: Sequence[Meaning | None]) -> Meaning | None:
    """The ranges and the condition behind the last of them, which is that of all: 11-13 or 17-19 if balanced."""
    *before, last = parts
    condition = conditions[-1]
    if condition is None or any(conditions[:-1]) or type(last) is not And or not all(map(is_range, before)):
        return None
    strength, *rest = last.parts
    ranges = [one for one in (*before, strength) if isinstance(one, Amount)]
    parted = all(low.most + 1 < high.least for low, high in pairwise(ranges))
    if not parted or not is_range(strength) or every(rest) != condition:
        return None
    return every([either(ranges), *rest])


def _inside(one: Meaning, other: Meaning) -> bool:
    """Whether the one is only part of the other: 17+ if balanced of 16+; but not 4 if 4-4-4-1 of 5+."""
    return is_empty(bare(one & ~other))


def implies(condition: Meaning, told: Meaning) -> Meaning:
    """What is told where the condition is fulfilled, and any hand where it is not."""
    return either([opposite(condition), every([condition, told])])


def opposite(meaning: Meaning) -> Meaning:
    """What is denied: the other hands, or the remark denied."""
    return denied(meaning) if is_remark(meaning) else ~meaning


_SHORT = 1
"""So many cards at most are a shortness, and no fewer than they say."""


def or_more(meaning: Meaning) -> Meaning:
    """What is denied with a bare figure, perhaps with more: not four spades, perhaps not five."""
    if type(meaning) is Length and _SHORT < meaning.least == meaning.most:
        return AboutLength.of(meaning.suit, (meaning.least, meaning.most), (meaning.least, 13))
    if type(meaning) is Amount and 0 < meaning.least == meaning.most <= meaning.figure.top:
        return Amount(meaning.figure, meaning.least, meaning.figure.top)
    if type(meaning) in {And, Or} and isinstance(meaning, And | Or):
        return type(meaning)(tuple(map(or_more, meaning.parts)))
    return meaning


def is_length(meaning: Meaning) -> bool:
    """Whether it says nothing but how long suits are."""
    return all(isinstance(one, Length) for one in leaves(meaning))


def is_of_shape(meaning: Meaning) -> bool:
    """Whether it says nothing but how long suits are, or which shape the hand has: 5422 with a five-card minor."""
    return all(isinstance(one, Length | Shape) for one in leaves(meaning))


def may_be_added(before: Meaning, said: Meaning) -> bool:
    """Whether a shape behind `otherwise` may be told of the same hand: 15-17 with a stopper, otherwise balanced."""
    told = before.parts if type(before) is And else (before,)
    shape = all(isinstance(one, Length | Shape | Shaped) for one in leaves(said))
    return shape and any(isinstance(one, Amount) for one in told)


def with_strength(parts: Sequence[Meaning], *, apart: bool) -> tuple[list[Meaning], list[Meaning]]:
    """The alternatives, and the strength that goes with them all; none behind `otherwise`, which tells of another hand."""
    return (list(parts), []) if apart else strengthened(parts)


def are_of_one_hand(one: Meaning, other: Meaning) -> bool:
    """Whether a stroke between two lengths joins them: nobody shows five cards of a suit or four of another."""
    told = [*_lengths(one), *_lengths(other)]
    return len({each.suit for each in told}) == 2 and sorted(each.least for each in told) == _OF_TWO


def may_be_held_together(one: Meaning, other: Meaning) -> bool:
    """Whether a stroke between two lengths may join them: 5+ hearts/5+ clubs; but not 6 hearts/6 spades.

    Nor those that each have a strength of their own.
    """
    if all(any(isinstance(each, Amount) for each in leaves(part)) for part in (one, other)):
        return False
    lengths = [[each.least for each in _lengths(part)] for part in (one, other)]
    return all(lengths) and max(lengths[0]) + max(lengths[1]) <= _LONGEST_TOGETHER


def _lengths(part: Meaning) -> list[Length]:
    """The lengths of suits that it tells, if it tells nothing else of the shape: five hearts, 6-10."""
    shape = [one for one in leaves(part) if not isinstance(one, Amount | Tag)]
    lengths = [one for one in shape if isinstance(one, Length)]
    return lengths if len(lengths) == len(shape) else []


def may_be_denied(stream: Stream, before: Meaning) -> bool:
    """Whether a bare length follows a denial: denies four spades and three hearts."""
    if isinstance(before, Tag) and before.denied and before.purpose in _OF_STRENGTH:
        return stream.kind() not in {Kind.TAG, Kind.NOT, Kind.NEITHER, Kind.JUDGED}
    denial = (isinstance(before, Not) and not is_remark(before)) or _denies_support(before)
    shape = isinstance(before, Not) and isinstance(before.part, Shape)
    if shape and stream.before() in _WITHS and stream.kind() is Kind.SUITS:
        return True  # not 5-3-3-2 with clubs
    if stream.before() in _ANDS and may_deny_bids(stream, before, denial=denial):
        return True
    if denial and stream.before() in _ANDS and (stream.kind() in _NOUNS or _is_support(stream)):
        return True
    return (
        denial
        and (stream.kind(), stream.kind(1)) in _LENGTHS
        and stream.value(stream.kind() is Kind.SUITS)[1] <= LONGEST
    )


def _denies_support(one: Meaning) -> bool:
    return isinstance(one, Tag) and one.denied and one.purpose in {Purpose.SUPPORT, Purpose.SUPPORTS}


def _is_support(stream: Stream) -> bool:
    """Whether support is told next."""
    return stream.kind() in {Kind.TAG, Kind.TAG_OF_SUIT} and stream.value() in {
        Purpose.SUPPORT,
        Purpose.SUPPORTS,
    }


def denies_more(stream: Stream) -> bool:
    """Whether an alternative follows that is denied as well: no singleton or void; but not: no major unless 15+.

    Of two kinds of short suits both are denied, whatever joins them: no singleton and void, but not: and a void; and so
    is what stands in the case that the denial asks for: bez starszej piątki i czwórki karo.
    """
    if denies_bids(stream) or (stream.kind() is Kind.AND and stream.in_case_of_denial()):
        return True
    if [stream.kind_before(stream.at), stream.kind(), stream.kind(1)] == [Kind.SHORT, Kind.AND, Kind.SHORT]:
        return not stream.skips(1)
    if stream.kind() is not Kind.OR or stream.writes(UNLESS):
        return False
    if stream.kind(1) not in SINGLES or _is_number_alone(stream) or _counts_again(stream):
        return False
    if {stream.taken().value, stream.value(1)} <= _BIDS and stream.kind(2) in {None, Kind.COMMA, Kind.CLOSE}:
        return True  # no weak two or preempt
    if _is_strength(stream) and stream.kind(1) is not Kind.TAG and stream.told_less(stream.value(1)[0]):
        return False  # 12-14 without a major or 15+ with clubs
    if stream.kind(1) in NOT_HELD | _DENIALS or _is_strength(stream):
        raise stream.complaint(
            "may begin another hand, or be denied too; put a comma before it, or say it first"
        )
    return True


def _is_strength(stream: Stream) -> bool:
    """Whether what follows `or` is a strength and no length: no major or 12-14 balanced; no major or weak."""
    if stream.kind(1) is Kind.TAG:
        return stream.value(1) in _OF_STRENGTH
    if stream.kind(1) not in {Kind.NUMBER, Kind.PAIR}:
        return False
    behind = 3 if stream.kind(2) is Kind.IN else 2
    least, most = stream.value(1)
    if least > LONGEST_SUIT:
        return True  # 12+ with a minor
    return stream.kind(behind) not in {
        Kind.SUITS,
        Kind.CARDS,
        Kind.TWO_SUITS,
        Kind.QUALITY,
        Kind.KEY_CARDS,
    } and (stream.kind(1) is Kind.PAIR or most > LONGEST)


def _counts_again(stream: Stream) -> bool:
    """Whether after `or` the same is counted as before the denial: two aces without the queen or three aces."""
    return stream.kind(1) in NUMBERS and stream.kind(2) in _COUNTED and any(map(stream.speaks_of, _COUNTED))


def _is_number_alone(stream: Stream) -> bool:
    """Whether after `or` a number follows and nothing else: no aces or three."""
    return stream.kind(1) in NUMBERS and stream.kind(2) in {None, Kind.COMMA, Kind.CLOSE}
