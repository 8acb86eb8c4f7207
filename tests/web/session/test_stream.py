"""The stream, by a clock of its own: what anybody has put down is told within a second."""

import asyncio
from pathlib import Path

import pytest

from lawbook.session import evening as sessions
from lawbook.session import open_evening
from lawbook.web.session import stream

LOOKS = range(1, 9)
"""After how many looks without news the entry is put down."""


@pytest.mark.parametrize("elsewhere", [False, True], ids=["here", "by another process"])
@pytest.mark.parametrize("looks", LOOKS)
def test_an_entry_is_told_within_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looks: int, *, elsewhere: bool
) -> None:
    here = open_evening(str(tmp_path / "event.db"))
    writer = open_evening(str(tmp_path / "event.db")) if elsewhere else here
    paces: list[float] = []

    async def sleep(pace: float) -> None:
        paces.append(pace)
        if len(paces) == looks:
            writer.open_call("7", by="CD")

    monkeypatch.setattr(sessions, "monotonic", lambda: 100.0 + sum(paces))
    monkeypatch.setattr(stream, "sleep", sleep)

    async def told() -> str:
        news = stream.news(here, here.last)
        assert await anext(news) == "retry: 1000\n\n"
        return await anext(news)

    assert asyncio.run(told()).endswith("data: call/1\n\n")
    assert sum(paces[looks - 1 :]) < 0.95, "and the page waits a twentieth of a second for what comes with it"
    writer.close()
    here.close()
