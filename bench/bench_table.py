"""How fast the table takes events: `make bench`."""

import random

from pytest_benchmark.fixture import BenchmarkFixture

from bench.figures import tell_rate
from lawbook.bridge import Board, Seat, Word
from lawbook.table import Table
from lawbook.table.bidding import legal_calls
from lawbook.table.events import Called


def legal_auctions(number: int) -> list[list[Called]]:
    """Seeded auctions of random legal calls, passes more likely than in a walk of equal chances."""
    dice = random.Random(2017)  # noqa: S311  # nothing secret about an auction
    auctions = []
    for _ in range(number):
        table = Table(Board(dealer=Seat.N))
        while table.bidding.turn is not None:
            options = list(legal_calls(table.bidding))[:8]
            table.push(Called(table.bidding.turn, dice.choice([*options, Word.PASS, Word.PASS])))
        auctions.append([event for event in table.events if isinstance(event, Called)])
    return auctions


def test_auctions_pushed(benchmark: BenchmarkFixture) -> None:
    """Wanted: 100,000 events a second on one core."""
    auctions = legal_auctions(200)

    def push_all() -> int:
        return sum(len(Table(Board(dealer=Seat.N), story=auction).events) for auction in auctions)

    events = benchmark(push_all)

    tell_rate(benchmark, "events_per_second", events)
