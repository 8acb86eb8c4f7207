"""Tonight, the keys, what is written and what is only read."""

import re

import pytest

from lawbook.event.calls import CallOpened
from lawbook.session import Role
from tests.web.browsing import Page
from tests.web.session.conftest import Visitor, visitor

CASE = "/rule/13?card_not_of_deal=no&play_finished=no&wrong_hand_called=no&saw_another_hand=yes"
PAGES = ["", "/", "/returns", "/log", "/call/{call}", "/call/{call}/say", "/c/{call}/", "/c/{call}" + CASE]


def test_without_initials_one_tap_gives_some(ab: Visitor) -> None:
    ab.called()
    nobody = visitor(ab.evening, "")
    page = nobody.get("")
    assert "Left empty: A<" in page
    assert "New call" not in page
    sent = dict(re.findall(r'<input type="hidden" name="(shown)" value="(\w+)">', page))
    answer = nobody.post("/join", by="", **sent)
    assert answer.url.path.endswith("~A/")
    assert "New call" in answer.text


def test_initials_are_typed_into_an_empty_field(ab: Visitor) -> None:
    nobody = visitor(ab.evening, "")
    assert re.search(r'<input id="by" name="by"(?![^>]*value)', nobody.get(""))
    assert nobody.post("/join", by="CD", shown="A").url.path.endswith("~CD/")


def test_initials_may_have_letters_of_any_language(ab: Visitor) -> None:
    answer = visitor(ab.evening, "").post("/join", by="ŁØ")
    assert "New call" in answer.text
    here = Visitor(ab.client, ab.evening, answer.url.path.rstrip("/"))
    assert here.called("7").holder == "ŁØ"


def test_initials_that_are_none_are_refused(ab: Visitor) -> None:
    assert "write 1 to 6 letters or figures" in visitor(ab.evening, "").post("/join", 400, by="A B!").text


def test_a_reader_reads_everything_and_writes_nothing(ab: Visitor, reader: Visitor) -> None:
    call = ab.told(ab.called(), CASE)
    last = ab.evening.last
    for path in PAGES:
        page = reader.get(path.format(call=call.number))
        assert 'method="post"' not in re.sub(r'<form id="in-call"[^>]*>', "", page)
        assert "formaction" not in page
    for path, fields in [
        ("/calls", {"typed": "3"}),
        (f"/call/{call.number}", {"do": "close"}),
        (f"/c/{call.number}/rule/27", {}),
        ("/clock", {"number": "1"}),
        (f"/call/{call.number}/say", {}),
    ]:
        assert "this key only reads" in reader.post(path, 400, **fields).text
    assert ab.evening.last == last


def test_a_key_that_is_none_opens_nothing(ab: Visitor) -> None:
    ab.get("/e/nothing", 404)
    ab.get("/e/nothing/stream", 404)


@pytest.mark.parametrize("method", ["GET", "HEAD"])
@pytest.mark.parametrize("language", ["en", "pl", "nb"])
def test_to_look_writes_nothing(ab: Visitor, method: str, language: str) -> None:
    call = ab.told(ab.called(), CASE)
    last = ab.evening.last
    for path in [*PAGES, "/hall", "/call/{call}/now", "/call/{call}/cards"]:
        address = ab.base + path.format(call=call.number)
        answer = ab.client.request(method, f"{address}{'&' if '?' in address else '?'}lang={language}")
        assert answer.status_code == 200, (path, answer.text)
        if method == "GET":
            assert f'<html lang="{language}">' in answer.text
    assert ab.evening.last == last


def test_every_link_of_every_page_leads_somewhere_in_the_same_language(ab: Visitor) -> None:
    call = ab.told(ab.called(), CASE)
    for path in PAGES:
        page = Page(ab.get(path.format(call=call.number) + ("&" if "?" in path else "?") + "lang=pl"))
        for link in page.links:
            if link.href.startswith(("#", "http")) or "/evidence/" in link.href:
                continue
            answer = ab.client.get(link.href)
            assert answer.status_code == 200, (path, link.href)
            if "languages" not in link.classes and link.href.startswith("/e/"):
                assert '<html lang="pl">' in answer.text, (path, link.href)


def test_the_tiles_used_most_stand_on_top(ab: Visitor) -> None:
    for _ in range(2):
        ab.called(tile="claim", board="4")
    ab.called(tile="fouled")
    page = ab.get("")
    assert page.index('value="claim"') < page.index('value="fouled"') < page.index("Before the auction")


def test_tables_called_to_can_be_tapped(ab: Visitor) -> None:
    ab.called("B2")
    ab.called("11")
    assert 'type="radio" name="table" value="11"' in ab.get("")
    ab.post("/calls", table="B2")
    assert ab.evening.calls[-1].table == "B2"


def test_the_same_form_sent_twice_is_put_down_once(ab: Visitor) -> None:
    first = ab.post("/calls", typed="7", tile="claim", _once="x1")
    last = ab.evening.last
    again = ab.post("/calls", typed="7", tile="claim", _once="x1")
    assert ab.evening.last == last
    assert again.url.path.endswith(f"/call/{ab.evening.calls[-1].number}")
    assert first.url != again.url
    ab.post("/calls", typed="8", tile="claim", _once="x1")
    assert len(ab.evening.calls) == 2, "another form is another, though the page is the same"


def test_it_is_put_down_once_after_the_program_was_started_again(ab: Visitor) -> None:
    ab.post("/calls", typed="7", _once="x1")
    last = ab.evening.last
    ab.evening.tournament._ledger = type(ab.evening.tournament.ledger)()  # as a new process begins
    ab.post("/calls", typed="7", _once="x1")
    assert ab.evening.last == last


def test_an_answer_sent_twice_is_put_down_once(ab: Visitor) -> None:
    call = ab.told(ab.called(), "/rule/13")
    over = str(call.newest)
    ab.told(call, "/rule/13?card_not_of_deal=yes", _over=over)
    last = ab.evening.last
    ab.told(call, "/rule/13?card_not_of_deal=yes", _over=over)
    assert ab.evening.last == last


def test_nothing_is_written_where_the_form_cannot_be(ab: Visitor) -> None:
    last = ab.evening.last
    assert "write its number or name" in ab.post("/calls", 400, typed="").text
    assert "no such tile" in ab.post("/calls", 400, typed="7", tile="x").text
    assert "write a number" in ab.post("/clock", 400, number="two").text
    assert ab.evening.last == last
    assert not any(isinstance(each.entry, CallOpened) for each in ab.evening.tournament.ledger.logged)


@pytest.mark.parametrize(
    "path", ["/scores/board/1/99", "/call/99", "/scores/penalty?contestant=1&amount=much"]
)
@pytest.mark.parametrize(("lang", "tonight"), [("en", "Tonight"), ("nb", "I kveld")])
def test_what_is_refused_in_a_session_leads_back_into_it(
    ab: Visitor, path: str, lang: str, tonight: str
) -> None:
    told = ab.client.get(f"{ab.base}{path}{'&' if '?' in path else '?'}lang={lang}")

    assert told.status_code in {400, 404}
    assert f'{ab.base}/?lang={lang}">{tonight}<' in told.text


def test_a_call_is_begun_with_the_words_that_are_sought(ab: Visitor) -> None:
    asked = ab.post("/calls", typed="4", board="7", q="penalty card")
    number = ab.evening.calls[-1].number
    assert str(asked.url).endswith(f"{ab.base}/c/{number}/?board=7&q=penalty+card")
    assert "Two penalty cards" in asked.text
    ab.told(ab.evening.calls[-1], "/rule/49?board=7")
    assert ab.evening.call(number).case == "/rule/49?board=7"


def test_a_call_that_is_only_noted_is_under_the_laws_of_the_session_too(ab: Visitor) -> None:
    ab.told(ab.called("1", tile="insufficient"), "/rule/27?edition=2007")
    noted = ab.post("/calls", typed="4", board="7")
    assert str(noted.url).endswith("/?edition=2007&board=7")


def test_tonight_shows_those_who_write_the_codes_by_which_others_join(ab: Visitor) -> None:
    ab.evening.key(Role.READER)
    page, keys = ab.get(""), {role: ab.evening.known_key(role) for role in Role}
    for role in Role:
        assert f'href="http://testserver/e/{keys[role]}"' in page
    assert page.count('class="qr"') == len(Role)
    looks = ab.client.get(f"/e/{keys[Role.READER]}").text
    assert 'class="qr"' not in looks
    assert str(keys[Role.DIRECTOR]) not in looks


def test_a_call_that_is_only_noted_begins_with_the_place_for_a_note(ab: Visitor) -> None:
    folded, unfolded = (f"<details{how}> <summary>A warning or a note" for how in ("", " open"))
    noted = ab.client.post(f"{ab.base}/calls", data={"typed": "4", "board": "7", "only": "note"})
    number = ab.evening.calls[-1].number
    assert noted.url.path.endswith(f"/call/{number}")
    assert unfolded in noted.text.replace("\n", " ")
    assert 'name="text" maxlength="500" autocomplete="off" autofocus>' in noted.text
    assert "autofocus" not in ab.get(f"/call/{number}")
    ab.post(f"/call/{number}", do="note", text="West was late")
    assert folded in ab.get(f"/call/{number}")
    assert ab.evening.calls[-1].notes == ("West was late",)


def test_all_tables_up_to_the_last_one_called_to_can_be_tapped(ab: Visitor) -> None:
    for table, listed in (("3", 3), ("B2", 4), ("9", 10), ("101", 11)):
        ab.called(table)
        assert ab.get("").count('name="table"') == listed


TYPED = {"do": "enter", "board": "6", "ns": "3", "ew": "4"}


def test_what_is_typed_alone_makes_a_ranking(ab: Visitor) -> None:
    ab.post("/scores", 200, **TYPED, worth="4H W =")
    page = ab.post("/scores", 200, **{**TYPED, "ns": "1", "ew": "2"}, worth="4H W -1").text

    assert re.findall(r'<th scope="row">(\d)', page) == ["1", "4", "2", "3"]


def test_a_result_that_is_refused_is_still_there_to_be_mended(ab: Visitor) -> None:
    page = ab.post("/scores", 400, **TYPED, worth="4H W y-1").text

    assert "is no contract" in page
    assert ["6", "3", "4", "4H W y-1"] == re.findall(r'name="(?:board|ns|ew|worth)" value="([^"]*)"', page)
