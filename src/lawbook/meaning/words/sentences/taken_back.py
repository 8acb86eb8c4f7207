"""What a speaker takes back: up to seven - no, sorry, up to six. Only what he says instead counts."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.token import Token

__all__ = ["without_what_is_taken_back"]

_ENDS = {Kind.COMMA, Kind.OPEN, Kind.CLOSE}
_TELLING = {Kind.SUITS, Kind.FIGURE}
"""Words by which one of several parts is known to be the one that is said anew."""


def without_what_is_taken_back(text: str, tokens: Sequence[Token]) -> list[Token]:
    """The words, each correction in the place of what it takes back.

    Raises MeaningError where it does not show what that is.
    """
    words = list(tokens)
    while (
        mark := next((at for at, word in enumerate(words) if word.kind is Kind.TAKES_BACK), None)
    ) is not None:
        begin, end = _begin(words, mark), _end(words, mark + 1)
        told = _told_anew(words[begin:mark], words[mark + 1 : end])
        if told is None:
            word = words[mark]
            raise MeaningError(
                text, word.start, word.end, "takes something back; say only what is meant, in full"
            )
        words[begin:end] = told
    return words


def _begin(words: Sequence[Token], mark: int) -> int:
    """Where the part begins that stands before the correction."""
    before = (at + 1 for at in range(mark - 2, -1, -1) if words[at].kind in _ENDS)
    return next(before, 0)


def _end(words: Sequence[Token], first: int) -> int:
    """Where the part ends with which the correction begins."""
    return next((at for at in range(first, len(words)) if words[at].kind in _ENDS), len(words))


def _told_anew(said: Sequence[Token], instead: Sequence[Token]) -> list[Token] | None:
    """The part with what is said instead; None where several words may be meant, or none."""
    if (end := _other_end(said, instead)) is not None:
        return end
    kinds = [word.kind for word in instead]
    alike = [
        at
        for at in range(len(said) - len(kinds) + 1)
        if kinds and [word.kind for word in said[at : at + len(kinds)]] == kinds
    ]
    if len(alike) > 1:
        alike = [at for at in alike if set(_named(said[at : at + len(kinds)])) & set(_named(instead))]
    if len(alike) != 1:
        return None
    return [*said[: alike[0]], *instead, *said[alike[0] + len(kinds) :]]


def _named(words: Sequence[Token]) -> Iterator[str]:
    return (word.said for word in words if word.kind in _TELLING)


def _other_end(said: Sequence[Token], instead: Sequence[Token]) -> list[Token] | None:
    """The range of which only one end is said anew: 20 to 22 - no, to 21."""
    places = [at for at, word in enumerate(said) if word.kind is Kind.PAIR]
    if len(places) != 1 or [word.kind for word in instead] != [Kind.LIMIT, Kind.NUMBER]:
        return None
    pair, number = said[places[0]], instead[1].value[0]
    ends = {"most": (pair.value[0], number), "least": (number, pair.value[1])}.get(instead[0].value)
    if ends is None or ends[0] > ends[1]:
        return None
    return [*said[: places[0]], replace(pair, value=ends), *said[places[0] + 1 :]]
