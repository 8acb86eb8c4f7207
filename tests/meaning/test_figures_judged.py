"""Figures with a word of judgement, by themselves and behind a word that sets one end."""

import pytest

from lawbook.meaning import MeaningError, parse_meaning


@pytest.mark.parametrize(
    ("words", "printed"),
    [
        ("up to a bad 12", "0-11(12) points"),
        ("at most a good 10", "0-10 points"),
        ("at least a good 11", "(11)12+ points"),
        ("at least a poor 12", "(11)12+ points"),
        ("9 to a good 12", "9-12 points"),
        ("a good 11 to 14", "(11)12-14 points"),
        ("a good 12+", "(12)13+ points"),
        ("a bad 10+", "10+ points"),
        ("up to 12", "0-12 points"),
    ],
)
def test_a_good_or_bad_figure_may_be_a_point_more_or_less(words: str, printed: str) -> None:
    assert printed == str(parse_meaning(words))


def test_what_has_both_ends_in_doubt_is_not_fewer_than_anything() -> None:
    with pytest.raises(MeaningError, match="has ends in doubt"):
        parse_meaning("fewer than a good 10")


@pytest.mark.parametrize(
    ("call", "words", "printed"),
    [
        ("1D", "4+ diamonds, up to 18", "4+ diamonds, 0-18 points, usually (8)12+ points"),
        ("1D", "4+ diamonds, 10-18", "4+ diamonds, 10-18 points"),
        ("2D", "6 diamonds, up to 10", "6 diamonds, 0-10 points"),
        ("1NT", "12-14, no five-card major", "12-14 points, not (5+ spades or 5+ hearts), usually balanced"),
        (
            "1NT",
            "12-14, five-card major allowed when 5332",
            "12-14 points, possibly ((5 spades or 5 hearts), 5-3-3-2), usually balanced",
        ),
        ("1NT", "15-17, 4333, 4432, 5332", "15-17 points, (4-3-3-3 or 4-4-3-2 or 5-3-3-2)"),
        ("1NT", "12-14, no singleton and void", "12-14 points, not ({} or {}), usually balanced"),
        ("1C", "4+ clubs, natural, unless 15-19 balanced", "(4+ clubs, natural) or (15-19 points, balanced)"),
        (
            "1C",
            "5+ clubs, 16+ unless balanced (17+)",
            "5+ clubs, ((16+ points, not balanced) or (balanced, 17+ points))",
        ),
    ],
)
def test_what_an_opening_leaves_to_be_understood(call: str, words: str, printed: str) -> None:
    short = [
        " or ".join(f"{length} {suit}" for suit in ("spades", "hearts", "diamonds", "clubs"))
        for length in (1, 0)
    ]
    assert printed.format(*short) == str(parse_meaning(words, call=call))


def test_another_kind_of_hand_behind_a_length_and_a_strength_is_an_exception_from_both_or_one() -> None:
    with pytest.raises(MeaningError, match="from the last or from all"):
        parse_meaning("4+ clubs, 11-15, unless 15-19 balanced", call="1C")


def test_hands_of_their_own_between_commas_are_alternatives_and_else_two_strengths_are_refused() -> None:
    told = parse_meaning("12-14 balanced, 12+ with five clubs, or 18+", call="1C")

    assert str(told) == "(12-14 points, balanced) or (12+ points, 5+ clubs) or 18+ points"
    for words in ("4+ clubs, 12-14 balanced, 12+ with 5 clubs", "11-15, 5+ hearts, 10+ with 6"):
        with pytest.raises(MeaningError, match="tells two strengths"):
            parse_meaning(words, call="1C")


@pytest.mark.parametrize("words", ["agrees hearts, four or more", "support for hearts, 4+, game forcing"])
def test_so_few_or_more_beside_support_for_a_suit_may_be_cards(words: str) -> None:
    with pytest.raises(MeaningError, match="may be points or cards"):
        parse_meaning(words, call="2NT", after=["1H"])
