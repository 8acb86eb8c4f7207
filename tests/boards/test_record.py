"""Hand records: what is told of a board, on paper as well."""

from lawbook.boards.paper import PAGES, record_pdf
from lawbook.boards.record import HandRecord, records_of
from lawbook.boards.words import heading_of, joined_rows, made, pars_told, suit_lines
from lawbook.bridge import Board, Card, Seat, Side
from lawbook.notation.exchange.index import deal_at
from tests.notation.exchange.test_dealt import X


def record() -> HandRecord:
    (found,) = records_of([Board.of(1, deal=X)])
    return found


def test_the_record_of_a_board() -> None:
    told = record()

    assert told.points == (10, 14, 9, 7)
    assert joined_rows(told, "en") == [("NS", [6, 7, 6, 8, 5]), ("EW", [7, 6, 7, 5, 8])]
    assert made(told, Side.NS, "en") == "NS 1♠ 2♦"
    assert made(told, Side.EW, "en") == "EW 1NT 1♥ 2♣"
    assert pars_told(told, "en") == ["Par NS +90: 2♦ NS ="]
    assert heading_of(told, "en") == "1 · N / None"
    assert suit_lines(told, Seat.E, "nb")[0] == "♠ D Kn 9"


def test_a_hand_without_thirteen_cards_is_shown_and_not_solved() -> None:
    (told,) = records_of([Board.of(2, deal=X.move(Card.SA, Seat.N, Seat.E))])

    assert told.results is None
    assert told.points == (6, 18, 9, 7)
    assert told.pars == ()


def test_paper_is_the_same_bytes_for_the_same_boards() -> None:
    told = [*records_of([Board.of(n, deal=deal_at(n)) for n in range(2, 22)], solved=False), record()]

    for page in PAGES:
        pdf = record_pdf(told, title="Klub Łódź, Tromsø", page=page, language="pl")
        assert pdf == record_pdf(told, title="Klub Łódź, Tromsø", page=page, language="pl")
        assert pdf.count(b"/Type /Page\n") == -(-len(told) // page)
