"""After a ruling the play goes on, under all that the ruling has laid down."""

from urllib.parse import urlencode

from starlette.testclient import TestClient

from lawbook.web.app import create_app
from tests.web.browsing import Page, params
from tests.web.test_play import lit

DEAL = "N:QJ32.432.432.432 AKT98.765.765.65 765.AKQ.AKQ.AKQJ 4.JT98.JT98.T987"
STORY = ("W S4", "N S2", "E SA", "S S5", "trick 1 quitted", "W C9", "director")
ANSWERS = {"told_his_lead": "no", "declarer_accepts_lead": "refuse", "declarer_on_penalty_card": "forbid"}


def test_the_play_goes_on_under_the_ruling() -> None:
    desk = TestClient(create_app())
    told = {"contract": "3NT by S", "deal": DEAL, "lang": "en", "story": "\n".join(STORY), **ANSWERS}
    ruled = Page(desk.get(f"/rule?{urlencode(told)}").text)

    on = next(link.href for link in ruled.links if link.text == "Go on with the play")
    story = params(on)["story"].splitlines()
    page = Page(desk.get(on).text)

    assert [
        *STORY,
        "C9 of W is a major penalty card",
        "W withdraws C9",
        "E must not lead C",
        "W picks up C9",
    ] == story
    assert {"♠A", "♠K"}.isdisjoint(lit(page))
    assert not [spoken for spoken in lit(page) if "club" in spoken]
    assert [spoken for spoken in lit(page) if "heart" in spoken]
    assert "must not lead" in page.html
