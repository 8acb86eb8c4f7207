"""Playing: the play as JSON: the tricks, whose turn it is, what he may play, and all that is in force."""

from typing import Any

from lawbook.bridge import Seat, Side
from lawbook.table import Awaited, Playing, PlayMatter, Table, awaited, legal_cards
from lawbook.table.seen.revoke import fate, play_ended
from lawbook.table.seen.sight import IrregularPlay

__all__ = ["play_object"]


def play_object(table: Table) -> dict[str, Any] | None:
    """The play as it stands after all that was ruled; None as long as nobody knows what is played."""
    playing = table.position
    if playing is None:
        return None
    turn = None if play_ended(table) else playing.turn  # a claim that is doubted suspends it (68D)
    legal = None if turn is None else legal_cards(playing)
    return {
        "turn": None if turn is None else turn.name,
        "legal_cards": None if legal is None else [card.name for card in legal],
        "awaited": _awaited(awaited(playing)),
        "tricks": [_trick(playing, place) for place in range(len(playing.tricks))],
        "won": {side.name: table.tricks_won(side) for side in Side},
        "left": {
            seat.name: None if hand is None else [c.name for c in hand]
            for seat, hand in zip(Seat, playing.hands, strict=True)
        },
        "penalty_cards": [
            {"seat": row.seat.name, "card": row.card.name, "rank": "major" if row.major else "minor"}
            for seat in Seat
            for row in playing.penalties_of(seat)
        ],
        "limits": [
            {"seat": row.seat.name, "limit": row.act.value, "suits": [suit.letter for suit in row.suits]}
            for row in playing.force.restrictions
        ],
        "irregular": [_matter(table, matter) for matter in table.play_matters],
    }


def _trick(playing: Playing, place: int) -> dict[str, Any]:
    trick = playing.tricks[place]
    winner = playing.won[place] if place < len(playing.won) else None
    return {
        "cards": [{"seat": seat.name, "card": card.name} for seat, card in trick.plays],
        "winner": None if winner is None else winner.name,
    }


def _awaited(told: Awaited | None) -> dict[str, Any] | None:
    if told is None:
        return None
    return {
        "why": told.why.value,
        "by": None if told.by is None else told.by.name,
        "seat": told.seat.name,
        "cards": [card.name for card in told.cards],
    }


def _matter(table: Table, matter: PlayMatter) -> dict[str, Any]:
    return {
        "fault": matter.fault.value,
        "seat": matter.seat.name,
        "card": None if matter.card is None else matter.card.name,
        "trick": matter.trick,
        "fate": fate(IrregularPlay(table, matter)).value,
    }
