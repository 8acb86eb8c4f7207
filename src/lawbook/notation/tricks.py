"""Tricks as files write them: who played which card, when only the cards are written down."""

from lawbook.bridge import Card, Deal, Seat, Strain

__all__ = ["CARDS", "PLAYS", "SEATS", "WORTH", "holders"]

SEATS = tuple(Seat)

CARDS = {card.name: int(card) for card in Card}
CARDS |= {f"{name[0]}10": card for name, card in CARDS.items() if name[1] == "T"}
"""The cards by suit and rank, as plain numbers: every card of a file comes through here."""

PLAYS = tuple(tuple((seat, card) for card in Card) for seat in Seat)
"""Every card from every hand, made once."""


def _worth(trump: Strain, led: int) -> tuple[int, ...]:
    """What each card counts in a trick to which this suit was led (Law 44E, 44F): -1 if it cannot win."""
    return tuple(
        card + 52 if card // 13 == trump else card if card // 13 == led else -1 for card in range(52)
    )


_PACK = (1 << 52) - 1

WORTH = {trump: tuple(_worth(trump, led) for led in range(4)) for trump in Strain}
"""What each card counts in a trick, by the trumps and the suit led; the card that counts most wins it."""


def holders(deal: Deal | None) -> list[Seat] | None:
    """Whose each card is; None unless every card is in one hand."""
    if deal is None or not deal.complete or deal.doubled:
        return None
    north, east, south, west = (0 if hand is None else hand.bits for hand in deal.hands)
    together = north | east | south | west
    if together != _PACK or north.bit_count() + east.bit_count() + south.bit_count() + west.bit_count() != 52:
        return None
    ns, ew = (
        north | south,
        south | west,
    )  # a seat's number in two bits: who is not North-South, who is South or West
    return [SEATS[(ew >> card & 1) << 1 | ~ns >> card & 1] for card in range(52)]
