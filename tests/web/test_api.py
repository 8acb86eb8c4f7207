"""The API: the case in JSON, the ruling in JSON."""

import json

import pytest
from starlette.testclient import TestClient

from lawbook.casefile import CaseFile
from lawbook.desk import rule
from lawbook.objects import as_json

CASE = {"law": "13", "answers": {"card_not_of_deal": False, "play_finished": "yes"}, "edition": 2007}


def test_the_api_returns_the_object_of_the_desk(client: TestClient) -> None:
    answers = {"card_not_of_deal": "no", "play_finished": "yes"}

    assert (
        as_json(rule(CaseFile(laws=("13",), answers=answers, edition=2007)))
        == client.post("/api/rule", json=CASE).json()
    )


def test_an_open_question_is_part_of_the_answer(client: TestClient) -> None:
    assert "card_not_of_deal" == client.post("/api/rule", json={"law": 13}).json()["question"]["key"]


def test_a_told_table_rules_itself(client: TestClient) -> None:
    told = {"deal": "N:K875.843.7.QJ843 AQ42.QJ5.AK32.A52 JT9.A9762.54.KT9 63.KT.QJT986.76", "board": 17}
    response = client.post("/api/rule?lang=pl", json={**told, "belongs": {"SA": "W"}, "story": ["N P"]})

    assert 200 == response.status_code
    assert [14, 12] == [response.json()["table"]["cards"][seat] for seat in "EW"]


@pytest.mark.parametrize(
    ("body", "line"),
    [
        (b"{", "not JSON"),
        (b"\xff\xfe", "not JSON"),
        (b"[" * 50_000, "more than 40 brackets inside one another"),
        (b"[]", "not a mapping"),
        (b'"\\ud800"', "case"),
        (b'{"laws": "13"}', "no such key"),
        (b'{"law": "13", "answers": {"play_finished": "maybe"}}', "answer one of: yes, no"),
        ('{"law": "¹"}'.encode(), "numbered 1 to 93"),
        (json.dumps({"title": "x" * 70_000}).encode(), "larger than 64 KB"),
        (b"", "not JSON"),
    ],
)
def test_bad_input_is_one_line(client: TestClient, body: bytes, line: str) -> None:
    response = client.post("/api/rule", content=body)

    assert 400 == response.status_code
    assert line in response.json()["error"]
    assert "\n" not in response.json()["error"]


def test_a_refusal_is_told_in_the_language_that_was_asked_for(client: TestClient) -> None:
    refused = client.post("/api/rule?lang=nb", json={"law": 103})

    assert (400, "§ '103': ingen slik lov; lovene har nummer 1 til 93") == (
        refused.status_code,
        refused.json()["error"],
    )


@pytest.mark.usefixtures("no_law_27_of_2007")
def test_a_law_that_is_not_written_in_an_edition_is_one_line(client: TestClient) -> None:
    response = client.post("/api/rule", content=b'{"law": "27", "edition": 2007}')

    assert response.status_code == 400
    assert "not written" in response.json()["error"]


def test_an_unknown_language_is_refused_as_json(client: TestClient) -> None:
    assert "not spoken here" in client.post("/api/rule?lang=xx", json=CASE).json()["error"]


def test_a_ruling_is_asked_by_post_only(client: TestClient) -> None:
    assert 405 == client.get("/api/rule").status_code


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/api/rule", 405), ("POST", "/api/rules", 404), ("GET", "/api/", 404)],
)
def test_a_program_that_goes_astray_is_told_where_to_ask(
    client: TestClient, method: str, path: str, status: int
) -> None:
    response = client.request(method, path)

    assert status == response.status_code
    assert {
        "error": "/api/rule: a case is sent here as JSON, by POST; there is nothing else"
    } == response.json()
