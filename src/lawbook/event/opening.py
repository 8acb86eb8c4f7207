"""Opening: a tournament whose log is kept in a database."""

from lawbook.errors import LawbookError
from lawbook.event.tournament import Tournament

__all__ = ["open_tournament"]


def open_tournament(address: str, *, create: bool = True, write: bool = True) -> Tournament:
    """The tournament whose log is at an address: an SQLite file, or the URL of a database. Raises CaseError.

    Without `write` it is only looked at. It begins from the checkpoint, if there is one that can be trusted.
    """
    from lawbook.event.checkpoint.keeping import Keeping  # noqa: PLC0415  # SQLAlchemy is loaded where a
    from lawbook.event.store import Store  # noqa: PLC0415  # database is opened

    store = Store.open(address, create=create, write=write)
    keeping = Keeping(store, write=write)
    try:
        tournament = Tournament(store, base=keeping.base(), at_close=keeping.close)
    except LawbookError:
        store.close()
        raise
    keeping.begin(tournament)
    return tournament
