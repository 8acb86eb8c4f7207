"""Legal plays counted twice: by pushing the table, and by whoever knows only that one follows suit."""

import random

import pytest

from lawbook.bridge import Bid, Board, Card, Deal, Hand, Seat, Strain, Word
from lawbook.table import Table, legal_cards
from lawbook.table.record.events import Called, Played

Left = tuple[frozenset[Card], ...]
Trick = tuple[tuple[Seat, Card], ...]


def dealt(seed: int, cards: int) -> list[list[Card]]:
    """Four hands of so many cards."""
    pack = random.Random(seed).sample(list(Card), 4 * cards)  # noqa: S311  # a deal that everybody may foresee
    return [pack[cards * seat : cards * seat + cards] for seat in Seat]


def started(hands: list[list[Card]], strain: Strain) -> Table:
    """A table at which North has to play four of this denomination."""
    auction = [Called(seat, Bid(4, strain) if seat is Seat.N else Word.PASS) for seat in Seat]
    return Table(Board(dealer=Seat.N, deal=Deal(tuple(map(Hand, hands)))), story=auction)


def counted(told: Table, leads: list[Card], depth: int) -> int:
    """The sequences of so many cards that the table calls legal."""
    if depth == 0:
        return 1
    playing, total = told.playing, 0
    cards = leads if playing is None else list(legal_cards(playing) or ())
    seat = Seat.E if playing is None else playing.turn
    if seat is None:
        return 0
    for card in cards:
        told.push(Played(seat, card))
        total += counted(told, leads, depth - 1)
        told.pop()
    return total


def naive(left: Left, trick: Trick, seat: Seat, strain: Strain, depth: int) -> int:
    """The sequences of so many cards in which everybody follows suit who can."""
    if depth == 0:
        return 1
    following = {card for card in left[seat] if trick and card.suit is trick[0][1].suit}
    total = 0
    for card in following or left[seat]:
        after = tuple(hand - {card} for hand in left)
        row = (*trick, (seat, card))
        if len(row) < 4:
            total += naive(after, row, seat.lho, strain, depth - 1)
        else:
            trumps = [(c, s) for s, c in row if c.suit is strain.suit]
            winner = max(trumps or [(c, s) for s, c in row if c.suit is row[0][1].suit])[1]
            total += naive(after, (), winner, strain, depth - 1)
    return total


@pytest.mark.parametrize(
    ("cards", "depth", "seeds"),
    [
        (13, 4, range(12)),
        (13, 5, range(12, 15)),
        (13, 6, [2017]),
        (4, 10, range(3)),
        (3, 12, range(8)),
        (1, 5, [1]),
    ],
)
def test_as_many_plays_are_legal_as_follow_suit(cards: int, depth: int, seeds: list[int]) -> None:
    for seed in seeds:
        hands, strain = dealt(seed, cards), list(Strain)[seed % 5]
        expected = naive(tuple(map(frozenset, hands)), (), Seat.E, strain, depth)

        assert expected == counted(started(hands, strain), hands[Seat.E], depth), (seed, strain)
