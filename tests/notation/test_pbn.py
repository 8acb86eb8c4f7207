import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.bridge import Card, Deal, Hand, Seat, Vulnerability
from lawbook.errors import NotationError
from lawbook.languages import LANGUAGES
from lawbook.notation import deal_text, parse_deal, read_deal
from tests.strategies import partial_deals, seats

SOFIA = "N:K875.843.7.QJ843 AQ42.QJ5.AK32.A52 JT9.A9762.54.KT9 63.KT.QJT986.76"


@given(partial_deals(), seats, st.sampled_from(LANGUAGES))
def test_a_deal_is_read_as_it_is_written(deal: Deal, first: Seat, language: str) -> None:
    assert deal == parse_deal(deal_text(deal, first, language), language)


def test_hands_go_clockwise_from_the_first_seat() -> None:
    turned = "W:63.KT.QJT986.76 K875.843.7.QJ843 AQ42.QJ5.AK32.A52 JT9.A9762.54.KT9"

    assert parse_deal(SOFIA) == parse_deal(turned)
    assert deal_text(parse_deal(turned)) == SOFIA


def test_wrong_numbers_of_cards_are_read() -> None:
    assert [parse_deal(SOFIA).count(seat) for seat in Seat] == [13, 14, 13, 12]


def test_a_card_may_stand_twice_in_one_hand_and_in_another() -> None:
    deal = parse_deal("N:AA... A10... - ...")

    assert deal.holders(Card.SA) == (Seat.N, Seat.N, Seat.E)
    assert (None, Hand()) == (deal[Seat.S], deal[Seat.W])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("K875.843.7.QJ843 - - -", "does not say whose hand comes first"),
        ("X:K875.843.7.QJ843 - - -", "does not say whose hand comes first"),
        ("N:K875.843.7.QJ843 - -", "has 3 hands"),
        ("N:K875.843.7.QJ843 - - - -", "has 5 hands"),
        ("N:- K875.843.QJ843 - -", "E, hand 'K875.843.QJ843' has 3 suits"),
        ("N:- K875.843.7X.QJ843 - -", "E, hand 'K875.843.7X.QJ843', ♦: 'X' is no rank"),
    ],
)
def test_a_deal_that_cannot_be_read_says_where(text: str, complaint: str) -> None:
    with pytest.raises(NotationError, match=complaint):
        read_deal(text)


def test_tags_tell_the_board() -> None:
    read = read_deal(f'[Event ""]\n[Board "5"]\n[Dealer "W"]\n[Vulnerable "All"]\n[Deal "{SOFIA}"]\n')

    assert (read.board, read.dealer, read.vulnerability) == (5, Seat.W, Vulnerability.BOTH)
    assert parse_deal(SOFIA) == read.deal


def test_what_tags_leave_out_follows_from_the_number_of_the_board() -> None:
    read = read_deal(f'[Board "6"][Dealer "?"][Deal "{SOFIA}"]')

    assert (read.dealer, read.vulnerability) == (Seat.E, Vulnerability.EW)


@pytest.mark.parametrize(
    ("tags", "complaint"),
    [
        ('[Board "x"]', "tag Board: 'x' is no number"),
        ('[Board "0"]', "board 0"),
        ('[Dealer "Q"]', "tag Dealer: 'Q' is no seat"),
        ('[Vulnerable "some"]', "tag Vulnerable: 'SOME' is not known"),
        ('[Deal "N:- - - -"]', "tag Deal says .* one deal at a time"),
    ],
)
def test_a_tag_that_cannot_be_read_is_named(tags: str, complaint: str) -> None:
    with pytest.raises(NotationError, match=complaint):
        read_deal(f'{tags} [Deal "{SOFIA}"]')


def test_a_deal_tag_needs_its_quotes() -> None:
    with pytest.raises(NotationError, match="tag Deal cannot be read"):
        read_deal("[Deal N:- - - -]")
