"""A session of its own, on the disk."""

import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from lawbook.session import Evening, Role, open_evening
from lawbook.web.app import create_app

with warnings.catch_warnings():  # Starlette would like the successor of httpx, which is not needed here
    warnings.simplefilter("ignore", DeprecationWarning)
    warnings.simplefilter("ignore", UserWarning)
    from starlette.testclient import TestClient


@dataclass(frozen=True)
class Director:
    """A Director with a browser."""

    client: TestClient
    evening: Evening
    base: str

    def get(self, path: str) -> Any:
        return self.client.get(path if path.startswith(("/e/", "/p/")) else self.base + path)

    def post(self, path: str, **fields: str) -> Any:
        target = path if path.startswith(("/e/", "/p/")) else self.base + path
        return self.client.post(target, content=urlencode(fields))

    def named(self, by: str) -> "Director":
        """Another one, with the same key."""
        return Director(self.client, self.evening, f"{self.base.partition('~')[0]}~{by}")


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    opened = open_evening(str(tmp_path / "event.db"))
    yield opened
    opened.close()


@pytest.fixture
def director(evening: Evening) -> Director:
    return Director(TestClient(create_app(evening)), evening, f"/e/{evening.key(Role.DIRECTOR)}~AB")
