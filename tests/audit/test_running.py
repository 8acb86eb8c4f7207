"""The same bytes, whoever looks and however often it is killed."""

import csv
import io
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from lawbook.audit import Audit, Summary, audit, working
from lawbook.audit.archive import Portion, files_of, portions
from lawbook.audit.finding import COLUMNS, Kind
from lawbook.audit.looked import Looked, look
from lawbook.cli import main
from lawbook.errors import CaseError
from lawbook.notation.results.cells import written
from tests.audit.archives import archive, game
from tests.clusters import cluster  # noqa: F401  # a fixture


@pytest.fixture
def small_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lawbook.audit.archive._PORTION", 2_000)


def run(folder: Path, out: Path, **how: object) -> tuple[Summary, bytes]:
    wanted = Audit(paths=[folder], out=out, **how)  # type: ignore[arg-type]  # a test of its own settings
    return audit(wanted, wanted.files), out.read_bytes()


def test_a_row_for_each_board_in_the_order_of_the_files(tmp_path: Path) -> None:
    summary, written = run(archive(tmp_path / "a"), tmp_path / "found.csv")
    lines = written.decode().splitlines()

    assert ",".join(COLUMNS) == lines[0]
    assert 6 * 30 == len(lines) - 1
    assert (6, 180, {Kind.OTHER_SCORE: 24}) == (summary.files, summary.boards, summary.kinds)
    assert sorted(lines[1:], key=lambda line: line.split(",")[0]) == lines[1:]


@pytest.mark.usefixtures("small_portions")
def test_two_workers_write_the_bytes_of_one(tmp_path: Path) -> None:
    folder = archive(tmp_path / "a")

    assert run(folder, tmp_path / "1.csv")[1] == run(folder, tmp_path / "2.csv", workers=2)[1]


@pytest.mark.usefixtures("small_portions")
def test_a_worker_that_is_killed_changes_nothing(tmp_path: Path) -> None:
    folder, killed = archive(tmp_path / "a"), list[int]()
    wanted = Audit(paths=[folder], out=tmp_path / "2.csv", workers=2)

    def kill_one(_: int) -> None:
        if not killed:
            killed.append(_a_child())
            os.kill(killed[0], signal.SIGKILL)

    audit(wanted, wanted.files, kill_one)

    assert killed
    assert run(folder, tmp_path / "1.csv")[1] == wanted.out.read_bytes()


def _a_child() -> int:
    """A worker of this process, and not what keeps count of its resources."""
    from multiprocessing import active_children  # noqa: PLC0415

    return next(child.pid for child in active_children() if child.pid)


@pytest.mark.usefixtures("small_portions")
def test_what_was_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, out, looked = archive(tmp_path / "a"), tmp_path / "found.csv", list[str]()

    def stopping(portion: Portion, asked: object) -> Looked:
        if len(looked) == 3:
            raise KeyboardInterrupt
        looked.append(portion.key)
        return look(portion, asked)  # type: ignore[arg-type]

    monkeypatch.setattr(working, "look", stopping)
    with pytest.raises(KeyboardInterrupt):
        run(folder, out)
    assert not out.exists()
    with (tmp_path / "found.csv.rows").open("ab") as rows:
        rows.write(b"half a ro")
    monkeypatch.setattr(working, "look", look)
    again = list[int]()
    wanted = Audit(paths=[folder], out=out)
    summary = audit(wanted, wanted.files, again.append)

    assert 180 == summary.boards
    assert run(folder, tmp_path / "whole.csv")[1] == out.read_bytes()
    assert ["found.csv", "whole.csv"] == sorted(path.name for path in tmp_path.glob("*.csv*"))


@pytest.mark.usefixtures("small_portions")
def test_a_file_that_has_changed_since_is_looked_at_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, out = archive(tmp_path / "a"), tmp_path / "found.csv"
    monkeypatch.setattr("lawbook.audit.running.write", _fails)
    with pytest.raises(CaseError, match="No space left"):
        run(folder, out)
    monkeypatch.undo()
    (folder / "0" / "evening 1.pbn").write_text(game(Score="NS 415"))

    assert run(folder, tmp_path / "whole.csv")[1] == run(folder, out)[1]


def _fails(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", exc_type=ImportError)
    folder = archive(tmp_path / "a")
    _, first = run(folder, tmp_path / "1.parquet")
    _, second = run(folder, tmp_path / "2.parquet", workers=2)
    table = parquet.read_table(tmp_path / "1.parquet").to_pylist()

    assert first == second
    assert 180 == len(table)
    assert {"board": "7", "score": 150, "tricks": 7, "kind": "other_score", "round": None}.items() <= table[
        6
    ].items()


def test_a_large_file_is_cut_between_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = archive(tmp_path / "a", files=1, games=60)
    whole = run(folder, tmp_path / "whole.csv")
    monkeypatch.setattr("lawbook.audit.archive._CUT", 1_000)
    [portion] = portions(files_of([folder]))

    assert len(portion.parts) > 5
    assert whole == run(folder, tmp_path / "cut.csv")


def test_a_file_that_ends_every_process_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = archive(tmp_path / "a", files=1)
    monkeypatch.setattr("lawbook.audit.processes._serve", _ends)
    summary, _ = run(folder, tmp_path / "found.csv", workers=2)

    assert {Kind.NOT_READ: 1} == summary.kinds


def _ends(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.usefixtures("small_portions")
def test_a_cluster_writes_the_same_bytes_even_when_a_worker_is_killed(
    tmp_path: Path,
    cluster: tuple[str, list[subprocess.Popen[str]]],  # noqa: F811
) -> None:
    folder, (address, workers) = archive(tmp_path / "a", files=12), cluster
    wanted = Audit(paths=[folder], out=tmp_path / "c.csv", cluster=address)
    audit(wanted, wanted.files, lambda _: os.kill(workers[0].pid, signal.SIGKILL))

    assert run(folder, tmp_path / "1.csv")[1] == wanted.out.read_bytes()
    assert -signal.SIGKILL == workers[0].wait(5)


@pytest.mark.parametrize(
    ("out", "said"),
    [("found.txt", "end it with .csv or .parquet"), ("no/found.csv", "there is no folder")],
)
def test_what_cannot_be_written_is_told_before_the_work(tmp_path: Path, out: str, said: str) -> None:
    folder = archive(tmp_path / "a", files=1)
    told = CliRunner().invoke(main, ["audit", str(folder), "--out", str(tmp_path / out)])

    assert 1 == told.exit_code
    assert said in " ".join(told.output.split())


def test_the_summary_names_the_worst_files_first(tmp_path: Path) -> None:
    folder = archive(tmp_path / "a", files=2)
    (folder / "a bad one.pbn").write_text(game(Contract="3NT", Declarer="N", Result="9", Score="NS 1") * 9)
    told = CliRunner().invoke(
        main, ["audit", str(folder), "--out", str(tmp_path / "found.csv"), "--workers", "1", "--worst", "1"]
    )

    assert 0 == told.exit_code
    assert "Files: 3, boards: 69, findings: 17." in " ".join(told.output.split())
    assert "17  scores of another contract" in told.output
    assert "a bad one.pbn: boards: 9; scores of another contract: 9" in " ".join(told.output.split())
    assert "evening" not in told.output


def test_what_is_no_file_of_boards_is_not_worse_than_one_with_findings(tmp_path: Path) -> None:
    for number in range(3):
        (tmp_path / f"read me {number}.txt").write_text(f"how to use {number}\n")
    (tmp_path / "z.pbn").write_text(game(Auction="N", auction="1C 1C"))
    told = CliRunner().invoke(
        main, ["audit", str(tmp_path), "--out", str(tmp_path / "found.csv"), "--workers", "1", "--worst", "2"]
    )

    said = "".join(told.output.split())
    assert said.index("z.pbn:boards:1") < said.index("readme0.txt:boards:0")


def test_a_path_that_is_not_there_is_told(tmp_path: Path) -> None:
    told = CliRunner().invoke(main, ["audit", str(tmp_path / "no"), "--out", str(tmp_path / "o.csv")])

    assert 1 == told.exit_code
    assert "there is no such file or folder" in told.output


def test_a_killed_audit_goes_on(tmp_path: Path) -> None:
    folder, out = archive(tmp_path / "a", files=60), tmp_path / "found.csv"
    command = [sys.executable, "-m", "lawbook", "audit", str(folder), "--out", str(out), "--workers", "1"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        done = tmp_path / "found.csv.done"
        while process.poll() is None and (not done.exists() or done.read_bytes().count(b"\n") < 2):
            time.sleep(0.005)
        process.kill()

    assert run(folder, tmp_path / "whole.csv")[1] == run(folder, out)[1]


def test_what_a_program_for_tables_would_work_out_is_text_in_csv_and_as_it_was_in_parquet(
    tmp_path: Path,
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", exc_type=ImportError)
    odd, folder = '=HYPERLINK("evil", "1")', tmp_path / "a"
    folder.mkdir()
    (folder / "x.csv").write_text(
        written([["board", "ns", "ew", "score", "table"], [odd, 1, 2, -50, "@A\rB"]])
    )

    [row] = csv.DictReader(io.StringIO(run(folder, tmp_path / "1.csv")[1].decode(), newline=""))
    assert (f"'{odd}", "'@A\rB", "-50") == (row["board"], row["table"], row["score"])

    run(folder, tmp_path / "1.parquet")
    [told] = parquet.read_table(tmp_path / "1.parquet").to_pylist()
    assert (odd, "@A\rB", -50) == (told["board"], told["table"], told["score"])


def test_a_packed_file_is_a_row_that_says_so(tmp_path: Path) -> None:
    (tmp_path / "a.pbn").write_bytes(b"PK\x03\x04\x14")

    assert b"a packed file (ZIP, XLSX, ODS, gzip, RAR, 7z); unpack it" in run(tmp_path, tmp_path / "1.csv")[1]
