"""A study that comes to no end, one that tells how far behind the others it stands, and one that tells which Laws are read."""

import os
import sys
import time
from collections.abc import Iterator


def forever() -> Iterator[int]:
    while True:
        time.sleep(0.05)
        yield 1


def priority() -> Iterator[int]:
    yield os.getpriority(os.PRIO_PROCESS, 0)


def laws_read() -> Iterator[set[str]]:
    yield {name for name in sys.modules if name.startswith("lawbook.law.laws.law_")}
