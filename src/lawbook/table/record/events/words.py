"""Events besides: what is said, asked, claimed, agreed and chosen."""

from lawbook.bridge import Call, Seat
from lawbook.table.record.events.event import Event

__all__ = [
    "Accepted",
    "Agreed",
    "Asked",
    "AskedNone",
    "Attention",
    "Chose",
    "Claimed",
    "Conceded",
    "Consulted",
    "Corrected",
    "DirectorCalled",
    "Explained",
    "Hesitated",
    "Misruled",
    "Objected",
    "Refused",
    "Remarked",
    "Revoked",
    "TookRest",
]


class Accepted(Event):
    """An irregular call, lead or play accepted by an opponent."""

    seat: Seat


class Refused(Event):
    """An irregular call, lead or play not accepted."""

    seat: Seat


class Hesitated(Event):
    """A break in tempo."""

    seat: Seat


class Consulted(Event):
    """A player looks at a system card, his own (notes too) or the opponents', or uses another aid, which is told in words."""

    seat: Seat
    what: str | None = None
    """`his own system card` or `the opponents' system card`."""
    text: str | None = None


class Misruled(Event):
    """A ruling or an instruction of the Director turns out to have been wrong."""


class Explained(Event):
    """An explanation of somebody's call."""

    seat: Seat
    caller: Seat
    call: Call
    text: str


class Corrected(Event):
    """A word of the explaining side that an explanation of a call was wrong, and what it should have been."""

    seat: Seat
    caller: Seat
    call: Call
    text: str | None = None


class Asked(Event):
    """A question about a call."""

    seat: Seat
    call: Call


class AskedNone(Event):
    """A question whether a player has none of the suit led."""

    seat: Seat
    asked: Seat


class Remarked(Event):
    """A remark."""

    seat: Seat
    text: str


class Revoked(Event):
    """A player could have followed suit, or done what was required of him, when he last did not, or in a trick that is named."""

    seat: Seat
    number: int | None = None


class Claimed(Event):
    """A claim of tricks, with the statement that went with it."""

    seat: Seat
    tricks: int
    text: str | None = None
    manner: str | None = None
    """`in all`, or `of the rest`, where it is told which tricks are counted."""


class Conceded(Event):
    """A concession of tricks."""

    seat: Seat
    tricks: int


class TookRest(Event):
    """All the tricks that are left, as they are claimed or conceded: `claims` or `concedes`; the record has their number."""

    seat: Seat
    manner: str
    text: str | None = None


class Objected(Event):
    """An objection to a claim or concession."""

    seat: Seat


class Agreed(Event):
    """Agreement to a claim or concession."""

    seat: Seat


class DirectorCalled(Event):
    """The Director is called; rectification is due now."""

    seat: Seat | None = None


class Attention(Event):
    """Attention is drawn to something."""

    text: str


class Chose(Event):
    """A choice among the options of a ruling, or an answer, by fact."""

    seat: Seat
    key: str
    value: str
