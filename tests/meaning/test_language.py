import re
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from lawbook.errors import CaseError, NotationError
from lawbook.meaning import Meaning, MeaningError, count, difference, parse_meaning
from lawbook.meaning.words.deciding.doubts import doubt
from tests.meaning.strategies import meanings

REAL = Path(__file__).parents[3] / "shared" / "data"

SAID = {
    "15-17 balanced": "15-17 points, balanced",
    "5+ hearts, 11-21": "5+ hearts, 11-21 points",
    "weak two: 6 spades, 5-10, two of the top three honours in spades": (
        "weak two, 6 spades, 5-10 points, 2+ of the top 3 honours in spades"
    ),
    "Flimsy raise: 3 hearts": '"Flimsy raise", 3 hearts',
    "4-4 majors or 5+ minor, 8+": "((4+ spades, 4+ hearts) or 5+ diamonds or 5+ clubs), 8+ points",
    "12-14 balanced, or 5+ clubs, 11-15": "(12-14 points, balanced) or (5+ clubs, 11-15 points)",
    "game forcing relay": "game forcing, (10)13+ points, relay",
    "asks for aces": "asks for aces",
    "Blackwood": "asks for aces",
    "4-3-3-3": "4-3-3-3",
    "5=4=2=2": "5=4=2=2",
    "any 4-4-4-1, 16+": "4-4-4-1, 16+ points",
    "4432": "4-4-3-2",
    "semi-balanced or two-suiter": "semi-balanced or two-suiter",
    "5-4 in the majors": "(5+ spades, 4+ hearts) or (5+ hearts, 4+ spades)",
    "exactly 5-4 majors": "(5 spades, 4 hearts) or (5 hearts, 4 spades)",
    "at least 5-5 in the minors": "5+ diamonds, 5+ clubs",
    "two 5-card suits": "5-5 in two suits",
    "hearts and a minor": "((4)5+ hearts, (4)5+ diamonds) or ((4)5+ hearts, (4)5+ clubs)",
    "short clubs": "0-1 clubs",
    "6-9, 4-card support for spades": "6-9 points, 4+ spades",
    "12+ forcing": "12+ points, forcing",
    "heart void or singleton spade": "0 hearts or 1 spades",
    "singleton or void in hearts": "0-1 hearts",
    "up to 7": "0-7 points",
    "8 or more": "8+ points",
    "less than 8 hcp": "0-7 points",
    "between 8 and 12": "8-12 points",
    "5 or 6 spades": "5 spades or 6 spades",
    "at least one ace": "1+ aces",
    "no aces": "not 1+ aces",
    "AKQxx in hearts": "3 of the top 3 honours in hearts, 5+ hearts",
    "6 spades, two of the top three": "6 spades, 2+ of the top 3 honours in spades",
    "SA, king or queen of hearts": "♠A, 1+ among ♥K ♥Q",
    "solid 7-card minor": "(7 diamonds, solid diamonds) or (7 clubs, solid clubs)",
    "solid 7-card clubs, no outside ace": ("7 clubs, solid clubs, 0 among ♠A, 0 among ♥A, 0 among ♦A"),
    "first round control in hearts": "first-round control in hearts",
    "A or K of hearts": "1+ among ♥A ♥K",
    "5 losers or fewer": "0-5 losers",
    "strong club, 16+": '"strong club", 16+ points',
    "4+4+ majors": "4+ spades, 4+ hearts",
    "6-card diamond suit": "6 diamonds",
    "heart stopper, 15-18": "stopper in hearts, 15-18 points",
    "15-18 balanced with a stopper": "15-18 points, balanced, stopper in their suit",
    "no 4-card major": "not (4+ spades or 4+ hearts)",
    "no singleton or void": "not (0-1 spades or 0-1 hearts or 0-1 diamonds or 0-1 clubs)",
    "not forcing": "not forcing",
    "non-forcing": "not forcing",
    "longer hearts than spades": "hearts longer than spades",
    "at least as many hearts as spades": "not spades longer than hearts",
    "0 or 3 key cards in spades": "(0 aces, not ♠K) or (3 aces, not ♠K) or (2 aces, ♠K)",
    "5+ spades, sign-off or invitational": "5+ spades, (sign-off or (invitational, (7)10-11(13) points))",
    "5+ spades, inv+": "5+ spades, invitational or better, (7)10+ points",
    "may have a 5-card major, 12-14": "possibly (5 spades or 5 hearts), 12-14 points",
    "4+ points in spades, 7 losers, 4+ controls": "4+ points in spades, 7 losers, 4+ controls",
    "opening hand, 4+ hearts": "(10)12+ points, 4+ hearts",
    "2+ clubs, not 15-17 balanced": "2+ clubs, not (15-17 points, balanced)",
    "12+, short spades, 3+ in the other suits": "12+ points, 0-1 spades, 3+ hearts, 3+ diamonds, 3+ clubs",
    "3+ in diamonds, hearts and clubs, 8+": "3+ diamonds, 3+ hearts, 3+ clubs, 8+ points",
    "5 hearts and 4+ in another suit": "5 hearts, (4+ spades or 4+ diamonds or 4+ clubs)",
    "5+ hearts and another suit": "5+ hearts, ((4)5+ spades or (4)5+ diamonds or (4)5+ clubs)",
    "4 hearts, 4+ other major": "4 hearts, 4+ spades",
    "weak two in hearts, or weak two in spades": (
        "(weak two in hearts, (5)6 hearts, (4)6-9(11) points) or (weak two in spades, (5)6 spades, (4)6-9(11) points)"
    ),
    "transfer to spades, 6+ spades": "transfer to spades, 6+ spades",
    "3C Stayman": '"3C", asks for a major',
    "any hand": "any hand",
}

ROBOTS = {
    "5+ H; 11-21 HCP; forcing to 3N": "5+ hearts, 11-21 points, forcing to 3N",
    "4- D; 12-14 total points": "0-4 diamonds, 12-14 total points",
    "11-21 HCP; twice rebiddable !H; 22- total points": (
        "11-21 points, twice rebiddable hearts, 0-22 total points"
    ),
    "stop in S; likely stop in D; partial stop in H": (
        "stopper in spades, likely stopper in diamonds, partial stopper in hearts"
    ),
    "Minor suit opening -- 3+ !D; 11-21 HCP": '"Minor suit opening", 3+ diamonds, 11-21 points',
    "Takeout double -- 2- C; 3-5 D; 12+ total points": "take-out, 0-2 clubs, 3-5 diamonds, 12+ total points",
    "11-21 HCP; solid 7-card C": "11-21 points, 7 clubs, solid clubs",
}

FOREIGN = {
    ("pl", "15-17 zrównoważona"): "15-17 points, balanced",
    ("pl", "5+ kierów, 11-21 PC"): "5+ hearts, 11-21 points",
    ("pl", "niezrownowazona lub 4-4 starsze"): "(not balanced) or (4+ spades, 4+ hearts)",
    ("pl", "od 12 do 14 punktów bez starszej czwórki"): "12-14 points, not (4+ spades or 4+ hearts)",
    ("pl", "transfer na piki"): "transfer to spades, 5+ spades",
    ("pl", "AKDxx w treflach i renons w karach"): "3 of the top 3 honours in clubs, 5+ clubs, 0 diamonds",
    ("pl", "pyta o asy"): "asks for aces",
    ("nb", "15-17 balansert"): "15-17 points, balanced",
    ("nb", "minst 5 kløver eller 5 ruter, opp til 10"): "(5+ clubs or 5 diamonds), 0-10 points",
    ("nb", "ikke balansert, uten firekorts major"): "not balanced, not (4+ spades or 4+ hearts)",
    ("nb", "5+ K og 4 R, utgangskrav"): "5+ clubs, 4 diamonds, game forcing, (10)13+ points",
    ("nb", "EKn i hjerter"): "2 among ♥A ♥J, 2+ hearts",
    ("nb", "spør etter ess"): "asks for aces",
}


@pytest.mark.parametrize(("text", "printed"), (SAID | ROBOTS).items())
def test_descriptions_are_printed_as_they_were_understood(text: str, printed: str) -> None:
    assert printed == str(parse_meaning(text))


@pytest.mark.parametrize(("language", "text", "printed"), [(*key, said) for key, said in FOREIGN.items()])
def test_descriptions_are_read_in_three_languages(language: str, text: str, printed: str) -> None:
    assert printed == str(parse_meaning(text, language))


@given(meanings())
@settings(max_examples=300, deadline=None)
def test_what_a_meaning_prints_reads_back_to_the_same_meaning(meaning: Meaning) -> None:
    assume(doubt(meaning) is None)
    assert meaning == parse_meaning(str(meaning))


@pytest.mark.parametrize("text", [*SAID, *ROBOTS])
def test_what_is_printed_of_a_description_reads_back_to_the_same_meaning(text: str) -> None:
    assert parse_meaning(text) == parse_meaning(str(parse_meaning(text)))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("5+ herats, 11-21", "column 4: 'herats' is not understood; did you mean hearts?"),
        ("15-17 blanced", "column 7: 'blanced' is not understood; did you mean balanced?"),
        ("blorptag 3", "column 1: 'blorptag' is not understood; use points, lengths and shapes"),
        (
            "12 balanced",
            "column 1: '12' of what? Write points, a suit, or a range, as in 12+, 12-14 or 5 spades",
        ),
        ("17-15 balanced", "column 1: '17-15' runs downwards; write 15-17"),
        ("5=4=3=2", "column 1: '5=4=3=2' does not add up to 13 cards"),
        ("(5+ hearts, 11-21", "at the end: a bracket is not closed"),
        ("5+ hearts)", "column 10: ')' cannot stand here"),
        ("2S, weak", "column 1: '2S' may be a call or a length; write 2 spades for a length"),
        ("AKQxx", "at the end: in which suit? Say: AKQxx in hearts"),
        ("queen", "column 1: 'queen' of which suit? Say: queen of hearts"),
        ("3+ in every unbid suit", "at the end: which suits? Only the auction tells which were not bid"),
        ("transfer to", "at the end: should be a suit: transfer to which one?"),
        ("5+ hearts and", "at the end: something is missing"),
        ("  ", "at the end: nothing is described; say for example 15-17 balanced"),
    ],
)
def test_what_is_not_understood_is_named_with_its_place_and_a_remedy(text: str, told: str) -> None:
    with pytest.raises(MeaningError, match=re.escape(told)) as caught:
        parse_meaning(text)

    assert "\n" not in str(caught.value)
    assert isinstance(caught.value, NotationError)


def test_the_word_that_is_not_understood_is_underlined() -> None:
    with pytest.raises(MeaningError) as caught:
        parse_meaning("5+ herats, 11-21")

    assert "5+ herats, 11-21\n   ^^^^^^" == caught.value.underlined


def test_another_language_is_refused() -> None:
    with pytest.raises(CaseError, match="language 'xx': not spoken here"):
        parse_meaning("15-17", "xx")


@given(
    st.text(max_size=40)
    | st.lists(st.sampled_from([*"()+-,;:/ 0123456789", *SAID]), max_size=12).map(" ".join)
)
@settings(max_examples=300, deadline=None)
def test_any_text_is_read_or_refused_in_one_line(text: str) -> None:
    meaning = None
    with suppress(NotationError):  # of signs that no text has it is the entrance that refuses them
        meaning = parse_meaning(text)

    assert meaning is None or meaning == parse_meaning(str(meaning))


@pytest.mark.parametrize("words", ["7+ hearts, 7+ spades", "balanced, void in clubs", "4333 with a void"])
def test_words_that_no_hand_fits_are_refused(words: str) -> None:
    with pytest.raises(MeaningError, match="fits no hand"):
        parse_meaning(words)


def test_words_that_say_the_same_are_the_same_hands() -> None:
    for one, other in [
        ("no 4-card major", "up to 3 hearts, up to 3 spades"),
        ("singleton or void in clubs", "not 2+ clubs"),
        ("two aces or three aces", "aces of 2-3"[8:] + " aces"),
        ("unbalanced", "not balanced"),
        ("5-5 majors", "5+ spades and 5+ hearts"),
    ]:
        found = difference(parse_meaning(one), parse_meaning(other))
        assert (0, 0) == (found.only_a, found.only_b)


def test_key_cards_are_counted_as_aces_and_the_king() -> None:
    every_number = [count(parse_meaning(f"{number} key cards in hearts")) for number in range(6)]

    assert count(parse_meaning("any hand")) == sum(every_number)


def test_what_the_robots_say_in_real_files_is_read() -> None:
    explained = {
        text.strip()
        for file in REAL.glob("lin/**/*.lin")
        for text in re.findall(r"an\|([^|]*)\|", file.read_text("utf-8", "replace"))
        if "HCP;" in text or "total points" in text
    }
    refused = []
    for text in explained:
        try:
            parse_meaning(text)
        except MeaningError as error:
            if error.start < text.rfind(";"):  # files cut long explanations off in their last term
                refused.append(str(error))

    assert [] == refused


@pytest.mark.parametrize(
    ("text", "call", "after", "printed"),
    [
        (
            "4+ diamonds, or 3 if 4-4-3-2, 12-20",
            "1D",
            (),
            "(4+ diamonds or (3+ diamonds, 0-3 diamonds, 4-4-3-2)), 12-20 points",
        ),
        (
            "12-14 balanced without a 5-card major or 15+ with 5+ clubs or any 18+",
            "1C",
            (),
            "(12-14 points, balanced, not (5+ spades or 5+ hearts)) or (15+ points, 5+ clubs) or 18+ points",
        ),
        (
            "natural, 10-12, 2 spades",
            "2NT",
            ("1S",),
            "natural, 10-12 points, 2 spades, usually balanced",
        ),
        ("natural, 10-12, 6+ clubs", "2NT", ("1S",), "natural, 10-12 points, 6+ clubs"),
        ("4 trumps, 10-12", "3H", ("1H",), "4+ hearts, 10-12 points"),
        ("exactly 4 trumps, 10-12", "3H", ("1H",), "4+ hearts, 0-4 hearts, 10-12 points"),
    ],
)
def test_the_call_and_the_other_parts_settle_what_a_part_means(
    text: str, call: str, after: tuple[str, ...], printed: str
) -> None:
    assert printed == str(parse_meaning(text, call=call, after=after))


def test_a_figure_beside_a_length_and_a_word_of_strength_may_be_points_or_cards() -> None:
    with pytest.raises(MeaningError, match="may be points or cards"):
        parse_meaning("exactly 4 hearts or 5+ with a weak hand", call="X", after=["1D", "(1S)"])
