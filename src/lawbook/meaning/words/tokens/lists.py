"""What is listed with commas, or denied together: the ace, the king or a void; denies four hearts and four spades."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from lawbook.languages import every
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.token import Token

__all__ = ["listed"]

_HELD = {Kind.RANK, Kind.SHORT}
_SHAPED = 3
_IN_SHAPE = [[each, Kind.SHAPE] for each in (Kind.AND, Kind.IN, Kind.IF)]
_STOPPED = [Kind.SUITS, Kind.AND, Kind.SUITS, Kind.STOPPER]
_STOPS_BOTH = {"stopped", "well stopped", "stopped well", "zatrzymane"}
"""What is said of suits, and is no noun that a suit stands before."""
_LENGTHS = [Kind.NUMBER, Kind.SUITS, Kind.AND, Kind.NUMBER, Kind.SUITS]


def listed(text: str, tokens: Sequence[Token]) -> list[Token]:
    """The words, with `or` for each comma of a list that ends with it, and for what joins lengths that are denied alike."""
    found = _both_stopped(text, list(_shorter_only(text, tokens)))
    for place in range(len(found) - 1, 0, -1):
        if _is_listed(found, place) or _is_denied_too(found, place):
            found[place] = replace(found[place], kind=Kind.OR, said="or")
        if _is_condition(text, found, place):
            found[place] = replace(found[place], kind=Kind.IF, value="only if", said="only if")
    return found


def _both_stopped(text: str, tokens: list[Token]) -> list[Token]:
    """The words, two suits as one word for both where no length is told of the first: hearts and spades stopped."""
    found = list(tokens)
    for place in range(len(tokens) - 4, -1, -1):
        if place and found[place - 1].kind is not Kind.COMMA:
            continue
        if [token.kind for token in found[place : place + 4]] != _STOPPED:
            continue
        first, _, last, stopped = found[place : place + 4]
        named = isinstance(first.value, tuple) and isinstance(last.value, tuple)
        if named and text[stopped.start : stopped.end].lower() in _STOPS_BOTH:
            both = tuple(one + other for one in first.value for other in last.value)
            found[place : place + 3] = [replace(first, value=both, said=f"{first.said} and {last.said}")]
    return found


def _shorter_only(text: str, tokens: Sequence[Token]) -> Iterator[Token]:
    """The words, with the shape with which alone a suit is shorter as the condition of that: 4+ diamonds, only 3 with 4-4-3-2."""
    for place, token in enumerate(tokens):
        if _is_only(text, token) and _is_in_shape(tokens, place + 2):
            continue  # only
        if place > 1 and _is_only(text, tokens[place - 2]) and _is_in_shape(tokens, place):
            yield replace(token, kind=Kind.IF, value=None, said="if")
        else:
            yield token


def _is_in_shape(tokens: Sequence[Token], place: int) -> bool:
    """Whether a number stands before this place, and a shape behind the word that stands here."""
    kinds = [token.kind for token in tokens[place - 1 : place + 2]]
    return len(kinds) == _SHAPED and kinds[0] is Kind.NUMBER and kinds[1:] in _IN_SHAPE


def _is_only(text: str, token: Token) -> bool:
    written = text[token.start : token.end].lower()
    return token.kind is Kind.LIMIT and written in {
        word for each in every("described", "only") for word in each.split("|")
    }


def _is_condition(text: str, tokens: Sequence[Token], place: int) -> bool:
    """Whether `only` stands between cards and the shape with which alone they are held: five-card major only in 5332."""
    if [token.kind for token in tokens[place + 1 : place + 2]] != [Kind.SHAPE]:
        return False
    return tokens[place - 1].kind in {Kind.SUITS, Kind.CARDS} and _is_only(text, tokens[place])


def _is_listed(tokens: Sequence[Token], place: int) -> bool:
    """Whether a comma stands between two cards or shortnesses of which the last has `or` before it."""
    if tokens[place].kind is not Kind.COMMA or place + 2 >= len(tokens):
        return False
    around = {tokens[place - 1].kind, tokens[place + 1].kind}
    return around <= _HELD and tokens[place + 2].kind is Kind.OR and tokens[place + 3 : place + 4] != []


def _is_denied_too(tokens: Sequence[Token], place: int) -> bool:
    """Whether `and` joins two suits of one length, both of which are denied."""
    around = tokens[place - 2 : place + 3]
    if (
        place < 3
        or [token.kind for token in around] != _LENGTHS
        or tokens[place - 3].kind is not Kind.NEITHER
    ):
        return False
    return around[0].value == around[3].value and tokens[place + 3 : place + 4] == []
