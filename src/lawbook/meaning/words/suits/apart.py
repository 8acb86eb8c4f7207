"""A comma where a writer left it out: behind a name that belongs to all, and before figures that belong to both suits."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.token import Token

__all__ = ["figures_apart", "names_apart"]

_FIGURES = {Kind.NUMBER, Kind.PAIR}
_COUNTING = {*_FIGURES, Kind.FRINGE, Kind.LIMIT}
_COUNTED = {Kind.SUITS, Kind.CARDS}
_OF_FIGURES = {*_COUNTING, Kind.CARDS, Kind.FIGURE, Kind.ONWARDS}
_OF_ALL = {Purpose.TRANSFER, Purpose.SUPPORT, Purpose.RAISE, Purpose.NATURAL, Purpose.SPLINTER}
"""What belongs to each of the strengths behind it."""
_OF_STRENGTH = {*_COUNTING, Kind.OR, Kind.ONWARDS, Kind.FIGURE, Kind.TAG, Kind.AND}
_OF_BOTH = {Purpose.WEAK, Purpose.STRONG}
"""What is said of either: a weak or a strong hand."""
_ENDS = {Kind.COMMA, Kind.OPEN, Kind.CLOSE}
_TWO = [Kind.SUITS, Kind.OR, Kind.SUITS]


def _comma(at: int) -> Token:
    return Token(Kind.COMMA, None, ",", at, at)


def names_apart(tokens: Sequence[Token]) -> Iterator[Token]:
    """The words, a name parted from the length or the strengths behind it, since it belongs to all: Multi 6 hearts or 6 spades."""
    for place, token in enumerate(tokens):
        yield token
        first = not place or tokens[place - 1].kind is Kind.COMMA
        begins = first and token.kind is Kind.NAME
        starts = begins or (first and token.kind is Kind.TAG and token.value in _OF_ALL)
        behind = [each.kind for each in tokens[place + 1 : place + 3]]
        counted = len(behind) > 1 and behind[0] in _COUNTING and behind[1] in _COUNTED
        if (begins and counted) or (starts and _strengths_only(tokens[place + 1 :])):
            yield _comma(tokens[place + 1].start)


def _strengths_only(tokens: Sequence[Token]) -> bool:
    """Whether nothing but strengths to choose from stands up to the next comma: Michaels 6-10 or 16+."""
    part = list(takewhile(lambda token: token.kind is not Kind.COMMA, tokens))
    kinds = {token.kind for token in part}
    words = (token.value in _OF_BOTH for token in part if token.kind is Kind.TAG)
    return Kind.OR in kinds and kinds <= _OF_STRENGTH and part[0].kind is not Kind.OR and all(words)


def figures_apart(tokens: Sequence[Token]) -> Iterator[Token]:
    """The words, figures behind two suits parted from them, since they are of either: weak two in hearts or spades 5-10."""
    for place, token in enumerate(tokens):
        yield token
        two = _are_two_suits(tokens[max(place - 3, 0) : place + 1], place)
        if two and _ends_in_figures(tokens[place + 1 :]):
            yield _comma(tokens[place + 1].start)


def _are_two_suits(words: Sequence[Token], place: int) -> bool:
    """Whether one suit or another ends here, of which no figure told the length before."""
    kinds = [each.kind for each in words]
    single = all(len(each.value) == 1 for each in words[-3:] if each.kind is Kind.SUITS)
    return kinds[-3:] == _TWO and single and (place == 2 or kinds[0] not in _OF_FIGURES)


def _ends_in_figures(behind: Sequence[Token]) -> bool:
    """Whether figures follow, and nothing else in their part."""
    end = next((at for at, each in enumerate(behind) if each.kind in _ENDS), len(behind))
    kinds = [each.kind for each in behind[:end]]
    return bool(kinds) and kinds[0] in _COUNTING and set(kinds) <= _OF_FIGURES
