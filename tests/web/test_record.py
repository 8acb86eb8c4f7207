"""The hand record on the desk."""

from time import monotonic, sleep

from starlette.testclient import TestClient

from lawbook.web.app import create_app
from lawbook.web.serving.studies import Studies

DEAL = "N:AK52.QJ4.T98.763 QJ9.AT952.K3.A42 T84.K63.AQ652.T5 763.87.J74.KQJ98"
TOLD = {"deal": DEAL, "board": "1", "lang": "en"}


def test_a_deal_is_shown_with_its_tricks_and_par() -> None:
    """The tricks are a study: until they are there the page says that it waits, and no thread of the server does."""
    desk, end = TestClient(create_app(studies=Studies(patience=0.0))), monotonic() + 60
    shown = desk.get("/record", params=TOLD)
    assert ("1", "no-store") == (shown.headers["Refresh"], shown.headers["Cache-Control"])
    assert '<p role="status">Still being computed' in shown.text
    while "Refresh" in shown.headers and monotonic() < end:
        sleep(0.1)
        shown = desk.get("/record", params=TOLD)

    assert shown.status_code == 200
    assert "Par NS +90" in shown.text
    assert '<th scope="row">NS</th><td>6</td><td>7</td><td>6</td><td>8</td><td>5</td>' in shown.text


def test_without_a_deal_there_is_a_form() -> None:
    shown = TestClient(create_app()).get("/record?lang=nb")

    assert shown.status_code == 200
    assert "<textarea" in shown.text


def test_a_deal_that_cannot_be_read_is_refused_on_the_page() -> None:
    assert TestClient(create_app()).get("/record", params={"deal": "N:xx"}).status_code == 400
