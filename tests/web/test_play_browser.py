"""The play in a real browser: tapped to its ruling, on a phone and on a wide screen, without scripts."""

from urllib.parse import urlencode

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from tests.web import test_browser as desk_in_browser
from tests.web.chromium import SCHEMES, SCREENS, Measured, View, all_seen, measured, shown
from tests.web.test_browser import BUTTONS, follow
from tests.web.test_play import DEAL, FIRST_TRICK, PENALTY, play

screen = desk_in_browser.screen

TRICK = ["king of hearts", "three of hearts", "five of hearts", "ace of hearts"]
PAGES = {
    "contract": "/play?lang=pl",
    "declarer": "/play?how=4S&lang=pl",
    "start": play(),
    "trick": play(*FIRST_TRICK[:3]),
    "penalty": play(*PENALTY),
    "choice": play(*PENALTY, "D2 of E is a major penalty card", lang="pl"),
    "lead": play(*FIRST_TRICK, "E CA"),
    "unknown": f"/play?{urlencode({'contract': '3NTxx by W', 'tricks': '3-2', 'leader': 'W'})}",
    "claim": play(how="claims", **{"as": "S"}),
}


def card(browser: Chrome, spoken: str) -> WebElement:
    return browser.find_element(By.CSS_SELECTOR, f'.card[aria-label^="{spoken}"]')


def tap(browser: Chrome, *cards: str) -> None:
    for spoken in cards:
        card(browser, spoken).click()


def lit(browser: Chrome) -> list[str]:
    return [each.get_attribute("aria-label") or "" for each in browser.find_elements(By.CLASS_NAME, "lit")]


def undo(browser: Chrome) -> None:
    browser.find_element(By.CSS_SELECTOR, 'a[rel="prev"]').click()


@pytest.fixture(scope="module")
def pages(browser: Chrome, desk: str) -> dict[str, dict[View, Measured]]:
    """Every page, measured."""
    found = {}
    for name, address in PAGES.items():
        browser.get(desk + address)
        found[name] = measured(browser, (BUTTONS, True), (".call", True))
    return found


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_play_fits_the_screen_with_targets_for_a_thumb(
    pages: dict[str, dict[View, Measured]], screen: str, scheme: str
) -> None:
    assert all_seen(views[screen, scheme] for views in pages.values())
    for name, views in pages.items():
        wide, (buttons, calls) = views[screen, scheme]
        assert wide <= SCREENS[screen][0], name
        assert all(height >= 48 for _, height in buttons), name
        assert all(min(size) >= 44 for size in calls), name


def test_a_trick_is_tapped_and_taken_back(browser: Chrome, desk: str) -> None:
    browser.get(desk + "/play?lang=en&deal=" + DEAL.replace(" ", "+"))
    browser.find_element(By.CSS_SELECTOR, '[aria-label="four spades"]').click()
    follow(browser, "South")
    assert 13 == len(lit(browser))

    tap(browser, *TRICK)
    assert "South won it" in browser.find_element(By.CLASS_NAME, "trick").text
    assert 12 == len(lit(browser))
    for _ in TRICK:
        undo(browser)

    assert 13 == len(lit(browser))
    assert card(browser, "king of hearts").is_displayed()


def test_a_revoke_is_tapped_to_its_ruling(browser: Chrome, desk: str) -> None:
    browser.get(desk + play())
    tap(browser, "king of hearts", "three of hearts", "two of clubs")
    assert "revoke" in browser.find_element(By.CLASS_NAME, "matters").text

    follow(browser, "Rule on it")
    assert "must play a legal card instead" in browser.find_element(By.TAG_NAME, "main").text
    browser.back()
    undo(browser)

    assert browser.find_elements(By.CLASS_NAME, "matters") == []


def test_a_lead_out_of_turn_is_tapped_to_its_ruling(browser: Chrome, desk: str) -> None:
    browser.get(desk + play())
    tap(browser, "ace of clubs")
    assert "ask South" in browser.find_element(By.CLASS_NAME, "remind").text

    follow(browser, "Rule on it")
    assert "Faced opening lead out of turn" in browser.find_element(By.TAG_NAME, "main").text


def test_the_cards_in_view_after_a_tap_are_those_to_go_on_with(browser: Chrome, desk: str) -> None:
    browser.get(desk + play())
    tap(browser, *TRICK[:2])
    top = browser.execute_script("return document.querySelector('#table').getBoundingClientRect().top")
    played = browser.find_element(By.CLASS_NAME, "trick")

    assert -1 <= top < 300
    assert played.rect["y"] < browser.execute_script("return scrollY + innerHeight")


LINES = """
const texts = [];
for (const one of document.querySelectorAll('.card')) {
  const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (walk.currentNode.data.trim()) texts.push(walk.currentNode);
}
return texts.map(text => {
  const all = document.createRange();
  all.selectNodeContents(text);
  return new Set([...all.getClientRects()].map(box => Math.round(box.bottom))).size;
});
"""


def test_a_ten_stands_on_one_line(browser: Chrome, desk: str) -> None:
    shown(browser, *SCREENS["phone"], "light")
    browser.get(desk + PAGES["start"])

    assert set(browser.execute_script(LINES)) == {1}
