"""The grammar: how the words of a description belong together.

whole     loose [, or loose] ...            5+ clubs, 11-15, or 18-19 balanced
loose     clause [, clause] ...             a comma or semicolon means and
clause    together [or together] ...        or binds closer than a comma
together  single [and single] ...           and, with, or nothing between, binds closest
single    not single · possibly single · usually single · ( whole ) · a term
"""

from collections.abc import Sequence

from lawbook.meaning.terms.meanings import Meaning, Not, Usually, either, every, is_remark, leaves
from lawbook.meaning.terms.shapes import OfShape, Shaped
from lawbook.meaning.words.clauses.conditions import called_elsewhere, given_that, on_condition
from lawbook.meaning.words.clauses.denials import compatible, neither, side_by_side
from lawbook.meaning.words.clauses.denied_bids import lists_bids
from lawbook.meaning.words.clauses.equals import both_longer
from lawbook.meaning.words.clauses.exceptions import excepted, with_instead, with_remarks
from lawbook.meaning.words.clauses.joints import joined_with, refuse_joint
from lawbook.meaning.words.clauses.possibly import (
    in_circumstance,
    is_of_the_possible,
    is_possible,
    may_be_short,
    no_exception,
    only_some,
    possible,
    possible_too,
    shorter_there,
    sometimes,
    told_longer_again,
    told_shorter,
)
from lawbook.meaning.words.clauses.readers import read_term
from lawbook.meaning.words.clauses.scoping import (
    BESIDES,
    SINGLES,
    are_of_one_hand,
    is_length,
    is_of_shape,
    may_be_added,
    may_be_held_together,
    on_conditions,
    opposite,
    or_more,
    taken,
    with_strength,
    without,
)
from lawbook.meaning.words.clauses.strokes import of_one_hand
from lawbook.meaning.words.heard import NOTHING_HEARD, Heard
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.alternatives import denies_two, ends_in_doubt, evened, hands_apart, joined
from lawbook.meaning.words.tokens.circumstances import elsewhere_so
from lawbook.meaning.words.tokens.lexing import Token
from lawbook.meaning.words.tokens.stream import UNLESS, Stream

__all__ = ["read_words"]

NOR = {"nor", "ani"}
_MAY_BE_SO_TOO = SINGLES - {Kind.FIGURE, Kind.PAIR, Kind.FRINGE, Kind.MAY}


def read_words(
    text: str, tokens: Sequence[Token], told: Heard = NOTHING_HEARD, heading: Sequence[Token] = ()
) -> tuple[Meaning, Stream]:
    """The meaning of the words, which stand under these of a heading, and the stream from which they were read."""
    stream = Stream(text, tokens, told, heading)
    if stream.done():
        raise stream.complaint("nothing is described; say for example 15-17 balanced")
    meaning = _whole(stream)
    if not stream.done():
        raise stream.complaint("cannot stand here; put a comma before it, or leave it out")
    return meaning, stream


def _whole(stream: Stream) -> Meaning:
    if stream.at == 0 and not stream.writes(UNLESS):
        stream.take(Kind.OR)  # either this or that
    parts, conditions = [_loose(stream)], [taken(stream)]
    while stream.kind() is Kind.COMMA and stream.kind(1) is Kind.OR:
        stream.at += 2
        or_word = stream.taken()
        stream.joint()
        unless, besides = stream.before() in UNLESS, stream.before() in BESIDES
        parts.append(_loose(stream, alternative=True))
        if unless:
            parts[-2:] = excepted(stream, *parts[-2:])
        if besides and (both := elsewhere_so(*parts[-2:])) is not None:
            parts[-2:] = [both]
            continue
        otherwise, besides = besides, besides and not any(conditions)
        if besides and (may_be_added(*parts[-2:]) or any(map(is_possible, leaves(parts[-2])))):
            raise stream.complaint("may mean and or or; write which", or_word)
        conditions.append(taken(stream))
        if otherwise and conditions[-2] and not conditions[-1]:
            parts[-1] = without(parts[-1], conditions[-2])
    if len(parts) == 1:
        return on_conditions(parts, conditions)
    parts, strength = with_strength(parts, apart=besides)
    return every([on_conditions(parts, conditions), *strength])


def _loose(stream: Stream, *, alternative: bool = False) -> Meaning:
    """What commas join; the condition of an alternative belongs to the whole of it: or 3 if 4-4-3-2, 12-20."""
    stream.take(Kind.COMMA)
    parts = [_clause(stream)]
    held = taken(stream) if alternative else None
    while stream.kind() is Kind.COMMA and (stream.kind(1) is not Kind.OR or stream.writes_next(UNLESS)):
        parts[-1] = on_conditions(parts[-1:], [taken(stream)])
        if stream.writes_next(UNLESS):
            stream.at += 2
            parts = with_remarks(parts)
            parts[-1] = either(excepted(stream, parts[-1], _clause(stream), before=parts[:-1]))
            continue
        stream.next()
        if lists_bids(stream, parts[-1]):
            raise stream.complaint("may be denied too or not; put a comma, or repeat the denial")
        stream.take(Kind.AND)
        if stream.kind() in SINGLES | {Kind.IF}:
            parts.append(_clause(stream))
            if stream.heard.notrump:
                parts = possible_too(stream, parts)
            if (stream.kind(), stream.kind(1)) != (Kind.COMMA, Kind.OR):
                parts[-1] = on_conditions(parts[-1:], [taken(stream)])
    stream.condition = stream.condition or held
    if ends_in_doubt(parts):
        raise stream.complaint("may belong to the last strength or to all; say it with each")
    parts = shorter_there(stream, with_instead(parts))
    if told_longer_again(parts):
        raise stream.complaint("may be points or cards; write 5+ points or 5+ cards")
    if told_shorter(parts):
        raise stream.complaint("may mean and or or; write which")
    apart = hands_apart(parts)
    return joined(parts) if apart is None else apart


def _clause(stream: Stream) -> Meaning:
    first, strokes = stream.at, list[bool]()
    parts, conditions = [_together(stream)], [taken(stream)]
    while or_word := stream.take(Kind.OR):
        strokes.append(stream.before() == "/")
        stream.joint()
        if stream.before() in NOR and isinstance(parts[-1], Not):
            parts[-1] &= opposite(or_more(_together(stream)))
            continue
        if stream.before() in NOR:
            raise stream.complaint("should stand after no or neither", or_word)
        slash, unless = stream.before() == "/", stream.before() in UNLESS
        parts.append(_together(stream))
        if unless:
            parts[-2:] = excepted(stream, *parts[-2:])
        conditions.append(taken(stream))
        if slash and len(parts) == 2 and are_of_one_hand(*parts) and not any(conditions):
            parts, conditions = [every(parts)], [None]
        elif slash and may_be_held_together(*parts[-2:]):
            raise stream.complaint("may mean and or or; write which", or_word)
    if len(parts) == 1:
        stream.condition = conditions[0]
        return parts[0]
    if (both := of_one_hand(stream, parts, strokes, conditions, first)) is not None:
        return both
    if first and is_possible(parts[-1]) and all(map(is_of_shape, parts[:-1])):
        return possible(stream, either([*parts[:-1], stream.possible.pop()]))  # 5M or 6m possible
    whole = any(conditions) or (stream.brackets_since(first) and not denies_two(parts))
    return on_conditions(parts if whole else evened(parts), conditions)


def _together(stream: Stream) -> Meaning:
    given = stream.take(Kind.AND) is not None or stream.before_is(Kind.AND)
    if stream.take(Kind.IF):
        return given_that(stream, _single, _together)
    if given and (not_held := called_elsewhere(stream, _single)) is not None:
        return not_held
    first = began = stream.at
    parts = [_single(stream)]
    while (joined := stream.take(Kind.AND)) or stream.kind() in SINGLES:
        stream.joint(taken=joined is not None)
        if joined:
            refuse_joint(stream, joined, parts[-1])
        exactly = stream.kind_of(began) is Kind.LIMIT
        at_least = joined and stream.since(began) is Kind.LIMIT and is_length(parts[-1])
        began, beside = stream.at, joined_with(stream)
        found = _single(stream)
        if is_possible(parts[-1]) and is_of_the_possible(found, beside=beside):
            parts[-1] = possible(stream, stream.possible.pop() & found)
            continue
        found = or_more(found) if at_least and stream.kind_of(began) is Kind.NUMBER else found
        if joined and stream.heard.notrump and stream.before_is(Kind.POSSIBLE) and is_of_shape(parts[-1]):
            parts[-1] = possible(stream, parts[-1])  # five-card majors and six-card minors possible
        denies = stream.kind_of(began) in {Kind.NOT, Kind.NEITHER}  # a five-card major ok but no singleton
        if joined and is_possible(parts[-1]) and not (is_remark(found) or denies):
            found = possible(stream, found)
        parts = both_longer(parts, found, exactly=exactly) if joined else [*parts, found]
    if word := stream.take(Kind.IF):
        return on_condition(stream, word, parts, _together)
    parts = only_some(stream, parts, first)
    return in_circumstance(stream, compatible(stream, with_instead(parts)), first, given=given)


def _single(stream: Stream) -> Meaning:
    with stream.inside():
        return _as_it_begins(stream)


def _as_it_begins(stream: Stream) -> Meaning:
    match stream.kind():
        case Kind.NOT | Kind.NEITHER if stream.kind(1) in {Kind.NOT, Kind.NEITHER}:
            raise stream.complaint("denies a denial; say it plainly")
        case Kind.NOT:
            stream.next()
            bare = stream.kind() is Kind.NUMBER
            denied_too = side_by_side(stream, _part)
            return opposite(or_more(denied_too) if bare else denied_too)
        case Kind.OUTSIDE:
            stream.next()
            return ~_part(stream)
        case Kind.NEITHER:
            stream.next()
            return neither(stream, _part)
        case Kind.MAY:
            stream.next()
            return may_be_short(stream) or _maybe(stream)
        case Kind.INCLUDING:
            stream.next()
            return _included(stream)
        case Kind.USUALLY:
            stream.next()
            return Usually((_single(stream),))
        case Kind.OPEN:
            return sometimes(stream, _single) if stream.tells_circumstance() else _in_brackets(stream)
        case Kind.TAG:
            said = _purposes(stream)
            return said if is_remark(said) else _qualified(stream, said)  # a strong five-card suit possible
        case _:
            return _qualified(stream, read_term(stream))


def _in_brackets(stream: Stream) -> Meaning:
    stream.next()
    whole = _whole(stream)
    stream.need(Kind.CLOSE, "a bracket is not closed" if stream.done() else "cannot stand in brackets")
    return whole


def _qualified(stream: Stream, said: Meaning) -> Meaning:
    """The term, or what a word behind it leaves of it: a five-card major possible; six hearts as a rule."""
    if (stream.kind(), stream.kind(1)) == (Kind.NOT, Kind.PROMISED):
        stream.at += 2
        return possible(stream, said)
    last = stream.kind(1) in {None, Kind.COMMA, Kind.CLOSE}
    if stream.kind() is Kind.PROMISED and not stream.denying:
        stream.next()
    stream.take_permission()  # no five-card major allowed
    if stream.take(Kind.POSSIBLE) or (last and stream.take(Kind.MAY)):
        return possible(stream, said)
    last = last or stream.kind(1) is Kind.AND  # six hearts as a rule and a full opening
    return Usually((said,)) if last and stream.take(Kind.USUALLY) else said


def _included(stream: Stream) -> Meaning:
    """What belongs to balanced hands as well, what the hand has, or a shape that is one of several."""
    notrump = stream.speaks_of(Kind.PATTERN) or stream.heard.notrump
    stream.maybe = notrump
    said = _single(stream)
    stream.maybe = False
    if not all(isinstance(one, OfShape) for one in leaves(said)):
        return said
    return possible(stream, said) if notrump else Usually((said,))


def _maybe(stream: Stream) -> Meaning:
    """What may be so: alternatives too, and what stands in brackets behind it."""
    if (said := no_exception(stream, _single)) is not None:
        return said
    stream.maybe = True
    stream.take(Kind.AND)  # possibly with
    parts = [_single(stream)]
    while stream.kind() is Kind.OR and stream.kind(1) in _MAY_BE_SO_TOO:
        stream.next()
        parts.append(_single(stream))
    said = either(parts)
    if stream.kind() is Kind.AND and stream.kind(1) in {Kind.SHAPE, Kind.SHORT}:
        stream.next()
        said &= _single(stream)
    denied = isinstance(said, Shaped) and stream.kind() in {Kind.NOT, Kind.NEITHER}
    if stream.kind() is Kind.OPEN or denied:  # may be balanced without a five-card major
        said &= _single(stream)
    if stream.kind() is Kind.IF and stream.value() != "only if":
        stream.next()
        said &= _single(stream)
    stream.maybe = False
    return possible(stream, said)


def _purposes(stream: Stream) -> Meaning:
    """A purpose, or several of which one is meant: sign-off or invitational."""
    parts = [read_term(stream)]
    while (stream.kind(), stream.kind(1)) == (Kind.OR, Kind.TAG) and not _goes_on(stream):
        stream.next()
        parts.append(read_term(stream))
    return either(parts)


def _goes_on(stream: Stream) -> bool:
    """Whether the purpose behind `or` has more beside it, so that it begins an alternative: or invitational+ with a fit."""
    return stream.kind(2 + (stream.kind(2) is Kind.ONWARDS)) in SINGLES | {Kind.AND}


def _part(stream: Stream) -> Meaning:
    """A part of what is denied: of several purposes only the first."""
    return read_term(stream) if stream.kind() is Kind.TAG else _single(stream)
