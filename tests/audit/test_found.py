"""What an audit finds, and what it leaves alone."""

import pytest

from lawbook.audit.finding import Row
from lawbook.audit.looking import rows_of
from lawbook.audit.rows import Asked
from tests.audit.archives import DEAL, game
from tests.conftest import REAL

SPADES = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


def rows(text: str, name: str = "evening.pbn", *, double_dummy: bool = False) -> list[Row]:
    return list(rows_of(name, text.encode(), Asked(double_dummy=double_dummy)))


def kinds(text: str) -> list[tuple[str, str, str]]:
    return [(row.kind, row.certainty, row.law) for row in rows(text)]


def test_a_board_in_order_has_one_row_without_a_finding() -> None:
    told = game(Declarer="N", Contract="1NT", Result="7", Score="NS 90", auction="1NT Pass Pass Pass")

    assert [Row("evening.pbn", "PBN", 1, "1", "", "", "1NT N", 7, 90, deal="fa782840beafbd29")] == rows(told)


@pytest.mark.parametrize(
    ("told", "found"),
    [
        ({"auction": "1NT 1S Pass Pass\nPass", "Contract": ""}, ("irregular_call", "likely", "27")),
        ({"auction": "1NT Pass Pass", "Declarer": "N", "Contract": "1NT"}, ("unfinished_auction", "possible", "22")),
        ({"auction": "1NT X Pass Pass\nPass", "Declarer": "N", "Contract": "1NT"}, ("other_contract", "proved", "22")),
        ({"Declarer": "N", "Contract": "3NT", "Result": "9", "Score": "NS 600"}, ("other_score", "proved", "77")),
        ({"Score": "NS 415"}, ("impossible_score", "likely", "77")),
        ({"Dealer": "S"}, ("wrong_board", "likely", "2")),
        ({"Vulnerable": "All"}, ("wrong_board", "likely", "2")),
        ({"Deal": DEAL.replace("T98.763", "T98.762")}, ("wrong_cards", "proved", "13")),
        ({"Deal": "N:AK52.QJ4.T98.763 QJ9.AT952.K3.A4 T84.K63.AQ652.T5 763.87.J74.KQJ98"}, ("wrong_cards", "proved", "13")),
        ({"Result": "17"}, ("not_read", "likely", "")),
    ],
)  # fmt: skip
def test_what_is_wrong_is_found_alone(told: dict[str, str], found: tuple[str, str, str]) -> None:
    assert [found] == kinds(game(**told))


PLAYED = {"Declarer": "N", "Contract": "3NT", "auction": "3NT Pass Pass Pass"}


@pytest.mark.parametrize(
    ("play", "result", "found"),
    [
        ("H5 H6 C8 H4", "9", ("revoke", "likely", "62")),  # West holds two hearts
        ("H5 HK H7 H4\nD3 D2 D4 DT", "14", ("not_read", "likely", "")),
        ("H5 H3 H8 HJ", "0", ("other_tricks", "proved", "79")),  # North has won one
    ],
)
def test_what_is_wrong_in_the_play_is_found(play: str, result: str, found: tuple[str, str, str]) -> None:
    assert found in kinds(game(**PLAYED, play=play, Result=result))


def test_a_card_of_another_hand_is_found_where_nobody_else_played_it() -> None:
    told = kinds(game(**PLAYED, play="SA H3 H7 H4", Result="9"))

    assert ("card_not_held", "proved", "44") in told


def test_the_tables_of_one_board_have_the_same_cards() -> None:
    other = DEAL.replace("N:", "E:")
    same, turned = game(Section="A"), game(Section="A", Deal=other)

    assert [("", "", "")] * 2 == kinds(same + same)
    assert ("fouled_board", "likely", "87") in kinds(same + turned)
    assert [("", "", "")] * 2 == kinds(same + game(Section="B", Deal=other))  # another field, dealt anew


def test_the_cards_of_another_board_are_found() -> None:
    assert ("repeated_deal", "possible", "6") in kinds(game() + game(Board="2", Dealer="E", Vulnerable="NS"))


def test_a_claim_is_held_against_double_dummy_only_where_that_is_asked() -> None:
    told = game(
        Deal=SPADES, Declarer="N", Contract="7S", Result="12", auction="7S Pass Pass Pass", play="HA D2 C2 S2"
    )

    assert [("", "", "")] == kinds(told)
    [found] = rows(told, double_dummy=True)
    assert ("claim", "possible", "68") == (found.kind, found.certainty, found.law)
    assert "after 4 cards 12 tricks were told; double dummy declarer takes 13" == found.finding


def test_a_list_of_results_in_lin_agrees_with_the_play() -> None:
    deal = "qx|{room}1|md|3ST84HK63DAQ652CT5,S763H87DJ74CKQJ98,SAK52HQJ4DT98C763|sv|o|mb|1N|mb|p|mb|p|mb|p|mc|{tricks}|pg||\n"
    head = "vg|Final,1,I,1,1,One,0,Two,0|\nrs|1NN=,1NN=|\n"
    told = rows(head + deal.format(room="o", tricks=7) + deal.format(room="c", tricks=8), "final.lin")

    assert [("Open", ""), ("Closed", "other_contract")] == [(row.table, row.kind) for row in told]


def test_a_lead_that_was_not_held_is_found_in_results() -> None:
    table = '[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Contract;Declarer\\1;Result;Lead;Score_NS"]\n'
    told = rows(game().rstrip() + "\n" + table + " 1 2 3NT S 9 SA 400\n 3 4 3NT S 9 S7 400\n")

    assert ["card_not_held", ""] == [row.kind for row in told]


@pytest.mark.parametrize(
    "text", ["", "Dear members,\nno bridge on Monday.", "<html><table><tr><td>1</table>"]
)
def test_what_is_no_file_of_boards_is_told_once(text: str) -> None:
    assert ["not_read"] == [row.kind for row in rows(text, "letter.txt")]


def test_findings_are_told_in_the_language_asked_for() -> None:
    told = game(Declarer="N", Contract="3NT", Result="9", Score="NS 600")
    [row] = rows_of("evening.pbn", told.encode(), Asked("pl"))

    assert "opublikowano 600, z obliczeń 400" in row.finding


def test_real_files_have_no_irregular_call_or_play() -> None:
    if not REAL.is_dir():
        pytest.skip(f"{REAL} is not there")
    files = [path for folder in ("pbn", "lin", "usebio") for path in sorted((REAL / folder).rglob("*.*"))]
    found = {
        row.kind for path in files if path.is_file() for row in rows_of(path.name, path.read_bytes(), Asked())
    }

    assert {"", "not_read", "card_not_held", "other_contract", "other_tricks"} == found
