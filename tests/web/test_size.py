"""Pages are light: they are asked for on a phone while four people wait."""

from urllib.parse import urlencode

import pytest
from starlette.testclient import TestClient

from lawbook.law.book import laws
from tests.web.browsing import Page

LIMIT = 40_000
LONGEST = {
    "adjustment_ground": "wrong_rectification",
    "damaged": "yes",
    "outcomes": "too_many",
    "too_many_outcomes": "artificial",
    "form": "teams",
    "other_table_favourable": "no",
    "fault_ns": "directly",
    "fault_ew": "directly",
    "lost_board_before": "yes",
    "under_40_ns": "yes",
    "under_40_ew": "no",
    "knockout": "yes",
}
PAGES = [
    "/",
    "/hands",
    "/auction",
    "/auction?board=1&story=N+1H%0AE+1C",
    "/rule/13",
    "/rule/10?assessment=settled",
    *(f"/law/{number}" for number in laws()),
]


@pytest.mark.parametrize("address", PAGES)
def test_a_page_is_below_40_kb(client: TestClient, address: str) -> None:
    assert len(client.get(address).content) < LIMIT


def test_every_page_of_the_longest_interview_is_below_40_kb(client: TestClient) -> None:
    addresses = ["/rule/13+12?card_not_of_deal=no&play_finished=yes"]
    asked = 0
    while addresses:
        text = client.get(addresses.pop()).text
        assert len(text.encode()) < LIMIT
        asked += 1
        addresses += [link.href for link in Page(text).answers][-1:]
    assert asked > 4


def test_a_ruling_on_twelve_answers_is_far_below_40_kb_on_the_wire(client: TestClient) -> None:
    response = client.get("/rule/12", params=urlencode(LONGEST), headers={"accept-encoding": "gzip"})

    assert "<h1>The ruling</h1>" in response.text
    assert int(response.headers["content-length"]) < LIMIT / 5


def test_the_stylesheet_is_below_10_kb(client: TestClient) -> None:
    (address,) = (
        a["href"] for tag, a in Page(client.get("/rule/13").text).tags if a.get("rel") == "stylesheet"
    )

    assert len(client.get(str(address)).content) < 10_000


@pytest.mark.parametrize(("letter", "most"), [("a", 15_000), ("{", 5_000), ("%C5%82", 2_500)])
def test_no_address_leads_to_a_page_without_end(client: TestClient, letter: str, most: int) -> None:
    """A page has a hundred links, and each has the whole address, spelt out."""
    assert client.get(f"/?hand={letter * most}").status_code == 200
    for number in (most, 2 * most, 15_000 // len(letter)):
        page = client.get(f"/?hand={letter * number}", headers={"Accept-Encoding": "identity"})
        assert len(page.content) < 2_500_000
