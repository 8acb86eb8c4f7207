"""A ruling on a table: what it would put down, what that changes, and putting it down."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from lawbook.errors import CaseError
from lawbook.event.effects import Effects, effects
from lawbook.event.entries import (
    AdjustmentProposed,
    Confirmed,
    Entry,
    Logged,
    Penalized,
    RulingAttached,
    Where,
    Withdrawn,
)
from lawbook.event.figures import Figures
from lawbook.event.preview import Preview
from lawbook.event.standing import Standing
from lawbook.event.tournament import Tournament
from lawbook.law.provision import Provision

__all__ = ["Ruled", "ruled"]


@dataclass(frozen=True, slots=True)
class Ruled:
    """A ruling on a table, ready to be put down."""

    tournament: Tournament
    where: Where
    text: str
    """The JSON of the ruling."""
    effects: Effects

    @property
    def changes(self) -> bool:
        """Whether anything but the ruling itself is put down."""
        return self.effects.adjustment is not None or bool(self.effects.entries)

    def preview(self) -> Preview:
        """What it would change if it were confirmed as far as it can be."""
        return self.tournament.preview(*self._entries(self.tournament.ledger.last + 1))

    def put_down(self, by: str = "") -> tuple[Logged, ...]:
        """Attach the ruling and confirm what it comes to; what waits for figures is put down as pending."""
        return self.tournament.record_linked(self._entries, by)

    def _entries(self, first: int) -> Sequence[Entry]:
        entries: list[Entry] = [RulingAttached(self.where, self.text)]
        proposed = self.effects.adjustment
        if proposed is not None:
            old = self.tournament.ledger.standing(self.where)
            entries += [
                Withdrawn(each.number) for each in old.pending if each.proposed.cites == proposed.cites
            ]
            entries.append(replace(proposed, ruling=first))
            if not proposed.needs:
                entries.append(Confirmed(first + len(entries) - 1))
        if self.effects.needs:
            return entries
        return [*entries, *(_resting_on(entry, first) for entry in self.effects.entries)]


def _resting_on(entry: Entry, ruling: int) -> Entry:
    return replace(entry, ruling=ruling) if isinstance(entry, Penalized) else entry


def ruled(
    tournament: Tournament, where: Where, provisions: Iterable[Provision], text: str, figures: Figures
) -> Ruled:
    """The ruling with what it comes to at a table. Raises CaseError, also if it has been carried out already."""
    now = tournament.ledger.standing(where)
    told = effects(provisions, now, figures, tournament.conditions, partial(tournament.worth_to, where))
    if told.adjustment is not None:
        _check_new(now, told.adjustment)
    return Ruled(tournament, where, text, told)


def _check_new(now: Standing, proposed: AdjustmentProposed) -> None:
    for adjustment in now.adjustments:
        if adjustment.confirmed and adjustment.proposed.cites == proposed.cites:
            raise CaseError(
                "{where}: a ruling under {known} has been carried out already (entry {number}); undo its "
                "confirmation before it is ruled again",
                where=now.where,
                known=", ".join(proposed.cites),
                number=adjustment.number,
            )
