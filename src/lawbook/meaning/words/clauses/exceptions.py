"""Exceptions from what is told before them: 5+ diamonds unless 4-4-4-1; 16+ unless balanced (17+)."""

from collections.abc import Sequence

from lawbook.meaning.terms.figures import Figure
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
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["excepted", "excepted_shape", "with_instead", "with_remarks"]

_NO_HANDS = {Purpose.NAMED, Purpose.STAYMAN, Purpose.ASKS, Purpose.RELAY}
_HONOURS = {Figure.ACES, Figure.KINGS}


def excepted(
    stream: Stream, rule: Meaning, exception: Meaning, *, before: Sequence[Meaning] = ()
) -> tuple[Meaning, Meaning]:
    """The rule and the exception from it as alternatives, each so far as it reaches.

    Behind lengths and a strength another kind of hand may be an exception from both: 4+ clubs, 11-15, unless 18-19 balanced.
    """
    if isinstance(exception, Tag) and exception.purpose in _NO_HANDS:
        raise stream.complaint("is an exception; say what is so then, as in: 16+ unless balanced (17+)")
    if _is_bare_honour(rule, exception):
        raise stream.complaint("of which suit? Say: queen of hearts")
    if isinstance(rule, Length) and isinstance(exception, Shape):
        return rule, excepted_shape(rule, exception)
    if not isinstance(rule, Amount):
        return rule, exception
    told = exception.parts if type(exception) is And else (exception,)
    hands = [one for one in told if not isinstance(one, Amount)]
    if not hands or not all(isinstance(one, Shaped) for each in hands for one in leaves(each)):
        return rule, exception
    if len(hands) == len(told):
        raise stream.complaint("is an exception; say what is so then, as in: 16+ unless balanced (17+)")
    lengths = any(isinstance(one, Length) for part in before for one in leaves(part))
    if lengths and isinstance(told[0], Amount):
        raise stream.complaint(
            "may be an exception from the last or from all; put or between two kinds of hand"
        )
    return rule & ~every(hands), exception


def _is_bare_honour(rule: Meaning, exception: Meaning) -> bool:
    """Whether an ace or a king behind a short suit that is denied is that suit: no singleton unless an ace or king."""
    honours = all(isinstance(one, Amount) and one.figure in _HONOURS for one in leaves(exception))
    return honours and isinstance(rule, Not) and all(isinstance(one, Length) for one in leaves(rule))


def with_remarks(parts: Sequence[Meaning]) -> list[Meaning]:
    """The parts, the last of them with the remarks that stand behind it: 4+ clubs, natural, unless balanced."""
    last = len(parts) - 1
    while last and is_remark(parts[last]):
        last -= 1
    return [*parts[:last], every(parts[last:])]


def excepted_shape(rule: Meaning, shape: Shape) -> Meaning:
    """The shape; as an exception from a length with a card less in that suit as a rule."""
    if not isinstance(rule, Length):
        return shape
    if shape.in_order or rule.least - 1 not in shape.lengths:
        return shape
    return shape & AboutLength.of(rule.suit, (rule.least - 1, 13), (0, 13))


def _instead(before: Meaning, said: Meaning) -> Meaning | None:
    """A strength, and behind it in brackets another one that takes its place on a condition: 13+ (10+ if short in hearts).

    None where the other one only leaves out hands of the first: 16+ (17+ if balanced).
    """
    if not isinstance(before, Amount) or type(said) is not Or or len(said.parts) != 2:
        return None
    rest, told = said.parts
    other = told.parts[0] if type(told) is And and told.parts else None
    if not isinstance(other, Amount) or other.figure is not before.figure or type(told) is not And:
        return None
    if every(told.parts[1:]) != ~rest:  # no condition
        return None
    inside = before.least <= other.least and other.most <= before.most
    return None if inside else either([before & rest, told])


def with_instead(parts: Sequence[Meaning]) -> list[Meaning]:
    """The parts, each strength that takes the place of the one before it put there: 13+, 10+ if short in hearts."""
    found = list(parts[:1])
    for part in parts[1:]:
        instead = _instead(found[-1], part)
        found[-1:] = [found[-1], part] if instead is None else [instead]
    return found
