"""Incoming: results as they come in from a file of the scoring program, which grows during the evening.

What is new is entered; what is told otherwise than it stands is shown, and only corrected by a Director
(Law 79C): nothing is written over.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lawbook.event.entries import AdjustmentProposed, Confirmed, Entry, ResultEntered, Where
from lawbook.event.standing import Standing
from lawbook.event.tournament import Tournament
from lawbook.event.worth import Worth

__all__ = ["Difference", "Incoming", "take_in"]


@dataclass(frozen=True, slots=True)
class Difference:
    """A result that the file tells otherwise than it stands."""

    where: Where
    stands: Worth
    told: Worth


@dataclass(frozen=True, slots=True)
class Incoming:
    """What a file has brought."""

    new: int
    same: int
    differ: tuple[Difference, ...]


def take_in(tournament: Tournament, told: Tournament, *, by: str) -> Incoming:
    """Enter what is new in a file of results, all or nothing. Raises CaseError."""
    fresh = [now for now in told.ledger.standings if not _played(tournament, now.where)]
    others = [now for now in told.ledger.standings if _played(tournament, now.where)]
    tournament.record_linked(lambda first: _entries(tournament, told, fresh, first), by)
    differ = tuple(
        Difference(now.where, tournament.ledger.standing(now.where).result, now.result)
        for now in others
        if now.result is not None and tournament.ledger.standing(now.where).result != now.result
    )
    return Incoming(len(fresh), len(others) - len(differ), differ)


def _played(tournament: Tournament, where: Where) -> bool:
    return bool(tournament.ledger.about(where)) and tournament.ledger.standing(where).played


def _entries(
    tournament: Tournament, told: Tournament, fresh: Sequence[Standing], first: int
) -> Sequence[Entry]:
    entries = list(_around(tournament, told))
    for now in fresh:
        entries.append(ResultEntered(now.where, now.result, _table(told, now.where)))
        if now.adjusted:
            entries.append(AdjustmentProposed(now.where, now.for_ns, now.for_ew, ("as published",)))
            entries.append(Confirmed(first + len(entries) - 1))
    return entries


def _table(told: Tournament, where: Where) -> str:
    """Where it was played, if the file tells it."""
    entered = (each.entry for each in told.ledger.about(where))
    return next((entry.table for entry in entered if isinstance(entry, ResultEntered)), "")


def _around(tournament: Tournament, told: Tournament) -> Iterator[Entry]:
    """The conditions, contestants and markings that are not put down yet."""
    if tournament.ledger.announced is None and told.ledger.announced is not None:
        yield told.ledger.announced
    known = tournament.contestants
    yield from (entry for name, entry in told.contestants.items() if name not in known)
    marked = tournament.ledger.named("board")
    for name, logged in told.ledger.named("board").items():
        if name not in marked:
            yield logged[-1].entry
