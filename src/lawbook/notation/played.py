"""The cards of tricks in the order of play, without who played them."""

from collections.abc import Iterable, Sequence

from lawbook.bridge import Card
from lawbook.errors import NotationError
from lawbook.notation.cards import parse_card

__all__ = ["parse_played", "played_text"]


def parse_played(text: str) -> tuple[tuple[Card, ...], ...]:
    """The cards of each trick, with blanks between cards and commas between tricks.

    >>> parse_played("SA S3 S4 S5, HK H2 H3 H4")[1][0]
    Card.HK
    """
    return tuple(_trick(cards, number) for number, cards in enumerate(text.split(","), start=1))


def _trick(text: str, number: int) -> tuple[Card, ...]:
    try:
        return tuple(map(parse_card, text.split()))
    except NotationError as error:
        raise NotationError("played, trick {number}: {error}", number=number, error=error) from None


def played_text(tricks: Iterable[Sequence[Card]]) -> str:
    """The tricks; reading them gives them back.

    >>> played_text(parse_played("SA S3 S4 S10,HK H2 H3 H4"))
    'SA S3 S4 ST, HK H2 H3 H4'
    """
    return ", ".join(" ".join(card.name for card in trick) for trick in tricks)
