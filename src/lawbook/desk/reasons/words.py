"""Reasons in sentences: a first one, and lines beneath it where there is more to see."""

from collections.abc import Iterable, Iterator
from functools import singledispatch

from lawbook.bridge import Bid, Hand, Seat, Suit
from lawbook.desk.claims import line_told
from lawbook.desk.reasons.reason import (
    HandsCompared,
    HandsLeft,
    LineDrawn,
    LowestSame,
    Reason,
    RevokeTrick,
    TricksCompared,
)
from lawbook.languages import of_language
from lawbook.notation import call_text, card_text
from lawbook.text import comparing, render
from lawbook.text.catalogue import translate

__all__ = ["reason_told"]

SAMPLES = 3
"""How many of the hands that lie outside are shown."""


@singledispatch
def reason_told(reason: Reason, language: str) -> Iterator[str]:
    """What a reason says."""
    raise NotImplementedError(reason.kind, language)


@reason_told.register
def _(reason: LowestSame, language: str) -> Iterator[str]:
    told = {
        "withdrawn": call_text(reason.withdrawn, language),
        "replacement": call_text(reason.replacement, language),
        "denominations": comparing.denominations(reason.denominations, language),
        "bids": _bids(reason.lower or reason.unknown, language),
    }
    if not reason.denominations:
        said = "{withdrawn} specified no denomination, so that no bid can specify the same."
    elif not reason.same:
        said = "{replacement} does not specify all that {withdrawn} did: {denominations}."
    elif reason.lower:
        said = "{replacement} specifies the same as {withdrawn}, {denominations}, but it is not the lowest to do so: {bids}."
    elif reason.unknown:
        said = (
            "{replacement} specifies the same as {withdrawn}, {denominations}; it is the lowest to do so, unless one of these"
            " shows that, too: {bids}."
        )
    else:
        said = "{replacement} is the lowest sufficient bid that specifies the same as {withdrawn}: {denominations}."
    yield translate("reason", said, language).format(**told)


@reason_told.register
def _(reason: HandsCompared, language: str) -> Iterator[str]:
    verdict = reason.verdict
    yield " ".join((f"{comparing.headline(verdict, language)}.", *comparing.reasons(verdict, language)))
    one = verdict.decisive.difference
    said = "Hands of the replacement in all: {all}; outside the withdrawn call: {outside}."
    yield translate("reason", said, language).format(
        all=_grouped(one.both + one.only_b, language), outside=_grouped(one.only_b, language)
    )
    if one.only_b:
        said = "Outside, for example: {hands}."
        hands = "; ".join(_hand(hand, language) for hand in verdict.outside(SAMPLES))
        yield translate("reason", said, language).format(hands=hands)


@reason_told.register
def _(reason: HandsLeft, language: str) -> Iterator[str]:
    yield translate("reason", "The cards that were left:", language)
    for seat, hand in zip(Seat, reason.hands, strict=True):
        yield f"{render.value(seat, language)} {_hand(hand, language)}"


@reason_told.register
def _(reason: LineDrawn, language: str) -> Iterator[str]:
    found = reason.found
    said = "{side}: {tricks} of the {left} tricks left on the worst normal line, {claimed} claimed."
    yield translate("reason", said, language).format(
        side=render.value(found.claim.claimer.side, language),
        tricks=found.worst,
        left=found.claim.position.left,
        claimed=found.claim.tricks,
    )
    yield from line_told(found, language)


@reason_told.register
def _(reason: RevokeTrick, language: str) -> Iterator[str]:
    if reason.later:
        said = "{winner} won trick {trick}, that of the revoke, and {side} won a later one."
    else:
        said = "{winner} won trick {trick}, that of the revoke, and {side} won no later one."
    yield translate("reason", said, language).format(
        winner=render.value(reason.winner, language),
        trick=reason.trick,
        side=render.value(reason.offender.side, language),
    )


@reason_told.register
def _(reason: TricksCompared, language: str) -> Iterator[str]:
    found = reason.figures
    if found.played_out:
        said = "{side}: {at_table} tricks at the table, {given} with what 64A gives, {without} without the revoke (all cards known)."
    else:
        said = (
            "{side}: {at_table} tricks with best play from there on, {given} with what 64A gives, {without} without the"
            " revoke (all cards known)."
        )
    yield translate("reason", said, language).format(
        side=render.value(found.side, language),
        at_table=found.at_table,
        given=found.given,
        without=found.without,
    )


def _bids(bids: Iterable[Bid], language: str) -> str:
    return ", ".join(call_text(bid, language) for bid in bids)


def _hand(hand: Hand, language: str) -> str:
    """The hand in one line, each suit with its pip; a dash for a void."""
    suits = (
        suit.symbol + ("".join(card_text(card, language)[1:] for card in hand if card.suit is suit) or "-")
        for suit in reversed(Suit)
    )
    return " ".join(suits)


def _grouped(number: int, language: str) -> str:
    """A large number in groups of three figures."""
    return f"{number:,}".replace(",", of_language(language, "figures", "thousands"))
