"""Answers are kept, in memory and in a file, and found again."""

import sqlite3
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from lawbook.bridge import Side
from lawbook.equity import (
    Cache,
    EachCard,
    Makes,
    Position,
    Question,
    Resources,
    Solver,
    Tricks,
    answer_all,
    ask,
    cache_path,
)
from lawbook.errors import LawbookError
from tests.equity.minimax import endings, naive

ENDING = next(one for one in endings(10, 3, seed=21) if len(one.legal) > 1)


def nobody() -> AbstractContextManager[Solver]:
    """A solver that must not be asked."""
    raise AssertionError("it was known already")


def test_what_is_known_is_not_computed_again() -> None:
    cache = Cache()
    asked: list[Question[object]] = [Tricks(ENDING, Side.NS), Makes(ENDING, Side.NS, 2), EachCard(ENDING)]
    first = answer_all(asked, Resources(cache=cache))

    assert first == answer_all(asked, Resources(cache=cache, solvers=nobody))
    assert first[0] == ask(asked[0], Resources(cache=cache, solvers=nobody))


def test_one_answer_is_kept_too() -> None:
    cache = Cache()
    asked = Tricks(ENDING, ENDING.to_play.side)

    assert (
        naive(ENDING)
        == ask(asked, Resources(cache=cache))
        == ask(asked, Resources(cache=cache, solvers=nobody))
    )


def test_questions_that_differ_are_kept_apart() -> None:
    asked = [Makes(ENDING, side, tricks) for side in Side for tricks in range(1, ENDING.left + 1)]
    asked += [Makes(one, Side.NS, 1) for one in endings(40, 3, seed=22)]
    cache = Resources(cache=Cache())

    assert answer_all(asked) == answer_all(asked, cache) == answer_all(asked, cache)


def test_the_longest_unused_goes_first() -> None:
    cache = Cache(size=2)
    cache.put({b"a": b"1", b"b": b"2"})
    cache.get([b"a"])
    cache.put({b"c": b"3"})

    assert {b"a": b"1", b"c": b"3"} == cache.get([b"a", b"b", b"c"])


def test_a_file_keeps_what_memory_has_lost(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "equity.sqlite"
    cache = Cache(path, size=1)
    cache.put({b"a": b"1", b"b": b"2"})
    cache.close()
    again = Cache(path)

    assert {b"a": b"1", b"b": b"2"} == again.get([b"a", b"b", b"c"])
    again.close()


def test_a_file_of_another_format_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "equity.sqlite"
    with sqlite3.connect(path) as old:
        old.execute("CREATE TABLE answer (key TEXT)")
        old.execute("PRAGMA user_version = 99")
    old.close()
    cache = Cache(path)
    cache.put({b"a": b"1"})

    assert {b"a": b"1"} == cache.get([b"a"])
    cache.close()


def test_a_file_that_breaks_costs_no_answer(tmp_path: Path) -> None:
    path = tmp_path / "equity.sqlite"
    cache = Cache(path)
    with sqlite3.connect(path) as other:
        other.execute("DROP TABLE answer")
    other.close()
    asked = [Tricks(position, position.to_play.side) for position in endings(40, 3, seed=23)]

    assert [naive(one.position) for one in asked] == answer_all(asked, Resources(cache=cache))
    assert len(asked) == len(cache.get([one.key for one in asked]))
    cache.close()


@pytest.mark.parametrize("content", [b"no database, but long enough to be taken for one" * 40])
def test_a_file_that_is_no_cache_is_said_to_be_none(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)

    with pytest.raises(LawbookError, match=r"notes.txt cannot keep computed results.*name another file"):
        Cache(path)


def test_the_file_lies_in_the_users_cache_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    assert tmp_path / "lawbook" / "equity.sqlite" == cache_path()


def test_a_card_played_makes_another_position() -> None:
    after: list[Position] = [ENDING.after(card) for card in ENDING.legal]

    assert len(after) == len({Tricks(position, Side.NS).key for position in after})
