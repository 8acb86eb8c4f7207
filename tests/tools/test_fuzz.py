"""A short run of `make fuzz`: every door bears what nobody would write, and the fuzzer sees it when one does not."""

import random
from functools import partial

import pytest

from lawbook.errors import CaseError, LawbookError
from tools.fuzz import tried
from tools.fuzzing.changes import changed
from tools.fuzzing.doors import DOORS, Door


def _chance(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311  # inputs, no secrets


NUMBERS = {"cases": 30, "systems": 40, "meanings": 40, "znaczenia": 40, "forms": 60}


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.name)
def test_every_door_bears_what_nobody_would_write(door: Door) -> None:
    found = tried(door, _chance(17), number=NUMBERS.get(door.name, 100))
    assert found.faults == {}


def test_most_seeds_can_be_read() -> None:
    for door in DOORS:
        seeds = door.seeds()[:8]
        assert sum(map(partial(_read, door), seeds)) * 2 > len(seeds) or door.name == "notation", door.name


def _read(door: Door, text: str) -> bool:
    try:
        door.read(text)
    except LawbookError:
        return False
    return True


@pytest.mark.parametrize(
    ("error", "fault"),
    [
        (ValueError("x"), "ValueError"),
        (CaseError("a: " + "\x1b"), None),
        (CaseError(""), "a refusal of 0 characters"),
    ],
)
def test_a_door_that_does_not_bear_it_is_told(error: Exception, fault: str | None) -> None:
    def read(_: str) -> None:
        raise type(error)(*error.args)

    found = tried(Door("door", read, lambda: ["a"]), _chance(1), number=3)
    assert [kind.partition(" at ")[0].partition(", or")[0] for kind in found.faults] == (
        [fault] if fault else []
    )


def test_the_same_seed_makes_the_same_inputs() -> None:
    made = [changed("contract: 3NT S", _chance(5), ["story: [N 1S]"]) for _ in range(2)]
    assert made[0] == made[1] != "contract: 3NT S"
