"""Words of degree: somewhere 12-14 is about so many, and how weak a very weak hand is is a matter of judgement.

Before other words they say nothing: a singleton somewhere, very likely.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.lexicon.english import SUIT
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.token import Token

__all__ = ["MATTER_OF_DEGREE", "by_degree"]

MATTER_OF_DEGREE = "a matter of degree"
_NUMBERS, _UNITS = {Kind.NUMBER, Kind.PAIR}, {Kind.FIGURE, Kind.CARDS, Kind.SUITS}
_ENDS = {Kind.COMMA, Kind.CLOSE, Kind.AND, Kind.OR}
_STRENGTHS = {Purpose.WEAK, Purpose.STRONG, Purpose.INTERMEDIATE, Purpose.CONSTRUCTIVE}


def by_degree(text: str, tokens: Sequence[Token]) -> Iterator[Token]:
    """The words, with what a word of degree makes of the next one."""
    for place, token in enumerate(tokens):
        behind = tokens[place + 1 : place + 4]
        about = bool(behind) and behind[0].kind in _NUMBERS and not _limited(behind[1:])
        if token.kind is Kind.DEGREE and token.value == "very":
            strong = behind and behind[0].kind is Kind.TAG and behind[0].value in _STRENGTHS
            if strong and not (place and tokens[place - 1].kind in {Kind.MAY, Kind.LIMIT}):
                yield replace(token, kind=Kind.JUDGED, value=MATTER_OF_DEGREE, said=MATTER_OF_DEGREE)
        elif token.value == "both" and token.kind is Kind.DEGREE:
            if not behind or behind[0].kind in _ENDS or behind[0].value == SUIT:
                raise MeaningError(
                    text, token.start, token.end, "of which two suits? Say: exactly 5-4 in the majors"
                )
        elif token.kind is Kind.DEGREE or _is_some(text, token, behind):
            if about:
                yield replace(token, kind=Kind.LIMIT, value="about", said="about")
        else:
            yield token


def _limited(behind: Sequence[Token]) -> bool:
    """Whether what follows the number, or its unit, tells on which side of it the range lies: seven points minimum."""
    rest = behind[1:] if behind and behind[0].kind in _UNITS else behind
    return bool(rest) and rest[0].kind in {Kind.LIMIT, Kind.ONWARDS}


def _is_some(text: str, token: Token, behind: Sequence[Token]) -> bool:
    """Whether it is `some` before so many points, and nothing that is only possible: some twelve points."""
    if token.kind is not Kind.MAY or text[token.start : token.end].lower() != "some":
        return False
    return len(behind) > 1 and behind[0].kind in _NUMBERS and behind[1].kind is Kind.FIGURE
