"""Exposure: how a player came to show or name cards that he did not play (Laws 48, 49).

Each view is None wherever the record does not show it, so that a Law can ask instead.
"""

from enum import Enum

from lawbook.bridge import Card, Seat
from lawbook.table.play.matter import PlayFate, PlayFault
from lawbook.table.record.events import Claimed, Conceded, Event, Exposed, Named, Objected
from lawbook.table.seen.play import RuledPlay

__all__ = [
    "Course",
    "FacedAfter",
    "Given",
    "Shown",
    "all_cards",
    "course",
    "declarer_showed",
    "exposed_by_opponent",
    "faced_after",
    "given_away",
    "only_card",
]


class Given(Enum):
    """How a defender gave a card away."""

    VISIBLE = "visible"
    NAMED = "named"


class Course(Enum):
    """What a defender was doing when he gave a card away."""

    BEFORE_CHOICE = "before_choice"
    CONCESSION = "concession"
    NONE = "none"


class Shown(Enum):
    """How declarer showed cards."""

    DROPPED = "dropped"
    FACED = "faced"


class FacedAfter(Enum):
    """When declarer faced his hand."""

    LEAD_OUT_OF_TURN = "lead_out_of_turn"
    FACE_DOWN = "face_down"
    OTHERWISE = "otherwise"


def exposing(table: RuledPlay) -> Event | None:
    """The event by which cards were shown or named."""
    matter = table.play_matter
    shown = matter is not None and matter.fault is PlayFault.EXPOSED
    return table.events[matter.number] if matter is not None and shown else None


def given_away(table: RuledPlay) -> Given | None:
    """How a defender gave a card away."""
    if table.play_matter is None:
        return None
    if table.play_matter.fault is PlayFault.BEFORE_CHOICE:
        return Given.VISIBLE
    match exposing(table):
        case Exposed():
            return Given.VISIBLE
        case Named():
            return Given.NAMED
        case _:
            return None


def exposed_by_opponent(table: RuledPlay) -> bool | None:
    """True where an opponent brought it about that the card was seen; of other excuses the record tells nothing."""
    event = exposing(table)
    return True if isinstance(event, Exposed) and event.manner == "by opponent" else None


def only_card(table: RuledPlay) -> Card | None:
    """The card that was shown or named, if it was no more than one."""
    match exposing(table):
        case Exposed(cards=(card,)) | Named(card=card):
            return card
        case _:
            return None


def all_cards(table: RuledPlay) -> tuple[Card, ...] | None:
    """The cards that were shown together, if it is the showing of cards that is looked at."""
    event = exposing(table)
    return event.cards if isinstance(event, Exposed) else None


def course(table: RuledPlay) -> Course | None:
    """What a defender was doing when he gave a card away, as far as the story tells it."""
    matter = table.play_matter
    if matter is not None and matter.fault is PlayFault.BEFORE_CHOICE:
        return Course.BEFORE_CHOICE
    event = exposing(table)
    if matter is None or not isinstance(event, Exposed):
        return None
    if conceded_in_vain(table, matter.number, matter.seat):
        return Course.CONCESSION
    return Course.NONE if event.manner is not None else None


def conceded_in_vain(table: RuledPlay, number: int, seat: Seat) -> bool:
    """Whether he showed the card as he conceded tricks, and his partner objected at once (Law 68B2)."""
    near = [
        event for event in table.events[max(number - 1, 0) : number + 3] if not isinstance(event, Exposed)
    ]
    kinds = [type(event) for event in near if getattr(event, "seat", None) in {seat, seat.partner}]
    return kinds[:2] in ([Conceded, Objected], [Claimed, Objected])


def declarer_showed(table: RuledPlay) -> Shown | None:
    """How declarer showed cards: his whole hand, or some that he dropped or did not mean to play."""
    matter, event = table.play_matter, exposing(table)
    if matter is None or not isinstance(event, Exposed):
        return None
    left = table.positions_since[0].hands[matter.seat]
    if left is not None and len(left) == len(event.cards) > 1:
        return Shown.FACED
    return Shown.DROPPED if event.manner is not None or len(event.cards) == 1 else None


def faced_after(table: RuledPlay) -> FacedAfter | None:
    """When declarer faced his hand."""
    state = table.positions_since[0] if table.positions_since else None
    if state is None:
        return None
    if state.lead is not None and state.lead.trick == 1:
        return FacedAfter.LEAD_OUT_OF_TURN
    face_down = any(state.matters(PlayFault.FACE_DOWN, fate=PlayFate.OPEN))
    return FacedAfter.FACE_DOWN if face_down else FacedAfter.OTHERWISE
