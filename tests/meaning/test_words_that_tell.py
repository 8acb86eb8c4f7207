"""Words that tell something of the hand, and so are neither left out nor taken for another thing."""

import pytest

from lawbook.meaning import MeaningError, parse_meaning

READ = [
    ("en", "in theory he has 5 spades", "1S", [], "usually 5+ spades"),
    ("en", "it can have 4 hearts, 5 spades", "1S", [], "possibly 4 hearts, 5+ spades"),
    ("pl", "zdaje się pięć pików", "1S", [], "usually 5+ spades"),
    ("nb", "i utgangspunktet 5 spar", "1S", [], "usually 5+ spades"),
    ("nb", "lite hjerter, 12+", None, [], "says nothing of hearts, 12+ points"),
    ("pl", "mało siły w pikach", None, [], "says nothing of spades"),
    ("en", "raise with ♠A or K", "2S", ["1S"], "raise, (3)4+ spades, 1+ among ♠A ♠K"),
    ("en", "♠A/K, 6-9", None, [], "1+ among ♠A ♠K, 6-9 points"),
    (
        "en",
        "2 or 5 with the trump Q",
        "5S",
        ["1S", "3S", "4NT"],
        "((2 aces, not ♠K) or (1 aces, ♠K) or (4 aces, ♠K)), ♠Q",
    ),
    ("nb", "esspørsmål med hjerter som trumf", "4NT", ["1H", "3H"], "asks for aces"),
]
REFUSED = [
    ("en", "balanced, like a strong notrump"),
    ("en", "almost an opening, 5 spades"),
    ("en", "single heart, 12+"),
    ("en", "5-4 in the majors the other way round"),
    ("en", "he hasn't got anything"),
    ("en", "♠A or K of hearts"),
    ("en", "semi-solid hearts, 7+"),
    ("pl", "prawie otwarcie, 5 pików"),
    ("nb", "ren i spar, 12+"),
    ("nb", "nesten åpning, 5 spar"),
    ("nb", "♠E/K/D, 6-9"),
]


@pytest.mark.parametrize(("language", "words", "call", "after", "meant"), READ)
def test_read(language: str, words: str, call: str | None, after: list[str], meant: str) -> None:
    assert str(parse_meaning(words, language, call, after)) == meant


@pytest.mark.parametrize(("language", "words"), REFUSED)
def test_refused(language: str, words: str) -> None:
    with pytest.raises(MeaningError):
        parse_meaning(words, language)
