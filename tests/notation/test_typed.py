from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.bridge import Deal, Seat, Suit, Vulnerability
from lawbook.errors import NotationError
from lawbook.languages import LANGUAGES
from lawbook.notation import deal_text, diagram_text, parse_deal, parse_diagram, read_deal
from lawbook.notation.cards import write_cards
from lawbook.notation.headers import seat_name
from lawbook.notation.letters import letters
from tests.notation import diagrams
from tests.strategies import partial_deals

BOARD_3 = "N:KT42.Q9.9.AQJ853 AJ753.K7.8742.T9 Q.AJT84.AKQJ6.72 986.6532.T53.K64"
NORTH_3 = "N:KT42.Q9.9.AQJ853 - - -"
COMPASS = """
Board 3
South Deals
E-W Vul
     S K1042
     H Q9
     D 9
     C AQJ853
S 986       N      S AJ753
H 6532    W   E    H K7
D 1053      S      D 8742
C K64              C 109
     S: Q
     H: A J 10 8 4
     D: A, K, Q, J, 6
     C-72
West leads 7S. S passes.
"""
NORWEGIAN = """
S K1042
H D9
R 9
K EDKn853

S 986\tS EKn753
H 6532\tH K7
R 1053\tR 8742
K K64\tK 109

S\tD
H\tEB1084
R\tEKDB6
K\t72
"""
PIPS = "♠♥♦♣"

Writer = Callable[[Deal, str], str]


def initials(language: str) -> str:
    return "SHRK" if language == "nb" else "SHDC"


def spelt(signs: list[str]) -> Writer:
    """A diagram with these signs for the pips."""
    table = str.maketrans(dict(zip(PIPS, signs, strict=True)))
    return lambda deal, language: diagram_text(deal, language).translate(table)


def in_letters(deal: Deal, language: str) -> str:
    return spelt(list(initials(language)))(deal, language)


def dotted(deal: Deal, language: str) -> str:
    lines = (
        f"{seat_name(seat, language)}: {write_cards(held, language)}"
        for seat in reversed(Seat)
        if (held := deal.cards(seat)) is not None
    )
    return "\n".join(lines)


def a_line_each(signs: Callable[[str], str], colon: str) -> Writer:
    """Hands on one line each, after the names of their seats."""

    def write(deal: Deal, language: str) -> str:
        known = letters(language)
        lines = []
        for seat in Seat:
            if (held := deal.cards(seat)) is None:
                continue
            ranks = [
                "".join(known.rank(card.rank) for card in held if card.suit is suit) or "-"
                for suit in reversed(Suit)
            ]
            suits = map(" ".join, zip(signs(language), ranks, strict=True))
            lines.append(f"{seat_name(seat, language)}{colon} {' '.join(suits)}")
        return "\n".join(lines)

    return write


SHAPES: dict[str, Writer] = {
    "letters": in_letters,
    "dotted": dotted,
    "letters, a line each": a_line_each(initials, ":"),
    "letters, a line each, no colon": a_line_each(initials, ""),
    "pips, a line each": a_line_each(lambda _: PIPS, ""),
    "white": spelt(list("♤♡♢♧")),
    "entities": spelt(["&spades;", "&hearts;", "&diams;", "&clubs;"]),
    "exclamations": spelt(["!S", "!H", "!D", "!C"]),
    "small exclamations": spelt(["!s", "!h", "!d", "!c"]),
}


@pytest.mark.parametrize("write", SHAPES.values(), ids=SHAPES)
@given(deal=partial_deals(), language=st.sampled_from(LANGUAGES))
def test_hands_read_back_as_they_are_typed(write: Writer, deal: Deal, language: str) -> None:
    assert deal == read_deal(write(deal, language), language).deal


@pytest.mark.parametrize("text", [COMPASS, NORWEGIAN, COMPASS.replace("   S AJ", "\tS AJ")])
def test_suit_letters_stand_for_pips(text: str) -> None:
    assert BOARD_3 == deal_text(read_deal(text).deal)


def test_the_words_around_letters_are_read_as_around_pips() -> None:
    read = read_deal(COMPASS)

    assert (3, Seat.S, Vulnerability.EW) == (read.board, read.dealer, read.vulnerability)


def test_a_card_in_parentheses_is_marked_in_letters_too() -> None:
    in_letters = diagrams.MARKED_TWICE.translate(str.maketrans(PIPS, "SHDC"))
    wide = in_letters.replace(" S (A)D42", "   S (A)D42").replace(" H DW5", "   H DW5")
    wide = wide.replace(" D AK32", "   D AK32").replace("  C A52", "   C A52")

    assert read_deal(diagrams.MARKED_TWICE) == read_deal(wide)


@pytest.mark.parametrize(
    "text",
    [
        "S K1042\nH Q9\nD 9\nC AQJ853",
        "S: K 10 4 2\nH: Q 9\nD: 9\nC: A Q J 8 5 3",
        "SK1042\nH-Q9\nD - 9\nC\tAQJ853",
        "| S K1042 |\n| H **Q9** |\n| D 9 |\n| C AQJ853 |",
    ],
)
def test_a_suit_is_a_letter_and_its_cards(text: str) -> None:
    assert NORTH_3 == deal_text(read_deal(f"North\n{text}").deal)


@pytest.mark.parametrize(
    "text",
    [
        "N: S K1042 H Q9 D 9 C AQJ853",
        "N:SK1042 HQ9 D9 CAQJ853",
        "North S K1042 H Q9 D 9 C AQJ853",
        "Nord: S K1042 H D9 R 9 K EDB853",
        "N S K 10 4 2 H Q 9 D 9 C A Q J 8 5 3",
        "N: S: K1042 H: Q9 D: 9 C: AQJ853",
        "N ♠K1042 ♥Q9 ♦9 ♣AQJ853",
        "North: ♠K1042 ♥Q9 ♦9 ♣AQJ853",
        "N:\tS K1042\tH Q9\tD 9\tC AQJ853",
        "N: S K1042\nH Q9\nD 9\nC AQJ853",
        "N: K1042.Q9.9.AQJ853",
        "North K1042.Q9.9.AQJ853",
        "Północ: K1042.Q9.9.AQJ853",
        "N: K1042. Q9. 9. AQJ853\nS: -",
        "N: !SK1042 !HQ9 !D9 !CAQJ853\nThe end!Dummy had no more",
    ],
)
def test_a_hand_may_stand_on_a_line_after_its_seat(text: str) -> None:
    assert NORTH_3 == deal_text(read_deal(text).deal)


def test_two_hands_may_stand_on_one_line() -> None:
    read = read_deal("W: S 986 H 6532 D T53 C K64   E S AJ753 H K7 D 8742 C T9")

    assert deal_text(read.deal) == "N:- AJ753.K7.8742.T9 - 986.6532.T53.K64"


def test_south_and_his_spades_are_told_apart() -> None:
    read = read_deal("N\nS 10\nH 9\nD -\nC -\nS\nS Q\nH 8\nD -\nC -\n")

    assert deal_text(read.deal) == "N:T.9.. - Q.8.. -"


def test_a_letter_is_a_rank_or_a_suit_by_its_place() -> None:
    read = read_deal("N: S - H K10 R A K KD5\nS: S D H 9 R K K K")

    assert deal_text(read.deal) == "N:.KT.A.KQ5 - Q.9.K.K -"


def test_a_deal_in_one_line_stays_in_the_letters_of_its_language() -> None:
    turned = "N:K875.843.7.DW843\nAD42.DW5.AK32.A52\nW109.A9762.54.K109\n63.K10.DW10986.76"

    assert parse_deal(turned, "pl") == read_deal(turned, "pl").deal


def test_prose_that_begins_with_a_suit_or_a_seat_is_passed_over() -> None:
    prose = "S podnosi.\nHearts are 4-1\nS 4NT\nN: no more...\nD\nW: well, yes\nSouth: pass.\nS Had a Doubtful Club\n"

    assert read_deal(COMPASS) == read_deal(prose + COMPASS + prose)


def test_letters_beside_pips_are_prose() -> None:
    assert read_deal(diagrams.TABLE) == read_deal(diagrams.TABLE + "S K\nH Q 9\n")


def test_a_line_as_long_as_no_hand_is_passed_over() -> None:
    assert read_deal(COMPASS) == read_deal(f"{COMPASS}\nS A H{' D' * 200}\n")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("\nN: S K1Z42 H Q9 D 9 C AQJ853", "line 2, ♠ 'K1Z42': '1' is no rank"),
        ("N: K10Z2.Q9.9.AQJ853", "line 1, ♠ 'K10Z2': 'Z' is no rank"),
        ("N: K2.Q9.9.A\nE: AJ753.K7.8742", "line 2: the hand has 3 suits: write 4"),
        ("S K1Z42\nH Q9\nD 9\nC AQJ853", "the hand that begins in line 2 has no ♠"),
        ("S K1042\nH Q9\nC AQJ853", "the hand that begins in line 1 has no ♦"),
        ("S 98   S AJ\nH 6   H K7\nD 53\nC K   C 109", "line 3: hands side by side: 1, but 2 in line 1"),
        ("W S A H K D D D D 4 C 5 6", "line 1: a letter may be a suit or a rank here"),
        ("N: S A H K D Q C J\nN: S 2 H 3 D 4 C 5", "line 2: a second hand of N"),
    ],
)
def test_typed_hands_that_cannot_be_read_say_where(text: str, complaint: str) -> None:
    with pytest.raises(NotationError, match=complaint):
        read_deal(text)


def test_a_diagram_without_hands_says_how_to_write_them() -> None:
    with pytest.raises(NotationError, match="no hand: begin each suit with its pip or letter"):
        parse_diagram("South plays 4 spades.")


def test_twelve_and_fourteen_cards_are_no_error() -> None:
    short = "N: S K1042 H Q9 D 9 C AQJ85\nE: S AJ753 H K7 D 8742 C 1093"

    assert [12, 14] == [read_deal(short).deal.count(seat) for seat in (Seat.N, Seat.E)]
