"""The desk in a real browser: on a phone and on a wide screen, in light and dark, without scripts."""

from dataclasses import dataclass

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from tests.web.chromium import SCHEMES, SCREENS, Measured, View, all_seen, measured, shown, sizes, width

NAMED = """
const seen = one => {
  const shown = one.cloneNode(true);
  shown.querySelectorAll('[aria-hidden=true]').forEach(each => each.remove());
  return shown.textContent || (one.labels && one.labels[0] || {textContent: ''}).textContent;
};
return [...document.querySelectorAll('a[aria-label], button[aria-label], input[aria-label]')]
  .map(one => [seen(one), one.getAttribute('aria-label')]);
"""
"""Of each link and field with a name: its text that is seen and not hidden from a reader of screens, and the name."""
BUTTONS = ".button, button"
PAGES = {
    "tiles": "/",
    "tiles in Polish": "/?lang=pl",
    "found": "/?q=penalty+card",
    "laws": "/laws",
    "seat": "/rule/27?called_in_turn=yes",
    "award": "/award",
    "question": "/rule/wrong_number?hand_over_thirteen=yes",
    "later": "/rule/13?card_not_of_deal=no&play_finished=no&wrong_hand_called=no&saw_another_hand=yes",
    "choice": "/rule/10?assessment=settled",
    "options": "/rule?contract=4S+by+S&story=E+DQ%0Adirector&lang=pl",
    "aside": "/rule/25?dealer=E&story=E+1C%0AE+replaces+1C+with+1H&lang=nb",
    "read": "/rule?contract=4S+by+S&story=E+DQ%0Adirector&view=read",
    "outcome": "/rule/13?card_not_of_deal=no&play_finished=yes",
    "players": "/rule/13?card_not_of_deal=no&play_finished=no&wrong_hand_called=no&saw_another_hand=no&view=players",
    "unsure": "/rule/13?view=unsure",
    "auction": "/auction?board=2&story=E+P%0AS+1C%0AW+1S%0AN+X%0AE+2S%0AS+P%0AW+P%0AN+3D%0AE+3C&lang=pl",
    "dealer": "/auction",
    "law": "/law/12",
    "meaning": "/meaning?withdrawn=5%2B+hearts,+11-20%0A4%2B+hearts,+12-20&replacement=5%2B+hearts,+8-16",
    "hands": "/hands?deal=N:K875.843.7.QJ843+AQ42.QJ5.AK32.A52+JT9.A9762.54.KT9+63.KT.QJT986.76&belongs=SA:W&board=17",
}


@pytest.fixture(autouse=True, params=SCREENS)
def screen(browser: Chrome, request: pytest.FixtureRequest) -> str:
    shown(browser, *SCREENS[request.param])
    return str(request.param)


def follow(browser: Chrome, text: str) -> None:
    browser.find_element(By.LINK_TEXT, text).click()


def heading(browser: Chrome) -> str:
    return " ".join(browser.find_element(By.TAG_NAME, "h1").text.split())


def focused(browser: Chrome) -> str:
    return browser.switch_to.active_element.text


LETTERS = "document.documentElement.style.fontSize = arguments[0]"


@dataclass(frozen=True)
class Seen:
    """A page, opened once and looked at on each screen."""

    measured: dict[View, Measured]
    enlarged: dict[str, int]
    """How wide it is with letters twice as large, by the screen."""
    named: dict[str, list[tuple[str, str]]]


@pytest.fixture(scope="module")
def pages(browser: Chrome, desk: str) -> dict[str, Seen]:
    """Every page; nothing in it remembers on which screen it was before."""
    return {name: seen(browser, desk + address) for name, address in PAGES.items()}


def seen(browser: Chrome, address: str) -> Seen:
    browser.get(address)
    page = Seen(measured(browser, (BUTTONS, False), (".call", True), ("nav a", False)), {}, {})
    for screen, size in SCREENS.items():
        shown(browser, *size)
        page.named[screen] = browser.execute_script(NAMED)
        browser.execute_script(LETTERS, "36px")
        page.enlarged[screen] = width(browser)
        browser.execute_script(LETTERS, "")
    return page


@pytest.mark.parametrize("scheme", SCHEMES)
def test_pages_fit_the_screen_with_targets_for_a_thumb(
    pages: dict[str, Seen], screen: str, scheme: str
) -> None:
    assert all_seen(page.measured[screen, scheme] for page in pages.values())
    for name, page in pages.items():
        wide, (buttons, calls, links) = page.measured[screen, scheme]
        assert wide <= SCREENS[screen][0], name
        assert all(height >= 48 for _, height in buttons), name
        assert all(min(size) >= 44 for size in calls), name
        assert all(height >= 24 for _, height in links), name


def test_pages_fit_the_screen_with_letters_twice_as_large(pages: dict[str, Seen], screen: str) -> None:
    assert set(PAGES) == set(pages)
    for name, page in pages.items():
        assert page.enlarged[screen] <= SCREENS[screen][0], name


def test_every_link_to_a_clause_is_high_enough_for_a_thumb(browser: Chrome, desk: str) -> None:
    browser.get(desk + PAGES["outcome"])
    cites = sizes(browser, ".aloud .cite, dt .cite")

    assert cites
    assert all(min(size) >= 24 for size in cites)


@pytest.mark.parametrize("language", ["en", "pl", "nb"])
def test_the_twenty_commonest_stand_on_the_first_screen(
    browser: Chrome, desk: str, screen: str, language: str
) -> None:
    browser.get(f"{desk}/?lang={language}")
    ends = browser.execute_script(
        "return [...document.querySelectorAll('.often a')].map(tile => tile.getBoundingClientRect().bottom)"
    )

    assert 20 == len(ends)
    assert max(ends) <= SCREENS[screen][1]


def test_what_is_read_of_a_button_begins_with_what_is_seen(pages: dict[str, Seen], screen: str) -> None:
    """A voice that names what it sees must hit it: the name has the text, or the text is a picture of the name."""
    assert any(page.named[screen] for page in pages.values())
    for name, page in pages.items():
        for text, named in page.named[screen]:
            assert text.strip().lower() in named.lower(), name


def test_a_whole_interview_by_clicks_with_back_and_change(browser: Chrome, desk: str) -> None:
    browser.get(desk)
    assert browser.execute_script("return matchMedia('(scripting: none)').matches"), (
        "scripts are not switched off"
    )
    follow(browser, "I have 14 cards")
    for word in ("No", "No", "No", "Yes"):
        follow(browser, word)
    assert heading(browser) == "At the end of play"

    browser.back()
    assert heading(browser) == "Has a player seen a card that belongs to another hand?"
    follow(browser, "No")
    assert heading(browser) == "The ruling"
    follow(browser, "Check the answers (5)")
    browser.find_elements(By.LINK_TEXT, "change")[0].click()

    assert heading(browser) == "Does any hand have more than thirteen cards?"
    follow(browser, "Yes")
    assert heading(browser) == "The ruling"
    assert browser.get_cookies() == []


def test_an_auction_is_tapped_to_its_ruling(browser: Chrome, desk: str) -> None:
    browser.get(desk)
    follow(browser, "Enter the auction")
    follow(browser, "North")
    for spoken in ("one heart", "two clubs", "one spade, insufficient"):
        browser.find_element(By.CSS_SELECTOR, f'[aria-label="{spoken}"]').click()
    assert browser.find_element(By.CLASS_NAME, "matters").text.startswith("South 1")

    follow(browser, "Rule on it")
    assert heading(browser) == "Is it accepted?"
    follow(browser, "← Back")

    assert "The Director is called" in browser.find_element(By.CLASS_NAME, "besides").text


def test_the_keyboard_alone_reaches_every_answer(browser: Chrome, desk: str) -> None:
    browser.get(desk + PAGES["question"])
    keyboard = browser.find_element(By.TAG_NAME, "body")
    reached = []
    for _ in range(14):
        keyboard.send_keys(Keys.TAB)
        keyboard = browser.switch_to.active_element
        reached.append(focused(browser))

    assert reached[0] == "Skip to the page"
    assert reached.index("Yes") < reached.index("No") < reached.index("Not sure")
