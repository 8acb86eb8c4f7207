"""A session as its Directors see it, each with a browser of his own."""

import re
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from lawbook.session import DirectorCall, Evening, Role, open_evening
from lawbook.web.app import create_app
from tests.web.browsing import Page

with warnings.catch_warnings():  # Starlette would like the successor of httpx, which is not needed here
    warnings.simplefilter("ignore", DeprecationWarning)
    warnings.simplefilter("ignore", UserWarning)
    from starlette.testclient import TestClient


@dataclass(frozen=True)
class Visitor:
    """Somebody with a key and a browser."""

    client: TestClient
    evening: Evening
    base: str

    def get(self, path: str, status: int = 200) -> str:
        """What he reads."""
        answer = self.client.get(path if path.startswith("/e/") else self.base + path)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        Page(answer.text)
        return re.sub(r"\s+", " ", str(answer.text))

    def post(self, path: str, status: int = 200, **fields: str) -> Any:
        """Where he is after he has sent a form."""
        target = path if path.startswith("/e/") else self.base + path
        answer = self.client.post(target, content=urlencode(fields))
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer

    def called(self, table: str = "7", **fields: str) -> DirectorCall:
        """The call that he opens."""
        self.post("/calls", 200, typed=table, **fields)
        return self.evening.calls[-1]

    def told(self, call: DirectorCall, path: str, status: int = 200, **fields: str) -> DirectorCall:
        """The call after he has tapped something on a page of the desk."""
        self.post(f"/c/{call.number}{path}", status=status, **fields)
        return self.evening.call(call.number)

    def does(self, call: DirectorCall, do: str, status: int = 200, **fields: str) -> DirectorCall:
        """The call after he has done something on its page."""
        self.post(f"/call/{call.number}", status, do=do, **fields)
        return self.evening.call(call.number)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    opened = open_evening(str(tmp_path / "event.db"))
    opened.key(Role.READER)
    yield opened
    opened.close()


def visitor(evening: Evening, by: str, role: Role = Role.DIRECTOR) -> Visitor:
    return Visitor(TestClient(create_app(evening)), evening, f"/e/{evening.key(role)}{'~' if by else ''}{by}")


@pytest.fixture
def ab(evening: Evening) -> Visitor:
    return visitor(evening, "AB")


@pytest.fixture
def cd(evening: Evening) -> Visitor:
    return visitor(evening, "CD")


@pytest.fixture
def reader(evening: Evening) -> Visitor:
    return visitor(evening, "", Role.READER)
