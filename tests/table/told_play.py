"""A deal on which every story of play is told, and what is found in them."""

from collections.abc import Sequence

from lawbook.bridge import Board, Seat
from lawbook.notation import parse_deal
from lawbook.table import Table, parse_story

DEAL = parse_deal("N:AKQ2.432.432.432 JT98.765.765.765 765.AKQ.AKQ.AKQJ 43.JT98.JT98.T98")
THREE_NOTRUMP = ("S 3NT", "W P", "N P", "E P")
FOUR_SPADES = ("S 4S", "W P", "N P", "E P")
FIRST = ("W HJ", "N H2", "E H5", "S HA")
SPADES = ("W S4", "N S2", "E S8", "S S5")


def table(*story: str, deal: bool = True, auction: Sequence[str] = THREE_NOTRUMP) -> Table:
    board = Board(dealer=Seat.S, deal=DEAL if deal else None)
    return Table(board, story=list(parse_story([*auction, *story])))


def found(told: Table) -> list[str]:
    """Each irregularity of the play as: what, who and which card, in which trick, what became of it."""
    assert told.playing is not None
    return [
        f"{m.fault.value} {m.seat} {m.card.name if m.card is not None else '-'} {m.trick} {fate.value}"
        for m, (fate, _) in told.playing.fates.items()
    ]
