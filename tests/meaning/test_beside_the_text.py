"""What was printed beside its text, and was not what the player had said."""

import pytest

from lawbook.meaning import MeaningError, parse_meaning


@pytest.mark.parametrize(
    ("words", "printed"),
    [
        ("no minimum, powtórzył kolor, czyli ma szóstkę", "minimum hand, 6(13) hearts"),
        ("no 12-14 PC, szóstka", "12-14 points, 6(13) hearts"),
        ("no cztery piki, sześć kierów", "4+ spades, 6(13) hearts"),
        ("no singiel pik, szóstka", "1 spades, 6(13) hearts"),
        ("no stopper, 6 kierów", "not stopper in their suit, 6(13) hearts"),
    ],
)
def test_a_polish_no_denies_only_what_is_english(words: str, printed: str) -> None:
    assert printed == str(parse_meaning(words, "pl", "2H", ["1H", "1S"]))


@pytest.mark.parametrize(
    ("words", "language", "there"),
    [
        ("blok 7P, 1/3 ręka słabsze", "pl", "first seat, third seat, weak"),
        ("blok, 7 pików, po partii słabsze", "pl", "vulnerable, weak"),
        ("preempt, 7 spades, weak in third seat", "en", "weak, third seat"),
        ("sperr, 7 spar, svakere i tredje hånd", "nb", "weak, third seat"),
    ],
)
def test_what_is_weak_in_a_seat_behind_the_rest_is_only_possible(
    words: str, language: str, there: str
) -> None:
    printed = f"pre-emptive, (0)5-9(12) points, 7 spades, possibly ({there})"
    assert printed == str(parse_meaning(words, language, "3S"))


def test_weak_in_a_seat_and_nothing_else_is_told_of_the_call() -> None:
    assert str(parse_meaning("weak in third seat", call="3S")).startswith("weak, ")


@pytest.mark.parametrize(
    ("words", "language", "call", "after", "printed"),
    [
        ("wywoławcza, 12+, 4 kiery", "pl", "X", ["(2S)"], "take-out, 12+ points, 4(13) hearts"),
        ("penalty, 5 hearts", "en", "X", ["(1NT)"], "penalty, 5(13) hearts"),
        ("jeden starszy, szóstka", "pl", "2D", ["(1NT)"], "6(13) spades or 6(13) hearts"),
        ("5 spar og 5+ i minor", "nb", "2H", ["(1H)"], "5(13) spades, (5+ diamonds or 5+ clubs)"),
        ("negative, exactly four spades", "en", "X", ["1D", "(1H)"], "negative, 4+ spades, 0-4 spades"),
        (
            "4 hearts, 7+, or 5+ hearts, 7-9",
            "en",
            "X",
            ["1D", "(1S)"],
            "(4 hearts, 7+ points) or (5+ hearts, 7-9 points)",
        ),
        (
            "exactly 4-4 in the majors",
            "en",
            "X",
            ["1C", "(1D)"],
            "4+ spades, 0-4 spades, 4+ hearts, 0-4 hearts",
        ),
        ("6 hearts or 6 spades", "en", "2D", [], "6 hearts or 6 spades"),
    ],
)
def test_a_suit_that_a_double_or_an_overcall_tells_may_be_longer(
    words: str, language: str, call: str, after: list[str], printed: str
) -> None:
    assert printed == str(parse_meaning(words, language, call, after))


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("8-16, 5+ kierów; z czwórki tylko bardzo silnej", "pl"),
        ("5+ kierów, z dobrej czwórki", "pl"),
        ("5+ hearts, only a very strong four-card suit", "en"),
        ("5+ hearts, a good four-card suit", "en"),
    ],
)
def test_a_shorter_length_behind_a_longer_one_is_asked_about(words: str, language: str) -> None:
    with pytest.raises(MeaningError, match="may mean and or or"):
        parse_meaning(words, language, "1H", ["(1D)"])


def test_a_shorter_length_on_a_condition_is_understood() -> None:
    said = parse_meaning("5+ hearts, four only with a good suit", call="1H", after=["(1D)"])
    assert str(said).startswith("(4)5+ hearts, possibly ")


@pytest.mark.parametrize(
    ("words", "language", "call", "after", "printed"),
    [
        (
            "Michaels 6-10 lub 16+",
            "pl",
            "2H",
            ["(1H)"],
            '"Michaels", 5+ spades, (5+ diamonds or 5+ clubs), (6-10 points or 16+ points)',
        ),
        (
            "Landy 9+ lub słabiej z 5-5",
            "pl",
            "2C",
            ["(1NT)"],
            '"Landy", (3)4+ spades, (3)4+ hearts, (9+ points or (weak, (0)6-9(12) points, 5-5 in two suits))',
        ),
        (
            "natural 8-11 or 16+",
            "en",
            "2D",
            ["(1H)"],
            "natural, (3)5+ diamonds, (8-11 points or 16+ points)",
        ),
        (
            "naturlig 8-11 eller 16+",
            "nb",
            "2D",
            ["(1H)"],
            "natural, (3)5+ diamonds, (8-11 points or 16+ points)",
        ),
        ("transfer 0-6 or 10+", "en", "2D", ["1NT"], "transfer, (0-6 points or 10+ points)"),
        (
            "negat 0-6 lub 16+ na karach",
            "pl",
            "1D",
            ["1C"],
            "(negative, 0-6 points) or (16+ points, (4)5+ diamonds)",
        ),
    ],
)
def test_a_name_in_front_of_strengths_is_of_all_of_them(
    words: str, language: str, call: str, after: list[str], printed: str
) -> None:
    assert printed == str(parse_meaning(words, language, call, after))


def test_a_name_adds_no_third_suit_to_two_that_are_told() -> None:
    said = parse_meaning("Ghestem: kiery i trefle, 5+-5+", "pl", "3C", ["(1S)"])
    assert str(said) == '"Ghestem", 5+ hearts, 5+ clubs'


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("15-18 z trzymaniem kier, po pasie 9-11 i młodsze", "pl"),
        ("15-18 with a stopper, by a passed hand 9-11 and the minors", "en"),
        ("15-18 med hold, etter pass 9-11 og minor", "nb"),
    ],
)
def test_another_strength_of_a_passed_hand_is_asked_about(words: str, language: str) -> None:
    with pytest.raises(MeaningError, match="is told of others"):
        parse_meaning(words, language, "1NT", ["(1H)"])


def test_the_only_strength_may_be_that_of_a_passed_hand() -> None:
    said = parse_meaning("fit, po pasie 9-11", "pl", "2C", ["P", "1H"])
    assert str(said) == "support, (3)4+ hearts, 9-11 points"


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("3+ clubs, with 4-4 in the minors we open a diamond", "en"),
        ("3+ trefle, z 4-4 na młodszych otwieramy karo", "pl"),
        ("3+ kløver, med 4-4 i minor åpner vi ruter", "nb"),
    ],
)
def test_with_what_another_suit_is_opened_the_hand_does_not_have_it(words: str, language: str) -> None:
    assert str(parse_meaning(words, language, "1C")) == "3+ clubs, not (4+ diamonds, 4+ clubs)"


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("3+ clubs, with 3-3 in the minors we open a club", "en"),
        ("3+ trefle, z 3-3 na młodszych otwieramy trefla", "pl"),
        ("3+ kløver, med 3-3 i minor åpner vi kløver", "nb"),
    ],
)
def test_with_what_this_suit_is_opened_is_asked_about(words: str, language: str) -> None:
    with pytest.raises(MeaningError, match="is the call that was made"):
        parse_meaning(words, language, "1C")


def test_two_suits_with_which_another_call_is_made_are_denied_as_a_rule_where_none_is_named() -> None:
    said = str(parse_meaning("5+ hearts, with 5-5 we open 1S", call="1H"))
    assert said == "5+ hearts, usually not 5-5 in two suits"


@pytest.mark.parametrize(
    ("words", "language", "call", "after", "points"),
    [
        ("15-17 lub dobre 14", "pl", "1NT", [], "(14)15-17"),
        ("15-17 or a good 14", "en", "1NT", [], "(14)15-17"),
        ("15-17 eller en god 14", "nb", "1NT", [], "(14)15-17"),
        ("11-12, słabe 13", "pl", "2NT", ["1S"], "11-12(13)"),
    ],
)
def test_a_good_or_bad_number_beside_a_range_is_its_doubtful_end(
    words: str, language: str, call: str, after: list[str], points: str
) -> None:
    assert str(parse_meaning(words, language, call, after)).startswith(f"{points} points")


@pytest.mark.parametrize(
    ("words", "language", "printed"),
    [
        ("przyjął zaproszenie", "pl", "maximum hand"),
        ("nie przyjął zaproszenia", "pl", "minimum hand"),
        ("accepted my invite", "en", "maximum hand"),
        ("godtar invitten", "nb", "maximum hand"),
    ],
)
def test_who_accepts_an_invitation_makes_none(words: str, language: str, printed: str) -> None:
    assert printed == str(parse_meaning(words, language, "4H", ["1H", "2H", "3H"]))


def test_more_aces_than_there_are_are_refused_or_denied_as_they_stand() -> None:
    assert "not exactly 6 aces" in str(parse_meaning("piki, słabe, raczej nie sześć asów", "pl", "2S"))


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("młodsze 5-5, albo 6-10, albo 16+", "pl"),
        ("młodsze 5-5, albo 6-10 albo 16+", "pl"),
        ("5-5 minors, 6-10, or 16+", "en"),
        ("5-5 minors, either 6-10, or 16+", "en"),
        ("5-5 i minor, enten 6-10, eller 16+", "nb"),
    ],
)
def test_strengths_to_choose_from_are_of_the_suits_before_them(words: str, language: str) -> None:
    said = parse_meaning(words, language, "2NT", ["(1H)"])
    assert str(said) == "5+ diamonds, 5+ clubs, (6-10 points or 16+ points)"


def test_strengths_to_choose_from_are_of_the_suits_behind_them() -> None:
    said = parse_meaning("albo 6-10, albo 16+, młodsze 5-5", "pl", "2NT", ["(1H)"])
    assert str(said) == "(6-10 points or 16+ points), 5+ diamonds, 5+ clubs"


@pytest.mark.parametrize(
    ("words", "call", "after"),
    [
        ("5+ clubs, 15-17, or 18+", "1C", []),
        ("5-5 majors, 6-10, or 22+", "2D", []),
        ("5+ hearts, 6-9, or any 16+", "2H", ["(1S)"]),
    ],
)
def test_what_may_be_another_hand_is_no_strength_of_the_same(words: str, call: str, after: list[str]) -> None:
    assert str(parse_meaning(words, call=call, after=after)).endswith(
        ("or 18+ points", "or 22+ points", "or 16+ points")
    )


@pytest.mark.parametrize(
    ("words", "language", "printed"),
    [
        ("raise 10+", "en", "raise, (3)4+ hearts, 10+ points"),
        ("support from 10", "en", "support, (3)4+ hearts, 10+ points"),
        ("fit 7+", "pl", "support, (3)4+ hearts, 7+ points"),
        ("fit 4+", "pl", "support, 4+ hearts"),
        ("støtte 10+", "nb", "support, (3)4+ hearts, 10+ points"),
        ("no fit 10+", "en", "not support, not 3+ hearts, 10+ points"),
        ("no 4-card major 8-11", "en", "not (4+ spades or 4+ hearts), 8-11 points"),
        ("bez starszej czwórki 8-11", "pl", "not (4+ spades or 4+ hearts), 8-11 points"),
        ("uten firekorts major 8-11", "nb", "not (4+ spades or 4+ hearts), 8-11 points"),
    ],
)
def test_points_behind_a_fit_or_a_denial_of_suits_are_points(words: str, language: str, printed: str) -> None:
    assert printed in str(parse_meaning(words, language, "2NT", ["1H"]))


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("weak two in a major or something strong, 18+", "en"),
        ("weak two in a major or strong, 18+", "en"),
        ("słabe dwa na starszym albo coś mocnego, od 18", "pl"),
        ("svak to i major eller noe sterkt, 18+", "nb"),
    ],
)
def test_a_strength_behind_a_weak_and_a_strong_hand_is_of_the_strong_one(words: str, language: str) -> None:
    assert str(parse_meaning(words, language, "2D")) == (
        "(weak two in major, ((5)6 spades or (5)6 hearts), (4)6-9(11) points) or (strong, 18+ points)"
    )


def test_something_of_which_nothing_is_told_is_only_a_hedge() -> None:
    assert "usually 6 hearts, 6-10 points" == str(parse_meaning("6 hearts or something, 6-10", call="2H"))


@pytest.mark.parametrize(
    ("words", "call", "after", "printed"),
    [
        ("ósemka kierów, do 10 PC", "4H", [], "8 hearts, 0-10 points"),
        ("chce po prostu zagrać trzy bez atu", "3NT", ["1S"], "sign-off"),
        ("siedem kar, za słabe na otwarcie jeden", "3D", [], "7 diamonds, 0-9(12) points"),
        ("brak wejścia", "P", ["(1S)"], "no good bid"),
        ("15-17 równe, nie gramy inaczej", "1NT", [], "15-17 points, balanced"),
        (
            "dwanaście-czternaście na równym składzie albo coś mocnego, od osiemnastu",
            "1C",
            [],
            "(12-14 points, balanced) or (strong, 18+ points)",
        ),
    ],
)
def test_ordinary_polish_words_are_understood(words: str, call: str, after: list[str], printed: str) -> None:
    assert printed == str(parse_meaning(words, "pl", call, after))


@pytest.mark.parametrize(
    ("words", "language", "call", "cards"),
    [
        ("transfer na trefle", "pl", "2S", "(5)6+ clubs"),
        ("transfer to clubs, 5+", "en", "2S", "5+ clubs"),
        ("overføring til hjerter", "nb", "2D", "5+ hearts"),
        ("transfer to hearts", "en", "4D", "(5)6+ hearts"),
    ],
)
def test_a_transfer_to_a_minor_or_to_game_is_doubtful_with_five_cards(
    words: str, language: str, call: str, cards: str
) -> None:
    assert str(parse_meaning(words, language, call, ["1NT"])).endswith(f", {cards}")


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("6 pików, dobry kolor po partii, 7-10", "pl"),
        ("6 pików, po partii dobry kolor, 7-10", "pl"),
        ("6 spades, good suit vulnerable, 7-10", "en"),
        ("6 spar, god farge i sonen, 7-10", "nb"),
    ],
)
def test_what_is_so_at_a_vulnerability_is_not_so_at_every_one(words: str, language: str) -> None:
    said = str(parse_meaning(words, language, "2S"))
    assert said == "6 spades, usually good spades, possibly vulnerable, 7-10 points"


@pytest.mark.parametrize(
    ("words", "language", "call", "after", "problem"),
    [
        ("4+ hearts, 7+, with 7-11 possibly a longer minor", "en", "1H", ["1C"], "points or cards"),
        ("4+ kiery, 7+, w sile 7-11 może być dłuższy młodszy", "pl", "1H", ["1C"], "points or cards"),
        ("11-15, not 5-3-3-2 with clubs", "en", "1D", [], "denied too or not"),
        ("11-15, nie 5-3-3-2 z treflami", "pl", "1D", [], "denied too or not"),
        ("11-15, ikke 5-3-3-2 med kløver", "nb", "1D", [], "denied too or not"),
    ],
)
def test_what_may_be_told_of_something_else_is_asked_about(
    words: str, language: str, call: str, after: list[str], problem: str
) -> None:
    with pytest.raises(MeaningError, match=problem):
        parse_meaning(words, language, call, after)


def test_weaker_than_an_opening_is_no_opening() -> None:
    said = str(parse_meaning("słabsze od otwarcia, 6 kierów", "pl", "2H", ["(1D)"]))
    assert said == "0-9(12) points, 6(13) hearts"
