"""A log proves itself: what cannot be read back is not taken, what was changed is found, what is left is saved."""

import json
import random
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from click.testing import CliRunner, Result

from lawbook.cli import main
from lawbook.errors import CaseError, LawbookError, NotationError
from lawbook.event.calls import CallOpened, CallPlaced, Keyed, PollAnswered, PollAsked
from lawbook.event.content import parse_content
from lawbook.event.entries import Announced, Entry, Logged, Noted, Penalized, ResultEntered, Undone, Where
from lawbook.event.opening import open_tournament
from lawbook.event.store import Store
from lawbook.event.tournament import Tournament
from lawbook.scoring.penalties import Unit

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
TABLE = Where("1", 1, "1", "2")
UNGUARD = "DROP TRIGGER entry_no_update; DROP TRIGGER entry_no_delete;"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["event", *arguments])


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """An event of ten results."""
    file = tmp_path / "event.db"
    with open_tournament(str(file)) as tournament:
        for number in range(10):
            tournament.record(ResultEntered(Where("1", 1, f"N{number}", f"E{number}"), 100 + 10 * number))
    return file


def changed(file: Path, statement: str) -> None:
    with sqlite3.connect(file) as database:
        database.executescript(UNGUARD + statement)
    database.close()


# What cannot be read back


@pytest.mark.parametrize(
    "entry",
    [
        ResultEntered(TABLE, 200_000),
        Noted(5),  # type: ignore[arg-type]
        Undone("one"),  # type: ignore[arg-type]
        CallOpened(1, "1", "7", "12"),  # type: ignore[arg-type]
        Penalized("1", "1", "much", Unit.MATCHPOINTS),  # type: ignore[arg-type]
    ],
)
def test_an_entry_that_cannot_be_read_back_is_not_taken(kept: Path, entry: Entry) -> None:
    with open_tournament(str(kept)) as tournament:
        with pytest.raises(LawbookError) as refused:
            tournament.record(entry)
        assert 10 == tournament.ledger.last

    assert 1 == len(str(refused.value).splitlines())
    with open_tournament(str(kept)) as tournament:
        assert 10 == tournament.ledger.last


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("confirmed", '{"wrong": 3}'),
        ("confirmed", '{"of": "three"}'),
        ("confirmed", '{"of": true}'),
        ("noted", "{}"),
        ("noted", "[]"),
        ("call_opened", '{"call": 1, "session": "1", "table": 7}'),
    ],
)
def test_content_with_other_fields_or_of_another_kind_is_refused(kind: str, content: str) -> None:
    with pytest.raises(NotationError, match=f"entry {kind}"):
        parse_content(kind, content)


# What was changed


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE entry SET content = replace(content, '+140', '+620') WHERE number = 5", "entry 5"),
        ("UPDATE entry SET \"by\" = 'somebody' WHERE number = 5", "entry 5"),
        ("UPDATE entry SET at = '2026-11-22T12:00:00+00:00' WHERE number = 5", "entry 5"),
        ("DELETE FROM entry WHERE number = 5", "entry 6"),
    ],
)
def test_a_row_that_was_changed_is_found_when_the_event_is_opened(
    kept: Path, statement: str, said: str
) -> None:
    changed(kept, statement)

    with pytest.raises(NotationError, match=f"^{said} of the log: not as it was put down"):
        open_tournament(str(kept))
    found = run("verify", str(kept))
    assert 1 == found.exit_code
    assert "! entr" in found.output


def test_a_log_that_is_whole_is_told_so(kept: Path) -> None:
    found = run("verify", str(kept))

    assert 0 == found.exit_code, found.output
    assert found.output.startswith("Entries: 10. The chain ends in ")
    assert found.output.endswith("Every entry is as it was put down.\n")


def test_the_chain_is_made_over_what_an_older_lawbook_has_kept(address: str) -> None:
    with Store.open(address) as store:
        store.append([Logged(number, NOON, "TD", Noted(f"{number}")) for number in (1, 2, 3)])
        end = store.tip.digest
        config = Config()
        config.set_main_option("script_location", "lawbook.event:migrations")
        with store.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.downgrade(config, "entry_log")

    with Store.open(address, write=False) as store:
        assert [1, 2, 3] == [logged.number for logged in store.read()]
        assert end == store.tip.digest


# Files that are no event


def test_the_database_of_another_program_is_not_written_to(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE entry (told TEXT)")
    database.close()
    before = file.read_bytes()
    done = CliRunner().invoke(main, ["score", str(file)])

    assert (1, before) == (done.exit_code, file.read_bytes())
    assert "the database of another program" in done.output
    with pytest.raises(CaseError, match="another program"):
        Store.open(str(file))
    assert before == file.read_bytes()


def test_the_database_of_a_newer_lawbook_is_left_as_it_is(kept: Path) -> None:
    changed(kept, "UPDATE alembic_version SET version_num = 'of_the_future'")

    with pytest.raises(CaseError, match="newer Lawbook, or by another program"):
        open_tournament(str(kept))


@pytest.mark.parametrize("seed", range(60))
def test_a_damaged_file_is_refused_in_one_line_or_tells_what_it_told_before(kept: Path, seed: int) -> None:
    with open_tournament(str(kept), write=False) as tournament:
        told = tournament.ledger.logged
    dice = random.Random(seed)  # noqa: S311  # nothing secret about a damage
    damaged = bytearray(kept.read_bytes())
    for _ in range(dice.choice((1, 8, 200))):
        damaged[dice.randrange(len(damaged))] = dice.randrange(256)
    if seed % 5 == 0:
        del damaged[dice.randrange(len(damaged)) :]
    kept.write_bytes(damaged)

    found, refused = looked_at(kept)
    assert 1 == len(refused.splitlines()) or found == told[: len(found)]
    assert len(refused) < 400


def looked_at(file: Path) -> tuple[list[Logged], str]:
    """What a log tells, or why it is refused."""
    try:
        with open_tournament(str(file), write=False) as tournament:
            return list(tournament.ledger.logged), ""
    except LawbookError as refused:
        return [], str(refused)


# Only looked at


def test_what_is_only_looked_at_is_not_written_to(kept: Path) -> None:
    before = kept.read_bytes()
    for arguments in (["score", str(kept)], ["score", str(kept), "--log"], ["event", "verify", str(kept)]):
        assert 0 == CliRunner().invoke(main, arguments).exit_code

    assert before == kept.read_bytes()
    with (
        open_tournament(str(kept), write=False) as tournament,
        pytest.raises(CaseError, match="cannot be written"),
    ):
        tournament.record(Noted("no"))


# What can be saved, and the export


def test_what_can_be_read_is_saved_and_every_entry_keeps_its_number(kept: Path, tmp_path: Path) -> None:
    changed(kept, "UPDATE entry SET content = '{' WHERE number = 3; DELETE FROM entry WHERE number = 5")
    new = str(tmp_path / "new.db")
    done = run("repair", str(kept), new)

    assert (0, "Entries: 10, lost: 3, 5.\n") == (done.exit_code, done.output)
    with open_tournament(new) as tournament:
        assert ["result_entered", "noted"] == [tournament.ledger[number].entry.kind for number in (4, 5)]
        assert 8 == len(tournament.ledger.tables)
    assert 1 == run("repair", str(kept), new).exit_code  # nothing is written over


def test_an_entry_that_speaks_of_one_that_is_not_there_is_lost_and_the_rest_can_be_opened(
    kept: Path, tmp_path: Path
) -> None:
    with Store.open(str(kept)) as store:
        store.append([Logged(11, NOON, "", Undone(99)), Logged(12, NOON, "", Noted("after it"))])
    with pytest.raises(LawbookError, match="entry 99"):
        open_tournament(str(kept))
    assert 1 == run("verify", str(kept)).exit_code

    new = str(tmp_path / "new.db")
    assert "Entries: 12, lost: 11.\n" == run("repair", str(kept), new).output
    with open_tournament(new) as tournament:
        assert (12, Noted("after it")) == (tournament.ledger.last, tournament.ledger[12].entry)


def test_the_export_has_every_entry_and_no_key(tmp_path: Path) -> None:
    file = str(tmp_path / "event.db")
    with open_tournament(file) as tournament:
        tournament.record(Announced("Tuesday", {}), ResultEntered(TABLE, 0))
        tournament.record(Keyed("SECRETKEY", "director"))
        asked = PollAsked(4, "AKQ.2.KQJT98.654", ballots=("SECRETBALLOT",))
        tournament.record(asked, PollAnswered(4, "SECRETBALLOT", "pass"), CallPlaced(1, "7"))
    done = run("export", file)
    rows = [json.loads(line) for line in done.output.splitlines()]

    assert [1, 2, 3, 4, 5, 6] == [row["number"] for row in rows]
    assert "pass" == rows[4]["content"]["action"]
    assert "SECRET" not in done.output
    assert "AKQ.2.KQJT98.654" == rows[3]["content"]["hand"]


def test_entries_of_a_log_that_is_kept_nowhere_are_proved_too() -> None:
    with pytest.raises(LawbookError):
        Tournament().record(ResultEntered(TABLE, 200_000))


def test_two_logs_in_one_database_have_a_chain_each(address: str) -> None:
    place = address.partition("#")[0]
    for name in ("chain one", "chain two"):
        with Store.open(f"{place}#{name}") as store:
            store.append([Logged(1, NOON, "", Noted(name))])
    with Store.open(f"{place}#chain two") as store:
        store.append([Logged(2, NOON, "", Noted("more"))])
        assert sa.inspect(store.engine).has_table("entry")
        assert [1, 2] == [logged.number for logged in store.read()]
