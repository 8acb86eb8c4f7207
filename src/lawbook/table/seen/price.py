"""RuledPrice: the record seen from a revoke, by the tricks that it costs.

Each view is None wherever the record does not show it, so that a Law can ask instead.
"""

from lawbook.bridge import Side
from lawbook.table.play.allocation import Price, transferred
from lawbook.table.play.matter import PlayFate
from lawbook.table.seen.revoke import RuledRevoke

__all__ = ["RuledPrice"]


class RuledPrice(RuledRevoke):
    """A record with the tricks that the offending side has won since, and those that go over."""

    __slots__ = ()

    def _tricks_of(self, side: Side) -> set[int] | None:
        """The tricks, by number, that a side has won or gets by a claim; None while that is not settled."""
        if self.playing is None:
            return None
        won = {
            n for n, seat in enumerate(self.playing.won, start=1) if seat is not None and seat.side is side
        }
        if self.playing.over:
            return won if None not in self.playing.won else None
        rest, done = self.claimers_rest, len(self.playing.done)
        if rest is None or not self.claim_settled or not self.play_ended:
            return None
        mine = rest if self.claimer is not None and self.claimer.side is side else 13 - done - rest
        return won | set(range(14 - mine, 14))

    @property
    def offenders_won_later(self) -> bool | None:
        """Whether the side that erred has won a later trick; None while that may still come, or is to be adjudicated."""
        matter = self.play_matter
        if matter is None or self.playing is None:
            return None
        side = matter.seat.side
        if any(seat is not None and seat.side is side for seat in self.playing.won[matter.trick :]):
            return True
        won = self._tricks_of(side)
        return None if won is None else any(trick > matter.trick for trick in won)

    @property
    def moves_tricks(self) -> bool:
        """Whether the revoke is established and nothing in the record keeps tricks from going over (Law 64B2-7)."""
        waived = (
            self.same_suit_before,
            self.left_out_faced_card,
            self.next_deal_called_first,
            self.round_over_first,
            self.others_established,
            self.play_matter is not None and self.play_matter.trick == 12,
        )
        return self.play_fate is PlayFate.ESTABLISHED and not any(waived)

    @property
    def tricks_allocated(self) -> int | None:
        """How many tricks go over for this revoke; None where the side has no other to pay for, or not all is known."""
        matter = self.play_matter
        if matter is None or not self.moves_tricks:
            return None
        won = self._tricks_of(matter.seat.side)
        views = [self.about_play(m) for m in self.revokes_of(matter.seat.side)]
        paid = [view.play_matter for view in views if view.play_matter is not None and view.moves_tricks]
        if won is None or len(paid) < 2:
            return None
        prices = [Price(m.trick, own=self.about_play(m).trick_winner is m.seat) for m in paid]
        return transferred(prices, won)[paid.index(matter)]
