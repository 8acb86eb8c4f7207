"""Chromium for the tests: started, sized and measured, and a server for it.

A question to the browser takes longer than its answer, so a page is measured by one script, not box by box.
"""

import os
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import uvicorn
from selenium.common.exceptions import WebDriverException
from selenium.webdriver import Chrome, ChromeOptions
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.support.ui import WebDriverWait
from starlette.applications import Starlette

__all__ = [
    "SCHEMES",
    "SCREENS",
    "Measured",
    "View",
    "heights",
    "measured",
    "opened",
    "program",
    "served",
    "shown",
    "sizes",
    "text",
    "wait",
    "width",
]

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
NAMES = {"chromium": ("chromium", "chromium-browser", "google-chrome"), "chromium-driver": ("chromedriver",)}
SCREENS = {"phone": (360, 740), "desktop": (1280, 900)}
WITHOUT_SCRIPTS = {"profile.managed_default_content_settings.javascript": 2}
SCHEMES = ("light", "dark")
SIZES = """
const seen = one => one.checkVisibility({visibilityProperty: true}) && one.getClientRects().length;
return [...document.querySelectorAll(arguments[0])].filter(one => !arguments[1] || seen(one))
  .map(one => one.getBoundingClientRect()).map(box => [Math.round(box.width), Math.round(box.height)]);
"""
MEASURED = f"""
const sizes = function () {{ {SIZES} }};
return [document.documentElement.scrollWidth, arguments[0].map(one => sizes(...one))];
"""
View = tuple[str, str]
"""A screen, and a scheme."""


class Measured(NamedTuple):
    """How wide a page is, and how large is each that is wanted of it."""

    width: int
    sizes: list[list[tuple[int, int]]]


def program(package: str) -> str:
    """A program of the browser, installed if we may; a test that is silently left out would prove nothing."""
    for attempt in ("found", "installed"):
        for name in NAMES[package]:
            if path := shutil.which(name):
                return path
        if attempt == "found" and os.geteuid() == 0 and shutil.which("apt-get"):
            subprocess.run(["apt-get", "install", "-y", "-qq", *NAMES], check=False, capture_output=True)
    raise AssertionError(f"{package} is missing: apt-get install chromium chromium-driver, or make browser")


def opened(profile: Path, *, scripts: bool = True, screen: tuple[int, int] | None = None) -> Chrome:
    """A browser that keeps what it keeps in this folder."""
    options = ChromeOptions()
    options.binary_location = program("chromium")
    for flag in (*FLAGS, f"--user-data-dir={profile}"):
        options.add_argument(flag)
    if not scripts:
        options.add_experimental_option("prefs", WITHOUT_SCRIPTS)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = Chrome(options, Service(program("chromium-driver"), log_output=subprocess.DEVNULL))
    if screen is not None:
        shown(driver, *screen)
    return driver


def shown(browser: Chrome, width: int, height: int, scheme: str | None = None) -> None:
    """A screen of this size, in light or dark."""
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    if scheme is not None:
        media = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", media)


def width(browser: Chrome) -> int:
    """How wide the page is."""
    return int(browser.execute_script("return document.documentElement.scrollWidth"))


def sizes(browser: Chrome, css: str, *, displayed: bool = False) -> list[tuple[int, int]]:
    """Width and height of each that a selector finds; of those that are displayed, if so asked."""
    return [(across, down) for across, down in browser.execute_script(SIZES, css, displayed)]


def heights(browser: Chrome, css: str, *, displayed: bool = False) -> list[int]:
    """The heights of the same."""
    return [down for _, down in sizes(browser, css, displayed=displayed)]


def measured(browser: Chrome, *wanted: tuple[str, bool]) -> dict[View, Measured]:
    """The page that is open, on each screen in each scheme: its width, then the sizes of each that is wanted.

    What is wanted is a selector, and whether only what is displayed. A page is opened once for all of it:
    nothing in it remembers on which screen it was before.
    """
    found = dict[View, Measured]()
    for screen, size in SCREENS.items():
        for scheme in SCHEMES:
            shown(browser, *size, scheme)
            found[screen, scheme] = Measured(*browser.execute_script(MEASURED, wanted))
    return found


def all_seen(pages: Iterable[Measured]) -> bool:
    """Whether each of what was wanted stands on some page: a size that nobody saw fits everywhere."""
    wanted = list(zip(*(page.sizes for page in pages), strict=True))
    return bool(wanted) and all(map(any, wanted))


def text(browser: Chrome) -> str:
    """What the page shows, in one question: between two, another page may have come."""
    return str(browser.execute_script("return document.body ? document.body.innerText : ''"))


def wait(browser: Chrome, seconds: float = 30) -> WebDriverWait[Chrome]:
    """A wait for a page; until it is there, the old one may be half gone, which each driver says in other words."""
    return WebDriverWait(browser, seconds, poll_frequency=0.05, ignored_exceptions=[WebDriverException])


@contextmanager
def served(app: Starlette, listening: socket.socket | None = None) -> Iterator[str]:
    """The address of a program that is served on this machine while this lasts."""
    with listening or socket.create_server(("127.0.0.1", 0)) as heard:
        server = uvicorn.Server(uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=1))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [heard]}, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.01)
        try:
            yield f"http://127.0.0.1:{heard.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()
