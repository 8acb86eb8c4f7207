"""Positions in mid-play, against a search that tries every card."""

import pytest

from lawbook.bridge import Seat, Side, Strain
from lawbook.equity import Makes, Position, Replay, Table, Tricks, answer_all, ask, double_dummy
from tests.equity.minimax import dice_of, endings, naive

ENDINGS = [*endings(150, 2, seed=2), *endings(300, 3, seed=3), *endings(60, 4, seed=4)]


def test_the_endings_are_of_every_kind() -> None:
    assert {0, 1, 2, 3} == {len(position.trick) for position in ENDINGS}
    assert set(Seat) == {position.to_play for position in ENDINGS}
    assert set(Strain) == {position.strain for position in ENDINGS}


def test_the_most_tricks_are_what_trying_every_card_finds() -> None:
    wanted = [naive(position) for position in ENDINGS]

    assert wanted == answer_all([Tricks(position, position.to_play.side) for position in ENDINGS])


def test_one_side_takes_the_tricks_that_the_other_does_not() -> None:
    ours = answer_all([Tricks(position, Side.NS) for position in ENDINGS])
    theirs = answer_all([Tricks(position, Side.EW) for position in ENDINGS])

    assert [position.left for position in ENDINGS] == [
        us + them
        for us, them in zip(ours, theirs, strict=True)
        if isinstance(us, int) and isinstance(them, int)
    ]


@pytest.mark.parametrize("side", Side)
def test_a_target_is_made_up_to_the_most_and_never_above(side: Side) -> None:
    for position in ENDINGS[::3]:
        most = naive(position) if position.to_play.side is side else position.left - naive(position)
        wanted = [tricks <= most for tricks in range(-1, position.left + 2)]

        assert wanted == answer_all(
            [Makes(position, side, tricks) for tricks in range(-1, position.left + 2)]
        )


def test_each_legal_card_is_worth_what_the_position_after_it_is() -> None:
    with double_dummy() as solver:
        for position in ENDINGS:
            if position.left > 1:
                assert position.legal == set(solver.each_card(position))
                assert cards_by_hand(position) == solver.each_card(position)


def cards_by_hand(position: Position) -> dict[object, int]:
    """What each card leads to, counted trick by trick."""
    found: dict[object, int] = {}
    mine = position.to_play.side
    for card in position.legal:
        after = position.after(card)
        won = after.to_play.side is mine and not after.trick
        rest = naive(after) if after.to_play.side is mine else after.left - naive(after)
        found[card] = rest + won
    return found


def test_a_play_is_followed_card_by_card_to_the_end() -> None:
    dice = dice_of(7)
    for position in endings(60, 3, seed=8):
        wanted = [naive(position) if position.to_play.side is Side.NS else position.left - naive(position)]
        cards, at, won = [], position, 0
        while at.left > 1 or len(at.trick) < 3:
            cards.append(dice.choice(list(at.legal)))
            at = at.after(cards[-1])
            won += not at.trick and at.to_play.side is Side.NS
            wanted.append(won + (naive(at) if at.to_play.side is Side.NS else at.left - naive(at)))
        wanted.append(wanted[-1])
        cards.extend(at.legal)

        assert tuple(wanted) == ask(Replay(position, Side.NS, tuple(cards)))
        assert tuple(wanted[:4]) == ask(Replay(position, Side.NS, tuple(cards[:3])))


def test_a_table_of_a_short_deal_counts_the_tricks_that_there_are() -> None:
    for position in endings(40, 3, seed=9):
        if position.trick:
            continue
        results = ask(Table(position))
        for strain in Strain:
            for declarer in Seat:
                led = naive(Position(position.hands, strain, declarer.lho))
                assert position.left - led == results[strain, declarer]
