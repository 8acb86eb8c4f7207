"""Batches: in order, with progress, cancelled, and with errors where they belong."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from itertools import combinations
from threading import Event, get_ident

import pytest

from lawbook.bridge import Card, Hand, Seat, Side, Strain, Suit
from lawbook.equity import (
    NoSolver,
    Position,
    Replay,
    Resources,
    Solver,
    SolverError,
    Tricks,
    answer_all,
    double_dummy,
    start,
)
from lawbook.errors import CaseError, LawbookError
from tests.equity.minimax import endings, naive

ENDINGS = endings(300, 3, seed=31)
ASKED = [Tricks(position, position.to_play.side) for position in ENDINGS]


@cache
def wanted() -> list[int]:
    """What trying every card finds; not before a test asks."""
    return [naive(position) for position in ENDINGS]


class Told:
    """A solver that says of each ending what the one it stands for says, and may be stopped or fail."""

    def __init__(self, solver: Solver) -> None:
        self._solver = solver

    def most(self, position: Position) -> int:
        """The tricks, unless the position is the broken one."""
        if position is ENDINGS[7]:
            raise SolverError("board 7 cannot be solved")
        return self._solver.most(position)

    def takes(self, position: Position, tricks: int) -> bool:
        return self._solver.takes(position, tricks)

    def each_card(self, position: Position) -> dict[Card, int]:
        return self._solver.each_card(position)


@contextmanager
def failing_once() -> Iterator[Solver]:
    """A solver that fails on one board."""
    with double_dummy() as solver:
        yield Told(solver)


def test_answers_come_in_the_order_of_the_questions() -> None:
    assert wanted() == answer_all(ASKED)


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_the_number_of_threads_changes_nothing(threads: int) -> None:
    assert wanted() == answer_all(ASKED, Resources(threads=threads))


def test_no_questions_have_no_answers() -> None:
    assert [] == answer_all([])


def test_answers_come_as_they_are_found_with_their_places() -> None:
    with start(ASKED) as job:
        found = dict(job)

    assert dict(enumerate(wanted())) == found


def test_the_same_question_is_answered_once_and_told_each_time() -> None:
    counted: list[int] = []

    with start(ASKED[:3] * 50, progress=lambda done, total: counted.append(done)) as job:
        assert wanted()[:3] * 50 == job.answers()
    assert 150 == max(counted)


def test_progress_goes_up_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    answer_all(ASKED, progress=lambda done, total: told.append((done, total)))

    assert {len(ASKED)} == {total for _, total in told}
    assert len(ASKED) == max(done for done, _ in told)
    assert len(told) > 2


def test_a_board_that_fails_is_an_error_on_that_board_alone() -> None:
    found = answer_all(ASKED, Resources(solvers=failing_once))

    assert [7] == [place for place, answer in enumerate(found) if isinstance(answer, SolverError)]
    assert wanted()[:7] + wanted()[8:] == found[:7] + found[8:]


def test_a_play_that_cannot_be_is_an_error_on_that_board_alone() -> None:
    position = ENDINGS[0]
    wrong = next(card for card in Card if card not in position.legal)
    good = Replay(position, Side.NS, tuple(position.legal)[:1])
    found = answer_all([good, Replay(position, Side.NS, (wrong,)), good])

    assert isinstance(found[1], CaseError)
    assert found[0] == found[2]


def test_what_has_not_begun_is_cancelled_and_says_so() -> None:
    begun, go_on = Event(), Event()

    @contextmanager
    def waiting() -> Iterator[Solver]:
        begun.set()
        go_on.wait(10)
        with double_dummy() as solver:
            yield solver

    with start(ASKED, Resources(threads=1, solvers=waiting)) as job:
        begun.wait(10)
        job.cancel()
        go_on.set()
        found = job.answers()

    done = sum(isinstance(answer, int) for answer in found)
    assert 0 < done < len(found)
    assert all("cancelled" in str(answer) for answer in found if isinstance(answer, LawbookError))


def test_a_batch_leaves_the_thread_that_asked() -> None:
    seen: set[int] = set()

    @contextmanager
    def noting() -> Iterator[Solver]:
        seen.add(get_ident())
        with double_dummy() as solver:
            yield solver

    answer_all(ASKED, Resources(solvers=noting))

    assert seen
    assert get_ident() not in seen


def test_a_missing_library_is_one_error_for_the_whole_batch() -> None:
    def none() -> AbstractContextManager[Solver]:
        raise NoSolver("no double-dummy library is installed")

    with pytest.raises(NoSolver, match="no double-dummy library"):
        answer_all(ASKED, Resources(solvers=none))


def test_layouts_with_suits_of_the_same_length_are_looked_at_one_after_the_other() -> None:
    """What the library remembers of one holds for the next; in any other order it is looked for in vain."""
    seen: list[Position] = []

    class Seeing(Told):
        def most(self, position: Position) -> int:
            seen.append(position)
            return super().most(position)

    @contextmanager
    def solver() -> Iterator[Solver]:
        with double_dummy() as found:
            yield Seeing(found)

    north, south = Hand([Card.SA, Card.HA]), Hand([Card.SK, Card.HK])
    rest = [Card.SQ, Card.SJ, Card.HQ, Card.HJ]
    dealt = [
        Position((north, Hand(east), south, Hand({*rest} - {*east})), Strain.NOTRUMP, Seat.W)
        for east in combinations(rest, 2)
    ]
    told = answer_all([Tricks(position, Side.NS) for position in dealt], Resources(threads=1, solvers=solver))

    assert [2] * 6 == told
    spades = [len(position.hands[Seat.E].suit(Suit.SPADES)) for position in seen]
    assert [0, 1, 1, 1, 1, 2] == spades
