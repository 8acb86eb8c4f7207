"""Keeping: when a checkpoint is made, and what a log that was opened begins from."""

from lawbook.errors import LawbookError
from lawbook.event.base import NOTHING, Base
from lawbook.event.checkpoint.reading import Checkpoint
from lawbook.event.checkpoint.shelf import Shelf
from lawbook.event.checkpoint.writing import checkpoint_of
from lawbook.event.store import Store
from lawbook.event.tournament import Tournament

__all__ = ["EVERY", "Keeping"]

EVERY = 2_000
"""After how many entries a checkpoint is worth its while."""


class Keeping:
    """The checkpoints of a log that was opened."""

    def __init__(self, store: Store, *, write: bool) -> None:
        self._shelf = Shelf(store)
        self._write = write
        self._kept = 0
        """The number of the last entry that is in a checkpoint."""

    def base(self) -> Base:
        """What the log begins from: the newest checkpoint that is whole and of this log, if there is one."""
        head = self._shelf.newest()
        if head is None:
            return NOTHING
        self._kept = head.number
        return Checkpoint(head, self._shelf)

    def begin(self, tournament: Tournament) -> None:
        """Keep a checkpoint for the next one, where many entries came after the last."""
        self._keep(tournament, 5 * EVERY)

    def close(self, tournament: Tournament) -> None:
        """Keep a checkpoint, where enough entries came after the last."""
        self._keep(tournament, EVERY)

    def _keep(self, tournament: Tournament, enough: int) -> None:
        if not self._write or tournament.ledger.last - self._kept < enough:
            return
        try:
            tournament.refresh()
            number = tournament.ledger.last
            head, pieces = checkpoint_of(tournament, self._shelf.store.digest(number))
        except LawbookError:
            return  # whoever reads the log is told
        if self._shelf.keep(head, pieces):
            self._kept = number
