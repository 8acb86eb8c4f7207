"""The columns of a table of results that tell of the board itself, and of who sat at it."""

from collections.abc import Mapping

from lawbook.bridge import Board, Seat, Vulnerability
from lawbook.errors import NotationError
from lawbook.notation.pbn import deal_text, parse_deal

__all__ = ["BOARD", "PLAYERS", "board_row", "board_told"]

BOARD = ("dealer", "vulnerable", "deal")
PLAYERS = ("north", "east", "south", "west")
_SIDES = ("None", "NS", "EW", "All")
_READ = {word.lower(): Vulnerability(place) for place, word in enumerate(_SIDES)}
_READ |= {"-": Vulnerability.NONE, "both": Vulnerability.BOTH}


def board_row(board: Board) -> dict[str, str]:
    """What is known of the board: dealer, vulnerability and deal."""
    return {
        "dealer": "" if board.dealer is None else board.dealer.name,
        "vulnerable": "" if board.vulnerability is None else _SIDES[board.vulnerability],
        "deal": "" if board.deal is None else deal_text(board.deal, board.dealer or Seat.N),
    }


def board_told(values: Mapping[str, str]) -> Board | None:
    """The board of a row; None where nothing is told of it but its number.

    Raises NotationError where the deal cannot be read.
    """
    if not any(values.get(name) for name in BOARD):
        return None
    number, dealer = values.get("board", ""), values.get("dealer", "").upper()
    try:
        deal = parse_deal(values["deal"]) if values.get("deal") else None
    except NotationError as error:
        raise NotationError("column deal: {error}", error=error) from None
    return Board.of(
        int(number) if number.isdecimal() and 0 < int(number) < 10**6 else None,
        dealer=Seat.__members__.get(dealer),
        vulnerability=_READ.get(values.get("vulnerable", "").lower()),
        deal=deal,
    )
