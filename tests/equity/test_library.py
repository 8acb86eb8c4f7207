"""Where the library is found, and that it is asked by one thread at a time in each of its slots."""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from lawbook.bridge import Card, Seat, Side, Strain
from lawbook.equity import Makes, NoSolver, Position, SolverError, Tricks, ask, double_dummy
from lawbook.equity.library import PATH_VARIABLE, library
from lawbook.errors import LawbookError
from lawbook.notation import parse_deal
from tests.equity.minimax import endings, naive

DEAL = parse_deal("N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3")


def test_the_library_is_the_one_that_is_pinned() -> None:
    assert "2.9.0" == library().version
    assert library().threads >= 1


def test_nothing_of_its_carrier_is_imported() -> None:
    library()

    assert not [name for name in sys.modules if name.partition(".")[0] in ("endplay", "matplotlib")]


def test_a_path_of_the_users_own_is_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(PATH_VARIABLE, str(tmp_path / "libdds.so"))

    with pytest.raises(
        NoSolver, match=rf"libdds.so cannot be loaded.*install lawbook\[equity\], or let {PATH_VARIABLE}"
    ):
        ask(Tricks(Position.opening(DEAL, Strain.SPADES, Seat.W), Side.NS))


def test_another_library_is_not_taken_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PATH_VARIABLE, "libc.so.6")

    with pytest.raises(NoSolver, match="cannot be loaded"):
        library()


def test_no_carrier_is_said_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lawbook.equity.library.find_spec", lambda name: None)

    with pytest.raises(NoSolver, match=r"no double-dummy library is installed: install lawbook\[equity\]"):
        library()
    assert issubclass(NoSolver, LawbookError)


def test_a_position_that_the_library_refuses_is_an_error_and_the_next_one_is_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only a mistake of ours can bring it about, so one is made here: North holds every card of South too."""
    monkeypatch.chdir(tmp_path)
    ending = next(one for one in endings(20, 3, seed=1) if not one.trick)
    twice = (4, 0, 0, 0, 0, 0, 0, 0, *[12, 0, 0, 0] * 4)
    with double_dummy() as solver:
        before = solver.most(ending)
        with pytest.raises(SolverError, match="the double-dummy library refuses the position"):
            solver._slot.solve(twice, -1, 1, keep=False)

        assert naive(ending) == before == solver.most(ending)


def test_threads_get_slots_of_their_own() -> None:
    found = endings(400, 3, seed=11)
    wanted = [naive(position) for position in found]

    def solve(position: Position) -> int:
        return ask(Tricks(position, position.to_play.side))

    with ThreadPoolExecutor(8) as pool:
        assert wanted == list(pool.map(solve, found))


def test_threads_that_solve_openings_side_by_side_agree() -> None:
    opening = Position.opening(DEAL, Strain.SPADES, Seat.W)
    asked = [Makes(opening, Side.EW, tricks) for tricks in (7, 8, 9)] * 6

    with ThreadPoolExecutor(6) as pool:
        assert [True, True, False] * 6 == list(pool.map(ask, asked))


def test_nothing_that_people_can_ask_drops_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for position in endings(50, 2, seed=12):
        ask(Tricks(position, Side.NS))
    with pytest.raises(LawbookError):
        Position.opening(DEAL.add(Card.S2, Seat.N), Strain.SPADES, Seat.W)

    assert [] == list(tmp_path.iterdir())
