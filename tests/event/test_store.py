"""The store, on SQLite and PostgreSQL alike: nothing acknowledged is lost, nothing is written over."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from lawbook.errors import CaseError, NotationError
from lawbook.event.chain import Row, digest
from lawbook.event.entries import Announced, Logged, Noted, ResultEntered, Where
from lawbook.event.log import Overtaken
from lawbook.event.opening import open_tournament
from lawbook.event.schema import ENTRY, HEAD
from lawbook.event.store import Store

WRITER = Path(__file__).with_name("writer.py")
KILLS, WRITES = 20, 1_000
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def noted(number: int, text: str = "") -> Logged:
    return Logged(number, NOON, "TD", Noted(text))


def test_entries_come_back_as_they_were_put_down(address: str) -> None:
    entries = [noted(1, "żółć 🂡"), Logged(2, NOON, "", ResultEntered(Where("1", 7, "3", "12"), 620))]
    with Store.open(address) as store:
        store.append(entries)

    with Store.open(address) as store:
        assert entries == list(store.read())
        assert entries[1:] == list(store.read(after=1))


def test_of_two_writers_of_the_same_number_one_is_told(address: str) -> None:
    with Store.open(address) as store:
        store.append([noted(1)])
        with pytest.raises(Overtaken):
            store.append([noted(2), noted(1)])

        assert [1] == [logged.number for logged in store.read()]  # all or none


def test_two_tournaments_open_at_once_see_each_other(address: str) -> None:
    with open_tournament(address) as one, open_tournament(address) as other:
        for number in range(10):
            (one, other)[number % 2].record(ResultEntered(Where("1", 1, f"N{number}", f"E{number}"), 100))
        one.refresh()

        assert [10, 10] == [one.ledger.last, other.ledger.last]
        assert one.totals() == other.totals()


def test_a_result_that_somebody_else_has_entered_meanwhile_is_not_entered_again(address: str) -> None:
    result = ResultEntered(Where("1", 1, "1", "2"), 100)
    with open_tournament(address) as one, open_tournament(address) as other:
        one.record(result)
        with pytest.raises(CaseError, match="has a result already"):
            other.record(result)


def test_several_write_at_once(address: str) -> None:
    def write(table: int) -> None:
        with open_tournament(address) as tournament:
            for board in range(1, 11):
                tournament.record(ResultEntered(Where("1", board, f"N{table}", f"E{table}"), 100))

    with ThreadPoolExecutor(4) as pool:  # the database is made by whoever comes first
        list(pool.map(write, range(4)))

    with open_tournament(address) as tournament:
        assert 40 == len(tournament.ledger.tables) == tournament.ledger.last


@pytest.mark.parametrize("statement", ["UPDATE entry SET kind = 'noted'", "DELETE FROM entry"])
def test_the_database_itself_keeps_the_log_from_being_changed(address: str, statement: str) -> None:
    with Store.open(address) as store:
        store.append([noted(1)])
        with pytest.raises(sa.exc.DBAPIError, match="only added to"), store.engine.begin() as connection:
            connection.execute(sa.text(statement))


def test_a_database_may_hold_several_tournaments(address: str) -> None:
    place = address.partition("#")[0]
    for name in ("several Monday", "several Tuesday"):
        with open_tournament(f"{place}#{name}") as tournament:
            tournament.record(Announced(name, {}))

    with open_tournament(f"{place}#several Monday") as tournament:
        assert ("several Monday", 1) == (tournament.title, tournament.ledger.last)


def test_an_entry_of_a_newer_program_is_told_and_not_skipped(address: str) -> None:
    with Store.open(address) as store, store.engine.begin() as connection:
        row = Row(store.event, 1, NOON.isoformat(), "", "foretold", "{}")
        connection.execute(sa.insert(ENTRY), {**row._asdict(), "digest": digest("", row)})
    with pytest.raises(NotationError, match="entry 1 of the log: entry of kind 'foretold': no such kind"):
        open_tournament(address)


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(address: str) -> None:
    """Twenty processes one after the other are killed in the middle of a thousand writes together."""
    acknowledged: dict[int, int] = {}
    open_tournament(address).__exit__(None, None, None)
    done = 0
    for kill in range(KILLS):
        command = [sys.executable, str(WRITER), address, str(done), str(WRITES)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for line in process.stdout:
                number, told = map(int, line.split())
                acknowledged[number] = told
                if told >= (kill + 1) * WRITES // KILLS - 3:
                    process.kill()
                    break
            rest = [tuple(map(int, line.split())) for line in process.stdout if line.endswith("\n")]
            acknowledged |= dict(rest)  # type: ignore[arg-type]
        with open_tournament(address) as tournament:
            entries = [logged.entry for logged in tournament.ledger.logged]
        kept = {
            place: entry.worth for place, entry in enumerate(entries, 1) if isinstance(entry, ResultEntered)
        }
        assert acknowledged.items() <= kept.items()
        assert (
            len(kept) - len(acknowledged) <= kill + 1
        )  # at most one a kill was on its way to be acknowledged
        done = len(kept)
    assert done > WRITES - KILLS


def test_the_newest_migration_is_the_one_that_is_asked_for() -> None:
    config = Config()
    config.set_main_option("script_location", "lawbook.event:migrations")

    assert HEAD == ScriptDirectory.from_config(config).get_current_head()


def test_a_migration_can_be_taken_back(address: str) -> None:
    with Store.open(address) as store:
        config = Config()
        config.set_main_option("script_location", "lawbook.event:migrations")
        with store.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.downgrade(config, "base")
        assert not sa.inspect(store.engine).has_table("entry")
    with Store.open(address) as store:
        store.append([noted(1)])


def test_no_event_is_made_where_one_is_only_to_be_read(tmp_path: Path) -> None:
    with pytest.raises(CaseError, match="no event there"):
        open_tournament(str(tmp_path / "nothing.db"), create=False)


def test_a_file_that_is_no_database_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "event.db").write_text("no database" * 100)
    with pytest.raises(CaseError, match="no database: file is not a database"):
        open_tournament(str(tmp_path / "event.db"))


@pytest.mark.parametrize("module", ["lawbook.cli", "lawbook.event.ledger", "lawbook.event.tournament"])
def test_sqlalchemy_waits_until_a_database_is_opened(module: str) -> None:
    script = (
        f"import sys, {module}; print([name for name in ('sqlalchemy', 'alembic') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert "[]\n" == done.stdout
