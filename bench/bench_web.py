"""How long the server works on a page; the phone and the network come on top."""

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from starlette.requests import Request
from starlette.routing import Route

from lawbook.web.app import create_app

PAGES = {
    "tiles": "/?lang=en",
    "question": "/rule/wrong_number?hand_over_thirteen=yes&card_not_of_deal=no",
    "later": "/rule/13?card_not_of_deal=no&play_finished=no&wrong_hand_called=no&saw_another_hand=yes",
    "outcome": "/rule/13?card_not_of_deal=no&play_finished=yes",
    "longest outcome": "/rule/12?adjustment_ground=wrong_rectification&damaged=yes&outcomes=too_many"
    "&too_many_outcomes=artificial&form=teams&other_table_favourable=no&fault_ns=directly&fault_ew=directly"
    "&lost_board_before=yes&under_40_ns=yes&under_40_ew=no&knockout=yes",
    "hands": "/hands?board=17&deal=N:K875.843.7.QJ843+AQ42.QJ5.AK32.A52+JT9.A9762.54.KT9+63.KT.QJT986.76",
}


def request(path: str, query: str) -> tuple[Route, Request]:
    """The route of an address and the request that it gets."""
    scope = {"type": "http", "method": "GET", "path": path, "query_string": query.encode(), "headers": []}
    for route in create_app().routes:
        if isinstance(route, Route):
            match, child = route.matches(scope)
            if match.value == 2:
                return route, Request({**scope, **child})
    raise AssertionError(f"{path}: no route")


@pytest.mark.parametrize("name", PAGES)
def test_a_page(benchmark: BenchmarkFixture, name: str) -> None:
    path, _, query = PAGES[name].partition("?")
    route, asked = request(path, query)

    response = benchmark(route.endpoint, asked)

    assert response.status_code == 200
