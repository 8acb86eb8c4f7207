"""What somebody may do to a store: one clear line each, and nothing that was acknowledged is lost."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from lawbook.errors import CaseError, LawbookError
from lawbook.event.chain import Row, digest
from lawbook.event.conditions import read_conditions
from lawbook.event.entries import (
    Announced,
    Enrolled,
    Entry,
    Noted,
    Posted,
    ResultEntered,
    RulingAttached,
    Undone,
    Where,
)
from lawbook.event.log import Memory
from lawbook.event.opening import open_tournament
from lawbook.event.store import Store
from lawbook.event.tournament import Tournament
from lawbook.event.verifying import saved, verified
from lawbook.scoring.penalties import parse_penalty

TABLE = Where("1", 1, "N1", "E1")


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """An event of three results."""
    file = tmp_path / "event.db"
    with open_tournament(str(file)) as tournament:
        tournament.record(*(ResultEntered(Where("1", 1, f"N{n}", f"E{n}"), 100 * n) for n in range(3)))
    return file


def last(file: Path, *, write: bool = False) -> int:
    with open_tournament(str(file), write=write) as tournament:
        tournament.ranking()
        return tournament.ledger.last


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (Noted("a\0b"), r"U\+0000 is no letter"),
        (Enrolled("a\ud800"), r"U\+D800 is no letter"),
        (Enrolled("7", ("a\x1b[31m",)), r"U\+001B is no letter"),
        (Noted("\x9b31m"), r"U\+009B is no letter"),
        (Enrolled("x" * 1_000_000), "an entry has 1000000 at most"),
        (RulingAttached(TABLE, "x" * 10_000_000), "an entry has 1000000 at most"),
        (ResultEntered(Where("1", 10**30, "a", "b"), 100), "no table on a board"),
        (Undone(10**30), "larger than 1000000000"),
        (Posted("1", 10**18), "larger than 1000000000"),
        (Announced("x", {"expected": "9" * 5000}), "is no number"),
        (Announced("x", {"places": "99999999"}), "it is one of 0, 1"),
        (Announced("x", {"victory_points": "999999999999"}), "is no number"),
    ],
)
def test_what_nobody_could_read_or_reckon_is_refused_in_one_line(kept: Path, entry: Entry, said: str) -> None:
    with open_tournament(str(kept)) as tournament, pytest.raises(CaseError, match=said) as refused:
        tournament.record(entry)

    assert len(str(refused.value)) < 300
    assert 1 == len(str(refused.value).splitlines())
    assert 3 == last(kept)


@pytest.mark.parametrize(
    "text", ["żółć 🂡\n\ttwo lines", r"a \u0000 that is written out", '{"told": "\\\\u001b"}', "\\"]
)
def test_what_only_looks_like_it_is_kept(kept: Path, text: str) -> None:
    with open_tournament(str(kept)) as tournament:
        tournament.record(Noted(text), RulingAttached(Where("1", 1, "N1", "E1"), text))
    with open_tournament(str(kept)) as tournament:
        assert Noted(text) == tournament.ledger[4].entry


@pytest.mark.parametrize("by", ["a\0", "\ud800", "x" * 101])
def test_whoever_writes_has_a_name_that_can_be_kept(kept: Path, by: str) -> None:
    with open_tournament(str(kept)) as tournament, pytest.raises(CaseError):
        tournament.record(Noted("x"), by=by)

    assert 3 == last(kept)


def test_undoings_of_undoings_without_end_are_followed() -> None:
    log = Memory()
    tournament = Tournament(log)
    tournament.record(ResultEntered(TABLE, 100))
    for number in range(1, 1500):
        tournament.undo(number)

    assert Tournament(log).ledger.has(TABLE) == tournament.ledger.has(TABLE)
    assert not tournament.ledger.has(TABLE)  # an odd number of times


def test_a_clock_that_goes_back_changes_no_order(kept: Path) -> None:
    times = iter([datetime(2026, 11, 22, tzinfo=UTC), datetime(1999, 1, 1, tzinfo=UTC)])
    with Store.open(str(kept)) as store:
        tournament = Tournament(store, clock=lambda: next(times))
        tournament.record(Noted("first"))
        tournament.record(Noted("then"))
    with open_tournament(str(kept)) as again:
        assert [Noted("first"), Noted("then")] == [each.entry for each in again.ledger.after(3)]


def test_a_log_beside_the_database_that_is_cut_off_gives_what_was_whole(kept: Path, tmp_path: Path) -> None:
    tournament = open_tournament(str(kept))
    for _ in range(30):
        tournament.record(Noted("x" * 500))
    beside = kept.with_name("event.db-wal").read_bytes()
    for number, end in enumerate((len(beside), len(beside) - 10, len(beside) // 2, 40, 0)):
        folder = tmp_path / str(number)
        folder.mkdir()
        shutil.copy(kept, folder)
        (folder / "event.db-wal").write_bytes(beside[:end])
        found = last(folder / "event.db", write=bool(number % 2))

        assert 33 == found if end == len(beside) else 3 <= found < 33
    tournament.close()


def test_a_database_that_another_process_has_locked_is_waited_for_and_then_told(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lawbook.event.store.PATIENCE", 50)
    other = sqlite3.connect(kept, isolation_level=None)
    with open_tournament(str(kept)) as tournament:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(CaseError, match="database is locked; nothing was put down"):
            tournament.record(Noted("x"))
        other.execute("ROLLBACK")
        assert 4 == tournament.record(Noted("x"))[0].number
    other.close()


def test_a_disk_that_is_full_loses_nothing_that_was_acknowledged(kept: Path) -> None:
    script = (
        "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "from lawbook.event.checkpoint import keeping; keeping.EVERY = 3\n"
        "from lawbook.event.entries import Noted; from lawbook.event.opening import open_tournament\n"
        "from lawbook.errors import LawbookError\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (150_000, 150_000))\n"
        "try:\n"
        "    with open_tournament(sys.argv[1]) as tournament:\n"
        "        while True: print(tournament.record(Noted('x' * 3000))[0].number, flush=True)\n"
        "except LawbookError as error: print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(kept)], capture_output=True, text=True, check=True
    )
    *acknowledged, refused = done.stdout.splitlines()

    assert "the log cannot be written" in refused
    assert "" == done.stderr
    assert int(acknowledged[-1]) == last(kept, write=True)


@pytest.fixture
def nobody(kept: Path) -> Iterator[Path]:
    """The event in a folder in which nobody may write, also to whoever may do everything."""
    if os.geteuid() == 0:
        for folder in [kept.parent, *kept.parent.parents]:
            if folder.stat().st_uid == 0 and str(folder).startswith("/tmp/"):  # noqa: S108  # where tests stand
                folder.chmod(0o755)
    kept.chmod(0o444)
    kept.parent.chmod(0o555)
    own = os.geteuid()
    if own == 0:
        os.seteuid(65534)
    yield kept
    os.seteuid(own)
    kept.parent.chmod(0o755)


def test_an_event_in_a_folder_that_cannot_be_written_to_can_be_looked_at(nobody: Path) -> None:
    assert 3 == last(nobody)
    with (
        pytest.raises(CaseError, match="no database: attempt to write a readonly"),
        open_tournament(str(nobody)) as tournament,
    ):
        tournament.record(Noted("x"))
    with pytest.raises(CaseError, match="no database: unable to open"):
        open_tournament(str(nobody.with_name("new.db")))


def test_a_link_leads_to_the_event(kept: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(kept)
    with open_tournament(str(link)) as tournament:
        tournament.record(Noted("x"))

    assert 4 == last(kept)


@pytest.mark.parametrize("place", ["loop.db", "nowhere/event.db", "", "x" * 300, "a\0b"])
@pytest.mark.parametrize("create", [True, False])
def test_what_is_no_place_for_an_event_is_told_in_one_line(
    tmp_path: Path, place: str, *, create: bool
) -> None:
    (tmp_path / "loop.db").symlink_to(tmp_path / "loop.db")
    with pytest.raises(LawbookError, match=r"no database|no event there") as refused:
        open_tournament(f"{tmp_path}/{place}", create=create)

    assert 1 == len(str(refused.value).splitlines())


def test_of_several_who_repair_into_the_same_file_one_does(kept: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "lawbook", "event", "repair", str(kept), str(tmp_path / "new.db")]
    those = [
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for _ in range(3)
    ]
    told = sorted(process.communicate()[0] for process in those)

    assert "Entries: 3, lost: 0.\n" == told[0]
    assert all(line.startswith("Error: ") and 1 == len(line.splitlines()) for line in told[1:])
    assert 3 == last(tmp_path / "new.db")


def added(file: Path, kind: str, content: str | bytes, at: str = "2026-11-22T12:00:00+00:00") -> None:
    """Put a row into the log with the digest that it should have, as somebody may who knows how."""
    with Store.open(str(file)) as store:
        *_, (_, before) = store.rows()
    row = Row("", 4, at, "x", kind, content)  # type: ignore[arg-type]  # bytes are what nobody would write
    rows = sqlite3.connect(file)
    rows.execute(
        "INSERT INTO entry (event, number, at, by, kind, content, digest) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [*row, digest(before, row)],
    )
    rows.commit()
    rows.close()


PENALTY = '{{"contestant": "N0", "amount": {}, "unit": "imps"}}'


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("noted", "[" * 100_000),
        ("noted", b'{"text": "a"}'),
        ("penalized", PENALTY.format('"1/0"')),
        ("penalized", PENALTY.format('"1e999999999"')),
        ("penalized", PENALTY.format("Infinity")),
        ("turned", '{"where": null}'),
        ("announced", '{"title": "x", "settings": [1]}'),
        ("announced", '{"title": "x", "settings": "x"}'),
        ("announced", '{"title": "x", "settings": {"a": 1}}'),
    ],
)
def test_a_row_that_nobody_could_have_put_down_is_named_and_left_out(
    kept: Path, tmp_path: Path, kind: str, content: str | bytes
) -> None:
    added(kept, kind, content)

    with pytest.raises(LawbookError):
        last(kept)
    with Store.open(str(kept), write=False) as store, Store.open(str(tmp_path / "new.db")) as new:
        [wrong] = verified(store).wrong
        assert len(str(wrong)) < 300
        assert (4, (4,)) == saved(store, new)


@pytest.mark.parametrize("at", ["2026-11-22T12:00:00", "0001-01-01T00:00:00+14:00", "noon"])
def test_a_time_that_is_not_in_utc_is_none(kept: Path, at: str) -> None:
    added(kept, "noted", '{"text": "a"}', at)

    with pytest.raises(LawbookError, match="entry 4 of the log"):
        last(kept)


@pytest.mark.parametrize("text", ["1e999999999 IMPs", "9e-999999999% of a top", "1/0 VP", f"{'9' * 50} IMPs"])
def test_a_penalty_without_an_end_is_refused(text: str) -> None:
    with pytest.raises(CaseError, match="write 10% of a top"):
        parse_penalty(text)


@pytest.mark.parametrize("rule", ["mean share 1e999999999", "mean unit 0", "mean drop -1", "mean share 1/2"])
def test_a_datum_that_nobody_could_reckon_is_refused(rule: str) -> None:
    with pytest.raises(CaseError, match="no rule; write mean, median or zero_sum"):
        read_conditions({"datum": rule})
