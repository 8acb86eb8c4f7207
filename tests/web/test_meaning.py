"""The page that compares the meanings of two calls, and the way to it."""

import re
from collections.abc import Callable
from urllib.parse import urlencode
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from lawbook.bridge import Suit
from lawbook.meaning import difference, parse_meaning
from lawbook.web.overlap import overlap_svg, telling_suit
from tests.web.browsing import Page, params

Get = Callable[[str], Page]

OPENING, OVERCALL = "5+ hearts, 11-20", "5+ hearts, 8-16"
OUT_OF_TURN = f'S 1H alerted "{OPENING}"\ndirector\nW refuses\nN 1C\nE P\n'


def meaning(**typed: str) -> str:
    return f"/meaning?{urlencode(typed)}"


def words_of(page: Page) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", page.html).split())


def test_two_descriptions_give_a_verdict_with_its_clause_and_figures(get: Get) -> None:
    page = get(meaning(withdrawn=OPENING, replacement=OVERCALL))

    assert "Comparable by these meanings 23A1" in words_of(page)
    assert "42,097,283,800 (52.9 %)" in words_of(page)
    assert page.link("23A1").href.startswith("/clause/2024/23A1")


@pytest.mark.parametrize(("language", "hearts"), [("en", "hearts"), ("pl", "kierów"), ("nb", "hjerter")])
def test_what_an_empty_box_suggests_can_be_typed_there(get: Get, language: str, hearts: str) -> None:
    empty = get(f"/meaning?lang={language}")
    suggested = [told.get("placeholder") or "" for tag, told in empty.tags if tag == "textarea"]
    shown = [parse_meaning(words, language) for words in suggested]

    assert all(hearts in words for words in suggested)
    assert shown == [parse_meaning(OPENING), parse_meaning(OVERCALL)]


def test_a_strict_verdict_is_another(get: Get) -> None:
    page = get(
        meaning(
            withdrawn=OPENING,
            replacement=OVERCALL,
            **{"set.comparable_points": "1", "set.comparable_overlap_percent": "75"},
        )
    )

    assert "Not comparable by these meanings 23A" in words_of(page)


def test_the_line_stands_on_the_page_with_its_sources_and_can_be_drawn_more_strictly(get: Get) -> None:
    page = get(meaning(withdrawn=OPENING, replacement=OVERCALL))
    stricter = get(page.link("A stricter line").href)

    assert "WBF Laws Committee, Commentary on the 2017 Laws, Law 23" in words_of(page)
    assert "Not comparable by these meanings 23A" in words_of(stricter)
    assert "(told with the case)" in words_of(stricter)
    assert "Comparable by these meanings 23A1" in words_of(get(stricter.link("The authority's line").href))


def test_every_line_is_a_reading_of_the_withdrawn_call(get: Get) -> None:
    readings = f"{OPENING}\n16+ artificial"
    page = get(meaning(withdrawn=readings, replacement="6+ hearts, 11-15"))
    first = get(meaning(withdrawn=readings, replacement="6+ hearts, 11-15", mode="stated"))

    assert "this one is not: 16+ points, artificial." in words_of(page)
    assert "Comparable by these meanings 23A2" in words_of(first)


def test_one_description_alone_is_counted(get: Get) -> None:
    assert "30,897,212,184 (4.8 %)" in words_of(get(meaning(withdrawn="15-17 balanced")))


@pytest.mark.parametrize("name", ["withdrawn", "replacement"])
def test_words_that_are_not_understood_are_underlined_and_kept(client: TestClient, name: str) -> None:
    typed = {"withdrawn": OPENING, "replacement": OVERCALL} | {name: "5+ herats & <b>"}
    response = client.get(meaning(**typed))

    assert response.status_code == 400
    assert "5+ <u>herats</u> &amp; &lt;b&gt;<br>is not understood; did you mean hearts?" in response.text
    assert "5+ herats &amp; &lt;b&gt;</textarea>" in response.text


def test_one_tap_leaves_open_what_is_not_understood(client: TestClient, get: Get) -> None:
    """The part goes into braces where it was typed; the verdict says what turns on it."""
    said = "4+ hearts, 8-15, as Gubbe likes them"
    first = Page(client.get(meaning(withdrawn=OPENING, replacement=said)).text)
    (tap,) = (link for link in first.links if link.text.startswith("Leave it open"))
    after = get(tap.href)

    assert "4+ hearts, 8-15, {as Gubbe likes them}</textarea>" in after.html
    assert f">{OPENING}</textarea>" in after.html
    assert "Borderline: these meanings do not decide it" in words_of(after)
    assert "Left open, as words that may only leave out hands: as Gubbe likes them." in words_of(after)


def test_what_may_add_hands_is_not_offered_to_be_left_open(client: TestClient) -> None:
    response = client.get(meaning(withdrawn=OPENING, replacement="5+ hearts, or as Gubbe likes them"))

    assert response.status_code == 400
    assert "Leave it open" not in response.text


@pytest.mark.parametrize(
    "typed",
    [
        {"replacement": "7+ hearts, 7+ spades"},
        {"set.comparable_points": "mild"},
        {"authority": "FIFA"},
        {"mode": "any"},
        {"suit": "N"},
        {"withdrawn": "12+\n" * 9},
    ],
)
def test_what_cannot_be_compared_is_told_in_one_line(client: TestClient, typed: dict[str, str]) -> None:
    response = client.get(meaning(**{"withdrawn": OPENING, "replacement": OVERCALL} | typed))

    assert response.status_code == 400
    assert 'role="alert"' in response.text


@given(
    st.dictionaries(st.sampled_from(["withdrawn", "replacement", "mode", "by", "suit"]), st.text(max_size=30))
)
@settings(max_examples=50, deadline=None)
def test_whatever_is_typed_has_a_page(client: TestClient, typed: dict[str, str]) -> None:
    assert client.get(meaning(**typed)).status_code in {200, 400}


def test_the_questions_of_law_23_lead_to_the_page_with_what_was_explained(get: Get) -> None:
    story = f'{OUT_OF_TURN}S 2H announced "{OVERCALL}"'
    asked = get(f"/rule/?{urlencode({'dealer': 'N', 'story': story})}")
    link = asked.link("Compare the meanings")

    told = params(link.href)
    assert told.pop("case").startswith("/rule")
    assert {"withdrawn": OPENING, "replacement": OVERCALL} == told
    assert "Comparable by these meanings [23A1]" in asked.html
    assert "Comparable by these meanings" in get(link.href).html


def test_the_questions_lead_there_without_an_explanation_too(get: Get) -> None:
    assert "/meaning?case=%2Frule%2F23" == get("/rule/23").link("Compare the meanings").href


@pytest.mark.parametrize("sought", ["comparable call", "meaning", "porownywalna", "sammenlignbar", "Law 23"])
def test_the_page_is_found_by_searching(get: Get, sought: str) -> None:
    page = get(f"/?{urlencode({'q': sought})}")

    assert any(link.href == "/meaning" for link in page.within("button"))


def test_every_square_of_the_picture_is_drawn_inside_it_and_as_large_as_there_are_hands() -> None:
    seen = difference(parse_meaning(OPENING), parse_meaning(OVERCALL))
    drawn = ET.fromstring(overlap_svg(seen, Suit.HEARTS, "A & B", "en"))  # noqa: S314  # our own
    _, _, width, height = map(float, drawn.attrib["viewBox"].split())
    squares = [one for one in drawn if one.tag.endswith("rect")]

    assert {"only-a", "both", "only-b"} == {one.attrib["class"] for one in squares}
    for one in squares:
        assert 0 <= float(one.attrib["x"]) <= width - float(one.attrib["width"])
        assert 0 <= float(one.attrib["y"]) <= height - float(one.attrib["height"])
    by_kind = {
        kind: max(float(one.attrib["width"]) for one in squares if one.attrib["class"] == kind)
        for kind in ("only-a", "both", "only-b")
    }
    assert by_kind["only-a"] < by_kind["only-b"] == by_kind["both"] or by_kind["only-a"] < by_kind["both"]


def test_the_picture_shows_the_suit_that_the_calls_show() -> None:
    for withdrawn, replacement, suit in [
        (OPENING, OVERCALL, Suit.HEARTS),
        ("4+ diamonds", "take-out, 12+", Suit.DIAMONDS),
        ("12-14 balanced", "15-17 balanced", Suit.SPADES),
    ]:
        assert suit is telling_suit(difference(parse_meaning(withdrawn), parse_meaning(replacement)))


def test_the_page_is_light_on_the_wire(client: TestClient) -> None:
    response = client.get(meaning(withdrawn="8+", replacement="10+"), headers={"accept-encoding": "gzip"})

    assert int(response.headers["content-length"]) < 8_000


def test_it_goes_back_to_the_ruling_with_the_answer(get: Get) -> None:
    typed = {"withdrawn": "5+ hearts, 11-20", "replacement": "6+ hearts, 11-15", "case": "/rule/23"}
    page = get(meaning(**typed))
    answers = {frozenset(params(link.href).items()) for link in page.within("answers")}
    tests = ("replacement_similar", "replacement_subset", "replacement_same_purpose")

    assert "/rule/23" == page.link("← Back to the ruling").href
    alone = [frozenset((test, "yes" if test == so else "no") for test in tests) for so in tests]
    assert set(alone) < answers
    assert frozenset((test, "no") for test in tests) in answers


def test_the_call_tells_which_suit_its_words_leave_to_it(get: Get) -> None:
    alone = get(meaning(withdrawn="weak two"))
    told = get(meaning(withdrawn="weak two", call="2H"))

    assert ["own suit" in page.html for page in (alone, told)] == [True, False]
    assert "<mark>(5)6 hearts</mark>" in told.html


def test_what_is_assumed_is_marked_in_the_text_and_changed_with_one_tap(get: Get) -> None:
    page = get(meaning(withdrawn="weak, 6 hearts", replacement="6 hearts, 5-9"))

    assert "weak, <mark>(0)6-9(12) points</mark>, 6 hearts" in page.html
    assert ["#withdrawn", "#replacement"] == [
        link.href for link in page.links if link.text.strip() == "Change these words"
    ]


def test_the_calls_of_the_record_tell_it_when_a_ruling_leads_there(get: Get) -> None:
    story = (
        'S 1H alerted "11-20, 5+ cards"\ndirector\nW refuses\nN 1C\nE P\nS 2H announced "6+ hearts, 12-16"'
    )
    asked = get(f"/rule/?{urlencode({'dealer': 'N', 'story': story})}")
    page = get(asked.link("Compare the meanings").href)

    assert "11-20 points, 5+ hearts" in words_of(page)
    assert 'name="call" maxlength="5" value="1♥"' in page.html


@pytest.mark.parametrize("key", ["call", "instead", "before", "after"])
def test_a_call_that_is_none_is_refused(client: TestClient, key: str) -> None:
    response = client.get(meaning(withdrawn=OPENING, replacement=OVERCALL, **{key: "9Z"}))

    assert response.status_code == 400
    assert "9Z" in response.text
