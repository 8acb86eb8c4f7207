"""How fast played boards are read, and replayed card by card: `make bench`.

Beside it stands endplay, a widely used library, on the same files in the same run. Real boards are
counted: every table that the files tell of, once. Each side makes the same of them, deal, calls and
cards as objects; Lawbook also puts right what these files have wrong, and says so.
"""

import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bench.figures import run_often
from lawbook.notation.exchange.lin_writing import lin_text
from lawbook.notation.exchange.pbn_writing import pbn_bytes
from lawbook.notation.lin import parse_lin
from lawbook.notation.pbn_games import parse_pbn
from lawbook.table.reading import story_of
from lawbook.table.table import Table

FOLDER = Path(__file__).parents[2] / "shared" / "data"
ROUNDS = 15
UNREADABLE = ("annamar_1538_pairs_untitled.pbn", "skyclub_2196_converted.pbn")
"""The files at which endplay stops with an error."""


def texts() -> list[str]:
    """The files that both sides can read."""
    found = [path.read_bytes() for path in sorted(FOLDER.rglob("*.pbn")) if path.name not in UNREADABLE]
    return [_text(written).replace("\r\n", "\n") for written in found]


def _text(written: bytes) -> str:
    try:
        return written.decode("utf-8")
    except UnicodeDecodeError:
        return written.decode("latin-1")


def read(files: list[str]) -> tuple[int, int]:
    """The games of the files and the cards played in them, by Lawbook."""
    games, cards = 0, 0
    for text in files:
        for game in parse_pbn(text, strict=False):
            games, cards = games + 1, cards + len(game.plays)
    return games, cards


def read_and_replayed(files: list[str]) -> tuple[int, int]:
    """The same, each call and card pushed to a table that checks it."""
    games, cards = 0, 0
    for text in files:
        for game in parse_pbn(text, strict=False):
            table = Table(game.board, story=story_of(game))
            games, cards = games + 1, cards + len(table.plays)
    return games, cards


def read_by_endplay(files: list[str]) -> tuple[int, int]:
    """The same as the first, by endplay; a board without a deal is none."""
    from endplay.parsers import pbn  # noqa: PLC0415  # nothing but this figure needs it

    boards = [board for text in files for board in pbn.loads(text) if board.deal is not None]
    return len(boards), sum(len(board.play) for board in boards)


def seconds(work: Callable[[list[str]], object], files: list[str]) -> float:
    """The processor time of one round."""
    before = time.process_time()
    work(files)
    return time.process_time() - before


def test_boards_read_and_replayed_beside_endplay(benchmark: BenchmarkFixture) -> None:
    """Wanted: reading at least 5 times as fast, reading and replaying not slower than endplay's reading alone."""
    files = texts()
    if not files:
        pytest.skip(f"{FOLDER} is not there: no real board is read")
    games, _ = read(files)
    assert (games, games) == (read_by_endplay(files)[0], read_and_replayed(files)[0])

    rounds = [
        [seconds(work, files) for work in (read, read_and_replayed, read_by_endplay)] for _ in range(ROUNDS)
    ]
    run_often(benchmark, lambda: read(files), rounds=3)

    reading, replaying, peer = (median(column) for column in zip(*rounds, strict=True))
    benchmark.extra_info |= {
        "boards": games,
        "boards_per_second_read": round(games / reading),
        "boards_per_second_read_and_replayed": round(games / replaying),
        "boards_per_second_endplay": round(games / peer),
        "reading_times_as_fast": round(median(row[2] / row[0] for row in rounds), 2),
        "replaying_times_the_time": round(median(row[1] / row[2] for row in rounds), 2),
    }


def test_lin_beside_pbn_on_the_same_games(benchmark: BenchmarkFixture) -> None:
    """Wanted: LIN as fast as PBN, on real games with auction and play that are written in both."""
    games = [game for text in texts() for game in parse_pbn(text, strict=False)]
    games = [
        game for game in games if len(game.calls) > 4 and game.plays and game.board.deal and not game.problems
    ]
    if not games:
        pytest.skip(f"{FOLDER} is not there: no real board is read")
    lin, pbn = lin_text(games), pbn_bytes(games).decode()
    told = [
        [game.plays for game in parse(text, strict=False)]
        for parse, text in ((parse_lin, lin), (parse_pbn, pbn))
    ]
    assert told[0] == told[1]

    rounds = [(seconds(read_lin, [lin]), seconds(read, [pbn])) for _ in range(ROUNDS)]
    run_often(benchmark, lambda: read_lin([lin]), rounds=3)

    benchmark.extra_info |= {
        "boards": len(games),
        "boards_per_second_lin": round(len(games) / median(row[0] for row in rounds)),
        "boards_per_second_pbn": round(len(games) / median(row[1] for row in rounds)),
        "lin_times_as_fast": round(median(row[1] / row[0] for row in rounds), 2),
    }


def read_lin(files: list[str]) -> int:
    """The games of the files."""
    return sum(1 for text in files for _ in parse_lin(text, strict=False))
