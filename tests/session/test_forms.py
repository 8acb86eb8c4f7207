"""Forms: from the one record, blank where nobody knows, with the deadlines of the authority."""

import re
import zlib
from datetime import timedelta

import pytest

from lawbook.event.entries import Posted
from lawbook.printed import Sheet
from lawbook.session import Evening
from lawbook.session.forms import Form, Kind, form
from tests.session.conftest import Director

DEAL = "N:KQ32.543.432.AK2 J98.876.765.JT95 AT74.JT9.AKQ.Q43 65.AKQ2.JT98.876"
CASE = f"/rule/27?board=1&deal={DEAL.replace(' ', '+')}&story=N+1H%0AE+1C&called_in_turn=yes&authority=EBU"


LINE = re.compile(rb"m [\d.]+ (-?[\d.]+) l S")
"""A line on the paper, with how far it is above the lower edge, in points."""


def called(director: Director, case: str = CASE) -> int:
    opened = director.post("/calls", table="7", board="1")
    number = int(re.search(r"/c/(\d+)/", str(opened.url))[1])  # type: ignore[index]
    if case:
        assert director.post(f"/c/{number}{case}", _over="0").status_code == 200
    return number


def text(told: Form) -> str:
    return "\n".join(f"{field.name}: {' '.join(field.lines)}" for field in told.fields)


def test_a_report_has_hands_auction_facts_and_ruling(director: Director, evening: Evening) -> None:
    told = text(form(evening, evening.call(called(director)), Kind.REPORT, "en"))
    for part in ("table 7 · board 1", "♠ K Q 3 2", "[10C1]", "Director: AB"):
        assert part in told, part


def test_what_nobody_knows_is_blank(director: Director, evening: Evening) -> None:
    told = form(evening, evening.call(called(director, "")), Kind.APPEAL, "en")
    blank = {field.name for field in told.fields if not field.lines}
    assert {"The hands", "Who appeals", "The ruling", "Pairs"} <= blank


def test_the_deadlines_are_the_authoritys(director: Director, evening: Evening) -> None:
    number = called(director)
    before = text(form(evening, evening.call(number), Kind.APPEAL, "en"))
    assert "20 minutes after the official score is made available (92B, EBU)" in before
    (posted,) = evening.write(Posted("1", 30), by="AB")
    after = text(form(evening, evening.call(number), Kind.APPEAL, "en"))
    assert f"{(posted.at + timedelta(minutes=20)).astimezone():%H:%M} (92B, EBU)" in after
    assert f"{(posted.at + timedelta(minutes=30)).astimezone():%H:%M} (79C1, WBF)" in after


@pytest.mark.parametrize("kind", ["report", "penalty", "appeal"])
@pytest.mark.parametrize("language", ["en", "pl", "nb"])
def test_each_is_a_page_and_a_pdf(director: Director, kind: str, language: str) -> None:
    number = called(director)
    assert director.get(f"/form/{number}/{kind}?lang={language}").status_code == 200
    printed = director.get(f"/form/{number}/{kind}.pdf?lang={language}")
    assert printed.headers["content-type"] == "application/pdf"
    assert printed.content.startswith(b"%PDF-")


def test_the_form_of_a_penalty_leads_to_where_it_is_given(director: Director) -> None:
    number = called(director)
    there = "/scores#contestant"
    assert f"{director.base}{there}" in director.get(f"/form/{number}/penalty").text
    assert there not in director.get(f"/form/{number}/appeal").text
    assert 'id="contestant"' in director.get("/scores").text


@pytest.mark.parametrize("told", [36, 40, 44])
def test_the_lines_to_write_on_are_all_on_the_paper(told: int) -> None:
    sheet = Sheet("Appeal")
    for _ in range(told):
        sheet.text("told")
    sheet.field("What is appealed, and why", "", blank=6)
    pages = re.findall(rb"stream\r?\n(x.*?)\r?\nendstream", sheet.written(), re.DOTALL)
    drawn = [line for page in pages for line in LINE.findall(zlib.decompressobj().decompress(page))]

    assert len(drawn) == 6
    assert min(map(float, drawn)) > 40


def test_the_printed_page_has_as_many_lines_as_the_pdf(director: Director, evening: Evening) -> None:
    number = called(director, "")
    told = form(evening, evening.call(number), Kind.APPEAL, "en")
    blank = sum(field.blank for field in told.fields if not field.lines)

    assert director.get(f"/form/{number}/appeal").text.count("<i></i>") == blank


def test_an_unknown_form_is_refused(director: Director) -> None:
    answer = director.get(f"/form/{called(director)}/letter")
    assert answer.status_code == 400
    assert "report, penalty, appeal" in answer.text


def test_a_form_and_what_is_refused_are_read_in_another_language(director: Director) -> None:
    """The key stands once in each link."""
    opened = director.post("/calls", table="7", board="1")
    number = int(re.search(r"/c/(\d+)/", str(opened.url))[1])  # type: ignore[index]
    for path, status in (
        (f"/form/{number}/appeal", 200),
        ("/form/9999/appeal", 400),
        ("/scores/board/1/99", 400),
    ):
        page = director.get(path)
        assert status == page.status_code
        for link in re.findall(r'href="(/e/[^"]*lang=(?:pl|nb))"', page.text):
            assert status == director.get(link).status_code
        assert f'href="{director.base}{path}?lang=pl"' in page.text
