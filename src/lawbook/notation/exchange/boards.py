"""The boards of a set: each once, whichever tables played it, in the order of their numbers."""

from collections.abc import Iterable
from itertools import pairwise

from lawbook.bridge import Board, Deal
from lawbook.errors import NotationError

__all__ = ["boards_of", "numbered"]


def boards_of(boards: Iterable[Board]) -> list[Board]:
    """Each board that was dealt, once; those without a number are numbered on from the highest.

    Raises NotationError where two tables have other cards on a board of one number.
    """
    found: dict[int, Board] = {}
    loose: dict[Deal, Board] = {}
    for board in boards:
        if board.deal is None:
            continue
        if board.number is None:
            loose.setdefault(board.deal, board)
        elif (known := found.setdefault(board.number, board)).deal != board.deal:
            raise NotationError(
                "board {number} has other cards at another table: two sets are no set; convert each section "
                "by itself",
                number=known.number,
            )
    highest = max(found, default=0)
    for number, board in enumerate(loose.values(), start=highest + 1):
        found[number] = Board.of(number, deal=board.deal)
    return [found[number] for number in sorted(found)]


def numbered(boards: Iterable[Board], highest: int) -> list[Board]:
    """The boards, one after the other without a gap, as a dealing machine counts them.

    Raises NotationError where there is none, a number is left out, or one is higher than the format knows.
    """
    told = boards_of(boards)
    numbers = [board.number or 0 for board in told]
    if not told:
        raise NotationError("no board with four hands is in the file; a dealing format holds nothing else")
    gap = next((n for n, after in pairwise(numbers) if after != n + 1), None)
    if gap is not None:
        raise NotationError(
            "board {number} is missing between its neighbours: the machine counts on by itself and would put "
            "the cards into the wrong boards; give boards without a gap",
            number=gap + 1,
        )
    if numbers[-1] > highest:
        raise NotationError(
            "board {number}: the format counts boards to {highest} and no further; write PBN",
            number=numbers[-1],
            highest=highest,
        )
    return told
