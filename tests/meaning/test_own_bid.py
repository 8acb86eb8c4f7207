"""The call itself in its own description is no length, and what stands before two hyphens says something."""

import pytest

from lawbook.meaning import Holds, MeaningError, holds, parse_meaning
from lawbook.notation import parse_hand


@pytest.mark.parametrize(
    ("words", "language", "call", "expected"),
    [
        ("natural 2 clubs", "en", "2C", "natural, (3)5+ clubs"),
        ("weak three diamonds", "en", "3D", "weak, (0)6-9(12) points, (0)5+ diamonds"),
        ("pre-emptive 3 clubs", "en", "3C", "pre-emptive, (5)7+ clubs, (0)5-9(12) points"),
        ("strong 1 club", "en", "1C", "strong, (14)17+ points"),
        ("strong two clubs", "en", "2C", "strong, (14)17+ points"),
        ("strong two in clubs", "en", "2C", "strong, (14)17+ points, (4)5+ clubs"),
        ("strong two hearts", "en", "2H", "strong, (14)17+ points, (4)5+ hearts"),
        ("weak 2 hearts", "en", "2H", "weak two in hearts, (5)6 hearts, (4)6-9(11) points"),
        ("strong 1C, 17+", "en", "1C", "strong, 17+ points"),
        ("naturalne 1 pik", "pl", "1S", "natural, (3)5+ spades"),
        ("silne 2 trefl", "pl", "2C", "strong, (14)17+ points"),
        ("blok 3 kiery", "pl", "3H", "pre-emptive, (5)7+ hearts, (0)5-9(12) points"),
        ("naturlig 2 kløver", "nb", "2C", "natural, (3)5+ clubs"),
        ("sterk 2kl", "nb", "2C", "strong, (14)17+ points"),
        ("sperr 3 kløver", "nb", "3C", "pre-emptive, (5)7+ clubs, (0)5-9(12) points"),
        ("weak 1NT", "en", "1NT", "weak, (10)12-14(15) points, balanced"),
        ("strong 1 notrump", "en", "1NT", "strong, (14)15-17(19) points, balanced"),
        ("słabe 1 bez atu", "pl", "1NT", "weak, (10)12-14(15) points, balanced"),
        ("sterk 1 grand", "nb", "1NT", "strong, (14)15-17(19) points, balanced"),
        ("Two NT opener, 20-21", "en", "2NT", "balanced, 20-21 points"),
    ],
)
def test_the_level_and_the_suit_of_the_call_are_no_length(
    words: str, language: str, call: str, expected: str
) -> None:
    """Behind what is said of a bid; nobody makes a natural bid on two cards."""
    assert str(parse_meaning(words, language, call)) == expected


@pytest.mark.parametrize(
    ("words", "call", "expected"),
    [
        ("natural 2+ clubs", "2C", "natural, 2+ clubs"),
        ("weak, 3 diamonds", "3D", "weak, (0)6-9(12) points, 3 diamonds"),
        ("natural 3 clubs", "1C", "natural, 3+ clubs"),
        ("natural 2 hearts", "2C", "natural, 2 hearts"),
    ],
)
def test_what_is_no_call_stays_a_length(words: str, call: str, expected: str) -> None:
    """With a sign behind the figure, parted by a comma, or of another call."""
    assert str(parse_meaning(words, call=call)) == expected


def test_a_forcing_notrump_is_not_balanced_by_its_name() -> None:
    said = parse_meaning("Forcing one notrump -- 3- S; 6+ HCP; 12- total points", call="1NT", after=["1S"])
    assert "balanced" not in str(said)


@pytest.mark.parametrize(
    ("words", "call", "after", "expected"),
    [
        ("Balanced -- 12-14 HCP", "1NT", (), "balanced, 12-14 points"),
        ("Both majors -- 8+", "2C", ("(1NT)",), "(4)5+ spades, (4)5+ hearts, 8+ points"),
        ("Minor suit opening -- 3+ C; 11-21 HCP", "1C", (), '"Minor suit opening", 3+ clubs, 11-21 points'),
        (
            "notrump opener. Could have 5M. -- 2-5 C; 15-17 HCP; 18- total points",
            "1NT",
            (),
            "2-5 clubs, 15-17 points, 0-18 total points, balanced, possibly (5 spades or 5 hearts)",
        ),
        ("Raise -- 4+ !H; 13+; forcing to 4!H", "2D", ("1H",), "raise, 4+ hearts, 13+ points, forcing to 4H"),
    ],
)
def test_what_stands_before_two_hyphens_counts_as_before_a_colon(
    words: str, call: str, after: tuple[str, ...], expected: str
) -> None:
    """It is only a name where the text tells the same in figures."""
    assert str(parse_meaning(words, call=call, after=after)) == expected


@pytest.mark.parametrize(
    ("words", "call", "after", "hand", "fate"),
    [
        ("5+ spades", "1S", ("(1H)",), "AK873.A43.752.92", Holds.YES),
        ("5+ spades", "1S", ("(1H)",), "98732.943.752.92", Holds.OPEN),
        ("5+ spades", "1S", ("(1H)",), "AK873.AK3.AK2.92", Holds.OPEN),
        ("5+ spades", "1S", ("(1H)",), "AK83.A43.752.932", Holds.NO),
        ("5+ spades, 0-7", "1S", ("(1H)",), "98732.943.752.92", Holds.YES),
        ("transfer to spades, 5+", "2H", ("1NT",), "98732.943.752.92", Holds.YES),
        ("relay, 5+ spades", "2H", ("1NT",), "98732.943.752.92", Holds.YES),
    ],
)
def test_where_no_strength_is_told_a_hand_with_hardly_any_or_very_much_is_open(
    words: str, call: str, after: tuple[str, ...], hand: str, fate: Holds
) -> None:
    assert holds(parse_meaning(words, call=call, after=after), parse_hand(hand)) is fate


@pytest.mark.parametrize(
    ("words", "language", "expected"),
    [
        ("stopper ask", "en", "asks for stopper"),
        ("forcing, control asking bid", "en", "forcing, asks for controls"),
        ("relay, shortness ask", "en", "relay, asks for short"),
        ("spørsmål om kortfarge", "nb", "asks for short"),
        ("2nd negative", "en", "negative"),
    ],
)
def test_what_is_asked_for_is_not_shown(words: str, language: str, expected: str) -> None:
    assert str(parse_meaning(words, language, "3H", ("(1H)",))) == expected


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("12-14 without a 5-card major or any hand from 18", "en"),
        ("12-14 without a 5-card major or any other hand with eighteen or more", "en"),
        ("12-14 bez starszej piątki albo dowolna ręka od osiemnastu punktów", "pl"),
        ("12-14 uten femkorts major eller enhver annen hånd fra 18", "nb"),
    ],
)
def test_a_denial_does_not_reach_any_hand_behind_or(words: str, language: str) -> None:
    expected = "(12-14 points, not (5+ spades or 5+ hearts)) or 18+ points"
    assert str(parse_meaning(words, language, "1C")) == expected


def test_a_denial_reaches_any_other_thing_behind_or() -> None:
    said = parse_meaning("15-17, no singleton or any void", call="1NT")
    assert "not (0-1 spades or" in str(said)


@pytest.mark.parametrize("words", ["control", "cue bid, control"])
def test_a_control_without_its_number_is_a_cue_bid_and_one_of_a_round_is_in_the_suit_bid(words: str) -> None:
    assert "controls" not in str(parse_meaning(words, call="4C", after=("1S", "3S")))
    said = parse_meaning(f"{words}, first round control", call="4C", after=("1S", "3S"))
    assert "first-round control in clubs" in str(said)
    assert "3 controls" in str(parse_meaning("3 controls", call="4C", after=("1S", "3S")))


def test_a_two_suiter_has_the_suit_that_is_called_as_a_rule() -> None:
    said = parse_meaning("weak, 5-5", call="2S")
    assert holds(said, parse_hand("KQ863.K8643.5.76")) is Holds.YES
    assert holds(said, parse_hand("5.K8643.KQ863.76")) is Holds.OPEN


@pytest.mark.parametrize(
    ("words", "language", "call"),
    [
        ("wants to play in 3 of a minor", "en", "2S"),
        ("to play in three clubs", "en", "2S"),
        ("sign-off in 3 of a minor", "en", "2S"),
        ("do gry na 3 trefle", "pl", "2S"),
        ("vil spille 3 kløver", "nb", "2S"),
        ("6+ spades, 7+ if minimum", "en", "2S"),
    ],
)
def test_a_contract_is_no_length_and_cards_on_a_condition_are_no_points(
    words: str, language: str, call: str
) -> None:
    with pytest.raises(MeaningError, match=r"may be (a call or a length|points or cards)"):
        parse_meaning(words, language, call, ("1NT",))


@pytest.mark.parametrize(
    ("words", "call", "expected"),
    [
        ("to play 2 spades", "2S", "sign-off, (2)6+ spades"),
        ("to play, 6 hearts", "2H", "sign-off, 6(13) hearts"),
        ("asks partner to bid 3 clubs", "2S", "puppet to clubs"),
        ("forces 3 clubs", "2S", "puppet to clubs"),
        ("16+, or 17+ if balanced", "2C", "(16+ points, not balanced) or (17+ points, balanced)"),
    ],
)
def test_what_stands_apart_from_the_contract_is_told(words: str, call: str, expected: str) -> None:
    assert str(parse_meaning(words, call=call, after=("1NT",))).startswith(expected)


@pytest.mark.parametrize(
    ("words", "language", "after", "expected"),
    [
        ("over 1 heart it shows 5 spades", "en", "1H", "5+ spades"),
        ("over their 1 heart, 5+ spades", "en", "(1H)", "5+ spades"),
        ("over 1 hjerter, 5 spar", "nb", "(1H)", "5+ spades"),
        ("odpowiedź na 1 kier, 4+ piki", "pl", "1H", "4+ spades"),
        ("more than 1 heart", "en", "1H", "2+ hearts"),
        ("5 spades, 1 heart", "en", "1H", "5+ spades, 1 hearts"),
        ("1 heart, 5 spades", "en", "1H", "1 hearts, 5+ spades"),
        ("over 2 hearts", "en", "1H", "3+ hearts"),
    ],
)
def test_a_bid_made_before_is_no_length(words: str, language: str, after: str, expected: str) -> None:
    assert str(parse_meaning(words, language, "1S", (after,))) == expected


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("a bit less than an opening", "en"),
        ("just under an opening hand", "en"),
        ("litt mindre enn åpning", "nb"),
        ("trochę mniej niż otwarcie", "pl"),
    ],
)
def test_a_little_less_than_an_opening_is_none(words: str, language: str) -> None:
    assert str(parse_meaning(words, language, "2S", ("(1H)",))).startswith("(5)8-10(12) points")
    assert "12+" in str(parse_meaning("about an opening", call="2S", after=("(1H)",)))


@pytest.mark.parametrize("words", ["forcing except over 2S", "any except 2H"])
def test_a_bid_that_is_excepted_is_no_length(words: str) -> None:
    with pytest.raises(MeaningError, match="may be a call or a length"):
        parse_meaning(words, call="2C", after=("1S",))
    assert str(parse_meaning("natural, no 4H", call="2C", after=("1S",))) == "natural, not 4+ hearts"


@pytest.mark.parametrize(
    ("words", "language", "call", "after", "expected"),
    [
        ("Transfer na piki, od piątki", "pl", "2H", ("1NT",), "transfer to spades, 5+ spades"),
        ("transfer to spades, from a five-card suit", "en", "2H", ("1NT",), "transfer to spades, 5+ spades"),
        ("z piątki, 8-10", "pl", "2H", ("(1S)",), "5+ hearts, 8-10 points"),
    ],
)
def test_the_cards_from_which_a_call_is_made_are_those_of_the_suit_it_names(
    words: str, language: str, call: str, after: tuple[str, ...], expected: str
) -> None:
    assert str(parse_meaning(words, language, call, after)) == expected


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("normal opening with five spades", "en"),
        ("otwarcie z piątki", "pl"),
        ("en vanlig åpning med minst fem spar", "nb"),
    ],
)
def test_an_opening_of_one_has_opening_values_where_nothing_else_tells_them(
    words: str, language: str
) -> None:
    assert str(parse_meaning(words, language, "1S")) == "(10)12+ points, 5+ spades"


def test_figures_take_the_place_of_opening_values() -> None:
    assert str(parse_meaning("opening, 11-15, 5+ spades", call="1S")) == "11-15 points, 5+ spades"
    assert str(parse_meaning("weak opening, 6 spades", call="2S")).startswith("weak, ")


@pytest.mark.parametrize(
    ("words", "language", "hand", "fate"),
    [
        ("11-21, doubleton only with 4-4-3-2", "en", "AQ54.KJ76.A54.K3", Holds.YES),
        ("11-21, doubleton only with 4-4-3-2", "en", "AQ543.KJ7.A54.K3", Holds.NO),
        ("11-21, dobbelton bare med 4-4-3-2", "nb", "T65.AQ5.AKQ854.4", Holds.NO),
        ("11-21, dobbelton bare med 4-4-3-2", "nb", "AT8.AK2.A5.KQT87", Holds.YES),
    ],
)
def test_a_doubleton_on_a_condition_is_in_the_minor_that_is_opened(
    words: str, language: str, hand: str, fate: Holds
) -> None:
    assert holds(parse_meaning(words, language, "1C"), parse_hand(hand)) is fate


@pytest.mark.parametrize(
    ("words", "language", "expected"),
    [
        ("one long suit", "en", "(5)6+ spades or (5)6+ hearts or (5)6+ diamonds or (5)6+ clubs"),
        ("any long suit", "en", "(5)6+ spades or (5)6+ hearts or (5)6+ diamonds or (5)6+ clubs"),
        ("jeden długi kolor", "pl", "(5)6+ spades or (5)6+ hearts or (5)6+ diamonds or (5)6+ clubs"),
        ("one long minor", "en", "(5)6+ diamonds or (5)6+ clubs"),
        ("a long suit", "en", "(5)6+ clubs"),
    ],
)
def test_one_long_suit_is_any_and_a_long_suit_the_one_that_is_called(
    words: str, language: str, expected: str
) -> None:
    assert str(parse_meaning(words, language, "2C", ("(1NT)",))) == expected


@pytest.mark.parametrize(
    ("words", "language", "expected"),
    [
        ("hearts or spades 6+ cards", "en", "6+ hearts or 6+ spades"),
        (
            "weak two in H/S 5-10",
            "en",
            "weak two in hearts or spades, ((5)6 spades or (5)6 hearts), 5-10 points",
        ),
        ("kiery lub piki 6-10 PC", "pl", "((4)5+ hearts or (4)5+ spades), 6-10 points"),
        ("hjerter eller spar 6-10 hp", "nb", "((4)5+ hearts or (4)5+ spades), 6-10 points"),
        ("5 hearts or spades 4+", "en", "5(13) hearts or 4+ spades"),
    ],
)
def test_figures_behind_two_suits_are_of_either(words: str, language: str, expected: str) -> None:
    """But where the first has a figure of its own."""
    assert str(parse_meaning(words, language, "2D", ("(1NT)",))) == expected


@pytest.mark.parametrize(
    ("words", "call", "after"),
    [
        ("over 1 heart it shows 5 spades", "1S", ("1H",)),
        ("over their 1 heart, 5+ spades", "1S", ("(1H)",)),
        ("strong 1C, 17+", "1C", ()),
        ("game forcing", "2D", ("2C",)),
        ("weak", "3C", ("2H",)),
        ("to play 2 spades", "2S", ("1NT",)),
        ("5+ hearts", "2D", ("1NT",)),
    ],
)
def test_a_call_written_with_its_pip_is_the_same(words: str, call: str, after: tuple[str, ...]) -> None:
    """As the desk writes them."""
    pips = str.maketrans("SHDC", "♠♥♦♣")
    other = parse_meaning(words, call=call.translate(pips), after=[said.translate(pips) for said in after])
    assert other == parse_meaning(words, call=call, after=after)
