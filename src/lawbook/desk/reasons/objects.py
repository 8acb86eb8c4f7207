"""Reasons as JSON; `lawbook schema` describes them."""

from functools import singledispatch
from typing import Any

from lawbook.bridge import Seat
from lawbook.desk.claims import claim_object
from lawbook.desk.comparing import meaning_object
from lawbook.desk.reasons.reason import (
    HandsCompared,
    HandsLeft,
    LineDrawn,
    LowestSame,
    Reason,
    RevokeTrick,
    TricksCompared,
)
from lawbook.desk.reasons.words import reason_told
from lawbook.notation import hand_text
from lawbook.table import call_word

__all__ = ["reason_object"]


def reason_object(reason: Reason, language: str = "en") -> dict[str, Any]:
    """The JSON object of a reason: who may see it, its sentences, and its figures."""
    return {
        "kind": reason.kind,
        "cite": reason.cite,
        "audience": reason.audience.value,
        "text": list(reason_told(reason, language)),
        "figures": _figures(reason),
    }


@singledispatch
def _figures(reason: Reason) -> dict[str, Any]:
    """What it rests on."""
    raise NotImplementedError(reason.kind)


@_figures.register
def _(reason: LowestSame) -> dict[str, Any]:
    return {
        "withdrawn": call_word(reason.withdrawn),
        "replacement": call_word(reason.replacement),
        "denominations": ["NT" if strain.suit is None else strain.letter for strain in reason.denominations],
        "same": reason.same,
        "lower": [call_word(bid) for bid in reason.lower],
        "unknown": [call_word(bid) for bid in reason.unknown],
        "holds": reason.holds,
    }


@_figures.register
def _(reason: HandsCompared) -> dict[str, Any]:
    return meaning_object(reason.verdict.decisive.difference.a, reason.verdict, reason.line)


@_figures.register
def _(reason: HandsLeft) -> dict[str, Any]:
    return {seat.name: hand_text(hand) for seat, hand in zip(Seat, reason.hands, strict=True)}


@_figures.register
def _(reason: LineDrawn) -> dict[str, Any]:
    return claim_object(reason.found, reason.won)


@_figures.register
def _(reason: RevokeTrick) -> dict[str, Any]:
    return {
        "trick": reason.trick,
        "offender": reason.offender.name,
        "winner": reason.winner.name,
        "later": reason.later,
    }


@_figures.register
def _(reason: TricksCompared) -> dict[str, Any]:
    found = reason.figures
    return {
        "side": found.side.name,
        "at_table": found.at_table,
        "played_out": found.played_out,
        "transferred": None if found.gone_over is None else found.gone_over.all,
        "given": found.given,
        "without": found.without,
        "instead": {card.name: tricks for card, tricks in found.instead.items()},
    }
