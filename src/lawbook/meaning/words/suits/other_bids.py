"""Bids that are spoken of, and are no lengths: to play in three of a minor, asks partner to bid 3 clubs."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from lawbook.languages import every
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.heard import Heard
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.token import Token

__all__ = ["without_other_bids"]

_BID = re.compile(r"[1-7][SHDC]")
_CALL_OR_LENGTH = "may be a call or a length; write 2 spades for a length, or leave it out"
_HIGHEST = 7
_TOLD_TO_BID = {Purpose.TAKE_OUT, Purpose.FORCING}


def without_other_bids(text: str, tokens: Sequence[Token], told: Heard) -> Iterator[Token]:
    """The words, without the call itself where it is to be played, and as a puppet where partner is to bid another.

    Raises MeaningError for a contract that may be a length.
    """
    tokens = list(_without_earlier_bid(text, tokens, told))
    _refuse_excepted(text, tokens)
    place = 0
    while place < len(tokens):
        token, suit = tokens[place], _suit_of_bid(tokens, place)
        written = text[token.start : token.end]
        place += 1
        if suit and token.value is Purpose.SIGN_OFF and (_plays().search(written) or _is_in(tokens, place)):
            yield token
            _refuse_other(text, tokens[place:suit], tokens[suit], told)
            place = suit + 1
        elif suit and token.value in _TOLD_TO_BID and _makes_bid().search(written):
            yield replace(token, kind=Kind.TAG_OF_SUIT, value=Purpose.PUPPET_TO, said=Purpose.PUPPET_TO.value)
            yield tokens[suit]
            place = suit + 1
        else:
            yield token


def _without_earlier_bid(text: str, tokens: Sequence[Token], told: Heard) -> Iterator[Token]:
    """The words, without a bid before this call, which it is told to follow: over 1 heart, odpowiedź na 1 kier."""
    made, place = _BID.findall(told.auction.rpartition("-")[0]), 0
    while place < len(tokens):
        level = _behind_over(text, tokens, place)
        if level is not None and _bid_at(tokens, level) in made:
            place = level + 2
        else:
            yield tokens[place]
            place += 1


def _behind_over(text: str, tokens: Sequence[Token], place: int) -> int | None:
    """The place behind `over`, or behind words that begin the text and tell nothing; None elsewhere."""
    token = tokens[place]
    if token.kind is Kind.LIMIT and text[token.start : token.end].lower() == "over":
        return place + 1 + _is_theirs(tokens, place + 1)
    level = place + _is_in(tokens, place)
    begins = not place and level < len(tokens) and text[: tokens[level].start].strip()
    return level if begins else None


def _is_theirs(tokens: Sequence[Token], place: int) -> bool:
    return place < len(tokens) and tokens[place].kind is Kind.SUITS and tokens[place].value == "their suit"


def _bid_at(tokens: Sequence[Token], place: int) -> str:
    """The bid that a level and a suit are; nothing where they do not stand there."""
    kinds = [each.kind for each in tokens[place : place + 2]]
    if kinds != [Kind.NUMBER, Kind.SUITS] or len(tokens[place + 1].value) != 1:
        return ""
    (least, most), ((suit, *others),) = tokens[place].value, tokens[place + 1].value
    return f"{least}{suit.name[0]}" if least == most and not others else ""


def _refuse_excepted(text: str, tokens: Sequence[Token]) -> None:
    """Refuse a bid that is an exception, of which nothing is told: forcing except over 2♠."""
    for place, token in enumerate(tokens):
        excepts = token.kind in {Kind.NOT, Kind.NEITHER} and _excepts().search(text[token.start : token.end])
        behind = tokens[place + 1 : place + 3] if excepts else []
        call = next((each for each in behind if each.kind is Kind.CALL), None)
        if call is not None and {each.kind for each in behind[: behind.index(call)]} <= {Kind.LIMIT, Kind.IN}:
            raise MeaningError(text, call.start, call.end, _CALL_OR_LENGTH)


def _suit_of_bid(tokens: Sequence[Token], place: int) -> int:
    """The place of the suit, where a level and a suit follow what is said of the call; 0 if they do not."""
    if tokens[place].kind is not Kind.TAG:
        return 0
    level = place + 1 + _is_in(tokens, place + 1)
    suit = level + 1 + _is_in(tokens, level + 1)
    if [each.kind for each in (*tokens[level : level + 1], *tokens[suit : suit + 1])] != [
        Kind.NUMBER,
        Kind.SUITS,
    ]:
        return 0
    least, most = tokens[level].value
    return suit if least == most <= _HIGHEST else 0


def _is_in(tokens: Sequence[Token], place: int) -> bool:
    return place < len(tokens) and tokens[place].kind is Kind.IN


def _refuse_other(text: str, before: Sequence[Token], suit: Token, told: Heard) -> None:
    """Refuse a level and a suit that are not the call itself."""
    level = next(each for each in before if each.kind is Kind.NUMBER)
    if told.own is None or suit.value != ((told.own,),) or f"{level.value[0]}" != told.call[0]:
        raise MeaningError(
            text,
            level.start,
            suit.end,
            _CALL_OR_LENGTH,
        )


@cache
def _plays() -> re.Pattern[str]:
    return re.compile("|".join(every("described", "plays")), re.IGNORECASE)


@cache
def _excepts() -> re.Pattern[str]:
    return re.compile("|".join(every("described", "excepts")), re.IGNORECASE)


@cache
def _makes_bid() -> re.Pattern[str]:
    return re.compile("|".join(every("described", "makes_bid")), re.IGNORECASE)
