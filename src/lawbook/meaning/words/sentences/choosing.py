"""Strengths to choose from behind the suits that all of them have: both minors, either weak, or strong."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import Amount
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.heard import Heard
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.lexing import says_any_shape
from lawbook.meaning.words.tokens.said_numbers import ENDS, form, kind
from lawbook.meaning.words.tokens.token import Token

__all__ = ["or_something", "strengths_together"]

_LONGEST = 8
_STRONG = 18
"""With so many points or more another opening hand may be meant: 2D with both majors, 6-10, or 22+."""
_ANY_STRENGTH = Amount(Figure.POINTS, 0, Figure.POINTS.top)
_FIGURES = {Kind.NUMBER, Kind.PAIR, Kind.FRINGE}
_WORDS = {Purpose.WEAK, Purpose.STRONG}
_BESIDE = {Kind.LIMIT, Kind.ONWARDS, Kind.FIGURE, Kind.JUDGED, Kind.DEGREE}
_OF_ALL = {Purpose.NATURAL, Purpose.SUPPORT, Purpose.RAISE, Purpose.TRANSFER, Purpose.SPLINTER}


def strengths_together(text: str, words: Sequence[Token], told: Heard) -> list[Token]:
    """The words, with nothing but `or` between such strengths.

    An opening of one, or what says `any`, may be any hand with the last of them.
    """
    found = list(words)
    if (told.opens and told.call[:1] == "1") or says_any_shape(text):
        return found
    for at in range(len(words) - 2, 0, -1):
        if found[at].kind is not Kind.OR:
            continue
        if found[at + 1].value == _ANY_STRENGTH and _tells_suits_only(found[:at]):
            found[at] = replace(found[at], kind=Kind.COMMA, said=",")  # both minors or weak or strong
        last = _part(found, at + 1)
        if not _only_strength(last) or (told.opens and max(map(_least, last)) >= _STRONG):
            continue
        comma = found[at - 1].kind is Kind.COMMA
        first = at - comma
        while first and _is_of_strength(found[first - 1]):
            first -= 1
        either = first > 0 and found[first - 1].kind is Kind.OR
        before = first - either
        if not (comma or either) or not _only_strength(found[first : at - comma]):
            continue
        parted = before > 1 and found[before - 1].kind is Kind.COMMA
        if (
            _tells_suits_only(found[: before - parted])
            if before
            else _tells_suits_only(_behind(found, at + 1))
        ):
            sign = [replace(found[at], kind=Kind.COMMA, said=",")] if before and not parted else []
            found[before : at + 1] = [*sign, *found[first : at - comma], found[at]]
    return found


def or_something(text: str, words: Sequence[Token], _: Heard) -> Iterator[Token]:
    """The words, with an alternative where something is told of it: or something strong; but not six hearts or something."""
    for at, word in enumerate(words):
        hedge = word.kind is Kind.USUALLY and form("or_something").fullmatch(text, word.start, word.end)
        yield replace(word, kind=Kind.OR, said="or") if hedge and kind(words, at + 1) not in ENDS else word


def _part(words: Sequence[Token], first: int) -> Sequence[Token]:
    """The words up to the next comma."""
    last = next((at for at in range(first, len(words)) if words[at].kind is Kind.COMMA), len(words))
    return words[first:last]


def _behind(words: Sequence[Token], first: int) -> Sequence[Token]:
    """The words behind that part."""
    return words[first + len(_part(words, first)) + 1 :]


def _only_strength(part: Sequence[Token]) -> bool:
    return any(map(_tells_strength, part)) and all(map(_is_of_strength, part))


def _is_of_strength(word: Token) -> bool:
    return _tells_strength(word) or word.kind in _BESIDE


def _tells_strength(word: Token) -> bool:
    """Whether it is a word of strength, or a number of points."""
    if word.kind not in _FIGURES:
        return word.kind is Kind.TAG and word.value in _WORDS
    most = word.value[0][1] if word.kind is Kind.FRINGE else word.value[1]
    least = _least(word)
    return bool(least > _LONGEST or _LONGEST < most < least + _LONGEST)


def _least(word: Token) -> int:
    """How many points a number tells at least."""
    return 0 if word.kind not in _FIGURES else word.value[0][0] if word.kind is Kind.FRINGE else word.value[0]


def _tells_suits_only(words: Sequence[Token]) -> bool:
    """Whether suits are told, and no strength."""
    suits = any(
        word.kind is Kind.SUITS or (word.kind is Kind.TAG and word.value in _OF_ALL) for word in words
    )
    return suits and not any(_tells_strength(word) or word.kind is Kind.FIGURE for word in words)
