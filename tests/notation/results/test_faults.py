"""Files that are broken: a clear line for what is wrong, never a crash, never a result that is silently gone."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lawbook.errors import LawbookError, NotationError
from lawbook.notation.game import Game
from lawbook.notation.lin import parse_lin
from lawbook.notation.pbn_games import parse_pbn
from lawbook.notation.results import csv_text, parse_results, pbn_text, read_event, usebio_text
from lawbook.notation.results.files import text_of
from lawbook.recount import recompute
from lawbook.text.refusals import said_in
from tests.notation.results.published import FILES, USEBIO, event_of, needs_data
from tools.fuzzing.access import PAGE, database

SMALL = [path for path in FILES if path.stat().st_size < 40_000]
JUNK = [
    "-",
    "9" * 30,
    "999999",
    "\0",
    "é",
    "&",
    "<",
    "|",
    '"',
    "[",
    "%",
    "NaN",
    "1e999",
    "²",
    "½",
    "^",
    "\n",
    "A+",
    "",
    "\u0661",
]

MANY = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])

BOMB = """<?xml version="1.0"?>
<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>
<USEBIO><EVENT><BOARD><BOARD_NUMBER>&c;</BOARD_NUMBER></BOARD></EVENT></USEBIO>"""
THIEF = """<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><USEBIO><EVENT><TITLE>&e;</TITLE></EVENT></USEBIO>"""


@pytest.mark.parametrize("text", [BOMB, THIEF], ids=["billion laughs", "external entity"])
@pytest.mark.parametrize("strict", [True, False])
def test_entities_are_refused_with_the_remedy(text: str, strict: bool) -> None:  # noqa: FBT001
    with pytest.raises(NotationError, match=r"^bad\.xml, line \d+: .* entities .*; export it"):
        parse_results(text, "bad.xml", strict=strict)


def test_elements_without_end_are_refused() -> None:
    with pytest.raises(NotationError, match="41th inside another"):
        parse_results("<USEBIO>" + "<A>" * 5000, "deep.xml")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the file is empty"),
        ("\0\0\0", "the file is empty"),
        ("<USEBIO><CLUB/></USEBIO>", "without an EVENT"),
        ("<html><body>Hello</body></html>", "no table of results"),
        ('{"a": 1}', "has no sessions"),
        ('{"a": ', "no JSON can be read"),
        ("{" * 3, "no JSON can be read"),
        ("board;colour\n1;red\n", "no table of results"),
        ("Dear director,", "no table of results"),
    ],
)
def test_what_has_no_results_is_refused(text: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        parse_results(text, "file")


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(NotationError, match="cannot be read: No such file"):
        read_event(tmp_path / "none.xml")


@pytest.mark.parametrize("rest", [b"", b"\0" * 5000, bytes(range(256)) * 40], ids=["cut", "empty", "noise"])
def test_a_database_that_is_broken_is_refused(rest: bytes, tmp_path: Path) -> None:
    pytest.importorskip("access_parser", reason="the extra bws is not installed, so no database can be tried")
    path = tmp_path / "club.bws"
    path.write_bytes(b"\0\1\0\0Standard Jet DB\0" + rest)

    with pytest.raises(NotationError, match=r"^club\.bws"):
        read_event(path)


@needs_data
@pytest.mark.parametrize("path", USEBIO, ids=lambda path: path.name)
def test_a_file_that_breaks_off_says_where_and_keeps_what_came_before(path: Path) -> None:
    text = path.read_text("utf-8")
    half = text[: len(text) // 2]

    event = parse_results(half, path.name)

    whole = len(re.findall("</TRAVELLER_LINE>", half))
    assert whole <= len(list(event.results())) <= whole + 1
    assert any(f"line {half.count(chr(10)) + 1}: the XML breaks off" in problem for problem in event.problems)
    with pytest.raises(NotationError):
        parse_results(half, path.name, strict=True)


def counted(text: str, name: str) -> None:
    """Read a text, count it again and write it; only errors of our own may come of it."""
    for strict in (False, True):
        try:
            event = parse_results(text, name, strict=strict)
        except LawbookError as error:
            assert str(error).splitlines() == [str(error)]  # noqa: PT017  # most texts are not refused
            continue
        recompute(event)
        results = len(list(event.results()))
        for write in (csv_text, pbn_text, usebio_text):
            if results:
                assert len(list(parse_results(write(event), name).results())) >= results


@needs_data
@MANY
@given(st.data())
def test_any_part_of_a_file_may_be_missing_or_doubled(data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(SMALL))
    text = text_of(path.read_bytes())
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 400)))
    times = data.draw(st.integers(0, 3))

    counted(text[:start] + text[start:end] * times + text[end:], path.name)


@needs_data
@MANY
@given(st.data())
def test_any_number_may_be_absurd(data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(SMALL))
    text = text_of(path.read_bytes())
    numbers = list(re.finditer(r"\d+", text))
    for found in sorted(
        data.draw(st.sets(st.sampled_from(numbers), max_size=6)), key=lambda one: -one.start()
    ):
        text = text[: found.start()] + data.draw(st.sampled_from(JUNK)) + text[found.end() :]

    counted(text, path.name)


@needs_data
@MANY
@given(st.data())
def test_any_byte_may_be_wrong(data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(SMALL))
    written = bytearray(path.read_bytes())
    for place in data.draw(st.lists(st.integers(0, len(written) - 1), max_size=12)):
        written[place] = data.draw(st.integers(0, 255))

    counted(text_of(bytes(written)), path.name)


@needs_data
@pytest.mark.parametrize("path", SMALL[::5], ids=lambda path: path.name)
def test_a_page_or_list_cut_short_says_so_or_has_fewer_whole_games(path: Path) -> None:
    """In PBN, LIN and CSV a shorter file may be whole; in the other formats the end is known."""
    if path.suffix not in {".html", ".txt", ".xml", ".json"}:
        return
    text = text_of(path.read_bytes())
    for share in (0.3, 0.6, 0.9):
        try:
            event = parse_results(text[: int(len(text) * share)], path.name)
        except LawbookError:
            continue
        lost = len(list(event.results())) < len(list(event_of(path).results()))
        assert event.problems or not lost


@MANY
@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    counted(text, "text")


@MANY
@given(st.lists(st.lists(st.text(max_size=12), min_size=6, max_size=6), max_size=6))
def test_any_cells_are_read_or_refused(rows: list[list[str]]) -> None:
    lines = ["board;ns;ew;contract;declarer;score", *(";".join(row) for row in rows)]

    counted("\n".join(lines), "cells.csv")


def test_cards_that_nobody_has_played_are_no_result() -> None:
    deal = "md|4S456QH34D258JC256,S2789TKHDKAC479JQ,S3JHTJQKD3467TC8A,|"
    assert not list(parse_results(f"{deal}ah|Board 6|sv|e|", "cards.lin").results())
    assert list(parse_results(f"pn|Jo,Li,An,Bo|{deal}ah|Board 6|sv|e|", "cards.lin").results())


UNREADABLE = [
    ("board,ns,ew,contract,score\n", "1,{row},2,9Z,??\n", 2, 2),
    ('[Board "1"]\n[ScoreTable "Table;Contract"]\n', "{row} 9Z\n", 1, 3),
    ('[Board "1"]\n[TotalScoreTable "Rank;Names"]\n', "{row} Jo -1\n", 1, 3),
    ("qx|o1|md|1S,H,D,C|\n", "zz{row}|\n", 1, 2),
]


@pytest.mark.parametrize(("head", "line", "kinds", "first"), UNREADABLE)
def test_of_many_rows_that_cannot_be_read_the_first_and_the_last_are_listed(
    head: str, line: str, kinds: int, first: int
) -> None:
    problems = parse_results(head + "".join(line.format(row=row) for row in range(250)), "x").problems

    assert 101 * kinds == len(problems)
    assert problems[0].startswith(f"x, line {first}: ")
    last = problems[-1]
    assert last.startswith(f"x, line {first + 249}: ")
    assert last.endswith("(not listed: 149 more like it)")
    assert said_in(last, "nb").endswith("(av samme slag, ikke listet: 149)")


def test_a_hundred_and_one_rows_that_cannot_be_read_are_all_listed() -> None:
    lines = "".join(f",{row},2,400\n" for row in range(101))
    problems = parse_results(f"board,ns,ew,score\n{lines}", "x").problems

    assert [f"x, line {row + 2}: " for row in range(101)] == [one[: one.index(": ") + 2] for one in problems]
    assert not any("not listed" in one for one in problems)


def test_rows_are_listed_board_by_board() -> None:
    rows = "".join("7 9Z\n" for _ in range(60))
    games = "".join(f'[Board "{n}"]\n[ScoreTable "Table;Contract"]\n{rows}\n' for n in (1, 2, 3))

    assert 180 == len(parse_results(games, "x").problems)


GAMES = [
    ('[Board "{n}"]\n[Deal "N:zz"]\n\n', parse_pbn, "tag Deal"),
    ("qx|o{n}|md|zz|mb|1S|\n", parse_lin, "md: 'ZZ'"),
]


@pytest.mark.parametrize(("game", "parse", "said"), GAMES)
def test_of_a_file_of_games_a_thousand_of_a_kind_are_listed(
    game: str, parse: Callable[..., Iterator[Game]], said: str
) -> None:
    games = list(parse("".join(game.format(n=n) for n in range(1, 1502)), "x", strict=False))

    assert 1501 == len(games)
    about = [[problem for problem in game.problems if said in problem] for game in games]
    assert [1] * 1000 + [0] * 500 + [1] == [len(one) for one in about]
    assert about[-1][0].endswith("(not listed: 500 more like it)")


def test_what_is_wrong_after_the_last_game_is_told() -> None:
    text = '[Board "1"]\n\n{ a comment that does not end'

    [game] = parse_pbn(text, "x", strict=False)
    assert ("x, line 3: the comment in braces does not end; close it with }",) == game.problems
    assert game.problems == parse_results(text, "x").problems


def test_what_is_wrong_with_a_file_without_any_game_is_told() -> None:
    [problem] = parse_results('[Board "1"\n', "x").problems

    assert problem.startswith("x, line 1: '[Board \"1\"' is no whole tag")


ENDLESS = ["<!--", "<a ", '<a "', "<script ", "<style>", "</", "<?x ", "<td a='", "<tr><td>", "&", "<br>x"]


@pytest.mark.parametrize("part", ENDLESS)
def test_a_page_that_never_closes_anything_is_refused(part: str) -> None:
    with pytest.raises(NotationError, match="no table of results is on this page"):
        parse_results("<table><tr><td>" + part * 60_000, "x.html")


def test_what_no_reader_of_a_page_sees_is_not_read() -> None:
    row = "<tr><td>1</td><td>2</td><td>4S</td><td>N</td><td>420</td></tr>"
    head = "<tr><th>NS<th>EW<th>Contract<th>By<th>Score</tr>"
    hidden = f"<!-- {row} --><script>document.write('{row}')</script><STYLE>{row}</Style>"
    page = f"<table title='a > b'>{head}\n{hidden}\n{row}</table>"

    [result] = parse_results(page, "x.html").results()
    assert 3 == result.line


def _chained() -> bytes:
    """A database in which the definition of a table goes on with itself."""
    made = bytearray(database({"ReceivedData": {"Board": [1]}}))
    made[4 * PAGE + 4] = 4
    return bytes(made)


@pytest.mark.parametrize("written", [b"\0\1\0\0Standard Jet DB" + b"x" * 900_000, _chained()])
def test_a_database_without_an_end_is_refused(tmp_path: Path, written: bytes) -> None:
    pytest.importorskip("access_parser", reason="the extra bws is not installed, so no database can be tried")
    path = tmp_path / "club.bws"
    path.write_bytes(written)

    with pytest.raises(NotationError, match=r"^club\.bws: the database cannot be read"):
        read_event(path)


def test_a_database_of_which_nothing_can_be_read_is_not_read_to_its_end(tmp_path: Path) -> None:
    """By the library neither: the sections, which stand behind in the file, are read all the same."""
    pytest.importorskip("access_parser", reason="the extra bws is not installed, so no database can be tried")
    path = tmp_path / "club.bws"
    said = "of the first 5000 rows or games nothing can be read; what follows is not read"
    for contracts, given_up in (
        (["9 Z"] * 5_000 + ["PASS"], True),
        (["9 Z"] * 4_999 + ["PASS"], False),
        (["PASS"] + ["9 Z"] * 5_001, False),
    ):
        rows: dict[str, list[int] | list[str]] = {
            "Section": [1] * len(contracts),
            "Board": [*range(len(contracts))],
        }
        path.write_bytes(
            database(
                {"ReceivedData": {**rows, "Contract": contracts}, "Section": {"ID": [1], "Letter": ["B"]}}
            )
        )
        event = read_event(path)

        assert given_up is any(said in problem for problem in event.problems)
        assert given_up is not any(result.told for result in event.results())
        assert "B" == event.sections[0].name


HOPELESS = [
    ("board,ns,ew,contract,score\n", "1,{n},2,9Z,??\n", "1,1,2,4S,420\n", 2),
    ('[Board "1"]\n[ScoreTable "Table;Score_NS"]\n', "{n} 9Z\n", "1 420\n", 3),
    ('[Board "1"]\n[TotalScoreTable "Rank;Names"]\n', "{n} Jo -1\n", "1 Jo\n", 3),
    ("<table><tr><th>NS<th>EW<th>Contract<th>By\n", "<tr><td>{n}<td>2<td>9Z<td>\n", "<tr><td>1<td>2<td>1S<td>N\n", 2),
    (
        "<USEBIO><EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>\n",
        "<TRAVELLER_LINE><SCORE>x{n}</SCORE></TRAVELLER_LINE>\n",
        "<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><SCORE>420</SCORE></TRAVELLER_LINE>\n",
        2,
    ),
    ("", '[Board "{n}"]\n[Deal "N:zz"]\n[Contract "9Z"]\n[Declarer "N"]\n\n', '[Board "1"]\n[Contract "1S"]\n[Declarer "N"]\n\n', 1),
    ("", "qx|o{n}|md|zz|mb|9Z|\n", "qx|o1|md|1,,,|mb|1S|mb|p|mb|p|mb|p|\n", 1),
]  # fmt: skip
NOTHING_READ = "of the first 10000 rows or games nothing can be read; what follows is not read"


@pytest.mark.parametrize(("head", "row", "good", "first"), HOPELESS)
def test_a_file_of_which_nothing_can_be_read_is_not_read_to_its_end(
    head: str, row: str, good: str, first: int
) -> None:
    rows = [row.format(n=number) for number in range(10_000)]
    tail = "</BOARD></EVENT></USEBIO>" if "USEBIO" in head else ""
    line = first + row.count("\n") * 9_999

    [said] = [
        one
        for one in parse_results(f"{head}{''.join(rows)}{good}{tail}", "x").problems
        if NOTHING_READ in one
    ]
    assert said.startswith(f"x, line {line}: ")
    for text in (
        f"{head}{''.join(rows[1:])}{good}{tail}",
        f"{head}{good}{''.join(rows)}{good}{tail}",
    ):
        event = parse_results(text, "x")
        assert not [one for one in event.problems if NOTHING_READ in one]
        results = [*event.results()]
        assert (
            results[-1].told or results[-1].contract
            if results
            else event.sections[0].contestants[-1].names == ("Jo",)
        )


LINE = "<TRAVELLER_LINE><SCORE>x</SCORE></TRAVELLER_LINE>\n" * 40_000


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"<USEBIO><EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{LINE}</EVENT>", NOTHING_READ),
        (f"<USEBIO><EVENT><BOARD/></EVENT><REST>{LINE}</EVENT>", "mismatched tag"),
        (f"<table><tr><th>NS<th>EW<th>Contract<th>By{'<tr><td>1<td>2<td>9Z<td>' * 40_000}", NOTHING_READ),
        (f"<table>{'<tr><td>1<td>2<td>9Z<td>' * 40_000}<tr><th>NS<th>EW<th>Contract<th>By<tr><td>1<td>2<td>1S<td>N", "inside a table"),
    ],
    ids=["USEBIO", "lines in no board", "page", "rows of no results"],
)  # fmt: skip
def test_what_follows_is_not_even_taken_apart(text: str, said: str) -> None:
    """The end of each is broken: whoever takes it apart says so, and nobody else."""
    problems = [*parse_results(text, "x").problems]
    assert [said] == [
        one for one in (NOTHING_READ, "mismatched tag", "inside a table") if one in " ".join(problems)
    ]
