"""History: all that was put down about a call, what was undone among it, and what can be undone or redone next."""

from collections.abc import Sequence
from dataclasses import dataclass

from lawbook.event.entries import Logged, Undone
from lawbook.event.ledger import Ledger

__all__ = ["History", "history"]


@dataclass(frozen=True, slots=True)
class History:
    """The entries about one call, those that do not count among them."""

    entries: tuple[Logged, ...]
    counting: frozenset[int]
    """The numbers of those that count."""

    @property
    def undoable(self) -> Logged | None:
        """The newest thing that counts, and is not the opening of the call; None where nothing is left."""
        told = [each for each in self._acts[1:] if each.number in self.counting]
        return told[-1] if told else None

    @property
    def redoable(self) -> Logged | None:
        """The undoing that is undone next, to redo; None where something new was put down since."""
        last = max((each.number for each in self._acts), default=0)
        undoings = [
            each
            for each in self.entries
            if self._undid(each) and each.number > last and each.number in self.counting
        ]
        return undoings[-1] if undoings else None

    def named(self, undoing: Logged) -> Logged:
        """The act that an undoing undid."""
        of = getattr(undoing.entry, "of", 0)
        return next(each for each in self.entries if each.number == of)

    @property
    def _acts(self) -> Sequence[Logged]:
        return [each for each in self.entries if not isinstance(each.entry, Undone)]

    def _undid(self, logged: Logged) -> bool:
        """Whether an entry undid an act, and not another undoing."""
        return isinstance(logged.entry, Undone) and not isinstance(self.named(logged).entry, Undone)


def history(ledger: Ledger, call: int) -> History:
    """All that the log has about the call of this number."""
    told = tuple(ledger.all_about(("call", str(call))))
    return History(told, frozenset(each.number for each in told if ledger.counts(each.number)))
