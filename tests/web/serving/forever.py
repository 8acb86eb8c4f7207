"""A study that comes to no end."""

import time
from collections.abc import Iterator


def forever() -> Iterator[int]:
    while True:
        time.sleep(0.05)
        yield 1
