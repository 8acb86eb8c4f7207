"""A suit of which a speaker says that he does not know which: a long suit, we don't know which one."""

from collections.abc import Sequence
from dataclasses import replace

from lawbook.meaning.words.heard import Heard
from lawbook.meaning.words.lexicon.english import SUIT
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.said_numbers import ENDS, kind
from lawbook.meaning.words.tokens.token import Token

__all__ = ["of_unknown"]


def of_unknown(_text: str, tokens: Sequence[Token], _told: Heard) -> list[Token]:
    """The words, with any suit where one is told of which the next part says that it is unknown."""
    words = list(tokens)
    for at in range(len(words) - 1, 0, -1):
        if at >= len(words) or not _is_unknown(words, at):
            continue
        place = at - 1 - (words[at - 1].kind is Kind.COMMA)
        if words[place].kind in {Kind.LONG, Kind.CARDS}:
            words[place + 1 : at + 1] = [words[at]]
        elif words[place].kind is Kind.SUITS and words[place].value in {"own suit", SUIT}:
            words[place : at + 1] = [replace(words[place], value=SUIT, said="any suit")]
        elif words[place].kind is Kind.SUITS and len(words[place].value) > 1:
            del words[place + 1 : at + 1]  # a major, we don't know which
        elif any(word.kind is Kind.SUITS and word.value != SUIT and len(word.value) > 1 for word in words):
            del words[place + 1 : at + 1]  # the same before it
    return words


def _is_unknown(words: Sequence[Token], at: int) -> bool:
    """Whether a part says only that the suit before it may be any."""
    word = words[at]
    apart = words[at - 1].kind is Kind.COMMA or word.said == "unknown suit"
    return word.kind is Kind.SUITS and word.value == SUIT and apart and kind(words, at + 1) in ENDS
