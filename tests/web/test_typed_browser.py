"""What is typed on the desk is still there when a phone that was locked loads the page again, or its tab was killed."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from selenium.common.exceptions import WebDriverException
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By

from tests.web.chromium import opened, wait

FORMS = {
    "/hands": {"deal": "N:K875.843.7.QJ843", "board": "17"},
    "/meaning": {"withdrawn": "5+ hearts, 11-20", "replacement": "5+ hearts, 8-16"},
    "/claim": {"contract": "4S by S", "tricks": "8-1"},
    "/award": {"top": "24", "field": "620 170"},
    "/play?contract=4S+by+S": {"deal": "N:K875.843.7.QJ843"},
    "/auction?dealer=N&story=N+1H": {"text": "I meant to pass", "lines_ns": "1NT: 12-14 balanced"},
    "/record": {"deal": "N:K875.843.7.QJ843"},
}
WRITTEN = 8.0
"""After so many seconds a browser has on the disk what a page keeps."""
ANSWERED = 0.5
"""After so many a tab that lives has said so."""


@pytest.fixture(scope="module")
def phone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    driver = opened(tmp_path_factory.mktemp("phone"), screen=(360, 740))
    yield driver
    driver.quit()


def type_in(phone: Chrome, told: dict[str, str]) -> None:
    phone.execute_script("document.querySelectorAll('main details').forEach(one => (one.open = true))")
    for name, word in told.items():
        phone.find_element(By.CSS_SELECTOR, f"main [name={name}]").send_keys(word)


def typed(phone: Chrome, told: dict[str, str]) -> dict[str, str | None]:
    fields = {name: phone.find_element(By.CSS_SELECTOR, f"main [name={name}]") for name in told}
    return {name: field.get_attribute("value") for name, field in fields.items()}


@pytest.mark.parametrize("path", FORMS)
def test_what_is_typed_is_there_when_the_page_is_loaded_again(phone: Chrome, desk: str, path: str) -> None:
    phone.get(desk + path)
    type_in(phone, FORMS[path])
    phone.refresh()

    assert typed(phone, FORMS[path]) == FORMS[path]


def test_what_is_typed_is_there_when_the_browser_was_killed(desk: str, tmp_path: Path) -> None:
    path, told = "/hands?board=3", {"story": "N 1H\nE 1C"}
    phone = opened(tmp_path)
    phone.get(desk + path)
    type_in(phone, told)
    time.sleep(WRITTEN)
    os.kill(phone.capabilities["goog:processID"], signal.SIGKILL)
    with suppress(WebDriverException, OSError):
        phone.quit()

    phone = opened(tmp_path)
    try:
        phone.get(desk + path)
        wait(phone).until(lambda b: typed(b, told) == told)
        phone.get(f"{desk}/hands")
        phone.get(desk + path)
        time.sleep(ANSWERED)
        assert typed(phone, told) == {"story": ""}, "who went elsewhere begins anew"
    finally:
        phone.quit()


def test_what_is_typed_in_one_tab_is_not_in_another(phone: Chrome, desk: str) -> None:
    there, told = f"{desk}/hands?board=5", {"belongs": "SA:W"}
    phone.get(there)
    type_in(phone, told)
    first = phone.current_window_handle
    phone.switch_to.new_window("tab")
    phone.get(there)
    time.sleep(ANSWERED)
    assert typed(phone, told) == {"belongs": ""}
    phone.close()
    phone.switch_to.window(first)
    phone.refresh()

    assert typed(phone, told) == told


def test_who_has_sent_it_begins_anew(phone: Chrome, desk: str) -> None:
    phone.get(f"{desk}/hands?board=4")
    type_in(phone, {"belongs": "SA:W"})
    phone.find_element(By.NAME, "belongs").submit()
    wait(phone).until(lambda b: "belongs=" in b.current_url)
    phone.get(f"{desk}/hands?board=4")

    assert typed(phone, {"belongs": ""}) == {"belongs": ""}
