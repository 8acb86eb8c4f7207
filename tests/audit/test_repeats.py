"""Deals and files that stand in an archive twice."""

import csv
from pathlib import Path

import pytest

from lawbook.audit import Audit, audit, working
from lawbook.audit.archive import Portion
from lawbook.audit.finding import Kind
from lawbook.audit.looked import Looked, look
from tests.audit.archives import DEAL, game

OTHER = DEAL.replace("N:", "E:")
SECOND = {"Board": "2", "Dealer": "E", "Vulnerable": "NS"}


@pytest.fixture(autouse=True)
def small_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lawbook.audit.archive._PORTION", 100)


def files(folder: Path, **texts: str) -> Path:
    for name, text in texts.items():
        (folder / f"{name}.pbn").write_text(text)
    return folder


def found(folder: Path, out: str = "found.csv", workers: int = 1) -> list[tuple[str, str, str, str]]:
    """File, board, kind and words of what is found of repeats."""
    wanted = Audit(paths=[folder], out=folder.parent / f"{folder.name} {out}", workers=workers)
    audit(wanted, wanted.files)
    with wanted.out.open(newline="", encoding="utf-8") as rows:
        return [
            (Path(row["file"]).name, row["board"], row["kind"], row["finding"])
            for row in csv.DictReader(rows)
            if row["kind"].startswith("repeated")
        ]


def test_the_cards_of_another_number_in_another_file_are_found(tmp_path: Path) -> None:
    folder = files(tmp_path, a=game(), b=game(Deal=OTHER) + game(**SECOND))

    [(file, board, kind, said)] = found(folder)

    assert (file, board, kind) == ("b.pbn", "2", "repeated_deal")
    assert said == f"the cards of board 2 are those of board 1 in {tmp_path.as_posix()}/a.pbn"


def test_boards_that_are_played_again_on_another_day_are_found(tmp_path: Path) -> None:
    folder = files(tmp_path, a=game(Date="2026.10.01"), b=game(Date="2026.10.08"))

    assert [row[:3] for row in found(folder)] == [("b.pbn", "1", "repeated_deal")]


@pytest.mark.parametrize("date", ["2026.10.01", "?"])
def test_the_other_tables_of_a_board_are_left_alone(tmp_path: Path, date: str) -> None:
    folder = files(tmp_path, a=game(Date="2026.10.01"), b=game(Date=date, Table="2"))

    assert found(folder) == []


def test_a_copy_of_a_file_is_told_of_once_and_its_boards_are_not(tmp_path: Path) -> None:
    text = game() + game(Deal=OTHER, **SECOND)
    folder = files(tmp_path, a=text, b=text)

    [(file, board, kind, said)] = found(folder)

    assert (file, board, kind) == ("b.pbn", "", "repeated_file")
    assert said == f"the file is the same as {tmp_path.as_posix()}/a.pbn"


def test_a_repeat_between_parts_of_a_large_file_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lawbook.audit.archive._CUT", 200)
    folder = files(
        tmp_path, a=game() + game(Deal=OTHER, Board="3", Dealer="S", Vulnerable="EW") + game(**SECOND)
    )

    assert [row[:3] for row in found(folder)] == [("a.pbn", "2", "repeated_deal")]


def test_workers_find_the_same_and_the_summary_counts_it(tmp_path: Path) -> None:
    folder = tmp_path / "season"
    folder.mkdir()
    files(folder, a=game(), b=game(Deal=OTHER) + game(**SECOND), c=game(), d=game(Date="2026.10.08"))
    wanted = Audit(paths=[folder], out=tmp_path / "1.csv")

    summary = audit(wanted, wanted.files)

    assert (summary.kinds[Kind.REPEATED_DEAL], summary.kinds[Kind.REPEATED_FILE]) == (1, 1)
    assert {one.file.rpartition("/")[2] for one in summary.worst} == {"b.pbn", "c.pbn"}
    assert found(folder, "2.csv", workers=2) == found(folder, "3.csv")


def test_an_audit_that_goes_on_remembers_what_it_had_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "season"
    folder.mkdir()
    files(folder, a=game(), b=game(Deal=OTHER), c=game(**SECOND), d=game())
    whole, calls = found(folder), list[Portion]()

    def stop_at_the_third(portion: Portion, asked: object) -> Looked:
        calls.append(portion)
        if len(calls) == 3:
            raise KeyboardInterrupt
        return look(portion, asked)  # type: ignore[arg-type]  # what it was given

    with monkeypatch.context() as patch:
        patch.setattr(working, "look", stop_at_the_third)
        with pytest.raises(KeyboardInterrupt):
            found(folder, "again.csv")

    assert found(folder, "again.csv") == whole
    assert [row[:3] for row in whole] == [("c.pbn", "2", "repeated_deal"), ("d.pbn", "", "repeated_file")]
