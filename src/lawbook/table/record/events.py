"""Events: what happens at a table, legal or not. Each prints as one line of a story and reads back."""

from lawbook.bridge import Call, Card, Seat, Suit
from lawbook.record import OrderedRecord
from lawbook.table.in_force import Act, Norm, Until

__all__ = [
    "Accepted",
    "Agreed",
    "Asked",
    "AskedNone",
    "Attention",
    "BecameDeclarer",
    "CallCancelled",
    "CallReplaced",
    "CallStood",
    "CallWithdrawn",
    "Called",
    "CardReplaced",
    "CardWithdrawn",
    "Chose",
    "Claimed",
    "Conceded",
    "Corrected",
    "CorrectionOver",
    "Counted",
    "Designated",
    "DirectorCalled",
    "Event",
    "Explained",
    "Exposed",
    "FacedLead",
    "Found",
    "HandsReturned",
    "Held",
    "Hesitated",
    "LaidDown",
    "LedFaceDown",
    "Looked",
    "MadePenaltyCard",
    "Missed",
    "Named",
    "NextBoard",
    "NotFound",
    "Objected",
    "PickedUp",
    "Played",
    "PlayedTogether",
    "Quitted",
    "Refused",
    "Remarked",
    "RoundOver",
    "Saw",
    "TookWrong",
    "Touched",
]


class Event(OrderedRecord):
    """Something that happened at the table."""


class Called(Event):
    """A call, whether or not it was his turn, sufficient or admissible."""

    seat: Seat
    call: Call
    manner: str | None = None
    """`alerted` or `announced` by partner, `not alerted` where that was due; `together` with the call before."""
    text: str | None = None


class CallReplaced(Event):
    """A call changed for another."""

    seat: Seat
    call: Call
    new: Call
    manner: str | None = None
    """`unintended` when he says that he never meant the first."""


class CallWithdrawn(Event):
    """A call taken back."""

    seat: Seat
    call: Call


class CallStood(Event):
    """A ruling lets an irregular call stand though no opponent was asked (Law 25A1)."""

    seat: Seat
    call: Call


class CallCancelled(Event):
    """A ruling cancels a call, and with it all that was called after it."""

    seat: Seat
    call: Call


class Played(Event):
    """A card played; from dummy it is dummy's seat."""

    seat: Seat
    card: Card


class PlayedTogether(Played):
    """A card led or played at the same moment as the one before; `unseen` when its face was not visible."""

    manner: str | None = None


class Held(Played):
    """A card held as a played card is (Law 45C): `so that partner sees it`, or `at the table`."""

    manner: str


class LedFaceDown(Event):
    """An opening lead that is not faced yet."""

    seat: Seat
    card: Card


class FacedLead(Event):
    """An opening lead turned face up."""

    seat: Seat
    card: Card


class Designated(Event):
    """Declarer names a card of dummy, in full or in other words."""

    seat: Seat
    card: Card | None = None
    dummy: Seat | None = None
    text: str | None = None


class CardReplaced(Event):
    """A card taken back for another."""

    seat: Seat
    card: Card
    new: Card
    manner: str | None = None


class CardWithdrawn(Event):
    """A card taken back."""

    seat: Seat
    card: Card


class Exposed(Event):
    """Cards shown but not played; `accidentally`, or `by opponent` who caused it."""

    seat: Seat
    cards: tuple[Card, ...]
    manner: str | None = None


class Named(Event):
    """A card named as being in his hand."""

    seat: Seat
    card: Card


class Accepted(Event):
    """An irregular call, lead or play accepted by an opponent."""

    seat: Seat


class Refused(Event):
    """An irregular call, lead or play not accepted."""

    seat: Seat


class Hesitated(Event):
    """A break in tempo."""

    seat: Seat


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


class Touched(Event):
    """A card of dummy's touched or pointed at, and not named."""

    seat: Seat
    card: Card


class Remarked(Event):
    """A remark."""

    seat: Seat
    text: str


class Claimed(Event):
    """A claim of tricks, with the statement that went with it."""

    seat: Seat
    tricks: int
    text: str | None = None


class Conceded(Event):
    """A concession of tricks."""

    seat: Seat
    tricks: int


class Objected(Event):
    """An objection to a claim or concession."""

    seat: Seat


class Agreed(Event):
    """Agreement to a claim or concession."""

    seat: Seat


class Counted(Event):
    """A count of a hand as it was when the board began."""

    seat: Seat
    cards: int


class Missed(Event):
    """A card that turns out to be missing from a hand."""

    seat: Seat
    card: Card


class Found(Event):
    """A missing card turns up somewhere."""

    card: Card
    place: str


class NotFound(Event):
    """A missing card does not turn up."""

    card: Card


class Looked(Event):
    """A player looks at the faces of the cards that he took."""

    seat: Seat


class Saw(Event):
    """A player sees a card that belongs to another hand."""

    seat: Seat
    card: Card
    owner: Seat


class TookWrong(Event):
    """A player turns out to hold cards that he took from another board."""

    seat: Seat
    board: int


class LaidDown(Event):
    """A ruling lays a norm on a player, or gives him a right; what it names besides depends on the act."""

    seat: Seat
    act: Act
    calls: tuple[Call, ...] | None = None
    suits: tuple[Suit, ...] | None = None
    cards: tuple[Card, ...] | None = None
    until: Until | None = None
    cite: str | None = None

    @property
    def norm(self) -> Norm:
        """What is in force by it."""
        return Norm(
            self.seat,
            self.act,
            self.calls or (),
            self.suits or (),
            self.cards or (),
            until=self.until or Until.ONCE,
            cite=self.cite,
        )


class MadePenaltyCard(Event):
    """A ruling makes a card a penalty card, `major` or `minor` (Law 50B)."""

    seat: Seat
    card: Card
    rank: str


class PickedUp(Event):
    """Penalty cards go back to their hand."""

    seat: Seat
    cards: tuple[Card, ...]


class BecameDeclarer(Event):
    """A ruling makes the presumed dummy declarer (Law 54A)."""

    seat: Seat


class DirectorCalled(Event):
    """The Director is called; rectification is due now."""

    seat: Seat | None = None


class Attention(Event):
    """Attention is drawn to something."""

    text: str


class Quitted(Event):
    """A trick is turned by all four."""

    number: int


class RoundOver(Event):
    """The round ends."""


class HandsReturned(Event):
    """All four hands are back in the board."""


class CorrectionOver(Event):
    """The correction period ends (Law 79C)."""


class NextBoard(Event):
    """Somebody calls on the next board."""

    seat: Seat


class Chose(Event):
    """A choice among the options of a ruling, or an answer, by fact."""

    seat: Seat
    key: str
    value: str
