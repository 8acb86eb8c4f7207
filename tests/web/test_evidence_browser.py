"""The page of evidence in a real browser: on a phone and on a wide screen, without scripts."""

from urllib.parse import urlencode

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import presence_of_element_located, url_contains

from tests.web import test_browser as desk_in_browser
from tests.web.chromium import SCREENS, heights, wait, width
from tests.web.test_evidence import BEFORE_PLAY

screen = desk_in_browser.screen

ASKED = {
    "missing": ("information_affected_result", {"laws": "16"}),
    "drawn": ("outcomes", {"laws": "12", "contracts": "3NT by S"}),
    "typed": ("outcomes", {"laws": "12", "contracts": "3NT by S=60%;2NT by S=40%", "lang": "pl"}),
}


def finished(browser: Chrome) -> None:
    """Wait until the study is done: the form stands from then on, and the page is loaded no more."""
    wait(browser, 60).until(presence_of_element_located((By.CLASS_NAME, "suppose")))


@pytest.mark.parametrize("name", ASKED)
def test_evidence_fits_the_screen_with_its_form(browser: Chrome, desk: str, screen: str, name: str) -> None:
    question, told = ASKED[name]
    browser.get(f"{desk}/evidence/{question}?{urlencode({**BEFORE_PLAY, **told})}")
    finished(browser)
    browser.execute_script("document.querySelector('details.what-if').open = true")

    assert browser.find_elements(By.CSS_SELECTOR, ".suppose select")
    assert width(browser) <= SCREENS[screen][0]
    assert all(
        height >= 48 for height in heights(browser, ".suppose :is(input, select, button)", displayed=True)
    )


def test_what_is_typed_is_computed_and_goes_back_with_the_answer_alone(browser: Chrome, desk: str) -> None:
    case = {**BEFORE_PLAY, "laws": "12", "contract": "3NT by S"}
    browser.get(f"{desk}/evidence/damaged?{urlencode(case)}")
    finished(browser)
    browser.find_element(By.CSS_SELECTOR, "details.what-if summary").click()
    browser.find_element(By.ID, "contracts").send_keys("3NT by S=60%; 2NT by S=40%")
    browser.find_element(By.CSS_SELECTOR, ".suppose button").click()

    wait(browser, 60).until(url_contains("contracts=3NT"))
    finished(browser)
    back = [
        link.get_attribute("href") or ""
        for link in browser.find_elements(By.CSS_SELECTOR, "a[href*='/rule/']")
    ]
    assert back
    assert all("contracts=" not in address for address in back)


TEXTS = """
return [...document.querySelectorAll('text')].map(one =>
  [one.getBBox().x + one.getBBox().width, parseFloat(getComputedStyle(one).fontSize), one.textContent]);
"""


@pytest.mark.parametrize("language", ["en", "pl", "nb"])
@pytest.mark.parametrize("name", ["drawn", "typed"])
def test_the_drawing_is_read_on_a_phone(browser: Chrome, desk: str, name: str, language: str) -> None:
    question, told = ASKED[name]
    told = {key: text for key, text in {**BEFORE_PLAY, **told, "lang": language}.items() if key != "laws"}
    browser.get(f"{desk}/evidence/{question}.svg?{urlencode(told)}")
    texts = wait(browser, 60).until(lambda there: there.execute_script(TEXTS))

    assert max(right for right, _, _ in texts) <= SCREENS["phone"][0] - 40
    assert min(size for _, size, _ in texts) >= 15
    assert not any("--" in words for _, _, words in texts)
