"""Hand records: what is told of a board when it has been played."""

from collections.abc import Iterable
from dataclasses import dataclass

from lawbook.bridge import Board, Hand, Seat, Side, Strain
from lawbook.equity.batch import Progress, answer_all
from lawbook.equity.questions import Results, Table
from lawbook.equity.resources import THIS_MACHINE, Resources
from lawbook.errors import LawbookError
from lawbook.scoring.par import Par, makeable, par

__all__ = ["HandRecord", "points_of", "records_of"]


def points_of(hand: Hand | None) -> int:
    """The high-card points: four for an ace, three, two, one.

    >>> from lawbook.bridge import PACK, Suit
    >>> points_of(PACK.suit(Suit.SPADES))
    10
    """
    return sum(max(card.rank - 10, 0) for card in hand or ())


@dataclass(frozen=True, slots=True)
class HandRecord:
    """A board with the tricks of every declarer in every strain, as far as they could be computed."""

    board: Board
    results: Results | None = None

    @property
    def points(self) -> tuple[int, ...]:
        """The high-card points of the hands, N E S W."""
        deal = self.board.deal
        return tuple(points_of(deal[seat] if deal is not None else None) for seat in Seat)

    @property
    def pars(self) -> tuple[Par, ...]:
        """The par of the deal: one, or two where it matters who bids first, North-South's then first."""
        if self.results is None or self.board.vulnerability is None:
            return ()
        found = [par(self.tricks, self.board.vulnerability, side) for side in Side]
        return tuple(found[:1] if found[0] == found[1] else found)

    def tricks(self, strain: Strain, declarer: Seat) -> int:
        """The tricks of a declarer. Raises LookupError where they were not computed."""
        if self.results is None:
            raise LookupError("the tricks were not computed")
        return self.results[strain, declarer]

    def makes(self, side: Side) -> dict[Strain, int]:
        """The highest level that the side makes in each strain in which it makes any."""
        return {} if self.results is None else makeable(self.tricks, side)


def records_of(
    boards: Iterable[Board],
    resources: Resources = THIS_MACHINE,
    progress: Progress | None = None,
    *,
    solved: bool = True,
) -> list[HandRecord]:
    """The records of the boards that have four hands; without tricks where nothing is to be solved."""
    told = [board for board in boards if board.deal is not None]
    whole = [board for board in told if _whole(board)] if solved else []
    answers = answer_all(
        [Table.of(board.deal) for board in whole if board.deal is not None], resources, progress
    )
    for answer in answers:
        if isinstance(answer, LawbookError):
            raise answer
    found = {
        id(board): answer for board, answer in zip(whole, answers, strict=True) if isinstance(answer, Results)
    }
    return [HandRecord(board, found.get(id(board))) for board in told]


def _whole(board: Board) -> bool:
    deal = board.deal
    return (
        deal is not None
        and not deal.doubled
        and not deal.missing
        and all(deal.count(seat) == 13 for seat in Seat)
    )
