"""A word that is added to a description is never lost: it changes what is read back, or it is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.bridge import Hand
from lawbook.meaning import (
    Holds,
    Meaning,
    MeaningError,
    Respect,
    difference,
    examples,
    holds,
    is_empty,
    narrowest,
    open_in,
    parse_meaning,
    widest,
)
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
        "light in third seat",
        "upgrades possible",
        "at favourable",
        "wide-ranging",
        "no void",
        "not balanced",
        "without a singleton",
        "never 4 spades",
        "not forcing",
        "no extras promised",
        "denies three spades",
        "non-promissory",
        "distributional",
        "unless 5-5",
        "if not vulnerable",
        "including a void",
        "may be short",
        "tends to be balanced",
        "some extras",
        "likely a minor",
        "says nothing of clubs",
        "but not clubs",
        "up the line",
        "at most 12",
        "headed by the ace",
        "sound opening",
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
        "nie forsuje",
        "bez singla",
        "bez renonsu",
        "nie zrównoważona",
        "nigdy",
        "nie wyklucza singla",
        "możliwa czwórka pik",
        "lekka",
        "solidna",
        "w korzystnych",
        "chyba że 5-5",
        "co najmniej 12",
        "bez atu",
        "układowa",
        "raczej",
        "brak asa",
        "nie obiecuje siły",
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
        "ikke krav",
        "uten singel",
        "uten renons",
        "ikke balansert",
        "aldri",
        "benekter ikke singel",
        "mulig renons",
        "lett",
        "solid åpning",
        "i gunstig sone",
        "med mindre 5-5",
        "minst 12",
        "fordelingshånd",
        "gjerne",
        "ingen ess",
        "lover ikke styrke",
    ],
}
LANGUAGES = sorted(WORDS)
HANDS: list[Hand] = [
    hand
    for words in (
        "5+ hearts, 11-15",
        "15-17 balanced",
        "6 spades, 6-9",
        "5-5 majors",
        "4+ clubs, 12+",
        "any hand",
    )
    for hand in examples(parse_meaning(words), 12, seed=1)
]


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


@st.composite
def reordered(draw: st.DrawFn) -> tuple[str, str, str]:
    """A description and the same parts in another order; what follows `unless` speaks of all before it."""
    language = draw(st.sampled_from(LANGUAGES))
    words = [word for word in WORDS[language] if not word.startswith(("unless", "chyba", "med mindre"))]
    said, word = draw(st.sampled_from(DESCRIPTIONS[language])), draw(st.sampled_from(words))
    parts = [*said.split(", "), word]
    return language, ", ".join(parts), ", ".join(draw(st.permutations(parts)))


@given(reordered())
def test_the_order_of_parts_between_commas_turns_nothing_into_its_opposite(
    case: tuple[str, str, str],
) -> None:
    language, said, other = case
    one, two = read(said, language), read(other, language)
    if one is None or two is None or is_empty(one) or is_empty(two):
        return  # of words that contradict themselves it is told that no hand fits

    for hand in HANDS:
        assert {Holds.YES, Holds.NO} != {holds(one, hand), holds(two, hand)}, (said, other)


@pytest.mark.parametrize(
    ("language", "said", "denied"),
    [
        ("en", "5+ hearts, 11-15", "no void"),
        ("en", "5+ hearts, 11-15", "without a singleton"),
        ("en", "5+ hearts, 11-15", "never 4 spades"),
        ("en", "5+ hearts, 11-15", "not balanced"),
        ("pl", "5+ kierów, 11-15", "bez singla"),
        ("pl", "5+ kierów, 11-15", "nie zrównoważona"),
        ("nb", "5+ hjerter, 11-15", "uten renons"),
        ("nb", "5+ hjerter, 11-15", "ikke balansert"),
    ],
)
def test_a_denial_leaves_out_hands_and_brings_none(language: str, said: str, denied: str) -> None:
    found = difference(parse_meaning(said, language), parse_meaning(f"{said}, {denied}", language))

    assert 0 == found.only_b
    assert found.only_a
    assert found.both


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
        '"Michaels", usually (5+ diamonds or 5+ clubs), 6(13) spades',
    ] == said


def test_a_passed_hand_has_no_opening() -> None:
    words = "4+ spades, 8+"

    assert "4+ spades, 8-11(12) points" == str(parse_meaning(words, call="1S", after=["P", "1H"]))
    assert "4+ spades, 8+ points" == str(parse_meaning(words, call="1S", after=["1H"]))
