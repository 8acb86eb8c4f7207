"""What is only so on a condition: if balanced 15-17; 3 only with 4=4=3=2."""

from collections.abc import Sequence

from lawbook.meaning.terms.meanings import Meaning, Tag, Usually, every, is_remark, leaves
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.shapes import Length, TwoSuits
from lawbook.meaning.words.clauses.denials import Read, compatible
from lawbook.meaning.words.clauses.possibly import is_possible, possible
from lawbook.meaning.words.clauses.scoping import implies, is_length, opposite
from lawbook.meaning.words.lexicon.strengths import measured
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.lexing import Token
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["called_elsewhere", "given_that", "on_condition"]

_INVITING = {Purpose.INVITATIONAL, Purpose.GAME_TRY, Purpose.SLAM_TRY, Purpose.ASKS, Purpose.ASKS_FOR}
_LENGTH_ENDS = {Kind.NUMBER, Kind.SUITS, Kind.CARDS, Kind.ONWARDS}
"""With these a length ends that is told before the comma."""


def given_that(stream: Stream, single: Read, together: Read) -> Meaning:
    """What is so where the condition before it is fulfilled: if balanced 15-17."""
    if (not_held := called_elsewhere(stream, single)) is not None:
        return not_held
    condition = single(stream)
    return implies(condition, together(stream))


def called_elsewhere(stream: Stream, single: Read) -> Meaning | None:
    """What is denied since another call is made with it: with 5-5 in the majors we open one spade."""
    if not stream.calls_elsewhere():
        return None
    stream.denying = True
    parts = [single(stream)]
    while stream.take(Kind.ELSEWHERE) is None:
        stream.take(Kind.AND)
        parts.append(single(stream))
    stream.denying = False
    denied = opposite(every(parts))
    untold = any(isinstance(one, TwoSuits) for part in parts for one in leaves(part))
    return Usually((denied,)) if untold else denied  # with 5-5 we open 1S: of which suits is not told


def on_condition(stream: Stream, word: Token, parts: list[Meaning], together: Read) -> Meaning:
    """The parts, and on what condition they are so; or only so; or what they mean."""
    exception = word.value is None and _is_exception(stream, parts)
    stricter = exception and _is_stricter(stream)
    of_other = stream.skips()
    condition, said = together(stream), every(parts)
    if word.value is None and of_other and _is_of_partner(condition, parts):
        return said
    if stricter:
        return implies(measured(condition, stream.heard), said)
    if exception:
        return possible(stream, said & condition)
    if word.value is None and is_possible(said) and not is_remark(condition):
        return possible(stream, stream.possible.pop() & condition)
    if word.value == "means":
        return implies(said, condition)
    if word.value == "only if":
        return _only_if(stream, word, said, condition)
    stream.condition = condition if word.value is None else None
    return compatible(stream, [*parts, condition])


def _only_if(stream: Stream, word: Token, said: Meaning, condition: Meaning) -> Meaning:
    """What may be so on a condition, and on no other: a four-card major only if 4333."""
    told, maybe = measured(condition, stream.heard), is_possible(said)
    said = stream.possible.pop() if maybe else said
    if is_remark(told) and maybe:
        return possible(stream, said & told)
    if is_remark(told):
        raise stream.complaint("says nothing of the hand; say when it is so by points or lengths", word)
    told_short = {stream.kind_of(at) for at in range(stream.at)} & {Kind.SHORT, Kind.SUITS} == {Kind.SHORT}
    if isinstance(said, Length) and told_short and said.suit is stream.heard.own:
        return Length(said.suit, said.least) & implies(said, told)  # else it is longer
    return possible(stream, said) & implies(said, told)


def _is_of_partner(condition: Meaning, parts: Sequence[Meaning]) -> bool:
    """Whether the condition is on the hand of partner, who is asked to go on: bid game if I'm not minimum."""
    invites = any(isinstance(one, Tag) and one.purpose in _INVITING for part in parts for one in leaves(part))
    return invites and isinstance(condition, Tag) and condition.purpose is Purpose.JUDGED


def _is_stricter(stream: Stream) -> bool:
    """Whether the length on a condition is longer than that before it: 4+ diamonds (5+ if balanced)."""
    numbers = [at for at in range(stream.at - 1) if stream.kind_of(at) is Kind.NUMBER]
    if len(numbers) < 2:
        return False
    before, said = (stream.value(at - stream.at)[0] for at in numbers[-2:])
    return bool(said > before) and stream.kind_of(numbers[-2] + 1) in _LENGTH_ENDS


def _is_exception(stream: Stream, parts: Sequence[Meaning]) -> bool:
    """Whether a bare length stands before the condition, in brackets or behind a comma after another length: 4+ diamonds (3 if 4=4=3=2)."""
    number = stream.at - 2 - (stream.kind_before(stream.at - 1) is Kind.CARDS)
    bare = number > 0 and stream.kind_of(number) is Kind.NUMBER
    opens = stream.kind_before(number)
    told = (
        opens is Kind.COMMA and stream.kind() is Kind.SHAPE and stream.kind_before(number - 1) in _LENGTH_ENDS
    )
    return bare and (opens is Kind.OPEN or told) and all(map(is_length, parts))
