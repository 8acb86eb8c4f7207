"""What each format says, read from small files that are written here."""

from dataclasses import replace
from pathlib import Path

import pytest

from lawbook.bridge import Bid, Card, Contract, Seat, Strain
from lawbook.errors import NotationError
from lawbook.notation.results import (
    BoardResult,
    Both,
    Event,
    Measure,
    Scoring,
    parse_results,
    read_event,
    usebio_text,
)
from lawbook.notation.results.bridgemate import event_of_tables
from lawbook.notation.results.short import short_result
from tools.fuzzing.access import database

FOUR_SPADES = Contract(Bid(4, Strain.SPADES), Seat.N)


def only(event: Event) -> BoardResult:
    [result] = event.results()
    return result


LINE = """<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>4SX</CONTRACT>
<PLAYED_BY>N</PLAYED_BY><LEAD>10D</LEAD><TRICKS>9</TRICKS><SCORE>-200</SCORE><NS_MATCH_POINTS>0</NS_MATCH_POINTS>
<EW_MATCH_POINTS>2</EW_MATCH_POINTS><HUE>green</HUE></TRAVELLER_LINE>"""


def usebio(inside: str) -> str:
    return f'<?xml version="1.0"?>\n<USEBIO Version="1.3"><EVENT EVENT_TYPE="PAIRS">{inside}</EVENT></USEBIO>'


def test_usebio_with_sessions_and_sections_goes_out_as_it_came() -> None:
    board = f"<BOARD><BOARD_NUMBER>2</BOARD_NUMBER>{LINE}</BOARD>"
    pair = "<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLAYER><PLAYER_NAME>Å</PLAYER_NAME></PLAYER></PAIR></PARTICIPANTS>"
    section = f'<SECTION SECTION_ID="A">{pair}{board}</SECTION>'
    event = parse_results(
        usebio(f'<SESSION SESSION_ID="1"><DATE>1/1/2026</DATE>{section}{section}</SESSION>'), strict=True
    )

    assert [section.name for section in event.sections] == ["A", "A"]
    assert event.sections[0].contestants[0].names == ("Å",)
    assert event.sessions[0].date == "1/1/2026"
    written = usebio_text(event)
    assert parse_results(written, event.file).sessions == tuple(
        replace(one, sections=again.sections)
        for one, again in zip(event.sessions, parse_results(written, event.file).sessions, strict=True)
    )
    assert (written.count("<HUE>green</HUE>"), written.count("<SECTION ")) == (2, 2)


def test_a_line_of_usebio_is_read_whole() -> None:
    told = only(parse_results(usebio(f"<BOARD><BOARD_NUMBER>2</BOARD_NUMBER>{LINE}</BOARD>"), strict=True))

    assert told.contract == replace(FOUR_SPADES, doubled=1)
    assert (told.lead, told.tricks, told.score) == (Card.DT, 9, -200)
    assert told.figures == {Measure.MATCHPOINTS: Both("0", "2")}
    assert ("HUE", "<HUE>green</HUE>") in told.kept


def test_lines_of_a_match_have_the_teams_of_the_match() -> None:
    line = (
        "<TRAVELLER_LINE><CONTRACT>{}</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS></TRAVELLER_LINE>"
    )
    board = f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{line.format('4S')}{line.format('3S')}</BOARD>"
    text = usebio(
        f"<MATCH><ROUND_NUMBER>3</ROUND_NUMBER><TEAM>7</TEAM><OPPOSING_TEAM>9</OPPOSING_TEAM>{board}</MATCH>"
    )
    event = parse_results(text.replace('"PAIRS"', '"SWISS_TEAMS"'), strict=True)

    assert event.scoring is Scoring.TEAMS
    assert [(one.round, one.ns, one.ew) for one in event.results()] == [
        ("3", ("7",), ("9",)),
        ("3", ("9",), ("7",)),
    ]
    assert len(list(parse_results(usebio_text(event)).results())) == 2


def test_each_player_of_an_individual_is_a_contestant() -> None:
    seats = "".join(
        f"<{seat}_PLAYER_NUMBER>{place}</{seat}_PLAYER_NUMBER>" for place, seat in enumerate("NSEW", start=1)
    )
    line = f"<TRAVELLER_LINE>{seats}<SCORE>50</SCORE></TRAVELLER_LINE>"
    told = only(parse_results(usebio(f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{line}</BOARD>"), strict=True))

    assert (told.ns, told.ew) == (("1", "2"), ("3", "4"))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (LINE.replace("-200", "minus"), "SCORE 'minus' is no score; write points, or an award such as A5050"),
        (LINE.replace("4SX", "8S"), "CONTRACT '8S' cannot be read"),
        (LINE.replace(">9<", ">14<"), "TRICKS '14' cannot be read; write the tricks won, 0 to 13"),
        (LINE.replace("NS_PAIR_NUMBER", "PAIR"), "nobody knows who met"),
    ],
)
def test_what_is_wrong_with_a_line_names_board_pairs_and_remedy(line: str, said: str) -> None:
    text = usebio(f"<BOARD><BOARD_NUMBER>2</BOARD_NUMBER>{line}</BOARD>")

    with pytest.raises(NotationError, match=r"^results, line \d+: board 2"):
        parse_results(text, strict=True)
    told = parse_results(text)
    assert [problem for problem in told.problems if said in problem]
    assert only(told).ew == ("2",)


def test_latin_1_that_is_declared_or_not_is_read() -> None:
    text = usebio(f"<EVENT_DESCRIPTION>Ørsta &amp; Ålesund</EVENT_DESCRIPTION>{LINE}")

    assert parse_results(text).name == "Ørsta & Ålesund"
    assert "1 of 1 TRAVELLER_LINE elements stand in no BOARD" in parse_results(text).problems[0]


def test_a_bare_ampersand_is_forgiven_and_told() -> None:
    text = usebio("<EVENT_DESCRIPTION>A & B</EVENT_DESCRIPTION>")

    assert parse_results(text).name == "A & B"
    with pytest.raises(NotationError, match="line 2: a bare & may not stand in XML; write &amp;"):
        parse_results(text, strict=True)


@pytest.mark.parametrize(
    ("word", "contract", "tricks"),
    [
        ("4♠N=", FOUR_SPADES, 10),
        ("4SNx-1", replace(FOUR_SPADES, doubled=1), 9),
        ("3NNxx+1", Contract(Bid(3, Strain.NOTRUMP), Seat.N, 2), 10),
        ("3NN=", Contract(Bid(3, Strain.NOTRUMP), Seat.N), 9),
        ("1♦xxW+3", Contract(Bid(1, Strain.DIAMONDS), Seat.W, 2), 10),
    ],
)
def test_results_in_one_word(word: str, contract: Contract, tricks: int) -> None:
    told = short_result(word)

    assert told is not None
    assert (told.contract, told.tricks) == (contract, tricks)


def test_a_spreadsheet_may_have_its_own_headings_and_columns() -> None:
    text = "Bd;NS Pair;EW Pair;Contract;By;Result;Score NS;Weather\n7;3;4;4S;N;-1;-100;rain\n"
    event = parse_results(text, "sheet.csv", strict=True)

    told = only(event)
    assert (told.board, told.ns, told.ew, told.contract, told.tricks) == ("7", ("3",), ("4",), FOUR_SPADES, 9)
    assert (told.score, told.kept) == (-100, (("Weather", "rain"),))


PBN = """\
[Event "Club"]
[Board "1"]
[Scoring "MP"]
[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Contract\\5L;Declarer;Result;Score_NS;MP_NS;MP_EW"]
 1  2 4S    N 10 420 2 0
 3  4 4S    N  9 -50 0 2
 5  6 -     -  - A+  ^1.2 ^1.2
"""


def test_a_list_that_tells_both_sides_scores_and_rulings_in_words() -> None:
    event = parse_results(
        "Board,Section,Table,Round,NS Pair,EW Pair,Contract,Declarer,Result,Lead,NS Score,EW Score\n"
        "1,A,1,1,1,2,3NT,N,+1,H4,430,-430\n1,A,2,1,3,4,4SX,S,-1,DK,-100,50\n"
        "3,A,1,2,1,4,Ave+,,,,60%,40%\n4,A,1,2,1,4,Ave-,,,,,\n1,B,1,1,1,2,PASS,,,,0,0\n",
        "list.csv",
        strict=True,
    )

    told = list(event.results())
    assert [(430, None), (-100, -50)] == [(one.score, one.ew_score) for one in told[:2]]
    assert [Both("60", "40"), Both("A-", "A-")] == [one.award for one in told[2:4]]
    assert ["A", "B"] == [section.name for section in event.sections]


@pytest.mark.parametrize(
    "headings",
    [
        "NS|ØV|Kontrakt|Av|Utspill|Stikk|Poeng NS|Poeng ØV",
        "NS|WE|Kontrakt|Rozgr.|Wist|Lewy|Zapis NS|Zapis WE",
        "N-S|Ö-V|Contract|By|Lead|Tricks|Score NS|Score ÖV",
    ],
)
def test_a_page_may_name_the_sides_in_other_languages(headings: str) -> None:
    head = "".join(f"<th>{one}</th>" for one in headings.split("|"))
    row = "".join(f"<td>{one}</td>" for one in ("2", "7", "4♠", "N", "♦K", "-1", "", "50"))
    page = f"<h2>Spill 1</h2><table><tr>{head}</tr><tr>{row}</tr></table>"
    one = only(parse_results(f"<html><body>{page}</body></html>", "board 1.html", strict=True))

    assert (("2",), ("7",), FOUR_SPADES, 9, -50) == (one.ns, one.ew, one.contract, one.tricks, one.score)


def test_a_score_table_is_read_row_by_row() -> None:
    first, second, third = parse_results(PBN, strict=True).results()

    assert (first.contract, first.tricks, first.score, second.score) == (FOUR_SPADES, 10, 420, -50)
    assert (third.award, third.figures[Measure.MATCHPOINTS]) == (Both("A+", "TD"), Both("1.2", "1.2"))


def test_a_row_with_too_few_values_is_kept_and_told() -> None:
    event = parse_results(PBN.replace(" 3  4 4S    N  9 -50 0 2", " 3  4 4S"))

    assert len(list(event.results())) == 3
    assert (
        "line 6: ScoreTable: '3  4 4S' has not a value for each column; write - for none" in event.problems[0]
    )


def test_a_match_shown_on_bridge_base_has_two_tables_to_a_board() -> None:
    text = "vg|Final,1,I,9,10,NORWAY,0,POLAND,3|\nrs|4SN=,3NS-1,,PASS|\npn|a,b,c,d,e,f,g,h|"
    event = parse_results(text, strict=True)

    assert [(one.board, one.room, one.ns) for one in event.results()] == [
        ("9", "Open", ("NORWAY",)),
        ("9", "Closed", ("POLAND",)),
        ("10", "Closed", ("POLAND",)),
    ]
    assert [one.carry_over for one in event.sections[0].contestants] == ["", "3"]


BWS: dict[str, dict[str, list[object]]] = {
    "Section": {"ID": [1], "Letter": ["A"]},
    "ReceivedData": {
        "ID": [1, 2, 3, 4, 5],
        "Section": [1, 1, 1, 1, 1],
        "Table": [1, 1, 2, 2, 3],
        "Round": [1, 1, 1, 1, 1],
        "Board": [1, 1, 1, 2, 2],
        "PairNS": [1, 1, 3, 3, 5],
        "PairEW": [2, 2, 4, 4, 0],
        "Declarer": [1, 1, 3, 0, 0],
        "NS/EW": ["N", "N", "S", "", ""],
        "Contract": ["4 S", "4 S", "3 NT x", "", ""],
        "Result": ["=", "+1", "-2", "", ""],
        "LeadCard": ["H10", "H10", "SA", "", ""],
        "Remarks": ["", "", "", "40%-60%", "Not played"],
        "Erased": [False, False, False, False, False],
    },
}


def test_a_bridgemate_gives_the_newest_result_of_each_table() -> None:
    """Made up after the maker's guide: no file of a club has been read yet."""
    event = event_of_tables(BWS, "club.bws", strict=True)
    told = list(event.results())

    assert [(one.board, one.ns, one.ew, one.tricks) for one in told[:2]] == [
        ("1", ("1",), ("2",), 11),
        ("1", ("3",), ("4",), 7),
    ]
    assert [one.award for one in told[2:]] == [Both("40", "60"), Both("NP", "NP")]
    assert (told[0].lead, told[3].ew, event.sections[0].name) == (Card.HT, (), "A")


SECTIONED: dict[str, dict[str, list[object]]] = {
    "Section": {"ID": [1, 2], "Letter": ["A", "B"]},
    "ReceivedData": {
        "Section": [1, 1, 2, 2],
        "Table": [1, 1, 1, 1],
        "Round": [2, 1, 1, 2],
        "Board": [2, 1, 1, 2],
        "PairNS": [1, 1, 1, 1],
        "PairEW": [3, 2, 2, 3],
        "NS/EW": ["N", "N", "S", "N"],
        "Contract": ["4 S", "4 S", "3 NT x", "2 C"],
        "Result": ["=", "+1", "-2", "="],
    },
    "PlayerNumbers": {
        "Section": [1, 1, 1, 1, 2, 2],
        "Table": [1, 1, 1, 1, 1, 9],
        "Direction": ["N", "S", "E", "W", "N", "E"],
        "Number": ["101", "102", "103", "104", "201", "202"],
        "Name": ["Ann", "Bob", "Cee", "Dee", "Eve", "Fay"],
    },
}


def test_a_bridgemate_with_sections_names_the_pairs_of_each_by_their_first_seats() -> None:
    event = event_of_tables(SECTIONED, "club.bws", strict=True)

    told = {
        section.name: {one.number: one.names for one in section.contestants} for section in event.sections
    }
    assert told == {
        "A": {"1": ("Ann", "Bob"), "2": ("Cee", "Dee")},
        "B": {"1": ("Eve",), "9E": ("Fay",)},
    }
    assert [len(section.results) for section in event.sections] == [2, 2]


def test_a_player_of_an_individual_contest_is_named_by_his_own_number() -> None:
    received: dict[str, list[object]] = {
        **SECTIONED["ReceivedData"],
        "South": [7, 7, 5, 5],
        "West": [8, 8, 6, 6],
    }
    event = event_of_tables({**SECTIONED, "ReceivedData": received}, "club.bws", strict=True)

    told = {one.number: one.names for one in event.sections[0].contestants}
    assert told == {"1": ("Ann",), "7": ("Bob",), "2": ("Cee",), "8": ("Dee",)}


def test_a_database_is_read_from_its_file_as_its_tables_are(tmp_path: Path) -> None:
    pytest.importorskip("access_parser", reason="the extra bws is not installed, so no database can be tried")
    path = tmp_path / "club.bws"
    path.write_bytes(database(BWS))  # type: ignore[arg-type]

    read, told = (
        [replace(one, kept=tuple(sorted(one.kept))) for one in event.results()]
        for event in (read_event(path), event_of_tables(BWS, "club.bws"))
    )
    assert read == told
    assert len(read) == 4


def test_a_row_that_is_erased_is_ignored_and_one_that_cannot_be_read_is_told() -> None:
    received = BWS["ReceivedData"]
    erased: list[object] = [True, True, True, True, False]
    tables: dict[str, dict[str, list[object]]] = {
        **BWS,
        "ReceivedData": {**received, "Erased": erased, "Remarks": [""] * 5},
    }

    event = event_of_tables(tables, "club.bws", strict=False)

    assert len(list(event.results())) == 1
    assert "contract '', result '' cannot be read; enter it again" in event.problems[0]


def test_a_database_without_results_is_refused() -> None:
    with pytest.raises(NotationError, match="no table ReceivedData"):
        event_of_tables({"Clients": {}}, "other.mdb")
