"""What one process puts down, those who look at the pages of another see within a second."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

from lawbook.event.calls import PollAsked, RoundBegun
from lawbook.session import Role, open_evening
from lawbook.web.session.stream import news


async def told(stream: AsyncIterator[str], wanted: int) -> list[str]:
    """So many events of a stream, without its signs of life."""
    found: list[str] = []
    async for event in stream:
        found += [event] if event.startswith("id:") else []
        if len(found) == wanted:
            break
    return found


def test_another_process_is_seen_within_a_second_and_no_key_is_told(tmp_path: Path) -> None:
    here, there = (open_evening(str(tmp_path / "event.db")) for _ in range(2))
    after = here.last

    async def looked() -> list[str]:
        looking = asyncio.create_task(told(news(here, after), 4))
        await asyncio.sleep(0.1)
        call = there.open_call("7", by="CD")
        key = there.key(Role.DIRECTOR)
        there.write(RoundBegun("1", 1), PollAsked(9, "AK", ballots=("secret",)), by="CD")
        found = await asyncio.wait_for(looking, 5)
        assert key not in "".join(found)
        assert f"data: call/{call.number}\n" in found[0]
        return found

    found = asyncio.run(looked())
    assert "secret" not in "".join(found)
    assert [event.partition("\n")[0] for event in found] == [f"id: {after + n}" for n in (1, 2, 3, 4)]
    assert all("data: session" in event for event in found[1:])
    here.close()
    there.close()


def test_who_was_away_is_told_what_he_missed(tmp_path: Path) -> None:
    evening = open_evening(str(tmp_path / "event.db"))
    evening.open_call("7", by="AB")
    evening.open_call("8", by="AB")
    (first, second) = asyncio.run(told(news(evening, 0), 2))
    assert ("data: call/1" in first, "data: call/2" in second) == (True, True)
    evening.close()
