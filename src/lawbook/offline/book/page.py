"""The page of the small book: template, style, script and data in one file."""

import json
from importlib.resources import files

from lawbook.offline.book.data import book_data

__all__ = ["book_page"]

HERE = files("lawbook.offline.book")
STYLES = ("desk.css", "home.css")
"""It looks as the desk does."""


def book_page() -> str:
    """The whole book as one page of HTML."""
    static = files("lawbook.web") / "static"
    style = "".join((static / name).read_text("utf-8") for name in STYLES)
    script = "".join((HERE / name).read_text("utf-8") for name in ("walk.js", "show.js"))
    data = json.dumps(book_data(), ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    page = (HERE / "book.html").read_text("utf-8")
    for mark, text in (("/*style*/", style), ("/*script*/", script), ("/*data*/", data)):
        page = page.replace(mark, text)
    return page
