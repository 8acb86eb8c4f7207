"""What is told in brackets behind alternatives or a denial, and is so of the whole, as behind a comma."""

from collections.abc import Sequence
from dataclasses import replace

from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.openness import STRENGTHS
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.token import Token

__all__ = ["apart", "unbracketed"]

_REACHING = {Kind.OR, Kind.NOT, Kind.NEITHER}
"""With these a bracket might belong to the last part alone."""
_SHAPES = {Kind.PATTERN, Kind.UNBALANCED}
_NUMBERS = {Kind.PAIR, Kind.FRINGE}
_STRENGTHS = STRENGTHS - {Purpose.VALUES, Purpose.EXTRAS}
_LEAST = 8
"""A range that goes so far is one of points."""


def apart(tokens: Sequence[Token]) -> list[Token]:
    """The words, with what ends its clause in brackets between commas: 6 hearts or 6 spades (5-9); no major (balanced).

    Each alternative keeps its own where two of them tell one, and so does what is only possible or a condition
    beside another strength.
    """
    found: list[Token] = []
    for place, token in enumerate(tokens):
        if token.kind is Kind.CLOSE and _ends(tokens, place) and (inside := _inside(found)):
            before = found[: -len(inside) - 1]
            if (first := _ranges_before(before)) is not None:
                found = [*before[:first], *_held_together(before[first:]), *found[len(before) :], token]
                continue
            if _is_of_the_whole(inside, _clause(before), elsewhere=[*before, *tokens[place + 1 :]]):
                comma = Token(Kind.COMMA, None, ",", found[-len(inside) - 1].start, found[-len(inside)].start)
                found = [*before, comma, *inside]
                continue
        found.append(token)
    return found


def unbracketed(tokens: Sequence[Token]) -> list[Token]:
    """The words, without brackets around a word for more: 5 (or more) spades; 4(+) hearts."""
    found: list[Token] = []
    for place, token in enumerate(tokens):
        before, behind = tokens[max(place - 1, 0)].kind, tokens[place + 1 : place + 2]
        if [before, *(each.kind for each in behind)] == [Kind.OPEN, Kind.CLOSE] and _is_onwards(token):
            found[-1:] = [replace(token, kind=Kind.ONWARDS, value=token.value or "least", said="or more")]
        elif token.kind is not Kind.CLOSE or not place or not _closes(tokens, place):
            found.append(token)
    return found


def _is_onwards(token: Token) -> bool:
    return token.kind is Kind.ONWARDS or (token.kind is Kind.AND and token.said == "+")


def _closes(tokens: Sequence[Token], place: int) -> bool:
    return place > 1 and tokens[place - 2].kind is Kind.OPEN and _is_onwards(tokens[place - 1])


def _inside(found: Sequence[Token]) -> Sequence[Token]:
    """What was read since the last bracket began."""
    opened = max((place for place, token in enumerate(found) if token.kind is Kind.OPEN), default=None)
    return () if opened is None else found[opened + 1 :]


def _ranges_before(before: Sequence[Token]) -> int | None:
    """Where several strengths of one kind of shape begin, with which these words end: 11-14/18-19 balanced (2+ clubs)."""
    place = len(before) - 1
    if place < 1 or before[place].kind is not Kind.PATTERN:
        return None
    strengths = 0
    while place > 0 and _is_range(before[place - 1]):
        strengths, place = strengths + 1, place - 1
        if place < 1 or before[place - 1].kind is not Kind.OR:
            break
        place -= 1
    first = place + (before[place].kind is Kind.OR)
    return first if strengths > 1 else None


def _held_together(words: Sequence[Token]) -> list[Token]:
    """The words in brackets of their own."""
    first, last = words[0].start, words[-1].end
    return [Token(Kind.OPEN, None, "(", first, first), *words, Token(Kind.CLOSE, None, ")", last, last)]


def _clause(before: Sequence[Token]) -> Sequence[Token]:
    """What was read since the last comma."""
    comma = max((place for place, token in enumerate(before) if token.kind is Kind.COMMA), default=-1)
    return before[comma + 1 :]


def _is_of_the_whole(inside: Sequence[Token], clause: Sequence[Token], *, elsewhere: Sequence[Token]) -> bool:
    """Whether brackets tell a strength behind alternatives or a denial, or a kind of shape behind a denial.

    So they do behind what is possible or a condition, if nothing else tells a strength: may have four hearts (6-9).
    """
    kinds = {each.kind for each in clause}
    if kinds & {Kind.MAY, Kind.IF} and _is_strength(inside):
        return not any(map(_tells_strength, elsewhere))
    if _keeps_its_own(clause) or not kinds & _REACHING:
        return False
    shape = len(inside) == 1 and inside[0].kind in _SHAPES and Kind.OR not in kinds
    return shape or _is_strength(inside)


def _ends(tokens: Sequence[Token], place: int) -> bool:
    return place + 1 == len(tokens) or tokens[place + 1].kind is Kind.COMMA


def _is_strength(inside: Sequence[Token]) -> bool:
    """Whether it is a range of points, and nothing else."""
    if inside and inside[0].kind is Kind.LIMIT and inside[0].value in {"least", "most", "below"}:
        return len(inside) > 1 and _is_strength([*inside[1:]])
    if not inside or inside[0].kind not in _NUMBERS | {Kind.NUMBER}:
        return False
    points = len(inside) > 1 and inside[-1].kind is Kind.FIGURE and inside[-1].value is Figure.POINTS
    rest = inside[1 : -1 if points else len(inside)]
    return all(each.kind is Kind.ONWARDS for each in rest) and (points or _is_range(inside[0]))


def _tells_strength(token: Token) -> bool:
    points = token.kind is Kind.FIGURE or (token.kind is Kind.TAG and token.value in _STRENGTHS)
    return points or token.kind in {Kind.OPEN, Kind.JUDGED, Kind.WHOLE, Kind.NAME} or _is_range(token)


def _is_range(token: Token) -> bool:
    if token.kind is Kind.NUMBER:
        return bool(token.value[0] >= _LEAST)
    return token.kind is Kind.FRINGE or (token.kind is Kind.PAIR and token.value[1] >= _LEAST)


def _keeps_its_own(clause: Sequence[Token]) -> bool:
    """Whether another strength, a possibility or a condition stands in the clause."""
    kinds = {each.kind for each in clause}
    return bool(kinds & {Kind.MAY, Kind.POSSIBLE, Kind.IF, Kind.FIGURE, Kind.OPEN}) or any(
        map(_is_range, clause)
    )
