"""Events: what happens at a table, legal or not. Each prints as one line of a story and reads back."""

from dataclasses import dataclass

from lawbook.bridge import Call, Card, Seat

__all__ = [
    "Accepted",
    "Agreed",
    "Asked",
    "Attention",
    "CallReplaced",
    "CallWithdrawn",
    "Called",
    "CardReplaced",
    "CardWithdrawn",
    "Chose",
    "Claimed",
    "Conceded",
    "Counted",
    "Designated",
    "DirectorCalled",
    "Event",
    "Explained",
    "Exposed",
    "FacedLead",
    "Found",
    "Hesitated",
    "LedFaceDown",
    "Looked",
    "Missed",
    "Named",
    "NextBoard",
    "NotFound",
    "Objected",
    "Played",
    "Quitted",
    "Refused",
    "Remarked",
    "RoundOver",
    "Saw",
]


@dataclass(frozen=True, slots=True)
class Called:
    """A call, whether or not it was his turn, sufficient or admissible."""

    seat: Seat
    call: Call
    manner: str | None = None
    """`alerted` or `announced`, by partner."""
    text: str | None = None


@dataclass(frozen=True, slots=True)
class CallReplaced:
    """A call changed for another."""

    seat: Seat
    call: Call
    new: Call
    manner: str | None = None
    """`unintended` when he says that he never meant the first."""


@dataclass(frozen=True, slots=True)
class CallWithdrawn:
    """A call taken back."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class Played:
    """A card played; from dummy it is dummy's seat."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class LedFaceDown:
    """An opening lead that is not faced yet."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class FacedLead:
    """An opening lead turned face up."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Designated:
    """Declarer names a card of dummy, in full or in other words."""

    seat: Seat
    card: Card | None = None
    dummy: Seat | None = None
    text: str | None = None


@dataclass(frozen=True, slots=True)
class CardReplaced:
    """A card taken back for another."""

    seat: Seat
    card: Card
    new: Card
    manner: str | None = None


@dataclass(frozen=True, slots=True)
class CardWithdrawn:
    """A card taken back."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Exposed:
    """Cards shown but not played; `accidentally`, or `by opponent` who caused it."""

    seat: Seat
    cards: tuple[Card, ...]
    manner: str | None = None


@dataclass(frozen=True, slots=True)
class Named:
    """A card named as being in his hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Accepted:
    """An irregular call, lead or play accepted by an opponent."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Refused:
    """An irregular call, lead or play not accepted."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Hesitated:
    """A break in tempo."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Explained:
    """An explanation of somebody's call."""

    seat: Seat
    caller: Seat
    call: Call
    text: str


@dataclass(frozen=True, slots=True)
class Asked:
    """A question about a call."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class Remarked:
    """A remark."""

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class Claimed:
    """A claim of tricks, with the statement that went with it."""

    seat: Seat
    tricks: int
    text: str | None = None


@dataclass(frozen=True, slots=True)
class Conceded:
    """A concession of tricks."""

    seat: Seat
    tricks: int


@dataclass(frozen=True, slots=True)
class Objected:
    """An objection to a claim or concession."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Agreed:
    """Agreement to a claim or concession."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Counted:
    """A count of a hand as it was when the board began."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class Missed:
    """A card that turns out to be missing from a hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Found:
    """A missing card turns up somewhere."""

    card: Card
    place: str


@dataclass(frozen=True, slots=True)
class NotFound:
    """A missing card does not turn up."""

    card: Card


@dataclass(frozen=True, slots=True)
class Looked:
    """A player looks at the faces of the cards that he took."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Saw:
    """A player sees a card that belongs to another hand."""

    seat: Seat
    card: Card
    owner: Seat


@dataclass(frozen=True, slots=True)
class DirectorCalled:
    """The Director is called; rectification is due now."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Attention:
    """Attention is drawn to something."""

    text: str


@dataclass(frozen=True, slots=True)
class Quitted:
    """A trick is turned by all four."""

    number: int


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The round ends."""


@dataclass(frozen=True, slots=True)
class NextBoard:
    """Somebody calls on the next board."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Chose:
    """A choice among the options of a ruling, or an answer, by fact."""

    seat: Seat
    key: str
    value: str


Event = (
    Called
    | CallReplaced
    | CallWithdrawn
    | Played
    | LedFaceDown
    | FacedLead
    | Designated
    | CardReplaced
    | CardWithdrawn
    | Exposed
    | Named
    | Accepted
    | Refused
    | Hesitated
    | Explained
    | Asked
    | Remarked
    | Claimed
    | Conceded
    | Objected
    | Agreed
    | Counted
    | Missed
    | Found
    | NotFound
    | Looked
    | Saw
    | DirectorCalled
    | Attention
    | Quitted
    | RoundOver
    | NextBoard
    | Chose
)
