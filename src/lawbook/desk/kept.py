"""Kept: the stories that were told again last, so that a story which goes on costs only what is new in it."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from itertools import accumulate
from operator import attrgetter
from threading import Lock

from lawbook.casefile import CaseFile
from lawbook.desk.retelling import Retelling
from lawbook.errors import CaseError
from lawbook.law.authority import above
from lawbook.table.record.events import Exposed

__all__ = ["Beginnings", "Kept", "Told"]


Ground = tuple[object, ...]
"""What a retelling rests on besides its story and its answers."""

LOOKED_AT_BY_NONE = {"title", "source", "note", "laws", "offender", "expect"}
OF_ITS_OWN = {"story", "answers"}
_besides = attrgetter(
    *(field.name for field in fields(CaseFile) if field.name not in LOOKED_AT_BY_NONE | OF_ITS_OWN)
)


def _ground(case: CaseFile) -> Ground:
    """All that a case tells besides; and its authority as it is, with those above it: a profile may be supplied anew."""
    try:
        return _besides(case), case.body, *above(case.body)
    except CaseError:  # there is no such authority: a Law that asks it for something says so
        return (_besides(case),)


class Beginnings:
    """The beginnings of the story of a case, as they are looked for and kept."""

    def __init__(self, case: CaseFile) -> None:
        self.case = case
        self.ground = _ground(case)
        self.marks = [*_marks(case)]
        """A mark for each beginning, from none of its lines to all; two may have the same."""


@dataclass(frozen=True, slots=True)
class Told:
    """The first lines of a story, told again. Nobody tells on this retelling: whoever goes on does so with a copy."""

    lines: tuple[str, ...]
    ground: Ground
    retelling: Retelling

    def begins(self, sought: Beginnings) -> bool:
        """Whether a case goes on from here: its story begins so, and so would its retelling."""
        case, told = sought.case, len(self.lines)
        if told < len(case.story) and isinstance(self.retelling.last, Exposed):
            return False  # what is exposed next may be exposed together with it
        same = self.lines == case.story[:told] and self.ground == sought.ground
        return same and self.retelling.same_under(case.answers)


class Kept:
    """The stories told last: so many at most, and together of no more than so many events."""

    def __init__(self, stories: int, events: int) -> None:
        self._stories, self._events = stories, events
        self._told: dict[int, Told] = {}
        """By the marks of their lines, the one told last at the end."""
        self._in_all = 0
        """How many events they tell together."""
        self._lock = Lock()

    def longest(self, sought: Beginnings, events: float) -> Told | None:
        """The longest beginning of a case that is kept, of no more than so many events."""
        found = map(self._told.get, reversed(sought.marks))
        return next(
            (one for one in found if one and one.retelling.events <= events and one.begins(sought)), None
        )

    def keep(self, sought: Beginnings, lines: int, retelling: Retelling) -> None:
        """Keep a case, of which so many lines have been told."""
        mark = sought.marks[lines]
        with self._lock:
            self._drop(mark)
            self._told[mark] = Told(sought.case.story[:lines], sought.ground, retelling)
            self._in_all += retelling.events
            while len(self._told) > self._stories or self._in_all > self._events:
                self._drop(next(iter(self._told)))

    def _drop(self, mark: int) -> None:
        if (told := self._told.pop(mark, None)) is not None:
            self._in_all -= told.retelling.events


def _marks(case: CaseFile) -> Iterator[int]:
    deal = case.board.deal
    cards = () if deal is None else (hand and hand.bits for hand in deal.hands)
    contract = None if case.beginning is None else case.beginning.contract
    board = hash((contract, case.board.number, *cards))
    return accumulate(case.story, lambda mark, line: hash((mark, line)), initial=board)
