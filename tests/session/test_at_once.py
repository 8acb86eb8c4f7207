"""Two Directors at one moment, at one server or at two on the same database: one is first, and nothing is lost."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from lawbook.bridge import Bid, Contract, Seat, Strain
from lawbook.event.worth import Made
from lawbook.session import Role, open_evening
from lawbook.web.app import create_app
from tests.session.conftest import Director
from tests.session.test_scores import RESULTS

OTHERWISE = RESULTS.replace("1,4,8,3NT,S,8", "1,4,8,3NT,S,7")
FIRST = "4 new results, 0 as they stand, 0 otherwise"
SECOND = (
    "0 new results, 3 as they stand, 1 otherwise",
    "board 1, 1 against 5, session 1: has a result already; correct it",
)
"""What whoever comes second is told: after the other, or while the other's are being put down."""


@pytest.fixture(params=["one server", "two servers"])
def directors(request: pytest.FixtureRequest, tmp_path: Path, director: Director) -> Iterator[list[Director]]:
    """Two, each with a browser."""
    evening = director.evening
    other = evening if request.param == "one server" else open_evening(str(tmp_path / "event.db"))
    served = {id(one): create_app(one) for one in (evening, other)}
    yield [
        Director(type(director.client)(served[id(one)]), one, f"/e/{one.key(Role.DIRECTOR)}~{by}")
        for one, by in ((evening, "AB"), (other, "CD"))
    ]
    if other is not evening:
        other.close()


def test_of_two_files_of_results_at_once_one_is_entered_and_the_other_held_against_it(
    directors: list[Director],
) -> None:
    together = Barrier(2)

    def bring(director: Director, text: str) -> str:
        files = {"file": ("results.csv", text.encode(), "text/csv")}
        together.wait(60)
        return str(director.client.post(f"{director.base}/scores/results", files=files).text)

    with ThreadPoolExecutor(2) as pool:
        told = list(pool.map(bring, directors, (RESULTS, OTHERWISE)))

    first = next(number for number, text in enumerate(told) if FIRST in text)
    assert any(said in told[1 - first] for said in SECOND)
    for director in directors:
        with director.evening.at_work() as tournament:
            [now] = [now for now in tournament.ledger.standings if now.where.ns == "4"]
            assert isinstance(now.result, Made)
            assert (4, Contract(Bid(3, Strain.NOTRUMP), Seat.S), 8 - first) == (
                len(tournament.ledger.tables), now.result.contract, now.result.tricks,
            )  # fmt: skip


def test_calls_of_two_directors_at_once_are_both_kept(directors: list[Director]) -> None:
    together = Barrier(2)

    def call(director: Director, table: int) -> int:
        together.wait(60)
        return int(director.post("/calls", table=str(table), board=str(table)).status_code)

    with ThreadPoolExecutor(2) as pool:
        codes = [code for n in range(5) for code in pool.map(call, directors, (10 + n, 20 + n))]

    assert {200} == set(codes)
    assert {*range(10, 15), *range(20, 25)} == {int(one.table) for one in directors[0].evening.calls}
