"""The small book, made once, and its script as node runs it."""

import json
import shutil
import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from lawbook.offline.book import data, page
from lawbook.offline.book.page import book_page

Way = tuple[tuple[str, ...], dict[str, str]]
"""The Laws that are consulted, and what is answered."""
Go = Callable[[Iterable[Way]], list[dict[str, Any]]]


@pytest.fixture(scope="session")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The book as a file, beside it its data."""
    folder = tmp_path_factory.mktemp("book")
    made = data.book_data()
    (folder / "book.json").write_text(json.dumps(made), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "book_data", lambda: made)
        (folder / "book.html").write_text(book_page(), "utf-8")
    return folder / "book.html"


@pytest.fixture(scope="session")
def go(book: Path) -> Go:
    """Go ways through the book by its own script."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not here: nothing runs the script of the small book")

    def gone(ways: Iterable[Way]) -> list[dict[str, Any]]:
        lines = "".join(json.dumps({"laws": laws, "answers": answers}) + "\n" for laws, answers in ways)
        walk, here = Path(page.__file__).with_name("walk.js"), Path(__file__).with_name("ways.js")
        run = subprocess.run(
            [node, here, walk, book.with_name("book.json")],
            input=lines,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert run.returncode == 0, run.stderr
        return [json.loads(line) for line in run.stdout.splitlines()]

    return gone
