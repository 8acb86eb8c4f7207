"""The small book in a real browser: from a disk, without a network, on a phone, in light and dark."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By

from tests.web.chromium import opened, shown, width

WIDTHS = {"phone": 360, "desktop": 1280}
PAGES = {
    "tiles": "/?lang={}",
    "question": "/rule/13?lang={}",
    "choice": "/rule/54?lead_made=faced&lang={}",
    "unsure": "/rule/13?view=unsure&lang={}",
    "outcome": "/rule/13+12?card_not_of_deal=no&play_finished=yes&lang={}",
    "85B": "/rule/13?card_not_of_deal=not_established&lang={}",
    "nonsense": "/rule/constructor+99?__proto__=yes&%=%&lang={}",
}
FAR_APART = """
return [...document.querySelectorAll("main a, header a")].filter(each => each.offsetParent)
  .filter(each => each.getBoundingClientRect().height < 44).map(each => each.textContent);
"""


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    driver = opened(tmp_path_factory.mktemp("profile"))
    driver.execute_cdp_cmd("Network.enable", {})
    nothing = {"offline": True, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0}
    driver.execute_cdp_cmd("Network.emulateNetworkConditions", nothing)
    yield driver
    driver.quit()


def show(browser: Chrome, book: Path, address: str) -> str:
    """Open a page of the book anew; its heading."""
    browser.get("about:blank")
    browser.get(f"{book.as_uri()}#{address}")
    return heading(browser)


def heading(browser: Chrome) -> str:
    return browser.find_element(By.TAG_NAME, "h1").text


def tap(browser: Chrome, text: str) -> None:
    browser.find_element(By.LINK_TEXT, text).click()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", WIDTHS)
def test_pages_fit_the_screen_with_targets_for_a_thumb(
    browser: Chrome, book: Path, screen: str, scheme: str
) -> None:
    shown(browser, WIDTHS[screen], 740, scheme)

    languages = (
        ("en", "nb", "pl") if (screen, scheme) == ("phone", "light") else ("pl",)
    )  # it has the longest
    for name, address in PAGES.items():
        for language in languages:
            assert show(browser, book, address.format(language)), name
            assert browser.find_element(By.TAG_NAME, "html").get_attribute("lang") == language
            assert width(browser) <= WIDTHS[screen], name
            assert browser.execute_script(FAR_APART) == [], name
    assert browser.get_log("browser") == []


def test_a_director_taps_from_a_tile_to_the_ruling_and_back(browser: Chrome, book: Path) -> None:
    assert show(browser, book, "/?lang=en") == "What happened?"
    tap(browser, "I have 14 cards")
    assert heading(browser) == "Is the extra card no part of this deal?"
    tap(browser, "No")
    asked = heading(browser)
    assert asked == "Was it found only after play had ended?"
    browser.refresh()
    assert heading(browser) == asked
    tap(browser, "Yes")
    assert heading(browser) == "The ruling"
    tap(browser, "Go on in Law 12")
    browser.back()
    tap(browser, "PL")
    assert heading(browser) == "Orzeczenie"
    tap(browser, "← Wstecz")
    assert heading(browser) != "Orzeczenie"


def test_what_is_typed_leaves_the_tiles_that_have_it(browser: Chrome, book: Path) -> None:
    show(browser, book, "/?lang=pl")
    browser.find_element(By.ID, "sought").send_keys("falszywy")
    seen = [each.text for each in browser.find_elements(By.CSS_SELECTOR, "main li") if each.is_displayed()]
    assert seen
    assert all("Fałszywy" in text or "fałszywy" in text for text in seen)
