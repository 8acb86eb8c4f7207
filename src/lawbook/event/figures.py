"""Figures: what a ruling leaves to the Director, and what still waits for him."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction

from lawbook.bridge import Side
from lawbook.event.entries import Stays
from lawbook.event.worth import Compared, Worth
from lawbook.scoring.penalties import Unit

__all__ = ["Figures", "Gauge", "Need", "Told"]

Told = Worth | Stays
Gauge = Callable[[Side, Worth], Fraction]
"""What a side would have on the board with something else at its table."""


class Need(Enum):
    """A figure that only the Director can give, in the words of the question."""

    OFFENDERS = "which side offended"
    CLAIMERS = "which side claimed or conceded"
    CONTRACT = "the contract and its tricks, where only a score was entered"
    RESULT = "the right result"
    NS = "the score of North-South"
    EW = "the score of East-West"
    OWN_ERROR = "the result without the error of the side that harmed itself"
    TRICKS = "the number of tricks"
    PENALTY = "the amount of the penalty"
    PLAYER = "which player is penalized (Law 12C3)"
    FORMS = "which table played which form of the board"
    FAULT = "whether the side's own figure stands for average plus or for average minus"


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """What the Director has said; what is None or missing he has not."""

    scores: Mapping[Side, Told] = field(default_factory=dict)
    """What he assigns or awards to each side, or finds to be the right result."""
    offending: Side | None = None
    claiming: Side | None = None
    without_error: Compared | None = None
    tricks: int | None = None
    penalty: tuple[Fraction, Unit] | None = None
    player: str | None = None
    """Who is penalized in an individual contest."""
    forms: Mapping[str, str] = field(default_factory=dict)
    """The forms of a fouled board by the tables, each named by its sides: 3-12."""
    answers: Mapping[str, str] = field(default_factory=dict)
    """What was answered when the ruling was made."""
