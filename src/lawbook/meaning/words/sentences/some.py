"""What `some` says of one thing, which the hand has, and of several, which it may have: some long suit; some 5-card majors."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.heard import Heard
from lawbook.meaning.words.lexicon.english import SUIT
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.said_numbers import form, kind
from lawbook.meaning.words.tokens.token import Token

__all__ = ["all_suits", "some_of_any"]

_PIPS = set("♠♥♦♣")
_ENDS = {None, Kind.COMMA, Kind.AND, Kind.OR, Kind.OPEN, Kind.CLOSE}
_BUT = {Kind.NEITHER, Kind.NOT, Kind.AND}
_THINGS = {Kind.LONG, Kind.SHORT, Kind.SUITS, Kind.QUALITY, Kind.PATTERN}


def some_of_any(text: str, words: Sequence[Token], told: Heard) -> Iterator[Token]:
    """With one thing that the hand has as one of any suit: weak with some long suit; some six-card suit."""
    of_any = False
    for at, word in enumerate(words):
        of_any = of_any and word.kind not in _ENDS
        if word.kind is Kind.MAY and text[word.start : word.end].lower() == "some":
            of_any = _is_one(text, words, at, told)
        if word.kind in {Kind.LONG, Kind.NUMBER} and _is_any_long(text, words, at):
            of_any = True
            if word.kind is Kind.NUMBER:
                continue
        if of_any and word.kind is Kind.SUITS and word.value == "own suit":
            yield replace(word, value=SUIT, said="any suit")
        elif not (of_any and word.kind is Kind.MAY):
            yield word
        if of_any and word.kind is Kind.LONG and kind(words, at + 1) is not Kind.SUITS:
            yield Token(Kind.SUITS, SUIT, "any suit", word.end, word.end)


def _is_any_long(text: str, words: Sequence[Token], at: int) -> bool:
    """Whether a long suit is told to be any, or only counted: any long suit; one long suit; jeden długi kolor."""
    word = words[at]
    if word.kind is Kind.NUMBER:
        return word.value == (1, 1) and kind(words, at + 1) is Kind.LONG
    return bool(form("any_long").search(text[words[at - 1].end if at else 0 : word.start]))


def _is_one(text: str, words: Sequence[Token], at: int, told: Heard) -> bool:
    """Whether one thing is spoken of; a five-card major beside a bid of notrump may be there or not."""
    ends = next((end for end in range(at + 1, len(words) + 1) if kind(words, end) in _ENDS), len(words))
    counted = kind(words, at + 1) is Kind.NUMBER and not told.notrump
    splinter = at + 1 < ends and words[at + 1].value is Purpose.SPLINTER
    last = text[words[ends - 1].start : words[ends - 1].end].lower()
    plural = last in _PIPS or (last.endswith("s") and not last.endswith("ss"))
    return ends > at + 1 and not plural and (counted or splinter or kind(words, at + 1) in _THINGS)


def all_suits(text: str, words: Sequence[Token], _told: Heard) -> Iterator[Token]:
    """With all suits as those together, but for one that is excepted: at least three cards in all suits except clubs."""
    passed = 0
    for at, word in enumerate(words):
        written = text[words[at - 1].end : word.end].lstrip() if at else ""
        if at < passed:
            continue
        if (
            word.value not in {SUIT, "own suit"}
            or kind(words, at - 1) is not Kind.IN
            or not form("all_suits").match(written)
        ):
            yield word
            continue
        excepted = kind(words, at + 1) in _BUT and kind(words, at + 2) is Kind.SUITS
        passed = at + 1 + 2 * excepted
        left = words[at + 2].value if excepted else ()
        yield replace(word, value=(tuple(suits[0] for suits in SUIT if suits not in left),), said="all suits")
