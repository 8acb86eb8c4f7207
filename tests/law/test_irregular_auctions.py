"""Every auction of a few calls with one irregular call in it is ruled from the record alone."""

from collections.abc import Iterator

import pytest

from lawbook.bridge import Bid, Board, Call, Seat, Strain, Word
from lawbook.casefile import CaseFile
from lawbook.desk import rule
from lawbook.law.provision import Silent
from lawbook.table import Table, story_lines
from lawbook.table.auction.bidding import legal_calls
from lawbook.table.record.events import Called

FEW: tuple[Call, ...] = (
    Word.PASS,
    Word.DOUBLE,
    Word.REDOUBLE,
    Bid(1, Strain.CLUBS),
    Bid(1, Strain.SPADES),
    Bid(2, Strain.HEARTS),
    Bid(8, Strain.CLUBS),
)
"""Enough to call out of turn, insufficiently and inadmissibly, and to leave room above every bid."""
ALL: tuple[Call, ...] = (*Word, *(Bid(level, strain) for level in range(1, 9) for strain in Strain))


def legal_starts(calls: tuple[Call, ...], length: int) -> Iterator[Table]:
    """Every legal auction of up to so many of these calls, North dealing."""
    tables = [Table(Board(dealer=Seat.N))]
    for _ in range(length):
        yield from tables
        tables = [
            Table(Board(dealer=Seat.N), story=[*table.events, Called(table.bidding.turn, call)])
            for table in tables
            if table.bidding.turn is not None
            for call in legal_calls(table.bidding)
            if call in calls
        ]


def irregular(calls: tuple[Call, ...], length: int) -> Iterator[Table]:
    """Each of them with one more call that is not in order."""
    for start in legal_starts(calls, length):
        for seat in Seat:
            for call in calls:
                if start.bidding.fault_of(seat, call) is not None:
                    yield Table(Board(dealer=Seat.N), story=[*start.events, Called(seat, call)])


@pytest.mark.parametrize(("calls", "length", "least"), [(FEW, 5, 3000), (ALL, 2, 4000)], ids=["few", "all"])
def test_every_auction_with_one_irregular_call_is_ruled(
    calls: tuple[Call, ...], length: int, least: int
) -> None:
    """Auctions of up to five of a few calls, and of up to two of all calls."""
    silent: set[str] = set()
    ruled = 0
    for table in irregular(calls, length):
        case = CaseFile(board=table.board, story=tuple(story_lines(table.events)))
        decision = rule(case)
        ruled += 1
        assert decision.question is not None or decision.provisions, case.story
        silent |= {p.cite for p in decision.provisions if isinstance(p, Silent)}

    assert ruled > least
    assert silent == set()
