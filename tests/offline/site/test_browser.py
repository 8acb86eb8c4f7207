"""The desk in a browser whose network was cut after the first visit: every page as the server makes it."""

import json
import shutil
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

from lawbook.law.book import laws
from lawbook.session import Evening, Role, open_evening
from lawbook.web.app import create_app
from tests import yamlfile
from tests.offline.site.conftest import LIMIT, Host, patient
from tests.web.browsing import Page
from tests.web.chromium import served
from tests.web.conftest import TestClient
from tests.web.test_browser import PAGES
from tests.web.test_calls import CALLS, tapped, tile_of

CASES = Path(__file__).parents[3] / "cases"
TOLD = ("board", "dealer", "vul", "contract", "deal", "edition", "authority")
EACH = 16
"""Every so many stories of the case files are told; tests/test_stories.py has them all."""
KINDS = (
    *PAGES.values(), "/law/23?lang=nb", "/clause/2017/64A1", "/record?contract=4S+by+S&story=E+DQ%0Adirector",
    "/play?contract=4S+by+S&story=W+HA%0AN+H2", "/claim", "/meaning", "/nowhere", "/rule/999", "/rule?story=what", "/?q=revok&lang=pl", "/health",
)  # fmt: skip
CLAIM = {
    "contract": "3NT by S",
    "deal": "N:KQ32.543.432.AK2 J98.876.765.JT95 AT74.JT9.AKQ.Q43 65.AKQ2.JT98.876",
    "story": "W HA\nN H3\nE H6\nS H9\nW HK\nN H4\nE H7\nS HT\nW HQ\nN H5\nE H8\nS HJ\nW DJ\nN D2\nE D5\nS DA\nS claims 9",
}
ASKED = """
const [addresses, done] = arguments;
(async () => {
  const found = [];
  for (const address of addresses) {
    const answer = await fetch(address);
    found.push([answer.status, await answer.text()]);
  }
  return found;
})().then(done, (why) => done(String(why)));
"""
LINE = '<nav class="offline" aria-label="'


@pytest.fixture(scope="module")
def cut(browser: Chrome, site: Path) -> str:
    """The address of a host that was seen once and is gone."""
    host = Host(site)
    browser.get(host.address)
    heading(browser, "What happened?")
    host.cut()
    return host.address


def heading(browser: Chrome, wanted: str) -> None:
    """Wait for a page with this heading."""

    def there(_: Chrome) -> bool:
        script = "return (document.querySelector('h1') || {textContent: ''}).textContent"
        return " ".join(str(browser.execute_script(script)).split()) == wanted

    shown = f"{browser.current_url}: no page {wanted!r} within {LIMIT} s"
    WebDriverWait(browser, LIMIT, ignored_exceptions=[Exception]).until(there, shown)


def asked(browser: Chrome, addresses: list[str]) -> list[tuple[int, str]]:
    """The pages at some addresses, asked for by the page of the site: those of the desk run no scripts."""
    browser.get(f"{browser.execute_script('return location.origin')}/offline/")
    found = browser.execute_async_script(ASKED, addresses)
    assert isinstance(found, list), found
    return [(status, without_line(text)) for status, text in found]


def without_line(text: str) -> str:
    """A page without the one line at its foot that says where it comes from."""
    above, foot, below = text.rpartition("</footer>")
    kept, line, row = above.rpartition(LINE)
    if not (foot and line):
        return text
    assert 'href="/offline/?lang=' in row
    assert row.count("<") == 2 * row.count("<a ") + 1
    return f"{kept}{foot}{below}"


def alike(browser: Chrome, client: TestClient, addresses: list[str]) -> None:
    languages = {"accept-language": browser.execute_script("return navigator.languages.join(',')")}
    for address, (status, text) in zip(addresses, asked(browser, addresses), strict=True):
        answer = client.get(address, headers=languages)
        different = [
            rows
            for rows in zip(text.splitlines(), answer.text.splitlines(), strict=False)
            if len({*rows}) > 1
        ]
        assert (status, different[:3]) == (answer.status_code, []), address
        assert text == answer.text, address


def walked(client: TestClient, call: dict[str, Any]) -> Iterator[str]:
    """The pages of a common call, one after the other."""

    def get(address: str) -> Page:
        return Page(client.get(address).text)

    address = get("/").tile(tile_of(call).say).href
    yield address
    if seat := call.get("seat"):
        address = next(link.href for link in get(address).within("seats") if f"offender={seat}" in link.href)
        yield address
    for answer in call["answers"]:
        address = tapped(get(address), answer)
        yield address


def stories() -> list[str]:
    """Auctions and plays as the case files tell them, on the pages that show and rule them."""
    found = []
    for path in sorted(CASES.rglob("*.yaml")):
        for case in yamlfile.read_all(path):
            if isinstance(case, dict) and isinstance(case.get("story"), list):
                known = {key: str(case[key]).strip() for key in TOLD if key in case}
                found.append(urlencode({**known, "story": "\n".join(map(str, case["story"]))}))
    told = found[::EACH]
    return [
        f"/{page}?{each}" for each in told for page in ("rule", "play" if "contract" in each else "auction")
    ]


def test_every_kind_of_page_is_the_server_s(browser: Chrome, cut: str, client: TestClient) -> None:
    alike(browser, client, list(KINDS))


def test_every_law_is_the_server_s(browser: Chrome, cut: str, client: TestClient) -> None:
    alike(browser, client, [f"/rule/{number}" for number in laws()])


def test_the_commonest_calls_are_the_server_s(browser: Chrome, cut: str, client: TestClient) -> None:
    alike(browser, client, list(dict.fromkeys(address for call in CALLS for address in walked(client, call))))


def test_auctions_and_plays_that_are_told_are_the_server_s(
    browser: Chrome, cut: str, client: TestClient
) -> None:
    alike(browser, client, stories())


def test_links_back_reload_and_a_new_tab(browser: Chrome, cut: str) -> None:
    browser.get(cut)
    browser.find_element(By.LINK_TEXT, "I have 14 cards").click()
    question = browser.find_element(By.TAG_NAME, "h1").text
    browser.find_element(By.LINK_TEXT, "No").click()
    browser.back()
    assert browser.find_element(By.TAG_NAME, "h1").text == question
    browser.refresh()
    assert browser.find_element(By.TAG_NAME, "h1").text == question

    address = browser.current_url
    browser.switch_to.new_window("tab")
    browser.get(address)
    assert browser.find_element(By.TAG_NAME, "h1").text == question


def test_a_worker_that_was_ended_begins_again(browser: Chrome, cut: str) -> None:
    """The browser ends it when it has nothing to do; the next page begins it anew."""
    put_away(browser, cut)
    stopped(browser)
    browser.get(f"{cut}/rule/64")
    heading(browser, "Who won the revoke trick?")


def put_away(browser: Chrome, address: str) -> None:
    """Wait until the interpreter's memory is kept, so that the next start takes it up."""
    browser.get(f"{address}/offline/")
    script = "caches.match('/offline/memory').then((found) => arguments[0](Boolean(found)))"
    WebDriverWait(browser, LIMIT).until(
        lambda _: browser.execute_async_script(script), "the memory of the interpreter is not put away"
    )


def stopped(browser: Chrome) -> None:
    browser.execute_cdp_cmd("ServiceWorker.enable", {})
    browser.execute_cdp_cmd("ServiceWorker.stopAllWorkers", {})


def test_what_needs_double_dummy_is_refused_in_one_sentence(browser: Chrome, cut: str) -> None:
    (answer,) = asked(browser, ["/evidence/undercompensated?laws=64"])
    assert answer[0] == 200
    assert "not without a network" in answer[1]


def test_a_claim_is_looked_through_as_on_the_server(browser: Chrome, cut: str, client: TestClient) -> None:
    alike(browser, client, [f"/claim?{urlencode(CLAIM)}"])


def test_it_is_opened_from_a_stick_by_one_command(browser: Chrome, site: Path) -> None:
    browser.get((site / "index.html").as_uri())

    assert "python3 -m http.server 8000" in browser.find_element(By.ID, "stick").text


def test_below_the_root_of_a_host_it_says_what_is_wrong(browser: Chrome, site: Path) -> None:
    host = Host(site.parent)
    try:
        browser.get(f"{host.address}/{site.name}/index.html")
        assert "at the root of their host" in browser.find_element(By.ID, "state").text
    finally:
        host.cut()


def test_its_own_page_speaks_the_language_that_it_is_asked_in(browser: Chrome, cut: str) -> None:
    browser.get(f"{cut}/offline/?lang=pl")

    assert browser.find_element(By.TAG_NAME, "h1").text == "Pulpit sędziego bez sieci"


def ready(browser: Chrome) -> WebElement:
    """The link to the desk on the page of the site, once everything is there."""
    return WebDriverWait(browser, LIMIT).until(
        lambda _: browser.find_element(By.LINK_TEXT, "Open the desk"),
        "the page of the site does not get ready",
    )


def test_its_own_page_tells_the_version_and_leads_to_the_small_book(
    browser: Chrome, cut: str, site: Path
) -> None:
    browser.get(f"{cut}/offline/")
    ready(browser)
    version = browser.find_element(By.ID, "version").text
    assert version.removeprefix("Version ") in (site / "worker.js").read_text("utf-8")

    browser.find_element(By.LINK_TEXT, "Open the small book").click()
    heading(browser, "The small book")
    browser.back()
    ready(browser).click()
    heading(browser, "What happened?")


# What is written here


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    kept = open_evening(str(tmp_path_factory.mktemp("session") / "event.db"))
    yield kept
    kept.close()


def write(browser: Chrome, address: str, table: str) -> None:
    browser.get(address)
    browser.find_element(By.LINK_TEXT, "Write this call down").click()
    browser.find_element(By.ID, "table").send_keys(table)
    press(browser, "Write it down")
    heading(browser, "Calls written here")


def press(browser: Chrome, button: str) -> None:
    browser.find_element(By.XPATH, f"//button[normalize-space()='{button}']").click()


def shown(browser: Chrome, text: str, times: int) -> None:
    """Wait until the page has a text so often."""

    def there(_: Chrome) -> bool:
        return browser.find_element(By.TAG_NAME, "main").text.count(text) == times

    WebDriverWait(browser, LIMIT, ignored_exceptions=[Exception]).until(
        there, f"{text!r} does not stand there {times} times"
    )


def test_calls_wait_for_the_session_and_are_put_down_once_in_order(
    browser: Chrome, cut: str, evening: Evening
) -> None:
    written = f"{cut}/rule/13?board=7&card_not_of_deal=no&play_finished=yes"
    other = "/rule/13?board=7&card_not_of_deal=no&play_finished=no"
    evening.open_call("9", 7, other, by="CD")
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    for table in ("5", "6", "9"):
        write(browser, written, table)
    browser.find_element(By.ID, "server").send_keys(
        f"http://127.0.0.1:{port}/e/{evening.key(Role.DIRECTOR)}~AB/log"
    )
    press(browser, "Remember it")
    shown(browser, "Waits on this device", 3)
    assert [call.table for call in evening.calls] == ["9"]

    with socket.create_server(("127.0.0.1", port)) as listening, served(create_app(evening), listening):
        press(browser, "Send now")
        shown(browser, "In the log of the session", 3)
        press(browser, "Send now")
        shown(browser, "In the log of the session", 3)

    first, *sent = evening.calls
    assert [(call.table, call.board, call.holder) for call in sent] == [("5", 7, "AB"), ("6", 7, "AB")]
    assert [version.by for version in first.rivals] == ["AB"]
    assert "Another Director has told it otherwise" in browser.find_element(By.TAG_NAME, "main").text


def test_a_newer_version_is_offered_and_not_forced(
    browser: Chrome, cut: str, site: Path, tmp_path: Path
) -> None:
    worker = (site / "worker.js").read_text("utf-8")
    version = str(
        json.loads(worker.partition("\n")[0].removeprefix("const SITE = ").removesuffix(";"))["version"]
    )
    newer = tmp_path / "newer"
    shutil.copytree(site, newer)
    (newer / "worker.js").write_text(worker.replace(version, f"{version}-next"), "utf-8")
    host = Host(newer, int(cut.rpartition(":")[2]))
    try:
        browser.get(cut)

        def offered(_: Chrome) -> bool:
            browser.get(cut)
            return "A newer version is there" in browser.find_element(By.TAG_NAME, "footer").text

        WebDriverWait(browser, LIMIT, poll_frequency=2).until(offered, "the newer version is not offered")
        browser.get(f"{cut}/offline/")
        told(browser, f"Version {version}")
        press(browser, "Use the newer version")
        told(browser, f"Version {version}-next")
    finally:
        host.cut()


def told(browser: Chrome, version: str) -> None:
    """Wait for the page of the site to tell this version."""

    def there(_: Chrome) -> bool:
        return browser.find_element(By.ID, "version").text == version

    WebDriverWait(browser, LIMIT, ignored_exceptions=[Exception]).until(
        there, f"the page does not tell {version}"
    )


def test_it_opens_on_the_second_day(browser: Chrome, cut: str, profile: Path) -> None:
    """The browser was closed, and there is no network still: this is the last test of the file."""
    browser.quit()
    again = patient(profile)
    try:
        again.get(f"{cut}/rule/64")
        heading(again, "Who won the revoke trick?")
    finally:
        again.quit()
