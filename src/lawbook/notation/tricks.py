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


WORTH = {trump: tuple(_worth(trump, led) for led in range(4)) for trump in Strain}
"""What each card counts in a trick, by the trumps and the suit led; the card that counts most wins it."""


def holders(deal: Deal | None) -> list[Seat] | None:
    """Whose each card is; None unless every card is in one hand."""
    if deal is None or not deal.complete or deal.doubled:
        return None
    owners: list[Seat | None] = [None] * 52
    for seat, hand in zip(Seat, deal.hands, strict=True):
        for card in hand or ():
            if owners[card] is not None:
                return None
            owners[card] = seat
    known = [seat for seat in owners if seat is not None]
    return known if len(known) == 52 else None
