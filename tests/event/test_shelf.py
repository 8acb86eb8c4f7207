"""Where checkpoints stand: when one is made, that nobody depends on it, and what `lawbook event` says of it."""

import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from click.testing import CliRunner, Result

from lawbook.cli import main
from lawbook.event.checkpoint import keeping
from lawbook.event.checkpoint.pieces import digest_of
from lawbook.event.checkpoint.reading import Checkpoint
from lawbook.event.checkpoint.shelf import Shelf
from lawbook.event.entries import (
    AdjustmentProposed,
    Announced,
    Confirmed,
    Enrolled,
    Noted,
    ResultEntered,
    Where,
)
from lawbook.event.opening import open_tournament
from lawbook.event.store import Store
from lawbook.event.tournament import Tournament

WRITER = Path(__file__).with_name("writer.py")
EVERY = 20


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "EVERY", EVERY)


def results(board: int, tables: int = 30) -> Iterator[ResultEntered]:
    return (ResultEntered(Where("1", board, f"N{n}", f"E{n}"), 10 * n * board) for n in range(tables))


@pytest.fixture
def kept(address: str) -> str:
    """An event of sixty results that was closed, and so has a checkpoint."""
    with open_tournament(address) as tournament:
        tournament.record(Announced("Tuesday", {}), *results(1), *results(2))
    return address


def begun_from(address: str) -> int:
    """The number of the entry up to which an event that is opened reads nothing of its log."""
    with open_tournament(address, write=False) as tournament:
        return tournament.ledger.base.last


def told(address: str, *, write: bool = False) -> object:
    with open_tournament(address, write=write) as tournament:
        return tournament.ranking(), tournament.ledger.standings, list(tournament.ledger.logged)


def without(address: str) -> object:
    """What the log alone tells."""
    with Store.open(address, write=False) as store:
        tournament = Tournament(store)
        return tournament.ranking(), tournament.ledger.standings, list(tournament.ledger.logged)


def changed(address: str, statement: str) -> None:
    with Store.open(address) as store, store.engine.begin() as connection:
        connection.execute(sa.text(statement), {"event": store.event})


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["event", *arguments])


def test_an_event_that_is_closed_begins_from_there_when_it_is_opened(kept: str) -> None:
    assert 61 == begun_from(kept)
    assert without(kept) == told(kept)


def test_few_entries_more_are_not_worth_a_checkpoint(kept: str) -> None:
    with open_tournament(kept) as tournament:
        tournament.record(*results(3, EVERY - 1))

    assert 61 == begun_from(kept)
    assert without(kept) == told(kept)


def test_whoever_opens_an_event_to_write_after_many_entries_makes_one(kept: str) -> None:
    with Store.open(kept) as store:
        Tournament(store).record(*(Noted("x") for _ in range(5 * EVERY)))
    assert 61 == begun_from(kept)  # who only looks makes none

    tournament = open_tournament(kept)
    assert 61 + 5 * EVERY == begun_from(kept)
    tournament.close()


def test_a_ruling_and_its_undoing_go_across_a_checkpoint(kept: str) -> None:
    where = Where("1", 2, "N3", "E3")
    with open_tournament(kept) as tournament:
        before = tournament.ranking()
        tournament.record(
            AdjustmentProposed(where, 620, 620), Confirmed(62), *(Noted("") for _ in range(EVERY))
        )
        after = tournament.ranking()
    assert 63 + EVERY == begun_from(kept)

    with open_tournament(kept) as tournament:
        assert after == tournament.ranking() != before
        tournament.undo(63)
        assert before == tournament.ranking()
    assert without(kept) == told(kept)


def test_contestants_who_are_enrolled_later_and_conditions_that_change_are_heeded(kept: str) -> None:
    with open_tournament(kept) as tournament:
        tournament.record(*(Enrolled(f"N{n}", section="AB"[n % 2], line="x") for n in range(10)))
    assert without(kept) == told(kept)
    with open_tournament(kept) as tournament:
        tournament.record(Announced("Tuesday", {"sections": "apart"}))
    assert without(kept) == told(kept)
    with open_tournament(kept) as tournament:
        tournament.record(Enrolled("N0", section="B"), *(Noted("") for _ in range(EVERY)))
    assert without(kept) == told(kept)


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM checkpoint_piece WHERE event = :event",
        "UPDATE checkpoint_piece SET content = replace(content, '+20', '+50') WHERE event = :event",
        "UPDATE checkpoint_piece SET content = '' WHERE event = :event",
        "UPDATE checkpoint SET head = replace(head, '60', '61') WHERE event = :event",
        "UPDATE checkpoint SET digest = 'x' WHERE event = :event",
        "UPDATE checkpoint SET number = number - 1 WHERE event = :event",
        "DROP TABLE checkpoint_piece",
        "DROP TABLE checkpoint",
    ],
)
def test_what_is_spoilt_is_not_believed(kept: str, statement: str) -> None:
    whole = without(kept)
    changed(kept, statement)

    assert whole == told(kept)
    assert whole == told(kept, write=True)


def test_a_checkpoint_of_another_log_is_not_believed(kept: str) -> None:
    place, _, name = kept.partition("#")
    other = f"{place}#{name} of the other"
    with Store.open(other) as store:
        Tournament(store).record(*results(1, 61))
    event = Store.open(other).event
    with Store.open(kept) as store, store.engine.begin() as connection:
        lent = sa.text("UPDATE checkpoint SET event = :other WHERE event = :event")
        connection.execute(lent, {"event": store.event, "other": event})

    assert (0, 0) == (begun_from(kept), begun_from(other))


def test_verify_goes_through_everything_and_holds_the_checkpoint_against_it(kept: str) -> None:
    found = run("verify", kept)
    assert (0, True) == (
        found.exit_code,
        "The checkpoint at entry 61 tells what the entries tell." in found.output,
    )

    changed(kept, "UPDATE checkpoint_piece SET content = replace(content, '+20', '+50') WHERE event = :event")
    found = run("verify", kept)
    assert 1 == found.exit_code
    assert "! the checkpoint at entry 61: tells otherwise than the entries" in found.output


def test_verify_finds_a_checkpoint_that_was_made_to_lie(kept: str) -> None:
    with Store.open(kept) as store:
        shelf = Shelf(store)
        head = shelf.newest()
        assert head is not None
        lie = "[]"
        with store.engine.begin() as connection:
            connection.execute(sa.text("DELETE FROM checkpoint WHERE event = :event"), {"event": store.event})
        assert shelf.keep(replace(head, sums=digest_of(lie)), {digest_of(lie): lie})
    found = run("verify", kept)

    assert 1 == found.exit_code
    assert "tells otherwise" in " ".join(found.output.split())


UNGUARDED = {
    "sqlite": ("DROP TRIGGER entry_no_update",),
    "postgresql": (
        "ALTER TABLE entry DISABLE TRIGGER entry_guard",
        "ALTER TABLE entry ENABLE TRIGGER entry_guard",
    ),
}


def test_a_row_before_the_checkpoint_that_was_changed_is_found_by_verify_and_where_it_is_read(
    address: str,
) -> None:
    with open_tournament(address) as tournament:
        tournament.record(*results(1), *results(2))
    with Store.open(address) as store, store.engine.begin() as connection:
        unguarded, *guarded = UNGUARDED[connection.dialect.name]
        statement = (
            "UPDATE entry SET content = replace(content, '+30', '+620') WHERE event = :event AND number = 4"
        )
        connection.execute(sa.text(unguarded))
        connection.execute(sa.text(statement), {"event": store.event})
        for each in guarded:
            connection.execute(sa.text(each))

    assert 60 == begun_from(address)
    with (
        open_tournament(address, write=False) as tournament,
        pytest.raises(Exception, match="entry 4 of the log"),
    ):
        tournament.ledger.about(Where("1", 1, "N3", "E3"))
    assert "entry 4: not as it was put down" in run("verify", address).output


def test_repair_and_export_take_the_entries_and_nothing_else(kept: str, tmp_path: Path) -> None:
    changed(kept, "UPDATE checkpoint_piece SET content = '' WHERE event = :event")
    new = str(tmp_path / "new.db")

    assert "Entries: 61, lost: 0.\n" == run("repair", kept, new).output
    assert 61 == len(run("export", kept).output.splitlines())
    assert (0, 0) == (begun_from(new), run("verify", new).exit_code)


def test_only_the_newest_two_are_kept_and_no_piece_of_another(kept: str) -> None:
    for _ in range(4):
        with open_tournament(kept) as tournament:
            tournament.record(*(Noted("x") for _ in range(EVERY)))
    with Store.open(kept) as store, store.engine.connect() as connection:
        pieces = sa.text("SELECT digest FROM checkpoint_piece WHERE event = :event")
        there = set(connection.scalars(pieces, {"event": store.event}))
        heads = Shelf(store).heads()

    assert [141, 121] == [head.number for head in heads]
    assert there == heads[0].pieces | heads[1].pieces


def test_somebody_who_has_opened_it_from_a_checkpoint_that_is_gone_still_sees_everything(kept: str) -> None:
    with open_tournament(kept, write=False) as slow:
        for board in range(3, 8):
            with open_tournament(kept) as tournament:
                tournament.record(*results(1, 0), *results(board))
                tournament.record(*(AdjustmentProposed(Where("1", 1, "N1", "E1"), 50, 50),))
        slow.refresh()

        assert isinstance(slow.ledger.base, Checkpoint)
        assert without(kept) == (slow.ranking(), slow.ledger.standings, list(slow.ledger.logged))


OTHERS = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(1873, 94)"}
"""What somebody else does who is writing, or making a checkpoint."""


def test_what_hinders_a_checkpoint_hinders_nobody(address: str) -> None:
    tournament = open_tournament(address)
    with Store.open(address) as other:
        tournament.record(*results(1))
        with other.engine.begin() as connection:
            connection.exec_driver_sql(OTHERS[connection.dialect.name])
            tournament.close()

    assert 0 == begun_from(address)
    assert without(address) == told(address)


@pytest.mark.parametrize(
    ("address", "seed"),
    [*(("sqlite", seed) for seed in range(8)), *(("postgresql", seed) for seed in range(3))],
    indirect=["address"],
)
def test_whoever_is_killed_while_checkpoints_are_made_leaves_what_can_be_trusted(
    address: str, seed: int
) -> None:
    """The process closes and opens again after every few entries, so that it is mostly making checkpoints."""
    dice = random.Random(seed)  # noqa: S311  # nothing secret about a kill
    acknowledged = 0
    script = (
        "import sys, runpy; from lawbook.event.checkpoint import keeping; keeping.EVERY = 1\n"
        "sys.argv = ['writer', *sys.argv[1:]]\n"
        "from lawbook.event.opening import open_tournament; from lawbook.event.entries import *\n"
        "n = int(sys.argv[2])\n"
        "while True:\n"
        "    with open_tournament(sys.argv[1]) as t:\n"
        "        where = Where('1', n % 3 + 1, f'N{n}', f'E{n}')\n"
        "        print(t.record(ResultEntered(where, 10 * n))[0].number, flush=True)\n"
        "    n += 1\n"
    )
    for _ in range(2):
        command = [sys.executable, "-c", script, address, str(acknowledged + 100)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            end = acknowledged + dice.randint(3, 12)
            for line in process.stdout:
                acknowledged = int(line)
                if acknowledged >= end:
                    process.kill()
                    break
            acknowledged = max([acknowledged, *(int(line) for line in process.stdout if line.endswith("\n"))])
        assert without(address) == told(address)
        with open_tournament(address, write=False) as tournament:
            assert tournament.ledger.last >= acknowledged
        assert 0 == run("verify", address).exit_code
