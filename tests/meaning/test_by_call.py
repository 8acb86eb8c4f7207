"""What only the call and the auction explain: a letter that is cards or clubs, an opening that is a bid, a short suit that is doubled."""

import pytest

from lawbook.meaning import MeaningError, parse_meaning

MEANT = [
    ("en", "wk 6c 6-10", "2H", [], "weak, 6 hearts, 6-10 points"),
    ("en", "wk 6c 6-10", "3C", [], "weak, 6 clubs, 6-10 points"),
    ("en", "5h4c 6-10", "2H", [], "5 hearts, 4 clubs, 6-10 points"),
    ("en", "4c limit raise", "2NT", ["1S"], "4+ spades, limit, (8)10-11(13) points, raise"),
    ("nb", "svak 6k 6-10", "2S", [], "weak, 6 spades, 6-10 points"),
    ("nb", "5s4k 6-10", "2S", [], "5 spades, 4 clubs, 6-10 points"),
    ("pl", "otwarcie blokujące, 7 kierów", "3H", [], "pre-emptive, (0)5-9(12) points, 7 hearts"),
    ("pl", "otwarcie, 4 piki", "X", ["(1H)"], "(10)12+ points, 4(13) spades"),
    ("pl", "pięć kierów i otwarcie", "1H", [], "5+ hearts, (10)12+ points"),
    ("nb", "naturlig åpning, 5 hjerter", "1H", [], "natural, 5+ hearts"),
    ("nb", "åpning, 4 spar", "X", ["(1H)"], "(10)12+ points, 4(13) spades"),
    ("pl", "Multi 2♦: 6-10 PC, 6 kierów", "2D", [], '"Multi", 6-10 points, 6 hearts'),
    ("en", "short spades, 12+", "X", ["(1S)"], "0-1(2) spades, 12+ points"),
    ("en", "singleton spade, 12+", "X", ["(1S)"], "1 spades, 12+ points"),
    ("en", "short spades, 12+", "1NT", ["(1S)"], "0-1 spades, 12+ points"),
    ("en", "preemptive", "3S", ["1S"], "pre-emptive, (3)4+ spades, (0)5-9(12) points"),
    ("en", "preemptive", "3S", ["1H"], "pre-emptive, (5)7+ spades, (0)5-9(12) points"),
    ("en", "cue bid, heart fit, 3+ cards", "2S", ["1H", "(1S)"], "cue bid, support for hearts, 3+ hearts"),
    (
        "en",
        "strong, 16+ or 5-5",
        "X",
        ["(1NT)"],
        "strong, usually (14)17+ points, (16+ points or 5-5 in two suits)",
    ),
    ("nb", "22+ jevn eller sterkere", "2C", [], "22+ points, usually balanced"),
    ("en", "Multi 6!h or 6!s, 4-9", "2D", [], '"Multi", (6 hearts or 6 spades), 4-9 points'),
    ("en", "54+ MM", "2C", ["(1NT)"], "(5+ spades, 4+ hearts) or (5+ hearts, 4+ spades)"),
    ("en", "55 minors, 6-10", "2NT", [], "5+ diamonds, 5+ clubs, 6-10 points"),
    ("en", "transfer hearts", "2D", ["1NT"], "transfer to hearts, 5+ hearts"),
    ("nb", "5+ spar, firekort i tredje hånd", "1S", [], "(4)5+ spades, possibly (4+ spades, third seat)"),
    ("en", "5+ spades, 4 spades", "1S", [], "5+ spades, 4+ spades"),
    (
        "en",
        "any 6+ suit, 8+",
        "2C",
        ["(1NT)"],
        "(6+ spades or 6+ hearts or 6+ diamonds or 6+ clubs), 8+ points",
    ),
    ("en", "6+ suit, 8+", "2C", ["(1NT)"], "6+ clubs, 8+ points"),
    ("en", "one major, 5-5", "2D", [], "((4)5+ spades or (4)5+ hearts), 5-5 in two suits"),
    ("en", "major, 5-5", "2D", [], "5+ spades, 5+ hearts"),
    ("en", "11-15, 6 clubs", "2C", [], "11-15 points, 6(13) clubs"),
    ("en", "6-10, 6 hearts", "2H", [], "6-10 points, 6 hearts"),
    (
        "en",
        "limit or better in hearts",
        "2S",
        ["1H", "(1S)"],
        "limit or better, (8)10+ points, support for hearts, (3)4+ hearts",
    ),
    (
        "en",
        "capp",
        "2C",
        ["(1NT)"],
        '"Capp", ((5)6+ spades or (5)6+ hearts or (5)6+ diamonds or (5)6+ clubs), (7)9-15(17) points',
    ),
    ("pl", "podniesienie z trzema kartami, 6-9", "2S", ["1S"], "raise, 3(6) spades, 6-9 points"),
]
REFUSED = [
    ("en", "bergen 4c 7-9", "3C", ["1H"]),
    ("en", "4c, 8-11", "X", ["(1NT)"]),
    ("en", "xfer, 5c", "2H", ["1NT"]),
    ("en", "WK 6C 6-10", "2H", []),
    ("en", "45+ MM", "2C", ["(1NT)"]),
    ("en", "cue bid, 3+ cards", "2S", ["1H", "(1S)"]),
    ("en", "one-suiter, 6+", "2C", ["(1NT)"]),
    ("nb", "22-24 jevn eller sterkere", "2C", []),
]


@pytest.mark.parametrize(("language", "words", "call", "after", "meant"), MEANT)
def test_the_call_explains_the_word(
    language: str, words: str, call: str, after: list[str], meant: str
) -> None:
    assert meant == str(parse_meaning(words, language, call, after))


@pytest.mark.parametrize(("language", "words", "call", "after"), REFUSED)
def test_what_the_call_does_not_explain_is_refused(
    language: str, words: str, call: str, after: list[str]
) -> None:
    with pytest.raises(MeaningError):
        parse_meaning(words, language, call, after)
