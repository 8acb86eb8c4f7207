"""The drawings of evidence."""

from http import HTTPStatus
from pathlib import Path
from urllib.parse import urlencode
from xml.etree import ElementTree as ET

from httpx import Client

from lawbook.casefile import load
from lawbook.notation import deal_text

ROOT = Path(__file__).parents[2]
REVOKE = load(ROOT / "cases" / "law_64" / "published.yaml")[1]


def drawn(client: Client, question: str, **params: str) -> tuple[int, str]:
    found = client.get(f"/evidence/{question}.svg?{urlencode(params)}")
    return found.status_code, found.text


def test_the_cost_of_a_revoke_is_drawn(client: Client) -> None:
    assert REVOKE.board.deal is not None
    told = {"deal": deal_text(REVOKE.board.deal), "contract": "5D by S", "story": "\n".join(REVOKE.story)}
    status, text = drawn(client, "undercompensated", **told)

    assert (HTTPStatus.OK, True) == (status, "Trick 5" in text), text
    assert "svg" in ET.fromstring(text).tag  # noqa: S314  # our own drawing


def test_the_page_goes_back_to_the_ruling_with_the_answer(client: Client) -> None:
    assert REVOKE.board.deal is not None
    story = "\n".join(REVOKE.story)
    told = {"deal": deal_text(REVOKE.board.deal), "contract": "5D by S", "story": story, "laws": "64"}
    page = client.get(f"/evidence/undercompensated?{urlencode(told)}")

    assert page.status_code == HTTPStatus.OK, page.text
    assert "/evidence/undercompensated.svg?" in page.text
    back = [
        one
        for one in page.text.split('"')
        if one.startswith("/rule/64?") and "undercompensated%401=yes" in one
    ]
    assert len(back) == 1


def test_a_drawing_that_cannot_be_is_told_in_one_line(client: Client) -> None:
    status, text = drawn(client, "outcome_affected", deal="N:KT42.Q9.9.AQJ853 - - -")

    assert HTTPStatus.BAD_REQUEST == status
    assert "\n" not in text
