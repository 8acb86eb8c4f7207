"""Addresses: the whole case, kept in every link; and whatever a stranger writes into them."""

from collections.abc import Callable
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from lawbook.address import RESERVED, Address, told_once
from lawbook.law.book import known_facts
from lawbook.web.keptfiles import kept_file
from tests.web.browsing import Page, params

Get = Callable[[str], Page]

SCRIPT = "<script>alert(1)</script>"
OURS = f'<script src="{kept_file("typed.js")}" defer></script>'
"""What stands on a page on which something is typed, and nothing else that runs."""
PAGES = [
    "/",
    "/rule/13",
    "/rule/13?card_not_of_deal=no&play_finished=yes",
    "/rule/13?view=check",
    "/rule/13?view=unsure",
]
PAGES += [
    "/auction",
    "/auction?board=1&story=N+1H%0AE+1C",
    "/law/13",
    "/clause/2017/13A2",
    "/hands",
    "/rule/13?card_not_of_deal=no&play_finished=yes&view=players",
]


def test_no_fact_is_called_like_a_parameter_of_the_page() -> None:
    assert set() == set(RESERVED) & set(known_facts())


@pytest.mark.parametrize("key", ["story", "card_not_of_deal", "board"])
def test_what_an_address_tells_twice_is_refused(client: TestClient, key: str) -> None:
    response = client.get(f"/rule/13?{key}=1&{key}=2", headers={"accept-language": "nb"})

    assert (400, True) == (response.status_code, f"{key}: oppgitt mer enn én gang" in response.text)


def test_the_same_told_twice_is_the_same() -> None:
    assert {"board": "4"} == told_once([("board", "4"), ("board", "4")])


def test_boxes_that_were_ticked_are_told_as_often_as_there_are() -> None:
    assert {"tick": "b", "of": "a,b"} == told_once([("tick", "a"), ("of", "a,b"), ("tick", "b")])


def test_an_address_is_the_case() -> None:
    case = Address(
        "/rule/13+12", {"edition": "2007", "authority": "EBU", "board": "17", "play_finished": "no"}
    ).case()

    assert (("13", "12"), 2007, "EBU", 17) == (case.laws, case.edition, case.authority, case.board.number)
    assert {"play_finished": "no"} == case.answers


@pytest.mark.parametrize("address", PAGES)
def test_every_link_keeps_language_edition_and_authority(get: Get, address: str) -> None:
    kept = {"lang": "pl", "edition": "2017", "authority": "PZBS"}
    page = get(f"{address}{'&' if '?' in address else '?'}lang=pl&edition=2017&authority=PZBS")

    for link in page.links:
        if link.href.startswith("/"):
            now = params(link.href)
            assert set(kept) <= set(now), link.href
            assert sum(now[key] != word for key, word in kept.items()) <= 1, (
                link.href
            )  # a switch changes one of them


def test_the_page_says_its_language(get: Get) -> None:
    assert '<html lang="nb">' in get("/?lang=nb").html


def test_the_language_of_the_browser_is_taken_where_the_address_names_none(client: TestClient) -> None:
    assert '<html lang="pl">' in client.get("/", headers={"accept-language": "pl-PL,pl;q=0.9"}).text
    assert '<html lang="en">' in client.get("/?lang=en", headers={"accept-language": "pl"}).text


def test_a_clause_can_be_seen_in_the_other_edition(get: Get) -> None:
    assert "/clause/2007/13A?edition=2007" == get("/clause/2017/13A").link("2007").href


@pytest.mark.parametrize(
    ("address", "status", "line"),
    [
        ("/rule/13?play_finished=perhaps", 400, "answer one of: yes, no"),
        ("/rule/13?offside=yes", 400, "answer offside: no such fact"),
        ("/rule/13?edition=1997", 400, "edition 1997: no such edition"),
        ("/rule/13?edition=new", 400, "an edition is a year"),
        ("/rule/13?authority=FIFA", 400, "no such profile"),
        ("/rule/13?lang=xx", 400, "not spoken here"),
        ("/rule/13?view=upside", 400, "no such view"),
        ("/rule/94", 400, "the Laws are numbered 1 to 93"),
        ("/rule/¹", 400, "the Laws are numbered 1 to 93"),
        ("/law/¹³", 400, "the Laws are numbered 1 to 93"),
        ("/rule/13?deal=rubbish", 400, "does not say whose hand comes first"),
        ("/rule/13?board=x", 400, "a board has a number"),
        ("/rule/13?belongs=SA", 400, "whose card is it?"),
        ("/rule/13?story=hello", 400, "is no event"),
        ("/rule", 400, "nothing is told"),
        ("/auction?story=hello", 400, "is no event"),
        ("/auction?dealer=Q", 400, "the seats are N, E, S and W"),
        ("/auction?as=Q&board=1", 400, "the seats are N, E, S and W"),
        ("/auction?how=twice&board=1", 400, "write how=replaces"),
        ("/auction?add=alerted&board=1", 400, "nobody has called yet"),
        ("/auction?add=remarks&as=E&text=&board=1", 400, "nothing to add"),
        ("/law/94", 400, "the Laws are numbered 1 to 93"),
        ("/clause/2017/13Z9", 404, "clause"),
        ("/nothing/here", 404, "There is no such page"),
    ],
)
def test_an_error_is_one_line_on_a_page(client: TestClient, address: str, status: int, line: str) -> None:
    response = client.get(address)

    assert status == response.status_code
    assert line in response.text
    assert '<html lang="en">' in response.text
    assert Page(response.text).link("2017")


@pytest.mark.usefixtures("no_law_27_of_2007")
def test_a_law_that_is_not_written_in_an_edition_is_one_line_on_a_page(client: TestClient) -> None:
    response = client.get("/rule/27?edition=2007")

    assert response.status_code == 404
    assert "not written" in response.text
    assert Page(response.text).link("2017")


def test_a_wrong_answer_can_be_taken_back(client: TestClient) -> None:
    page = Page(client.get("/rule/13?card_not_of_deal=no&play_finished=perhaps").text)

    assert ["/rule/13?play_finished=perhaps", "/rule/13?card_not_of_deal=no"] == [
        link.href for link in page.within("given")
    ]


@pytest.mark.parametrize(
    "name", ["play_finished", "lang", "edition", "authority", "view", "deal", "story", "q", SCRIPT]
)
@pytest.mark.parametrize(
    "path", ["/", "/rule/13", "/hands", "/auction", f"/rule/{SCRIPT}", f"/law/{SCRIPT}", f"/{SCRIPT}"]
)
def test_nothing_in_an_address_becomes_markup(client: TestClient, path: str, name: str) -> None:
    text = client.get(path, params={name: f'"{SCRIPT}'}).text

    assert "<script" not in text.replace(OURS, "")
    Page(text)


def test_a_second_slash_does_not_lead_to_another_host(client: TestClient) -> None:
    page = Page(client.get("http://testserver//elsewhere.example/").text)

    assert [link.href for link in page.links if link.href.startswith("//")] == []


def test_pages_carry_no_cookie_no_script_and_tell_nobody(client: TestClient) -> None:
    response = client.get("/rule/13")

    assert "set-cookie" not in response.headers
    assert "no-referrer" == response.headers["referrer-policy"]
    assert "default-src 'none'" in response.headers["content-security-policy"]
    assert "<script" not in response.text


def test_the_stylesheet_is_kept_for_ever_under_a_name_of_its_own(client: TestClient, get: Get) -> None:
    (address,) = (
        a["href"] for tag, a in get("/rule/13").tags if tag == "link" and a.get("rel") == "stylesheet"
    )
    response = client.get(str(address))

    assert "immutable" in response.headers["cache-control"]
    assert response.headers["content-type"].startswith("text/css")


WORDS = st.sampled_from([*RESERVED, *known_facts(), "q", "x", ""])
VALUES = st.sampled_from(
    [
        "yes",
        "no",
        "not_established",
        "2007",
        "2017",
        "17",
        "SA:W",
        "N:- - - -",
        "N P",
        "E 1C\nS X",
        "E",
        "read",
        "remarks",
        "\x00",
    ]
)
PATHS = [
    "/",
    "/rule/13",
    "/rule/wrong_number+12",
    "/rule/14",
    "/rule/15",
    "/rule",
    "/hands",
    "/auction",
    "/law/13",
    "/clause/2017/13A",
]


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(PATHS) | st.text().map(lambda text: "/rule/" + quote(text, safe="")),
    st.dictionaries(WORDS, VALUES | st.text(), max_size=5),
)
def test_no_address_breaks_the_desk(client: TestClient, path: str, query: dict[str, str]) -> None:
    response = client.get(path, params=query, follow_redirects=False)

    assert response.status_code in {200, 307, 400, 404}
    assert "Traceback" not in response.text
    if response.status_code != 307:
        Page(response.text)


def test_what_cannot_be_is_refused_in_the_language_of_the_page(client: TestClient) -> None:
    assert "przepisy mają numery od 1 do 93" in client.get("/law/x!?lang=pl").text
    assert "plassene er N, E, S og W" in client.get("/auction?dealer=X&lang=nb").text
