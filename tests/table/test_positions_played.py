"""Positions that are played on: both forms of one make the same record, and endings come out as they should."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.bridge import Bid, Board, Contract, Deal, Seat, Side, Strain
from lawbook.casefile import CaseFile, case_text, loads
from lawbook.table import Table
from lawbook.table.play.legal import legal_cards
from lawbook.table.record.beginning import Beginning, checked_against
from lawbook.table.record.events import Played
from tests.strategies import deals, seats
from tests.table.positions import case
from tests.table.told_play import found


@given(deals(), st.sampled_from(Strain), seats, st.integers(1, 13), st.data())
def test_both_forms_make_the_same_position(
    deal: Deal, strain: Strain, declarer: Seat, tricks: int, data: st.DataObject
) -> None:
    contract = Contract(Bid(2, strain), declarer)
    whole = Table(Board(deal=deal), beginning=Beginning(contract=contract))
    whole.push(Played(declarer.lho, data.draw(st.sampled_from(tuple(deal[declarer.lho] or ())))))
    while (play := whole.playing) and len(play.done) < tricks and play.turn is not None:
        whole.push(Played(play.turn, data.draw(st.sampled_from(tuple(legal_cards(play) or ())))))
    assert play is not None
    told = CaseFile(board=whole.board, beginning=whole.beginning, played=play.done)
    won = {side: whole.tricks_won(side) for side in Side}
    began = Beginning(contract=contract, tricks=tricks, won=won, leader=play.turn)
    left = Table(Board(deal=Deal(play.hands)), beginning=checked_against(Deal(play.hands), began))
    assert left.playing is not None

    assert told.table.playing == play
    assert loads(case_text(told)) == [told]
    assert (left.playing.hands, left.playing.turn, left.playing.seen) == (play.hands, play.turn, play.seen)
    assert (len(left.tricks), left.play_over) == (len(whole.tricks), whole.play_over)
    assert {side: left.tricks_won(side) for side in Side} == won
    assert (left.long_hands, left.short_hands, left.missing) == ((), (), ())


# Endings of the kind in which claims are adjudicated

ENDINGS = {
    "a forgotten trump ruffs the winner that is led first": (
        'contract: 2D by S\ntricks: 9\nleader: S\ndeal: "N:32.32.. 54.54.. AK.A.9. QJ..4.2"',
        ["S HA", "W D4", "N H2", "E H4"],
        (0, 1),
    ),
    "cashing from the top drops the only heart out": (
        'contract: 1NT by S\ntricks: {NS: 7, EW: 3}\nleader: S\ndeal: "N:.42..3 3.J.3. .AK5.. -"',
        ["S HA", "W C4", "N H2", "E HJ", "S HK", "W C5", "N H4", "E D3", "S H5", "W C6", "N C3", "E S3"],
        (10, 3),
    ),
    "three rounds draw three trumps": (
        'contract: 1S by S\ntricks: {NS: 5, EW: 4}\nleader: S\ndeal: "N:.32.32. J32.4.. AKQ.A.. ..54.32"',
        [
            "S SA",
            "W C2",
            "N H2",
            "E S2",
            "S SK",
            "W C3",
            "N H3",
            "E S3",
            "S SQ",
            "W D4",
            "N D2",
            "E SJ",
            "S HA",
            "W D5",
            "N D3",
            "E H4",
        ],
        (9, 4),
    ),
}


@pytest.mark.parametrize("ending", ENDINGS.values(), ids=ENDINGS.keys())
def test_an_ending_is_played_out(ending: tuple[str, list[str], tuple[int, int]]) -> None:
    position, story, won = ending
    told = case(position, story=story).table

    assert found(told) == []
    assert tuple(told.tricks_won(side) for side in Side) == won
