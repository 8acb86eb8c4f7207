"""The chain: each row of the log has the digest of itself and of the row before, so that no change goes unseen."""

import json
from hashlib import sha256
from typing import NamedTuple

__all__ = ["NOTHING", "START", "Row", "Tip", "digest"]

START = ""
"""What stands before the first row."""


class Row(NamedTuple):
    """A row of the log, as it is on the disk."""

    event: str
    number: int
    at: str
    by: str
    kind: str
    content: str


class Tip(NamedTuple):
    """Where a chain ends: the number of its last row, and its digest."""

    number: int = 0
    digest: str = START


NOTHING = Tip()
"""Where the chain of an empty log ends."""


def digest(before: str, row: Row) -> str:
    """The digest of a row that comes after another.

    >>> digest(START, Row("", 1, "2026-11-22T12:00:00+00:00", "TD", "noted", "{}"))[:16]
    '9e9646e3238d87df'
    """
    told = json.dumps((before, *row), ensure_ascii=False, separators=(",", ":"), default=repr)
    return sha256(told.encode("utf-8", "surrogatepass")).hexdigest()
