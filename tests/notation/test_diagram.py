import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.bridge import Board, Card, Deal, Seat, Vulnerability
from lawbook.errors import NotationError
from lawbook.languages import LANGUAGES
from lawbook.notation import deal_text, diagram_text, parse_deal, parse_diagram, read_deal
from tests.notation import diagrams
from tests.strategies import partial_deals, seats

BOARD_3 = "N:KT42.Q9.9.AQJ853 AJ753.K7.8742.T9 Q.AJT84.AKQJ6.72 986.6532.T53.K64"
BOARD_17 = "N:K875.843.7.QJ843 AQ42.QJ5.AK32.A52 JT9.A9762.54.KT9 63.KT.QJT986.76"
CORRECTED_17 = "N:K875.843.7.QJ843 Q42.QJ5.AK32.A52 JT9.A9762.54.KT9 A63.KT.QJT986.76"
NOTE = "The TD determines that ♠ A should be\nin West's hand.\n"
NORTH, SOUTH = "♠ K875\n♥ 843\n♦ 7\n♣ QJ843\n", "♠ JT9\n♥ A9762\n♦ 54\n♣ KT9\n"
WEST, EAST = "♠ A63\n♥ K10\n♦ QJ10986\n♣ 76\n", "♠ Q42\n♥ QJ5\n♦ AK32\n♣ A52\n"


@pytest.mark.parametrize(
    ("text", "deal", "header"),
    [
        (diagrams.COMPASS, BOARD_3, (3, Seat.S, Vulnerability.EW)),
        (diagrams.BROKEN_TABLE, BOARD_3, (3, Seat.S, Vulnerability.EW)),
        (diagrams.CORRECTED, CORRECTED_17, (17, Seat.N, Vulnerability.NONE)),
        (
            diagrams.VOID_IN_TABLE,
            "N:QJ642.A.AJ9862. T.Q9852.K53.K843 AK9875.K7.QT4.J2 3.JT643.7.AQT976",
            (11, Seat.S, Vulnerability.NONE),
        ),
        (
            diagrams.TABLE,
            "N:KQ32.J654.7.KQ62 A74.K97.643.J987 65.Q8.AKJT982.AT JT98.AT32.Q5.543",
            (3, Seat.S, Vulnerability.EW),
        ),
        (diagrams.TWO_HANDS, "N:- K93.Q8.K98.J763 - AT.KT3.JT5.AQT82", (None, None, None)),
    ],
)
def test_a_diagram_is_read_as_it_is_pasted(text: str, deal: str, header: tuple[object, ...]) -> None:
    read = read_deal(text)

    assert deal == deal_text(read.deal)
    assert header == (read.board, read.dealer, read.vulnerability)
    assert read.belongs == ()


@pytest.mark.parametrize(
    ("text", "deal", "belongs", "header"),
    [
        (diagrams.MARKED_TWICE, BOARD_17, (Card.SA, Seat.W), (16, Seat.W, Vulnerability.EW)),
        (
            diagrams.MARKED_IN_WEST,
            "N:K85.KJ432.7.AQJT 4.A85.A543.9842 QJT7.Q976.K2.K53 A9632.T.QJT986.76",
            (Card.S2, Seat.E),
            (1, Seat.N, Vulnerability.NONE),
        ),
        (
            diagrams.MARKED_IN_NORTH,
            "N:K8542.KJ4.7.KJT98 .T86532.K865.542 QJT7.AQ97.QJT9.3 A963..A432.AQ76",
            (Card.S2, Seat.W),
            (4, Seat.W, Vulnerability.BOTH),
        ),
    ],
)
def test_a_card_in_parentheses_was_held_by_one_hand_and_belongs_to_another(
    text: str, deal: str, belongs: tuple[Card, Seat], header: tuple[object, ...]
) -> None:
    read = read_deal(text)

    assert deal == deal_text(read.deal)
    assert (belongs,) == read.belongs
    assert header == (read.board, read.dealer, read.vulnerability)


def test_what_stands_before_the_board_on_its_line_is_passed_over() -> None:
    assert read_deal(diagrams.MARKED_TWICE) == read_deal("<|end of page|>" + diagrams.MARKED_TWICE.lstrip())


def test_prose_around_a_diagram_is_passed_over() -> None:
    prose = "South plays 6♠ on the lead of the ♦7.\n♠A is only an honour card\n1 ♥\nPass\nS podnosi do 4♠.\n"

    assert read_deal(diagrams.TABLE) == read_deal(prose + diagrams.TABLE + prose)


def test_a_card_marked_once_belongs_to_the_hand_that_is_short() -> None:
    once = diagrams.MARKED_TWICE.replace("(A)63", "63")

    assert read_deal(diagrams.MARKED_TWICE) == read_deal(once)


def test_a_card_marked_once_belongs_to_nobody_if_no_hand_is_short() -> None:
    read = read_deal(diagrams.CORRECTED.replace("♠ Q 4 2", "♠ (Q) 4 2"))

    assert (deal_text(read.deal), read.belongs) == (CORRECTED_17, ())


def test_marks_that_do_not_tell_the_holder_are_refused() -> None:
    with pytest.raises(NotationError, match="♠A stands in parentheses in the hands of W and E"):
        read_deal(diagrams.MARKED_TWICE.replace("♦ AK32", "♦ AK3"))


@pytest.mark.parametrize(
    "note",
    [
        NOTE,
        "♠A powinien być w ręce W",
        "♠A należy do W",
        "♠A hører hjemme hos Vest",
        "♠A skal være hos Vest",
        "♠A belongs to West",
    ],
)
def test_a_note_tells_where_a_card_belongs_and_so_which_order_is_meant(note: str) -> None:
    read = read_deal(diagrams.WEST_FIRST + note)

    assert deal_text(read.deal) == BOARD_17
    assert read.belongs == ((Card.SA, Seat.W),)


def test_without_a_note_hands_are_in_reading_order() -> None:
    read = read_deal(diagrams.WEST_FIRST)

    assert [read.deal.count(seat) for seat in (Seat.N, Seat.E, Seat.S, Seat.W)] == [12, 14, 13, 13]


def test_a_note_changes_nothing_where_the_card_is_already_at_home() -> None:
    read = read_deal(NOTE + diagrams.CORRECTED)

    assert (deal_text(read.deal), read.belongs) == (CORRECTED_17, ())


@pytest.mark.parametrize(
    "names", [("North", "East", "South", "West"), ("N:", "E:", "S:", "W:"), ("Nord", "Øst", "Sør", "Vest")]
)
def test_hands_are_known_by_their_names_in_any_order(names: tuple[str, ...]) -> None:
    north, east, south, west = names
    text = f"**{west}**\n{WEST}\n{south}\n{SOUTH}\n{north}\n{NORTH}\n{east}\n{EAST}"

    assert deal_text(parse_diagram(text).deal) == CORRECTED_17


def test_names_may_head_two_hands_side_by_side() -> None:
    pair = "\n".join(
        f"{west}\t\t{east}" for west, east in zip(WEST.split("\n"), EAST.split("\n"), strict=True)
    )

    assert (
        deal_text(parse_diagram(f"North\n{NORTH}\nWest   East\n{pair}\nSouth\n{SOUTH}").deal) == CORRECTED_17
    )


def test_hands_may_stand_on_one_line_each() -> None:
    text = (
        "W: ♠A63 ♥K10 ♦QJ10986 ♣76 E: ♠Q42 ♥QJ5 ♦AK32 ♣A52\nN: ♠K875 ♥843 ♦7 ♣QJ843\nS ♠JT9 ♥A9762 ♦54 ♣KT9"
    )

    assert deal_text(parse_diagram(text).deal) == CORRECTED_17


def test_a_compass_drawn_between_two_hands_is_neither_name_nor_card() -> None:
    sides = "♠ A63      N      ♠ Q42\n♥ K10    W   E    ♥ QJ5\n♦ QJ10986  S      ♦ AK32\n♣ 76              ♣ A52\n"

    assert deal_text(parse_diagram(f"{NORTH}\n{sides}\n{SOUTH}").deal) == CORRECTED_17


@pytest.mark.parametrize(
    ("text", "header"),
    [
        ("Mappe 5\nGiver nord\nFaresonen: alle\n", (5, Seat.N, Vulnerability.BOTH)),
        ("Spill 5 ØV i faresonen\n", (5, Seat.N, Vulnerability.EW)),
        ("Dealer: W\nVulnerable: -\n", (None, Seat.W, Vulnerability.NONE)),
        ("Board 17, East dealer, Both Vul\n", (17, Seat.E, Vulnerability.BOTH)),
        ("Rozdanie 2\nRozdaje: S\nPo partii: obie\n", (2, Seat.S, Vulnerability.BOTH)),
        ("A deal of yesterday\n", (None, None, None)),
    ],
)
def test_headers_override_what_follows_from_the_number(text: str, header: tuple[object, ...]) -> None:
    read = parse_diagram(text + diagrams.TWO_HANDS)

    assert header == (read.board, read.dealer, read.vulnerability)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("Board 1\n", "no hand"),
        (NORTH + WEST + EAST, "line 1: 3 hands without names"),
        (NORTH + WEST + EAST + SOUTH + NORTH, "line 17: a fifth hand"),
        (
            NORTH.replace("♣ QJ843\n", "") + WEST,
            "line 4: a second ♠, but the hand that begins in line 1 has no ♣",
        ),
        (NORTH.replace("♣", "♦"), "line 4: a second ♦, but the hand that begins in line 1 has no ♣"),
        (NORTH + "♠ 63\n♥ K10\n", "the hand that begins in line 5 has no ♦ ♣"),
        ("\n" + NORTH.replace("843", "8Z3"), "line 3, ♥ '8Z3': 'Z' is no rank"),
        ("North\n" + NORTH + WEST, "line 6: a hand without a name"),
        ("North\n" + NORTH + "North\n" + WEST, "line 7: a second hand of N"),
        ("♠ A63 ♠ Q42\n♥ K10\n", "line 2: hands side by side: 1, but 2 in line 1"),
        ("♠ (A63\n", r"line 1, ♠ '\(A63': '\(' has no partner"),
        ("♠ A)63\n", r"line 1, ♠ 'A\)63': '\)' has no partner"),
    ],
)
def test_a_diagram_that_cannot_be_read_says_where(text: str, complaint: str) -> None:
    with pytest.raises(NotationError, match=complaint):
        parse_diagram(text)


@given(partial_deals(), st.sampled_from(LANGUAGES))
def test_a_diagram_reads_back_as_the_same_deal(deal: Deal, language: str) -> None:
    assert deal == read_deal(diagram_text(deal, language), language).deal


@given(
    st.integers(1, 99),
    seats,
    st.sampled_from([Vulnerability(bits) for bits in range(4)]),
    st.sampled_from(LANGUAGES),
)
def test_the_board_reads_back_with_its_markings(
    number: int, dealer: Seat, sides: Vulnerability, language: str
) -> None:
    board = Board(number=number, dealer=dealer, vulnerability=sides)
    read = read_deal(diagram_text(parse_deal(BOARD_17), language, board), language)

    assert (number, dealer, sides) == (read.board, read.dealer, read.vulnerability)


@given(partial_deals(), st.sampled_from(LANGUAGES))
def test_a_diagram_fits_eighty_columns(deal: Deal, language: str) -> None:
    assert max(map(len, diagram_text(deal, language).splitlines())) <= 80
