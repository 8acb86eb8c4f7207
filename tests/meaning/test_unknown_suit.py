"""Which suit is meant where none is named, how strong a word is at its place, and what other calls would have told."""

import pytest

from lawbook.meaning import MeaningError, parse_meaning

ANY_SIX = "(6+ spades or 6+ hearts or 6+ diamonds or 6+ clubs)"


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("Any one-suiter, 6+ cards, 9-14", "en"),
        ("an unspecified one-suiter, 6+ cards, 9-14", "en"),
        ("one-suiter, unknown suit, 6+ cards, 9-14", "en"),
        ("dowolna jednokolorówka, 6+ kart, 9-14", "pl"),
        ("valgfri enfarget hånd, 6+ kort, 9-14", "nb"),
        ("ukjent enfarget, 6+ kort, 9-14", "nb"),
    ],
)
def test_any_one_suiter_is_of_any_suit_and_not_of_the_suit_called(words: str, language: str) -> None:
    assert ANY_SIX in str(parse_meaning(words, language, "2C", ["(1NT)"]))


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("one-suiter, 6+ cards, 9-14", "en"),
        ("any two-suiter, 5+ cards, 9-14", "en"),
        ("jednokolorówka, 6+ kart", "pl"),
        ("tofargehånd, 5+ kort", "nb"),
    ],
)
def test_cards_of_a_suit_that_nothing_tells_are_refused_of_an_overcall(words: str, language: str) -> None:
    with pytest.raises(MeaningError):
        parse_meaning(words, language, "2C", ["(1NT)"])


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("a six-card suit, unspecified", "en"),
        ("six cards, suit unknown", "en"),
        ("szóstka, kolor nieznany", "pl"),
        ("sekskortsfarge, ukjent", "nb"),
    ],
)
def test_a_suit_that_nobody_specifies_is_any_suit(words: str, language: str) -> None:
    said = str(parse_meaning(words, language, "2C", ["(1NT)"]))

    assert said == "6(13) spades or 6(13) hearts or 6(13) diamonds or 6(13) clubs"


def test_six_cards_of_an_unknown_suit_are_of_any_suit() -> None:
    said = str(parse_meaning("szóstka, kolor nieznany", "pl", "2C", ["(1NT)"]))

    assert "6(13) spades or 6(13) hearts or 6(13) diamonds or 6(13) clubs" in said


def test_a_one_suiter_that_opens_is_of_the_suit_called() -> None:
    assert "one-suiter, 6 hearts, 5-9 points" == str(parse_meaning("one-suited, 6 cards, 5-9", call="2H"))


@pytest.mark.parametrize(
    ("words", "call", "after", "printed"),
    [
        ("natural or a weak no-trump", "1C", [], "(10)12-14(15) points, balanced"),
        ("weak, balanced", "1C", ["1D"], "(0)6-9(12) points, balanced"),
        ("weak no-trump, 10-12", "1NT", [], "weak, balanced, 10-12 points"),
        ("splinter", "4D", ["1H"], "(7)10-14(37) points"),
        ("splinter", "4D", ["1C", "1H"], "(12)17-20(37) points"),
        ("splinter, 9-12", "4D", ["1H"], "4+ hearts, 9-12 points"),
        ("5-5 diamonds and spades, forcing", "4D", ["(2H)"], "forcing, (10)16+ points"),
        ("support with four cards, 10-11", "2NT", ["1S"], "4+ spades"),
        ("One club is natural", "1C", [], '"1C", natural, (3)5+ clubs'),
        ("a minor (6+) or both majors", "X", ["(1NT)"], "6+ diamonds or 6+ clubs or"),
        ("a balanced eighteen or nineteen", "2NT", ["1D", "1H"], "balanced, (18 points or 19 points)"),
    ],
)
def test_a_word_is_as_strong_and_a_suit_as_long_as_the_place_of_the_call_tells(
    words: str, call: str, after: list[str], printed: str
) -> None:
    assert printed in str(parse_meaning(words, call=call, after=after))


def test_a_figure_in_brackets_may_be_points_where_partner_has_bid() -> None:
    with pytest.raises(MeaningError, match="may be points or cards"):
        parse_meaning("a major (6+)", call="X", after=["1C", "(1D)"])


def test_a_forcing_overcall_below_the_level_of_four_tells_no_strength() -> None:
    assert "points" not in str(parse_meaning("5+ diamonds, forcing", call="2D", after=["(1H)"]))


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("exactly three spades, with four he would have raised", "en"),
        ("dokładnie trzy piki, z czwórką by podniósł", "pl"),
        ("nøyaktig tre spar, med fire hadde han høynet", "nb"),
    ],
)
def test_cards_with_which_another_call_had_been_made_are_denied(words: str, language: str) -> None:
    assert "3 spades, 0-3 spades" == str(parse_meaning(words, language, "X", ["1C", "1S", "(2D)"]))


@pytest.mark.parametrize(
    "words",
    ["12-14, with four he would have raised", "5-5 majors, with six he would have bid"],
)
def test_it_is_refused_where_no_one_suit_was_spoken_of(words: str) -> None:
    with pytest.raises(MeaningError):
        parse_meaning(words, call="X", after=["1C", "1S", "(2D)"])
