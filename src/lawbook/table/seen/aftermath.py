"""Aftermath: what the players did about an irregular lead or play, up to the Director's coming and after it.

Each view is None while the record leaves it open. What was so when the Director came stays so,
whatever is played later.
"""

from collections.abc import Iterator

from lawbook.bridge import Card, Seat
from lawbook.label import Label, Option
from lawbook.table.play.matter import PlayFate
from lawbook.table.record.events import (
    Accepted,
    Attention,
    BecameDeclarer,
    CardWithdrawn,
    Chose,
    Designated,
    DirectorCalled,
    Event,
    Exposed,
    FacedHand,
    FacedLead,
    LedFaceDown,
    Played,
    Refused,
    Restricted,
)
from lawbook.table.seen.revoke import fate
from lawbook.table.seen.sight import IrregularPlay, OfPlayer, View

__all__ = [
    "Followed",
    "Since",
    "accepted",
    "declarer_went_on",
    "followed",
    "led_face_down_too",
    "others_went_on",
    "partners_lead",
    "played_to_it",
    "presumed_declarer",
    "presumed_dummy",
    "reply",
    "spread",
    "words_of",
]


class Followed(Option):
    """What came first after a lead out of turn."""

    NOTHING = "nothing"
    """The Director was called, or an opponent refused it or made another choice."""
    ACCEPTED = "accepted"
    """An opponent said that he accepts it."""
    NEXT_HAND = "next_hand"
    """The hand next in rotation played to it."""
    RIGHT_HAND = "right_hand"
    """The defender on the right of declarer's hand that led played to it (Law 53C)."""
    PROPER_LEAD = "proper_lead"
    """The opponent whose lead it was made it (Law 53B)."""
    PLAYED_ON = "played_on"
    """His own partner, whose lead it was, made it, and the other side played to that."""


class Since(Label):
    """What has happened since the lead was faced."""

    NOTHING = "nothing", "Nothing"
    SPREAD = "spread", "Declarer showed a card, spreading his hand"
    DUMMY_SEEN = (
        "dummy_seen",
        "Declarer could have seen a dummy card, unseen in the auction",
    )
    FROM_HAND = "from_hand", "Declarer played to it from hand"
    FROM_DUMMY = "from_dummy", "Declarer accepted it, and played from dummy"
    PLAYED_ON = "played_on", "The right defender led, and declarer's side played"


RULED = (DirectorCalled, Attention, Chose, Restricted)
"""From here on the Director has the matter in hand."""
WORDS = (Accepted, Refused)


def since(sight: IrregularPlay) -> Iterator[Event]:
    """What happened after the irregularity that is being ruled on."""
    if sight.matter is not None:
        yield from sight.table.events[sight.matter.number + 1 :]


def player(sight: IrregularPlay, event: Event) -> tuple[Seat, Card | None] | None:
    """The hand and the card of an event that plays one; a card of dummy's is played when declarer names it."""
    match event:
        case Played(seat=seat, card=card) | FacedLead(seat=seat, card=card):
            return seat, card
        case Designated(seat=seat, card=card, dummy=dummy):
            return dummy or sight.table.dummy or seat.partner, card
        case _:
            return None


def played_to_it(sight: IrregularPlay) -> Seat | None:
    """Whose card settled the irregularity before the Director came; None if no card did."""
    matter, playing = sight.matter, sight.play
    if matter not in playing.fates:
        return None
    number = playing.fates[matter][1]
    between = sight.table.events[matter.number + 1 : number]
    if number <= matter.number or any(isinstance(event, RULED) for event in between):
        return None
    found = player(sight, sight.table.events[number])
    return None if found is None else found[0]


def accepted(sight: IrregularPlay) -> bool | None:
    """Whether the irregular lead or play was accepted, by a word or by a play; None while it is open."""
    match fate(sight):
        case PlayFate.ACCEPTED:
            return True
        case PlayFate.REFUSED | PlayFate.CORRECTED:
            return False
        case _:
            return None


def followed(sight: IrregularPlay) -> Followed | None:
    """What came first after the lead out of turn that is being ruled on; None while nothing has."""
    matter = sight.matter
    if fate(sight) is PlayFate.OVERTAKEN:
        if matter.turn is not None and matter.turn.side is not matter.seat.side:
            return Followed.PROPER_LEAD
        return Followed.PLAYED_ON if others_went_on(sight) else Followed.NOTHING
    if (seat := played_to_it(sight)) is not None:
        by_card = {matter.seat.lho: Followed.NEXT_HAND, matter.seat.rho: Followed.RIGHT_HAND}
        return by_card.get(seat) if accepted(sight) else Followed.NOTHING
    first = next((event for event in since(sight) if isinstance(event, (*RULED, *WORDS))), None)
    if first is None:  # he may have taken it back of his own accord
        return Followed.NOTHING if fate(sight) is PlayFate.REFUSED else None
    overruled = accepted(sight) is False  # by the defender who plays next (Law 55A)
    return Followed.ACCEPTED if isinstance(first, Accepted) and not overruled else Followed.NOTHING


def others_went_on(sight: IrregularPlay) -> bool:
    """Whether the other side played, before the Director came, to the lead that was made in place of the wrong one."""
    for event in since(sight):
        if isinstance(event, (*RULED, *WORDS)):
            return False
        played = player(sight, event)
        if played is not None and played[0].side is not sight.seat.side:
            return True
    return False


def partners_lead(sight: IrregularPlay) -> Card | None:
    """The card that his partner, whose lead it was, has led before anything was ruled (Law 60C)."""
    partner = sight.seat.partner
    if fate(sight) is not PlayFate.OVERTAKEN or sight.matter.turn is not partner or others_went_on(sight):
        return None
    made = (play[1] for event in since(sight) if (play := player(sight, event)) and play[0] is partner)
    return next(made, None)


def declarer_went_on(sight: IrregularPlay) -> bool | None:
    """Whether declarer played from either hand before the Director came; None while that is open."""
    for event in since(sight):
        if isinstance(event, (*RULED, *WORDS)):
            return False
        played = player(sight, event)
        if played is not None and not sight.table.defends(played[0]):
            return True
    return None if fate(sight) is PlayFate.OPEN else False


def presumed_declarer(view: View) -> Seat | None:
    """Who was to be declarer when it happened; by a ruling it may be his partner now (Law 54A).

    Where nothing is told but which defender led first out of turn, it is the player on his left.
    """
    if isinstance(view, OfPlayer):
        return view.seat.lho
    if not isinstance(view, IrregularPlay):
        return None
    contracts = (state.start.contract for state in view.positions_since)
    return next((contract.declarer for contract in contracts if contract is not None), None)


def presumed_dummy(view: View) -> Seat | None:
    """Who was to be dummy when it happened."""
    declarer = presumed_declarer(view)
    return None if declarer is None else declarer.partner


def reply(sight: IrregularPlay) -> Since | None:
    """What declarer's side did first after the opening lead out of turn that is being ruled on."""
    declarer, led = presumed_declarer(sight), False
    for event in since(sight):
        if isinstance(event, (*RULED, *WORDS, BecameDeclarer)):
            return Since.NOTHING
        played = player(sight, event)
        led = led or (played is not None and played[0] is sight.matter.turn)
        if led and played is not None and declarer is not None and played[0].side is declarer.side:
            return Since.PLAYED_ON
        seat = event.seat if isinstance(event, Exposed | FacedHand) else None if played is None else played[0]
        if declarer is not None and seat is declarer:
            return Since.FROM_HAND if played else Since.SPREAD
        if declarer is not None and seat is declarer.partner:
            return Since.FROM_DUMMY if played else Since.DUMMY_SEEN
    taken_back = any(isinstance(event, CardWithdrawn) for event in since(sight))
    return Since.NOTHING if taken_back else None


def spread(sight: IrregularPlay) -> bool:
    """Whether the presumed dummy has become declarer since (Law 54A)."""
    return any(isinstance(event, BecameDeclarer) for event in since(sight))


def led_face_down_too(sight: IrregularPlay) -> bool | None:
    """Whether the offender's partner had led face down as well when the matter came up."""
    if reply(sight) is None:
        return None
    partner = sight.matter.seat.partner
    return any(isinstance(event, LedFaceDown) and event.seat is partner for event in sight.table.events)


def words_of(sight: IrregularPlay) -> dict[Seat, bool]:
    """Which opponents have said whether they accept the irregularity, and which of the two."""
    return {event.seat: isinstance(event, Accepted) for event in since(sight) if isinstance(event, WORDS)}
