"""RuledPlay: the record seen from an irregular lead, play or exposure, the one that is being ruled on.

Each view is None wherever the record does not show it, so that a Law can ask instead.
"""

from typing import Self

from lawbook.bridge import Seat, Trick
from lawbook.table.play_matter import PlayFate, PlayMatter
from lawbook.table.ruled import Ruled

__all__ = ["RuledPlay"]


class RuledPlay(Ruled):
    """A record with the irregularity of its play that is looked at."""

    __slots__ = ()

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks, the last perhaps unfinished; one may have too few cards, or too many."""
        return self.playing.tricks if self.playing else ()

    @property
    def play_matters(self) -> tuple[PlayMatter, ...]:
        """The irregularities of the play, in the order in which the record shows them."""
        return tuple(self.playing.fates) if self.playing else ()

    def about_play(self, matter: PlayMatter) -> Self:
        """The same record, to rule on one of the irregularities of its play."""
        view = self.about(None)
        view.play_matter = matter
        return view

    @property
    def play_fate(self) -> PlayFate | None:
        """What became of the irregularity of the play that is being ruled on."""
        if self.play_matter is None or self.playing is None:
            return None
        return self.playing.fates[self.play_matter][0]

    @property
    def trick_winner(self) -> Seat | None:
        """Who won the trick of the irregularity that is being ruled on."""
        won = self.playing.won if self.playing and self.play_matter else ()
        return (
            won[self.play_matter.trick - 1]
            if self.play_matter and len(won) >= self.play_matter.trick
            else None
        )

    def defends(self, seat: Seat) -> bool:
        """Whether a player is a defender, as far as the contract is known."""
        return self.contract is not None and seat.side is not self.contract.declarer.side

    @property
    def dummy(self) -> Seat | None:
        """Dummy, once there is a contract."""
        return self.contract.declarer.partner if self.contract else None
