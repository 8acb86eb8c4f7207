import pytest

from lawbook.bridge import Auction, Bid, Call, Contract, Seat, Strain, Word
from lawbook.errors import NotationError

P, X, XX = Word.PASS, Word.DOUBLE, Word.REDOUBLE
ONE_HEART, TWO_HEARTS, ONE_SPADE = Bid(1, Strain.HEARTS), Bid(2, Strain.HEARTS), Bid(1, Strain.SPADES)


def auction(*calls: Call) -> Auction:
    return Auction(Seat.N, calls)


def test_bids_rank_by_level_and_then_by_denomination() -> None:
    bids = [Bid(level, strain) for level in range(1, 8) for strain in Strain]

    assert bids == sorted(bids)


def test_a_bid_of_more_than_seven_can_be_said_but_is_not_admissible() -> None:
    assert (Bid(7, Strain.NOTRUMP).admissible, Bid(8, Strain.CLUBS).admissible) == (True, False)


def test_a_bid_is_for_at_least_one_trick() -> None:
    with pytest.raises(NotationError, match="level 0"):
        Bid(0, Strain.CLUBS)


@pytest.mark.parametrize(
    ("calls", "turn"),
    [((), Seat.N), ((P, P, P), Seat.W), ((P, P, P, ONE_HEART), Seat.N), ((ONE_HEART, P, P), Seat.W)],
)
def test_the_auction_goes_on_in_rotation(calls: tuple[Call, ...], turn: Seat) -> None:
    assert (turn, False) == (auction(*calls).turn, auction(*calls).over)


@pytest.mark.parametrize("calls", [(P, P, P, P), (ONE_HEART, P, P, P), (ONE_HEART, X, XX, P, P, P)])
def test_the_auction_ends_with_four_passes_or_three_over_another_call(calls: tuple[Call, ...]) -> None:
    assert (auction(*calls).turn, auction(*calls).over) == (None, True)


def test_four_passes_make_no_contract() -> None:
    assert (auction(P, P, P, P).passed_out, auction(P, P, P, P).contract) == (True, None)


def test_declarer_is_the_first_of_the_side_to_name_the_denomination() -> None:
    calls = (ONE_HEART, ONE_SPADE, TWO_HEARTS, P, P, P)

    assert Contract(TWO_HEARTS, Seat.N) == auction(*calls).contract


def test_a_bid_made_again_and_accepted_is_the_last_one() -> None:
    """An insufficient bid that is accepted counts (27A1): declarer is of its maker's side, and earlier doubles are over."""
    assert Contract(ONE_HEART, Seat.E) == auction(ONE_HEART, ONE_HEART, P, P, P).contract
    assert Contract(ONE_HEART, Seat.W) == auction(ONE_HEART, Word.DOUBLE, P, ONE_HEART, P, P, P).contract


def test_opponents_who_named_the_denomination_do_not_count() -> None:
    assert Contract(TWO_HEARTS, Seat.E) == auction(ONE_HEART, TWO_HEARTS, P, P, P).contract


@pytest.mark.parametrize(
    ("calls", "doubled"),
    [((ONE_HEART,), 0), ((ONE_HEART, X), 1), ((ONE_HEART, X, XX), 2), ((ONE_HEART, X, XX, ONE_SPADE), 0)],
)
def test_a_double_lasts_until_the_next_bid(calls: tuple[Call, ...], doubled: int) -> None:
    assert doubled == auction(*calls).doubled


def test_there_is_no_contract_while_the_auction_goes_on() -> None:
    unfinished = auction(ONE_HEART, P, P)

    assert (unfinished.contract, unfinished.last_bid, unfinished.last_bidder) == (None, ONE_HEART, Seat.N)


def test_calls_and_contracts_print_as_written_on_a_bidding_card() -> None:
    assert [str(each) for each in (Bid(1, Strain.NOTRUMP), ONE_SPADE, P, X, XX)] == [
        "1NT",
        "1♠",
        "Pass",
        "X",
        "XX",
    ]
    assert str(Contract(TWO_HEARTS, Seat.E, 2)) == "2♥XX E"
