"""A season's event of a million entries: `python -m bench.million FILE` makes it once, and times what is done with it.

Thirty sessions of thirty boards at a thousand tables, 900,000 results; in each session besides 966 corrections,
700 rulings attached, proposed and confirmed, 100 penalties and 100 entries undone; 2,000 pairs enrolled.
The URL of a PostgreSQL may stand for FILE, and `--sessions 6` makes a season so much shorter.
"""

import json
import random
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from itertools import islice
from os import getloadavg
from pathlib import Path
from time import perf_counter, process_time
from typing import TypeVar

from lawbook.event.entries import (
    AdjustmentProposed,
    Announced,
    Confirmed,
    Enrolled,
    Entry,
    Logged,
    Noted,
    Penalized,
    ResultCorrected,
    ResultEntered,
    RulingAttached,
    Undone,
    Where,
)
from lawbook.event.opening import open_tournament
from lawbook.event.store import Store
from lawbook.event.tournament import Tournament
from lawbook.event.verifying import verified
from lawbook.event.worth import parse_worth
from lawbook.scoring.penalties import Unit

SESSIONS, BOARDS, TABLES = 30, 30, 1_000
IN_ALL = 1_000_000
"""The entries of a whole season, remarks at its end among them."""
CORRECTED, RULED, PENALTIES, UNDONE = 966, 700, 100, 100
SCORES = [620, 650, 600, 170, 140, 110, -50, -100, -110, -140, 420, 450, -200, 50, 100, -620, 500]
WEIGHTED = parse_worth("60% +620, 40% -100")
RULING = json.dumps({"laws": ["64C1", "12C1(b)"], "provisions": [{"kind": "adjust"}] * 8})
BEGIN = datetime(2026, 9, 1, 19, tzinfo=UTC)
T = TypeVar("T")


def season(sessions: int) -> Iterator[Entry]:
    """The entries in their order; what undoes another names it by its number."""
    dice = random.Random(2017)  # noqa: S311  # nothing secret about a score
    yield Announced("Season", {})
    yield from (Enrolled(f"{side}{n}", line=side) for side in "NE" for n in range(TABLES))
    number = 1 + 2 * TABLES
    for session in map(str, range(1, sessions + 1)):
        for board in range(1, BOARDS + 1):
            for table in range(TABLES):
                yield ResultEntered(where_of(session, board, table), dice.choice(SCORES))
        number += BOARDS * TABLES
        for entry in _besides(session, number, dice):
            number += 1
            yield entry
    yield from (Noted("remark") for _ in range(IN_ALL * sessions // SESSIONS - number))


def where_of(session: str, board: int, table: int) -> Where:
    """A table of the season."""
    return Where(session, board, f"N{table}", f"E{(table + board) % TABLES}")


def _besides(session: str, last: int, dice: random.Random) -> Iterator[Entry]:
    def somewhere() -> Where:
        return where_of(session, dice.randint(1, BOARDS), dice.randrange(TABLES))

    for _ in range(CORRECTED):
        yield ResultCorrected(somewhere(), dice.choice(SCORES), "slip")
    for ruling in range(RULED):
        where, first = somewhere(), last + CORRECTED + 3 * ruling + 1
        yield RulingAttached(where, RULING)
        yield AdjustmentProposed(where, WEIGHTED, WEIGHTED, ("12C1(c)",), (), first)
        yield Confirmed(first + 1)
    for _ in range(PENALTIES):
        yield Penalized(session, f"N{dice.randrange(TABLES)}", Fraction(1, 10), Unit.TOP)
    yield from (Undone(number) for number in dice.sample(range(last + 1, last + CORRECTED), UNDONE))


def made(address: str, sessions: int) -> None:
    """Put the season down, ten thousand entries at a time."""
    logged = (
        Logged(number, BEGIN + timedelta(seconds=number), "TD", entry)
        for number, entry in enumerate(season(sessions), 1)
    )
    with Store.open(address) as store:
        while batch := list(islice(logged, 10_000)):
            store.append(batch)


def timed(what: str, work: Callable[[], T]) -> T:
    """What the work gives, and its time told: by the clock and of the processor."""
    begin, own = perf_counter(), process_time()
    result = work()
    sys.stdout.write(
        f"{what}: {perf_counter() - begin:.3f} s, processor {process_time() - own:.3f} s, "
        f"load {getloadavg()[0]:.1f}\n"
    )
    sys.stdout.flush()
    return result


def ruled(tournament: Tournament, where: Where) -> Sequence[Logged]:
    """A ruling put down."""
    return tournament.record_linked(
        lambda first: [AdjustmentProposed(where, WEIGHTED, WEIGHTED), Confirmed(first)], "TD"
    )


def looked_at(address: str) -> None:
    """Open it in a process of its own, rank, rule and rank again."""
    tournament = timed("opened", lambda: open_tournament(address))
    timed("first ranking", tournament.ranking)
    timed(
        "a ruling on an old board, nothing read of it before", lambda: ruled(tournament, where_of("3", 7, 5))
    )
    for table in range(10, 15):
        timed("a further ruling there", lambda: ruled(tournament, where_of("3", 7, table)))  # noqa: B023  # at once
    timed("the ranking after it", tournament.ranking)
    timed("a ruling in another session", lambda: ruled(tournament, where_of("5", 9, 5)))
    timed("the ranking after it", tournament.ranking)
    timed("undone", lambda: tournament.undo(tournament.ledger.last))
    timed("closed", tournament.close)
    told = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text("utf-8").splitlines())
    sys.stdout.write(f"memory at most: {int(told['VmHWM'].split()[0]) // 1024} MB\n")


def main() -> None:
    """Make the season where it is not there yet, and look at it."""
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("address")
    asked.add_argument("what", nargs="?", choices=["look", "verify"])
    asked.add_argument("--sessions", type=int, default=SESSIONS)
    told = asked.parse_args()
    if told.what == "look":
        looked_at(told.address)
        return
    with Store.open(told.address) as store:
        is_made = store.last() > 0
    if not is_made:
        timed("made", lambda: made(told.address, told.sessions))
        looked_at(told.address)  # without a checkpoint; it is made for the next
    for _ in range(3):
        sys.stdout.write("\n")
        sys.stdout.flush()
        subprocess.run([sys.executable, "-m", "bench.million", told.address, "look"], check=True)
    if told.what == "verify":
        with Store.open(told.address, write=False) as store:
            timed("verified", lambda: verified(store))


if __name__ == "__main__":
    main()
