"""A study that comes to no end, and one that tells how far behind the others it stands."""

import os
import time
from collections.abc import Iterator


def forever() -> Iterator[int]:
    while True:
        time.sleep(0.05)
        yield 1


def priority() -> Iterator[int]:
    yield os.getpriority(os.PRIO_PROCESS, 0)
