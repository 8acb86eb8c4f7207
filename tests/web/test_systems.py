"""The systems of the pairs go along in the address, and say what a withdrawn call and its replacement show."""

from collections.abc import Callable
from urllib.parse import urlencode

from starlette.testclient import TestClient

from tests.web.browsing import Page, params

Get = Callable[[str], Page]
STORY = "N P\nE P\nS P\nW P"
INSUFFICIENT = "N 1D\nE 1S\nS 1H\nW refuses\nS X\ndirector"


def auction(story: str, **more: str) -> str:
    return "/auction?" + urlencode({"dealer": "N", "story": story, **more})


def test_the_systems_are_chosen_below_the_box_and_go_along(get: Get) -> None:
    page = get(auction("N 1D\nE 1S\nS 1H", system_ns="sayc", lines_ns="1NT: 12-14 balanced"))
    ruling = next(link for link in page.links if link.href.startswith("/rule"))

    assert "<option selected>sayc</option>" in page.html
    assert {"sayc", "1NT: 12-14 balanced"} <= set(params(ruling.href).values())


def test_what_a_call_shows_is_looked_up_in_the_pairs_system(get: Get) -> None:
    asked = f"/rule?{urlencode({'dealer': 'N', 'story': INSUFFICIENT})}"
    said = "hearts"
    bare, by_sayc = get(asked), get(f"{asked}&system_ns=sayc")
    meaning = next(link for link in by_sayc.links if link.href.startswith("/meaning"))

    assert said in params(meaning.href)["withdrawn"]
    assert "withdrawn" not in params(next(x for x in bare.links if x.href.startswith("/meaning")).href)


def test_a_line_of_the_pairs_own_stands_above_its_base(get: Get) -> None:
    own = {"system_ns": "sayc", "lines_ns": "1D-(1S)-X: 3+ clubs, 10+"}
    page = get(f"/rule?{urlencode({'dealer': 'N', 'story': INSUFFICIENT, **own})}")
    meaning = next(link for link in page.links if link.href.startswith("/meaning"))

    assert "clubs" in params(meaning.href)["replacement"]


def test_what_is_no_system_is_refused_in_one_sentence(client: TestClient) -> None:
    for told, complaint in (
        ({"system_ns": "saic"}, "no such system; did you mean sayc?"),
        ({"lines_ew": "1NT 12-14"}, "write an auction, a colon and what it shows"),
        ({"lines_ew": "1H: 5+ herats"}, "is not understood; did you mean hearts?"),
        ({"lines_ew": "1NT: 12-14 balanced\n" * 40}, "too many for an address"),
        ({"system_ew": "ours.yaml"}, "a file can be named only in a case that is a file itself"),
    ):
        answer = client.get(auction(STORY, **told))
        assert (answer.status_code, complaint in Page(answer.text).html) == (400, True), answer.text
