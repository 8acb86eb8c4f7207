"""Whatever comes from outside is checked once, and refused in one line that any terminal can print."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
import yaml

from lawbook.casefile import load, loads
from lawbook.entrance import admitted, bytes_of, decoded
from lawbook.errors import LONGEST, CaseError, LawbookError, NotationError
from lawbook.law.authority import _known, authority
from lawbook.meaning import parse_meaning
from lawbook.notation.lin import parse_lin
from lawbook.notation.pbn_games import parse_pbn
from lawbook.notation.results import parse_results
from lawbook.systemfile import load_system, read_system

DIGITS = "9" * 5000
BOMB = "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[" * 50_000, "case, line 1: more than 40 lists inside one another"),
        ("- " * 50_000, "case, line 1: more than 40 lists inside one another"),
        ('{"k": \n' * 50_000, "case, line 41: more than 40 lists inside one another"),
        (BOMB, "case, line 2: *a stands for another part"),
        (f"board: {DIGITS}", "case, line 1, column 8: a figure of more than 400 digits"),
        (f"board: 0x{'f' * 300}", "case: not YAML, line 1, column 8: a whole number of more than 20 figures"),
        (f"board: {'1:' * 300}1", "case: not YAML, line 1, column 8: a whole number of more than 20 figures"),
        ('story: ["\\e[31m"]', "case, line 1, line 1, column 1: U+001B is no letter"),
        ('law: !!int ""', "case, line 1: tag:yaml.org,2002:int says what to read it as"),
        ("law: 2026-13-45", "case: not YAML that can be read"),
        ("law: 13\ndealer: nobody", "dealer 'nobody': no seat"),
        ("x" * (2**20 + 1), "case: larger than 1048576 characters"),
    ],
)
def test_a_case_that_would_bring_it_down_is_refused_at_once(text: str, place: str) -> None:
    began = time.process_time()
    with pytest.raises(CaseError) as refused:
        loads(text)
    assert place in str(refused.value)
    assert len(str(refused.value)) <= LONGEST
    assert time.process_time() - began < 0.5


def test_a_dealer_may_be_written_out() -> None:
    assert loads("law: 13\ndealer: West")[0].board.dealer.name == "W"  # type: ignore[union-attr]  # a dealer is told


@pytest.mark.parametrize(
    "text",
    [
        f'[Board "{DIGITS}"]\n[Dealer "N"]\n',
        f"Board,NS,EW,Score\n{DIGITS},1,2,{DIGITS}\n",
        f'{{"sessions": [{DIGITS}]}}',
        '{"sessions": ' + "[" * 100_000,
        f"<USEBIO><EVENT><BOARD><BOARD_NUMBER>{DIGITS}</BOARD_NUMBER></BOARD></EVENT></USEBIO>",
        "\ud800",
    ],
)
def test_results_that_would_bring_it_down_are_refused_with_their_place(text: str) -> None:
    with pytest.raises(NotationError, match=r"line [12]"):
        parse_results(text)


def test_a_long_text_in_one_element_is_read_in_proportion() -> None:
    began = time.process_time()
    with pytest.raises(NotationError, match="without an EVENT"):
        parse_results("<USEBIO><CLUB>" + "a\n" * 400_000 + "</CLUB></USEBIO>")
    assert time.process_time() - began < 1.5  # it was 14 s


def test_a_tag_that_does_not_end_is_read_in_proportion() -> None:
    began = time.process_time()
    list(parse_pbn('[Deal "N:' + "a\n " * 20_000, strict=False))
    assert time.process_time() - began < 1.5


def test_strokes_without_keys_are_read_in_proportion() -> None:
    began = time.process_time()
    list(parse_lin("md|1,,,|" + "\n?|" * 20_000, strict=False))
    assert time.process_time() - began < 1.5


@pytest.mark.parametrize("word", ["1", "7", "1N1"])
def test_a_word_that_is_no_call_ends_the_auction_and_nothing_else(word: str) -> None:
    game = next(parse_pbn(f'[Board "1"]\n[Auction "N"]\n1S {word} Pass Pass Pass\n', strict=False))
    assert word in game.problems[0]


@pytest.mark.parametrize("text", ["(" * 3000, "not " * 3000 + "balanced", "5+ spades or " * 3000, "x\ud800"])
def test_words_without_end_are_refused(text: str) -> None:
    with pytest.raises(LawbookError) as refused:
        parse_meaning(text)
    assert len(str(refused.value)) <= LONGEST


def test_an_order_that_is_no_list_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CaseError, match="order is no list of calls"):
        read_system({"order": {"opening": 5}})
    (tmp_path / "own.yaml").write_text("[" * 50_000)
    with pytest.raises(CaseError, match="more than 40 lists"):
        load_system(tmp_path / "own.yaml")


def test_a_parser_that_looks_ahead_too_far_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some builds of libyaml stop at a depth of their own, before they tell of the first bracket."""

    def ahead(*_: object, **__: object) -> None:
        mark = yaml.Mark("case", 0, 0, 1000, "", 0)
        raise yaml.scanner.ScannerError(None, None, "exceeded maximum nesting depth", mark)

    monkeypatch.setattr(yaml, "parse", ahead)
    with pytest.raises(CaseError, match=r"^case, line 1: more than 40 lists inside one another"):
        loads("[" * 50_000)


def test_a_refusal_quotes_both_ends_of_what_is_long_and_nothing_that_acts() -> None:
    said = str(
        CaseError("story line 3: {text}: no card; write a card", text="\x1b[31m\ud800" + "x" * 300_000)
    )
    assert said.startswith("story line 3: U+001B[31mU+D800xxx")
    assert said.endswith("xxx: no card; write a card")
    assert len(said) <= LONGEST


def test_the_profile_of_a_body_is_kept_once_however_it_is_written() -> None:
    kept = _known.cache_info().currsize
    for spaces in range(50):
        authority("wbf" + " " * spaces)
    assert _known.cache_info().currsize <= max(kept, 1)


def test_files_come_in_their_own_encoding_and_no_larger_than_they_may(tmp_path: Path) -> None:
    assert (
        decoded("é".encode("utf-16"))
        == decoded("é".encode("utf-8-sig"))
        == decoded("é".encode("latin-1"))
        == "é"
    )
    large = tmp_path / "large"
    large.write_bytes(b"x" * 11)
    with pytest.raises(NotationError, match="larger than 10 bytes"):
        bytes_of(large, 10)
    with pytest.raises(NotationError, match="cannot be read: no regular file"):
        bytes_of(Path("/dev/zero"), 10)
    with pytest.raises(NotationError, match="No such file"):
        bytes_of(Path("a\0b"))
    assert admitted("٣" * 300, "x") == "٣" * 300


def _told(command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    told = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment}
    lawbook = f"{sys.executable} -m lawbook {command}"
    return subprocess.run(
        ["/bin/sh", "-c", lawbook], env=told, capture_output=True, text=True, check=False, errors="replace"
    )


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("rule - <&-", "Error: standard input: closed; give a file"),
        ("rule <&-", "name a case file or a Law"),
        ("rule 13 >/dev/full", "Error: cannot be written: No space left on device"),
        ("serve --port 99999", "99999 is not in the range"),
    ],
)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is full")
def test_what_a_shell_closes_is_told_in_one_line(command: str, line: str) -> None:
    ended = _told(command)
    assert line in ended.stderr
    assert "Traceback" not in ended.stderr
    assert ended.returncode in {1, 2}


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1"])
def test_any_terminal_can_take_what_is_printed(encoding: str, tmp_path: Path) -> None:
    (tmp_path / "case.yaml").write_text("title: ♠ łódź\nlaw: 13\nanswers: {play_finished: '♠'}", "utf-8")
    ended = _told(f"rule {tmp_path / 'case.yaml'}", PYTHONIOENCODING=encoding)
    assert "Traceback" not in ended.stderr
    assert "\\u2660" in ended.stderr or (
        encoding == "ascii" and "♠" in ended.stderr
    )  # then it is sent as UTF-8
    assert _told("rule 13 --lang pl --answer play_finished=yes", PYTHONIOENCODING=encoding).returncode in {
        0,
        3,
    }


def test_a_case_file_is_read_by_the_same_entrance(tmp_path: Path) -> None:
    (tmp_path / "case.yaml").write_bytes(b"law: 13\ntitle: \xff")
    with pytest.raises(CaseError, match="not UTF-8 text"):
        load(tmp_path / "case.yaml")


@pytest.mark.parametrize("before", [0, 1, 199, 200, 201, 399, 777])
def test_a_long_figure_is_found_wherever_it_stands(before: int) -> None:
    with pytest.raises(NotationError, match=f"column {before + 1}: a figure"):
        admitted("x" * before + "9" * 400 + "x", "text")
    assert admitted("x" * before + "9" * 399 + "x" + "9" * 399, "text")
