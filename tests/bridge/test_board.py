import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.bridge import PACK, Board, Card, Deal, Hand, Seat, Vulnerability, dealer_of, vulnerability_of
from lawbook.errors import CaseError, NotationError
from tests.strategies import cards, deals, irregular_deals, seats

BOTH, EW, NONE, NS = Vulnerability.BOTH, Vulnerability.EW, Vulnerability.NONE, Vulnerability.NS


def test_the_deal_passes_clockwise_from_north_on_board_one() -> None:
    assert [dealer_of(number) for number in range(1, 6)] == [Seat.N, Seat.E, Seat.S, Seat.W, Seat.N]


def test_vulnerability_is_that_of_law_2() -> None:
    table = {NONE: (1, 8, 11, 14), NS: (2, 5, 12, 15), EW: (3, 6, 9, 16), BOTH: (4, 7, 10, 13)}

    assert table == {each: tuple(n for n in range(1, 17) if vulnerability_of(n) is each) for each in table}


@given(st.integers(1, 10_000))
def test_markings_repeat_every_sixteen_boards(number: int) -> None:
    assert dealer_of(number) is dealer_of(number + 16)
    assert vulnerability_of(number) is vulnerability_of(number + 16)


@pytest.mark.parametrize("number", [0, -3])
def test_there_is_no_board_before_the_first(number: int) -> None:
    with pytest.raises(NotationError, match=f"board {number}: .*Law 2"):
        Board.of(number)


def test_the_markings_of_the_board_override_its_number() -> None:
    assert Board(number=17, dealer=Seat.N, vulnerability=NONE) == Board.of(17)
    assert Board(number=17, dealer=Seat.E, vulnerability=BOTH) == Board.of(
        17, dealer=Seat.E, vulnerability=BOTH
    )
    assert Board() == Board.of(None)


@given(deals())
def test_a_proper_deal_lacks_and_repeats_nothing(deal: Deal) -> None:
    assert deal.complete
    assert Hand() == deal.missing == deal.repeated
    assert [deal.count(seat) for seat in Seat] == [13] * 4


@given(irregular_deals())
def test_the_places_of_all_cards_add_up_to_the_counts(deal: Deal) -> None:
    places = [seat for card in PACK for seat in deal.holders(card)]

    assert [places.count(seat) for seat in Seat] == [deal.count(seat) for seat in Seat]
    assert Hand(card for card in PACK if len(deal.holders(card)) > 1) == deal.repeated
    assert Hand(card for card in PACK if not deal.holders(card)) == deal.missing


@given(irregular_deals(), cards, seats)
def test_a_card_that_is_added_can_be_removed(deal: Deal, card: Card, seat: Seat) -> None:
    assert deal == deal.add(card, seat).remove(card, seat)


def test_a_card_may_stand_twice_in_one_hand() -> None:
    empty = Hand()
    deal = Deal((Hand([Card.SA]), empty, empty, empty)).add(Card.SA, Seat.N)

    assert deal.holders(Card.SA) == (Seat.N, Seat.N)
    assert Hand([Card.SA]) == deal.repeated
    assert deal.count(Seat.N) == 2
    assert deal.move(Card.SA, Seat.N, Seat.W).holders(Card.SA) == (Seat.N, Seat.W)


def test_an_unknown_hand_stays_unknown() -> None:
    deal = Deal((Hand([Card.SA]), None, None, None))

    assert Deal((Hand(), None, None, None)) == deal.move(Card.SA, Seat.N, Seat.W)
    assert (deal.count(Seat.W), deal.complete) == (None, False)


def test_a_card_cannot_leave_a_hand_that_does_not_hold_it() -> None:
    with pytest.raises(CaseError, match="♠A is not in the hand of N"):
        Deal((Hand(), None, None, None)).remove(Card.SA, Seat.N)


def test_a_deal_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="4 hands"):
        Deal((Hand(),))
    with pytest.raises(ValueError, match="twice"):
        Deal(doubled=((Seat.N, Card.SA),))


@given(irregular_deals())
def test_a_deal_is_rebuilt_from_the_cards_of_its_seats(deal: Deal) -> None:
    assert deal == Deal.of([deal.cards(seat) for seat in Seat])
