"""A page that was made for a board of the same markings is the page of the board itself."""

import warnings
from unittest.mock import patch
from urllib.parse import urlencode

import pytest

from lawbook.bridge import dealer_of, vulnerability_of
from lawbook.desk import rule
from lawbook.web.app import create_app
from lawbook.web.serving.alike import stand_in

with warnings.catch_warnings():  # Starlette would like the successor of httpx, which is not needed here
    warnings.simplefilter("ignore", DeprecationWarning)
    warnings.simplefilter("ignore", UserWarning)
    from starlette.testclient import TestClient

_DEAL = "N:K875.843.7.QJ843 AQ42.QJ5.AK32.A52 JT9.A9762.54.KT9 63.KT.QJT986.76"
_AUCTION = {"story": "1H\nN 1D\ndirector"}
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


@pytest.mark.parametrize(("path", "told"), PAGES)
def test_a_page_is_the_same_as_one_that_is_made_for_the_board(path: str, told: dict[str, str]) -> None:
    desk = TestClient(create_app(), follow_redirects=False)
    for number in (3, 19, 1011):
        told = {**told, "board": str(number)}
        found = desk.get(f"{path}?{urlencode(told)}")
        with patch("lawbook.web.serving.alike._number", return_value=None):
            made = TestClient(create_app(), follow_redirects=False).get(f"{path}?{urlencode(told)}")
        assert made.status_code < 400
        assert (made.status_code, made.text) == (found.status_code, found.text)
        assert dict(made.headers) == dict(found.headers)


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
    "query", ["board=3&board=19", "board=03", "board=3&note=970000003", "board=0", "board=x"]
)
def test_an_address_that_is_not_plain_is_answered_as_it_stands(query: str) -> None:
    desk = TestClient(create_app(), follow_redirects=False)
    with patch("lawbook.web.serving.alike._renumbered", side_effect=AssertionError):
        desk.get(f"/rule/13?{query}")
