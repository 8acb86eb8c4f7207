"""What another site sends in a director's name is refused, and no page of a session is stored by a browser."""

import pytest

from tests.web.session.conftest import Visitor

CALL = {"typed": "7", "board": "12", "tile": "opening_lead_out_of_turn"}


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Sec-Fetch-Site": "cross-site", "Origin": "null"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_what_another_site_sends_is_refused_in_one_line(ab: Visitor, headers: dict[str, str]) -> None:
    answer = ab.client.post(f"{ab.base}/calls", data=CALL, headers=headers)

    assert (answer.status_code, len(answer.text.splitlines())) == (403, 1)
    assert not ab.evening.calls


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Origin": "null"},
        {"Origin": "http://testserver"},
        {"Sec-Fetch-Site": "same-origin", "Origin": "null"},
    ],
)
def test_what_our_own_pages_and_programs_send_is_taken(ab: Visitor, headers: dict[str, str]) -> None:
    answer = ab.client.post(f"{ab.base}/calls", data=CALL, headers=headers)

    assert answer.status_code == 200
    assert len(ab.evening.calls) == 1


def test_no_page_of_a_session_is_stored(ab: Visitor) -> None:
    assert ab.client.get(ab.base).headers["cache-control"] == "no-store"
    assert "cache-control" not in ab.client.get("/").headers


def test_a_call_that_was_written_without_a_network_is_taken_from_wherever_that_was(ab: Visitor) -> None:
    call = {
        "table": "7",
        "board": "12",
        "case": "/rule/13?board=12&card_not_of_deal=no&play_finished=yes",
        "_once": "a",
    }
    answer = ab.client.post(f"{ab.base}/written", data=call, headers={"Origin": "https://elsewhere.example"})

    assert answer.status_code == 200, answer.text
    assert len(ab.evening.calls) == 1
