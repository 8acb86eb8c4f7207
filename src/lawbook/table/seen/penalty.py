"""Penalty: what the record shows of a penalty card: how it was exposed, what lies beside it, whose turn comes first.

Each view is None wherever the record does not show it, so that a Law can ask instead.
"""

from collections.abc import Iterator
from enum import Enum

from lawbook.bridge import Card, Seat
from lawbook.table.play.force import Penalty, lying
from lawbook.table.play.legal import narrowed
from lawbook.table.play.matter import PlayFault, PlayMatter
from lawbook.table.play.playing import Playing
from lawbook.table.record.events import Exposed
from lawbook.table.seen.exposure import all_cards
from lawbook.table.seen.play import RuledPlay

__all__ = [
    "How",
    "Turn",
    "all_his",
    "can_play_it",
    "exposed_how",
    "has_another",
    "lies_already",
    "minor_till_now",
    "of_one_suit",
    "owed",
    "several_playable",
    "turn_first",
]


class How(Enum):
    """How a card came to be exposed."""

    LOW = "low"
    HONOUR = "honour"
    PLAYED = "played"


class Turn(Enum):
    """Whose turn comes first while the card lies there."""

    OFFENDER = "offender"
    PARTNER = "partner"
    NOT_YET = "not_yet"


def lies_already(table: RuledPlay) -> bool | None:
    """Whether the card that is looked at is a penalty card already, and declarer is to choose about a lead."""
    matter = table.play_matter
    return None if matter is None else matter.fault is PlayFault.PENALTY_LEAD


def exposed_how(table: RuledPlay) -> How | None:
    """How the card that is looked at was exposed; None for a low card when nobody tells whether by accident."""
    matter = table.play_matter
    if matter is None or matter.card is None:
        return None
    event = table.events[matter.number]
    if matter.fault not in {PlayFault.EXPOSED, PlayFault.EXTRA}:
        return How.PLAYED
    if matter.card.rank.is_honour:
        return How.HONOUR
    if matter.fault is PlayFault.EXTRA:  # playing two cards to a trick is an accident (Law 50B)
        return How.LOW
    return How.LOW if isinstance(event, Exposed) and event.manner is not None else None


def has_another(table: RuledPlay) -> bool | None:
    """Whether the defender has another exposed card or penalty card beside the one that is looked at."""
    matter = table.play_matter
    if matter is None:
        return None
    event = table.events[matter.number]
    if matter.fault is PlayFault.EXPOSED and isinstance(event, Exposed) and len(event.cards) > 1:
        return True
    state = table.playing if lies_already(table) else table.position_then
    return state is not None and any(p.card is not matter.card for p in penalties(state, matter.seat))


def penalties(state: Playing, seat: Seat) -> tuple[Penalty, ...]:
    """The penalty cards that lie before a player."""
    return lying(state.force.penalties, seat, state.left[seat])


def turns(table: RuledPlay, matter: PlayMatter) -> Iterator[tuple[Turn, Playing]]:
    """The turns of the offender, and his partner's to lead, since the card has been on the table."""
    for state in table.positions_since:
        if matter.fault in REPLACED and len(state.done) < matter.trick:
            continue
        in_trick = any((matter.seat, matter.card) in trick.plays for trick in state.tricks)
        if in_trick or state.lead is not None:
            continue
        if state.turn is matter.seat:
            yield Turn.OFFENDER, state
        elif state.turn is matter.seat.partner and not state.current:
            yield Turn.PARTNER, state


REPLACED = frozenset({PlayFault.PENALTY_NOT_PLAYED})
"""The penalty card takes the place of these at once, so that the first turn after them is to the next trick."""


def turn_first(table: RuledPlay) -> Turn | None:
    """Whose turn comes first while the card lies on the table; None where the play is not known."""
    matter = table.play_matter
    if matter is None:
        return None
    if lies_already(table) or (_was_lead(matter) and matter.turn is matter.seat.partner):
        return Turn.PARTNER
    not_yet = None if table.playing is None or table.playing.over else Turn.NOT_YET
    return next((turn for turn, _ in turns(table, matter)), not_yet)


def _was_lead(matter: PlayMatter) -> bool:
    """Whether it is a lead that he made in another's turn, so that it is made from the correct hand first."""
    return matter.fault is PlayFault.LEAD_OUT_OF_TURN


def owed(table: RuledPlay) -> Card | None:
    """The penalty card that he should have played when he played another; None if he had several."""
    matter, state = table.play_matter, table.position_then
    cards = [] if matter is None or state is None else [p.card for p in penalties(state, matter.seat)]
    return cards[0] if len(cards) == 1 else None


def playable(table: RuledPlay) -> tuple[int, tuple[Card, ...]] | None:
    """At the offender's first turn: what suit and restrictions leave him, and his penalty cards; None if not known."""
    matter = table.play_matter
    for turn, state in turns(table, matter) if matter is not None else ():
        if matter is not None and turn is Turn.OFFENDER and state.left[matter.seat] is not None:
            majors = (p.card for p in penalties(state, matter.seat) if p.major)
            return narrowed(state, matter.seat)[1], tuple(dict.fromkeys((*majors, *_own(table))))
    return None


def can_play_it(table: RuledPlay) -> bool | None:
    """Whether he can play the card at his first turn, and still follow suit and obey what restricts him."""
    found, matter = playable(table), table.play_matter
    if found is None or matter is None or matter.card is None:
        return None
    return bool(found[0] >> matter.card & 1)


def several_playable(table: RuledPlay) -> bool | None:
    """Whether he can play two or more of his penalty cards at his first turn."""
    found = playable(table)
    return None if found is None else sum(found[0] >> card & 1 for card in found[1]) > 1


def at_choice(table: RuledPlay) -> Playing | None:
    """How the play stood when the partner had the lead about which declarer chooses; as it stands before that."""
    matter = table.play_matter
    if matter is None or _was_lead(matter):
        return table.position_then
    return next((state for turn, state in turns(table, matter) if turn is Turn.PARTNER), table.playing)


def of_one_suit(table: RuledPlay) -> bool | None:
    """Whether all the penalty cards of the defender are of one suit, when partner has to lead."""
    if turn_first(table) is not Turn.PARTNER:
        return None
    return len({card.suit for card in all_his(table)}) == 1


def all_his(table: RuledPlay) -> tuple[Card, ...]:
    """The offender's penalty cards when partner has the lead, those that are looked at with them."""
    matter, state = table.play_matter, at_choice(table)
    lay = () if matter is None or state is None else penalties(state, matter.seat)
    return tuple(dict.fromkeys((*(penalty.card for penalty in lay), *_own(table))))


def _own(table: RuledPlay) -> tuple[Card, ...]:
    """The card that is looked at, with those that were exposed together with it."""
    matter = table.play_matter
    together = all_cards(table)
    return together or (() if matter is None or matter.card is None else (matter.card,))


def minor_till_now(table: RuledPlay) -> tuple[Card, ...]:
    """The minor penalty cards that lay before the offender already, which a second card makes major (Law 50B)."""
    matter, state = table.play_matter, table.position_then
    if matter is None or state is None:
        return ()
    return tuple(p.card for p in penalties(state, matter.seat) if not p.major and p.card is not matter.card)
