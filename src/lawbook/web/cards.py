"""Cards as they are said aloud, which is also how a screen reader tells them."""

from lawbook.bridge import Card
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = ["spoken_card"]

RANKS = (
    _("two"),
    _("three"),
    _("four"),
    _("five"),
    _("six"),
    _("seven"),
    _("eight"),
    _("nine"),
    _("ten"),
    _("jack"),
    _("queen"),
    _("king"),
    _("ace"),
)
OF_SUIT = (_("{rank} of clubs"), _("{rank} of diamonds"), _("{rank} of hearts"), _("{rank} of spades"))


def spoken_card(card: Card, words: Words) -> str:
    """A card in words.

    >>> spoken_card(Card.HK, Words("en"))
    'king of hearts'
    """
    return words(OF_SUIT[card.suit], rank=words(RANKS[card.rank - 2]))
