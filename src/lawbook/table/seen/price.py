"""Price: the tricks that a revoke costs."""

from lawbook.bridge import Seat, Side
from lawbook.table.play.allocation import Price, transferred
from lawbook.table.play.matter import PlayFate
from lawbook.table.seen.claim import claim_in
from lawbook.table.seen.notice import next_deal_called_first, round_over_first
from lawbook.table.seen.revoke import (
    fate,
    left_out_faced_card,
    others_established,
    play_ended,
    revokes_of,
    same_suit_before,
)
from lawbook.table.seen.sight import IrregularPlay
from lawbook.table.table import Table

__all__ = ["offenders_won_later", "trick_of_several", "trick_winner", "tricks_allocated"]


def trick_winner(sight: IrregularPlay) -> Seat | None:
    """Who won the trick."""
    won = sight.play.won
    return won[sight.matter.trick - 1] if len(won) >= sight.matter.trick else None


def _tricks_of(table: Table, side: Side) -> set[int] | None:
    """The tricks, by number, that a side has won or gets by a claim; None while that is not settled."""
    play, claim = table.playing, claim_in(table)
    if play is None:
        return None
    won = {n for n, seat in enumerate(play.won, start=1) if seat is not None and seat.side is side}
    if play.over:
        return won if None not in play.won else None
    if claim is None or claim.rest is None or not claim.settled or not play_ended(table):
        return None
    mine = claim.rest if claim.claimer.side is side else 13 - len(play.done) - claim.rest
    return won | set(range(14 - mine, 14))


def offenders_won_later(sight: IrregularPlay) -> bool | None:
    """Whether the side that erred has won a later trick; None while that may still come, or is to be adjudicated."""
    side = sight.seat.side
    if any(seat is not None and seat.side is side for seat in sight.play.won[sight.matter.trick :]):
        return True
    won = _tricks_of(sight.table, side)
    return None if won is None else any(trick > sight.matter.trick for trick in won)


def _moves_tricks(sight: IrregularPlay) -> bool:
    """Whether it is established and nothing in the record keeps tricks from going over (Law 64B2-7)."""
    waived = (
        same_suit_before(sight),
        left_out_faced_card(sight),
        next_deal_called_first(sight),
        round_over_first(sight),
        others_established(sight),
        sight.matter.trick == 12,
    )
    return fate(sight) is PlayFate.ESTABLISHED and not any(waived)


def trick_of_several(sight: IrregularPlay) -> int | None:
    """The trick of a revoke, where its side has more than one that is established."""
    views = (IrregularPlay(sight.table, matter) for matter in revokes_of(sight.table, sight.seat.side))
    established = [view for view in views if fate(view) is PlayFate.ESTABLISHED]
    return sight.matter.trick if len(established) > 1 else None


def tricks_allocated(sight: IrregularPlay) -> int | None:
    """How many tricks go over for this revoke; None where the side has no other to pay for, or not all is known."""
    if not _moves_tricks(sight):
        return None
    side = sight.seat.side
    won = _tricks_of(sight.table, side)
    views = [IrregularPlay(sight.table, matter) for matter in revokes_of(sight.table, side)]
    paid = [view for view in views if _moves_tricks(view)]
    if won is None or len(paid) < 2:
        return None
    prices = [Price(view.matter.trick, own=trick_winner(view) is view.seat) for view in paid]
    return transferred(prices, won)[[view.matter for view in paid].index(sight.matter)]
