"""Exceptions from what is told before them: 5+ diamonds unless 4-4-4-1; 16+ unless balanced (17+)."""

from lawbook.meaning.terms.meanings import Amount, And, Meaning, every, leaves
from lawbook.meaning.terms.shapes import AboutLength, Length, Shape, Shaped
from lawbook.meaning.words.stream import Stream

__all__ = ["excepted"]


def excepted(stream: Stream, rule: Meaning, exception: Meaning) -> tuple[Meaning, Meaning]:
    """The rule and the exception from it as alternatives, each so far as it reaches."""
    if isinstance(rule, Length) and isinstance(exception, Shape):
        return rule, _a_card_less(rule, exception)
    if not isinstance(rule, Amount):
        return rule, exception
    told = exception.parts if type(exception) is And else (exception,)
    hands = [one for one in told if not isinstance(one, Amount)]
    if not hands or not all(isinstance(one, Shaped) for each in hands for one in leaves(each)):
        return rule, exception
    if len(hands) == len(told):
        raise stream.complaint("is an exception; say what is so then, as in: 16+ unless balanced (17+)")
    return rule & ~every(hands), exception


def _a_card_less(rule: Length, shape: Shape) -> Meaning:
    """The shape, with a card less in that suit as a rule."""
    if shape.in_order or rule.least - 1 not in shape.lengths:
        return shape
    return shape & AboutLength.of(rule.suit, (rule.least - 1, 13), (0, 13))
