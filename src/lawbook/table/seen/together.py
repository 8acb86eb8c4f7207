"""Together: two calls, or two cards, of one moment (Laws 33, 58)."""

from lawbook.bridge import Card, Seat
from lawbook.table.auction.matter import Fault
from lawbook.table.besides.incident import Besides
from lawbook.table.play.matter import PlayFault
from lawbook.table.record.events import (
    Attention,
    Called,
    CardWithdrawn,
    DirectorCalled,
    MadePenaltyCard,
    Named,
    PickedUp,
    Played,
    PlayedTogether,
)
from lawbook.table.seen.aftermath import player
from lawbook.table.seen.notice import both_sides_after
from lawbook.table.seen.sight import IrregularAct, IrregularPlay, View

__all__ = [
    "beside",
    "card_played",
    "fault_of_later",
    "found_late",
    "is_named",
    "later_caller",
    "next_player",
    "of_one_hand",
    "one_in_turn",
    "opponent_played_since",
    "opponents_play",
    "other_card_is_low",
    "unseen",
]


def _callers(view: View) -> tuple[Seat | None, Seat, Seat] | None:
    """Whose turn it was, and who called at that moment."""
    if (
        not isinstance(view, IrregularAct)
        or view.matter.what is not Besides.TOGETHER
        or not view.matter.number
    ):
        return None
    first, second = view.table.events[view.matter.number - 1], view.event
    if not (isinstance(first, Called) and isinstance(second, Called)):
        return None
    return view.table.auction_at(view.matter.number - 1).turn, first.seat, second.seat


def one_in_turn(view: View) -> bool | None:
    """Whether it was the turn of one of the two players."""
    told = _callers(view)
    return None if told is None else told[0] in told[1:]


def later_caller(view: View) -> Seat | None:
    """The player whose call counts as the later."""
    told = _callers(view)
    return None if told is None else told[2]


def next_player(view: View) -> bool | None:
    """Whether he sits on the left of the player whose turn it was."""
    told = _callers(view)
    return None if told is None else told[0] is not None and told[2] is told[0].lho


def fault_of_later(view: View) -> Fault | None:
    """What is wrong with his call, counted as the later; None if nothing is."""
    later = later_caller(view)
    if not isinstance(view, IrregularAct):
        return None
    rows = (m for m in view.table.matters if m.number == view.matter.number)
    return next((m.fault for m in rows if m.seat is later), None)


# Cards


def of_one_hand(play: IrregularPlay) -> bool | None:
    """Whether the cards came from one hand; False where another player led or played at the same moment."""
    return {PlayFault.SEVERAL: True, PlayFault.TOGETHER: False}.get(play.matter.fault)


def unseen(play: IrregularPlay) -> bool | None:
    """Whether the face of the other card was not visible."""
    event = play.event
    return event.manner is not None if isinstance(event, PlayedTogether) else None


def card_played(play: IrregularPlay) -> Card | None:
    """The card of that moment that he plays."""
    before = reversed(play.table.events[: play.matter.number])
    rows = (e.card for e in before if isinstance(e, Played) and not isinstance(e, PlayedTogether))
    return next(rows, None)


def is_named(play: IrregularPlay) -> bool | None:
    """Whether the player has said which of the cards he plays, or somebody has played on; None if not yet."""
    since = (event for event in play.since if isinstance(event, Named | Played | CardWithdrawn))
    return any(isinstance(event, Named) or event.seat is not play.seat for event in since) or None


def found_late(play: IrregularPlay) -> bool:
    """Whether nobody had spoken of it when both sides had played to the next trick, as far as the record tells (58B4)."""
    return both_sides_after(play, play.matter.trick) and not any(isinstance(e, RULED) for e in play.since)


RULED = Named | MadePenaltyCard | PickedUp
"""What shows that it was dealt with."""


def beside(play: IrregularPlay) -> PlayFault | None:
    """What else is wrong with the card, counted as the later."""
    matter = play.matter
    rows = (m.fault for m in play.table.play_matters if (m.number, m.seat) == (matter.number, matter.seat))
    return next((fault for fault in rows if fault not in {PlayFault.TOGETHER, PlayFault.SEVERAL}), None)


def other_card_is_low(play: IrregularPlay) -> bool | None:
    """Whether the visible cards that he does not play are just one, below the ten."""
    matter = play.matter
    if not of_one_hand(play) or matter.card is None:
        return None
    several = [m for m in play.table.play_matters if m.fault is PlayFault.SEVERAL]
    own = [m for m in several if (m.seat, m.trick) == (matter.seat, matter.trick)]
    return len(own) == 1 and not matter.card.rank.is_honour


def opponent_played_since(play: IrregularPlay) -> bool | None:
    """Whether an opponent had played before attention was drawn to it."""
    return opponents_play(play) is not None if of_one_hand(play) else None


def opponents_play(play: IrregularPlay) -> tuple[Seat, Card] | None:
    """Which opponent played what before attention was drawn to it, the first if both did."""
    for event in play.since:
        if isinstance(event, DirectorCalled | Attention | Named):
            return None
        played = player(play, event)
        if played is not None and played[0].side is not play.seat.side:
            seat, card = played
            return None if card is None else (seat, card)
    return None
