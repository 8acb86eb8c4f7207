"""The bidding box: an auction is entered by tapping, irregular calls included, and goes on to its ruling."""

import re
from collections.abc import Callable
from urllib.parse import urlencode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from lawbook.casefile import CaseFile
from lawbook.desk import Decision
from lawbook.errors import NotCovered
from tests.web.browsing import Link, Page, params, texts
from tests.web.test_address import OURS

Get = Callable[[str], Page]


def auction(*lines: str, **given: str) -> str:
    return f"/auction?{urlencode({'board': '1', 'lang': 'en', **given, 'story': chr(10).join(lines)})}"


def label(page: Page, link: Link) -> str:
    return next(
        a.get("aria-label") or "" for tag, a in page.tags if tag == "a" and a.get("href") == link.href
    )


def call(page: Page, spoken: str) -> str:
    """Where the call leads that a screen reader tells so."""
    (href,) = (a["href"] for tag, a in page.tags if tag == "a" and a.get("aria-label") == spoken)
    return str(href)


def seat(page: Page, name: str) -> str:
    (link,) = (link for link in page.within("seats") if link.text == name)
    return link.href


def story(address: str) -> list[str]:
    return params(address).get("story", "").splitlines()


def heading(page: Page) -> str:
    found = re.search(r'<h2 id="box">(.*?)</h2>', page.html)
    return re.sub("<[^>]*>|\ufe0e", "", found[1]) if found else ""


def test_from_home_by_links_to_the_ruling_on_a_bid_out_of_turn(get: Get) -> None:
    page = get(get("/").within("share")[1].href)
    page = get(seat(page, "North"))
    assert heading(page) == "To call: North"
    page = get(seat(page, "East"))
    assert heading(page) == "Out of turn: East"
    page = get(call(page, "one spade"))
    assert "out of rotation" in page.html

    ruling = page.link("Rule on it").href

    assert ruling.startswith("/rule?")
    assert {"dealer": "N", "story": "E 1S\ndirector"} == params(ruling)
    assert "Is it accepted?" in get(ruling).html


def test_what_the_auction_shows_is_not_asked(get: Get) -> None:
    page = get(auction("E 1S", "S accepts"))

    outcome = get(page.link("Rule on it").href)

    assert outcome.is_outcome
    assert "29A" in outcome.citations


def test_a_ruling_goes_back_to_its_auction(get: Get) -> None:
    ruling = get(get(auction("E 1S", deal="N:- - - -")).link("Rule on it").href)
    refused = get(ruling.answers[1].href)

    assert ruling.link("← Back").href.startswith("/auction?")
    back = params(refused.link("Back to the auction").href)
    assert ("1", "E 1S\ndirector", "refuse") == (back["board"], back["story"], back["lho_accepts"])


def test_the_diagram_has_west_on_the_left_and_numbers_what_is_irregular(get: Get) -> None:
    page = get(auction("N 1H", "E 1C", "E 2C", "W P"))
    cells = [re.sub("<[^>]*>|\ufe0e", "", cell) for cell in re.findall("<td>(.*?)</td>", page.html)]

    assert ["West", "North", "East", "South"] == re.findall('<th scope="col">(.*?)</th>', page.html)
    assert ["", "1♥", "1♣1", "", "", "", "2♣", "", "Pass2", "", "", "?"] == cells
    assert 1 == page.html.count("<s>")
    assert "insufficient</b>; not accepted" in page.html


def test_every_call_can_be_tapped_and_is_told_in_words(get: Get) -> None:
    page = get(auction("N 1H"))
    taps = [*page.within("bids"), *page.within("words")]
    strange = [label(page, link) for link in taps if "strange" in link.classes]

    assert 43 == len(taps) == len({link.href for link in taps})
    assert [
        "one club, insufficient",
        "one diamond, insufficient",
        "one heart, insufficient",
        "redouble, inadmissible double or redouble",
    ] == strange
    assert ["N 1H", "E 7NT"] == story(call(page, "seven notrump"))
    assert ["N 1H", "E 1C"] == story(call(page, "one club, insufficient"))


def test_a_bid_above_seven_is_folded_away(get: Get) -> None:
    page = get(auction())
    fold = page.html[page.html.index("<summary>A bid above seven") :]

    assert 'aria-label="eight clubs"' in fold
    assert page.html.count("<details>") == 3
    assert "above seven" in get(call(page, "eight notrump")).html


def test_the_last_line_can_be_taken_back_until_nothing_is_left(get: Get) -> None:
    page, left = get(auction("N 1H", "E hesitates", "E P")), []
    while back := [link for link in page.links if link.text.startswith("← Take back")]:
        left.append(back[0].text.replace("\ufe0e", ""))
        page = get(back[0].href)

    assert [
        "← Take back: East: Pass",
        "← Take back: East hesitates",
        "← Take back: North: 1♥",
    ] == left
    assert heading(page) == "To call: North"


def test_the_opponent_accepts_or_refuses_only_an_open_call(get: Get) -> None:
    assert ["South accepts", "South does not accept"] == [
        text for text in texts(get(auction("N 1H", "E 1C")).within("share")) if text.startswith("South")
    ]
    assert [] == get(auction("N 1H", "E 2C")).within("share")
    assert [] == get(auction("N 1H", "E XX")).within("share")


def test_a_call_can_replace_another(get: Get) -> None:
    page = get(auction("N 1H", "E 1C"))
    instead, unmeant = (link for link in page.within("answers") if "replaces" in link.text)

    page = get(instead.href)
    assert heading(page) == "East replaces 1♣ with:"
    assert ["N 1H", "E 1C", "E replaces 1C with 2C"] == story(call(page, "two clubs"))
    assert ["N 1H", "E 1C", "E replaces 1C with X unintended"] == story(call(get(unmeant.href), "double"))


@pytest.mark.parametrize(
    ("typed", "last"),
    [
        ({"add": "alerted", "text": "3+ clubs"}, 'N 1C alerted "3+ clubs"'),
        ({"add": "alerted", "text": " "}, "N 1C alerted"),
        ({"add": "announced", "text": 'a "club"\n'}, "N 1C announced \"a 'club'\""),
        ({"add": "remarks", "text": "Oh # no", "as": "E"}, 'E remarks "Oh # no"'),
    ],
)
def test_words_are_added_to_the_record(client: TestClient, typed: dict[str, str], last: str) -> None:
    response = client.get(auction("N 1C", **typed), follow_redirects=False)
    target = response.headers["location"]

    assert last == story(target)[-1]
    assert {"board", "lang", "story"} == set(params(target))
    assert client.get(target).status_code == 200


def test_a_remark_cannot_become_markup_or_another_line(client: TestClient) -> None:
    said = '<script>alert(1)</script>"\nE 7NT'
    response = client.get(auction("N 1C", add="remarks", text=said, **{"as": "E"}))

    assert "<script" not in response.text.replace(OURS, "")
    assert "East remarks: &lt;script&gt;" in response.text
    assert "7NT</" not in response.text.split("</table>")[0]


DIFFERENT = {
    "lowest_same_denomination": "no",
    "replacement_similar": "no",
    "replacement_subset": "no",
    "replacement_same_purpose": "no",
}


def test_an_obligation_of_the_ruling_is_in_force_in_the_box(get: Get) -> None:
    page = get(auction("N 1H", "E 1C", "S refuses", "E 2H", "S P", **DIFFERENT))

    assert "By the ruling West must pass" in page.html
    assert "three clubs, obliged to pass" in {a.get("aria-label") for _, a in page.tags}


def test_an_ended_auction_tells_its_contract_and_takes_a_call_all_the_same(get: Get) -> None:
    page = get(auction("N 1NT", "E P", "S P", "W P"))
    assert "1NT by North" in page.html
    assert [] == page.within("bids")

    page = get(seat(page, "East"))
    assert heading(page) == "After the end: East"
    late = get(call(page, "double"))

    assert "after the auction had ended" in late.html
    assert late.link("Rule on it")


def unwritten(_: CaseFile) -> Decision:
    raise NotCovered("law 27: not written yet")


def test_a_law_that_is_not_written_is_told_in_one_line_beside_the_auction(
    get: Get, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lawbook.web.app.rule", unwritten)
    page = get(auction("N 1H", "E 1C", authority="EBU"))

    assert "not written yet" in page.html
    assert "Rule on it" not in page.html
    assert heading(page) == "To call: East"


def test_answers_that_were_given_can_be_seen_and_taken_back(get: Get) -> None:
    page = get(auction("E 1S", lho_accepts="refuse"))

    assert "Answers so far (1)" in page.html
    assert ["E 1S"] == story(page.within("given")[0].href)
    assert {"lang": "en"} == params(page.link("Start again").href)


def test_a_regular_auction_has_nothing_to_rule_on(get: Get) -> None:
    assert "Rule on it" not in get(auction("N 1H", "E 2C")).html


def test_what_else_happened_is_told_with_the_auction_kept(get: Get) -> None:
    told = {"board": "1", "lang": "en", "story": "N 1H\nE hesitates"}
    home = get(get(auction("N 1H", "E hesitates")).link("Something else happened in this auction").href)

    assert told == params(home.link("Back to the auction").href)
    assert {**told, "information_from": "partner"} == params(
        home.tile("Hesitation, or partner's remark").href
    )


def test_several_irregular_calls_are_ruled_in_one_place(client: TestClient, get: Get) -> None:
    ruling = get(auction("E 1S", "S accepts", "S P", "W 1H")).link("Rule on it").href

    assert ruling.startswith("/rule?")
    assert client.get(ruling, follow_redirects=False).status_code == 200


def test_an_answer_that_the_record_denies_can_be_taken_back(get: Get) -> None:
    page = get(auction("E 1S", "S accepts", lho_accepts="refuse"))

    assert "Take one answer back" in page.html
    assert "lho_accepts" not in params(page.within("given")[0].href)


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_whatever_is_tapped_is_shown_and_ruled_or_told_in_one_line(
    client: TestClient, data: st.DataObject
) -> None:
    page, size = Page(client.get("/auction?dealer=W&lang=en").text), 0
    for _ in range(data.draw(st.integers(1, 9))):
        link = data.draw(st.sampled_from(page.links[4:-10]))
        response = client.get(link.href)
        assert response.status_code in {200, 400, 404}, link.href
        size = max(size, len(response.content))
        if response.status_code != 200 or not link.href.startswith("/auction"):
            break
        page = Page(response.text)
    assert size < 40_000


def test_a_long_auction_with_its_deal_stays_below_40_kb(client: TestClient) -> None:
    deal = "N:K875.843.7.QJ843 AQ42.QJ5.AK32.A52 JT9.A9762.54.KT9 63.KT.QJT986.76"
    lines = ["N P", 'E 1C alerted "3+ clubs, 11-21"', "S 1D", "W 1H", "N X", "E 2C", "S 2D", "W 2H", "N P"]
    lines += ["E 3C", "S 3D", "W 3H", "N P", "E 4C", "S 4D", "W 4H", "N X", "E P", "S P", "W XX", "N 1NT"]
    response = client.get(auction(*lines, deal=deal, belongs="SA:W", edition="2017", authority="PZBS"))

    assert response.status_code == 200
    assert len(response.content) < 40_000
