"""What is said last of a part, and changes what stands before it: åtte til femten eller så; six hearts, never longer."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.said_numbers import ENDS, kind
from lawbook.meaning.words.tokens.token import Token

__all__ = ["never_longer", "or_so"]

_OR_SO = {"eller så"}


def or_so(text: str, words: Sequence[Token]) -> Iterator[Token]:
    """With a hedge where `or so` ends a part: åtte til femten eller så; and without `just` before nothing: just an overcall."""
    for at, word in enumerate(words):
        last = kind(words, at + 1) in ENDS
        if word.kind is Kind.OR and last and at and text[word.start : word.end].lower() in _OR_SO:
            yield replace(word, kind=Kind.USUALLY, value=None, said="usually")
        elif not (_is_exact(word) and last and kind(words, at - 1) in ENDS):
            yield word


def _is_exact(word: Token) -> bool:
    return word.kind is Kind.LIMIT and word.value == "exactly"


def never_longer(words: list[Token]) -> list[Token]:
    """With exactly the bare length before it, where it is told to be no longer: seks hjerter, aldri lengre."""
    for at, word in enumerate(words):
        before = at - 2 - (kind(words, at - 1) is Kind.COMMA)
        number = before + (kind(words, before + 1) is Kind.NUMBER)
        never = (
            word.kind in {Kind.NOT, Kind.NEITHER}
            and kind(words, at + 1) is Kind.LONGER
            and kind(words, at + 2) in ENDS
        )
        if (
            never
            and at
            and kind(words, number) is Kind.NUMBER
            and words[number].value[0] == words[number].value[1]
        ):
            end = at - (kind(words, at - 1) is Kind.COMMA)
            exact = replace(word, kind=Kind.LIMIT, value="exactly", said="exactly")
            return [*words[:number], exact, *words[number:end], *never_longer(words[at + 2 :])]
    return words
