"""Matter: an irregularity of the auction as the record shows it, and what became of it."""

from dataclasses import dataclass

from lawbook.bridge import Call, Seat
from lawbook.label import Option

__all__ = ["Fate", "Fault", "Matter", "TurnOf", "turn_of"]


class Fault(Option):
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
    NOT_REPEATED = "not_repeated"
    """Another call than the one that he has to repeat (Laws 31A1, 32A1)."""
    NOT_ALLOWED = "not_allowed"
    """A call that a ruling does not leave him in place of his insufficient bid (Law 27B3)."""
    EXPOSED = "exposed"
    """Cards that a player exposed while the auction was on."""
    TURN_LOST = "turn_lost"
    """Three passes, one of them out of rotation, that took a player's turn away (Law 17D3)."""


class Fate(Option):
    """What became of an irregular call."""

    OPEN = "open"
    """Nothing yet."""
    ACCEPTED = "accepted"
    """The offender's LHO called over it, or said that he accepts."""
    REFUSED = "refused"
    """It was not accepted, and the auction went back."""
    OVERTAKEN = "overtaken"
    """The player whose turn it was called before anything was ruled (Law 28B)."""
    IN_ROTATION = "in_rotation"
    """The player whose turn it was had to pass, so that it counts as made in rotation (Law 28A)."""


class TurnOf(Option):
    """Whose turn it was, seen from the offender."""

    OWN = "own"
    LHO = "lho"
    PARTNER = "partner"
    RHO = "rho"


@dataclass(frozen=True, slots=True)
class Matter:
    """Something that is not as it should be: who did it, what he called, and whose turn it was."""

    fault: Fault
    number: int
    """Its place among the events."""
    seat: Seat
    call: Call | None
    """None when it is no call."""
    turn: Seat | None
    """None when the auction had ended."""
    first: "Matter | None" = None
    """The irregular call of his in whose place he has made this one against the ruling on it."""
    over: int | None = None
    """The event of the call that counts and that he changes."""
    heard: bool = True
    """False while the opponent has still to choose about the first, which was replaced too soon (Law 27C)."""
    only_said: bool = False
    """Whether he has not changed his call, and only said that he meant another (Law 25A); None may be all he said."""

    def __hash__(self) -> int:
        """Two of one event are rare, and are told apart by what they are."""
        return self.number

    @property
    def in_turn(self) -> bool:
        """Whether it is a call that its maker had the turn to make, and no change of one that stands."""
        return self.turn is self.seat and self.fault not in {Fault.CHANGED, Fault.EXPOSED}

    @property
    def part_of_first(self) -> bool:
        """Whether it is ruled on with the first: a second insufficient bid in the place of one (Law 27B4)."""
        return self.first is not None and self.fault is Fault.INSUFFICIENT


def turn_of(matter: Matter) -> TurnOf | None:
    """Whose turn it was, seen from the offender; None after the auction."""
    return None if matter.turn is None else tuple(TurnOf)[(matter.turn - matter.seat) % 4]
