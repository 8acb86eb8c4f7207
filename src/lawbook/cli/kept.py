"""The event that a command is about: one that is kept, or the one that files of results tell."""

from collections.abc import Sequence
from pathlib import Path

from lawbook.entrance import opened
from lawbook.errors import CaseError
from lawbook.event.opening import open_tournament
from lawbook.event.tournament import Tournament

__all__ = ["check_into", "is_event", "keep", "told_by"]

_SQLITE = b"SQLite format 3\0"


def is_event(address: str) -> bool:
    """Whether an address is that of an event's database, and not a file of results."""
    place = address.partition("#")[0]
    if "://" in place:
        return True
    try:
        with opened(Path(place)) as file:
            return file.read(len(_SQLITE)) == _SQLITE
    except (OSError, ValueError):  # a name may hold what no file name can
        return False


def told_by(addresses: Sequence[str], scoring: str) -> Tournament:
    """The event that files of results tell, kept nowhere."""
    from lawbook.event.published import tournament_of  # noqa: PLC0415  # the readers of files take their time
    from lawbook.notation.results import joined, read_events  # noqa: PLC0415

    events = read_events([Path(address) for address in addresses])
    return tournament_of(events[0] if len(events) == 1 else joined(events), scoring)


def check_into(into: str) -> None:
    """Refuse a place where an event is kept already; a file that is not there is not made. Raises CaseError."""
    if is_event(into):
        with open_tournament(into) as kept:
            if kept.ledger.last:
                raise CaseError("{into}: holds an event already; name a new one, or one after a #", into=into)


def keep(told: Tournament, into: str, by: str) -> None:
    """Keep an event from now on, with all that was put down in it."""
    with open_tournament(into) as kept:
        kept.record(*(logged.entry for logged in told.ledger.logged), by=by)
