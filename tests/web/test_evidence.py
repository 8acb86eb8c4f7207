"""The drawings of evidence."""

from http import HTTPStatus
from pathlib import Path
from urllib.parse import urlencode
from xml.etree import ElementTree as ET

import pytest
from httpx import Client

from lawbook.casefile import load
from lawbook.notation import deal_text

ROOT = Path(__file__).parents[2]
REVOKE = load(ROOT / "cases" / "law_64" / "published.yaml")[1]


def drawn(client: Client, question: str, **params: str) -> tuple[int, str]:
    found = client.get(f"/evidence/{question}.svg?{urlencode(params)}")
    return found.status_code, found.text


@pytest.mark.parametrize(("told", "trick"), [({}, 1), ({"undercompensated@1": "no"}, 5)])
def test_the_cost_of_the_revoke_that_is_asked_about_is_drawn(
    client: Client, told: dict[str, str], trick: int
) -> None:
    assert REVOKE.board.deal is not None
    story = "\n".join(REVOKE.story)
    case = {"deal": deal_text(REVOKE.board.deal), "contract": "5D by S", "story": story, **told}
    status, text = drawn(client, "undercompensated", **case)

    assert (HTTPStatus.OK, True) == (status, f"Trick {trick}:" in text), text
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


BEFORE_PLAY = {"deal": "N:K3.742.A65.AKT84 A65.QJ863.72.762 J92.A5.QJT83.Q93 QT874.KT9.K94.J5"}


def test_a_contract_that_is_typed_on_the_page_is_computed_and_no_part_of_the_case(client: Client) -> None:
    typed = {**BEFORE_PLAY, "contracts": "3NT by S=60%; 2NT by S=40%", "laws": "12"}
    page = client.get(f"/evidence/outcomes?{urlencode(typed)}")
    _, text = drawn(client, "outcomes", **{key: word for key, word in typed.items() if key != "laws"})

    assert "contracts=3NT" in page.text.split('<img src="')[1].split('"')[0]
    assert all("contracts=" not in back for back in page.text.split('"') if back.startswith("/rule/"))
    assert ("60 %" in text, "40 %" in text) == (True, True), text


def test_what_is_missing_is_asked_for_on_the_page_without_a_word_of_the_terminal(client: Client) -> None:
    page = client.get(f"/evidence/outcome_affected?{urlencode({**BEFORE_PLAY, 'laws': '13'})}")

    assert page.status_code == HTTPStatus.OK
    assert 'role="alert"' in page.text
    assert "--" not in page.text.split('role="alert">')[1].split("</p>")[0]
    assert '<details class="what-if" open>' in page.text


def test_what_cannot_be_read_is_refused_in_one_line(client: Client) -> None:
    for wrong in ({"card": "CK"}, {"chair": "X"}, {"contracts": "9S by S"}, {"contracts": "4S by S=30%"}):
        status, text = drawn(client, "outcomes", **BEFORE_PLAY, **wrong)

        assert (HTTPStatus.BAD_REQUEST, False) == (status, "\n" in text.strip()), (wrong, text)


def test_a_drawing_so_far_waits_for_the_first_figures(client: Client) -> None:
    """The page stands already; its picture comes as soon as there is one, not with the next look."""
    typed = {**BEFORE_PLAY, "contracts": "3NT by S=60%; 2NT by S=40%", "chair": "S"}
    status, text = drawn(client, "outcomes", **typed, so_far="yes")

    assert (HTTPStatus.OK, True) == (status, "3NT" in text), text


def test_a_drawing_of_the_page_is_as_narrow_as_a_phone(client: Client) -> None:
    _, text = drawn(client, "outcomes", **BEFORE_PLAY, contracts="3NT by S")
    lines = [part.text or "" for part in ET.fromstring(text).iter() if part.tag.endswith("text")]  # noqa: S314  # ours

    assert 'width="320"' in text
    assert max(map(len, lines)) <= 46


HELPED = {
    **BEFORE_PLAY,
    "dealer": "N",
    "story": "N 1C\nE 1H\nS 1D\ndirector\nW refuses\nS 2D\nW P\nN 3NT\nE P\nS P\nW P",
    "lowest_same_denomination": "yes",
}
LINK = 'href="/evidence/irregular_call_helped?'


def test_a_judgement_that_is_made_leads_to_its_evidence_with_the_adjusted_score(client: Client) -> None:
    asked = client.get(f"/rule?{urlencode(HELPED)}").text
    adjusted, stands = (
        client.get(f"/rule?{urlencode({**HELPED, 'irregular_call_helped': word})}").text
        for word in ("yes", "no")
    )

    assert (asked.count(LINK), adjusted.count(LINK), stands.count(LINK)) == (1, 1, 0)
    way = adjusted.split(LINK)[1].split('"')[0].replace("&amp;", "&")
    assert "svg" in client.get(f"/evidence/irregular_call_helped?{way}").text
