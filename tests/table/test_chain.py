"""Chains and fates share what they have in common; of two threads that go on from one, neither sees the other."""

from typing import Any

import pytest

from lawbook.table.chain import Chain
from lawbook.table.fates import Fates


class Overtaken(list[Any]):
    """A list to which another thread adds something at the moment at which one does."""

    def append(self, item: Any) -> None:
        super().append(("another's", item))
        super().append(item)


def test_a_chain_goes_on_twice_from_one_place() -> None:
    once = Chain(["pass"])
    one, other = once.plus("double"), once.plus("redouble")

    assert (tuple(once), tuple(one), tuple(other)) == (("pass",), ("pass", "double"), ("pass", "redouble"))
    assert tuple(one.plus("pass")) == ("pass", "double", "pass")


def test_a_chain_that_is_overtaken_goes_on_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    once = Chain(["pass"])
    monkeypatch.setattr(once, "_items", Overtaken(["pass"]))

    assert tuple(once.plus("double").plus("pass")) == ("pass", "double", "pass")


def test_fates_go_on_twice_from_one_state() -> None:
    once = Fates([("revoke", "open")])
    one, other = once.put("revoke", "established"), once.put("lead", "open")

    assert dict(once) == {"revoke": "open"}
    assert dict(one) == {"revoke": "established"}
    assert list(other.items()) == [("revoke", "open"), ("lead", "open")]


def test_fates_that_are_overtaken_go_on_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    once = Fates([("revoke", "open")])
    monkeypatch.setattr(once._log, "rows", Overtaken(once._log.rows))

    after = once.put("lead", "open").put("revoke", "established")

    assert dict(after) == {"revoke": "established", "lead": "open"}
    assert dict(once) == {"revoke": "open"}
