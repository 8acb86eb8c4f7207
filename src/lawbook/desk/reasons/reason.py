"""A reason: one thing that decided a verdict, and who may see it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, dataclass_transform

from lawbook.bridge import Bid, Call, Hand, Seat, Side, Strain
from lawbook.label import Label
from lawbook.law.authority import Setting

if TYPE_CHECKING:  # what is computed takes a while to read
    from lawbook.equity.claims import Adjudication
    from lawbook.equity.revoking import RevokeFigures
    from lawbook.meaning import Verdict

__all__ = [
    "Audience",
    "HandsCompared",
    "HandsLeft",
    "LineDrawn",
    "LowestSame",
    "Reason",
    "RevokeTrick",
    "TricksCompared",
]


class Audience(Label):
    """Who may see a reason: never the players what a hand holds, or what a withdrawn call meant."""

    DIRECTOR = "director", "For the Director only"
    ALL = "all", "For everybody"


@dataclass_transform(frozen_default=True, kw_only_default=True)
@dataclass(frozen=True, kw_only=True)
class Reason:
    """One thing that decided a verdict."""

    cite: str
    """The clause under which it decides."""

    kind: ClassVar[str]
    audience: ClassVar[Audience] = Audience.DIRECTOR

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True, kw_only=True)(cls)


class LowestSame(Reason):
    """Whether a replacement is the lowest sufficient bid that specifies what the withdrawn bid specified (27B1(a))."""

    withdrawn: Call
    replacement: Bid
    denominations: tuple[Strain, ...]
    """What the withdrawn bid specified."""
    same: bool
    """Whether the replacement specifies that, too."""
    lower: tuple[Bid, ...] = ()
    """Lower sufficient bids that would have specified it."""
    unknown: tuple[Bid, ...] = ()
    """Lower sufficient bids of which nobody has told what they show."""

    kind = "lowest_same"

    @property
    def holds(self) -> bool | None:
        """Whether it is so; None where that rests on a bid of which nobody has told what it shows."""
        if not self.same or self.lower:
            return False
        return None if self.unknown else True


class HandsCompared(Reason):
    """The hands of a withdrawn call and of its replacement, counted by what both show (23A)."""

    verdict: "Verdict"
    line: tuple[Setting, ...] = ()
    """The settings that draw the line between comparable and not."""

    kind = "hands_compared"


class HandsLeft(Reason):
    """The cards that were left when somebody claimed, N E S W."""

    hands: tuple[Hand, ...]

    kind = "hands_left"


class LineDrawn(Reason):
    """The normal line on which the claiming side wins fewest tricks."""

    found: "Adjudication"
    won: Mapping[Side, int]
    """Before the claim."""

    kind = "line_drawn"


class RevokeTrick(Reason):
    """Who won the trick of the revoke, and whether his side won another (64A)."""

    trick: int
    offender: Seat
    winner: Seat
    later: bool

    kind = "revoke_trick"
    audience = Audience.ALL


class TricksCompared(Reason):
    """The tricks of the side that did not revoke: at the table, by 64A, and without the revoke (64C1)."""

    figures: "RevokeFigures"

    kind = "tricks_compared"
