"""Checking: whether what stands on the shelf is as it was made, and tells what the entries tell."""

from lawbook.errors import Wording
from lawbook.event.checkpoint.head import Head
from lawbook.event.checkpoint.pieces import Spoilt, read
from lawbook.event.checkpoint.shelf import Shelf
from lawbook.event.checkpoint.writing import checkpoint_of
from lawbook.event.ledger import Ledger
from lawbook.event.store import Store
from lawbook.event.tournament import Tournament

__all__ = ["Checks"]


class Checks:
    """The checkpoints of a log, held against its entries while they are folded."""

    def __init__(self, store: Store) -> None:
        self._shelf = Shelf(store)
        self._heads: dict[int, Head] = {}
        self._same: list[int] = []
        self._wrong: list[Wording] = []
        for number, head in self._shelf.all():
            if isinstance(head, Head):
                self._heads[number] = head
            elif head is Spoilt:
                self._wrong.append(
                    Wording(
                        "the checkpoint at entry {number}: not as it was made; it is not believed",
                        number=number,
                    )
                )

    @property
    def same(self) -> tuple[int, ...]:
        """The numbers of those that tell the same."""
        return tuple(self._same)

    @property
    def wrong(self) -> tuple[Wording, ...]:
        """What is wrong; a checkpoint beyond the last entry is of another log."""
        return (*self._wrong, *map(_otherwise, self._heads))

    def look(self, ledger: Ledger, digest: str) -> None:
        """Hold the checkpoint of the last entry, if there is one, against the fold of all up to it."""
        head = self._heads.get(ledger.last)
        if head is None:
            return
        made, _ = checkpoint_of(Tournament.of(ledger), digest)
        if made == head and self._are_there(head):
            del self._heads[ledger.last]
            self._same.append(ledger.last)

    def _are_there(self, head: Head) -> bool:
        try:
            for digest in sorted(head.pieces):
                read(self._shelf, digest)
        except Spoilt:
            return False
        return True


def _otherwise(number: int) -> Wording:
    return Wording(
        "the checkpoint at entry {number}: tells otherwise than the entries; "
        "`lawbook event repair` copies them without it",
        number=number,
    )
