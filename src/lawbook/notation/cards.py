"""Cards and hands."""

from collections.abc import Iterable

from lawbook.bridge import Card, Hand, Rank, Suit
from lawbook.errors import NotationError
from lawbook.notation.letters import PIPS, letters, rank_tokens, read_rank, shown

__all__ = ["card_text", "hand_text", "parse_card", "parse_hand", "read_cards", "write_cards"]

_DOWNWARDS = tuple(reversed(Suit))
_VOID = ("", "-")


def parse_card(text: str, language: str = "en") -> Card:
    """The card that is written suit first, or with its pip on either side.

    >>> parse_card("S10"), parse_card("♠D", "pl"), parse_card("A♠")
    (Card.ST, Card.SQ, Card.SA)
    """
    known = letters(language)
    bare = "".join(text.split()).replace("\ufe0f", "")
    if bare[-1:] in PIPS:
        bare = bare[-1] + bare[:-1]
    suit = PIPS.get(bare[:1], known.suits.get(bare[:1].upper()))
    rank = known.ranks.get(bare[1:].upper())
    if suit is None or rank is None:
        example = next(letter for letter, spades in known.suits.items() if spades is Suit.SPADES)
        raise NotationError(
            "{text} is no card in language {language}: write the suit, then the rank, as in {example}10 or ♠10",
            text=shown(text),
            language=language,
            example=example,
        )
    return Card.of(suit, rank)


def card_text(card: Card, language: str = "en") -> str:
    """The card for people to read.

    >>> card_text(Card.ST), card_text(Card.HJ, "nb")
    ('♠10', '♥Kn')
    """
    return card.suit.symbol + letters(language).rank(card.rank)


def parse_hand(text: str, language: str = "en") -> Hand:
    """The hand that is written as four suits, spades first, with dots between them.

    >>> len(parse_hand("K875.843.7.QJ843"))
    13
    """
    cards = read_cards(text, language)
    hand = Hand(cards)
    if len(hand) < len(cards):
        twice = next(card for card in hand if cards.count(card) > 1)
        raise NotationError(
            "hand {text}: {twice} stands twice; write each card once, or give the whole deal",
            text=shown(text),
            twice=twice,
        )
    return hand


def hand_text(hand: Hand, language: str = "en") -> str:
    """The hand with dots between the suits, T for the ten."""
    return write_cards(hand, language)


def read_cards(text: str, language: str = "en") -> list[Card]:
    """The cards of a dotted hand in the order written, copies and all."""
    suits = text.split(".")
    if len(suits) != 4:
        raise NotationError(
            "hand {text} has {number} suits: write 4, spades first, with dots between them, - for a void",
            text=shown(text),
            number=len(suits),
        )
    ranks = letters(language).ranks
    return [
        Card.of(suit, read_rank(token, ranks, f"hand {shown(text)}, {suit}"))
        for suit, held in zip(_DOWNWARDS, suits, strict=True)
        if held.strip() not in _VOID
        for token in rank_tokens(held)
    ]


def write_cards(cards: Iterable[Card], language: str = "en") -> str:
    """The cards as a dotted hand, each as often as it is given."""
    known = letters(language)
    down = sorted(cards, reverse=True)
    return ".".join(
        "".join("T" if card.rank is Rank.TEN else known.rank(card.rank) for card in down if card.suit is suit)
        for suit in _DOWNWARDS
    )
