"""The summary of an audit: how much was looked at, what was found, and which files are the worst."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from heapq import nlargest
from itertools import groupby

from lawbook.audit.finding import KINDS, Certainty, Kind
from lawbook.audit.looked import Count

__all__ = ["Summary", "summary_of"]


@dataclass(frozen=True, slots=True)
class Summary:
    """What an audit comes to."""

    files: int
    boards: int
    kinds: dict[Kind, int]
    """How many findings there are of each kind, the commonest first."""
    certainties: dict[Certainty, int]
    worst: tuple[Count, ...]
    """The files with most that is sure, then with most that is likely, and so on; last what is no file of boards."""


def summary_of(counts: Iterable[Count], worst: int) -> Summary:
    """The summary of the counts of files in their order, with so many of the worst."""
    files, boards = 0, 0
    kinds, certainties = Counter[str](), Counter[str]()

    def counted() -> Iterator[Count]:
        nonlocal files, boards
        for one in _whole(counts):
            files, boards = files + 1, boards + one.boards
            kinds.update(one.kinds)
            certainties.update(one.certainties)
            if one.kinds:
                yield one

    found = nlargest(worst, counted(), key=_badness)
    return Summary(
        files,
        boards,
        {KINDS[kind]: number for kind, number in kinds.most_common()},
        {sure: certainties[sure.value] for sure in Certainty if sure.value in certainties},
        tuple(found),
    )


def _badness(one: Count) -> tuple[int, ...]:
    return bool(one.boards), *(one.certainties.get(certainty.value, 0) for certainty in Certainty)


def _whole(counts: Iterable[Count]) -> Iterator[Count]:
    """The counts of files, those of the parts of a large one added up."""
    for file, parts in groupby(counts, key=lambda one: one.file):
        boards, kinds, certainties = 0, Counter[str](), Counter[str]()
        for one in parts:
            boards += one.boards
            kinds.update(one.kinds)
            certainties.update(one.certainties)
        yield Count(file, boards, dict(kinds), dict(certainties))
