"""A program that every Python has to answer alike: what all Laws come to, and what is wrong in a story.

It needs the standard library only.
"""

import hashlib
import sys
from collections.abc import Iterator
from dataclasses import replace

from lawbook.bridge import Board
from lawbook.law.authority import authority
from lawbook.law.book import find_law, laws
from lawbook.law.explore import explore
from lawbook.table import Table, irregularities, parse_story

__all__ = ["rulings"]

STORY = (
    "E has 14 cards", "W has 12 cards", "N 1S", "E 1H", "S P", "W P", "N P",
    "S H4", "W H2", "N D5", "E H3", "N claims 12", "W objects", "director",
)  # fmt: skip
"""A wrong number of cards, an insufficient bid, a lead out of turn, a doubted claim."""


def rulings() -> Iterator[str]:
    """A line for every Law, with a print of all its endings, and one for each thing wrong in the story."""
    wbf = authority("WBF")
    for number in laws():
        endings = [
            " ".join(f"{told!r} {told.citations} {told == replace(told)}" for told in ending.provisions)
            for ending in explore(find_law(number), edition=2017, authority=wbf)
        ]
        yield f"Law {number} {len(endings)} {hashlib.sha256(repr(endings).encode()).hexdigest()[:12]}"
    table = Table(Board.of(1), story=list(parse_story(list(STORY))))
    for found in irregularities(table):
        yield f"{found.kind.value} {[seat.name for seat in found.seats]}"


if __name__ == "__main__":
    print(f"Python {sys.version_info[0]}.{sys.version_info[1]}", *rulings(), sep="\n")  # noqa: T201
