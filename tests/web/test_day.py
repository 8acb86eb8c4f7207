"""The day of the session chooses the code, and the page says which one."""

from collections.abc import Callable
from datetime import date

import pytest
from starlette.testclient import TestClient

from lawbook.address import Address
from lawbook.casefile import loads
from lawbook.errors import CaseError
from tests.web.browsing import Page

Get = Callable[[str], Page]

LAST_CARD = "/rule/66?inspection=own_card&dummy_wants_to_see=no&his_side_played_on=no"


@pytest.mark.parametrize(
    ("params", "edition"),
    [
        ({}, 2024),
        ({"date": ""}, 2024),
        ({"date": "2016-05-01"}, 2007),
        ({"date": "2017-08-15"}, 2007),
        ({"date": "2017-08-15", "authority": "EBU"}, 2017),
        ({"date": "2023-12-31"}, 2017),
        ({"date": "2016-05-01", "edition": "2017"}, 2017),
    ],
)
def test_the_day_chooses_the_code_unless_a_printing_is_named(params: dict[str, str], edition: int) -> None:
    assert Address("/rule/66", params).edition == edition
    assert Address("/rule/66", params).case().edition == edition


@pytest.mark.parametrize("text", ["2016-02-30", "20160501", "yesterday", "١٩٩٩-01-01"])
def test_what_is_no_day_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(CaseError, match="no day; write it like 2022-10-01"):
        assert Address("/rule/66", {"date": text}).edition


def test_a_day_before_the_oldest_code_is_refused(client: TestClient) -> None:
    response = client.get("/rule/66?date=1999-01-01")

    assert response.status_code == 400
    assert "before the oldest edition, of 2007" in response.text


def test_the_page_rules_by_the_code_of_the_day_and_says_so(get: Get) -> None:
    page = get(f"{LAST_CARD}&date=2016-05-01")

    assert "Has a card been led to the next trick?" in page.html
    assert '<a href="/rule/66?' in page.html
    answered = get(f"{LAST_CARD}&date=2016-05-01&next_trick_led=yes").html
    assert "Laws of 2007" in answered
    assert "2016-05-01" in answered
    assert "has no right to look at his own last card" in answered


def test_every_link_keeps_the_day(get: Get) -> None:
    hrefs = [link.href for link in get("/?date=2016-05-01").links if link.href.startswith("/")]

    assert [href for href in hrefs if "date=2016-05-01" not in href] == []


def test_the_form_of_the_day_forgets_the_printing_so_that_the_day_counts(get: Get) -> None:
    html = get("/?date=2016-05-01&edition=2017&authority=EBU").html
    form = html[html.rindex("<form", 0, html.index('id="date"')) : html.index('id="date"')]

    assert 'name="authority" value="EBU"' in form
    assert 'name="edition"' not in form
    assert 'value="2016-05-01"' in html


def test_a_case_file_may_quote_its_day() -> None:
    [case] = loads('law: 66\ndate: "2016-05-01"')

    assert (case.day, case.edition) == (date(2016, 5, 1), 2007)
