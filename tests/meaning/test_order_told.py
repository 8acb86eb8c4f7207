"""One meaning told in another form has the same hands: another order, another mark, a figure for a word; or it is refused."""

import pytest

from lawbook.meaning import Holds, MeaningError, holds, parse_meaning
from lawbook.notation import parse_hand
from tests.meaning.test_laws import same

ALIKE = [
    ("18-19 balanced", "from 18 to 19 balanced", "en", "2NT", ""),
    ("18-19 zrównoważone", "od 18 do 19 zrównoważone", "pl", "2NT", ""),
    ("støtte, 6-9, 3-4 spar", "støtte, fra 6 til 9, fra 3 til 4 spar", "nb", "2S", "1S"),
    ("5 hearts and a 4+ card minor", "5 hearts and a minimum 4 card minor", "en", "2H", ""),
    ("5+ spar og 5+ minor", "5 pluss spar og 5 pluss i minor", "nb", "2H", "(1H)"),
    ("4+ cards, 7+ PC", "4+ 7+ PC", "en", "1H", "1D"),
    ("4+ cards, 7+ PC", "4+ - 7+ PC", "en", "1H", "1D"),
    ("3+ clubs, 11-21", "3+ - 11-21 HCP", "en", "1C", ""),
    ("15-17 balanced", "15 - 17 - balanced", "en", "1NT", ""),
    ("6+ clubs, 5-9, decent suit", "6+ clubs, 5-9 - decent suit", "en", "3C", ""),
    ("no five-card major, at least one 4cM", "no 5cM - at least one 4cM", "en", "3D", "2NT 3C"),
    ("bez starszej czwórki, 6-10", "bez starszej czwórki - 6-10", "pl", "1NT", "1C"),
    ("5-5 minors, 6-10 NV, 10-13 vul", "5-5 minors 6-10 NV, 10-13 vul", "en", "2NT", ""),
    (
        "both minors, preemptive NV, constructive vul",
        "both minors preemptive NV, constructive vul",
        "en",
        "3C",
        "",
    ),
    ("no 4cM, 6-10", "no 4cM 6-10", "en", "1NT", "1C"),
    ("no shortness, 12-15", "no shortness (12-15)", "en", "3NT", "1S"),
    ("bez zatrzymania kier, 10+", "bez zatrzymania kier 10+", "pl", "1NT", "1C (1H)"),
    ("ikke firekorts major, høyst 10", "ikke firekorts major høyst 10", "nb", "1NT", "1C"),
    ("take-out, 4 spades or both minors", "take-out and either 4 spades or both minors", "en", "X", "(1H)"),
    ("5+ kløver, 4 hjerter eller 4 spar", "5+ kløver og enten 4 hjerter eller 4 spar", "nb", "2C", ""),
    ("6+S, or 5S 4H, usually max 7", "6+S, or 5S 4H, max 7, I think", "en", "2S", "1NT"),
    ("11-15, may have two diamonds", "11-15, may have two diamonds, I think", "en", "1D", ""),
    ("1 keycard or 4", "(1 keycard or 4)", "en", "5C", "1H 3H 4NT"),
    ("one or four aces", "That's one or four aces", "en", "5D", "4NT"),
    ("6 cards in one major", "That's one of the majors, six cards", "en", "2D", "(1NT)"),
    ("3+ clubs, 11-19, 5-card majors", "3+ clubs, 11-19 (5-card majors)", "en", "1C", ""),
    ("clubs, 5+, lead-directing", "clubs, 5+ (lead-directing)", "en", "X", "(1NT) P (2C)"),
    ("take-out", "take-out through 4 hearts", "en", "X", "(2S)"),
    ("16-18, both majors stopped", "16-18, hearts and spades stopped", "en", "2NT", "(2D)"),
    ("5-5 na starszych, słabe lub silne", "5-5 na starszych, słabe albo silne", "pl", "2D", "(1D)"),
    ("other major + clubs, 5-5", "other M + clubs, 5-5", "en", "3C", "(1H)"),
    ("negatywna, dokładnie cztery piki", "negatywna, równo cztery piki", "pl", "X", "1D (1H)"),
    ("hearts and a minor, 5-5", "hearts and one of minors, 5-5", "en", "2S", "(1S)"),
    ("13-15 balanced, any 5332", "any 5332, 13-15 balanced", "en", "1NT", ""),
    ("15-17 balanced or 15-17 with 5 hearts", "15-17 balanced, 15-17 with 5 hearts", "en", "1NT", ""),
]
REFUSED = [
    ("6+ clubs, 5-9 decent suit", "en", "3C", ""),
    ("6-10 piki z młodszym, przynajmniej 5-4", "pl", "2S", ""),
    ("opplysende, 11+ kort spar", "nb", "X", "(1S)"),
    ("no 4-card major balanced", "en", "1NT", "1C"),
    ("bez starszej czwórki zrównoważona", "pl", "1NT", "1C"),
    ("denies 5cM at least one 4cM", "en", "3D", "2NT 3C"),
    ("6 hearts NV, 8-11 vul", "en", "2H", ""),
    ("8 plus bal", "en", "1D", "1C"),
    ("8 HCP plus no long suit", "en", "X", "1C (3D)"),
    ("0-7 eller 8 pluss uten femkorts farge", "nb", "1D", "1C"),
]


@pytest.mark.parametrize(("words", "otherwise", "language", "call", "after"), ALIKE)
def test_told_otherwise_it_is_the_same(
    words: str, otherwise: str, language: str, call: str, after: str
) -> None:
    one, other = (parse_meaning(said, language, call, after.split()) for said in (words, otherwise))

    assert same(one, other), f"{one} | {other}"


@pytest.mark.parametrize(("words", "language", "call", "after"), REFUSED)
def test_what_may_mean_one_or_the_other_is_refused(words: str, language: str, call: str, after: str) -> None:
    with pytest.raises(MeaningError):
        parse_meaning(words, language, call, after.split())


def test_a_natural_suit_is_not_that_of_an_alternative_with_its_own_shape() -> None:
    told = parse_meaning("natural, 12-14 balanced, 15+ with 5 clubs", "en", "1C")

    assert holds(told, parse_hand("KQ32.KQ52.J42.Q6")) is Holds.OPEN
