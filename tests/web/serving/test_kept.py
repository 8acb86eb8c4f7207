"""Pages that are kept by their address, and those that never are."""

import warnings
from pathlib import Path
from unittest.mock import patch

from lawbook.desk import rule
from lawbook.session import Role, open_evening
from lawbook.web.app import create_app

with warnings.catch_warnings():  # Starlette would like the successor of httpx, which is not needed here
    warnings.simplefilter("ignore", DeprecationWarning)
    warnings.simplefilter("ignore", UserWarning)
    from starlette.testclient import TestClient

QUESTION = "/rule/13?card_not_of_deal=no"


def test_a_page_is_made_once_for_each_language() -> None:
    desk = TestClient(create_app())
    with patch("lawbook.web.app.rule", side_effect=rule) as made:
        told = [
            desk.get(QUESTION, headers={"Accept-Language": name}).text for name in ("en", "pl", "en", "pl")
        ]

    assert 2 == made.call_count
    assert told[:2] == told[2:]
    assert told[0] != told[1]


def test_a_page_is_kept_as_it_is_sent() -> None:
    desk = TestClient(create_app())
    plain, packed = {"Accept-Encoding": "identity"}, {"Accept-Encoding": "gzip"}

    told = [desk.get("/?lang=en", headers=headers) for headers in (plain, packed, plain, packed)]
    assert [None, "gzip", None, "gzip"] == [answer.headers.get("Content-Encoding") for answer in told]
    assert 1 == len({answer.text for answer in told})


def test_a_refusal_is_not_kept_and_the_oldest_pages_make_room() -> None:
    app = create_app()
    desk = TestClient(app)
    desk.get("/rule/999?lang=en")
    (kept,) = app.state.kept
    assert 0 == kept.size

    kept.room.most = 40_000
    for number in range(1, 40):
        desk.get(f"/law/{number}?lang=en")
    assert 0 < kept.size <= 40_000


def test_long_addresses_and_where_they_lead_take_room() -> None:
    app = create_app()
    desk = TestClient(app, follow_redirects=False)
    for number in range(9):
        answer = desk.get(f"/rule?of=a&tick={'x' * 8000}{number}")

    (kept,) = app.state.kept
    assert (307, "/rule?a=no") == (answer.status_code, answer.headers["Location"])
    assert kept.size > 9 * 8000


def test_nobody_is_led_to_the_host_that_another_has_named() -> None:
    desk = TestClient(create_app(), follow_redirects=False)
    for path in ("/laws/", "/law/13/?board=3"):
        told = [
            desk.get(path, headers={"Host": host}).headers["Location"]
            for host in ("evil.example", "desk.example")
        ]
        assert "http://desk.example/" == told[1][:20]


def test_what_a_visitor_says_twice_counts_once() -> None:
    """Else his page, in a language or a form that the others did not ask for, would be theirs."""
    for path in ("/laws", "/rule/13?board=3"):
        desk = TestClient(create_app())
        desk.get(
            path,
            headers=[
                ("Accept-Language", "pl"),
                ("Accept-Language", "en"),
                ("Accept-Encoding", "gzip"),
                ("Accept-Encoding", "identity"),
            ],
        )

        answer = desk.get(path, headers={"Accept-Language": "en", "Accept-Encoding": "identity"})
        assert '<html lang="en">' in answer.text
        assert "Content-Encoding" not in answer.headers


def test_nothing_of_a_session_is_kept(tmp_path: Path) -> None:
    evening = open_evening(str(tmp_path / "event.db"))
    app = create_app(evening)
    desk = TestClient(app)
    base = f"/e/{evening.key(Role.DIRECTOR)}~AB"
    call = evening.open_call("7", by="AB")
    for page in ("", "/returns", "/log", f"/call/{call.number}", f"/c/{call.number}/rule/13"):
        assert 200 == desk.get(f"{base}{page}").status_code

    assert 0 == app.state.kept[0].size
    evening.close()
