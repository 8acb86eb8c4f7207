"""Spoken: what was said about whose turn it is before a lead or play out of turn (Laws 20C1, 47E1)."""

from collections.abc import Iterator
from itertools import takewhile

from lawbook.bridge import Seat
from lawbook.notation.spoken import Spoken, parse_spoken
from lawbook.table.play.matter import PlayFault
from lawbook.table.record.events import Asked, Hesitated, Quitted, Remarked
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
TALK = Remarked | Asked | Hesitated | Quitted
"""What may come between a word about the turn and the card."""


def told_his_turn(sight: IrregularPlay) -> bool | None:
    """Whether an opponent told the offender that it was his turn; False where it was only his partner."""
    if sight.matter.fault not in OUT_OF_TURN:
        return None
    tellers = {seat.side for seat in _tellers(sight.table, sight.matter.number, sight.seat)}
    return sight.seat.side.opponents in tellers if tellers else None


def misled_into_establishing(sight: IrregularPlay) -> bool | None:
    """Whether the card that established a revoke was played because an opponent had said that it was his turn (63A1)."""
    event = established_by(sight)
    if event is None:
        return None
    matters = (m for m in sight.table.play_matters if sight.table.events[m.number] is event)
    return any(told_his_turn(IrregularPlay(sight.table, matter)) for matter in matters)


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
