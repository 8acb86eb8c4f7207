"""The call itself behind what is said of it, which is no length: natural 2 clubs, weak three diamonds, strong 1NT."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from lawbook.bridge import Suit
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.heard import Heard
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.token import Token

__all__ = ["without_own_bid"]

_SAID_OF_BIDS = {
    Purpose.NATURAL,
    Purpose.ARTIFICIAL,
    Purpose.CONVENTIONAL,
    Purpose.WEAK,
    Purpose.STRONG,
    Purpose.INTERMEDIATE,
    Purpose.PREEMPTIVE,
    Purpose.CONSTRUCTIVE,
    Purpose.LIMIT,
    Purpose.INVITATIONAL,
    Purpose.FORCING,
    Purpose.FORCING_ONE_ROUND,
    Purpose.SEMI_FORCING,
    Purpose.GAME_FORCING,
    Purpose.COMPETITIVE,
}
_OF_ANY_SHAPE = {
    Purpose.SIGN_OFF,
    Purpose.FORCING,
    Purpose.FORCING_ONE_ROUND,
    Purpose.SEMI_FORCING,
    Purpose.ARTIFICIAL,
}
"""Notrump of which this is said is no balanced hand: forcing one notrump."""
_ENDS_IN_TWO = re.compile(r"(?:2|\btwo)$", re.IGNORECASE)


def without_own_bid(text: str, tokens: Sequence[Token], told: Heard) -> Iterator[Token]:
    """The words, without the level and the suit of the call itself; of notrump without the level."""
    place, said_of_bid = 0, False
    while place < len(tokens):
        token = tokens[place]
        behind = (
            _behind_own_bid(text, tokens, place, told)
            if said_of_bid or _counts_notrump(token, told)
            else place
        )
        of_any_shape = bool(place) and tokens[place - 1].value in _OF_ANY_SHAPE
        if behind > place and told.notrump and not of_any_shape:
            yield replace(tokens[behind - 1], kind=Kind.NOTRUMP, value=None, said="nt")
        elif behind == place:
            yield token
        said_of_bid = behind == place and token.kind is Kind.TAG and token.value in _SAID_OF_BIDS
        place = max(behind, place + 1)


def _counts_notrump(token: Token, told: Heard) -> bool:
    """Whether it may be the level of notrump, of which nobody has so many cards: two no trump opener."""
    return told.notrump and token.kind is Kind.NUMBER


def _behind_own_bid(text: str, tokens: Sequence[Token], place: int, told: Heard) -> int:
    """The place behind the call itself; the same place where it does not stand there."""
    level = int(told.call[0]) if told.call[:1].isdigit() else 0
    first, *after = tokens[place : place + 2]
    if level and first.kind is Kind.CALL and first.value == told.call:
        return place + 1
    if first.kind is Kind.NUMBER and first.value == (level, level) and after and _is_strain(after[0], told):
        return place + 2
    return place + 1 if _is_suit_of_strong_two(text, tokens, place, told) else place


def _is_suit_of_strong_two(text: str, tokens: Sequence[Token], place: int, told: Heard) -> bool:
    """Whether it is the suit of a strong two in a minor, which as a rule tells nothing of that suit."""
    if not place or told.own not in {Suit.CLUBS, Suit.DIAMONDS} or told.call[0] != "2":
        return False
    strong = tokens[place - 1]
    two = strong.value is Purpose.STRONG and _ENDS_IN_TWO.search(text[strong.start : strong.end].rstrip())
    return bool(two) and _is_strain(tokens[place], told)


def _is_strain(token: Token, told: Heard) -> bool:
    """Whether the word is the suit of the call, or notrump."""
    if told.notrump:
        return token.kind is Kind.NOTRUMP
    return told.own is not None and token.kind is Kind.SUITS and token.value == ((told.own,),)
