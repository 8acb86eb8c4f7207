"""What one visitor may ask for, and what a server says of itself."""

import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from lawbook.session import Role, open_evening
from lawbook.web.app import create_app
from lawbook.web.serving.limits import OPEN, Limits, public

with warnings.catch_warnings():  # Starlette would like the successor of httpx, which is not needed here
    warnings.simplefilter("ignore", DeprecationWarning)
    warnings.simplefilter("ignore", UserWarning)
    from starlette.testclient import TestClient

Asked = Callable[..., Any]


def desk(limits: Limits = OPEN) -> TestClient:
    return TestClient(create_app(limits=limits), raise_server_exceptions=False)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "address: 55"), ("pl", "adres: 55"), ("nb", "adresse: 55")]
)
def test_an_address_longer_than_any_case_is_refused_in_one_line(language: str, said: str) -> None:
    answer = desk().get("/rule/13?story=" + "N" * 55_000, headers={"Accept-Language": language})

    assert 414 == answer.status_code
    assert answer.text.startswith(said)
    assert 1 == len(answer.text.splitlines())
    assert len(answer.text) < 200


def test_a_board_with_all_that_was_said_fits_into_an_address() -> None:
    story = "%0A".join(["N 1H %22five hearts, eleven to fifteen%22"] * 60 + ["W HA"] * 52)

    assert 414 != desk().get(f"/hands?story={story}").status_code


def test_on_the_open_internet_the_desk_answers_to_its_names_only() -> None:
    served = desk(public("Lawbook.example.org"))

    assert 200 == served.get("/health", headers={"Host": "lawbook.example.org:443"}).status_code
    refused = served.get("/", headers={"Host": "elsewhere.example.org"})
    assert (421, True) == (refused.status_code, "host 'elsewhere.example.org'" in refused.text)


def test_who_asks_too_often_waits_and_is_served_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("lawbook.web.serving.limits.monotonic", lambda: now[0])
    served = desk(Limits(each_second=2, at_once=3))

    found = [served.get("/health").status_code for _ in range(5)]
    assert [200, 200, 200, 429, 429] == found
    assert "1" == served.get("/health").headers["Retry-After"]
    now[0] += 1
    assert 200 == served.get("/health").status_code


def test_more_than_a_page_takes_is_not_read(tmp_path: Path) -> None:
    evening = open_evening(str(tmp_path / "event.db"))
    served = TestClient(create_app(evening, limits=Limits(body=1000)))
    base = f"/e/{evening.key(Role.DIRECTOR)}~AB"

    answer = served.post(f"{base}/calls", data={"table": "7" * 2000})
    assert (413, True) == (answer.status_code, "more than 1 KB" in answer.text)
    evening.close()


def test_what_nobody_foresaw_is_a_page_with_a_way_on() -> None:
    with patch("lawbook.web.app.rule", side_effect=RuntimeError("wheels off")):
        answer = desk().get("/rule/13?lang=en")

    assert 500 == answer.status_code
    assert "a fault of Lawbook, not of yours" in answer.text
    assert "wheels off" not in answer.text


def test_the_figures_tell_what_was_asked() -> None:
    served = desk()
    served.get("/rule/13?lang=en")
    served.get("/nowhere")
    told = served.get("/metrics")

    assert told.headers["Content-Type"].startswith("text/plain; version=0.0.4")
    lines = told.text.splitlines()
    assert 'lawbook_answers_total{status="200"} 1' in lines
    assert 'lawbook_answers_total{status="404"} 1' in lines
    assert 'lawbook_answer_seconds_bucket{le="+Inf"} 2' in lines
    assert "lawbook_studies_running 0" in lines
