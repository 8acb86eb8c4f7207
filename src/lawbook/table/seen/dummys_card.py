"""Dummys_card: what declarer called for from dummy, and which card that is by the meaning that the Law gives it (46B)."""

from dataclasses import dataclass

from lawbook.bridge import Card, Hand, Seat, Strain, Suit
from lawbook.label import Label
from lawbook.notation.designation import Designation, Keyword, parse_designation
from lawbook.table.play.matter import PlayFault
from lawbook.table.play.position import SUITS, to_play, winner_of
from lawbook.table.record.events import Designated
from lawbook.table.seen.sight import IrregularPlay

__all__ = [
    "Named",
    "OfRank",
    "called",
    "can_follow",
    "can_win",
    "dummy_leads",
    "given_card",
    "how_many_of_rank",
    "rank_in_same_suit",
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


class OfRank(Label):
    """How many cards of the rank may legally be played."""

    ONE = "one", "One"
    SEVERAL = "several", "Two or more"
    NONE = "none", "None"


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


def call(sight: IrregularPlay) -> Call | None:
    """The words that are looked at, if they can be understood and dummy's hand is known."""
    matter, state = sight.matter, sight.then
    if matter.fault is not PlayFault.DESIGNATION:
        return None
    event, own = sight.event, state.hands[matter.seat]
    if not isinstance(event, Designated) or own is None:
        return None
    told = (
        Designation(matter.card.suit, matter.card.rank)
        if matter.card
        else parse_designation(event.text or "")
    )
    if told is None:
        return None
    declarer = state.left[matter.seat.partner] or 0
    seen = own.bits | declarer | state.seen
    return Call(
        told, matter.seat, own, state.current, state.start.trump, Hand.from_bits(~seen & ((1 << 52) - 1))
    )


def called(sight: IrregularPlay) -> Named | None:
    """What kind of words they were."""
    found = call(sight)
    if found is None:
        return None
    suit, rank, keyword = found.words.suit, found.words.rank, found.words.keyword
    if suit is not None and not found.of(suit):
        return Named.NOT_THERE
    if rank is not None and suit is not None:
        return Named.IN_FULL if Card.of(suit, rank) in found.own else Named.NOT_THERE
    if rank is not None:
        return Named.RANK if any(card.rank is rank for card in found.own) else Named.NOT_THERE
    if suit is not None and keyword is Keyword.HIGH and found.led is not suit:
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


def can_follow(sight: IrregularPlay) -> bool | None:
    """Whether a suit was led of which dummy has a card."""
    found = call(sight)
    return None if found is None else bool(found.of(found.led))


def dummy_leads(sight: IrregularPlay) -> bool | None:
    """Whether dummy was to lead."""
    found = call(sight)
    return None if found is None else not found.current


def won_with(sight: IrregularPlay) -> Suit | None:
    """The suit with which dummy won the trick before."""
    matter, state = sight.matter, sight.then
    if not state.done or state.won[-1] is not matter.seat:
        return None
    return next((card.suit for seat, card in state.done[-1].plays if seat is matter.seat), None)


def rank_in_same_suit(sight: IrregularPlay) -> bool | None:
    """Whether dummy won the trick before in a suit of which it has a card of the rank that was named."""
    found = call(sight)
    return None if found is None else _in_suit(found, won_with(sight)) is not None


def _in_suit(found: Call, suit: Suit | None) -> Card | None:
    return next((card for card in found.of(suit) if card.rank is found.words.rank), None)


def how_many_of_rank(sight: IrregularPlay) -> OfRank | None:
    """How many cards of the rank that was named may legally be played."""
    found = call(sight)
    if found is None:
        return None
    return {0: OfRank.NONE, 1: OfRank.ONE}.get(len(found.named), OfRank.SEVERAL)


def lowest_winner(found: Call) -> Card | None:
    """The lowest card of dummy's that wins whatever is still to be played, a ruff apart; none if none is sure."""
    last = to_play((*found.current, (found.dummy, next(iter(found.own)))), found.dummy) is None
    for card in sorted(found.playable, key=lambda card: (card.suit is not found.led, card)):
        ahead = winner_of((*found.current, (found.dummy, card)), found.trump) is found.dummy
        higher = any(other > card and other.suit is card.suit for other in found.unseen)
        if ahead and (last or not higher):
            return card
    return None


def can_win(sight: IrregularPlay) -> bool | None:
    """Whether a card of dummy's is known to win the trick; None where hands that are not seen decide."""
    found = call(sight)
    if found is None or found.trump is None:
        return None
    if lowest_winner(found) is not None:
        return True
    return False if len(found.current) == 3 else None


def given_card(sight: IrregularPlay) -> Card | None:
    """The card that the Law takes declarer to have called for."""
    found, how = call(sight), called(sight)
    if found is None:
        return None
    match how:
        case Named.IN_FULL:
            return _in_suit(found, found.words.suit)
        case Named.HIGH | Named.LOW:
            cards = found.of(found.led)
            return None if not cards else max(cards) if how is Named.HIGH else min(cards)
        case Named.WIN:
            return lowest_winner(found)
        case Named.SUIT:
            return min(found.of(found.words.suit))
        case Named.RANK:
            same = None if found.current else _in_suit(found, won_with(sight))
            return same if same is not None else (found.named[0] if len(found.named) == 1 else None)
        case _:
            return None
