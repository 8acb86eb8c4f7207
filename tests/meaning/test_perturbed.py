"""What a word more, brackets, a denial or a slip make of a description: never the opposite of what it says."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lawbook.bridge import Hand
from lawbook.desk.comparing import Calls, compare
from lawbook.meaning import Holds, Meaning, MeaningError, examples, holds, parse_meaning
from lawbook.meaning.terms.meanings import Or, is_remark
from lawbook.notation import parse_hand
from tests.meaning.test_corpus import ALL, Line, meant, understood
from tests.meaning.test_laws import JOINING, LISTED, parts

HANDS: list[Hand] = [
    hand
    for words in ("5+ hearts, 11-15", "5+ spades, 6-9", "15-17 balanced", "4+ clubs, 12+", "any hand")
    for hand in examples(parse_meaning(words), 4, seed=7)
]
USUALLY = {"en": "usually", "pl": "zwykle", "nb": "vanligvis"}
lines = st.sampled_from(ALL)


def in_parts(line: Line) -> list[str]:
    """The parts of a description that is one hand, where none depends on what stands before it."""
    found, meaning = parts(line["text"].rstrip(".")), understood(line)
    apart = meaning is None or type(meaning) is Or or LISTED.search(line["text"])
    return [] if apart or any(map(JOINING.match, found)) else found


def read(line: Line, text: str) -> Meaning | None:
    return meant(text, line["lang"], line["kind"]["call"], tuple(line["kind"]["after"]))


@settings(max_examples=150)
@given(lines, st.randoms())
def test_what_is_usual_leaves_out_no_hand_that_was_there(line: Line, chance: Random) -> None:
    found, one = in_parts(line), understood(line)
    if one is None or not found or is_remark(one):
        return
    place = chance.randrange(len(found))
    found[place] = f"{USUALLY[line['lang']]} {found[place]}"
    other = read(line, ", ".join(found))
    if other is None or is_remark(other):
        return

    assert [] == [hand for hand in HANDS if (holds(one, hand), holds(other, hand)) == (Holds.YES, Holds.NO)]


ALIKE = [
    ("6 hearts or 6 spades (5-9)", "6 hearts or 6 spades, 5-9", "2D", ()),
    ("no four-card major (8-10)", "no four-card major, 8-10", "1NT", ("1C",)),
    ("7-9, no four-card major (unbalanced)", "7-9, no four-card major, unbalanced", "1D", ("1C",)),
    ("not forcing (5+ hearts), 6-10", "not forcing, 5+ hearts, 6-10", "2H", ("1S",)),
    ("no heart stopper (10+), 4+ clubs", "no heart stopper, 10+, 4+ clubs", "3C", ("1C", "(1H)")),
    ("shows hearts, 5+ suit, 8+", "5+ hearts, 8+", "1D", ("1C",)),
    ("natural, usually 3+ clubs, 12-19", "natural, 12-19, usually 3+ clubs", "1C", ()),
    ("take-out of spades, short there, 12+", "take-out of spades, 12+, short spades", "X", ("(1S)",)),
    ("natural, to play, 6-9", "6-9, to play, natural", "2S", ("1NT",)),
    ("may have 4 hearts (6-9)", "may have 4 hearts, 6-9", "1NT", ("1C",)),
    ("4+ if unbalanced (12-14)", "4+ if unbalanced, 12-14", "1D", ()),
    ("5+ diamonds/4 hearts, 16+", "5+ diamonds and 4 hearts, 16+", "2H", ("1D", "1S")),
    ("long suit game try, 4+ diamonds, 15-17", "game try, 4+ diamonds, 15-17", "3D", ("1H", "2H")),
    (
        "6 hearts, 5-9 vulnerable, otherwise 3-7",
        "6 hearts, 3-7 not vulnerable, 5-9 vulnerable",
        "2H",
        ("(1D)",),
    ),
    ("some major, 5-5", "5-5, some major", "2D", ()),
    ("some 12 points, 5+ hearts", "about 12 points, 5+ hearts", "1H", ()),
    ("15-18 balanced / spade stopper", "15-18 balanced, spade stopper", "2NT", ("(2S)",)),
    ("4+ hearts / 6+", "4+ hearts, 6+ points", "1H", ("1D",)),
    ("11-14/18-19 BAL (no 5M)", "11-14 bal, no 5M, or 18-19 bal, no 5M", "1C", ()),
    ("spl., sing. or void in clubs", "splinter, singleton or void in clubs", "4C", ("1H",)),
    ("opening or better, 4 spades", "opening values, 4 spades", "X", ("(1H)",)),
    ("6 hearts, good suit, 6-10", "good hearts, 6 hearts, 6-10", "2D", ()),
    ("transfer to spades, 5 cards", "transfer, 5 spades", "2H", ("1NT",)),
    ("12+ HCP, balaned or 5+ diamonds", "12+ HCP, balanced or 5+ diamonds", "1D", ()),
]


@pytest.mark.parametrize(("words", "otherwise", "call", "after"), ALIKE)
def test_otherwise_written_it_is_the_same(
    words: str, otherwise: str, call: str, after: tuple[str, ...]
) -> None:
    one, other = (parse_meaning(said, "en", call, after) for said in (words, otherwise))

    assert [holds(one, hand) for hand in HANDS] == [holds(other, hand) for hand in HANDS]


@pytest.mark.parametrize(
    ("words", "language", "call", "after"),
    [
        ("12-14, no singleton (5-card major possible)", "en", "1NT", []),
        ("denies 5cM (at least one 4cM)", "en", "3D", ["2NT", "3C"]),
        ("not a four-card major or a singleton, 15-17", "en", "1NT", []),
        ("12-14 zrównoważone, zwykle 15+ z treflami", "pl", "1C", []),
        ("20-22 balanced, both minors, 5-10", "en", "2NT", []),
        ("10+, 5 spades, at most 8", "en", "1S", ["(1C)"]),
        ("5+ spades, at least three", "en", "1S", ["(1C)"]),
        ("majors, 5-card suit", "en", "2C", ["(1NT)"]),
        ("4+ spades, unles 5+ hearts", "en", "1S", []),
        ("5-5 in one major, 6-10", "en", "2D", []),
        ("0-5 or natural 6+", "en", "1S", ["1D"]),
        ("Stayman without a four-card major possible", "en", "2C", ["1NT"]),
        ("10+, 5+ diamonds or 5+ both", "en", "2D", ["1C"]),
        ("na trefle lub inwit bez 4", "pl", "2S", ["1NT"]),
        ("5-5 in spades or hearts", "en", "2D", []),
        ("5-5 i en major", "nb", "2D", []),
        ("5+ hearts/5+ spades 6-10", "en", "2D", []),
        ("trzykarowy, 12+", "pl", "1D", []),
        ("5+ spaeds, elven to fifteen", "en", "1S", []),
    ],
)
def test_what_may_be_either_is_refused(words: str, language: str, call: str, after: list[str]) -> None:
    with pytest.raises(MeaningError):
        parse_meaning(words, language, call, after)


@pytest.mark.parametrize(
    ("words", "language", "call", "after", "hand", "expected"),
    [
        ("6+ clubs, not weak", "en", "2S", ["1NT"], "32.43.432.QJ9876", Holds.OPEN),
        ("6+ clubs, not weak, 10+", "en", "2S", ["1NT"], "A2.A3.432.AJ9876", Holds.YES),
        ("15-17, nie może mieć piątki starszej", "pl", "1NT", [], "AQ432.K3.A32.K32", Holds.NO),
        ("cue bid, clubs", "en", "4C", ["1H", "3H"], "AQ42.AQ962.K942.", Holds.OPEN),
        ("kløvercue", "nb", "4C", ["1H", "3H"], "AQ42.AQ962.K942.", Holds.OPEN),
        ("cuebid treflowy", "pl", "4C", ["1H", "3H"], "AQ42.AQ962.K942.", Holds.OPEN),
        ("help suit game try in clubs", "en", "3C", ["1H", "2H"], "A2.KQJ62.A42.Q96", Holds.YES),
        ("limit raise or better, diamonds", "en", "2S", ["1D", "(1S)"], "A2.K62.A9742.Q96", Holds.YES),
        ("transfer, 5 spades", "en", "2H", ["1NT"], "A98742.K62.42.96", Holds.OPEN),
        ("mixed raise", "en", "3H", ["1H"], "32.KJ84.K762.982", Holds.OPEN),
        ("king ask", "en", "5NT", ["1H", "3H", "4NT", "5D"], "AQJ42.AQ32.A4.Q4", Holds.OPEN),
        ("takeout, 13+ (10+ if short hearts)", "en", "X", ["(2H)"], "KQ32.5.KJ42.Q962", Holds.YES),
        ("15-17, możliwa 5 starsza, 6 młodsza", "pl", "1NT", [], "KQ3.K52.A942.KJ9", Holds.YES),
        ("0-6 lub 9-11 bez starszej albo 12+ z młodszym", "pl", "1D", ["1C"], "K3.K52.94.KQJ962", Holds.YES),
        ("blackwood na 5 asów", "pl", "4NT", ["1H", "3H"], "KQ32.KQ52.4.QJ96", Holds.OPEN),
        ("four spades and six points", "en", "1S", ["1H"], "AQ42.K3.J432.K32", Holds.OPEN),
        ("very weak, six spades", "en", "2S", [], "KQJ932.85.Q42.96", Holds.OPEN),
        ("bardzo słabe, 6 pików", "pl", "2S", [], "KQJ932.85.Q42.96", Holds.OPEN),
        ("jakieś 12-14, 5 pików", "pl", "1S", [], "KQJ93.K5.J42.J96", Holds.OPEN),
        ("pewnie 5 pików, 12+", "pl", "1S", [], "KQJ9.K52.A42.Q96", Holds.OPEN),
        ("sikkert fem spar, 12+", "nb", "1S", [], "KQJ9.K52.A42.Q96", Holds.OPEN),
        ("takeout, 12+, 3+ in the unbid suits", "en", "X", ["(1S)"], "KQ32.K52.A42.K96", Holds.OPEN),
        ("RD = 10+ hp", "nb", "XX", ["1S", "(X)"], "43.852.AK94.AJ65", Holds.YES),
        ("RD = 10+ hp", "nb", "XX", ["1S", "(X)"], "863.T52.QT75.QJ5", Holds.NO),
        ("D: opplysende, 12+", "nb", "X", ["(1S)"], "2.AK52.A94.KJ654", Holds.YES),
        ("D: 5+, 12+", "nb", "2D", [], "2.A52.AK943.KJ65", Holds.YES),
        ("1C : 1NT = 8-10, no 4cM", "en", "1NT", ["1C"], "K32.K32.Q32.J932", Holds.YES),
        ("splinter w karach, czyli singel, 4+ kiery, 13+", "pl", "4D", ["1H"], "AQ6.AQJ6.8543.AK", Holds.NO),
        ("transfer to diamonds, 6+ suit", "en", "2NT", ["1NT"], "32.43.432.QJ9876", Holds.NO),
        (
            "limit raise in spades, at least three of them",
            "en",
            "3C",
            ["1S", "(2C)"],
            "QJ6.65.8543.8642",
            Holds.NO,
        ),
        ("a long minor, six of them, under ten points", "en", "3NT", [], "82.84.72.AKQ9843", Holds.OPEN),
    ],
)
def test_a_hand_beside_the_words(
    words: str, language: str, call: str, after: list[str], hand: str, expected: Holds
) -> None:
    assert expected is holds(parse_meaning(words, language, call, after), parse_hand(hand))


@pytest.mark.parametrize(
    ("withdrawn", "replacement", "expected"),
    [
        ("transfer, 5+ hearts", "transfer, 5+ spades", "no"),
        ("transfer, 5+ hearts", "transfer, 5+ hearts", "yes"),
        ("transfer", "transfer, 5+ spades", "borderline"),
    ],
)
def test_a_transfer_has_the_purpose_of_another_to_the_same_suit(
    withdrawn: str, replacement: str, expected: str
) -> None:
    found = compare([withdrawn], replacement, calls=Calls("2D", "3D", ("2NT",)))

    assert expected == found.answer.value
