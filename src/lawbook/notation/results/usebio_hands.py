"""The hands of a USEBIO file: a second list of boards beside the results."""

from lawbook.bridge import Board, Card, Deal, Seat
from lawbook.notation.game import Report
from lawbook.notation.letters import shown
from lawbook.notation.results.fields import card_of, seat_of
from lawbook.notation.results.xml import Element

__all__ = ["deals_of", "handset"]

_SUITS = {"CLUBS": "C", "DIAMONDS": "D", "HEARTS": "H", "SPADES": "S"}
_NAMES = {Seat.E: "East", Seat.N: "North", Seat.S: "South", Seat.W: "West"}


def deals_of(root: Element, report: Report) -> dict[str, Board]:
    """The boards whose hands are given, by number."""
    sets = list(root.all("HANDSET"))
    for event in root.all("EVENT"):
        sets += event.all("HANDSET")
        sets += (handset for session in event.all("SESSION") for handset in session.all("HANDSET"))
    found = {}
    for element in (board for handset in sets for board in handset.all("BOARD")):
        number = element.value("BOARD_NUMBER")
        if number.isdecimal() and 0 < int(number) < 10**6:
            found[number] = Board.of(int(number), deal=_deal(element, report))
    return found


def _deal(board: Element, report: Report) -> Deal | None:
    hands: list[list[Card] | None] = [None] * 4
    for element in board.all("HAND"):
        seat = seat_of(element.value("DIRECTION"))
        cards = [
            card_of(suit + rank)
            for name, suit in _SUITS.items()
            for rank in element.value(name).upper().replace("10", "T").replace("-", "")
            if not rank.isspace()
        ]
        if seat is None or None in cards:
            report.add(
                element.line,
                "board {number}: the hand of {seat} cannot be read; give a direction and four suits of ranks",
                number=board.value("BOARD_NUMBER"),
                seat=shown(element.value("DIRECTION")),
            )
            return None
        hands[seat] = [card for card in cards if card is not None]
    return Deal.of(hands)


def handset(boards: dict[str, Board]) -> Element:
    """The boards with their hands, as an element."""
    made = Element("HANDSET")
    for number, board in boards.items():
        if board.deal is None:
            continue
        told = Element("BOARD", children=[Element("BOARD_NUMBER", text=number)])
        told.children += (_hand(board.deal, seat) for seat in _NAMES)
        made.children.append(told)
    return made


def _hand(deal: Deal, seat: Seat) -> Element:
    element = Element("HAND", children=[Element("DIRECTION", text=_NAMES[seat])])
    for name, suit in _SUITS.items():
        ranks = "".join(card.rank.letter for card in deal.cards(seat) or () if card.suit.letter == suit)
        element.children.append(Element(name, text=ranks))
    return element
