"""Entries: what the log of a tournament tells, one small class for each kind.

Nothing is ever changed in the log: a correction, a withdrawal and an undoing are entries too.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction
from typing import ClassVar, NamedTuple, TypeAlias

from lawbook.bridge import Vulnerability
from lawbook.event.worth import Worth
from lawbook.record import OrderedRecord
from lawbook.scoring.penalties import Unit

__all__ = [
    "KINDS",
    "STAYS",
    "AdjustmentProposed",
    "Announced",
    "Confirmed",
    "Enrolled",
    "Entry",
    "FormFound",
    "Logged",
    "Marked",
    "Noted",
    "Penalized",
    "Posted",
    "ResultCorrected",
    "ResultEntered",
    "RulingAttached",
    "Stays",
    "Turned",
    "Undone",
    "Where",
    "Withdrawn",
]


class Where(NamedTuple):
    """A table on a board: who met whom.

    In an individual contest the two players of a side are written 3+17; in a team match the side is its team.
    """

    session: str
    board: int
    ns: str
    ew: str

    def __str__(self) -> str:
        return f"board {self.board}, {self.ns} against {self.ew}, session {self.session}"


class Stays(NamedTuple):
    """What a side has that an adjustment does not touch."""


STAYS = Stays()


class Entry(OrderedRecord):
    """One thing that was put down."""

    kind: ClassVar[str]


class Announced(Entry):
    """The conditions of contest, as far as scores depend on them (Law 78D)."""

    title: str
    settings: Mapping[str, str]

    kind = "announced"


class Enrolled(Entry):
    """A contestant, in a section and in the line that is ranked by itself."""

    contestant: str
    names: tuple[str, ...] = ()
    section: str = ""
    line: str = ""

    kind = "enrolled"


class Marked(Entry):
    """A board that is marked otherwise than its number says (Law 2)."""

    board: int
    vulnerability: Vulnerability

    kind = "marked"


class ResultEntered(Entry):
    """The result of a table on a board."""

    where: Where
    worth: Worth

    kind = "result_entered"


class ResultCorrected(Entry):
    """A result that was recorded or reckoned wrongly is put right (Law 79C)."""

    where: Where
    worth: Worth
    reason: str = ""
    approved: str = ""
    """Who approved of it after the correction period (79C2)."""

    kind = "result_corrected"


class FormFound(Entry):
    """In which form a table played a fouled board (Law 87)."""

    where: Where
    form: str

    kind = "form_found"


class Turned(Entry):
    """A table played the board in the other direction and is scored for the hands it held (Law 3)."""

    where: Where

    kind = "turned"


class RulingAttached(Entry):
    """A ruling on a table, as the desk told it."""

    where: Where
    ruling: str
    """The JSON of the ruling."""

    kind = "ruling_attached"


class AdjustmentProposed(Entry):
    """What a ruling would put in the place of a result; pending until it is confirmed or withdrawn."""

    where: Where
    for_ns: Worth | Stays
    for_ew: Worth | Stays
    cites: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    """The figures that the Director has not given yet."""
    ruling: int = 0
    """The entry of the ruling that it rests on, if it is attached."""

    kind = "adjustment_proposed"


class Confirmed(Entry):
    """An adjustment that counts from now on."""

    of: int

    kind = "confirmed"


class Withdrawn(Entry):
    """An adjustment that does not count."""

    of: int

    kind = "withdrawn"


class Penalized(Entry):
    """A penalty to a contestant (Laws 90, 91); nobody gains by it."""

    session: str
    contestant: str
    amount: Fraction
    unit: Unit
    reason: str = ""
    ruling: int = 0

    kind = "penalized"


class Posted(Entry):
    """The official score of a session is available: the correction period begins (Law 79C)."""

    session: str
    minutes: int = 30

    kind = "posted"


class Noted(Entry):
    """A remark, about a table if one is named."""

    text: str
    where: Where | None = None

    kind = "noted"


class Undone(Entry):
    """An entry that does not count; to undo the undoing is to redo."""

    of: int

    kind = "undone"


KINDS: dict[str, type[Entry]] = {kind.kind: kind for kind in Entry.__subclasses__()}

Number: TypeAlias = int


@dataclass(frozen=True, slots=True)
class Logged:
    """An entry in the log, with its number, the moment and who put it down."""

    number: Number
    at: datetime
    by: str
    entry: Entry
