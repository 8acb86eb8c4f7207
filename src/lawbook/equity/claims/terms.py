"""Terms: all that decides which plays of a claim are normal, apart from the cards."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from lawbook.equity.claims.node import SUITS, Node, classes, winning
from lawbook.equity.claims.statement import Step
from lawbook.law.provision import SuitOrder

__all__ = ["Choice", "Kind", "Strike", "Terms", "View", "above"]

_ABOVE = tuple(SUITS[card // 13] & -(1 << card + 1) for card in range(52))


class Kind(Enum):
    """What sort of play a card is, as far as that may be careless."""

    LOW_FIRST = "low_first"
    """A lead below a master that the hand has in the suit."""
    LOSER_LED = "loser_led"
    """A lead of a suit in which nobody of the side is sure to win."""
    WINNER_THROWN = "winner_thrown"
    """A master thrown on another suit."""
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Choice:
    """A card as somebody chose it: what the suit was like then, and the trumps of the other side.

    A choice that is not normal in one order of the tricks is not normal in another either.
    """

    card: int
    best: int
    """The card that was winning the trick; -1 for a lead."""
    own: int
    """The suit of the card in the hand that played it; `partner` and `theirs` likewise."""
    partner: int
    theirs: int
    trumps: int
    """The trumps of the other side."""


@dataclass(frozen=True, slots=True)
class Strike:
    """A kind of careless play in a suit, which the Director has ruled out."""

    suit: int
    kind: Kind


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """Who claims, what he stated, what he knows, and what the Director has ruled out."""

    claimer: int
    trump: int
    """The suit of the trumps; -1 for none."""
    defends: bool = False
    """Whether a defender claims, who cannot play his partner's cards."""
    steps: tuple[Step, ...] = ()
    unaware: bool = False
    """Whether he counts as unaware of the trumps that are out (Law 70C)."""
    order: SuitOrder | None = None
    """The order in which a suit counts as played (Law 70E2)."""
    struck: frozenset[Choice | Strike] = frozenset()
    """What the Director has called not normal."""
    careless: bool = True
    """Whether plays that no player of any class would make are left out."""
    notices: bool = True
    """Whether he sees and uses that an opponent shows out after the claim."""
    shown: int = 0
    """Who had shown out of what before the claim."""
    noticed: set[int] = field(default_factory=set, compare=False)
    """Who showed out of what after it, where a player went by that."""

    def ours(self, seat: int) -> bool:
        """Whether a seat is of the claimer's side."""
        return not (seat ^ self.claimer) & 1

    def chooses(self, seat: int) -> bool:
        """Whether the claimer chooses the card of a seat."""
        return seat == self.claimer or (not self.defends and self.ours(seat))

    def from_top(self, suit: int) -> bool:
        """Whether this suit counts as played from the top down."""
        trumps_only = self.order is SuitOrder.TOP_DOWN_TRUMPS
        return self.order is SuitOrder.TOP_DOWN or (trumps_only and suit == self.trump)


class View:
    """A node as the player sees it whose turn it is."""

    __slots__ = (
        "best", "chooses", "hand", "led", "legal", "node", "other", "others", "ours", "partner", "seat", "terms",
        "theirs", "winner",
    )  # fmt: skip

    def __init__(self, node: Node, terms: Terms) -> None:
        hands, leader, trick, *_ = node
        self.node, self.terms = node, terms
        self.seat = seat = leader + len(trick) & 3
        self.ours = ours = not (seat ^ terms.claimer) & 1
        self.chooses = ours and (not terms.defends or seat == terms.claimer)
        """Whether the claimer chooses the card."""
        self.hand = self.legal = hand = hands[seat]
        self.partner = hands[seat ^ 2]
        self.theirs = hands[seat - 1] | hands[seat - 3]
        self.others = self.partner | self.theirs
        """All cards that are not in this hand."""
        self.led = self.winner = self.best = self.other = -1
        if trick:
            place, self.best, bits = winning(trick, terms.trump)
            self.winner = leader + place & 3
            self.others |= bits
            self.led = led = trick[0] // 13
            self.legal = hand & SUITS[led] or hand
            if len(trick) < 3:
                self.other = seat + 1 & 3
                """The opponent who has yet to play to a trick that the other one has played to; -1 where there is none."""

    def classes(self, cards: int) -> Sequence[int]:
        """The highest of each run of equal cards among these, which are the player's; suit by suit."""
        return classes(cards, self.others)

    def suit(self, suit: int) -> int:
        """The player's cards of a suit."""
        return self.hand & SUITS[suit]

    def master(self, card: int) -> bool:
        """Whether no card of the suit that the other side has left is higher."""
        return not self.theirs & _ABOVE[card]

    def high(self, cards: int) -> int:
        """Those of some cards that are masters."""
        found = 0
        left = cards
        while left:
            card = left.bit_length() - 1
            left ^= 1 << card
            if self.master(card):
                found |= 1 << card
        return found

    def showed_out(self, seat: int, suit: int) -> bool:
        """Whether an opponent is known to have none of a suit."""
        place = 4 * seat + suit
        if self.terms.shown >> place & 1:
            return True
        if not (self.terms.notices and self.node.shown >> place & 1):
            return False
        self.terms.noticed.add(place)
        return True

    @property
    def trumps_out(self) -> int:
        """The trumps that the other side has left."""
        return self.theirs & SUITS[self.terms.trump] if self.terms.trump >= 0 else 0

    def kind(self, card: int) -> Kind:
        """What sort of play a card is here."""
        suit, trick = SUITS[card // 13], self.node.trick
        if trick:
            thrown = card // 13 != trick[0] // 13 and card // 13 != self.terms.trump and self.master(card)
            return Kind.WINNER_THROWN if thrown else Kind.OTHER
        if self.master(card):
            return Kind.OTHER
        if self.high(self.hand & suit):
            return Kind.LOW_FIRST
        return Kind.OTHER if self.high(self.partner & suit) else Kind.LOSER_LED

    def strike(self, card: int) -> Strike:
        """The kind of play that a card is here."""
        return Strike(card // 13, self.kind(card))

    def choice(self, card: int) -> Choice:
        """A card as it is chosen here."""
        suit = SUITS[card // 13]
        held = (self.hand & suit, self.partner & suit, self.theirs & suit)
        return Choice(card, self.best, *held, self.trumps_out)

    def unstruck(self, cards: Sequence[int]) -> Sequence[int]:
        """The cards without those that are ruled out, one by one and then by their kind, if any are left."""
        struck = self.terms.struck
        if not struck or len(cards) == 1:
            return cards
        left = [card for card in cards if self.choice(card) not in struck] or cards
        return [card for card in left if self.strike(card) not in struck] or left


def above(card: int) -> int:
    """The higher cards of its suit."""
    return _ABOVE[card]
