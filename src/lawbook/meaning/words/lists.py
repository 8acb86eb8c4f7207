"""What is listed with commas, or denied together: the ace, the king or a void; denies four hearts and four spades."""

from collections.abc import Sequence
from dataclasses import replace

from lawbook.languages import every
from lawbook.meaning.words.token import Token
from lawbook.meaning.words.vocabulary import Kind

__all__ = ["listed"]

_HELD = {Kind.RANK, Kind.SHORT}
_LENGTHS = [Kind.NUMBER, Kind.SUITS, Kind.AND, Kind.NUMBER, Kind.SUITS]


def listed(text: str, tokens: Sequence[Token]) -> list[Token]:
    """The words, with `or` for each comma of a list that ends with it, and for what joins lengths that are denied alike."""
    found = list(tokens)
    for place in range(len(found) - 1, 0, -1):
        if _is_listed(found, place) or _is_denied_too(found, place):
            found[place] = replace(found[place], kind=Kind.OR, said="or")
        if _is_condition(text, found, place):
            found[place] = replace(found[place], kind=Kind.IF, value="only if", said="only if")
    return found


def _is_condition(text: str, tokens: Sequence[Token], place: int) -> bool:
    """Whether `only` stands between cards and the shape with which alone they are held: five-card major only in 5332."""
    if tokens[place].kind is not Kind.LIMIT or [token.kind for token in tokens[place + 1 : place + 2]] != [
        Kind.SHAPE
    ]:
        return False
    written = text[tokens[place].start : tokens[place].end].lower()
    return tokens[place - 1].kind in {Kind.SUITS, Kind.CARDS} and written in {
        word for each in every("described", "only") for word in each.split("|")
    }


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
