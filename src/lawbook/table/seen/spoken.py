"""Spoken: what was said about whose turn it is before a lead or play out of turn (Laws 20C1, 47E1)."""

from collections.abc import Iterator
from itertools import takewhile

from lawbook.bridge import Seat
from lawbook.notation.spoken import Spoken, parse_spoken
from lawbook.table.play.matter import PlayFault, PlayMatter
from lawbook.table.record.events import Asked, Hesitated, LedFaceDown, Quitted, Remarked
from lawbook.table.seen.fifth_card import fifth_cards
from lawbook.table.seen.revoke import established_by
from lawbook.table.seen.sight import IrregularPlay
from lawbook.table.table import Table

__all__ = ["misled_into_establishing", "told_his_turn"]

OUT_OF_TURN = {
    PlayFault.LEAD_OUT_OF_TURN,
    PlayFault.OUT_OF_TURN,
    PlayFault.FACE_DOWN,
    PlayFault.PREMATURE_LEAD,
}
TALK = Remarked | Asked | Hesitated | Quitted | LedFaceDown
"""What may come between a word about the turn and the card: his lead, while it lies face down, among it."""


def told_his_turn(sight: IrregularPlay) -> bool | None:
    """Whether an opponent told the offender that it was his turn; False where it was only his partner."""
    return _told(sight.table, sight.matter) if sight.matter.fault in OUT_OF_TURN else None


def _told(table: Table, matter: PlayMatter) -> bool | None:
    tellers = {seat.side for seat in _tellers(table, matter.number, matter.seat)}
    return matter.seat.side.opponents in tellers if tellers else None


def misled_into_establishing(sight: IrregularPlay) -> bool | None:
    """Whether the card that established a revoke was played because an opponent had said that it was his turn (63A1).

    It may be a fifth card on that trick, of which the Director says whether it was led.
    """
    event, table = established_by(sight), sight.table
    if event is None:
        fifth = fifth_cards(sight)
        return any(_told(table, matter) for matter in fifth) if fifth else None
    matters = (m for m in table.play_matters if table.events[m.number] is event)
    return any(told_his_turn(IrregularPlay(table, matter)) for matter in matters)


def _tellers(table: Table, number: int, offender: Seat) -> Iterator[Seat]:
    """Who said just before a card that it was this player's turn, asked by his side or not."""
    before = takewhile(lambda event: isinstance(event, TALK), reversed(table.events[:number]))
    asked = False
    for event in reversed([event for event in before if isinstance(event, Remarked)]):
        match parse_spoken(event.text):
            case Spoken.ASKS_TURN:
                asked = event.seat.side is offender.side
            case Spoken.TELLS_TURN if event.seat is not offender:
                yield event.seat
            case Spoken.YES if asked and event.seat is not offender:
                yield event.seat
            case _:
                pass
