"""What a record costs that is full of irregularities; a thousand cost a thousand times one: `make bench`."""

from collections.abc import Callable
from time import process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from lawbook.bridge import Bid, Board, Seat, Strain
from lawbook.casefile import CaseFile
from lawbook.desk import replay, rule
from lawbook.table import Table, irregularities, parse_story, story_lines
from lawbook.table.record.events import Called, DirectorCalled, Event, Exposed
from tests.ledger.calls import seeded_deal

IRREGULAR = 1000


def insufficient(number: int) -> CaseFile:
    """An auction of so many insufficient bids, each accepted by the call over it."""
    calls: list[Event] = [Called(Seat.N, Bid(1, Strain.SPADES))]
    calls += [
        Called(Seat((at + 1) % 4), Bid(1, Strain.CLUBS if at % 2 == 0 else Strain.SPADES))
        for at in range(2 * number)
    ]
    return _case(calls)


def out_of_rotation(number: int) -> CaseFile:
    """An auction of so many calls out of rotation, each accepted by the call over it."""
    calls: list[Event] = [Called(Seat.N, Bid(1, Strain.CLUBS))]
    seat, bids = Seat.N, [Bid(1, Strain.CLUBS), Bid(1, Strain.DIAMONDS)]
    for at in range(number):
        seat = seat.partner
        calls.append(Called(seat, bids[at % 2]))
    return _case(calls)


def exposures(number: int) -> CaseFile:
    """An auction in which cards were exposed so many times."""
    deal = seeded_deal()
    card = next(iter(deal[Seat.S] or ()))
    events: list[Event] = [Called(Seat.N, Bid(1, Strain.CLUBS))]
    for _ in range(number):
        events += [Exposed(Seat.S, (card,)), DirectorCalled()]
    return _case(events)


def _case(events: list[Event]) -> CaseFile:
    return CaseFile(board=Board(dealer=Seat.N, deal=seeded_deal()), story=tuple(story_lines(events)))


KINDS = (insufficient, out_of_rotation, exposures)


def found(case: CaseFile, events: list[Event]) -> int:
    """How many irregularities the record shows, told event by event."""
    return len(list(irregularities(Table(case.board, story=events))))


@pytest.mark.parametrize("kind", KINDS)
def test_a_thousand_irregularities_found(
    benchmark: BenchmarkFixture, kind: Callable[[int], CaseFile]
) -> None:
    """Wanted: under 0.1 s of processor time."""
    case = kind(IRREGULAR)
    events = list(parse_story(case.story))

    assert benchmark(found, case, events) == IRREGULAR


@pytest.mark.parametrize("kind", KINDS)
def test_a_thousand_irregularities_told_again_under_the_laws(
    benchmark: BenchmarkFixture, kind: Callable[[int], CaseFile]
) -> None:
    """Each with its ruling consulted as the story is told."""
    case = kind(IRREGULAR)

    assert len(benchmark(replay, case).matters) == IRREGULAR


@pytest.mark.parametrize("kind", KINDS)
def test_a_thousand_irregularities_ruled_on(
    benchmark: BenchmarkFixture, kind: Callable[[int], CaseFile]
) -> None:
    """Told again under the Laws, and each ruled on at the end of the story, as far as nothing waits for an answer."""
    case = kind(IRREGULAR)

    assert benchmark(rule, case).rulings


@pytest.mark.parametrize("verb", [replay, rule])
@pytest.mark.parametrize("kind", KINDS)
def test_four_times_as_many_cost_four_times_as_much(
    kind: Callable[[int], CaseFile], verb: Callable[[CaseFile], object]
) -> None:
    """Wanted: at most 4.5 times, the best of three."""
    one, four = kind(IRREGULAR), kind(4 * IRREGULAR)

    ratios = [_time(verb, four) / _time(verb, one) for _ in range(3)]

    assert min(ratios) <= 4.5


def _time(verb: Callable[[CaseFile], object], case: CaseFile) -> float:
    before = process_time()
    verb(case)
    return process_time() - before
