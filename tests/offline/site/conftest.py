"""The site as it is built, a host that hands it out and can be cut off, and a browser that has seen it once."""

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from lawbook.desk import claims
from lawbook.equity.library import PATH_VARIABLE
from lawbook.offline.inside import SECONDS
from lawbook.offline.interpreter import found
from lawbook.offline.site import build
from lawbook.web.app import create_app
from lawbook.web.serving.studies import Studies
from tests.web.chromium import opened
from tests.web.conftest import TestClient

BOOK = "<!doctype html>\n<title>The small book</title>\n<h1>The small book</h1>\n"
"""It has tests of its own."""
LIMIT = 120
"""Seconds after which a browser that does not answer is a failure; the machine may be busy."""


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    """The desk of a server that has no double dummy, as no browser has it."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(PATH_VARIABLE, "/nowhere")
        claims._searched.cache_clear()
        studies = Studies(patience=LIMIT)
        yield TestClient(create_app(studies=studies, seconds=SECONDS))
        studies.close()
    claims._searched.cache_clear()


@pytest.fixture(scope="session")
def pyodide() -> Path:
    folder = found()
    if not folder.is_dir():
        pytest.skip(f"{folder} is not there: no interpreter to build a site with; `make webassembly`")
    return folder


@pytest.fixture(scope="session")
def site(pyodide: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build(folder, pyodide, lambda: BOOK)
    return folder


class Handed(SimpleHTTPRequestHandler):
    """Files as they are; where there is none, the page that a host shows then."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # so it is called above
        """Nothing is told."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        page = (Path(self.directory) / "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(page)


class Host:
    """A host of files; once it is cut off nothing answers at its address."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", port), partial(Handed, directory=str(folder)))
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.port = self._server.server_port
        self.address = f"http://localhost:{self.port}"

    def cut(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def patient(profile: Path) -> Chrome:
    """A browser with what it kept in this profile before, which is given time."""
    driver = opened(profile)
    driver.set_page_load_timeout(LIMIT)
    driver.set_script_timeout(LIMIT)
    return driver


@pytest.fixture(scope="session")
def profile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("profile")


@pytest.fixture(scope="module")
def browser(profile: Path) -> Iterator[Chrome]:
    driver = patient(profile)
    yield driver
    driver.quit()
