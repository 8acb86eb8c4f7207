"""Reasons of Law 64: who won which tricks, and what the board would have come to without the revoke."""

from collections.abc import Iterator, Sequence

from lawbook.desk.reasons.reason import Reason, RevokeTrick, TricksCompared
from lawbook.desk.transferred import gone_over
from lawbook.equity.revoking import revoke_figures
from lawbook.errors import LawbookError
from lawbook.law.consult import Ruling
from lawbook.law.provision import NoTransfer, TransferTricks
from lawbook.table.seen.price import offenders_won_later, trick_winner
from lawbook.table.seen.sight import IrregularPlay

__all__ = ["of_revokes"]


def of_revokes(ruling: Ruling, rulings: Sequence[Ruling]) -> Iterator[Reason]:
    """What decides which tricks go over, and whether that is enough; nothing while that is not settled."""
    play = ruling.case.view
    settled = any(isinstance(told, TransferTricks | NoTransfer) for told in ruling.provisions)
    if not settled or not isinstance(play, IrregularPlay):
        return
    winner, later = trick_winner(play), offenders_won_later(play)
    if winner is not None and later is not None:
        clause = next(
            told.cite for told in ruling.provisions if isinstance(told, TransferTricks | NoTransfer)
        )
        yield RevokeTrick(
            trick=play.matter.trick, offender=play.seat, winner=winner, later=later, cite=clause
        )
    try:
        figures = revoke_figures(play, gone_over(ruling, rulings))
        yield TricksCompared(figures=figures, cite="64C1" if ruling.edition >= 2017 else "64C")
    except LawbookError:  # not all four hands, or no solver
        return
