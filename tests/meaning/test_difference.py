from hypothesis import given, settings

from lawbook.bridge import Suit
from lawbook.meaning import Overlap, contains, count, difference, spread
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import NO_HAND, Amount, Meaning
from lawbook.meaning.terms.patterns import Pattern
from lawbook.meaning.terms.shapes import Length, Shaped
from tests.meaning.strategies import SMALL, SMALL_HANDS, meanings

OPENING = Amount(Figure.POINTS, 11, 20) & Length(Suit.SPADES, 5)
JUMP = Amount(Figure.POINTS, 11, 15) & Length(Suit.SPADES, 6)
RESPONSE = Amount(Figure.POINTS, 6, 37) & Length(Suit.SPADES, 4)


def test_a_narrower_meaning_is_a_subset() -> None:
    assert difference(OPENING, JUMP).subset
    assert not difference(OPENING, RESPONSE).subset
    assert difference(OPENING, NO_HAND).subset


@given(meanings(), meanings())
@settings(max_examples=30, deadline=None)
def test_the_three_regions_are_counted_exactly(a: Meaning, b: Meaning) -> None:
    found = difference(a, b)

    assert (found.only_a, found.both, found.only_b) == (count(a & ~b), count(a & b), count(b & ~a))


@given(meanings(5), meanings(5))
@settings(max_examples=20, deadline=None)
def test_the_picture_shows_where_each_hand_lies(a: Meaning, b: Meaning) -> None:
    picture = difference(a, b, SMALL).picture(Suit.HEARTS)
    seen = [(contains(a, hand), contains(b, hand), hand) for hand in SMALL_HANDS]
    squares: dict[tuple[int, int], list[int]] = {}
    for in_a, in_b, hand in seen:
        if in_a or in_b:
            points = sum(max(card.rank - 10, 0) for card in hand)
            square = squares.setdefault((points, len(hand.suit(Suit.HEARTS))), [0, 0, 0])
            square[in_b * (2 - in_a)] += 1

    assert {at: Overlap(*numbers) for at, numbers in squares.items()} == picture


def test_a_spread_tells_the_limits_that_follow_from_the_words() -> None:
    found = spread(Shaped(Pattern.BALANCED) & Amount(Figure.POINTS, 15, 17) & Length(Suit.HEARTS, 5))

    assert found is not None
    assert (15, 17) == found.points
    assert {
        Suit.CLUBS: (2, 3),
        Suit.DIAMONDS: (2, 3),
        Suit.HEARTS: (5, 5),
        Suit.SPADES: (2, 3),
    } == found.lengths
    assert spread(NO_HAND) is None
