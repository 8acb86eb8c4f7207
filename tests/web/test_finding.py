"""The finder: what directors and players type, in three languages, and what they look for."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lawbook.address import Address
from lawbook.languages import LANGUAGES
from lawbook.web.finding import find
from lawbook.web.search import Finder
from lawbook.web.tiles import TILES
from tests import yamlfile
from tests.web.browsing import Page, texts

Get = Callable[[str], Page]

SOUGHT: dict[str, dict[object, str]] = {
    language: yamlfile.read(Path(__file__).parent / "sought" / f"{language}.yaml") for language in LANGUAGES
}
LEAST = {"en": 435, "pl": 260, "nb": 260}


def addresses(wanted: str, base: Address) -> set[str]:
    """Where any of the tiles, Laws and pages leads that somebody looks for."""
    keys = wanted.split()
    tiles = {str(tile.address(base)) for tile in TILES if tile.key in keys}
    laws = {str(base.at(f"/law/{key}")) for key in keys if key.isdecimal()}
    return tiles | laws | {str(base.at(key)) for key in keys if key.startswith("/")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_is_among_the_first_three(
    language: str, record_property: Callable[[str, object], None]
) -> None:
    base, typed = Address("/", {"lang": language}), SOUGHT[language]
    missed = [
        text
        for text, wanted in typed.items()
        if not addresses(wanted, base) & {str(found.address) for found in find(str(text), base)[:3]}
    ]

    assert len(typed) >= LEAST[language]
    assert len(missed) <= 0.05 * len(typed), missed
    record_property(f"counted words that the finder knows, {language}", len(typed) - len(missed))


@pytest.mark.parametrize(
    "number", ["58", "law 58", "Law 58", "§58", "§ 58", "prawo 58", "lov 58", "L58", " 58 "]
)
def test_a_law_is_found_by_its_number_however_it_is_written(number: str) -> None:
    assert "/law/58" == str(find(number, Address("/", {}))[0].address)


def test_a_clause_is_found_by_its_citation_and_its_law_beside_it() -> None:
    found = [str(each.address) for each in find("58b1", Address("/", {}))]

    assert ["/clause/2024/58B1", "/law/58"] == found[:2]


@pytest.mark.parametrize(
    ("text", "language", "low"),
    [
        ("1S over 2H", "en", True),
        ("1NT po 1BA", "pl", True),
        ("2R over 2K", "nb", False),
        ("2H over 1S", "en", False),
    ],
)
def test_a_bid_over_one_that_is_not_lower_is_insufficient(text: str, language: str, *, low: bool) -> None:
    base = Address("/", {"lang": language})

    assert low is bool(
        addresses("insufficient", base) & {str(found.address) for found in find(text, base)[:1]}
    )


@pytest.mark.parametrize("number", ["0", "94", "law 120", "58Z9 77"])
def test_a_number_that_no_law_has_is_no_law(number: str) -> None:
    assert not any(str(found.address).startswith("/law/") for found in find(number, Address("/", {})))


@pytest.mark.parametrize(
    "text", ["offside", "xyzzy", "pizza", "checkmate", "the", "%%%", "zzz qqq", "football match ball"]
)
def test_what_nobody_knows_finds_nothing(text: str) -> None:
    assert [] == [found.said for found in find(text, Address("/", {}))]


def test_every_law_is_found_by_its_own_title_in_every_language(get: Get) -> None:
    for language in LANGUAGES:
        listed = get(f"/laws?lang={language}").within("laws")
        titles = {link.href: " ".join(link.text.split()[1:]) for link in listed}
        base = Address("/", {"lang": language})

        assert 93 == len(titles)
        assert [] == [t for href, t in titles.items() if href not in {str(f.address) for f in find(t, base)}]


def test_single_questions_are_found(get: Get) -> None:
    page = get("/?q=dummy+exchanged+hands+with+declarer")

    assert "/rule/43?dummy_went_too_far=exchanged" == page.within("found")[0].href


def test_nothing_found_says_so_and_leads_to_all_laws(get: Get) -> None:
    page = get("/?q=offside")

    assert "Nothing is found for: offside." in page.html
    assert [] == page.within("found")
    assert "All Laws" in texts(page.within("share"))


def test_search_keeps_language_and_edition_and_tells_the_law_of_what_is_found(get: Get) -> None:
    page = get("/?q=revoke&lang=nb&edition=2017")
    hidden = {a["name"]: a["value"] for tag, a in page.tags if tag == "input" and a.get("type") == "hidden"}

    assert {"lang": "nb", "edition": "2017"} == hidden
    assert "§ 62" in page.within("found")[0].text or "§ 62" in page.within("found")[1].text


@pytest.mark.usefixtures("no_law_27_of_2007")
def test_a_law_that_is_not_written_in_an_edition_is_not_offered(get: Get) -> None:
    assert [] == [link.href for link in get("/?q=27&edition=2007").within("found")]
    assert "/law/13?edition=2007" in {link.href for link in get("/?q=13&edition=2007").within("found")}


def test_words_that_say_the_same_stand_for_each_other_and_no_others() -> None:
    called = {"79": [("wrong", "score")], "15": [("wrong", "board")]}

    assert [[], ["79"]] == [
        Finder(called, same=same).find("wrong result") for same in ([], [("score", "result")])
    ]
    assert [] == Finder(called, same=[("score", "result")]).find("lost umbrella")


def test_the_words_of_all_names_together_find_a_thing_less_surely_than_one_name() -> None:
    called: dict[str, list[tuple[str, ...]]] = {
        "68": [("claim", "trump"), ("outstanding", "card")],
        "70": [("claim", "outstanding", "trump")],
    }

    assert ["70", "68"] == Finder(called).find("claim outstanding trump")


def test_of_a_whole_sentence_what_is_known_of_it_is_enough() -> None:
    finder = Finder({"79": [("wrong", "score", "side")]})

    assert finder.find("grandmothers always wrote the wrong score for whichever side") == ["79"]
    assert finder.find("grandmothers always wrote the score") == []


@pytest.mark.parametrize(
    ("typed", "bare"),
    [
        ("no alert of 2 diamonds", "no alert"),
        ("nie alertował 1BA", "nie alertował"),
        ("4 ruter, 2R", "claim"),
    ],
)
def test_a_bid_is_no_word_of_what_is_looked_for(typed: str, bare: str) -> None:
    base = Address("/", {})
    found = [each.address for each in find(typed, base)]

    assert found == ([each.address for each in find(bare, base)] if bare != "claim" else [])
