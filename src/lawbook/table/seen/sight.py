"""Sight: a record seen from one of its irregularities, the one that is being ruled on.

A sight always has its matter. What a Law wants to know of it stands in the files beside this one, as
functions of the kind of sight that they need; each is None wherever the record does not show it, so
that a Law can ask instead.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from lawbook.bridge import Seat, Trick
from lawbook.table.auction.matter import Fate, Matter
from lawbook.table.besides.incident import Besides, Incident
from lawbook.table.play.matter import REVOKES, PlayFault, PlayMatter
from lawbook.table.play.playing import Playing, opening
from lawbook.table.record.events import Event
from lawbook.table.table import Table

__all__ = [
    "DefectiveTrick",
    "Explanation",
    "IrregularAct",
    "IrregularCall",
    "IrregularPlay",
    "Look",
    "OfPlayer",
    "Revoke",
    "Sight",
    "View",
    "act_of",
    "call_of",
    "of_call",
    "of_explanation",
    "of_matter",
    "of_play",
    "of_record",
    "of_revoke",
    "of_trick",
    "record_of",
    "seen_in",
    "sight_of",
    "sights",
]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Seen:
    """A record, and the irregularity of it that is looked at."""

    table: Table
    matter: Matter | PlayMatter | Incident

    @property
    def seat(self) -> Seat:
        """The offender."""
        return self.matter.seat

    @property
    def event(self) -> Event:
        """The event by which the record shows it."""
        return self.table.event(self.matter.number)

    @property
    def since(self) -> tuple[Event, ...]:
        """What has happened since."""
        return self.table.since(self.matter.number + 1)

    @property
    def defends(self) -> bool | None:
        """Whether the offender's side defends, once the auction has ended."""
        return None if self.table.contract is None else self.table.defends(self.seat)


@dataclass(frozen=True, slots=True)
class IrregularCall(_Seen):
    """A record seen from an irregularity of its auction."""

    matter: Matter
    follow_up: Matter | None = None
    """What its maker called in its place against the ruling on it, if that is what is looked at."""

    @property
    def looked_at(self) -> Matter:
        """The call that is looked at: the one that is ruled on, or what followed it."""
        return self.follow_up or self.matter

    @property
    def fate(self) -> Fate:
        """What became of it."""
        return self.settled[0]

    @property
    def settled(self) -> tuple[Fate, int]:
        """What became of it, and at which event."""
        return self.table.bidding.fates.get(self.matter, (Fate.OPEN, self.matter.number))


@dataclass(frozen=True, slots=True)
class IrregularPlay(_Seen):
    """A record seen from an irregularity of its play."""

    matter: PlayMatter

    @property
    def play(self) -> Playing:
        """The play as it stands."""
        return self.table.position or self.table.playing or opening(self.table.start, None, faced=False)

    @property
    def then(self) -> Playing:
        """The play as it stood just before."""
        before = self.table.playing_at(self.matter.number)
        return opening(self.table.start, None, faced=False) if before is None else before

    @property
    def positions_since(self) -> Iterator[Playing]:
        """The play as it stood after it, and after each event from then on."""
        after = range(self.matter.number + 1, len(self.table.events) + 1)
        return (state for number in after if (state := self.table.playing_at(number)) is not None)

    @property
    def trick(self) -> Trick:
        """The trick, as it lies now."""
        return self.play.tricks[self.matter.trick - 1]


@dataclass(frozen=True, slots=True)
class Revoke(IrregularPlay):
    """A record seen from a revoke."""


@dataclass(frozen=True, slots=True)
class DefectiveTrick(IrregularPlay):
    """A record seen from a trick with too few cards, or too many."""


@dataclass(frozen=True, slots=True)
class IrregularAct(_Seen):
    """A record seen from something said or done besides a call or a play."""

    matter: Incident


@dataclass(frozen=True, slots=True)
class Explanation(IrregularAct):
    """A record seen from an explanation that was wrong, is in doubt, or was not given."""


EXPLANATIONS = (Besides.EXPLANATION, Besides.CORRECTED, Besides.NOT_ALERTED)
DEFECTS = (PlayFault.EXTRA, PlayFault.SEVERAL, PlayFault.OMITTED, PlayFault.AGAIN)


@dataclass(frozen=True, slots=True)
class OfPlayer:
    """A record that shows no irregularity, and the player of whom it is told that one is his."""

    table: Table
    seat: Seat
    declarer: Seat | None = None
    """Who declares, where that follows from whose irregularity it is (Law 54)."""


Sight = IrregularCall | IrregularPlay | IrregularAct
"""A record seen from one of its irregularities."""
View = Table | OfPlayer | Sight
"""What a ruling is about: a record, or one irregularity in it."""
Look = Callable[[View], T | None]
"""What a view shows of a fact."""


def call_of(table: Table, matter: Matter) -> IrregularCall:
    """The record seen from an irregular call; one made against a ruling is seen from the call that was ruled on."""
    return (
        IrregularCall(table, matter) if matter.first is None else IrregularCall(table, matter.first, matter)
    )


def sight_of(table: Table, matter: PlayMatter) -> IrregularPlay:
    """The record seen from one of the irregularities of its play."""
    if matter.fault in REVOKES:
        return Revoke(table, matter)
    return (DefectiveTrick if matter.fault in DEFECTS else IrregularPlay)(table, matter)


def act_of(table: Table, incident: Incident) -> IrregularAct:
    """The record seen from something said or done besides calls and plays."""
    return (Explanation if incident.what in EXPLANATIONS else IrregularAct)(table, incident)


def sights(table: Table) -> tuple[Sight, ...]:
    """The record seen from each of its irregularities: those of the auction, of the play, and besides."""
    plays = (sight_of(table, matter) for matter in table.play_matters)
    acts = (act_of(table, incident) for incident in table.incidents)
    calls = (call_of(table, matter) for matter in table.matters if not matter.part_of_first)
    return (*calls, *plays, *acts)


def seen_in(table: Table, view: View) -> View:
    """Another record, seen from the same irregularity."""
    if isinstance(view, Table):
        return table
    return view if view.table is table else replace(view, table=table)


def record_of(view: View) -> Table:
    """The record that is looked at."""
    return view if isinstance(view, Table) else view.table


def of_record(look: Callable[[Table], T | None]) -> Look[T]:
    """What a record shows, whatever it is seen from."""
    return lambda view: look(record_of(view))


def of_matter(look: Callable[[Sight], T | None]) -> Look[T]:
    """What is shown by an irregularity of any kind."""
    return lambda view: look(view) if isinstance(view, Sight) else None


def of_call(look: Callable[[IrregularCall], T | None]) -> Look[T]:
    """What is shown by an irregularity of the auction."""
    return lambda view: look(view) if isinstance(view, IrregularCall) else None


def of_play(look: Callable[[IrregularPlay], T | None]) -> Look[T]:
    """What is shown by an irregularity of the play."""
    return lambda view: look(view) if isinstance(view, IrregularPlay) else None


def of_revoke(look: Callable[[Revoke], T | None]) -> Look[T]:
    """What is shown by a revoke."""
    return lambda view: look(view) if isinstance(view, Revoke) else None


def of_trick(look: Callable[[DefectiveTrick], T | None]) -> Look[T]:
    """What is shown by a defective trick."""
    return lambda view: look(view) if isinstance(view, DefectiveTrick) else None


def of_explanation(look: Callable[[Explanation], T | None]) -> Look[T]:
    """What is shown by an explanation, or by its absence."""
    return lambda view: look(view) if isinstance(view, Explanation) else None
