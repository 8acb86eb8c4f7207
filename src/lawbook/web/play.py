"""The play of a page: four hands with the trick between them, where every card can be tapped.

Any card of any hand goes on with the play: the record takes what happened, in order or not. What
the player whose turn it is may lead or play is lit.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from lawbook.address import Address
from lawbook.bridge import PACK, Card, Deal, Hand, Seat, Suit
from lawbook.notation import card_text
from lawbook.table import Playing, Table, event_line
from lawbook.table.play.legal import legal_cards
from lawbook.table.play.playing import opening
from lawbook.table.play.position import Start
from lawbook.web.acts import Manner
from lawbook.web.cards import spoken_card
from lawbook.web.words import SUITS, Words
from lawbook.web.words import marked as _

__all__ = ["Cards", "Laid", "PlayHand", "PlayedTrick", "Tap", "state_of"]

MAJOR, MINOR = _("major"), _("minor")


def state_of(table: Table) -> Playing:
    """The play as it stands, or as it will begin."""
    return table.position or opening(
        Start(table.contract, table.deal or Deal(), table.belongs), None, faced=False
    )


@dataclass(frozen=True, slots=True)
class Laid:
    """A card as it is shown: its suit by glyph and colour, and the whole of it in words."""

    card: Card
    text: str
    suit: str
    spoken: str


@dataclass(frozen=True, slots=True)
class Tap:
    """A card that can be tapped."""

    laid: Laid
    address: Address
    lit: bool
    penalty: str = ""
    """`major` or `minor` for a penalty card, which lies face up before its player."""


@dataclass(frozen=True, slots=True)
class PlayHand:
    """One hand: its penalty cards, the others, and how many they are together."""

    seat: Seat
    faced: tuple[Tap, ...]
    taps: tuple[Tap, ...] | None
    """None where nobody knows them."""
    number: int


@dataclass(frozen=True, slots=True)
class PlayedTrick:
    """A trick on the table or turned over."""

    number: int
    plays: tuple[tuple[Seat, Laid], ...]
    winner: Seat | None

    def by(self, seat: Seat) -> list[Laid]:
        """The cards from one hand."""
        return [laid for player, laid in self.plays if player is seat]


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of a page, each with what a tap on it adds to the record."""

    address: Address
    state: Playing
    manner: Manner
    words: Words

    @property
    def actor(self) -> Seat | None:
        """The player whose card is tapped where his hand is not known: the one who is named, or is on turn."""
        named = self.address.seat("as")
        return self.state.turn if named is None else named

    @property
    def hands(self) -> list[PlayHand]:
        """The four hands, N E S W."""
        return [self._hand(seat) for seat in Seat]

    @property
    def unknown(self) -> list[Seat]:
        """The players whose hands are not known."""
        return [seat for seat in Seat if self.state.left[seat] is None]

    @property
    def picker(self) -> list[tuple[str, list[Tap]]]:
        """The cards that the actor may hold, by suits, where his hand is not known; empty where it is."""
        if self.actor is None or self.actor not in self.unknown:
            return []
        known = Hand.from_bits(self.state.seen | self.state.start.gone)
        for hand in self.state.hands:
            known |= hand or Hand()
        free = PACK - known
        return [
            (self.words(SUITS[suit.symbol]), [self._tap(self.actor, card) for card in free.suit(suit)])
            for suit in reversed(Suit)
        ]

    @property
    def trick(self) -> PlayedTrick | None:
        """The trick in progress, or else the one that was played last."""
        return max(self.tricks, key=lambda trick: trick.number, default=None)

    @property
    def tricks(self) -> Iterator[PlayedTrick]:
        """The tricks that are known, in order."""
        winners = [*self.state.won, None]
        for place, trick in enumerate(self.state.tricks):
            if trick.plays:
                plays = tuple((seat, self.laid(card)) for seat, card in trick.plays)
                yield PlayedTrick(place + 1, plays, winners[place])

    def laid(self, card: Card) -> Laid:
        """A card as it is shown."""
        text = card_text(card, self.words.language)
        return Laid(
            card, text[0] + "\ufe0e" + text[1:], SUITS[card.suit.symbol], spoken_card(card, self.words)
        )

    @property
    def _legal(self) -> Mapping[Seat, Hand]:
        legal, turn = legal_cards(self.state), self.state.turn
        return {} if legal is None or turn is None else {turn: legal}

    def _hand(self, seat: Seat) -> PlayHand:
        cards, legal = self.state.hands[seat], self._legal.get(seat, Hand())
        rows = self.state.penalties_of(seat)
        ranks = {
            row.card: MAJOR if row.major else MINOR for row in rows if not self.state.seen >> row.card & 1
        }
        faced = tuple(self._tap(seat, card, lit=card in legal, penalty=rank) for card, rank in ranks.items())
        if cards is None:
            played = sum(player is seat for trick in self.state.tricks for player, _ in trick.plays)
            return PlayHand(seat, faced, None, 13 - self.state.start.beginning.tricks - played)
        held = tuple(self._tap(seat, card, lit=card in legal) for card in cards if card not in ranks)
        return PlayHand(seat, faced, held, len(cards))

    def _tap(self, seat: Seat, card: Card, *, lit: bool = False, penalty: str = "") -> Tap:
        line = event_line(self.manner.event(seat, card))
        return Tap(self.laid(card), self.address.telling(*self.address.story, line), lit, penalty)
