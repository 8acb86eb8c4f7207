"""What a figure before a suit tells, which may be a call, a length, or those of two suits: exactly 3S; 4-5 in the majors."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from lawbook.bridge import Suit
from lawbook.meaning.terms.meanings import suit_name
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.heard import Heard
from lawbook.meaning.words.lexicon.english import EACH_MAJOR, EACH_MINOR, MAJOR, MINOR
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.lexicon.which import says_one
from lawbook.meaning.words.tokens.said_numbers import ENDS, form, kind
from lawbook.meaning.words.tokens.token import Token

__all__ = ["compared", "either_way_round", "limited_length", "two_by_plus"]

_CARDS = 13
_STRAINS = (Kind.SUITS, Kind.NOTRUMP)
_A_CARD_APART = {(4, 5), (5, 6)}
_SUITS = {suit.name[0]: suit for suit in Suit}


def limited_length(_: str, words: Sequence[Token], _told: Heard) -> Iterator[Token]:
    """With a length where a limit stands before what may be a call: exactly 3S."""
    for at, word in enumerate(words):
        suit = _SUITS.get(word.value[1:]) if word.kind is Kind.CALL else None
        if suit is None or kind(words, at - 1) is not Kind.LIMIT:
            yield word
            continue
        number = int(word.value[0])
        yield Token(Kind.NUMBER, (number, number), str(number), word.start, word.start + 1)
        yield Token(Kind.SUITS, ((suit,),), suit_name(suit), word.start + 1, word.end)


def compared(text: str, words: Sequence[Token], _told: Heard) -> Iterator[Token]:
    """The words; a call with which a hand is compared is no length: weaker than a 4H opening."""
    for at, word in enumerate(words):
        if word.kind is Kind.LIMIT and form("compared").fullmatch(text[word.start : word.end]):
            call = [kind(words, at + 1), kind(words, at + 2)]
            if kind(words, at + 1) is Kind.CALL or call in [[Kind.NUMBER, each] for each in _STRAINS]:
                raise MeaningError(
                    text,
                    word.start,
                    words[at + 1].end,
                    "may be a call or a length; write 2 spades for a length, or leave it out",
                )
        yield word


def either_way_round(text: str, words: Sequence[Token], _told: Heard) -> Iterator[Token]:
    """With the longer suit first of two that are a card apart: 4-5 in the majors."""
    for at, word in enumerate(words):
        behind = at + 1 + (kind(words, at + 1) is Kind.IN)
        before = at - 1 - (kind(words, at - 1) is Kind.COMMA)
        named = [words[place].value for place in (behind, before) if kind(words, place) is Kind.SUITS]
        alone = kind(words, at + 1) in ENDS or kind(words, behind) is Kind.SUITS
        pairs = (
            word.kind is Kind.PAIR
            and word.value in _A_CARD_APART
            and alone
            and kind(words, at - 1) is not Kind.OR
        )
        ranks = behind == at + 2 and named[:1] in ([MAJOR], [MINOR]) and not says_one(text[word.end :])
        if pairs and (ranks or any(each in (EACH_MAJOR, EACH_MINOR) for each in named)):
            least, most = word.value
            yield replace(word, value=(most, least), said=f"{most}-{least}")
        else:
            yield word


def two_by_plus(_: str, words: Sequence[Token], _told: Heard) -> Iterator[Token]:
    """With two lengths that a plus joins as one pair: 4+4 majors."""
    passed = -1
    for at, word in enumerate(words):
        behind = words[at + 1] if at + 1 < len(words) else word
        counted = word.kind is behind.kind is Kind.NUMBER and word is not behind and word.end == behind.start
        if counted and word.value[1] > _CARDS >= behind.value[1] and behind.value[0] <= word.value[0]:
            both = (word.value[0], behind.value[0])
            yield replace(word, kind=Kind.PAIR, value=both, said=f"{both[0]}-{both[1]}", end=behind.end)
            passed = at + 1
        elif at != passed:
            yield word
