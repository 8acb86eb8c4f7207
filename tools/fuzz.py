"""Continuous fuzzing: `make fuzz`, or `make fuzz SECONDS=3600 SEED=7 DOOR=pages`.

Each input is a text that can be read, changed a few times, and given to one door. What must come of it: an
answer, or a refusal in one line of at most 300 characters; within one second of work; without 200 MB more.
"""

import argparse
import random
import resource
import sys
import time
import warnings
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from lawbook.budget import Budget, within
from lawbook.errors import LONGEST, LawbookError
from tools.fuzzing.doors import DOORS, Door

__all__ = ["Found", "tried"]

SECONDS = 1.0
MEGABYTES = 200
ADDRESSED = 6 * 2**30
"""What the process may address at all: an input without end is a fault of its own, and not the machine's end."""


@dataclass(slots=True)
class Found:
    """What was tried at a door, and what it did not bear: the input and why, one of each kind."""

    tried: int = 0
    refused: int = 0
    slowest: float = 0.0
    faults: dict[str, str] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)

    def add(self, fault: str, text: str) -> None:
        """Note a fault; of each kind the shortest input is kept."""
        self.counts[fault] += 1
        if fault not in self.faults or len(text) < len(self.faults[fault]):
            self.faults[fault] = text


def tried(door: Door, chance: random.Random, *, number: int = 0, seconds: float = 0) -> Found:
    """What comes of so many inputs, or of as many as go into so many seconds."""
    seeds, found, end = door.seeds(), Found(), time.monotonic() + seconds
    while found.tried < number or (seconds and time.monotonic() < end):
        _try(door, door.change(chance.choice(seeds), chance, seeds), found)
    return found


def _try(door: Door, text: str, found: Found) -> None:
    found.tried += 1
    fullest, began = _fullest(), time.process_time()
    try:
        with within(Budget(SECONDS)):
            door.read(text)
    except LawbookError as error:
        found.refused += 1
        line = str(error)
        if not line.isprintable() or len(line) > LONGEST or not line:
            found.add(f"a refusal of {len(line)} characters, or in several lines", text)
    except Exception as error:  # noqa: BLE001  # this is what is looked for
        found.add(_kind(error), text)
    took = time.process_time() - began
    found.slowest = max(found.slowest, took)
    if took > SECONDS * 1.5:
        found.add("more than a second", text)
    if _fullest() - fullest > MEGABYTES:
        found.add(f"more than {MEGABYTES} MB", text)


def _kind(error: BaseException) -> str:
    """The error and the last place in Lawbook that it came through."""
    places, trace = [], error.__traceback__
    while trace is not None:
        places.append(f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}")
        trace = trace.tb_next
    said = str(error).splitlines()[0][:80] if str(error) else ""
    return f"{type(error).__name__} at {' '.join(places[-3:])} {said}"


def _fullest() -> float:
    """The megabytes that were in use at the most."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main(arguments: Sequence[str] | None = None) -> int:
    """Try the doors, and print what was found; 1 where anything was."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="for all doors together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--door", choices=[door.name for door in DOORS])
    told = parser.parse_args(arguments)
    warnings.simplefilter("ignore")
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESSED, ADDRESSED))
    doors = [door for door in DOORS if told.door in {None, door.name}]
    number, faults = 0, 0
    for door in doors:
        found = tried(door, random.Random(f"{told.seed} {door.name}"), seconds=told.seconds / len(doors))  # noqa: S311  # inputs, no secrets
        number, faults = number + found.tried, faults + len(found.faults)
        print(
            f"{door.name:<10} {found.tried:>8} tried, {found.refused:>8} refused, slowest {found.slowest:.2f} s",
            flush=True,
        )
        for fault, text in found.faults.items():
            print(f"  {found.counts[fault]} times {fault}\n    {text[:400]!r}", flush=True)
    print(f"{number} inputs, {faults} kinds of fault")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
