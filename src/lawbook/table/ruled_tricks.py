"""RuledTricks: the record seen from a revoke, a defective trick or a claim, the one that is being ruled on.

Each view is None wherever the record does not show it, so that a Law can ask instead.
"""

from lawbook.bridge import Seat, Suit
from lawbook.table.ruled_play import RuledPlay

__all__ = ["RuledTricks"]


class RuledTricks(RuledPlay):
    """A record with the trick of the irregularity that is looked at, and what came after it."""

    __slots__ = ()

    @property
    def both_sides_went_on(self) -> bool | None:
        """Whether each side has led or played to the trick after the one that is being ruled on (Law 67A)."""
        if self.play_matter is None:
            return None
        after = self.tricks[self.play_matter.trick : self.play_matter.trick + 1]
        return len({seat.side for trick in after for seat, _ in trick.plays}) == 2

    @property
    def offenders_won_later(self) -> bool | None:
        """Whether the side that erred has won a later trick; None while that may still come, or after a claim."""
        if self.play_matter is None or self.playing is None:
            return None
        side, later = self.play_matter.seat.side, self.playing.won[self.play_matter.trick :]
        if any(seat is not None and seat.side is side for seat in later):
            return True
        return False if self.playing.over and None not in later else None

    def failed_to_follow(self, seat: Seat, suit: Suit) -> tuple[int, ...]:
        """The tricks, by number from 1, in which a player did not follow to a suit that was led."""
        return tuple(
            number
            for number, trick in enumerate(self.tricks, start=1)
            if trick.led is suit and any(s is seat and c.suit is not suit for s, c in trick.plays)
        )
