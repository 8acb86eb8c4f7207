"""Preview: what an entry would change on the board and in the ranking, for both sides and for everybody else."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from lawbook.event.entries import Where
from lawbook.event.standing import Standing
from lawbook.scoring.ranking import Place

__all__ = ["BoardChange", "Change", "Preview", "RankChange", "board_changes", "rank_changes"]


@dataclass(frozen=True, slots=True)
class Change:
    """A contestant's figure on a board, as it is and as it would be; None where he has none."""

    contestant: str
    before: Fraction | None
    after: Fraction | None
    at_the_table: bool
    """Whether the entry is about his own table; the others are bystanders whose comparisons move."""


@dataclass(frozen=True, slots=True)
class BoardChange:
    """What would change on a board."""

    session: str
    board: int
    before: tuple[Standing, ...]
    after: tuple[Standing, ...]
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class RankChange:
    """A contestant's place and total, as they are and as they would be."""

    contestant: str
    line: str
    before: Place | None
    after: Place | None


@dataclass(frozen=True, slots=True)
class Preview:
    """What entries would change; nothing has been put down."""

    boards: tuple[BoardChange, ...]
    ranking: tuple[RankChange, ...]


def board_changes(
    before: Mapping[Where, Standing],
    after: Mapping[Where, Standing],
    figures: Mapping[Where, tuple[Mapping[str, Fraction], Mapping[str, Fraction]]],
) -> tuple[BoardChange, ...]:
    """The boards that are touched, each once, with the figures of a contestant before and after that differ."""
    boards: dict[tuple[str, int], list[Where]] = {}
    for where in after:
        boards.setdefault((where.session, where.board), []).append(where)
    return tuple(
        BoardChange(
            session,
            number,
            tuple(before[where] for where in tables if where in before),
            tuple(after[where] for where in tables),
            _changes(tables, figures),
        )
        for (session, number), tables in boards.items()
    )


def _changes(
    tables: list[Where], figures: Mapping[Where, tuple[Mapping[str, Fraction], Mapping[str, Fraction]]]
) -> tuple[Change, ...]:
    players = {name for where in tables for side in (where.ns, where.ew) for name in side.split("+")}
    old: dict[str, Fraction] = {}
    new: dict[str, Fraction] = {}
    for where in tables:
        was, will_be = figures[where]
        old |= was
        new |= will_be
    changes = [
        Change(name, old.get(name), new.get(name), name in players)
        for name in dict.fromkeys((*old, *new))
        if name in players or old.get(name) != new.get(name)
    ]
    return tuple(sorted(changes, key=lambda change: not change.at_the_table))


def rank_changes(
    before: Mapping[str, tuple[Place, ...]], after: Mapping[str, tuple[Place, ...]]
) -> tuple[RankChange, ...]:
    """The contestants whose published total or place would change, in the order of the new ranking."""
    changes = []
    for line in dict.fromkeys((*before, *after)):
        old = {place.contestant: place for place in before.get(line, ())}
        new = {place.contestant: place for place in after.get(line, ())}
        changes += [
            RankChange(name, line, old.get(name), new.get(name))
            for name in dict.fromkeys((*new, *old))
            if old.get(name) != new.get(name)
        ]
    return tuple(changes)
