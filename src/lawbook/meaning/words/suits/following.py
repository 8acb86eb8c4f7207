"""Lengths that stand after the suits they speak of: one major, 6+; both majors, at least 5-4."""

from collections.abc import Sequence
from dataclasses import dataclass

from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.numbers import Range, onwards, read_ranges
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["Two", "lengths_ahead", "stands_alone", "take_least", "take_pair", "two_ahead"]

_LONGEST = 8
_MOST_CARDS = 7
_LEAST_POINTS = 9
_ENDS = {None, Kind.COMMA, Kind.OPEN, Kind.CLOSE, Kind.OR, Kind.AND, Kind.POSSIBLE, Kind.USUALLY}


@dataclass(frozen=True, slots=True)
class Two:
    """The lengths of two suits."""

    longer: int
    shorter: int
    exact: bool
    either: bool = False
    """Whether is said that either of them may be the longer one."""
    competes: bool = False
    """Whether the call is one of which a bare length may be longer."""


def stands_alone(stream: Stream, ahead: int = 0) -> bool:
    """Whether what was read is not followed by what it is so many of."""
    return stream.kind(ahead) in _ENDS


def lengths_ahead(stream: Stream, *, sure: bool = False) -> Sequence[Range] | None:
    """The length that follows, taken if it is one: surely, or because points are told elsewhere."""
    back = stream.at
    parted = stream.take(Kind.COMMA, Kind.OPEN)
    no_answer = stream.heard.call and not stream.heard.partners  # an overcall tells more points than that
    found = _length(stream, sure=sure or parted is None or bool(no_answer and parted.kind is Kind.OPEN))
    if found and parted and parted.kind is Kind.OPEN and stream.take(Kind.CLOSE) is None:
        found = None
    if found is None:
        stream.at = back
    return found


def _length(stream: Stream, *, sure: bool) -> Sequence[Range] | None:
    limited = stream.kind() is Kind.LIMIT
    if stream.kind(limited) is not Kind.NUMBER:
        return None
    if not (sure or stream.tells_points() or stream.kind(limited + 1) is Kind.CARDS):
        return None
    ranges = onwards(stream, read_ranges(stream))
    stream.take(Kind.CARDS)
    ranges = onwards(stream, ranges)
    fits = all(2 <= one.least <= _LONGEST or (not one.least and one.most <= _MOST_CARDS) for one in ranges)
    return ranges if fits and stands_alone(stream) else None


def take_least(stream: Stream) -> None:
    """Take `at least` where it stands behind its figures: 5-4 min."""
    if stream.kind() is Kind.LIMIT and stream.value() == "least" and stands_alone(stream, 1):
        stream.next()


def take_pair(stream: Stream) -> tuple[int, int] | None:
    """The two numbers that stand next; the same the other way round adds nothing: 5-4 or 4-5."""
    pair = stream.take(Kind.PAIR)
    if pair is None:
        return None
    found: tuple[int, int] = pair.value
    while (
        (stream.kind(), stream.kind(1)) == (Kind.OR, Kind.PAIR)
        and _adds_none(stream, found)
        and max(*found, *stream.value(1)) < _LEAST_POINTS
    ):
        other = max(stream.value(1)), min(stream.value(1))
        shorter, longer = sorted((found, other))
        if other != found[::-1] and shorter[1] > longer[1]:
            return found
        found = (max(found), min(found)) if other in {found, found[::-1]} else shorter
        stream.at += 2
    return found


def _adds_none(stream: Stream, found: tuple[int, int]) -> bool:
    """Whether nothing else is told of the other two lengths behind `or`, or they are the same the other way round."""
    return stands_alone(stream, 2) or stream.value(1) == found[::-1]


def two_ahead(stream: Stream) -> Two | None:
    """The lengths of two suits that follow, taken if they do: a range of points never falls."""
    back = stream.at
    stream.take(Kind.COMMA)
    limit = stream.take(Kind.LIMIT)
    pair = take_pair(stream)
    stream.take(Kind.ONWARDS)
    take_least(stream)
    if pair and _MOST_CARDS >= pair[0] >= pair[1] and stands_alone(stream):
        longer, shorter = pair
        exact = limit is not None and limit.value == "exactly"
        return Two(longer, shorter, exact, stream.either_way(), stream.heard.competes)
    stream.at = back
    return None
