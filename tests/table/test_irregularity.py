"""Irregularity: whose doing the record shows it to be, where a ruling does not tell it."""

from lawbook.bridge import Seat
from lawbook.casefile import loads
from lawbook.table.irregularity import Irregularity, Kind, irregularities


def found(text: str) -> list[Irregularity]:
    [case] = loads(text)
    return list(irregularities(case.table))


def test_a_card_seen_is_the_matter_of_the_player_who_saw_it() -> None:
    assert found("dealer: N\nstory: [E sees SA of W]") == [Irregularity(Kind.SIGHT, (Seat.E,))]


def test_a_card_exposed_before_the_auction_is_nobodys_matter() -> None:
    assert found("dealer: N\nstory: [E exposes SA]") == [Irregularity(Kind.SIGHT, ())]
