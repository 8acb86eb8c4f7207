"""What words tell that change others: headings, denials taken back, whose suit, what the bids before a call tell."""

import pytest

from lawbook.meaning import Holds, MeaningError, Respect, holds, open_in, parse_meaning
from lawbook.notation import parse_hand


@pytest.mark.parametrize(
    ("words", "printed"),
    [
        ("Both majors: 6-10", "(4)5+ spades, (4)5+ hearts, 6-10 points"),
        ("Denies spades: 8-11", "not 4+ spades, 8-11 points"),
        ("Minor suit opening: 3+ diamonds, 11-21", '"Minor suit opening", 3+ diamonds, 11-21 points'),
        (
            "NV: 5-8, vul: 8-11, 6 hearts",
            "6 hearts, ((not vulnerable, 5-8 points) or (vulnerable, 8-11 points))",
        ),
        ("over 15 hcp", "16+ points"),
        ("12-14 hearts", "12-14 points, (4)5+ hearts"),
        ("31(54), 11-15", "(3=1=4=5 or 3=1=5=4), 11-15 points"),
        ("(31)54, 11-15", "(1=3=5=4 or 3=1=5=4), 11-15 points"),
        ("no 4-card major unless 15+", "(not (4+ spades or 4+ hearts)) or 15+ points"),
        ("15-17 balanced, no stopper promised", "15-17 points, balanced, possibly stopper in their suit"),
        ("artificial: says nothing of the suit named", "artificial, says nothing of own suit"),
        ("limit raise or better, 4+ spades", "limit or better, (8)10+ points, raise, 4+ spades"),
        ("5+ hearts, less than invitational", "5+ hearts, 0-6(9) points"),
        ("five spades exactly, 8-13", "5 spades, 8-13 points"),
        ("6 hearts, no side four-card major, 3-9", "6 hearts, not 4+ spades, 3-9 points"),
        (
            "5-5 in hearts and another suit",
            "(5+ hearts, 5+ spades) or (5+ hearts, 5+ diamonds) or (5+ hearts, 5+ clubs)",
        ),
        ("weak two-suiter", "weak, (0)6-9(12) points, two-suiter"),
    ],
)
def test_words_that_change_others_are_read_with_them(words: str, printed: str) -> None:
    assert printed == str(parse_meaning(words))


@pytest.mark.parametrize(
    ("words", "call", "after", "printed"),
    [
        ("4+ support, c. 6-9", "3D", ["(1D)", "1S", "(P)"], "4+ spades, (5)6-9(10) points"),
        ("4+ c. 12-14", "1C", [], "4+ clubs, 12-14 points"),
        ("weak 2M", "2D", [], "weak two in M, ((5)6 spades or (5)6 hearts), (4)6-9(11) points"),
        ("1-suit: 3-10", "2S", ["(1D)"], "(4)5+ spades, 3-10 points"),
        ("1-suiter: 8-14", "2D", ["(1NT)"], "one-suiter, 8-14 points"),
        ("5-5, 16+", "3C", ["1S", "1NT"], "5-5 in two suits, 16+ points, (0)5+ clubs, usually 4+ spades"),
        ("5-5, 6-10", "2D", [], "5-5 in two suits, 6-10 points"),
        (
            "Benji: 8 playing tricks or 19-20 balanced",
            "2C",
            [],
            '"Benji", ((8 tricks, (10)20+ points) or (19-20 points, balanced))',
        ),
        (
            "Benji: 8 playing tricks",
            "2C",
            [],
            '"Benji", (6+ spades or 6+ hearts or 6+ diamonds or 6+ clubs), 8 tricks, (10)20+ points',
        ),
    ],
)
def test_what_is_cut_short_is_read_as_the_call_has_it(
    words: str, call: str, after: list[str], printed: str
) -> None:
    assert printed == str(parse_meaning(words, call=call, after=after))


@pytest.mark.parametrize(("words", "call"), [("12-14, 18-19, balanced", "1C"), ("6+, one M, 4-11", "2D")])
def test_what_may_be_of_one_or_of_all_is_refused(words: str, call: str) -> None:
    with pytest.raises(MeaningError, match=r"to all|of which suit"):
        parse_meaning(words, call=call)


@pytest.mark.parametrize(
    ("words", "language", "printed"),
    [
        ("15-17, not always balanced", "en", "15-17 points, usually balanced"),
        ("15-17, nie zawsze zrównoważona", "pl", "15-17 points, usually balanced"),
        ("15-17, ikke alltid jevn", "nb", "15-17 points, usually balanced"),
        ("15-17, always balanced", "en", "15-17 points, balanced"),
        ("15-17, not just balanced", "en", "15-17 points, possibly balanced"),
        ("15-17, nie tylko zrównoważona", "pl", "15-17 points, possibly balanced"),
        ("15-17, ikke bare jevn", "nb", "15-17 points, possibly balanced"),
        ("15-17, not balanced", "en", "15-17 points, not balanced"),
    ],
)
def test_to_deny_that_it_is_always_so_is_not_to_deny_it(words: str, language: str, printed: str) -> None:
    assert printed == str(parse_meaning(words, language))


@pytest.mark.parametrize(
    "words",
    [
        "5-5 in any two suits but hearts",
        "denies 4 spades and 3 hearts",
        "not without spades",
        "5-5 hearts, 8-11",
        "54 points",
        "weak if partner passed: 5 hearts",
        "6-9, no singleton or no void",
    ],
)
def test_words_that_may_mean_two_things_are_refused(words: str) -> None:
    with pytest.raises(MeaningError):
        parse_meaning(words)


@pytest.mark.parametrize(
    ("words", "call", "after"),
    [
        ("Multi, 6 cards, 5-9", "2D", []),
        ("Multi, 6-card suit, 5-9", "2D", []),
        ("Multi, weak only, may be 5 cards", "2D", []),
        ("transfer, 5 cards", "2D", ["1NT"]),
        ("transfer, 5+ cards, 0+ points", "2D", ["1NT"]),
    ],
)
def test_cards_of_a_call_that_shows_other_suits_are_not_those_of_its_own(
    words: str, call: str, after: list[str]
) -> None:
    with pytest.raises(MeaningError):
        parse_meaning(words, call=call, after=after)


@pytest.mark.parametrize(
    ("words", "call", "after", "printed"),
    [
        ("Muiderberg, 5-card suit", "2H", [], ", 5 hearts"),
        ("mixed raise, 4 cards, 7-9", "3D", ["1S"], '"Mixed raise", 4+ spades, 7-9 points'),
        ("splinter, either minor", "3H", ["1S"], "splinter in minor, (0-1 diamonds or 0-1 clubs), 4+ spades"),
        ("take-out, short in spades, 12+", "X", ["(1S)"], "take-out, 0-1(2) spades, 12+ points"),
        ("take-out of clubs, 12-15", "X", ["(2H)"], "take-out of clubs, 12-15 points, 0-2(4) clubs"),
        ("Both Ms, 6-10", "2D", [], "(4)5+ spades, (4)5+ hearts, 6-10 points"),
        ("4+ D, 3 only if 4=4=3=2", "1D", [], "(3)4+ diamonds, possibly"),
        ("4+ diamonds (3 if 4=4=3=2), 11-21", "1D", [], "(3)4+ diamonds, possibly"),
        ("one ace", "5D", ["4NT"], "1 aces"),
        ("It's a weak two, she'll have six", "2S", [], "points, 6 spades"),
        ("opening hand up to about nineteen, 5+ hearts", "1H", [], "(10)12-19(20) points, 5+ hearts"),
        ("11-13 or 17-19 if balanced", "1C", [], "((11-13 points or 17-19 points), balanced)"),
    ],
)
def test_what_a_figure_or_a_suit_is_of_is_told_by_the_words_and_the_call(
    words: str, call: str, after: list[str], printed: str
) -> None:
    assert printed in str(parse_meaning(words, call=call, after=after))


def test_a_figure_alone_is_the_length_of_a_suit_that_opens_and_refused_of_another() -> None:
    assert "4+ diamonds or 4=4=3=2" == str(parse_meaning("at least 4 unless precisely 4=4=3=2", call="1D"))
    with pytest.raises(MeaningError, match="may be points or cards"):
        parse_meaning("4+, forcing", call="1H", after=["1D"])


SHAPELY, FLAT, STRONG = "5.KQ84.AJ74.KJ63", "KQJ4.A84.KJ4.763", "KQJ4.AK4.AK4.A63"


@pytest.mark.parametrize(
    ("after", "fates"),
    [
        (["(1S)"], {SHAPELY: Holds.YES, FLAT: Holds.OPEN, STRONG: Holds.YES}),
        (["(1H)"], {SHAPELY: Holds.NO, FLAT: Holds.OPEN, STRONG: Holds.YES}),
        ([], {SHAPELY: Holds.OPEN, FLAT: Holds.OPEN, STRONG: Holds.OPEN}),
    ],
)
def test_a_take_out_double_is_short_in_the_suit_that_was_bid_or_strong(
    after: list[str], fates: dict[str, Holds]
) -> None:
    said = parse_meaning("takeout", call="X", after=after)

    assert fates == {hand: holds(said, parse_hand(hand)) for hand in fates}


def test_a_take_out_double_with_length_in_their_suit_is_none_unless_strong() -> None:
    said = parse_meaning("takeout", call="X", after=["(1S)"])

    assert Holds.NO is holds(said, parse_hand("KQJ54.A84.KJ.763"))


def test_a_negative_double_usually_has_the_major_that_nobody_bid() -> None:
    said = parse_meaning("negative", call="X", after=["1D", "(1S)"])

    assert "negative, usually 4+ hearts" == str(said)
    assert Respect.EXCEPTIONS in open_in(said)
    assert "negative, 5+ clubs" == str(parse_meaning("negative, 5+ clubs", call="X", after=["1D", "(1S)"]))


def test_words_of_judgement_leave_a_strength_open_unless_figures_tell_it() -> None:
    hand = parse_hand("AQJ74.K84.743.63")

    assert Holds.OPEN is holds(parse_meaning("light, 5+ spades"), hand)
    assert Holds.YES is holds(parse_meaning("light, 5+ spades, 9-12"), hand)
    assert Holds.OPEN is holds(parse_meaning("distributional, 5+ spades, 9-12"), hand)
    assert Holds.OPEN is holds(parse_meaning("5+ spades, 12-15, may be light"), hand)
