"""What is only so on a condition: if balanced 15-17; 3 only with 4=4=3=2."""

from lawbook.meaning.terms.meanings import Meaning, every, is_remark
from lawbook.meaning.words.denials import Read, compatible
from lawbook.meaning.words.lexing import Token
from lawbook.meaning.words.possibly import possible
from lawbook.meaning.words.scoping import implies
from lawbook.meaning.words.stream import Stream
from lawbook.meaning.words.strengths import measured

__all__ = ["given_that", "on_condition"]


def given_that(stream: Stream, single: Read, together: Read) -> Meaning:
    """What is so where the condition before it is fulfilled: if balanced 15-17."""
    condition = single(stream)
    return implies(condition, together(stream))


def on_condition(stream: Stream, word: Token, parts: list[Meaning], together: Read) -> Meaning:
    """The parts, and on what condition they are so; or only so; or what they mean."""
    condition, said = together(stream), every(parts)
    if word.value == "means":
        return implies(said, condition)
    if word.value == "only if":
        told = measured(condition, stream.heard)
        if is_remark(told):
            raise stream.complaint("says nothing of the hand; say when it is so by points or lengths", word)
        return possible(stream, said) & implies(said, told)
    stream.condition = condition if word.value is None else None
    return compatible(stream, [*parts, condition])
