from itertools import product
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lawbook.bridge import PACK, Card, Hand, Rank, Suit
from lawbook.meaning import Draw, contains, count, is_empty
from lawbook.meaning.counting.survey import shapes
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import ANY_HAND, NO_HAND, Amount, Meaning
from lawbook.meaning.terms.patterns import Pattern
from lawbook.meaning.terms.shapes import Length, Shape, Shaped
from lawbook.meaning.terms.suited import Honours
from tests.meaning.strategies import SMALL, SMALL_HANDS, meanings

ALL_HANDS = comb(52, 13)

# How many of the hands hold 0, 1, 2 ... 37 points: The Official Encyclopedia of Bridge, mathematical tables.
POINTS = [
    2310789600, 5006710800, 8611542576, 15636342960, 24419055136, 32933031040, 41619399184, 50979441968,
    56466608128, 59413313872, 59723754816, 56799933520, 50971682080, 43906944752, 36153374224, 28090962724,
    21024781756, 14997082848, 10192504020, 6579838440, 4086538404, 2399507844, 1333800036, 710603628,
    354993864, 167819892, 74095248, 31157940, 11790760, 4236588, 1396068, 388196, 109156, 22360, 4484, 624,
    60, 4,
]  # fmt: skip

# How many of the hands have each of the 39 shapes: the same tables.
SHAPES = {
    (4, 4, 3, 2): 136852887600, (5, 3, 3, 2): 98534079072, (5, 4, 3, 1): 82111732560,
    (5, 4, 2, 2): 67182326640, (4, 3, 3, 3): 66905856160, (6, 3, 2, 2): 35830574208,
    (6, 4, 2, 1): 29858811840, (6, 3, 3, 1): 21896462016, (5, 5, 2, 1): 20154697992,
    (4, 4, 4, 1): 19007345500, (7, 3, 2, 1): 11943524736, (6, 4, 3, 0): 8421716160,
    (5, 4, 4, 0): 7895358900, (5, 5, 3, 0): 5684658408, (6, 5, 1, 1): 4478821776,
    (6, 5, 2, 0): 4134297024, (7, 2, 2, 2): 3257324928, (7, 4, 1, 1): 2488234320,
    (7, 4, 2, 0): 2296831680, (7, 3, 3, 0): 1684343232, (8, 2, 2, 1): 1221496848,
    (8, 3, 1, 1): 746470296, (7, 5, 1, 0): 689049504, (8, 3, 2, 0): 689049504,
    (6, 6, 1, 0): 459366336, (8, 4, 1, 0): 287103960, (9, 2, 1, 1): 113101560,
    (9, 3, 1, 0): 63800880, (9, 2, 2, 0): 52200720, (7, 6, 0, 0): 35335872,
    (8, 5, 0, 0): 19876428, (10, 2, 1, 0): 6960096, (9, 4, 0, 0): 6134700,
    (10, 1, 1, 1): 2513368, (10, 3, 0, 0): 981552, (11, 1, 1, 0): 158184,
    (11, 2, 0, 0): 73008, (12, 1, 0, 0): 2028, (13, 0, 0, 0): 4,
}  # fmt: skip


def test_points_are_spread_as_the_tables_say() -> None:
    assert POINTS == [count(Amount(Figure.POINTS, points, points)) for points in range(38)]


def test_shapes_are_as_frequent_as_the_tables_say() -> None:
    assert SHAPES == {lengths: count(Shape(lengths)) for lengths in SHAPES}


def test_the_tables_leave_out_no_hand() -> None:
    assert (ALL_HANDS, ALL_HANDS) == (sum(POINTS), sum(SHAPES.values()))
    assert (ALL_HANDS, 0) == (count(ANY_HAND), count(NO_HAND))


@pytest.mark.parametrize("controls", range(13))
def test_controls_are_counted_as_aces_and_kings_are_drawn(controls: int) -> None:
    drawn = sum(
        comb(4, aces) * comb(4, kings) * comb(44, 13 - aces - kings)
        for aces, kings in product(range(5), repeat=2)
        if 2 * aces + kings == controls
    )

    assert drawn == count(Amount(Figure.CONTROLS, controls, controls))


def test_balanced_is_the_three_shapes_that_everybody_calls_so() -> None:
    balanced = SHAPES[4, 3, 3, 3] + SHAPES[4, 4, 3, 2] + SHAPES[5, 3, 3, 2]
    nearly = SHAPES[5, 4, 2, 2] + SHAPES[6, 3, 2, 2]

    assert balanced == count(Shaped(Pattern.BALANCED))
    assert nearly == count(Shaped(Pattern.SEMI_BALANCED))


@pytest.mark.parametrize("length", range(14))
def test_a_length_is_a_draw_from_two_heaps(length: int) -> None:
    assert comb(13, length) * comb(39, 13 - length) == count(Length(Suit.HEARTS, length, length))


def test_two_of_the_top_three_honours_are_a_draw_from_three() -> None:
    top = Honours(Suit.SPADES, (Rank.ACE, Rank.KING, Rank.QUEEN), 2, 3)

    assert 3 * comb(49, 11) + comb(49, 10) == count(top)


@given(meanings(5))
@settings(max_examples=60, deadline=None)
def test_a_count_is_what_looking_at_every_hand_finds(meaning: Meaning) -> None:
    found = sum(contains(meaning, hand) for hand in SMALL_HANDS)

    assert found == count(meaning, SMALL)


@given(meanings(), meanings())
@settings(max_examples=40, deadline=None)
def test_two_meanings_together_are_their_union_and_what_they_share(a: Meaning, b: Meaning) -> None:
    assert count(a) + count(b) == count(a | b) + count(a & b)


@given(meanings())
@settings(max_examples=40, deadline=None)
def test_a_meaning_and_its_opposite_are_all_hands(meaning: Meaning) -> None:
    assert ALL_HANDS == count(meaning) + count(~meaning)


@given(meanings(), meanings())
@settings(max_examples=40, deadline=None)
def test_what_is_not_in_the_one_is_counted_exactly(a: Meaning, b: Meaning) -> None:
    assert count(a) == count(a & b) + count(a & ~b)
    assert (count(a & ~b) == 0) is is_empty(a & ~b)


@given(st.sets(st.sampled_from(Card), max_size=30), st.sets(st.sampled_from(Card), max_size=6), meanings())
@settings(max_examples=20, deadline=None)
def test_cards_known_to_be_held_or_elsewhere_are_left_out_of_the_draw(
    elsewhere: set[Card], held: set[Card], meaning: Meaning
) -> None:
    pack, mine = PACK - Hand(elsewhere) - Hand(held), Hand(held)
    drawn = comb(len(pack), 13 - len(mine))

    assert drawn == count(meaning, Draw(pack, mine)) + count(~meaning, Draw(pack, mine))


def test_a_contradiction_is_empty() -> None:
    assert is_empty(Length(Suit.HEARTS, 7) & Length(Suit.SPADES, 7))
    assert is_empty(Amount(Figure.ACES, 4, 4) & Amount(Figure.POINTS, 0, 15))
    assert not is_empty(Amount(Figure.ACES, 4, 4) & Amount(Figure.POINTS, 0, 16))


def test_there_are_560_ways_to_be_long_and_short() -> None:
    assert 560 == len(shapes(((0x1FFF, 0),) * 4, 13))
