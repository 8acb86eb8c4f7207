"""Evening: a session as its log tells it, safe for several Directors at once.

Whatever is written is acknowledged by being returned, and not before; what others write in the
meantime is taken in first. What comes in a second time under the same mark is put down once.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from threading import RLock
from time import monotonic

from lawbook.errors import CaseError
from lawbook.event.calls import (
    CallClosed,
    CallNoted,
    CallOpened,
    CallPlaced,
    CallTaken,
    CaseTold,
    Keyed,
    Sent,
    VersionChosen,
)
from lawbook.event.entries import Entry, Logged, Posted, Subject, Undone
from lawbook.event.opening import open_tournament
from lawbook.event.tournament import Tournament
from lawbook.law.fact import Moment
from lawbook.session.call import DirectorCall, director_call
from lawbook.session.clock import Round, come, next_end, round_now
from lawbook.session.history import History, history
from lawbook.session.incoming import Incoming
from lawbook.session.keys import Role, new_key
from lawbook.session.returns import Reminder, reminders
from lawbook.session.ruled import ruled

__all__ = ["Evening", "open_evening"]


@dataclass(slots=True)
class Evening:
    """A session of an event, its calls and its keys."""

    tournament: Tournament
    brought: dict[str, Incoming] = field(default_factory=dict, repr=False)
    """What the last file of results has brought, by the initials of who read it."""
    _lock: RLock = field(default_factory=RLock, repr=False)
    _folded: dict[str, tuple[int, DirectorCall | None]] = field(default_factory=dict, repr=False)
    _due: tuple[int, datetime | None, list[Reminder]] = field(default=(-1, None, []), repr=False)
    """What was due after the entry of a number, and until when that holds."""
    _reminded: dict[tuple[int, str], tuple[int, datetime | None, list[Reminder]]] = field(
        default_factory=dict, repr=False
    )
    """The same of each call, with its case: all that it leaves for later."""
    _working: int = field(default=0, repr=False)
    """How deep somebody is at work: who is has looked already what others have put down."""
    _mark: str = field(default="", repr=False)
    _looked: float = field(default=0.0, repr=False)

    @contextmanager
    def at_work(self) -> Iterator[Tournament]:
        """The tournament, to one at a time, with all that others had put down when he began."""
        with self._lock:
            if not self._working:
                self.tournament.refresh()
            self._working += 1
            try:
                yield self.tournament
            finally:
                self._working -= 1

    @contextmanager
    def sending(self, once: str) -> Iterator[Logged | None]:
        """What came in under this mark before, if it did; else what is put down in here is marked with it."""
        with self.at_work() as tournament:
            before = tournament.ledger.about(("sent", once)) if once else ()
            self._mark = "" if before else once
            try:
                yield before[0] if before else None
            finally:
                self._mark = ""

    def is_stale(self, after: float) -> bool:
        """Whether it was last looked longer ago than this, in seconds, for what others have put down."""
        return monotonic() - self._looked >= after

    def look(self, every: float) -> None:
        """Take in what others have put down, at most so often, in seconds, however many want to know."""
        if self.is_stale(every):
            self._looked = monotonic()
            with self.at_work():
                pass

    # Keys

    def known_key(self, role: Role) -> str:
        """The key for this role; empty where none was made."""
        with self.at_work():
            return next((key for key, told in self._keys().items() if told is role), "")

    def key(self, role: Role) -> str:
        """The key for this role, made where there is none yet."""
        with self.at_work() as tournament:
            if known := self.known_key(role):
                return known
            key = new_key()
            tournament.record(Keyed(key, role.value))
            return key

    def role(self, key: str) -> Role | None:
        """How far a key opens; None for no key of this session."""
        with self.at_work():
            return self._keys().get(key)

    def _keys(self) -> dict[str, Role]:
        told = (logged[-1].entry for logged in self.tournament.ledger.named("key").values())
        known = {role.value: role for role in Role}
        return {
            entry.key: known[entry.role] for entry in told if isinstance(entry, Keyed) and entry.role in known
        }

    # What is there

    @property
    def last(self) -> int:
        """The number of the newest entry."""
        with self.at_work() as tournament:
            return tournament.ledger.last

    @property
    def known(self) -> int:
        """The number of the newest entry that has been taken in, at once, whoever is at work."""
        return self.tournament.ledger.last

    @property
    def calls(self) -> list[DirectorCall]:
        """Every call, the oldest first; one that was undone is not among them."""
        with self.at_work() as tournament:
            found = (self._call(name, told) for name, told in tournament.ledger.named("call").items())
            return sorted((call for call in found if call), key=lambda call: call.number)

    def call(self, number: int) -> DirectorCall:
        """The call of this number. Raises CaseError where there is none."""
        with self.at_work() as tournament:
            told = tournament.ledger.about(("call", str(number)))
            call = self._call(str(number), told) if told else None
        if call is None:
            raise CaseError("call {number}: no such call in this session", number=number)
        return call

    def _call(self, name: str, told: Sequence[Logged]) -> DirectorCall | None:
        """The call, folded again only when something was added or undone."""
        mark = hash(tuple(each.number for each in told))
        if self._folded.get(name, (None, None))[0] != mark:
            self._folded[name] = (mark, director_call(told))
        return self._folded[name][1]

    @property
    def session(self) -> str:
        """The session that is played now: that of the newest round or result; the first one before."""
        with self.at_work() as tournament:
            clocks = tournament.ledger.named("clock")
            if clocks:
                return max(clocks, key=lambda name: clocks[name][-1].number)
            return max(tournament.ledger.sessions, default="1")

    def round(self, session: str) -> Round | None:
        """The round that is played now; None before the first."""
        with self.at_work() as tournament:
            return round_now(tournament.ledger, session)

    def reminders(self, call: DirectorCall) -> list[Reminder]:
        """What the Director has to come back to, the earliest moment first."""
        with self.at_work() as tournament:
            now, last = datetime.now(UTC), tournament.ledger.last
            number, until, found = self._reminded.get((call.number, call.case), (-1, None, []))
            if number != last or (until is not None and now >= until):
                found = self._left_for_later(call, tournament, now)
                self._reminded[call.number, call.case] = (last, next_end(tournament.ledger, now), found)
        return found

    def _left_for_later(self, call: DirectorCall, tournament: Tournament, now: datetime) -> list[Reminder]:
        decision = ruled(call.case)
        if decision is None:
            return []
        found = reminders(call, decision, come(call, tournament.ledger, now))
        return sorted(found, key=lambda each: (not each.due, ORDER.index(each.moment)))

    @property
    def due(self) -> list[Reminder]:
        """What is due now, at all tables; a call that is closed may leave something, too."""
        with self.at_work() as tournament:
            now, last = datetime.now(UTC), tournament.ledger.last
            number, until, found = self._due
            ends = next_end(tournament.ledger, now)
        if number != last or (until is not None and now >= until):
            found = [each for call in self.calls for each in self.reminders(call) if each.due]
            self._due = (last, ends, found)
        return found

    def history(self, number: int) -> History:
        """All that was put down about a call."""
        with self.at_work() as tournament:
            return history(tournament.ledger, number)

    def about(self, number: int) -> list[Subject]:
        """What the entries after this number are about, one for each."""
        with self._lock:
            ledger = self.tournament.ledger
            return [ledger.subject(each.entry) for each in ledger.after(number)]

    def is_over(self, session: str) -> bool:
        """Whether the score of the session is official, so that its correction period runs (Law 79C)."""
        with self.at_work() as tournament:
            return any(isinstance(e.entry, Posted) for e in tournament.ledger.about(("session", session)))

    # What is done

    def write(self, *entries: Entry, by: str) -> tuple[Logged, ...]:
        """Put entries down. Raises CaseError."""
        return self.write_linked(lambda _: entries, by)

    def write_linked(self, build: Callable[[int], Sequence[Entry]], by: str) -> tuple[Logged, ...]:
        """Put entries down that are built from the number that the first will have."""
        with self.at_work() as tournament:
            mark, self._mark = self._mark, ""
            sent = [Sent(mark)] if mark else []
            return tournament.record_linked(lambda first: [*build(first), *sent], by)

    def open_call(
        self, table: str, board: int = 0, case: str = "", note: str = "", *, by: str
    ) -> DirectorCall:
        """A new call, held by whoever opens it. Raises CaseError for a table or board that cannot be."""
        _check_place(table, board)
        session = self.session

        def entries(first: int) -> Sequence[Entry]:
            told = [CaseTold(first, case)] if case else []
            noted = [CallNoted(first, note)] if note else []
            return [CallOpened(first, session, table, board), *told, *noted]

        return self.call(self.write_linked(entries, by)[0].number)

    def place(self, placed: CallPlaced, *, by: str) -> DirectorCall:
        """The call with its place put right."""
        _check_place(placed.table, placed.board)
        return self._on(placed.call, placed, by=by)

    def tell(self, number: int, case: str, over: int, *, by: str) -> DirectorCall:
        """The call with the case as it is told now; telling the same again writes nothing."""
        call = self.call(number)
        if case in {call.case, *(each.case for each in call.rivals)}:
            return call
        return self._on(number, CaseTold(number, case, over), by=by)

    def choose(self, number: int, version: int, *, by: str) -> DirectorCall:
        """The call in which this version stands, and no rival is left. Raises CaseError for one that is none."""
        if version not in {each.number for each in self.call(number).told}:
            raise CaseError("version {version}: not told in call {number}", version=version, number=number)
        return self._on(number, VersionChosen(number, version), by=by)

    def take(self, number: int, *, by: str) -> DirectorCall:
        """The call, held by this Director from now on."""
        return self._on(number, CallTaken(number), by=by)

    def close_call(self, number: int, note: str = "", *, by: str) -> DirectorCall:
        """The call, closed."""
        return self._on(number, CallClosed(number, note), by=by)

    def undo(self, entry: int, *, by: str) -> Logged:
        """Undo an entry; to redo, undo the undoing."""
        return self.write(Undone(entry), by=by)[0]

    def _on(self, number: int, *entries: Entry, by: str) -> DirectorCall:
        self.call(number)
        self.write(*entries, by=by)
        return self.call(number)

    def close(self) -> None:
        """Let the log go."""
        with self._lock:
            self.tournament.close()


ORDER = tuple(Moment)
"""The moments, as they come."""


def _check_place(table: str, board: int) -> None:
    if not table.strip() or len(table) > 12:
        raise CaseError("table {table!r}: write its number or name, such as 7 or A7", table=table[:20])
    if not 0 <= board <= 999:
        raise CaseError("board {board}: boards are numbered from 1 (Law 2)", board=board)


def open_evening(address: str) -> Evening:
    """The session whose event is kept at an address: a file of SQLite, or the URL of a database. Raises CaseError."""
    return Evening(open_tournament(address))
