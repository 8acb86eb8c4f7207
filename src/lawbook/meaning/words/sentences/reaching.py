"""How far a denial and a possibility reach in a spoken sentence: it may have five, but not six; it may be two, but then it is balanced."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from lawbook.meaning.words.heard import Heard
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.in_turn import Step, in_turn
from lawbook.meaning.words.tokens.said_numbers import form, kind
from lawbook.meaning.words.tokens.token import Token

__all__ = ["within_reach"]

_DENIALS = {Kind.NOT, Kind.NEITHER}
_PARTS = {Kind.COMMA, Kind.OPEN, Kind.CLOSE}
_NOR = {"ani", "nor"}
_BUT = {"but", "ale", "men"}
_ONLY = {"only", "just", "tylko", "jedynie", "bare", "kun"}


def within_reach(text: str, tokens: Sequence[Token], _told: Heard) -> list[Token]:
    """The words, with a sign where a denial or a possibility ends, or is taken up again."""
    return in_turn(_STEPS, tokens, before=(text,))


def _but_not(text: str, words: Sequence[Token]) -> Iterator[Token]:
    """With a comma before what is denied behind what is possible: it may have a five-card minor but not a five-card major."""
    possible = False
    for at, word in enumerate(words):
        possible = word.kind is Kind.MAY or (possible and word.kind not in _PARTS)
        but = word.kind is Kind.AND and text[word.start : word.end].lower() in _BUT
        yield (
            replace(word, kind=Kind.COMMA, said=",")
            if but and possible and kind(words, at + 1) in _DENIALS
            else word
        )


def _nor(text: str, words: Sequence[Token]) -> Iterator[Token]:
    """With a denial where `nor` begins one: 6-9, ani czterech kierów, ani czterech pików."""
    denied = False
    for word in words:
        nor = word.kind is Kind.OR and text[word.start : word.end].lower() in _NOR
        if nor and not denied:
            yield replace(word, kind=Kind.COMMA, said=",", end=word.start)
            yield replace(word, kind=Kind.NEITHER, said="no")
        else:
            yield word
        denied = word.kind in _DENIALS or nor or (denied and word.kind not in _PARTS)


def _denied_both(_: str, words: Sequence[Token]) -> Iterator[Token]:
    """With either of two suits, where a length is denied in both: no four cards in hearts and spades."""
    denied = length = False
    for at, word in enumerate(words):
        denied = word.kind in _DENIALS or (denied and word.kind not in _PARTS)
        length = denied and (length or word.kind is Kind.NUMBER)
        second = at + 1 + (kind(words, at + 1) is Kind.IN)
        two = kind(words, at - 1) is Kind.SUITS and kind(words, second) is Kind.SUITS
        yield replace(word, kind=Kind.OR, said="or") if word.kind is Kind.AND and length and two else word


def _then(text: str, words: Sequence[Token]) -> Iterator[Token]:
    """With what is so only in a case that is itself only possible: it may be two, but then he is balanced."""
    possible = False
    for word in words:
        then = word.kind is Kind.MAY and form("then").match(text, word.start) is not None
        if then and not possible:
            yield replace(word, kind=Kind.AND, said="and")
            continue
        least = word.kind is Kind.LIMIT and word.value == "least"
        possible = word.kind is not Kind.OR and (possible or least or word.kind is Kind.MAY)
        yield word


def _then_only(text: str, words: Sequence[Token]) -> Iterator[Token]:
    """With exactly so many, where is told what is so with only so many: it promises only two, but then it is balanced."""
    for at, word in enumerate(words):
        only = word.kind is Kind.LIMIT and word.value == "least" and _ONLY & set(_words(text, word))
        then = next((each for each in words[at + 1 : at + 5] if each.kind is Kind.MAY), None)
        if only and then and form("then").match(text, then.start):
            yield replace(word, value="exactly", said="exactly")
        else:
            yield word


def _words(text: str, word: Token) -> Sequence[str]:
    return text[word.start : word.end].lower().split()


def _hedged(text: str, words: Sequence[Token]) -> Iterator[Token]:
    """With a hedge before the denial that it weakens: he should not have four hearts; not usually balanced."""
    for at, word in enumerate(words):
        if word.kind in _DENIALS and kind(words, at + 1) is Kind.USUALLY:
            yield words[at + 1]
        elif word.kind in _DENIALS and form("advised").match(text, word.start):
            yield replace(word, kind=Kind.USUALLY, value=None, said="usually", end=word.start)
        if not (word.kind is Kind.USUALLY and kind(words, at - 1) in _DENIALS):
            yield word


_STEPS: Sequence[Step] = (
    ({Kind.OR}, _nor),
    ({Kind.AND}, _denied_both),
    ({Kind.AND}, _but_not),
    ({Kind.MAY}, _then_only),
    ({Kind.MAY}, _then),
    (_DENIALS, _hedged),
)
