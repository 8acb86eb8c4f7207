"""A call of the Director, folded from the entries about it that count."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import reduce

from lawbook.errors import Wording
from lawbook.event.calls import (
    CallClosed,
    CallNoted,
    CallOpened,
    CallPlaced,
    CallTaken,
    CaseTold,
    MomentReached,
    ReminderSettled,
    VersionChosen,
    Warned,
    WordsSaid,
)
from lawbook.event.entries import Logged

__all__ = ["DirectorCall", "Version", "director_call"]


@dataclass(frozen=True, slots=True)
class Version:
    """The case as somebody told it."""

    number: int
    at: datetime
    by: str
    case: str
    over: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class DirectorCall:
    """One call: where it was, the case as it stands, and what was done about it."""

    number: int
    at: datetime
    session: str
    table: str
    board: int = 0
    ns: str = ""
    ew: str = ""
    holder: str = ""
    """The initials of the Director who holds it."""
    versions: tuple[Version, ...] = ()
    """Every case that stood in its turn, in order; the last one stands."""
    rivals: tuple[Version, ...] = ()
    """Cases told by another Director over one that was no longer the newest: all are shown, none is lost."""
    said: tuple[Logged, ...] = ()
    warnings: tuple[Logged, ...] = ()
    notes: tuple[str, ...] = ()
    reached: tuple[str, ...] = ()
    """The moments that have come at its table, by their words."""
    settled: tuple[Logged, ...] = ()
    """What the Director came back for."""
    entries: tuple[Logged, ...] = field(default=(), repr=False)
    closed: bool = False

    @property
    def case(self) -> str:
        """The case as it stands: an address on the desk; empty before anything is told."""
        return self.versions[-1].case if self.versions else ""

    @property
    def newest(self) -> int:
        """The number of the newest version, rivals among them; 0 before anything is told."""
        return max((each.number for each in self.told), default=0)

    @property
    def told(self) -> tuple[Version, ...]:
        """Every version that is known: those that stood, and the rivals."""
        return (*self.versions, *self.rivals)

    def made_from(self, case: str) -> int:
        """The version that a page with this case shows; the one that stands, where none has told it."""
        shown = [each.number for each in self.told if each.case == case]
        return max(shown or [each.number for each in self.versions[-1:]], default=0)

    @property
    def is_said(self) -> bool:
        """Whether the ruling as it stands was said at the table."""
        return bool(self.said) and self.said[-1].number > (self.versions[-1].number if self.versions else 0)

    @property
    def named(self) -> Wording:
        """The call by what a Director knows it by: its table, and its board where that was told."""
        if self.board:
            return Wording("table {table}, board {board}", table=self.table, board=self.board)
        return Wording("table {table}", table=self.table)

    @property
    def place(self) -> CallPlaced:
        """Where it was."""
        return CallPlaced(self.number, self.table, self.board, self.ns, self.ew)


def director_call(entries: Sequence[Logged]) -> DirectorCall | None:
    """The call that these entries tell, which all count and are in order; None if it was undone."""
    first = entries[0]
    if not isinstance(first.entry, CallOpened):
        return None
    opened = first.entry
    begun = DirectorCall(
        number=first.number,
        at=first.at,
        session=opened.session,
        table=opened.table,
        board=opened.board,
        holder=first.by,
        entries=tuple(entries),
    )
    return _folded(begun, entries[1:])


def _folded(begun: DirectorCall, entries: Iterable[Logged]) -> DirectorCall:
    return reduce(_after, entries, begun)


def _after(call: DirectorCall, logged: Logged) -> DirectorCall:
    match logged.entry:
        case CaseTold(case=case, over=over):
            return _told(call, Version(logged.number, logged.at, logged.by, case, over))
        case VersionChosen(version=version):
            return _chosen(call, version)
        case CallPlaced(table=table, board=board, ns=ns, ew=ew):
            return replace(call, table=table, board=board, ns=ns, ew=ew)
        case CallTaken():
            return replace(call, holder=logged.by)
        case CallClosed(note=note):
            return replace(call, closed=True, notes=(*call.notes, *([note] if note else [])))
        case _:
            return _beside(call, logged)


def _beside(call: DirectorCall, logged: Logged) -> DirectorCall:
    """The call after what was said, warned, noted or come back for."""
    match logged.entry:
        case WordsSaid():
            return replace(call, said=(*call.said, logged))
        case Warned():
            return replace(call, warnings=(*call.warnings, logged))
        case CallNoted(text=text):
            return replace(call, notes=(*call.notes, text))
        case MomentReached(moment=moment):
            return replace(call, reached=(*call.reached, moment))
        case ReminderSettled():
            return replace(call, settled=(*call.settled, logged))
        case _:
            return call


def _told(call: DirectorCall, told: Version) -> DirectorCall:
    """The call with one more version.

    Told over a rival, it takes the rival's place; told over one that another Director has told over
    in the meantime, it is a rival itself; else it stands.
    """
    if any(rival.number == told.over for rival in call.rivals):
        return replace(call, rivals=tuple(told if r.number == told.over else r for r in call.rivals))
    others = [each for each in call.versions if each.number > told.over and each.by != told.by]
    if others and told.case != call.case:
        return replace(call, rivals=(*call.rivals, told))
    return replace(call, versions=(*call.versions, told))


def _chosen(call: DirectorCall, number: int) -> DirectorCall:
    """The call in which one of the versions stands, and no rival is left."""
    found = [each for each in call.told if each.number == number]
    return replace(call, versions=(*call.versions, *found), rivals=()) if found else call
