"""Run: the play as long as nothing irregular comes to it: cards in turn, from known hands, that follow suit.

Most cards are of this kind, and need no new position each: one is made when somebody looks.
"""

from dataclasses import replace

from lawbook.bridge import Card, Seat, Trick
from lawbook.table.play.force import NOTHING
from lawbook.table.play.matter import PlayFate, PlayFault
from lawbook.table.play.playing import Playing
from lawbook.table.play.position import SUITS, winner_of

__all__ = ["Run", "running"]

SEATS = tuple(Seat)


class Run:
    """A play that goes on in good order from some position."""

    __slots__ = ("current", "done", "left", "position", "seen", "trump", "turn", "won")

    def __init__(self, position: Playing) -> None:
        self.position = position
        self.left = [bits or 0 for bits in position.left]
        self.current = list(position.current)
        self.done = list(position.done)
        self.won = list(position.won)
        self.seen = position.seen
        self.turn = position.turn
        self.trump = position.start.trump

    def take(self, seat: Seat, card: Card) -> bool:
        """Add a card if it is in good order; otherwise change nothing."""
        if seat is not self.turn:
            return False
        own, bit, current = self.left[seat], 1 << card, self.current
        if not own & bit:
            return False
        if current:
            led = SUITS[current[0][1] // 13]
            if not bit & led and own & led:
                return False
        self.left[seat] = own ^ bit
        self.seen |= bit
        current.append((seat, card))
        if len(current) < 4:
            self.turn = SEATS[seat - 3]
            return True
        plays = tuple(current)
        self.done.append(Trick(plays))
        self.turn = winner_of(plays, self.trump)
        self.won.append(self.turn)
        current.clear()
        if len(self.done) >= 13:
            self.turn = None
        return True

    def standing(self) -> Playing:
        """The position that has come about."""
        return replace(
            self.position,
            left=tuple(self.left),
            turn=self.turn,
            current=tuple(self.current),
            done=tuple(self.done),
            won=tuple(self.won),
            seen=self.seen,
        )


def running(position: Playing | None) -> Run | None:
    """The run of a play in which nothing is irregular that cards touch, nothing restricted or unknown; None for any other."""
    if position is None or not position.begun or position.force is not NOTHING:
        return None
    if (
        position.named is not None
        or position.agreed
        or position.start.belongs
        or position.start.contract is None
    ):
        return None
    if None in position.left or (position.fates and not _untouched(position)):
        return None
    return Run(position)


def _untouched(position: Playing) -> bool:
    """Whether all that was irregular stays as it is, whatever is played in good order: it is over, or was a card shown."""
    if position.lead is not None or position.heard is not None:
        return False
    if position.done and len(position.done[-1].plays) in {1, 2, 3}:
        return False
    seats = [seat for seat, _ in position.current]
    if seats and [*seats, position.turn] != [SEATS[(seats[0] + n) % 4] for n in range(len(seats) + 1)]:
        return False
    return all(
        matter.fault is PlayFault.EXPOSED
        or (fate is not PlayFate.OPEN and matter.fault is not PlayFault.DESIGNATION)
        for matter, (fate, _) in position.fates.items()
    )
