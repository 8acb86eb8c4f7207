"""A page that was made for a board of the same markings, or for a day like it, is the page of the board and the day themselves."""

import warnings
from datetime import date, timedelta
from pathlib import Path
from unittest.mock import patch
from urllib.parse import urlencode

import pytest
from starlette.types import Scope

import lawbook
from lawbook.bridge import dealer_of, vulnerability_of
from lawbook.desk import rule
from lawbook.law.authority import authorities, authority
from lawbook.law.book import code_on
from lawbook.web.app import create_app
from lawbook.web.serving.alike import stand_in
from lawbook.web.serving.days import same_as

with warnings.catch_warnings():  # Starlette would like the successor of httpx, which is not needed here
    warnings.simplefilter("ignore", DeprecationWarning)
    warnings.simplefilter("ignore", UserWarning)
    from starlette.testclient import TestClient

_DEAL = "N:K875.843.7.QJ843 AQ42.QJ5.AK32.A52 JT9.A9762.54.KT9 63.KT.QJT986.76"
_AUCTION = {"story": "1H\nN 1D\ndirector"}
DAYS = (
    {"date": "2011-07-01"},
    {"date": "2022-10-02", "board": "7"},
    {"date": "2026-03-05"},
    {"date": "2026-07-11"},
)
PAGES = [
    ("/", {"lang": "pl"}),
    ("/", {"q": "revoke"}),
    ("/rule/13", {"card_not_of_deal": "no", "play_finished": "yes"}),
    ("/rule/13", {"card_not_of_deal": "no", "play_finished": "yes", "view": "check"}),
    ("/rule", {"dealer": "N", "story": "N 1H\nE 1D\ndirector"}),
    ("/rule", {"dealer": "N", "story": "N 1H\nE 1D\ndirector", "view": "read", "lang": "nb"}),
    ("/rule/27", {"deal": _DEAL}),
    ("/auction", {"deal": _DEAL}),
    ("/play", {"contract": "4S S", "deal": _DEAL}),
    ("/hands", {"deal": _DEAL, "lang": "nb"}),
    ("/award", {"scoring": "matchpoints", "field": "4S N =\n3N S -1", "rows": "4S S = 60\n4S S -1 40"}),
    ("/law/27", {}),
    ("/clause/2017/27B1", {"lang": "pl"}),
]


def plain(scope: Scope) -> tuple[bytes, dict[bytes, bytes]]:
    return scope["query_string"], {}


@pytest.mark.parametrize("body", ["WBF", "EBU"])
@pytest.mark.parametrize(("path", "told"), PAGES)
def test_a_page_is_the_same_as_one_that_is_made_for_it(path: str, told: dict[str, str], body: str) -> None:
    desk = TestClient(create_app(), follow_redirects=False)
    told = {**told, "authority": body}
    for own in ({"board": "3"}, {"board": "19"}, {"board": "1011", "date": "2026-03-05"}, *DAYS):
        found = desk.get(f"{path}?{urlencode({**told, **own})}")
        with patch("lawbook.web.serving.alike._like", side_effect=plain):
            made = TestClient(create_app(), follow_redirects=False).get(
                f"{path}?{urlencode({**told, **own})}"
            )
        assert made.status_code < 400
        assert (made.status_code, made.text) == (found.status_code, found.text)
        assert dict(made.headers) == dict(found.headers)


def test_on_a_like_day_everything_holds_that_holds_on_the_day() -> None:
    begun = date(2008, 1, 1)
    days = [begun + timedelta(number) for number in range(0, 19 * 365, 5)]
    likes = {day: same_as(day) for day in days}
    assert len(set(likes.values())) < 40
    for body in map(authority, authorities()):
        for day, like in likes.items():
            assert like <= day
            assert body.at(day).settings == body.at(like).settings, (body.id, day)
            assert code_on(day, body.id) == code_on(like, body.id)


def test_a_like_day_is_named_nowhere() -> None:
    days = [date(2008, 1, 1) + timedelta(number) for number in range(19 * 365)]
    likes = {same_as(day).isoformat() for day in days if same_as(day) != day}
    assert likes
    for file in Path(lawbook.__file__).parent.rglob("*.toml"):
        assert not [day for day in likes if day in file.read_text("utf-8")], file


@pytest.mark.parametrize("number", [1, 2, 15, 16, 17, 36, 9999])
def test_the_like_of_a_board_has_its_markings(number: int) -> None:
    other = stand_in(number)
    assert (dealer_of(number), vulnerability_of(number)) == (dealer_of(other), vulnerability_of(other))


@pytest.mark.parametrize(("boards", "made"), [((5, 21, 37), 1), ((5, 6, 7), 3)])
def test_a_ruling_is_made_once_for_boards_of_the_same_markings(boards: tuple[int, ...], made: int) -> None:
    desk = TestClient(create_app())
    with patch("lawbook.web.app.rule", side_effect=rule) as ruled:
        for board in boards:
            assert f"board={board}" in desk.get(f"/rule/13?card_not_of_deal=no&board={board}").text
    assert made == ruled.call_count


@pytest.mark.parametrize(
    ("days", "made"),
    [(("2025-09-05", "2026-03-05", "2026-07-01"), 1), (("2016-03-05", "2020-03-05", "2026-03-05"), 3)],
)
def test_a_ruling_is_made_once_for_days_that_are_alike(days: tuple[str, ...], made: int) -> None:
    desk = TestClient(create_app())
    with patch("lawbook.web.app.rule", side_effect=rule) as ruled:
        for day in days:
            assert f"date={day}" in desk.get(f"/rule/13?card_not_of_deal=no&date={day}&board=7").text
    assert made == ruled.call_count


@pytest.mark.parametrize(
    "query",
    [
        "board=3&board=19",
        "board=03",
        "board=3&note=970000003",
        "board=0",
        "board=x",
        "date=2026-02-30",
        "date=2026-3-5",
        "date=2024-01-01",
        f"date=2026-03-05&note={same_as(date(2026, 3, 5))}",
    ],
)
def test_an_address_that_is_not_plain_is_answered_as_it_stands(query: str) -> None:
    desk = TestClient(create_app(), follow_redirects=False)
    with patch("lawbook.web.serving.alike._its_own", side_effect=AssertionError):
        desk.get(f"/rule/13?{query}")
