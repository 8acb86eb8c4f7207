"""After a ruling the play goes on, under all that the ruling has laid down."""

from urllib.parse import urlencode

from starlette.testclient import TestClient

from lawbook.web.app import create_app
from tests.web.browsing import Page, params
from tests.web.test_play import lit

DEAL = "N:QJ32.432.432.432 AKT98.765.765.65 765.AKQ.AKQ.AKQJ 4.JT98.JT98.T987"
STORY = ("W S4", "N S2", "E SA", "S S5", "trick 1 quitted", "W C9", "director")
ANSWERS = {"declarer_accepts_lead": "refuse", "declarer_on_penalty_card": "forbid"}


def test_the_play_goes_on_under_the_ruling() -> None:
    desk = TestClient(create_app())
    told = {"contract": "3NT by S", "deal": DEAL, "lang": "en", "story": "\n".join(STORY), **ANSWERS}
    ruled = Page(desk.get(f"/rule?{urlencode(told)}").text)

    on = next(link.href for link in ruled.links if link.text == "Go on with the play")
    story = params(on)["story"].splitlines()
    page = Page(desk.get(on).text)

    assert [
        *STORY,
        "W withdraws C9",
        "C9 of W is a major penalty card",
        "E must not lead C [50D2(a)]",
        "W picks up C9",
    ] == story
    assert {"♠A", "♠K"}.isdisjoint(lit(page))
    assert not [spoken for spoken in lit(page) if "club" in spoken]
    assert [spoken for spoken in lit(page) if "heart" in spoken]
    assert "must not lead" in page.html


def test_what_rests_on_a_presumption_goes_when_a_tap_says_that_it_was_so() -> None:
    """What the ruling laid down is gone: the card goes back and nobody is restricted."""
    desk = TestClient(create_app())
    told = {"contract": "3NT by S", "deal": DEAL, "lang": "en", "story": "\n".join(STORY), **ANSWERS}
    ruled = Page(desk.get(f"/rule?{urlencode(told)}").text)

    tapped = ruled.link("It was so").href
    page = Page(desk.get(tapped).text)

    assert params(tapped)["story"].splitlines() == list(STORY)
    assert ruled.within("presumed", "cite")[0].text == "47E1"
    assert "An exception holds" in page.html
    assert "50D2(a)" not in page.html
    assert "must not lead" not in desk.get(page.link("Back to the play").href).text


def test_the_tap_comes_to_the_same_after_the_play_has_gone_on() -> None:
    """The story is as it was before the ruling, and the answers that it rested on are still there to be changed."""
    desk = TestClient(create_app())
    told = {"contract": "3NT by S", "deal": DEAL, "lang": "en", "story": "\n".join(STORY), **ANSWERS}
    ruled = Page(desk.get(f"/rule?{urlencode(told)}").text)
    on = ruled.link("Go on with the play").href

    later = Page(desk.get(on.replace("/play", "/rule", 1)).text)
    tapped = later.link("It was so").href

    assert params(tapped)["story"].splitlines() == list(STORY)
    assert "50D2(a)" not in desk.get(tapped).text


def test_the_tap_can_be_taken_back() -> None:
    desk = TestClient(create_app())
    told = {"contract": "3NT by S", "deal": DEAL, "lang": "en", "story": "\n".join(STORY), **ANSWERS}
    here = f"/rule?{urlencode(told)}"

    there = Page(desk.get(here).text).link("It was so").href
    back = Page(desk.get(there).text).link("It was not so").href

    assert params(there)["told_his_lead"] == "yes"
    assert params(back) == params(here)
