"""Every kind of page in a real browser: looked through by axe, reached by the keyboard, with letters twice as large."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from urllib.parse import urlsplit

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.keys import Keys

from lawbook.session import Evening, Role, open_evening
from lawbook.session.polls import polls
from lawbook.web.app import create_app
from tests.web.axe import NOT_HERE, found, has_axe, load, shape
from tests.web.chromium import SCHEMES, opened, served, shown
from tests.web.session.conftest import visitor
from tests.web.session.test_evening import POLLED, results
from tests.web.test_browser import PAGES

CASE = "/rule/13?card_not_of_deal=no&play_finished=no&wrong_hand_called=no&saw_another_hand=yes"
LEAD = "/rule?contract=4S+by+S&story=E+DQ%0Adirector"
REVOKE = (
    "/rule/64?revoke_trick=offender&later_trick=yes&same_suit_again=no&card_was_faced=no&next_deal_called=no"
)
MORE = {
    "play": "/play?contract=4S+by+S&story=W+HA%0AN+H3",
    "record": "/record?contract=4S+by+S&story=W+HA",
    "clause": "/clause/2017/54D",
    "refused": "/rule/999",
    "missing": "/nowhere",
    "claim": "/claim?deal=N:AK...+QJ...+32...+T9...&contract=4S+by+S",
}
"""Kinds of pages that the tests of the desk do not name."""
HIGH = 740
NARROW = 360
WIDTHS = (NARROW, 1280)
MOST = 40
"""After so many steps of the keyboard on a page, it goes on as it has begun."""
WATCHED = """
window.reached = [];
addEventListener('keyup', ({key}) => {
  const one = document.activeElement, box = one.getBoundingClientRect(), style = getComputedStyle(one);
  const ring = style.outlineStyle !== 'none' || style.boxShadow !== 'none';
  const shown = one !== document.body && box.width > 0 && box.height > 0 && ring;
  if (key === 'Tab') reached.push([shown, one.outerHTML.slice(0, 200)]);
}, true);
return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
  .filter(one => one.checkVisibility() && !one.disabled && one.tabIndex >= 0)
  .filter((one, place, all) => one.type !== 'radio' || all.findIndex(other => other.name === one.name) === place).length;
"""
"""How many there are to reach; from now on each step of the keyboard notes where it came, and whether that is shown."""


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    begun = open_evening(str(tmp_path_factory.mktemp("evening") / "event.db"))
    begun.key(Role.READER)
    yield begun
    begun.close()


@pytest.fixture(scope="module")
def pages(evening: Evening, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Every kind of page, by its address without the server's: of the desk, and of an evening with something of everything in it."""
    ab = visitor(evening, "AB")
    file = tmp_path_factory.mktemp("results") / "results.csv"
    file.write_text(results(2))
    with file.open("rb") as sent:
        assert ab.client.post(f"{ab.base}/scores/results", files={"file": sent}).status_code == 200
    lead, deal, revoke, poll = (
        ab.told(ab.called(table), case)
        for table, case in (("7", LEAD), ("4", CASE), ("1", REVOKE), ("2", POLLED))
    )
    ab.does(deal, "place", table="4", board="4", ns="1", ew="2")
    ab.does(revoke, "place", table="1", board="1", ns="1", ew="10")
    ab.post(
        "/polls", hand="K875.843.7.QJ843", auction="1S P 2S P", options="P 3S 4S", number="5", minutes="60"
    )
    asked = polls(evening)[0].asked
    ab.client.post(f"/p/{asked.ballots[-1]}", data={"action": "P"})
    ab.client.post(f"/p/{asked.ballots[-1]}", data={"other": "3S"})
    kinds = {
        "tonight": "",
        "returns": "/returns",
        "log": "/log",
        "hall": "/hall",
        "call": f"/call/{lead.number}",
        "call with a reminder": f"/call/{deal.number}",
        "say": f"/call/{lead.number}/say",
        "say options": f"/call/{lead.number}/say?n=2",
        "cards": f"/call/{lead.number}/cards?n=2",
        "in a call": f"/c/{lead.number}{LEAD}",
        "polls": "/polls",
        "new poll": f"/polls/new?call={poll.number}",
        "poll": f"/poll/{polls(evening)[0].number}",
        "scores": "/scores",
        "penalty": "/scores/penalty",
        "board": "/scores/board/1/1",
        "penalty shown": "/scores/penalty?contestant=1&amount=50&amount_unit=TOP",
        "award applied": f"/award/{revoke.number}",
        "board not played": f"/award/{deal.number}?where=1/4/1-2",
        "split award": f"/c/{revoke.number}/award?split=yes&board=1&r1=4S+N+%3D&n1=60&e1=50&r2=3NT+S+%2B1",
        "artificial award": f"/c/{revoke.number}/award?kind=artificial&average_ns=A%2B&average_ew=A-&top=6",
        **{f"form {kind}": f"/form/{revoke.number}/{kind}" for kind in ("report", "penalty", "appeal")},
    }
    session = {name: ab.base + path for name, path in kinds.items()}
    return {**PAGES, **MORE, **session, "ballot": f"/p/{asked.ballots[0]}"}


@pytest.fixture(scope="module")
def server(evening: Evening) -> Iterator[str]:
    """The program, served on this machine."""
    with served(create_app(evening)) as address:
        yield address


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    driver = opened(tmp_path_factory.mktemp("browser"))
    yield driver
    driver.quit()


def unfolded(browser: Chrome) -> None:
    """All of a page, what is folded away, too."""
    browser.execute_script("for (const d of document.querySelectorAll('details')) d.open = true")


@dataclass(frozen=True)
class Looked:
    """What is found on the pages, each opened once."""

    wrong: dict[tuple[int, str], dict[str, object]]
    """What axe finds on each page in each view."""
    wide: dict[str, int]
    """The pages that scroll sideways with letters twice as large, with their width."""


@pytest.fixture(scope="module")
def looked(browser: Chrome, server: str, pages: dict[str, str]) -> Looked:
    """Every page, looked through by axe where it is here, and then with large letters."""
    told = Looked({(width, scheme): {} for width in WIDTHS for scheme in SCHEMES}, {})
    for name, address in pages.items():
        browser.get(server + address)
        unfolded(browser)
        if has_axe():
            load(browser)
            for view, wrong in looked_through(browser):
                told.wrong[view][name] = wrong
        shown(browser, NARROW, HIGH, "light")
        browser.execute_script("document.documentElement.style.fontSize = '36px'")
        width = browser.execute_script("return document.documentElement.scrollWidth")
        if width > NARROW:
            told.wide[name] = width
    return told


def looked_through(browser: Chrome) -> Iterator[tuple[tuple[int, str], list[str]]]:
    """What axe finds in each view; where nothing moves, the dark has other colours only."""
    for width in WIDTHS:
        before = ""
        for scheme in SCHEMES:
            shown(browser, width, HIGH, scheme)
            now = shape(browser)
            if told := found(browser, only_colours=now == before):
                yield (width, scheme), told
            before = now


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_axe_finds_nothing(
    looked: Looked,
    pages: dict[str, str],
    width: int,
    scheme: str,
    record_property: Callable[[str, object], None],
) -> None:
    if not has_axe():
        record_property("said at the end", NOT_HERE)
        return
    record_property("counted pages that axe looked through", len(pages))

    assert looked.wrong[width, scheme] == {}


def test_no_page_scrolls_sideways_with_letters_twice_as_large(looked: Looked) -> None:
    assert looked.wide == {}


@pytest.mark.parametrize("language", ["en", "pl", "nb"])
def test_the_pages_of_the_session_are_in_one_row_and_a_poll_fits_beside_a_scrollbar(
    browser: Chrome, server: str, pages: dict[str, str], language: str
) -> None:
    browser.get(f"{server}{pages['log']}?lang={language}")
    browser.execute_script("document.documentElement.style.overflow = 'hidden'")  # the bar is in the width
    tops = "return [...document.querySelectorAll('.session a')].map(one => one.getBoundingClientRect().top)"
    for across in (NARROW, NARROW - 15):
        shown(browser, across, HIGH, "light")
        assert len(set(browser.execute_script(tops))) == 1
    browser.get(f"{server}{pages['poll']}?lang={language}")
    wide = "return document.querySelector('table.count').getBoundingClientRect().right"
    assert browser.execute_script(wide) <= NARROW - 15 - 16


def test_a_table_begins_with_a_whole_word_and_boards_stand_side_by_side(
    browser: Chrome, server: str, pages: dict[str, str]
) -> None:
    shown(browser, 360, HIGH, "light")
    browser.get(f"{server}{pages['poll']}?lang=pl")
    word = "const r = document.createRange(); r.selectNodeContents(document.querySelector('{}'));"
    split = """return [...document.querySelectorAll('table.count thead th')].filter(one => {
      const r = document.createRange(); r.selectNodeContents(one);
      const lines = new Set([...r.getClientRects()].map(box => box.top)).size;
      return lines > one.textContent.split(/[ \u00ad]/).length}).length"""
    assert browser.execute_script(split) == 0
    lines = f"{word} return r.getClientRects().length"
    assert browser.execute_script(lines.replace("{}", "table.count th")) == 1
    assert browser.execute_script("return document.documentElement.scrollWidth") <= 360
    for language in ("pl", "nb", "en"):
        browser.get(f"{server}{pages['board']}?lang={language}")
        assert browser.execute_script(split) == 0
    browser.get(f"{server}{pages['penalty shown']}")
    names = "6 ANNA KOWALSKA - BARBARA NOWAK"
    browser.execute_script(f"document.querySelector('table.count tbody th').textContent = '{names}'")
    assert browser.execute_script(lines.replace("{}", "table.count th:nth-child(2)")) == 1, "before"
    browser.get(f"{server}{pages['scores']}")
    close = "return getComputedStyle(document.querySelector('table.count th')).paddingRight"
    assert browser.execute_script(close) == "10px"
    tops = "return [...document.querySelectorAll('.boards a')].map(one => one.getBoundingClientRect().top)"
    found = browser.execute_script(tops)
    assert 1 < len(found) / len(set(found))


def test_the_keyboard_reaches_everything_and_shows_where_it_is(
    browser: Chrome, server: str, pages: dict[str, str]
) -> None:
    shown(browser, 1280, HIGH, "light")
    lost = {}
    for name, address in pages.items():
        browser.get(server + address)
        steps = min(browser.execute_script(WATCHED), MOST)
        browser.switch_to.active_element.send_keys(Keys.TAB * steps)
        reached = browser.execute_script("return reached")
        if len(reached) != steps or not all(there for there, _ in reached):
            lost[name] = reached
        assert urlsplit(browser.current_url).path == urlsplit(server + address).path, name

    assert lost == {}
