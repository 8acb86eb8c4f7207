"""The desk as a client sees it."""

import warnings
from collections.abc import Callable, Iterator

import pytest
from selenium.webdriver import Chrome

from lawbook.web.app import create_app
from lawbook.web.serving.studies import Studies
from tests.web.browsing import Page
from tests.web.chromium import opened, served

with warnings.catch_warnings():  # Starlette would like the successor of httpx, which is not needed here
    warnings.simplefilter("ignore", DeprecationWarning)
    warnings.simplefilter("ignore", UserWarning)
    from starlette.testclient import TestClient

__all__ = ["TestClient", "client", "get"]


@pytest.fixture(scope="session")
def client() -> Iterator[TestClient]:
    """One loop for all that is asked: without `with`, a client begins one for each page."""
    with TestClient(create_app(studies=Studies(patience=60))) as client:
        yield client


@pytest.fixture(scope="session")
def get(client: TestClient) -> Callable[[str], Page]:
    """Read a page that must be there."""

    def read(address: str) -> Page:
        response = client.get(address)
        assert response.status_code == 200, f"{address}: {response.status_code}\n{response.text}"
        return Page(response.text)

    return read


@pytest.fixture(scope="session")
def desk() -> Iterator[str]:
    """The desk, served on this machine."""
    with served(create_app()) as address:
        yield address


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    """Chromium with scripts switched off in the pages: one for all who look at pages without."""
    driver = opened(tmp_path_factory.mktemp("profile"), scripts=False)
    yield driver
    driver.quit()
