"""Whose irregularity it is, tapped on the first page of a ruling that no record shows."""

from collections.abc import Callable

import pytest
from starlette.testclient import TestClient

from lawbook.bridge import Seat
from lawbook.casefile import CaseFile, case_text, loads
from lawbook.desk import rule
from lawbook.voice import speech
from tests.web.browsing import Page, params, texts

Get = Callable[[str], Page]

NO_EXCEPTION = dict.fromkeys(
    (
        "same_suit_again",
        "card_was_faced",
        "next_deal_called",
        "round_over",
        "twelfth_trick",
        "both_established",
    ),
    "no",
)
REFUSED = {"called_in_turn": "yes", "replaced_before_ruling": "no"}


def test_a_seat_that_is_tapped_is_said_on_every_page_after(get: Get) -> None:
    asked = get("/rule/27?called_in_turn=yes")
    east = next(link for link in asked.within("seats") if link.text == "East")
    page = get(get(east.href).link("No").href)

    assert ["North", "East", "South", "West"] == list(texts(asked.within("seats")))
    assert {"called_in_turn": "yes", "offender": "E"} == params(east.href)
    assert "South, two options." in page.html
    assert "West must pass for the rest of the auction" in page.html
    assert "<span>Law 27</span> · <b>East</b>" in page.html


def test_the_seat_is_asked_on_the_first_page_alone_and_can_be_taken_back(get: Get) -> None:
    told = get("/rule/27?called_in_turn=yes&offender=E")
    (chosen,) = (link for link in told.within("seats") if "offender" not in params(link.href))

    assert "East" == chosen.text
    assert [] == get("/rule/27?called_in_turn=yes&replaced_before_ruling=no").within("seats")


@pytest.mark.parametrize("law", ["12", "87", "79", "74", "27?view=check"])
def test_a_law_that_speaks_of_no_player_asks_for_no_seat(get: Get, law: str) -> None:
    assert [] == get(f"/rule/{law}").within("seats")


def test_a_record_that_shows_whose_call_it_is_does_not_ask(get: Get) -> None:
    assert [] == get("/rule/27?dealer=N&story=N+1S%0AE+1C").within("seats")


@pytest.mark.parametrize(
    ("law", "answers", "said"),
    [
        ("27", REFUSED, "South, two options."),
        ("30", {"whose_turn": "partner"}, "The turn goes to West."),
        (
            "54",
            {"opening_lead": "faced", "since_opening_lead": "nothing", "partner_led_face_down": "no"},
            "North declares, and the card is the lead",
        ),
        (
            "64",
            {"revoke_trick": "offender", "later_trick": "yes", **NO_EXCEPTION},
            "Two tricks go to North-South.",
        ),
        ("13", {"card_not_of_deal": "no", "play_finished": "no", "wrong_hand_called": "yes"}, ""),
    ],
)
def test_every_player_is_called_by_his_seat_as_seen_from_east(
    law: str, answers: dict[str, str], said: str
) -> None:
    text = " ".join(u.text for u in speech(rule(CaseFile(laws=(law,), offender=Seat.E, answers=answers))).now)

    assert said in text
    assert "offender" not in text


def test_a_case_file_tells_it_and_is_written_as_it_was_read() -> None:
    (case,) = loads("{law: '27', offender: East, answers: {called_in_turn: yes}}")

    assert Seat.E is case.offender
    assert [case] == loads(case_text(case))


def test_what_is_no_seat_is_refused_in_one_line(client: TestClient) -> None:
    refused = client.get("/rule/27?offender=X")

    assert 400 == refused.status_code
    assert "offender &#39;X&#39;: no seat; the seats are N, E, S and W" in refused.text
