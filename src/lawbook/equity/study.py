"""Study: evidence for a judgement, as figures in rows, and what can be said about them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from lawbook.budget import in_force
from lawbook.equity.words import Saying, Words

__all__ = ["Row", "Study", "Unit", "Value", "refined"]


class Unit(Enum):
    """What a figure counts."""

    SHARE = "share"
    """Of all layouts, from 0 to 1."""
    TRICKS = "tricks"
    """From 0 to 13."""

    @property
    def full(self) -> int:
        """The figure of a full bar."""
        return 1 if self is Unit.SHARE else 13


@dataclass(frozen=True, slots=True)
class Value:
    """A figure, and how far it may be off."""

    number: float
    margin: float = 0.0
    unit: Unit = Unit.SHARE

    @property
    def part(self) -> float:
        """How much of a bar it fills, from 0 to 1."""
        return self.number / self.unit.full

    @property
    def told(self) -> str:
        """The figure as people write it.

        >>> Value(0.525, 0.03).told, Value(9, unit=Unit.TRICKS).told
        ('52 % ± 3', '9')
        """
        if self.unit is Unit.TRICKS:
            return f"{self.number:g}"
        whole = f"{100 * self.number:.0f} %"
        return f"{whole} ± {max(100 * self.margin, 0.5):.0f}" if self.margin else whole


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that could have happened, with a figure for each column; None where there is none."""

    label: Saying
    values: tuple[Value | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Study:
    """What was computed so far for a question of the Laws."""

    aid: str
    """The question, by the name of the aid."""
    title: Saying
    columns: tuple[Saying, ...] = ()
    rows: tuple[Row, ...] = ()
    remarks: tuple[Saying, ...] = ()
    layouts: int = 0
    """How many layouts were dealt; none where all hands are known."""
    seed: int = 0
    done: bool = True
    """Whether the figures are as exact as was asked for."""

    closed: tuple[Words, ...] | None = None
    """What is said at the end, where it is not about double dummy."""

    @property
    def closing(self) -> tuple[Saying, ...]:
        """What is said under every study: how it was computed, and what it is not."""
        if self.closed is not None:
            return tuple(map(Saying.of, self.closed))
        dealt = Saying.of(Words.LAYOUTS, number=self.layouts, seed=self.seed)
        return (dealt if self.layouts else Saying.of(Words.CERTAIN), Saying.of(Words.CAVEAT))

    def as_json(self, language: str = "en") -> dict[str, Any]:
        """The study as JSON."""
        columns = [column.told(language) for column in self.columns]
        return {
            "aid": self.aid,
            "title": self.title.told(language),
            "columns": columns,
            "rows": [
                {
                    "label": row.label.told(language),
                    "values": [
                        None
                        if value is None
                        else {"number": value.number, "margin": value.margin, "unit": value.unit.value}
                        for value in row.values
                    ],
                }
                for row in self.rows
            ],
            "remarks": [remark.told(language) for remark in (*self.remarks, *self.closing)],
            "layouts": self.layouts,
            "seed": self.seed,
            "done": self.done,
        }


def refined(studies: Iterable[Study]) -> Iterator[Study]:
    """The studies of one question as they get more exact, or as far as the budget goes; only the last is done."""
    latest: Study | None = None
    budget = in_force()
    for study in studies:
        if latest is not None:
            yield replace(latest, done=False)
        latest = study
        if budget.over:  # what is known so far is the answer, with its margins
            break
    if latest is not None:
        yield latest
