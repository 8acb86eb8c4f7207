"""Bids and words of strength behind a denial: an opening bid and a weak two are both denied, or it is not known."""

import re

from lawbook.meaning.terms.meanings import Meaning, Tag
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.lexicon.english import LESS, OPENING
from lawbook.meaning.words.lexicon.strengths import STRENGTHS
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["denies_bids", "lists_bids", "may_deny_bids"]

_BIDS = {Purpose.WEAK_TWO, Purpose.WEAK_JUMP, Purpose.PREEMPTIVE}
_DENYING = re.compile(
    r"(?:has |har )?(?:den|dny|exclud|rul(?:es|ed|ing) out|zaprzecz|przecz|neguj|wyklucz|b?e?nekt|avkreft|uteluk)"
)
"""Verbs that deny, with all that is joined to what stands behind them."""


def denies_bids(stream: Stream) -> bool:
    """Whether behind a bid that is denied another one is joined to it: denies an opening bid, a weak two and a pre-empt."""
    if not (_is_bid(stream, -1) and _is_bid(stream, 1)):
        return False
    if stream.kind() is Kind.COMMA:
        return stream.kind(2) in {Kind.AND, Kind.OR} and _is_bid(stream, 3)
    return stream.kind() is Kind.AND and _by_verb(stream)


def lists_bids(stream: Stream, before: Meaning) -> bool:
    """Whether bids are listed behind less than an opening, so that none of them may be held: no opening bid, weak two or pre-empt."""
    listed = stream.kind(1) in {Kind.AND, Kind.OR} and _is_bid(stream, 2)
    return before == LESS and _is_bid(stream) and listed


def may_deny_bids(stream: Stream, before: Meaning, *, denial: bool) -> bool:
    """Whether what `and` joins to a denial may be denied too: no opening bid and a weak two; denies a major and 8 points."""
    if before in {LESS, ~OPENING} or (isinstance(before, Tag) and before.denied and before.purpose in _BIDS):
        denial = True
        if _is_bid(stream) or _is_strength(stream):
            return True
    if not denial or not _by_verb(stream) or stream.skips():
        return False
    counted = stream.kind() is Kind.NUMBER and stream.kind(1) is Kind.FIGURE
    return counted or stream.kind() is Kind.SHAPE or _is_bid(stream) or _is_strength(stream)


def _is_strength(stream: Stream) -> bool:
    return stream.kind() is Kind.TAG and stream.value() in STRENGTHS


def _is_bid(stream: Stream, ahead: int = 0) -> bool:
    """Whether a bid comes, or an opening."""
    if stream.kind(ahead) is Kind.WHOLE:
        return bool(stream.value(ahead) == OPENING)
    return stream.kind(ahead) is Kind.TAG and stream.value(ahead) in _BIDS


def _by_verb(stream: Stream) -> bool:
    """Whether the last denial is a verb: denies, zaprzecza, benekter."""
    return _DENYING.match(stream.denial()) is not None
