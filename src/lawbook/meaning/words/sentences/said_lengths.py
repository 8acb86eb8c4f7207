"""Lengths as they are said: a five-card suit in spades or longer; short spades, at most two; the two major suits."""

from collections.abc import Sequence
from dataclasses import replace

from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.heard import Heard
from lawbook.meaning.words.lexicon.english import BLACK, EACH_MAJOR, EACH_MINOR, MAJOR, MINOR, RED
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.in_turn import Step, in_turn
from lawbook.meaning.words.tokens.said_numbers import ENDS, kind
from lawbook.meaning.words.tokens.token import Token

__all__ = ["names_one", "with_lengths"]

_EACH = {MAJOR: EACH_MAJOR, EACH_MAJOR: EACH_MAJOR, MINOR: EACH_MINOR, EACH_MINOR: EACH_MINOR}
_BOTH = {EACH_MAJOR, EACH_MINOR, RED, BLACK}
_NUMBERS = {Kind.NUMBER, Kind.PAIR, Kind.FRINGE}
_LONG, _MOST = 7, 13


def with_lengths(_text: str, tokens: Sequence[Token], told: Heard) -> list[Token]:
    """The words, with each length beside its suit."""
    words = in_turn(_OF_CALL, tokens, before=(told,))
    return in_turn(_STEPS, words)


def names_one(words: Sequence[Token], at: int) -> bool:
    """Whether one suit is named here, perhaps behind a word like in."""
    at += kind(words, at) is Kind.IN
    return kind(words, at) is Kind.SUITS and isinstance(words[at].value, tuple) and len(words[at].value) == 1


def _not_own_suit(told: Heard, words: list[Token]) -> list[Token]:
    """Without the suit called where another one is shown, and not that: hearts, not diamonds; ikke ruter, men hjerter."""
    for at in range(len(words) - 1):
        behind = at + 2 + (kind(words, at + 2) in {Kind.COMMA, Kind.AND})
        behind += kind(words, behind) in {Kind.AND, Kind.LIMIT}
        before = at - 2 if kind(words, at - 1) is Kind.COMMA else at
        alone = kind(words, at - 1) in ENDS and kind(words, at + 2) in {*ENDS, Kind.AND}
        denied = (
            words[at].kind in {Kind.NOT, Kind.NEITHER} and alone and words[at + 1].value == ((told.own,),)
        )
        if denied and before < at and names_one(words, before):
            return [*words[: at - 1], *words[at + 2 :]]
        if denied and behind > at + 2 and names_one(words, behind):
            return [*words[:at], *words[behind:]]
    return words


def _both_at_least(words: list[Token]) -> list[Token]:
    """With two lengths of which the limit stands behind the second: five clubs and five diamonds at least."""
    lengths = [Kind.NUMBER, Kind.SUITS, Kind.AND, Kind.NUMBER, Kind.SUITS]
    found = list(words)
    for at in range(len(words) - 5):
        limit = words[at + 5]
        if [word.kind for word in words[at : at + 5]] != lengths or limit.value != "least":
            continue
        least = words[at].value[0]
        said = limit.kind is Kind.LIMIT or (limit.kind is Kind.ONWARDS and limit.end - limit.start > 1)
        if said and kind(words, at + 6) in ENDS and kind(words, at - 1) is not Kind.LIMIT:
            found[at] = replace(words[at], kind=Kind.FRINGE, value=((least, least), (least, _MOST)))
    return found


def _only(words: list[Token]) -> list[Token]:
    """Without a word for no more than that which speaks of no number: bare lang kløver; only about ten."""
    return [
        word
        for at, word in enumerate(words)
        if not _is_limit(word, "exactly")
        or kind(words, at - 1) not in {None, Kind.COMMA}
        or kind(words, at + 1) in {*_NUMBERS, *ENDS}
    ]


def _few_of_suit(words: list[Token]) -> list[Token]:
    """With the suit behind how many there are at the most, where a comma parts them: short spades, at most two."""
    for at, word in enumerate(words):
        few = word.kind is Kind.NUMBER and word.value[1] < _LONG and kind(words, at + 1) in ENDS
        suit = at - 3
        if (
            few
            and _is_limit(words[at - 1], "most")
            and kind(words, at - 2) is Kind.COMMA
            and names_one(words, suit)
        ):
            again = replace(words[suit], start=word.end, end=word.end)
            return [*words[: at + 1], again, *_few_of_suit(words[at + 1 :])]
    return words


def _or_longer(words: list[Token]) -> list[Token]:
    """With the number itself upwards, where that is said behind its suit: a five-card suit in spades or longer."""
    for at, word in enumerate(words):
        behind = at + 1
        while kind(words, behind) in {Kind.CARDS, Kind.IN} or (
            kind(words, behind) is Kind.SUITS and words[behind].value == "own suit"
        ):
            behind += 1
        apart = kind(words, behind - 1) is Kind.IN and names_one(words, behind)
        if word.kind is Kind.NUMBER and apart and kind(words, behind + 1) is Kind.ONWARDS:
            return [*words[: at + 1], words[behind + 1], *words[at + 1 : behind + 1], *words[behind + 2 :]]
    return words


def _in_support(words: list[Token]) -> list[Token]:
    """With so many cards of support, which are also told as cards in support."""
    return [
        word
        for at, word in enumerate(words)
        if word.kind is not Kind.IN
        or kind(words, at - 1) is not Kind.CARDS
        or kind(words, at - 2) is not Kind.NUMBER
        or kind(words, at + 1) is not Kind.TAG
        or words[at + 1].value is not Purpose.SUPPORT
    ]


def _is_limit(word: Token, value: str) -> bool:
    return word.kind is Kind.LIMIT and word.value == value


def _of_either(words: list[Token]) -> list[Token]:
    """With both suits of a rank, where no more than so many cards are told of either: fewer than four in either major."""
    found = list(words)
    for at, word in enumerate(words):
        suits = at + 2
        while kind(words, suits) in {Kind.CARDS, Kind.IN}:
            suits += 1
        less = word.kind is Kind.LIMIT and word.value in {"most", "below"}
        if less and kind(words, at + 1) is Kind.NUMBER and kind(words, suits) is Kind.SUITS:
            each = _EACH.get(words[suits].value)
            found[suits] = replace(words[suits], value=each) if each else words[suits]
    return found


def _both_of_rank(words: list[Token]) -> list[Token]:
    """Without the number before both suits of a rank, which is how many they are: two major suits."""
    return [
        word
        for at, word in enumerate(words)
        if word.kind is not Kind.NUMBER or word.value != (2, 2) or not _names_both(words, at)
    ]


def _names_both(words: Sequence[Token], at: int) -> bool:
    """Whether both suits of a rank or a colour are named right behind, and no limit stands before."""
    behind = words[at + 1] if at + 1 < len(words) else None
    both = behind is not None and behind.kind is Kind.SUITS and behind.value in _BOTH
    return both and kind(words, at - 1) is not Kind.LIMIT


def _two_lengths(words: list[Token]) -> list[Token]:
    """With the longer of two lengths first, where a lower end stands before both: at least four-five in the majors."""
    found = list(words)
    for at, word in enumerate(words):
        suits = at + 1 + (kind(words, at + 1) is Kind.IN)
        least = at > 0 and words[at - 1].kind is Kind.LIMIT and words[at - 1].value == "least"
        if not least or word.kind is not Kind.PAIR or kind(words, suits) is not Kind.SUITS:
            continue
        each = _EACH.get(words[suits].value)
        if each and word.value[0] < word.value[1] <= _LONG:
            found[at] = replace(word, value=word.value[::-1])
            found[suits] = replace(words[suits], value=each)
    return found


def _cards_once(words: list[Token]) -> list[Token]:
    """With one word for cards in the place of two: five cards in each."""
    return [
        word for at, word in enumerate(words) if (word.kind, kind(words, at - 1)) != (Kind.CARDS, Kind.CARDS)
    ]


_OF_CALL: Sequence[Step] = (({Kind.NOT, Kind.NEITHER}, _not_own_suit),)
_STEPS: Sequence[Step] = (
    ({Kind.AND}, _both_at_least),
    ({Kind.LIMIT}, _only),
    ({Kind.LIMIT}, _few_of_suit),
    ({Kind.ONWARDS}, _or_longer),
    ({Kind.IN}, _in_support),
    ({Kind.LIMIT}, _of_either),
    ({Kind.NUMBER}, _both_of_rank),
    ({Kind.PAIR}, _two_lengths),
    ({Kind.CARDS}, _cards_once),
)
