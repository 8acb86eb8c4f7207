import pytest

from lawbook.bridge import Card, Seat, Strain, Suit, Trick

TRICK = Trick(((Seat.W, Card.H2), (Seat.N, Card.HA), (Seat.E, Card.S2), (Seat.S, Card.DA)))


@pytest.mark.parametrize(
    ("trump", "winner"),
    [(Strain.NOTRUMP, Seat.N), (Strain.HEARTS, Seat.N), (Strain.SPADES, Seat.E), (Strain.DIAMONDS, Seat.S)],
)
def test_the_highest_trump_wins_else_the_highest_card_of_the_suit_led(trump: Strain, winner: Seat) -> None:
    assert winner is TRICK.winner(trump)


def test_a_trick_not_begun_has_no_suit_and_no_winner() -> None:
    assert (Trick().led, Trick().winner(Strain.CLUBS)) == (None, None)


def test_a_defective_trick_is_read_as_it_lies() -> None:
    trick = Trick((*TRICK.plays, (Seat.S, Card.HK)))

    assert (trick.led, trick.winner(Strain.NOTRUMP)) == (Suit.HEARTS, Seat.N)
