from pathlib import Path

import pytest

from lawbook.bridge import Auction, Seat
from lawbook.errors import LawbookError
from lawbook.notation import parse_call
from lawbook.systemfile import bases, load_system, read_system


def written(folder: Path, text: str, name: str = "ours.yaml") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def opening(path: Path, call: str) -> str:
    found = load_system(path).find(Auction(Seat.N, (parse_call(call),)))
    return "" if found is None else f"{found.entry}: {found.own}"


def test_a_file_overrides_its_base_and_tells_its_line(tmp_path: Path) -> None:
    ours = written(tmp_path, "title: Ours\nbase: sayc\n\n# a weak notrump\n1NT: 12-14 balanced\n")

    assert "ours.yaml, line 5: 1NT: 12-14 points, balanced" == opening(ours, "1N")
    assert opening(ours, "2C").startswith("sayc.yaml, line ")


def test_what_is_denied_follows_what_is_overridden(tmp_path: Path) -> None:
    ours = load_system(written(tmp_path, "base: sayc\n1NT: 12-14 balanced\n"))

    assert "not (12-14 points, balanced)" in str(ours.meaning(Auction(Seat.N, (parse_call("1C"),))))


def test_of_several_bases_the_last_one_counts_most(tmp_path: Path) -> None:
    ours = written(tmp_path, "base: [sayc, multi, theirs.yaml]\n")
    written(tmp_path, "3C: 6+ clubs, 4-9\n", "theirs.yaml")

    assert "theirs.yaml, line 1: 3C: 6+ clubs, 4-9 points" == opening(ours, "3C")
    assert '"Multi"' in opening(ours, "2D")


def test_a_call_of_the_base_can_be_taken_back(tmp_path: Path) -> None:
    assert "" == opening(written(tmp_path, "base: sayc\n2D: not played\n"), "2D")


def test_meanings_may_be_written_in_polish_and_norwegian(tmp_path: Path) -> None:
    polish = written(tmp_path, "language: pl\n1H: 5+ kierów, 12-17\n")

    assert "ours.yaml, line 2: 1H: 5+ hearts, 12-17 points" == opening(polish, "1H")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "title: Ours\n1S: 5+ spades\n1H: 5+ herats, 11-21\n",
            "ours.yaml, line 3: 1H: meaning, column 4: 'herats' is not understood; did you mean hearts?",
        ),
        (
            "1S: 5+ spades, 3- spades\n",
            "ours.yaml, line 1: 1S: meaning, column 1: '5+ spades, 3- spades' fits no hand",
        ),
        ("1S-3{M}: 4+ spades\n", "ours.yaml, line 1: '3{M}' is no call"),
        ("1S-2S: 3+ {M}\n", "ours.yaml, line 1: 1S-2S: {M} stands for no suit here; write one of {others}"),
        ("1S: 5+ spades\n1S: 4+ spades\n", "ours.yaml, line 2: 1S stands in ours.yaml, line 1 already"),
        ("base: saic\n", "ours.yaml: 'saic': no such system; did you mean sayc?"),
        ("base: ours.yaml\n", "ours.yaml is based on itself"),
        ("base: theirs.yaml\n", "theirs.yaml: cannot be read: No such file or directory"),
        ("language: de\n", "language 'de': meanings are read in en, nb, pl"),
        ("1S: Weak: 5 spades\n", "ours.yaml, line 1: not YAML"),
        ("1S: [5+ spades]\n", "ours.yaml, line 1: 1S is no meaning; write it in one line"),
        ("[1S]\n", "ours.yaml, line 1: no lines like 1NT: 15-17 balanced"),
        ("[1S]: 5+ spades\n", "ours.yaml, line 1: a line begins with an auction"),
        ("order: 1S\n", "ours.yaml, line 1: no lines like"),
        ("# nothing\n", "ours.yaml: no lines like"),
        ("order:\n  opening: 1S\n", "ours.yaml, line 2: an order is a list of calls"),
        ("order: [1S, 1Z]\n", "ours.yaml, line 1: order opening: '1Z' is no call"),
        ("order: {opening on Sundays: [1S]}\n", "order opening on Sundays: 'on Sundays' is no condition"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(LawbookError) as caught:
        load_system(written(tmp_path, text))

    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


def test_files_are_not_read_where_none_may_be_named() -> None:
    with pytest.raises(LawbookError, match="a file can be named only in a case that is a file itself"):
        read_system("ours.yaml")


def test_the_systems_that_come_with_it_are_listed() -> None:
    assert {"natural", "sayc", "polish_club", "nordic_standard", "landy", "multi"} <= {*bases()}
