"""Reading: from the words of a description to its meaning.

whole     loose [, or loose] ...            5+ clubs, 11-15, or 18-19 balanced
loose     clause [, clause] ...             a comma or semicolon means and
clause    together [or together] ...        or binds closer than a comma
together  single [and single] ...           and, with, or nothing between, binds closest
single    not single · possibly single · ( whole ) · a term
"""

import re

from lawbook.meaning.completing import completed
from lawbook.meaning.error import MeaningError
from lawbook.meaning.lexing import tokens_of
from lawbook.meaning.purposes import Purpose
from lawbook.meaning.readers import TERM_KINDS, read_term
from lawbook.meaning.remarks import denied
from lawbook.meaning.stream import Stream
from lawbook.meaning.terms import And, Meaning, Or, Tag, either, every, is_remark
from lawbook.meaning.vocabulary import Kind

__all__ = ["parse_meaning"]

_LABEL = re.compile(r"\s*(?P<label>[^\"();:,]*?)\s*(?P<mark>:|--)\s*(?=\S)")
_SINGLES = TERM_KINDS | {Kind.NOT, Kind.NEITHER, Kind.OUTSIDE, Kind.MAY, Kind.OPEN}


def parse_meaning(text: str, language: str = "en") -> Meaning:
    """The meaning that the words describe.

    >>> print(parse_meaning("Weak two: 6 spades, 5-10 HCP"))
    weak two, 6 spades, 5-10 points
    >>> print(parse_meaning("5+ kierów lub zrównoważona, 11-21", "pl"))
    (5+ hearts or balanced), 11-21 points
    """
    label = _LABEL.match(text)
    titles = [_title(label["label"], language)] if label and label["label"] else []
    return completed(every([*titles, _read(text, language, label.end() if label else 0)]))


def _title(label: str, language: str) -> Meaning:
    """What a heading says: a purpose if it is one, else the name of the call."""
    try:
        read = _read(label, language)
    except MeaningError:
        return Tag(Purpose.NAMED, label)
    return read if is_remark(read) else Tag(Purpose.NAMED, label)


def _read(text: str, language: str, start: int = 0) -> Meaning:
    stream = Stream(text, list(tokens_of(text, language, start)))
    if stream.done():
        raise stream.complaint("nothing is described; say for example 15-17 balanced")
    meaning = _whole(stream)
    if not stream.done():
        raise stream.complaint("cannot stand here; put a comma before it, or leave it out")
    return meaning


def _whole(stream: Stream) -> Meaning:
    parts = [_loose(stream)]
    while stream.kind() is Kind.COMMA and stream.kind(1) is Kind.OR:
        stream.at += 2
        parts.append(_loose(stream))
    return either(parts)


def _loose(stream: Stream) -> Meaning:
    stream.take(Kind.COMMA)
    parts = [_clause(stream)]
    while stream.kind() is Kind.COMMA and stream.kind(1) is not Kind.OR:
        stream.next()
        stream.take(Kind.AND)
        if stream.kind() in _SINGLES:
            parts.append(_clause(stream))
    return every(parts)


def _clause(stream: Stream) -> Meaning:
    parts = [_together(stream)]
    while stream.take(Kind.OR):
        parts.append(_together(stream))
    return either(parts)


def _together(stream: Stream) -> Meaning:
    stream.take(Kind.AND)
    parts = [_single(stream)]
    while (joined := stream.take(Kind.AND)) or stream.kind() in _SINGLES:
        if joined and joined.said == "+" and stream.kind() not in _SINGLES:
            continue  # invitational+
        parts.append(_single(stream))
    return every(parts)


def _single(stream: Stream) -> Meaning:
    match stream.kind():
        case Kind.NOT:
            stream.next()
            return _opposite(_side_by_side(stream))
        case Kind.OUTSIDE:
            stream.next()
            return ~_single(stream)
        case Kind.NEITHER:
            stream.next()
            return _neither(stream)
        case Kind.MAY:
            stream.next()
            said = _single(stream)
            return Tag(Purpose.POSSIBLE, f"({said})" if isinstance(said, And | Or) else str(said))
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
            return _term(stream)


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
    while stream.kind() is Kind.OR and stream.kind(1) in _SINGLES:
        stream.next()
        parts.append(_side_by_side(stream))
    stream.denying = False
    return _opposite(either(parts))


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
