"""How fast the table takes events: `make bench`."""

import random

from pytest_benchmark.fixture import BenchmarkFixture

from bench.figures import tell_rate
from lawbook.bridge import Bid, Board, Card, Deal, Hand, Seat, Strain, Word
from lawbook.table import Table
from lawbook.table.auction.bidding import legal_calls
from lawbook.table.play.legal import legal_cards
from lawbook.table.record.events import Called, Event, Played


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


def played_tables(number: int) -> list[tuple[Table, list[Event]]]:
    """Seeded deals, each with a table at which the auction is over, and a whole play of random legal cards."""
    dice = random.Random(2017)  # noqa: S311
    tables = []
    for _ in range(number):
        pack = dice.sample(list(Card), 52)
        board = Board(
            dealer=Seat.N, deal=Deal(tuple(Hand(pack[13 * seat : 13 * seat + 13]) for seat in Seat))
        )
        bid = Bid(4, dice.choice(list(Strain)))
        auction = [Called(seat, bid if seat is Seat.N else Word.PASS) for seat in Seat]
        table = Table(board, story=auction)
        play: list[Event] = [Played(Seat.E, pack[13])]
        table.push(play[0])
        while table.playing and table.playing.turn is not None:
            cards = list(legal_cards(table.playing) or ())
            play.append(Played(table.playing.turn, dice.choice(cards)))
            table.push(play[-1])
        for _ in play:
            table.pop()
        tables.append((table, play))
    return tables


def test_cards_pushed(benchmark: BenchmarkFixture) -> None:
    """Wanted: 100,000 cards a second on one core."""
    tables = played_tables(100)

    def push_all() -> int:
        for table, play in tables:
            for card in play:
                table.push(card)
            for _ in play:
                table.pop()
        return sum(len(play) for _, play in tables)

    cards = benchmark(push_all)

    tell_rate(benchmark, "cards_per_second", cards)
