"""The desk in a real browser: on a phone and on a wide screen, in light and dark, without scripts."""

import os
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Iterator

import pytest
import uvicorn
from selenium.webdriver import Chrome, ChromeOptions
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

from lawbook.web.app import create_app

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-device-scale-factor=1",
]
SEEN = """
const shown = arguments[0].cloneNode(true);
shown.querySelectorAll('[aria-hidden=true]').forEach(each => each.remove());
return shown.textContent || (arguments[0].labels && arguments[0].labels[0] || {textContent: ''}).textContent;
"""
"""The text of a link or a field that is seen and not hidden from a reader of screens."""
NAMES = {"chromium": ("chromium", "chromium-browser", "google-chrome"), "chromium-driver": ("chromedriver",)}
SCREENS = {"phone": (360, 740), "desktop": (1280, 900)}
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


def program(package: str) -> str:
    """A program of the browser, installed if we may; a test that is silently left out would prove nothing."""
    for attempt in ("found", "installed"):
        for name in NAMES[package]:
            if path := shutil.which(name):
                return path
        if attempt == "found" and os.geteuid() == 0 and shutil.which("apt-get"):
            subprocess.run(["apt-get", "install", "-y", "-qq", *NAMES], check=False, capture_output=True)
    raise AssertionError(f"{package} is missing: apt-get install chromium chromium-driver, or make browser")


@pytest.fixture(scope="module")
def desk() -> Iterator[str]:
    """The desk, served on this machine."""
    server = uvicorn.Server(uvicorn.Config(create_app(), log_level="error"))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.01)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        thread.join()


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    """Chromium with scripts switched off in the pages."""
    options = ChromeOptions()
    options.binary_location = program("chromium")
    for flag in (*FLAGS, f"--user-data-dir={tmp_path_factory.mktemp('profile')}"):
        options.add_argument(flag)
    options.add_experimental_option("prefs", {"profile.managed_default_content_settings.javascript": 2})
    driver = Chrome(options, Service(program("chromium-driver"), log_output=subprocess.DEVNULL))
    yield driver
    driver.quit()


@pytest.fixture(autouse=True, params=SCREENS)
def screen(browser: Chrome, request: pytest.FixtureRequest) -> str:
    width, height = SCREENS[request.param]
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    return str(request.param)


def buttons(browser: Chrome) -> list[WebElement]:
    return browser.find_elements(By.CSS_SELECTOR, ".button, button")


def calls(browser: Chrome) -> list[WebElement]:
    """The calls that can be tapped; what is folded away has no size."""
    return [call for call in browser.find_elements(By.CLASS_NAME, "call") if call.is_displayed()]


def follow(browser: Chrome, text: str) -> None:
    browser.find_element(By.LINK_TEXT, text).click()


def heading(browser: Chrome) -> str:
    return " ".join(browser.find_element(By.TAG_NAME, "h1").text.split())


def focused(browser: Chrome) -> str:
    return browser.switch_to.active_element.text


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_fit_the_screen_with_targets_for_a_thumb(
    browser: Chrome, desk: str, screen: str, scheme: str
) -> None:
    width = SCREENS[screen][0]
    media = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", media)

    for name, address in PAGES.items():
        browser.get(desk + address)
        assert browser.execute_script("return document.documentElement.scrollWidth") <= width, name
        assert all(button.size["height"] >= 48 for button in buttons(browser)), name
        assert all(call.size["height"] >= 44 and call.size["width"] >= 44 for call in calls(browser)), name
        assert all(link.size["height"] >= 24 for link in browser.find_elements(By.CSS_SELECTOR, "nav a")), (
            name
        )


def test_pages_fit_the_screen_with_letters_twice_as_large(browser: Chrome, desk: str, screen: str) -> None:
    for name, address in PAGES.items():
        browser.get(desk + address)
        browser.execute_script("document.documentElement.style.fontSize = '36px'")
        assert browser.execute_script("return document.documentElement.scrollWidth") <= SCREENS[screen][0], (
            name
        )


def test_every_link_to_a_clause_is_high_enough_for_a_thumb(browser: Chrome, desk: str) -> None:
    browser.get(desk + PAGES["outcome"])
    cites = browser.find_elements(By.CSS_SELECTOR, ".aloud .cite, dt .cite")

    assert cites
    assert all(cite.size["height"] >= 24 and cite.size["width"] >= 24 for cite in cites)


@pytest.mark.parametrize("language", ["en", "pl", "nb"])
def test_the_twenty_commonest_stand_on_the_first_screen(
    browser: Chrome, desk: str, screen: str, language: str
) -> None:
    browser.get(f"{desk}/?lang={language}")
    tiles = browser.find_elements(By.CSS_SELECTOR, ".often a")

    assert 20 == len(tiles)
    assert max(tile.rect["y"] + tile.rect["height"] for tile in tiles) <= SCREENS[screen][1]


def test_what_is_read_of_a_button_begins_with_what_is_seen(browser: Chrome, desk: str) -> None:
    """A voice that names what it sees must hit it: the name has the text, or the text is a picture of the name."""
    for name, address in PAGES.items():
        browser.get(desk + address)
        named = browser.find_elements(By.CSS_SELECTOR, "a[aria-label], button[aria-label], input[aria-label]")
        for each in named:
            seen = browser.execute_script(SEEN, each)
            assert seen.strip().lower() in (each.get_attribute("aria-label") or "").lower(), name


def test_a_whole_interview_by_clicks_with_back_and_change(browser: Chrome, desk: str) -> None:
    browser.get(desk)
    assert browser.execute_script("return matchMedia('(scripting: none)').matches"), (
        "scripts are not switched off"
    )
    follow(browser, "I have 14 cards")
    for word in ("No", "No", "No", "Yes"):
        follow(browser, word)
    assert heading(browser) == "Come back: At the end of play"

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
    assert heading(browser).startswith("Does the offender's left-hand opponent accept")
    follow(browser, "← Back")

    assert "The Director is called" in browser.find_element(By.CLASS_NAME, "besides").text


def test_the_keyboard_alone_reaches_every_answer(browser: Chrome, desk: str) -> None:
    browser.get(desk + PAGES["question"])
    keyboard = browser.find_element(By.TAG_NAME, "body")
    reached = []
    for _ in range(12):
        keyboard.send_keys(Keys.TAB)
        keyboard = browser.switch_to.active_element
        reached.append(focused(browser))

    assert reached[0] == "Skip to the page"
    assert reached.index("Yes") < reached.index("No") < reached.index("Not sure")
