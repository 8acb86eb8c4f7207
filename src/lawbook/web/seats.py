"""Seats: whose irregularity it is, tapped on the first page of a ruling that no record shows."""

from lawbook.address import Address
from lawbook.bridge import Seat
from lawbook.desk import Decision
from lawbook.desk.laws import of_a_player
from lawbook.table.seen.sight import OfPlayer, Sight
from lawbook.web.tiles import TILES

__all__ = ["told_seat", "whose"]


def whose(address: Address, decision: Decision) -> bool:
    """Whether the page asks whose irregularity it is: nothing is answered yet, and nothing shows it."""
    first = decision.rulings[0]
    if address.view or len(address.laws) != 1 or isinstance(first.case.view, Sight):
        return False
    begun = [{}, *(tile.answers for tile in TILES if tile.start == address.laws[0])]
    return address.answers in begun and of_a_player(address.laws[0], address.edition)


def told_seat(decision: Decision) -> Seat | None:
    """Whose irregularity it is, where that was told and no record shows it."""
    view = decision.open.case.view
    return view.seat if isinstance(view, OfPlayer) else None
