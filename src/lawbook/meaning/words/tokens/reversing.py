"""Two lengths either way: five spades and four hearts or vice versa."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.token import Token

__all__ = ["either_way"]

_BETWEEN = {Kind.AND, Kind.CARDS, Kind.IN, Kind.ONWARDS, Kind.SUITS, Kind.NUMBER}


def either_way(tokens: Sequence[Token]) -> list[Token]:
    """The words, with the lengths that are told either way as two alternatives in brackets."""
    words = list(tokens)
    for at in range(len(words) - 1, 0, -1):
        if words[at].kind is Kind.REVERSED and words[at - 1].kind is Kind.OR:
            end = at - 1 - (words[at - 2].kind is Kind.COMMA)
            told = words[_begins(words, end) : end]
            if told and (other := _exchanged(told)):
                words[end - len(told) : at + 1] = [*_bracketed(told), words[at - 1], *_bracketed(other)]
    return words


def _begins(words: Sequence[Token], end: int) -> int:
    """Where the two lengths begin that end here."""
    first = end
    while first and words[first - 1].kind in _BETWEEN:
        first -= 1
    while first < end and words[first].kind is not Kind.NUMBER:
        first += 1
    return first


def _exchanged(told: Sequence[Token]) -> list[Token] | None:
    """The same suits with each other's length; None where there are not two suits, each behind its number."""
    kinds = [token.kind for token in told if token.kind in {Kind.NUMBER, Kind.SUITS}]
    if kinds != [Kind.NUMBER, Kind.SUITS] * 2 or [token.kind for token in told].count(Kind.AND) != 1:
        return None
    one, other = (at for at, token in enumerate(told) if token.kind is Kind.NUMBER)
    if told[one].value == told[other].value:
        return None
    found = list(told)
    found[one], found[other] = (
        replace(told[to], value=told[of].value, said=told[of].said) for to, of in ((one, other), (other, one))
    )
    return found


def _bracketed(told: Sequence[Token]) -> Iterator[Token]:
    yield Token(Kind.OPEN, None, "(", told[0].start, told[0].start)
    yield from told
    yield Token(Kind.CLOSE, None, ")", told[-1].end, told[-1].end)
