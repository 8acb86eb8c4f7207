"""Cards and markings of a board: the pack, Law 2, and the same board at other tables."""

from collections.abc import Iterator

from lawbook.audit.finding import Certainty, Finding, Kind
from lawbook.bridge import Board, Deal, Seat, Vulnerability, dealer_of, vulnerability_of
from lawbook.errors import Wording, listed

__all__ = ["FileDeals", "about_board"]

_BOARD = Wording("the board itself, or the hand record")
_VULNERABLE = {
    Vulnerability.NONE: Wording("nobody"),
    Vulnerability.NS: "North-South",
    Vulnerability.EW: "East-West",
    Vulnerability.BOTH: Wording("both sides"),
}


def about_board(board: Board, *, told_number: bool = True) -> Iterator[Finding]:
    """What is wrong with the cards of a board, or with its markings."""
    if board.deal is not None:
        yield from _of_the_cards(board.deal)
    if told_number and board.number is not None:
        yield from _of_the_markings(board, board.number)


def _of_the_cards(deal: Deal) -> Iterator[Finding]:
    if deal.doubled or deal.repeated:
        said = Wording("more than one hand has {cards}", cards=listed(deal.repeated, " "))
        yield Finding(Kind.WRONG_CARDS, said, "13", settled_by=_BOARD)
    held = {seat: deal.count(seat) for seat in Seat}
    if deal.complete and any(number != 13 for number in held.values()):
        sure = Certainty.POSSIBLE if len({*held.values()}) == 1 else Certainty.PROVED  # an ending is no slip
        told = listed(Wording("{seat} {number}", seat=seat, number=held[seat]) for seat in Seat)
        yield Finding(Kind.WRONG_CARDS, Wording("cards in the hands: {told}", told=told), "13", sure, _BOARD)


def _of_the_markings(board: Board, number: int) -> Iterator[Finding]:
    dealer, vulnerability = dealer_of(number), vulnerability_of(number)
    if board.dealer not in {None, dealer}:
        said = Wording(
            "the dealer is {told}; board {number} has {right}",
            told=board.dealer,
            number=number,
            right=dealer,
        )
        yield Finding(Kind.WRONG_BOARD, said, "2", Certainty.LIKELY, _BOARD)
    if board.vulnerability not in {None, vulnerability}:
        said = Wording(
            "vulnerable: {told}; on board {number}: {right}",
            told=_VULNERABLE[board.vulnerability or Vulnerability.NONE],
            number=number,
            right=_VULNERABLE[vulnerability],
        )
        yield Finding(Kind.WRONG_BOARD, said, "2", Certainty.LIKELY, _BOARD)


_Cards = tuple[int, ...]


class FileDeals:
    """The deals of a file: what each board had at its first table, and where each deal stood first."""

    __slots__ = ("boards", "deals")

    def __init__(self) -> None:
        self.boards: dict[tuple[str, ...], _Cards] = {}
        self.deals: dict[_Cards, str] = {}

    def about(self, field: tuple[str, ...], board: Board) -> Iterator[Finding]:
        """What does not agree with the deals before; `field` is whatever played the same boards."""
        deal, number = board.deal, str(board.number)
        if deal is None or not deal.complete or deal.missing or board.number is None:
            return
        cards = tuple(0 if hand is None else hand.bits for hand in deal.hands)
        if self.boards.setdefault((*field, number), cards) != cards:
            said = Wording("board {number} had other cards at a table before", number=number)
            yield Finding(Kind.FOULED_BOARD, said, "87", Certainty.LIKELY, _BOARD)
        before = self.deals.setdefault(cards, number)
        if before != number:
            said = Wording(
                "the cards of board {number} are those of board {before}", number=number, before=before
            )
            yield Finding(Kind.REPEATED_DEAL, said, "6", Certainty.POSSIBLE, _BOARD)
