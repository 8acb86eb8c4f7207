"""A word that is added to a description is never lost: it changes what is read back, or it is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.meaning import Meaning, MeaningError, Respect, narrowest, open_in, parse_meaning, widest
from lawbook.text.describing import described

DESCRIPTIONS = {
    "en": [
        "5+ hearts, 11-15",
        "15-17 balanced",
        "6 spades, weak",
        "both majors, 5-4",
        "4+ clubs or 6 diamonds, 12+",
    ],
    "pl": ["5+ kierów, 11-15", "15-17 zrównoważona", "6 pików, słaba", "oba starsze 5-4"],
    "nb": ["5+ hjerter, 11-15", "15-17 balansert", "6 spar, svak", "begge major 5-4"],
}
WORDS = {
    "en": [
        "usually",
        "normally",
        "often",
        "sometimes",
        "rarely",
        "weak",
        "strong",
        "sound",
        "light",
        "good",
        "solid",
        "extras",
        "values",
        "maximum",
        "constructive",
        "unbalanced",
        "short",
        "long",
        "singleton",
        "void",
        "stopper",
        "forcing",
        "natural",
        "artificial",
        "limited",
        "pre-emptive",
        "vulnerable",
        "third seat",
        "Michaels",
        "Bergen",
        "blorp",
        "concentrated",
        "aggressive",
        "two-suited",
        "4-card",
        "6-9",
        "2 aces",
        "no ace",
        "denies a minor",
        "about 12",
    ],
    "pl": [
        "zwykle",
        "często",
        "czasem",
        "słaba",
        "silna",
        "dobry",
        "pełny",
        "nadwyżka",
        "wartości",
        "krótkość",
        "singel",
        "forsuje",
        "naturalna",
        "sztuczna",
        "blok",
        "bergen",
        "zgrzyt",
        "inwit",
    ],
    "nb": [
        "vanligvis",
        "ofte",
        "av og til",
        "svak",
        "sterk",
        "god",
        "gående",
        "tillegg",
        "verdier",
        "kort",
        "singel",
        "krav",
        "naturlig",
        "kunstig",
        "sperr",
        "bergen",
        "knirk",
        "invitt",
    ],
}
LANGUAGES = sorted(WORDS)


def read(text: str, language: str) -> Meaning | None:
    try:
        return parse_meaning(text, language)
    except MeaningError:
        return None


@st.composite
def added(draw: st.DrawFn) -> tuple[str, str, str]:
    language = draw(st.sampled_from(LANGUAGES))
    said, word = draw(st.sampled_from(DESCRIPTIONS[language])), draw(st.sampled_from(WORDS[language]))
    return (
        language,
        said,
        draw(st.sampled_from([f"{said}, {word}", f"{word}, {said}", f"{word} {said}", f"{said} {word}"])),
    )


@given(added())
def test_a_word_that_is_added_is_read_back_or_refused(case: tuple[str, str, str]) -> None:
    language, said, longer = case
    before, after = read(said, language), read(longer, language)

    assert after is None or described(after, language) != described(before or "", language), longer


@given(added())
def test_what_is_printed_in_a_language_reads_back_to_the_same_hands(case: tuple[str, str, str]) -> None:
    language, _, longer = case
    meaning = read(longer, language)

    assert meaning is None or parse_meaning(described(meaning, language), language) == meaning


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "usually 5+ hearts, 11-15"),
        ("en", "5+ hearts as a rule, 11-15"),
        ("pl", "zwykle 5+ kierów, 11-15"),
        ("nb", "som regel 5+ hjerter, 11-15"),
    ],
)
def test_what_is_usual_has_exceptions(language: str, words: str) -> None:
    meaning = parse_meaning(words, language)

    assert Respect.EXCEPTIONS in open_in(meaning)
    assert "5+ hearts, 11-15 points" == str(narrowest(meaning)).replace("usually ", "")
    assert "11-15 points" == str(widest(meaning))


def test_a_name_shows_what_most_pairs_show_so_far_as_nothing_else_is_said() -> None:
    said = [
        str(parse_meaning(words, call="2H", after=["(1H)"]))
        for words in ("Michaels", "Michaels, 8-11", "Michaels, 6 spades")
    ]

    assert [
        '"Michaels", 5+ spades, (5+ diamonds or 5+ clubs), (6)8+ points',
        '"Michaels", 5+ spades, (5+ diamonds or 5+ clubs), 8-11 points',
        '"Michaels", 6 spades',
    ] == said


def test_a_passed_hand_has_no_opening() -> None:
    words = "4+ spades, 8+"

    assert "4+ spades, 8-11(12) points" == str(parse_meaning(words, call="1S", after=["P", "1H"]))
    assert "4+ spades, 8+ points" == str(parse_meaning(words, call="1S", after=["1H"]))
