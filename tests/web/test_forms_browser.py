"""The award form and the lines of a claim in a real browser, with scripts and without, on a phone and on a wide screen."""

from collections.abc import Iterator

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.expected_conditions import presence_of_element_located

from tests.web import test_browser as desk_in_browser
from tests.web.chromium import SCHEMES, SCREENS, Measured, View, all_seen, measured, opened, wait
from tests.web.test_award import award
from tests.web.test_browser import BUTTONS
from tests.web.test_claim import claim

screen = desk_in_browser.screen

PAGES = {
    "empty": "/award",
    "one score": award(table="4S S -1"),
    "split": award(split="yes", e1="70", e2="30", lang="pl"),
    "match": award(scoring="teams", field="170", lang="nb"),
    "complaint": award(n1="33.3"),
    "claim": claim(),
    "line": claim(unaware_of_trump="no", struck="H5", lang="pl"),
    "artificial": "/award?kind=artificial&average_ns=A%2B&average_ew=A-&top=24",
}
FIELDS = "select, input:not([type=hidden], [type=checkbox])"
SLIDER = 'input[type="range"][name="sn{number}"]'


@pytest.fixture(scope="module")
def scripted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    """Chromium as most people have it, with scripts."""
    driver = opened(tmp_path_factory.mktemp("scripted"))
    yield driver
    driver.quit()


def slide(browser: Chrome, number: int, steps: int) -> None:
    key = Keys.ARROW_RIGHT if steps > 0 else Keys.ARROW_LEFT
    browser.find_element(By.CSS_SELECTOR, SLIDER.format(number=number)).send_keys(key * abs(steps))


def bars(browser: Chrome) -> str:
    """What the lines of a claim come to, once the study has found it."""
    return " ".join(browser.find_element(By.CLASS_NAME, "bars").text.split())


def worth(browser: Chrome) -> str:
    """What is worked out, read at one moment: the script puts another in its place."""
    return str(browser.execute_script("return document.querySelector('#worth').innerText"))


@pytest.fixture(scope="module")
def pages(browser: Chrome, desk: str) -> dict[str, dict[View, Measured]]:
    """Every page, measured."""
    found = {}
    for name, address in PAGES.items():
        browser.get(desk + address)
        if address.startswith("/claim"):  # until the lines are found the page is loaded again
            wait(browser).until(presence_of_element_located((By.CLASS_NAME, "bars")))
        found[name] = measured(browser, (BUTTONS, False), (FIELDS, True))
    return found


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_forms_fit_the_screen_with_targets_for_a_thumb(
    pages: dict[str, dict[View, Measured]], screen: str, scheme: str
) -> None:
    assert all_seen(views[screen, scheme] for views in pages.values())
    for name, views in pages.items():
        wide, (buttons, fields) = views[screen, scheme]
        assert wide <= SCREENS[screen][0], name
        assert all(height >= 48 for _, height in buttons), name
        assert all(height >= 48 for _, height in fields), name


def test_without_scripts_the_slider_is_sent_with_the_form(browser: Chrome, desk: str) -> None:
    browser.get(desk + award())
    slide(browser, 1, 4)
    slide(browser, 2, -4)
    assert "North-South: 4.00" in worth(browser)

    browser.find_element(By.CSS_SELECTOR, "button.go").click()
    wait(browser).until(lambda there: "North-South: 5.00" in worth(there))

    assert "80" == browser.find_element(By.ID, "n1").get_attribute("value")


def test_with_scripts_the_worth_follows_the_slider_and_so_does_the_address(
    scripted: Chrome, desk: str
) -> None:
    scripted.get(desk + award())
    waiting = wait(scripted)

    slide(scripted, 1, 4)
    assert "80" == scripted.find_element(By.ID, "n1").get_attribute("value")
    waiting.until(lambda there: "20 % are too much" in worth(there).replace("\u00a0", " "))
    slide(scripted, 2, -4)
    waiting.until(lambda there: "North-South: 5.00" in worth(there))

    assert "n1=80" in scripted.current_url
    assert "wn1" not in scripted.current_url
    assert "n2=20" in (scripted.find_element(By.LINK_TEXT, "PL").get_attribute("href") or "")
    assert [] == [row for row in scripted.get_log("browser") if row["level"] == "SEVERE"]


def test_with_scripts_another_kind_of_score_shows_its_fields_at_once(scripted: Chrome, desk: str) -> None:
    scripted.get(desk + award())
    waiting = wait(scripted)

    scripted.find_element(By.ID, "split").send_keys("A score")
    waiting.until(lambda there: there.find_elements(By.ID, "e1"))

    assert "60" == scripted.find_element(By.ID, "e1").get_attribute("value")


def test_a_card_that_is_not_normal_is_tapped_and_the_search_goes_on(browser: Chrome, desk: str) -> None:
    browser.get(desk + claim(unaware_of_trump="no"))
    wait(browser).until(lambda there: "Worst normal line 0" in bars(there))

    browser.find_element(By.CSS_SELECTOR, "button.turning").click()
    wait(browser).until(lambda there: "struck=H5" in there.current_url)
    wait(browser).until(lambda there: "Worst normal line 1" in bars(there))
