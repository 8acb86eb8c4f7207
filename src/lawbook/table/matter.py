"""Matter: an irregularity of the auction as the record shows it."""

from dataclasses import dataclass
from enum import Enum

from lawbook.bridge import Call, Seat

__all__ = ["Fault", "Matter", "TurnOf"]


class Fault(Enum):
    """What is wrong with a call."""

    OUT_OF_ROTATION = "out_of_rotation"
    INSUFFICIENT = "insufficient"
    INADMISSIBLE = "inadmissible"
    """A double or redouble that Law 19 does not allow."""
    OBLIGED = "obliged"
    """A call by a player who has to pass."""
    ABOVE_SEVEN = "above_seven"
    AFTER_THE_END = "after_the_end"
    CHANGED = "changed"
    """A second call in place of one that he had made."""


class TurnOf(Enum):
    """Whose turn it was, seen from the offender."""

    OWN = "own"
    RHO = "rho"
    PARTNER = "partner"
    LHO = "lho"


@dataclass(frozen=True, slots=True)
class Matter:
    """A call that is not as it should be: who made it, what it is, and whose turn it was."""

    fault: Fault
    number: int
    """Its place among the events."""
    seat: Seat
    call: Call
    turn: Seat | None
    """None when the auction had ended."""
