"""The penalty card of a player whose lead is left free or restricted: it is the card that he leads (Law 50D1)."""

from collections.abc import Iterator, Sequence

from lawbook.bridge import Card, Seat, Suit
from lawbook.law.provision import (
    ForbidLead,
    LedSuit,
    MustPlay,
    NoRestriction,
    PenaltyCard,
    PenaltyRank,
    Plays,
    Provision,
    RequireLead,
)
from lawbook.table.seen.sight import IrregularPlay
from lawbook.voice.slots import Telling

__all__ = ["with_card_led"]


def with_card_led(provisions: Sequence[Provision], telling: Telling) -> tuple[Provision, ...]:
    """The provisions; before one about a lead stands the penalty card that its player has to lead under it, if it is one."""
    return tuple(_with_card_led(provisions, telling))


def _with_card_led(provisions: Sequence[Provision], telling: Telling) -> Iterator[Provision]:
    for provision in provisions:
        match provision:
            case NoRestriction(to=Seat() as leader) | RequireLead(seat=leader) | ForbidLead(seat=leader):
                cards = {
                    card for card in _own(leader, provisions, telling) if _allows(provision, card, telling)
                }
                if isinstance(leader, Seat) and len(cards) == 1:
                    led = Plays.LEAD_PENALTY_CARD
                    yield MustPlay(seat=leader, cards=led, card=cards.pop(), cite="50D1(a)")
        yield provision


def _own(leader: object, provisions: Sequence[Provision], telling: Telling) -> Iterator[Card]:
    """The major penalty cards of the player who leads: those that lie there, and those that are about to."""
    view = telling.view
    if not isinstance(leader, Seat) or not isinstance(view, IrregularPlay) or not view.table.defends(leader):
        return
    position = view.table.position
    yield from (one.card for one in position.penalties_of(leader) if one.major) if position else ()
    for provision in provisions:
        match provision:
            case PenaltyCard(seat=seat, card=Card() as card, rank=PenaltyRank.MAJOR) if seat is leader:
                yield card


def _allows(provision: Provision, card: Card, telling: Telling) -> bool:
    """Whether a card may be led under what is said of the lead."""
    match provision:
        case RequireLead(suit=suit):
            return card.suit is _suit(suit, telling)
        case ForbidLead(suit=suit):
            return card.suit is not _suit(suit, telling)
        case _:
            return True


def _suit(suit: object, telling: Telling) -> Suit | None:
    """The suit that is required or forbidden, where it is known."""
    if suit is LedSuit.PENALTY_CARD:
        return None if telling.card is None else telling.card.suit
    return next((one for one in Suit if isinstance(suit, LedSuit) and one.name == suit.name), None)
