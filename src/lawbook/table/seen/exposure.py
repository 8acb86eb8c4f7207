"""Exposure: how a player came to show or name cards that he did not play (Laws 48, 49)."""

from lawbook.bridge import Card, Seat
from lawbook.label import Label
from lawbook.table.play.matter import PlayFate, PlayFault, PlayMatter
from lawbook.table.record.events import (
    Claimed,
    Conceded,
    Designated,
    Event,
    Exposed,
    FacedHand,
    Named,
    Objected,
    Played,
)
from lawbook.table.seen.claim import Claiming
from lawbook.table.seen.sight import IrregularCall, IrregularPlay, View
from lawbook.table.table import Table

__all__ = [
    "After",
    "Course",
    "GivenAway",
    "Shown",
    "all_cards",
    "course",
    "declarer_showed",
    "exposed",
    "exposed_by_opponent",
    "faced_after",
    "given_away",
    "led_in_auction",
    "only_card",
    "spreads",
    "whole_hand",
]


class GivenAway(Label):
    """How a defender gave a card away."""

    VISIBLE = "visible", "His partner could have seen it"
    NAMED = "named", "He named it"
    HIDDEN = "hidden", "Not at all"


class Course(Label):
    """What a defender did when he showed or named a card."""

    NONE = "none", "It fell, or was shown"
    NORMAL = "normal", "He played it normally"
    LAW = "law", "A Law had him show or retract it"
    TRICK = "trick", "He spoke only of the current trick"
    CONCESSION = "concession", "He conceded; his partner objected at once"
    SUSPENDED = "suspended", "Somebody had claimed or conceded"
    BEFORE_CHOICE = (
        "before_choice",
        "He led before declarer chose about partner's penalty card",
    )


class Shown(Label):
    """How declarer showed cards."""

    DROPPED = "dropped", "He dropped or showed cards, and did not mean to play them"
    AS_PLAYED = "as_played", "He held or put a card where a played card lies"
    FACED = "faced", "He faced his hand, or began to"


class After(Label):
    """When declarer faced his hand."""

    LEAD_OUT_OF_TURN = "lead_out_of_turn", "After an opening lead out of turn that was faced"
    FACE_DOWN = "face_down", "After an opening lead out of turn that still lies face down"
    OTHERWISE = "otherwise", "At another time"


def exposed(view: View) -> Exposed | None:
    """What was exposed while the auction was on; a card led then is exposed too (Law 24)."""
    if isinstance(view, IrregularPlay) and led_in_auction(view) and view.matter.card is not None:
        return Exposed(view.seat, (view.matter.card,))
    if not isinstance(view, IrregularCall):
        return None
    event = _shown(view.event)
    return event if isinstance(event, Exposed) else None


def led_in_auction(view: View) -> bool:
    """Whether it is a card that was led while the auction was on."""
    return isinstance(view, IrregularPlay) and view.matter.fault is PlayFault.BEFORE_PLAY


def exposing(sight: IrregularPlay) -> Event | None:
    """The event by which cards were shown or named."""
    return _shown(sight.event) if sight.matter.fault is PlayFault.EXPOSED else None


def _shown(event: Event) -> Event:
    """What was shown; of a whole hand that nobody has told, no card by name."""
    return Exposed(event.seat, ()) if isinstance(event, FacedHand) else event


def whole_hand(sight: IrregularPlay) -> bool:
    """Whether a whole hand was faced of which nobody has told the cards."""
    return all_cards(sight) == ()


def given_away(sight: IrregularPlay) -> GivenAway | None:
    """How a defender gave a card away."""
    if sight.matter.fault is PlayFault.BEFORE_CHOICE:
        return GivenAway.VISIBLE
    match exposing(sight):
        case Exposed(manner=manner):
            return GivenAway.HIDDEN if manner == "unseen" else GivenAway.VISIBLE
        case Named():
            return GivenAway.NAMED
        case _:
            return None


def exposed_by_opponent(sight: IrregularPlay) -> bool | None:
    """True where an opponent brought it about that the card was seen; of other excuses the record tells nothing."""
    event = exposing(sight)
    return True if isinstance(event, Exposed) and event.manner == "by opponent" else None


def only_card(sight: IrregularPlay) -> Card | None:
    """The card that was shown or named, if it was no more than one."""
    match exposing(sight):
        case Exposed(cards=(card,)) | Named(card=card):
            return card
        case _:
            return None


def all_cards(sight: IrregularPlay) -> tuple[Card, ...] | None:
    """The cards that were shown together, if it is the showing of cards that is looked at."""
    event = exposing(sight)
    return event.cards if isinstance(event, Exposed) else None


def course(sight: IrregularPlay) -> Course | None:
    """What a defender was doing when he gave a card away, as far as the story tells it."""
    matter = sight.matter
    if matter.fault is PlayFault.BEFORE_CHOICE:
        return Course.BEFORE_CHOICE
    event = exposing(sight)
    if isinstance(event, Named):  # where a trick is in progress it may be that of which he speaks (68)
        return None if sight.then.current else Course.NONE
    if not isinstance(event, Exposed):
        return None
    if conceded_in_vain(sight, matter.number, matter.seat):
        return Course.CONCESSION
    if isinstance(sight.table.events[matter.number - 1], Conceded | Claimed) and not sight.since:
        return None  # his partner may still object
    if suspended(sight):
        return Course.SUSPENDED
    return Course.NONE  # what is played, or taken back by a Law, has lines of its own


def suspended(sight: IrregularPlay) -> bool:
    """Whether the card was shown after a claim or concession that stood, before anybody played on (Law 68D)."""
    for number in reversed(range(sight.matter.number)):
        match sight.table.events[number]:
            case (Claimed() | Conceded()) as event:
                claim = Claiming(sight.table, number, event)
                return not (claim.by_defender and claim.partner_objected_at_once)
            case Played() | Designated():
                return False
            case _:
                pass
    return False


def spreads(table: Table, matter: PlayMatter) -> bool:
    """Whether declarer-to-be begins to spread his hand, or dummy shows a card, after an opening lead out of turn.

    That is part of what Law 54 rules on (A, C); who is dummy spreads his hand in any case.
    """
    event, then = _shown(table.event(matter.number)), table.playing_at(matter.number)
    if matter.fault is not PlayFault.EXPOSED or not isinstance(event, Exposed):
        return False
    if then is None or then.lead is None or then.start.contract is None or then.lead.trick != 1:
        return False
    hand = then.hands[matter.seat]
    whole = len(event.cards) in {0, 13 if hand is None else len(hand)}  # Law 48B1 hands that over to Law 54
    declarer = then.start.contract.declarer
    begins = matter.seat is declarer and event.manner is None and not whole
    return begins or matter.seat is declarer.partner


def conceded_in_vain(sight: IrregularPlay, number: int, seat: Seat) -> bool:
    """Whether he showed the card as he conceded tricks, and his partner objected at once (Law 68B2)."""
    near = [
        event
        for event in sight.table.events[max(number - 1, 0) : number + 3]
        if not isinstance(event, Exposed | FacedHand)
    ]
    kinds = [type(event) for event in near if getattr(event, "seat", None) in {seat, seat.partner}]
    return kinds[:2] in ([Conceded, Objected], [Claimed, Objected])


def declarer_showed(sight: IrregularPlay) -> Shown | None:
    """How declarer showed cards: his whole hand, or some that he dropped or did not mean to play."""
    matter, event = sight.matter, exposing(sight)
    if not isinstance(event, Exposed):
        return None
    if whole_hand(sight):
        return Shown.FACED
    left = next(sight.positions_since).hands[matter.seat]
    if left is not None and len(left) == len(event.cards) > 1:
        return Shown.FACED
    return Shown.DROPPED if event.manner is not None or len(event.cards) == 1 else None


def faced_after(sight: IrregularPlay) -> After | None:
    """When declarer faced his hand."""
    state = next(sight.positions_since, None)
    if state is None:
        return None
    if state.lead is not None and state.lead.trick == 1:
        return After.LEAD_OUT_OF_TURN
    face_down = any(state.matters(PlayFault.FACE_DOWN, fate=PlayFate.OPEN))
    return After.FACE_DOWN if face_down else After.OTHERWISE
