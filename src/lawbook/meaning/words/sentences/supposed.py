"""What is only supposed: with four spades he would have raised, so he has not four; with more he would have bid on."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from lawbook.languages import every
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.heard import Heard
from lawbook.meaning.words.lexicon.speech import ANOTHER_CALL
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.said_numbers import form, kind
from lawbook.meaning.words.tokens.token import Token

__all__ = ["without_supposed"]

_PASSES = {"P", "PASS"}
_ENDS = {Kind.COMMA, Kind.OPEN, Kind.CLOSE}
_LONGEST = 7
_STRAINS = ("clubs", "diamonds", "hearts", "spades", "notrump")


def without_supposed(text: str, tokens: Sequence[Token], told: Heard) -> Iterator[Token]:
    """The words, each call that is only supposed beside what it is supposed of; refused where it is the call itself."""
    known = [word for at, word in enumerate(tokens) if not _is_fewer_than_told(tokens, at)]
    words = [word for at, word in enumerate(known) if not _parts_from_other_call(text, known, at)]
    other = {_begin(words, at) for at, word in enumerate(words) if word.kind is Kind.ELSEWHERE}
    for at, word in enumerate(words):
        if at in other and word.kind not in {Kind.IF, Kind.AND, Kind.ELSEWHERE} and _is_with(text, word):
            yield replace(word, kind=Kind.IF, value=None, said="if", end=word.start)
        if _supposes(text, word) and _is_made_now(text[word.start : word.end], told):
            raise MeaningError(
                text, word.start, word.end, "is the call that was made; say only what it shows"
            )
        if word.kind is not Kind.ELSEWHERE or not form("supposed").match(text, word.start):
            yield word
        elif (first := _begin(words, at)) == at:
            yield replace(word, kind=Kind.JUDGED, value=ANOTHER_CALL, said=ANOTHER_CALL)
        elif words[first].kind in {Kind.IF, Kind.AND} or _is_with(text, words[first]):
            yield word
        else:
            raise MeaningError(
                text, word.start, word.end, "cannot stand here; put a comma before it, or leave it out"
            )


def _is_fewer_than_told(words: Sequence[Token], at: int) -> bool:
    """Whether another call is supposed with fewer cards of a suit than were told before: five spades, with four he'd have doubled."""
    if words[at].kind is not Kind.OTHERWISE or words[at].value > _LONGEST:
        return False
    told = [
        word.value[0]
        for place, word in enumerate(words[:at])
        if word.kind is Kind.NUMBER and Kind.SUITS in {kind(words, place + 1), kind(words, place + 2)}
    ]
    return bool(told) and told[-1] > words[at].value


def _supposes(text: str, word: Token) -> bool:
    """Whether the word tells of another call that would have been made."""
    if word.kind not in {Kind.ELSEWHERE, Kind.NEITHER, Kind.JUDGED}:
        return False
    return word.kind is Kind.ELSEWHERE or form("supposed").search(text, word.start, word.end) is not None


def _parts_from_other_call(text: str, words: Sequence[Token], at: int) -> bool:
    """Whether a comma only parts a condition from the call that would have been made: with a fit, he would have raised."""
    if words[at].kind is not Kind.COMMA or kind(words, at + 1) is not Kind.ELSEWHERE:
        return False
    first = words[_begin(words, at)]
    return first.start < words[at].start and (first.kind is Kind.IF or _is_with(text, first))


def _begin(words: Sequence[Token], at: int) -> int:
    """Where the part begins in which a word stands."""
    return next((place + 1 for place in range(at - 1, -1, -1) if words[place].kind in _ENDS), 0)


def _is_with(text: str, word: Token) -> bool:
    """Whether a part begins here with what the player would have had."""
    return form("withs").match(text, word.start) is not None


def _is_made_now(supposed: str, told: Heard) -> bool:
    """Whether the call that is supposed is, or may be, the one that was made: with 15-17 we open one notrump."""
    named = [strain for strain in _STRAINS if _names(supposed, strain)]
    if named:
        return _strain(told) in named
    return any(_names(supposed, made) for made, now in _verbs(told).items() if now)


def _strain(told: Heard) -> str:
    return "notrump" if told.notrump else "" if told.own is None else told.own.name.lower()


def _verbs(told: Heard) -> Mapping[str, bool]:
    """The ways to call, and which of them this call is."""
    return {
        "double": told.doubles,
        "redouble": told.redoubles,
        "open": bool(told.opens),
        "pass": told.call.upper() in _PASSES,
        "raise": told.own is not None and told.own == told.partner,
    }


def _names(supposed: str, call: str) -> bool:
    """Whether the words name such a call."""
    return any(
        re.search(rf"(?<![^\W_])(?:{words})", supposed, re.IGNORECASE)
        for words in every("described", "made", call)
    )
