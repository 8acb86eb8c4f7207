"""Claiming: whether it is clear how many tricks a claim or concession is about (Law 68)."""

from lawbook.errors import CaseError
from lawbook.table.play.playing import Playing
from lawbook.table.record.events import Claimed, Conceded, TookRest

__all__ = ["check_claim", "in_number"]


def in_number(event: TookRest, playing: Playing | None) -> Claimed | Conceded:
    """A claim or concession of all the tricks that are left, by their number."""
    left = 13 - (0 if playing is None else len(playing.done))
    if event.manner == "concedes":
        return Conceded(event.seat, left)
    return Claimed(event.seat, left, event.text, "of the rest")


def check_claim(event: Claimed | Conceded, playing: Playing | None) -> None:
    """Raises CaseError for more tricks than a deal has, and for a number that may well be that of the rest.

    A number without a word is that in all; but where it would give up most of the tricks to come, it may be the other.
    """
    if event.tricks > 13:  # 69B1, 71A: not fewer
        raise CaseError(
            "{tricks} tricks are more than a deal has (68A, 68B1); write 13 or fewer", tricks=event.tricks
        )
    if playing is None or isinstance(event, Conceded) or event.manner is not None:
        return
    won, left = playing.tricks_won(event.seat.side), 13 - len(playing.done)
    if 0 < won <= event.tricks <= left and 2 * (event.tricks - won) < left:
        raise CaseError(
            "{seat} claims {tricks}: of {won} tricks won and {left} to come that may be two things; write"
            " '{seat} claims {tricks} in all' or '{seat} claims {tricks} of the rest'",
            seat=event.seat.name,
            tricks=event.tricks,
            won=won,
            left=left,
        )
