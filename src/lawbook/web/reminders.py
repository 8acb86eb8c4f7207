"""Reminders: what is in force during the play, and who has to speak before it goes on."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain, combinations

from markupsafe import Markup

from lawbook.address import Address
from lawbook.bridge import Suit
from lawbook.law.laws.law_50 import CHOICE, PenaltyLead
from lawbook.law.laws.law_51 import SUITS_CHOICE
from lawbook.table import Playing, event_line
from lawbook.table.in_force import Act, Norm
from lawbook.table.play.legal import Awaited, Awaits, awaited
from lawbook.table.record.events import Accepted, Chose, Event, LaidDown, PickedUp, Refused
from lawbook.text.playing import DECLARER, DEFENDERS, REMINDERS, norm
from lawbook.web.acts import said
from lawbook.web.besides import Tap
from lawbook.web.words import Words

__all__ = ["limits", "options", "reminder"]


def limits(state: Playing, words: Words) -> list[Markup]:
    """The restrictions that are in force, in a line each."""
    return [_limit(replace(row, cite=None), words) for row in state.force.restrictions]


def _limit(row: Norm, words: Words) -> Markup:
    return words.pips(norm(row, words.language))


def reminder(state: Playing, words: Words) -> str | None:
    """Who has to be asked before the play goes on."""
    found = awaited(state)
    if found is None:
        return None
    contract = state.start.contract
    unnamed = DEFENDERS if contract and found.seat.side is contract.declarer.side else DECLARER
    by = words(unnamed) if found.by is None else words.name(found.by)
    seat, partner = words.name(found.seat), words.name(found.seat.partner)
    return words(REMINDERS[found.why], seat=seat, partner=partner, by=by)


@dataclass(frozen=True, slots=True)
class _Option:
    """Something that may be said, and the events that tell it."""

    said: Markup
    events: tuple[Event, ...]


def options(address: Address, state: Playing, words: Words) -> list[Tap]:
    """What may be said to it, each with all that it brings."""
    found = awaited(state)
    rows = [] if found is None else _options(found, words)
    return [Tap(row.said, address.telling(*address.story, *map(event_line, row.events))) for row in rows]


def _options(found: Awaited, words: Words) -> list[_Option]:
    match found.why:
        case Awaits.LEAD_OUT_OF_TURN:
            asked = (found.seat.lho, found.seat.rho) if found.by is None else (found.by,)
            answers = [event(seat) for seat in asked for event in (Accepted, Refused)]
            return [_Option(said(event, words), (event,)) for event in answers]
        case Awaits.PENALTY_LEAD:
            return [
                _Option(_limit(Norm(found.seat, act, suits=suits), words), tuple(_lead(found, act, suits)))
                for act, suits in _leads(found)
            ]
        case Awaits.WHICH_PENALTY_CARD:  # it is said by tapping the card
            return []


def _leads(found: Awaited) -> Iterator[tuple[Act, tuple[Suit, ...]]]:
    """Require one of the suits, forbid any of them, or leave the lead free (Laws 50D2, 51B)."""
    suits = sorted({card.suit for card in found.cards}, reverse=True)
    yield from ((Act.LEAD, (suit,)) for suit in suits)
    some = chain.from_iterable(combinations(suits, number) for number in range(1, len(suits) + 1))
    yield from ((Act.NOT_LEAD, each) for each in some)
    yield Act.FREE, ()


def _lead(found: Awaited, act: Act, suits: tuple[Suit, ...]) -> Iterator[Event]:
    """The choice; where it does not say which of several suits, also what it comes to."""
    several = len({card.suit for card in found.cards}) > 1
    key = (SUITS_CHOICE if several else CHOICE).key
    if found.by is not None:
        yield Chose(found.by, key, CHOSEN[act].value)
    if suits and (several or found.by is None):
        yield LaidDown(found.seat, act, suits=suits)
        yield PickedUp(found.seat.partner, tuple(card for card in found.cards if card.suit in suits))
    elif found.by is None or several:
        yield LaidDown(found.seat, act)


CHOSEN = {Act.LEAD: PenaltyLead.REQUIRE, Act.NOT_LEAD: PenaltyLead.FORBID, Act.FREE: PenaltyLead.LEAVE}
"""The words of Law 51 for it are those of Law 50."""
