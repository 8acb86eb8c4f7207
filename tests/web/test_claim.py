"""The page of a claim: its worth, the worst line card by card, and plays that are called not normal."""

import re
from collections.abc import Callable
from urllib.parse import urlencode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from lawbook.address import RESERVED, Address
from lawbook.law.book import known_facts
from lawbook.web.claimpage import CLAIM, struck
from tests.web.browsing import Page, params

Get = Callable[[str], Page]

FOUR_LEFT = {
    "deal": "N:Q..KQ.Q J..JT.T .5..AKJ AK.8.A.",
    "contract": "5H by S",
    "tricks": "8-1",
    "leader": "S",
    "story": "S claims 12\nW objects",
}
"""Spade ace and king, the eight of hearts and the ace of diamonds against the five of hearts, still out."""
KNOWN = {**FOUR_LEFT, "unaware_of_trump": "no"}


def claim(**told: str) -> str:
    return f"/claim?{urlencode({**FOUR_LEFT, **told})}"


def text_of(page: Page) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", page.html).replace("\ufe0e", "").split())


def buttons(page: Page) -> list[str]:
    """The places of the cards that can be struck out."""
    return [
        named["value"] or "" for tag, named in page.tags if tag == "button" and named.get("name") == "strike"
    ]


def test_a_claim_is_told_with_its_worth_and_the_line(get: Get) -> None:
    page = get(claim())
    said = text_of(page)

    assert "South: 4 of 4 tricks left." in said
    assert "Worst normal line 0" in said
    assert 4 == page.html.count('<th scope="row">')
    assert 1 == page.html.count(" turning")


def test_the_claiming_side_alone_can_be_called_not_normal(get: Get) -> None:
    assert 8 == len(buttons(get(claim())))


def test_a_card_that_is_not_normal_is_struck_out_and_the_search_goes_on(client: TestClient, get: Get) -> None:
    page = get(claim(unaware_of_trump="no"))
    (line,) = (named["value"] for tag, named in page.tags if named.get("name") == "line")
    tapped = client.get(claim(unaware_of_trump="no", strike="0", line=line or ""), follow_redirects=False)
    there = tapped.headers["location"]

    assert 307 == tapped.status_code
    assert (line or "").split()[0] == params(there)["struck"]
    assert "Not normal, as you have judged" in text_of(get(there))


def test_a_card_that_was_struck_out_can_be_put_back(get: Get) -> None:
    page = get(claim(struck="H5"))
    (back,) = (link for link in page.within("given") if link.text == "change")

    assert "struck" not in params(back.href)


def test_whether_he_knew_of_the_trump_is_asked_here_too(get: Get) -> None:
    page = get(claim())
    said = [link.text.strip() for link in page.within("share")]

    assert ["Yes", "No"] == sorted(said, reverse=True)
    assert "unaware_of_trump" in params(page.within("share")[0].href)


def test_the_questions_of_law_70_lead_to_the_lines_and_back(get: Get) -> None:
    asked = get(f"/rule/70?{urlencode(KNOWN)}")
    there = asked.link("Look at the lines")
    lines = get(there.href)

    assert "Worst normal line" in text_of(lines)
    assert lines.link("← Back to the ruling").href.startswith("/rule/70?")
    assert KNOWN == params(lines.link("← Back to the ruling").href)


def test_without_a_record_there_is_the_form_alone(get: Get) -> None:
    page = get("/claim")

    assert "Worst normal line" not in page.html
    assert 'name="deal"' in page.html


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"story": "W objects"}, "claim"),
        ({"deal": ""}, "cards"),
        ({"contract": "9H by S"}, "contract"),
        ({"struck": "HA"}, "cannot play"),
        ({"struck": "xx"}, "xx"),
        ({"struck": ",".join(["SA"] * 13)}, "judge at most 12"),
        ({"strike": "99", "line": "SA"}, "tap one of the cards"),
        ({"strike": "-1", "line": "SA"}, "tap one of the cards"),
    ],
)
def test_what_cannot_be_looked_at_is_told_in_one_line(
    client: TestClient, told: dict[str, str], said: str
) -> None:
    response = client.get(claim(**told))

    assert response.status_code == 400
    assert 'class="error"' in response.text
    assert said in response.text


def test_a_whole_deal_with_its_play_is_below_40_kb(client: TestClient) -> None:
    told = {
        "deal": "N:KQ32.543.432.AK2 J98.876.765.JT95 AT74.JT9.AKQ.Q43 65.AKQ2.JT98.876",
        "contract": "4S by S",
        "tricks": "",
        "leader": "",
        "story": 'W HA\nN H3\nE H6\nS H9\nW DJ\nN D2\nE D5\nS DA\nS claims 12 "drawing trumps"\nW objects',
    }
    response = client.get(claim(**told))

    assert response.status_code == 200
    assert len(response.content) < 40_000


def test_no_parameter_of_the_page_is_a_fact_or_a_part_of_the_record() -> None:
    assert set() == set(CLAIM) & {*known_facts(), *RESERVED}


def test_striking_out_adds_the_cards_up_to_the_one_that_was_tapped() -> None:
    told = Address("/claim", {"struck": "HA", "line": "S2 S3 S4", "strike": "1"})

    assert {"struck": "HA,S2 S3"} == dict(struck(told).params)


@pytest.mark.parametrize("sought", ["claim worth", "linia", "Law 71", "innrommelse"])
def test_the_page_is_found_by_searching(get: Get, sought: str) -> None:
    page = get(f"/?{urlencode({'q': sought})}")

    assert any(link.href == "/claim" for link in page.within("button"))


@pytest.mark.parametrize(
    ("language", "words"), [("en", "drawing trumps"), ("pl", "atutuję"), ("nb", "trekker trumf")]
)
def test_what_the_empty_box_of_the_claim_suggests_is_said_as_players_there_say_it(
    get: Get, language: str, words: str
) -> None:
    (story,) = (told for tag, told in get(f"/claim?lang={language}").tags if told.get("id") == "story")

    assert story["placeholder"] == f'S claims 12 "{words}"\nW objects'


@given(
    st.dictionaries(
        st.sampled_from([*CLAIM, *FOUR_LEFT]), st.sampled_from(["0", "SA", "yes"]) | st.text(max_size=9)
    )
)
@settings(max_examples=60, deadline=None)
def test_whatever_is_typed_has_a_page(client: TestClient, typed: dict[str, str]) -> None:
    response = client.get("/claim", params={**FOUR_LEFT, **typed})

    assert response.status_code in {200, 400}
    Page(response.text)
