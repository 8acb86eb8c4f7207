"""What speaks of the hand, of another suit or of another call, and is not taken for the suit beside it."""

import pytest

from lawbook.meaning import Holds, MeaningError, holds, parse_meaning
from lawbook.notation import parse_hand

READ = {
    "good heart raise, 3+": ("en", "3C", ["1H", "(2NT)"], "sound, raise, 3+ hearts"),
    "lovely hand 6+ hearts": ("en", "2H", ["(1S)"], "sound, 6+ hearts"),
    "a decent overcall, 5+ hearts": ("en", "2H", ["(1S)"], "sound, 5+ hearts"),
    "four good ones": ("en", "2H", ["(1S)"], "4(13) hearts, good hearts"),
    "dobra ręka, 5+ kierów": ("pl", "2H", ["(1S)"], "sound, 5+ hearts"),
    "dobre wejście, 5+ kierów": ("pl", "2H", ["(1S)"], "sound, 5+ hearts"),
    "grei hånd, 5+ hjerter": ("nb", "2H", ["(1S)"], "sound, 5+ hearts"),
    "god hjerterhøyning, 10+": ("nb", "3C", ["1H", "(2NT)"], "sound, (3)4+ hearts, raise, 10+ points"),
    "clubs or a heart raise": ("en", "2C", ["1H"], "(4)5+ clubs or ((3)4+ hearts, raise)"),
    "5+ clubs and heart support": ("en", "2C", ["1H"], "5+ clubs, support for hearts, (3)4+ hearts"),
    "heart or spade support": ("en", "2C", ["1H"], "((4)5+ hearts or (4)5+ spades), support"),
    "kløver eller hjerterhøyning": ("nb", "2C", ["1H"], "(4)5+ clubs or ((3)4+ hearts, raise)"),
    "15-17 and some 14s": ("en", "1NT", [], "(14)15-17 points, possibly 14 points, usually balanced"),
    "natural or many 11-14 bal": (
        "en",
        "1C",
        [],
        "(natural, (3)5+ clubs) or (some hands, 11-14 points, balanced)",
    ),
    "weak or possibly 20-22 balanced": (
        "en",
        "2H",
        [],
        "(weak, (0)6-9(12) points) or (some hands, 20-22 points, balanced)",
    ),
    "5+ kløver eller av og til 11-13 jevn": (
        "nb",
        "1C",
        [],
        "(5+ clubs, usually 11-13 points) or (some hands, 11-13 points, balanced)",
    ),
    "asks for 4 or 5 card majors": ("en", "3C", ["2NT"], "asks for 4 or 5 card majors"),
    "asks for a stopper or a 4-card major": (
        "en",
        "3C",
        ["1NT", "(2H)"],
        "asks for stopper or 4 card major",
    ),
    "asks for aces or kings": ("en", "4C", ["1NT"], "asks for aces, asks for kings"),
    "asks for a major or 8-9 balanced": (
        "en",
        "2C",
        ["1NT"],
        "asks for a major or (8-9 points, balanced)",
    ),
    "pyta o starsze czwórki i piątki": ("pl", "3C", ["2NT"], "asks for a major, asks for five card"),
    "spør etter 4- eller 5-korts major": ("nb", "3C", ["2NT"], "asks for 4 or 5 card major"),
    "spades and another, longer second suit": (
        "en",
        "2D",
        ["(1NT)"],
        (
            "(4)5+ spades, ((4)5+ hearts or (4)5+ diamonds or (4)5+ clubs), "
            "(hearts longer than spades or diamonds longer than spades or clubs longer than spades)"
        ),
    ),
    "spades and a longer second suit": (
        "en",
        "2D",
        ["(1NT)"],
        (
            "(4)5+ spades, "
            "(hearts longer than spades or diamonds longer than spades or clubs longer than spades)"
        ),
    ),
    "5+ spades, may have longer clubs if 5-6": (
        "en",
        "1S",
        [],
        "5+ spades, possibly (clubs longer than spades, 6-5 in two suits)",
    ),
    "4-4 in the majors, or 5-4": (
        "en",
        "X",
        ["1C", "(1D)"],
        "(4+ spades, 4+ hearts) or (5+ spades, 4+ hearts) or (5+ hearts, 4+ spades)",
    ),
    "balanced, no singleton ace": (
        "en",
        "1NT",
        [],
        "balanced, not ((1 spades, ♠A) or (1 hearts, ♥A) or (1 diamonds, ♦A) or (1 clubs, ♣A))",
    ),
    "4+ spades or an unspecified game force": (
        "en",
        "1H",
        ["1C"],
        "4+ spades or (game forcing, (10)13+ points)",
    ),
    "nine tricks or twenty-three points": ("en", "2C", [], "(9 tricks, (10)20+ points) or 23(37) points"),
    "silne, 16 punktów": ("pl", "1C", [], "strong, 16(37) points"),
    "weak, not 4 spades nor a void": (
        "en",
        "2H",
        [],
        "weak, (0)6-9(12) points, not 4(13) spades, not (0 spades or 0 hearts or 0 diamonds or 0 clubs)",
    ),
    "5+ clubs or strong 4": ("en", "X", ["(1NT)", "P", "(2C)"], "5+ clubs or (4 clubs, good clubs)"),
    "too weak for an opening, six spades": ("en", "2S", [], "0-9(12) points, 6 spades"),
    "for svak til åpning, 6 hjerter": ("nb", "2H", [], "0-9(12) points, 6 hearts"),
    "4+ spades, promises another bid": ("en", "1S", ["1D"], "4+ spades"),
    "7 lub 8 lew, długie kiery": ("pl", "2H", [], "7 or 8 tricks, (5)6+ hearts"),
    "that shows five spades, doesn't it": ("en", "1S", [], "5+ spades"),
    "clubs, diamonds or a heart raise": (
        "en",
        "2C",
        ["1H"],
        "(4)5+ clubs or (4)5+ diamonds or ((3)4+ hearts, raise)",
    ),
    "stopper ask, 10+": ("en", "3S", ["1D", "(1S)"], "asks for stopper, 10+ points"),
    "singleton ask": ("en", "2NT", ["2H"], "asks for singleton"),
    "asking stopper": ("en", "3S", ["1D", "(1S)"], "asks for stopper"),
    "spørsmål om hold": ("nb", "3S", ["1D", "(1S)"], "asks for stopper"),
    "singletonspørsmål": ("nb", "2NT", ["2H"], "asks for singleton"),
    "10-12 if balanced, otherwise 11-13": (
        "en",
        "2NT",
        ["1H"],
        "(10-12 points, balanced) or (11-13 points, not balanced)",
    ),
    "10-12 hvis jevn, ellers 11-13": (
        "nb",
        "1C",
        [],
        "(10-12 points, balanced) or (11-13 points, not balanced)",
    ),
    "hearts, lots of them": ("en", "2H", [], "(5)6+ hearts"),
}


@pytest.mark.parametrize("text", READ)
def test_each_word_speaks_of_what_it_stands_beside(text: str) -> None:
    language, call, after, said = READ[text]

    assert said == str(parse_meaning(text, language, call, after))


@pytest.mark.parametrize(
    ("text", "language"),
    [("lots of shape", "en"), ("many losers", "en"), ("dużo układu", "pl"), ("mange tapere", "nb")],
)
def test_lots_of_anything_but_a_suit_are_no_long_suit(text: str, language: str) -> None:
    with pytest.raises(MeaningError, match="of what"):
        parse_meaning(text, language, "2H")


def test_an_alternative_of_some_hands_is_open_for_these_and_for_no_other() -> None:
    said = parse_meaning("natural or many 11-14 balanced", call="1C")

    assert Holds.OPEN is holds(said, parse_hand("KQ84.AJ4.K865.63"))
    assert Holds.NO is holds(said, parse_hand("AK82.AK2.AQJ7.63"))


@pytest.mark.parametrize(
    ("text", "call", "after", "longer"),
    [
        ("4S5m", "X", ["(1NT)"], "KQ84.5.A6.KQ9863"),
        ("5S-5m, 6-10", "2S", [], "KQ864..73.KQ9863"),
        ("5 spades and a 4-card minor, 6-10", "2S", [], "KQ864.5.73.KQ963"),
        ("Michaels, five hearts and five of a minor", "2S", ["(1S)"], ".KQ8643.73.KQ963"),
        ("one major, she has six cards there", "2D", ["(1NT)"], "KQ86432.5.732.K9"),
    ],
)
def test_the_suits_of_an_overcall_and_the_side_suit_of_an_opening_may_be_longer(
    text: str, call: str, after: list[str], longer: str
) -> None:
    assert Holds.OPEN is holds(parse_meaning(text, call=call, after=after), parse_hand(longer))


def test_five_of_the_suit_that_opens_are_exact_and_four_of_an_overcall_perhaps_more() -> None:
    overcall = parse_meaning("4S5m", call="X", after=["(1NT)"])
    opening = parse_meaning("5S+4m 6-10", call="2S")

    assert Holds.OPEN is holds(overcall, parse_hand("KQ842.5.A6.KQ986"))
    assert Holds.NO is holds(opening, parse_hand("KQ8642.5.73.KQ96"))


@pytest.mark.parametrize("text", ["seven or eight playing tricks", "one or two points more than a minimum"])
def test_figures_that_count_something_else_are_no_cards_and_no_points(text: str) -> None:
    with pytest.raises(MeaningError, match="cannot stand here"):
        parse_meaning(text, call="2H", after=["1H", "1S"])
