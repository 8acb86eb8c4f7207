"""Axe: the pages looked through by axe-core in a real browser, for what a reader of screens would stumble over."""

import sys
from functools import cache
from pathlib import Path
from typing import Any

from selenium.webdriver import Chrome

__all__ = ["NOT_HERE", "found", "has_axe", "load", "shape"]

SCRIPT = Path(sys.prefix) / "node_modules" / "axe-core" / "axe.min.js"
NOT_HERE = "axe did not look through the pages: it needs npm, and `make axe`"

RUN = """
const done = arguments[arguments.length - 1];
axe.run(document, {resultTypes: ['violations'], ...arguments[0]}).then(
  ({violations}) => done(violations.map(({id, impact, nodes}) => ({id, impact, nodes: nodes.map(node => node.html)}))),
  (error) => done([{id: String(error), impact: 'none', nodes: []}]),
);
"""


ELSEWHERE = {"label-content-name-mismatch": {"enabled": False}}
"""A card or a call is a symbol, not a text: its name says what it means, and test_browser.py holds the words to it."""


OF_COLOURS = ("color-contrast", "link-in-text-block")
"""What axe looks at in colours; all else is in the words, the boxes and what is shown."""
SHAPE = """
return [...document.querySelectorAll('*')].map(one => {
  const {x, y, width, height} = one.getBoundingClientRect();
  return [x, y, width, height, one.checkVisibility({visibilityProperty: true, opacityProperty: true})].join();
}).join(';');
"""


def has_axe() -> bool:
    """Whether axe is here."""
    return SCRIPT.is_file()


@cache
def _source() -> str:
    return SCRIPT.read_text("utf-8")


def load(browser: Chrome) -> None:
    """Have axe in the page that is open."""
    browser.set_script_timeout(120)
    browser.execute_script(_source())


def shape(browser: Chrome) -> str:
    """Where everything on the page that is open stands, and whether it is shown."""
    return str(browser.execute_script(SHAPE))


def found(browser: Chrome, *, only_colours: bool = False) -> list[str]:
    """What axe, which is there, finds on the page that is open, as it is shown now."""
    asked = {"runOnly": {"type": "rule", "values": OF_COLOURS}} if only_colours else {"rules": ELSEWHERE}
    told: list[dict[str, Any]] = browser.execute_async_script(RUN, asked)
    return [f"{one['id']} ({one['impact']}): {' | '.join(one['nodes'][:3])}" for one in told]
