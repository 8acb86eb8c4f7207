"""The hand record on the desk."""

from starlette.testclient import TestClient

from lawbook.web.app import create_app

DEAL = "N:AK52.QJ4.T98.763 QJ9.AT952.K3.A42 T84.K63.AQ652.T5 763.87.J74.KQJ98"


def test_a_deal_is_shown_with_its_tricks_and_par() -> None:
    shown = TestClient(create_app()).get("/record", params={"deal": DEAL, "board": "1", "lang": "en"})

    assert shown.status_code == 200
    assert "Par NS +90" in shown.text
    assert '<th scope="row">NS</th><td>6</td><td>7</td><td>6</td><td>8</td><td>5</td>' in shown.text


def test_without_a_deal_there_is_a_form() -> None:
    shown = TestClient(create_app()).get("/record?lang=nb")

    assert shown.status_code == 200
    assert "<textarea" in shown.text


def test_a_deal_that_cannot_be_read_is_refused_on_the_page() -> None:
    assert TestClient(create_app()).get("/record", params={"deal": "N:xx"}).status_code == 400
