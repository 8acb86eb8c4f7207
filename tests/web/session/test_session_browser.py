"""A session in a real browser: on a phone, with what others write, with a lost network, and without scripts."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from lawbook.event.calls import CallNoted, CallOpened
from lawbook.event.entries import ResultEntered
from lawbook.session import Evening, Role, open_evening, polls
from lawbook.web.app import create_app
from tests.web.chromium import SCREENS, opened, served, text, wait

CASE = "/rule/13?card_not_of_deal=no&play_finished=no&wrong_hand_called=no&saw_another_hand=yes"
UNREACHABLE = "window.reached = window.fetch; window.fetch = () => Promise.reject(new TypeError());"
"""The network is there, and the server is not, as long as the page stands."""
SMALL = 44
"""No target is smaller, in CSS pixels."""


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    begun = open_evening(str(tmp_path_factory.mktemp("session") / "event.db"))
    begun.key(Role.READER)
    yield begun
    begun.close()


@pytest.fixture(scope="module")
def address(evening: Evening) -> Iterator[str]:
    """The session of the Director AB, served on this machine."""
    with served(create_app(evening)) as server:
        yield f"{server}/e/{evening.key(Role.DIRECTOR)}~AB"


@pytest.fixture(scope="module")
def phone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    driver = opened(tmp_path_factory.mktemp("phone"), screen=SCREENS["phone"])
    yield driver
    driver.quit()


def go(browser: Chrome, address: str) -> None:
    """To a page; what the page before was still about to do may lead elsewhere, so look where it came to."""

    def there(browser: Chrome) -> bool:
        browser.get(address)
        return browser.current_url == address

    wait(browser).until(there)


def tap(browser: Chrome, css: str) -> None:
    browser.find_element(By.CSS_SELECTOR, css).click()


def network(browser: Chrome, *, lost: bool) -> None:
    browser.execute_cdp_cmd("Network.enable", {})
    browser.execute_cdp_cmd(
        "Network.emulateNetworkConditions",
        {"offline": lost, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1},
    )


def test_a_call_from_the_first_page_to_what_is_said(phone: Chrome, address: str, evening: Evening) -> None:
    go(phone, address)
    phone.find_element(By.NAME, "typed").send_keys("7")
    tap(phone, "button[value=opening_lead_out_of_turn]")
    wait(phone).until(lambda b: "Which lead was it" in text(b))
    tap(phone, "nav.seats button:nth-of-type(2)")
    wait(phone).until(lambda b: "offender=E" in b.current_url)
    tap(phone, "ul.answers button")
    wait(phone).until(lambda _: len(evening.calls[-1].versions) == 3)
    assert "offender=E" in evening.calls[-1].case
    assert evening.calls[-1].case.partition("?")[0] in phone.current_url


def test_nothing_is_wider_than_the_phone_or_smaller_than_a_finger(
    phone: Chrome, address: str, evening: Evening
) -> None:
    call = evening.open_call("12", 4, CASE, by="AB")
    for path in ("", "/returns", "/log", "/hall", f"/call/{call.number}", f"/call/{call.number}/say"):
        for language in ("en", "pl", "nb"):
            go(phone, f"{address}{path}?lang={language}")
            assert phone.execute_script("return document.documentElement.scrollWidth") <= 360, (
                path,
                language,
            )
        for one in phone.find_elements(
            By.CSS_SELECTOR,
            "main button, main summary, main .kicker > a, main input:not([type=hidden])",
        ):
            if one.is_displayed() and "by-return" not in (one.get_attribute("class") or ""):
                assert one.size["height"] >= SMALL, (path, one.get_attribute("outerHTML"))


def test_no_button_cuts_a_line_in_two(phone: Chrome, address: str, evening: Evening) -> None:
    call = evening.open_call("14", 4, CASE, by="AB")
    evening.tell(call.number, f"{CASE}&outcome_affected=yes", call.newest, by="AB")
    go(phone, f"{address}/call/{call.number}?lang=pl")
    cut = "return [...document.querySelectorAll('main button')].filter(b => b.scrollHeight > b.clientHeight)"

    assert [one.text for one in phone.execute_script(cut)] == []


WORDS = """
document.body.style.overflowWrap = 'normal';
for (const one of document.querySelectorAll('details')) one.open = true;
return [...document.querySelectorAll('main button')].filter(b => b.scrollWidth > b.clientWidth).map(b => b.innerText);
"""


@pytest.mark.parametrize("language", ["en", "pl", "nb"])
def test_no_tile_breaks_a_word(phone: Chrome, address: str, language: str) -> None:
    go(phone, f"{address}/?lang={language}")

    assert phone.execute_script(WORDS) == []
    assert phone.execute_script("return document.documentElement.scrollWidth") <= SCREENS["phone"][0]


def test_every_field_has_a_label_and_the_keyboard_reaches_the_tables_first(
    phone: Chrome, address: str, evening: Evening
) -> None:
    call = evening.open_call("12", 4, CASE, by="AB")
    for path in ("", f"/call/{call.number}"):
        go(phone, f"{address}{path}")
        unnamed = phone.execute_script(
            "return [...document.querySelectorAll('input:not([type=hidden])')].filter(f => !f.labels.length).length"
        )
        assert unnamed == 0
    go(phone, address)
    reached = []
    for _ in range(12):
        phone.switch_to.active_element.send_keys(Keys.TAB)
        reached.append(phone.switch_to.active_element.get_attribute("name"))
    assert "table" in reached
    assert "typed" in reached[reached.index("table") :]


def test_return_in_a_field_opens_a_call_without_a_tile(phone: Chrome, address: str, evening: Evening) -> None:
    go(phone, address)
    phone.find_element(By.NAME, "typed").send_keys("31", Keys.ENTER)
    wait(phone).until(lambda b: "/c/" in b.current_url)
    assert evening.calls[-1].table == "31"
    assert evening.calls[-1].case == ""


def test_what_another_writes_is_seen_without_a_tap(phone: Chrome, address: str, evening: Evening) -> None:
    go(phone, address)
    evening.open_call("T77", by="CD")
    wait(phone).until(lambda b: "Table T77" in text(b))


def test_who_is_typing_is_told_and_not_disturbed(phone: Chrome, address: str, evening: Evening) -> None:
    go(phone, address)
    field = phone.find_element(By.NAME, "typed")
    field.send_keys("8")
    time.sleep(0.5)
    evening.open_call("T78", by="CD")
    wait(phone).until(lambda b: "Somebody else has written something" in text(b))
    assert field.get_attribute("value") == "8"


POLL = {"hand": "K875.843.7.QJ843", "auction": "1S P 2S P", "methods": "weak twos"}


@pytest.mark.parametrize(
    ("path", "typed"),
    [
        ("/polls/new", POLL),
        ("/scores", {"board": "7", "ns": "3", "ew": "12", "worth": "4S by N ="}),
        ("/call/{call}", {"note": "they stayed calm"}),
        ("/c/{call}/award?board=1&kind=artificial", {"top": "24"}),
    ],
)
def test_what_is_typed_is_there_when_a_phone_that_was_locked_loads_the_page_again(
    phone: Chrome, address: str, evening: Evening, path: str, typed: dict[str, str]
) -> None:
    call = evening.open_call("T3", 1, CASE, by="AB")
    there = address + path.format(call=call.number)
    go(phone, there)
    for name, told in typed.items():
        css = f"main [name={name}]"
        phone.execute_script("document.querySelectorAll('main details').forEach(one => (one.open = true))")
        phone.find_element(By.CSS_SELECTOR, css).send_keys(told)
    phone.refresh()
    found = [phone.find_element(By.CSS_SELECTOR, f"main [name={name}]") for name in typed]
    assert list(typed.values()) == [field.get_attribute("value") for field in found]


def test_who_went_elsewhere_begins_anew_and_so_does_who_has_sent(phone: Chrome, address: str) -> None:
    go(phone, f"{address}/polls/new")
    phone.find_element(By.NAME, "methods").send_keys("weak twos")
    go(phone, f"{address}/returns")
    go(phone, f"{address}/polls/new")
    assert phone.find_element(By.NAME, "methods").get_attribute("value") == ""
    for name, told in POLL.items():
        phone.find_element(By.NAME, name).send_keys(told)
    phone.find_element(By.NAME, "methods").submit()
    wait(phone).until(lambda b: "/poll/" in b.current_url)
    kept = "return Object.keys(sessionStorage).filter(key => key.startsWith('typed') && key.endsWith('/polls/new'))"
    assert phone.execute_script(kept) == []


def test_a_player_who_is_asked_keeps_his_other_thoughts(
    phone: Chrome, address: str, evening: Evening
) -> None:
    asked = polls.ask(
        evening, polls.Question(hand=POLL["hand"], number=1, options="P 3S 4S"), "en", by="AB"
    ).asked
    ballot = f"{address.partition('/e/')[0]}/p/{asked.ballots[0]}"
    go(phone, ballot)
    tap(phone, "button.call")
    wait(phone).until(lambda b: b.find_elements(By.NAME, "reason"))
    tap(phone, "[name=also_2]")
    phone.find_element(By.NAME, "reason").send_keys("a maximum")
    phone.refresh()
    assert phone.find_element(By.NAME, "reason").get_attribute("value") == "a maximum"
    assert phone.find_element(By.NAME, "also_2").is_selected()


def test_what_was_not_sent_is_said_to_be_and_is_sent_once(
    phone: Chrome, address: str, evening: Evening
) -> None:
    go(phone, address)
    before = len(evening.calls)
    phone.find_element(By.NAME, "typed").send_keys("55")
    network(phone, lost=True)
    tap(phone, "button[value=insufficient]")
    wait(phone).until(lambda b: "This was not sent." in text(b))
    assert len(evening.calls) == before
    tap(phone, "button[value=insufficient]")  # impatient
    network(phone, lost=False)
    wait(phone).until(lambda b: "/rule/27" in b.current_url and "What was kept is sent now." in text(b))
    assert "This was not sent." not in text(phone)
    phone.refresh()
    assert "What was kept is sent now." in text(phone), "until he goes on"
    go(phone, address)
    assert "What was kept is sent now." not in text(phone)
    told = [each.entry for each in evening.tournament.ledger.logged if isinstance(each.entry, CallOpened)]
    assert [each.table for each in told].count("55") == 1


def test_what_was_not_sent_is_said_where_he_is_and_stays_typed(
    phone: Chrome, address: str, evening: Evening
) -> None:
    call = evening.open_call("56", 4, CASE, by="AB")
    go(phone, f"{address}/call/{call.number}")
    tap(phone, "details:nth-of-type(2) summary")
    phone.find_element(By.NAME, "text").send_keys("North was away")
    network(phone, lost=True)
    tap(phone, "button[value=note]")
    wait(phone).until(lambda b: b.find_element(By.ID, "unsent").is_displayed())
    top, bottom, scrolled = phone.execute_script(
        "const {top, bottom} = document.getElementById('unsent').getBoundingClientRect();"
        "return [top, bottom, scrollY]"
    )
    assert scrolled > 0
    assert 0 <= top < bottom < SCREENS["phone"][1] / 2
    assert phone.find_element(By.NAME, "text").get_attribute("value") == "North was away"
    network(phone, lost=False)
    wait(phone).until(lambda b: "Note: North was away" in text(b))


def test_who_types_on_is_told_that_it_was_sent_and_stays_where_he_is(
    phone: Chrome, address: str, evening: Evening
) -> None:
    call = evening.open_call("57", 4, CASE, by="AB")
    go(phone, f"{address}/call/{call.number}")
    tap(phone, "details:nth-of-type(2) summary")
    field = phone.find_element(By.NAME, "text")
    field.send_keys("North was away")
    network(phone, lost=True)
    tap(phone, "button[value=note]")
    wait(phone).until(lambda b: "This was not sent." in text(b))
    field.send_keys(", and so was South")
    network(phone, lost=False)
    wait(phone).until(lambda b: "What was kept is sent now. See it" in text(b))
    assert field.get_attribute("value") == "North was away, and so was South"
    phone.find_element(By.LINK_TEXT, "See it").click()
    wait(phone).until(lambda b: "Note: North was away" in text(b))


def test_a_server_that_was_away_gets_what_was_kept_in_its_order(
    phone: Chrome, address: str, evening: Evening
) -> None:
    call = evening.open_call("58", 4, CASE, by="AB")
    go(phone, f"{address}/call/{call.number}")
    phone.execute_script(UNREACHABLE)
    for said in ("first", "second"):
        note = phone.find_element(By.NAME, "text")
        phone.execute_script(
            "arguments[0].value = arguments[1]; document.querySelector('button[value=note]').click()",
            note,
            said,
        )
        wait(phone).until(lambda b: b.find_element(By.ID, "unsent").is_displayed())
    phone.execute_script("window.fetch = window.reached")
    wait(phone).until(lambda b: "Note: second" in text(b))
    noted = [each.entry for each in evening.call(call.number).entries if isinstance(each.entry, CallNoted)]
    assert [note.text for note in noted] == ["first", "second"]


def test_a_file_of_results_that_was_not_sent_is_kept_and_read_once(
    phone: Chrome, address: str, evening: Evening, tmp_path: Path
) -> None:
    file = tmp_path / "results.csv"
    file.write_text("scoring,board,table,ns,ew,contract,declarer,tricks\nmatchpoints,9,3,1,2,3NT,S,9\n")
    phone.get(f"{address}/scores")
    phone.find_element(By.NAME, "file").send_keys(str(file))
    phone.execute_script(UNREACHABLE)
    tap(phone, "form[enctype='multipart/form-data'] button")
    wait(phone).until(lambda b: "This was not sent." in text(b))
    file.unlink()
    phone.get(f"{address}/log")
    wait(phone).until(
        lambda b: "What was kept is sent now. See it" in text(b)
    )  # and the file is gone from the disk
    phone.find_element(By.LINK_TEXT, "See it").click()
    wait(phone).until(lambda b: "1 new result" in text(b))
    assert "This was not sent." not in text(phone)
    told = [each.entry for each in evening.tournament.ledger.logged if isinstance(each.entry, ResultEntered)]
    assert [(each.where.board, each.table) for each in told] == [(9, "3")]


def test_an_adjusted_score_that_follows_what_is_typed_stays_in_its_call(
    phone: Chrome, address: str, evening: Evening
) -> None:
    call = evening.open_call("15", 4, CASE, by="AB")
    go(phone, f"{address}/c/{call.number}/award?board=4&r1=4S+S+%3D&l1=yes")
    phone.find_element(By.ID, "n1").send_keys("100")
    wait(phone).until(lambda b: "Into the scores" in text(b))

    assert f"{address}/c/{call.number}/award?" in phone.current_url


def test_an_award_without_a_network_is_said_to_be_unsent_and_worked_out_later(
    phone: Chrome, address: str, evening: Evening
) -> None:
    call = evening.open_call("16", 4, CASE, by="AB")
    go(phone, f"{address}/c/{call.number}/award?board=4&r1=4S+S+%3D&l1=yes")
    network(phone, lost=True)
    phone.find_element(By.ID, "n1").send_keys("100")
    wait(phone).until(lambda b: b.find_element(By.ID, "not-sent").is_displayed())
    assert "n1=100" in phone.current_url, "the address holds what was typed"
    network(phone, lost=False)
    wait(phone).until(lambda b: "Into the scores" in text(b))
    assert not phone.find_element(By.ID, "not-sent").is_displayed()


def test_who_does_not_hold_the_call_is_asked_first(phone: Chrome, address: str, evening: Evening) -> None:
    call = evening.open_call("9", 0, "/rule/13", by="CD")
    go(phone, f"{address}/c/{call.number}/rule/13")
    tap(phone, "ul.answers button")
    wait(phone).until(lambda b: "CD holds this call" in text(b))
    tap(phone, "button[name=_take]")
    wait(phone).until(lambda _: "card_not_of_deal" in evening.call(call.number).case)
    assert evening.call(call.number).holder == "AB"


def test_without_scripts_the_same_taps_do_the_same(tmp_path: Path, address: str, evening: Evening) -> None:
    browser = opened(tmp_path, scripts=False, screen=SCREENS["phone"])
    try:
        go(browser, address)
        browser.find_element(By.NAME, "typed").send_keys("61")
        tap(browser, "button[value=insufficient]")
        wait(browser).until(lambda b: "/rule/27" in b.current_url)
        call = evening.calls[-1]
        go(browser, f"{address}/call/{call.number}")
        tap(browser, "details:nth-of-type(2) summary")
        browser.find_element(By.NAME, "text").send_keys("North was away")
        tap(browser, "button[value=note]")
        wait(browser).until(lambda b: "Note: North was away" in text(b))
        assert isinstance(evening.call(call.number).entries[-1].entry, CallNoted)
    finally:
        browser.quit()
