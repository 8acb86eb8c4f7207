"""Entries: what the log of a tournament tells, one small class for each kind.

Nothing is ever changed in the log: a correction, a withdrawal and an undoing are entries too.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction
from typing import ClassVar, NamedTuple, TypeAlias, dataclass_transform

from lawbook.bridge import Vulnerability
from lawbook.event.worth import Worth
from lawbook.scoring.penalties import Unit

__all__ = [
    "CONTEST",
    "STAYS",
    "About",
    "AdjustmentProposed",
    "Announced",
    "AtTable",
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
    "Subject",
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


Subject: TypeAlias = Where | tuple[str, str]
"""What an entry is about: a table on a board, or a kind of thing and its name."""
CONTEST: Subject = ("contest", "")


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Entry:
    """One thing that was put down; each kind is a frozen dataclass."""

    kind: ClassVar[str]

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)

    @property
    def subject(self) -> Subject:
        """What it is about; what is about another entry is about the same."""
        raise NotImplementedError


class AtTable(Entry):
    """Something about a table on a board."""

    where: Where

    @property
    def subject(self) -> Subject:
        """The table on the board."""
        return self.where


class About(Entry):
    """Something about another entry, by its number."""

    of: int


class Announced(Entry):
    """The conditions of contest, as far as scores depend on them (Law 78D)."""

    title: str
    settings: Mapping[str, str]

    kind = "announced"

    @property
    def subject(self) -> Subject:
        """The contest."""
        return CONTEST


class Enrolled(Entry):
    """A contestant, in a section and in the line that is ranked by itself."""

    contestant: str
    names: tuple[str, ...] = ()
    section: str = ""
    line: str = ""

    kind = "enrolled"

    @property
    def subject(self) -> Subject:
        """The contestant."""
        return ("contestant", self.contestant)


class Marked(Entry):
    """A board that is marked otherwise than its number says (Law 2)."""

    board: int
    vulnerability: Vulnerability

    kind = "marked"

    @property
    def subject(self) -> Subject:
        """The board."""
        return ("board", str(self.board))


class ResultEntered(AtTable):
    """The result of a table on a board."""

    worth: Worth
    table: str = ""
    """The number of the table where it was played, if it is told."""

    kind = "result_entered"


class ResultCorrected(AtTable):
    """A result that was recorded or reckoned wrongly is put right (Law 79C)."""

    worth: Worth
    reason: str = ""
    approved: str = ""
    """Who approved of it after the correction period (79C2)."""

    kind = "result_corrected"


class FormFound(AtTable):
    """In which form a table played a fouled board (Law 87)."""

    form: str

    kind = "form_found"


class Turned(AtTable):
    """A table played the board in the other direction and is scored for the hands it held (Law 3)."""

    kind = "turned"


class RulingAttached(AtTable):
    """A ruling on a table, as the desk told it."""

    ruling: str
    """The JSON of the ruling."""

    kind = "ruling_attached"


class AdjustmentProposed(AtTable):
    """What a ruling would put in the place of a result; pending until it is confirmed or withdrawn."""

    for_ns: Worth | Stays
    for_ew: Worth | Stays
    cites: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    """The figures that the Director has not given yet."""
    ruling: int = 0
    """The entry of the ruling that it rests on, if it is attached."""

    kind = "adjustment_proposed"


class Confirmed(About):
    """An adjustment that counts from now on."""

    kind = "confirmed"


class Withdrawn(About):
    """An adjustment that does not count."""

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

    @property
    def subject(self) -> Subject:
        """The session."""
        return ("session", self.session)


class Posted(Entry):
    """The official score of a session is available: the correction period begins (Law 79C)."""

    session: str
    minutes: int = 30

    kind = "posted"

    @property
    def subject(self) -> Subject:
        """The session."""
        return ("session", self.session)


class Noted(Entry):
    """A remark, about a table if one is named."""

    text: str
    where: Where | None = None

    kind = "noted"

    @property
    def subject(self) -> Subject:
        """The table on the board, or the contest."""
        return self.where or CONTEST


class Undone(About):
    """An entry that does not count; to undo the undoing is to redo."""

    kind = "undone"


Number: TypeAlias = int


@dataclass(frozen=True, slots=True)
class Logged:
    """An entry in the log, with its number, the moment and who put it down."""

    number: Number
    at: datetime
    by: str
    entry: Entry
