"""Boards that were really played: nothing is wrong in them, and what is planted is found.

They are published files and lie beside the project, not in it.
"""

import random
import sys
from collections.abc import Callable

import pytest

from lawbook.bridge import Card, Contract, Seat
from lawbook.notation.game import Game
from lawbook.table import PlayFate, PlayFault, Table, legal_cards
from lawbook.table.reading import table_of
from lawbook.table.record.events import Event, Played
from tests.table.played_boards import (
    FOLDER,
    PlayedBoard,
    Tricks,
    games,
    naive_revokes,
    naive_winner,
    played_boards,
)

Planted = tuple[PlayFault, Seat, int]

EXPECTED = {"games": 2132, "played": 1644} if FOLDER.is_dir() else {"games": 0, "played": 0}
"""How many tables the files tell of, and at how many an auction and a play; at 7 more there is a play alone."""


def boards() -> list[PlayedBoard]:
    return played_boards()


def named(game: Game) -> str:
    return f"{game.name}:{game.line}"


def test_the_boards_are_there_or_it_is_said_that_they_are_not(capsys: pytest.CaptureFixture[str]) -> None:
    if not FOLDER.is_dir():
        with capsys.disabled():
            sys.stdout.write("\nno shared data beside the project: no real board is replayed\n")

    assert EXPECTED == {"games": len(games()), "played": len(boards())}


def test_nothing_is_wrong_in_boards_that_were_really_bid_and_played() -> None:
    told = [(named(game), table_of(game)) for game in games()]

    assert [] == [(name, table.matters, table.play_matters) for name, table in told if wrong(table)]


def wrong(table: Table) -> bool:
    return bool(table.matters or table.play_matters)


def test_contracts_are_those_of_the_auctions_but_for_doubles_that_tags_leave_out() -> None:
    told = [(game.contract, table_of(game).contract) for game in games() if game.calls]
    differ = [(tag, made) for tag, made in told if tag != made and tag is not None and made is not None]

    assert (52 if boards() else 0) == len(differ)
    assert [tag for tag, _ in differ] == [Contract(made.bid, made.declarer) for _, made in differ]


def test_thirteen_tricks_are_won_as_the_files_say() -> None:
    whole = [board for board in boards() if len(board.game.plays) == 52 and board.game.tricks is not None]
    differ = [b.name for b in whole if b.table().tricks_won(b.contract.declarer.side) != b.game.tricks]

    assert [] == differ
    assert len(whole) > 100 or not boards()


def test_the_tricks_of_real_boards_are_won_as_the_law_says() -> None:
    for board in boards():
        playing = board.table().playing
        assert playing is not None
        strain = board.contract.bid.strain
        assert playing.won == tuple(naive_winner(t, strain) for t in board.tricks if len(t) == 4), board.name


def plays(board: PlayedBoard, last: int) -> list[Event]:
    """The play through a trick, counted from 0."""
    return [Played(seat, card) for trick in board.tricks[: last + 1] for seat, card in trick]


def held(board: PlayedBoard, seat: Seat, trick: int) -> list[Card]:
    """What a player had left before a trick."""
    gone = {card for row in board.tricks[:trick] for _, card in row}
    return [card for card in board.deal[seat] or () if card not in gone]


def planted_revoke(board: PlayedBoard, trick: int, place: int) -> tuple[list[Event], list[Planted]] | None:
    """The play through a trick to which one player does not follow, though he could."""
    seat, card = board.tricks[trick][place]
    led = board.tricks[trick][0][1].suit
    other = [c for c in held(board, seat, trick) if c.suit is not led]
    if place == 0 or card.suit is not led or not other:
        return None
    told = plays(board, trick)
    told[4 * trick + place] = Played(seat, other[0])
    return told, [(PlayFault.REVOKE, seat, trick + 1)]


def planted_lead(board: PlayedBoard, trick: int, place: int) -> tuple[list[Event], list[Planted]] | None:
    """The play up to a trick, to which the wrong player leads."""
    last = board.tricks[trick - 1][3][0] if trick else None
    leader = board.tricks[trick][0][0]
    seat = Seat((leader + place) % 4)
    if seat in {leader, last}:  # a second card of the last to play may be one to the trick before
        return None
    lead = Played(seat, held(board, seat, trick)[0])
    return [*plays(board, trick - 1), lead], [(PlayFault.LEAD_OUT_OF_TURN, seat, trick + 1)]


def planted_gap(board: PlayedBoard, trick: int, place: int) -> tuple[list[Event], list[Planted]] | None:
    """The play through a trick to which one player does not play, and the lead to the next one."""
    strain = board.contract.bid.strain
    rest = tuple(play for n, play in enumerate(board.tricks[trick]) if n != place)
    winner = naive_winner(rest, strain)
    after = [card for card in held(board, winner, trick) if (winner, card) not in rest]
    if place == 0 or not after:
        return None
    told = [*plays(board, trick - 1), *(Played(*play) for play in rest), Played(winner, after[0])]
    return told, [(PlayFault.OMITTED, board.tricks[trick][place][0], trick + 1)]


def planted_extra(board: PlayedBoard, trick: int, place: int) -> tuple[list[Event], list[Planted]] | None:
    """The play to a trick that a player plays to twice, before the third hand has played."""
    told = board.tricks[trick][: 1 + place % 2]
    seat, first = told[place // 2 % len(told)]
    others = [card for card in held(board, seat, trick) if card is not first]
    if not others:
        return None
    cards = [*plays(board, trick - 1), *(Played(*play) for play in told), Played(seat, others[0])]
    return cards, [(PlayFault.EXTRA, seat, trick + 1)]


@pytest.mark.parametrize(
    "plant", [planted_revoke, planted_lead, planted_gap, planted_extra], ids=lambda plant: plant.__name__
)
def test_what_is_planted_is_found_and_nothing_else(
    plant: Callable[[PlayedBoard, int, int], tuple[list[Event], list[Planted]] | None],
) -> None:
    dice, tried = random.Random(2017), 0  # noqa: S311  # nothing secret about a lead
    for board in boards():
        whole = [n for n, trick in enumerate(board.tricks) if len(trick) == 4]
        if not whole:
            continue
        planted = plant(board, dice.choice(whole), dice.randrange(4))
        if planted is not None:
            told, expected = planted
            found = [(m.fault, m.seat, m.trick) for m in board.table(*told).play_matters]
            assert found == expected, board.name
            tried += 1

    assert tried > len(boards()) // 4 or not boards()


def test_a_planted_revoke_is_established_by_the_next_card_of_that_side_only() -> None:
    for board in boards():
        for trick in range(len(board.tricks) - 1):
            planted = planted_revoke(board, trick, 2)
            if planted is not None:
                play_on(board.table(*planted[0]), board.tricks[trick][2][0])


def play_on(told: Table, offender: Seat) -> None:
    """One card after another: the revoke is open until one of them is the offender's side's."""
    assert fates(told) == [PlayFate.OPEN]
    while fates(told)[0] is PlayFate.OPEN:
        assert told.playing is not None
        assert told.playing.turn is not None
        seat, card = told.playing.turn, next(iter(legal_cards(told.playing) or ()))
        told.push(Played(seat, card))
        assert (fates(told)[0] is PlayFate.ESTABLISHED) == (seat.side is offender.side)


def fates(told: Table) -> list[PlayFate]:
    return [fate for fate, _ in told.playing.fates.values()] if told.playing else []


def exchanged(board: PlayedBoard, dice: random.Random) -> Tricks | None:
    """The whole play, but for two cards that a player plays in each other's tricks; each trick won as it was."""
    number, later = sorted(dice.sample(range(len(board.tricks)), 2))
    rows = [list(trick) for trick in board.tricks]
    seat, card = rows[number][dice.randrange(1, 4)] if len(rows[number]) == 4 else rows[number][-1]
    other = next((play for play in rows[later] if play[0] is seat), None)
    if other is None or other[1].suit is card.suit:
        return None
    rows[number][rows[number].index((seat, card))] = other
    rows[later][rows[later].index(other)] = (seat, card)
    tricks, strain = tuple(tuple(row) for row in rows), board.contract.bid.strain
    same = all(
        naive_winner(new, strain) is naive_winner(old, strain)
        for new, old in zip(tricks, board.tricks, strict=True)
    )
    return tricks if same else None


def test_a_revoke_is_found_at_its_trick_whatever_is_played_after_it() -> None:
    dice, tried = random.Random(1997), 0  # noqa: S311
    for board in boards():
        tricks = exchanged(board, dice) if len(board.tricks) > 1 else None
        expected = [] if tricks is None else naive_revokes(tricks, board.deal)
        if tricks is not None and expected:
            told = board.table(*(Played(*play) for trick in tricks for play in trick))
            assert expected == [(m.seat, m.trick) for m in told.play_matters], board.name
            assert {PlayFault.REVOKE} == {matter.fault for matter in told.play_matters}
            tried += 1

    assert tried > 200 or not boards()
