"""Reading: from the words of a description to its meaning.

whole     loose [, or loose] ...            5+ clubs, 11-15, or 18-19 balanced
loose     clause [, clause] ...             a comma or semicolon means and
clause    together [or together] ...        or binds closer than a comma
together  single [and single] ...           and, with, or nothing between, binds closest
single    not single · possibly single · ( whole ) · a term
"""

import re
from collections.abc import Sequence

from lawbook.meaning.completing import completed
from lawbook.meaning.equals import longer_beside
from lawbook.meaning.error import MeaningError
from lawbook.meaning.following import lengths_ahead
from lawbook.meaning.heard import Heard, heard
from lawbook.meaning.lexing import tokens_of
from lawbook.meaning.numbers import NUMBERS, Range
from lawbook.meaning.phrases import lengths
from lawbook.meaning.purposes import Purpose
from lawbook.meaning.readers import TERM_KINDS, read_term
from lawbook.meaning.remarks import denied
from lawbook.meaning.stream import Stream
from lawbook.meaning.suit_lists import by_auction
from lawbook.meaning.terms import And, Meaning, Or, Tag, either, every, is_remark
from lawbook.meaning.vocabulary import Kind

__all__ = ["parse_meaning"]

_LABEL = re.compile(r"\s*(?P<label>[^\"();:,]*?)\s*(?P<mark>:|--)\s*(?=\S)")
_SHORTEST = 2
"""How short a suit is that is said to be short, where nothing else is told."""
_FIGURE = re.compile(r"\d")
_SINGLES = TERM_KINDS | {Kind.NOT, Kind.NEITHER, Kind.OUTSIDE, Kind.MAY, Kind.OPEN, Kind.IN}


def parse_meaning(
    text: str, language: str = "en", call: str | None = None, after: Sequence[str] = ()
) -> Meaning:
    """The meaning that the words describe; the call, and those before it, tell what the words leave to them.

    >>> print(parse_meaning("Weak two: 6 spades, 5-10 HCP"))
    weak two, 6 spades, 5-10 points
    >>> print(parse_meaning("5+ kierów lub zrównoważona, 11-21", "pl"))
    (5+ hearts or balanced), 11-21 points
    """
    label = _LABEL.match(text)
    told = heard(call, after)
    titles = [_title(label["label"], language, told)] if label and label["label"] else []
    return completed(every([*titles, _read(text, language, told, label.end() if label else 0)]), told)


def _title(label: str, language: str, told: Heard) -> Meaning:
    """What a heading says: a purpose if it is one, figures if there are any, else the name of the call."""
    try:
        read = _read(label, language, told)
    except MeaningError:
        return Tag(Purpose.NAMED, label)
    return read if is_remark(read) or _FIGURE.search(label) else Tag(Purpose.NAMED, label)


def _read(text: str, language: str, told: Heard, start: int = 0) -> Meaning:
    stream = Stream(text, list(tokens_of(text, language, start)), told)
    if stream.done():
        raise stream.complaint("nothing is described; say for example 15-17 balanced")
    meaning = _whole(stream)
    if not stream.done():
        raise stream.complaint("cannot stand here; put a comma before it, or leave it out")
    return meaning


def _whole(stream: Stream) -> Meaning:
    parts, conditions = [_loose(stream)], [_taken(stream)]
    while stream.kind() is Kind.COMMA and stream.kind(1) is Kind.OR:
        stream.at += 2
        parts.append(_loose(stream))
        conditions.append(_taken(stream))
    return _alternatives(parts, conditions)


def _taken(stream: Stream) -> Meaning | None:
    """The condition of what was read last, taken from the stream."""
    condition, stream.condition = stream.condition, None
    return condition


def _alternatives(parts: Sequence[Meaning], conditions: Sequence[Meaning | None]) -> Meaning:
    """The alternatives, each on its condition; one without holds where no other's condition is fulfilled."""
    told = [condition for condition in conditions if condition is not None]
    if not told:
        return either(parts)
    rest = every(_opposite(condition) for condition in told)
    if len(parts) == 1:
        return either([rest, *parts])
    return either(
        part if condition else every([part, rest]) for part, condition in zip(parts, conditions, strict=True)
    )


def _loose(stream: Stream) -> Meaning:
    stream.take(Kind.COMMA)
    parts = [_clause(stream)]
    while stream.kind() is Kind.COMMA and stream.kind(1) is not Kind.OR:
        stream.next()
        stream.take(Kind.AND)
        if stream.kind() in _SINGLES:
            parts.append(_clause(stream))
            condition = _taken(stream)
            parts[-1] = _alternatives(parts[-1:], [condition])
    return every(parts)


def _clause(stream: Stream) -> Meaning:
    parts, conditions = [_together(stream)], [_taken(stream)]
    while stream.take(Kind.OR):
        parts.append(_together(stream))
        conditions.append(_taken(stream))
    if len(parts) == 1:
        stream.condition = conditions[0]
        return parts[0]
    return _alternatives(parts, conditions)


def _together(stream: Stream) -> Meaning:
    stream.take(Kind.AND)
    parts = [_single(stream)]
    while (joined := stream.take(Kind.AND)) or stream.kind() in _SINGLES:
        if joined and joined.said == "+" and stream.kind() not in _SINGLES:
            raise stream.complaint("is understood of nothing here; write it after a figure")
        found = _single(stream)
        parts.append(longer_beside(parts, found) if joined else found)
    if stream.take(Kind.IF):
        condition = _together(stream)
        parts.append(condition)
        stream.condition = condition
    return every(parts)


def _single(stream: Stream) -> Meaning:
    match stream.kind():
        case Kind.NOT:
            stream.next()
            return _opposite(_side_by_side(stream))
        case Kind.OUTSIDE:
            stream.next()
            return ~_one(stream)
        case Kind.NEITHER:
            stream.next()
            return _neither(stream)
        case Kind.MAY:
            stream.next()
            return _may_be_short(stream) or _possible(_single(stream))
        case Kind.OPEN:
            stream.next()
            whole = _whole(stream)
            stream.need(
                Kind.CLOSE, "a bracket is not closed" if stream.done() else "cannot stand in brackets"
            )
            return whole
        case Kind.TAG:
            return _purposes(stream)
        case _:
            said = _term(stream)
            after = stream.kind() is Kind.MAY and stream.kind(1) in {None, Kind.COMMA, Kind.CLOSE}
            return _possible(said) if (after and stream.next()) or stream.take(Kind.POSSIBLE) else said


def _possible(said: Meaning) -> Meaning:
    """The remark that this may be so."""
    return Tag(Purpose.POSSIBLE, f"({said})" if type(said) in {And, Or} else str(said))


def _may_be_short(stream: Stream) -> Meaning | None:
    """The length of the suit that is called, if it is that which may be short: could be short (2+)."""
    if stream.kind() is not Kind.SHORT or stream.kind(1) not in {None, Kind.COMMA, Kind.OPEN, Kind.CLOSE}:
        return None
    least, most = stream.next().value
    ranges = lengths_ahead(stream, sure=True) or [Range(_SHORTEST if least < most else least, 13)]
    return lengths(by_auction(stream, "own suit"), ranges, None, or_more=False)


def _purposes(stream: Stream) -> Meaning:
    """A purpose, or several of which one is meant: sign-off or invitational."""
    parts = [_term(stream)]
    while (stream.kind(), stream.kind(1)) == (Kind.OR, Kind.TAG) and stream.kind(2) not in _SINGLES | {
        Kind.AND
    }:
        stream.next()
        parts.append(_term(stream))
    return either(parts)


def _neither(stream: Stream) -> Meaning:
    """What follows `no` or `without`, alternatives too, is denied."""
    stream.denying = True
    parts = [_side_by_side(stream)]
    while stream.kind() is Kind.OR and stream.kind(1) in _SINGLES and not _is_number_alone(stream):
        stream.next()
        parts.append(_side_by_side(stream))
    stream.denying = False
    return _opposite(either(parts))


def _is_number_alone(stream: Stream) -> bool:
    """Whether after `or` a number follows and nothing else: no aces or three."""
    return stream.kind(1) in NUMBERS and stream.kind(2) in {None, Kind.COMMA, Kind.CLOSE}


def _side_by_side(stream: Stream) -> Meaning:
    """Terms with nothing between them: `not 15-17 balanced` denies the two together."""
    parts = [_one(stream)]
    while stream.kind() in _SINGLES:
        parts.append(_one(stream))
    return every(parts)


def _one(stream: Stream) -> Meaning:
    return _term(stream) if stream.kind() is Kind.TAG else _single(stream)


def _opposite(meaning: Meaning) -> Meaning:
    return denied(meaning) if is_remark(meaning) else ~meaning


def _term(stream: Stream) -> Meaning:
    token = None if stream.done() else stream.peek()
    try:
        return read_term(stream)
    except MeaningError:
        raise
    except ValueError as error:
        raise stream.complaint(str(error), token) from None
