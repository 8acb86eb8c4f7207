"""Named: what declarer called for from dummy, and which card that is by the meaning that the Law gives it (46B)."""

from dataclasses import dataclass

from lawbook.bridge import PACK, Card, Hand, Seat, Strain, Suit
from lawbook.label import Label
from lawbook.notation.designation import Designation, Keyword, parse_designation
from lawbook.table.play.position import SUITS, Position, to_play, winner_of
from lawbook.table.record.events import Designated

__all__ = [
    "KEYWORDS",
    "Call",
    "Named",
    "called_for",
    "heard",
    "in_suit",
    "is_another",
    "kind",
    "lowest_winner",
]


class Named(Label):
    """What declarer said when he played from dummy."""

    IN_FULL = "in_full", "A suit and a rank, of a card that dummy has"
    HIGH = "high", "High, or words to that effect"
    WIN = "win", "Win, or words to that effect"
    LOW = "low", "Low, or words to that effect"
    SUIT = "suit", "A suit without a rank"
    RANK = "rank", "A rank without a suit"
    NOT_THERE = "not_there", "A card that dummy does not have"
    ANYTHING = "anything", "Neither suit nor rank: play anything, or words to that effect"


@dataclass(frozen=True, slots=True)
class Call:
    """Declarer's words about a card of dummy's, what dummy had then, and the trick to which it was to be played."""

    words: Designation
    dummy: Seat
    own: Hand
    current: tuple[tuple[Seat, Card], ...]
    trump: Strain | None
    unseen: Hand
    """The cards that neither dummy nor declarer has and that have not been played."""
    won_with: Suit | None
    """The suit with which dummy won the trick before."""

    @property
    def led(self) -> Suit | None:
        """The suit led."""
        return self.current[0][1].suit if self.current else None

    def of(self, suit: Suit | None) -> Hand:
        """Dummy's cards of a suit."""
        return Hand() if suit is None else Hand.from_bits(self.own.bits & SUITS[suit])

    @property
    def playable(self) -> Hand:
        """The cards that dummy may legally play."""
        return self.of(self.led) or self.own

    @property
    def named(self) -> tuple[Card, ...]:
        """The cards that may legally be played of the rank that was named."""
        return tuple(card for card in self.playable if card.rank is self.words.rank)


def heard(state: Position, dummy: Seat, event: Designated) -> Call | None:
    """The words about a card of dummy's, if they can be understood and dummy's hand is known."""
    own, trump = state.hands[dummy], state.start.trump
    told = parse_designation(event.text or "")
    if event.card is not None:
        told = Designation(event.card.suit, event.card.rank)
    if told is not None and told.trump:
        suit = None if trump is None else trump.suit
        told = None if suit is None else Designation(suit, told.rank, told.keyword)
    if own is None or told is None:
        return None
    seen = own.bits | (state.left[dummy.partner] or 0) | state.seen
    unseen = Hand.from_bits(PACK.bits & ~seen)
    return Call(told, dummy, own, state.current, trump, unseen, _won_with(state, dummy))


def _won_with(state: Position, dummy: Seat) -> Suit | None:
    if not state.done or state.won[-1] is not dummy:
        return None
    return next((card.suit for seat, card in state.done[-1].plays if seat is dummy), None)


def kind(call: Call) -> Named | None:
    """What kind of words they were."""
    suit, rank, keyword = call.words.suit, call.words.rank, call.words.keyword
    if suit is not None and not call.of(suit):
        return Named.NOT_THERE
    if rank is not None and suit is not None:
        return Named.IN_FULL if Card.of(suit, rank) in call.own else Named.NOT_THERE
    if rank is not None:
        return Named.RANK if any(card.rank is rank for card in call.own) else Named.NOT_THERE
    if suit is not None and keyword is Keyword.HIGH and call.led is not suit:
        return None
    if suit is not None and keyword in {None, Keyword.LOW}:
        return Named.SUIT
    return None if keyword is None else KEYWORDS[keyword]


KEYWORDS = {
    Keyword.HIGH: Named.HIGH,
    Keyword.LOW: Named.LOW,
    Keyword.WIN: Named.WIN,
    Keyword.ANYTHING: Named.ANYTHING,
}


def in_suit(call: Call, suit: Suit | None) -> Card | None:
    """The card of the rank that was named in a suit, if dummy has it."""
    return next((card for card in call.of(suit) if card.rank is call.words.rank), None)


def lowest_winner(found: Call) -> Card | None:
    """The lowest card of dummy's that wins whatever is still to be played, a ruff apart; none if none is sure."""
    last = to_play((*found.current, (found.dummy, next(iter(found.own)))), found.dummy) is None
    for card in sorted(found.playable):
        ahead = winner_of((*found.current, (found.dummy, card)), found.trump) is found.dummy
        higher = any(other > card and other.suit is card.suit for other in found.unseen)
        if ahead and (last or not higher):
            return card
    return None


def called_for(call: Call) -> Card | None:
    """The card that the Law takes declarer to have called for; None where it leaves that open."""
    match how := kind(call):
        case Named.IN_FULL:
            return in_suit(call, call.words.suit)
        case Named.HIGH | Named.LOW:
            cards = call.of(call.led)
            return None if not cards else max(cards) if how is Named.HIGH else min(cards)
        case Named.WIN:
            return lowest_winner(call)
        case Named.SUIT:
            return min(call.of(call.words.suit))
        case Named.RANK:
            same = None if call.current else in_suit(call, call.won_with)
            return same if same is not None else (call.named[0] if len(call.named) == 1 else None)
        case _:
            return None


def is_another(said: Designated, card: Card) -> bool:
    """Whether a card is plainly not the one that the words name, whatever else dummy has."""
    words = parse_designation(said.text or "")
    if words is None:
        return False
    otherwise = words.suit not in {None, card.suit} or words.rank not in {None, card.rank}
    low = words.keyword is Keyword.LOW or (
        words.suit is not None and words.rank is None and words.keyword is None
    )
    high = words.keyword is Keyword.HIGH
    return otherwise or (low and card.rank.is_honour) or (high and not card.rank.is_honour)
