"""Transferred: the tricks that go over for the revokes of a side, as the rulings of a decision have it (Law 64A)."""

from collections.abc import Sequence

from lawbook.equity.revoking import GoneOver
from lawbook.law.consult import Ruling
from lawbook.law.provision import NoTransfer, TransferTricks
from lawbook.table.seen.sight import IrregularPlay

__all__ = ["gone_over"]


def gone_over(ruling: Ruling, rulings: Sequence[Ruling]) -> GoneOver | None:
    """What goes over for all the revokes of the side of this one; None while it is not settled for this one."""
    if not any(isinstance(told, TransferTricks | NoTransfer) for told in ruling.provisions):
        return None
    return GoneOver(_moved(ruling), {_trick(each): _moved(each) for each in rulings if _beside(ruling, each)})


def _beside(ruling: Ruling, other: Ruling) -> bool:
    """Whether another ruling is on another revoke of the same side."""
    one, two = ruling.case.view, other.case.view
    if not isinstance(one, IrregularPlay) or not isinstance(two, IrregularPlay) or other.law.id != "64":
        return False
    return one.matter != two.matter and one.seat.side is two.seat.side


def _trick(ruling: Ruling) -> int:
    view = ruling.case.view
    return view.matter.trick if isinstance(view, IrregularPlay) else 0


def _moved(ruling: Ruling) -> int:
    return sum(told.number for told in ruling.provisions if isinstance(told, TransferTricks))
