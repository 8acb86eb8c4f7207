"""Position: how far the play has got, and what every player has left."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from lawbook.bridge import PACK, Card, Contract, Deal, Hand, Seat, Side, Strain, Trick
from lawbook.notation.designation import Designation, Keyword
from lawbook.table.fates import Fates
from lawbook.table.play.force import NOTHING, Force, Penalty, lying
from lawbook.table.play.matter import PlayFate, PlayFault, PlayMatter
from lawbook.table.record.beginning import Beginning

__all__ = ["SUITS", "Bits", "Plays", "Position", "Start", "Words", "to_play", "winner_of"]

Plays = tuple[tuple[Seat, Card], ...]
Bits = tuple[int | None, ...]

SUITS = tuple(0x1FFF << 13 * suit for suit in range(4))
"""The cards of each suit as bits."""


@dataclass(frozen=True, slots=True)
class Start:
    """What the play begins with: the contract, and the hands as they were dealt and as they ought to be."""

    contract: Contract | None = None
    deal: Deal = field(default_factory=Deal)
    belongs: Mapping[Card, Seat] = field(default_factory=dict)
    """Cards that count as another hand's than the one that holds them."""
    beginning: Beginning = field(default_factory=Beginning)
    """How many tricks were played before; their cards are not known, and the deal has those left."""

    @property
    def hands(self) -> Bits:
        """The hands, each card counted as its owner's; None for one that is not known."""
        hands = [None if hand is None else hand.bits for hand in self.deal.hands]
        for card, owner in self.belongs.items():
            hands = [None if bits is None else bits & ~(1 << card) for bits in hands]
            known = hands[owner]
            hands[owner] = None if known is None else known | 1 << card
        return tuple(hands)

    @property
    def leader(self) -> Seat | None:
        """Who leads first: the opening leader, unless tricks were played before."""
        if self.beginning.tricks or self.beginning.leader is not None:
            return self.beginning.on_lead
        return None if self.contract is None else self.contract.declarer.lho

    @property
    def gone(self) -> int:
        """The cards of the tricks that were played before, as bits; none when a hand is not known."""
        if not self.beginning.tricks or not self.deal.complete:
            return 0
        north, east, south, west = (bits or 0 for bits in self.hands)
        return PACK.bits & ~(north | east | south | west)

    @property
    def trump(self) -> Strain | None:
        """The denomination; None when the contract is not known."""
        return None if self.contract is None else self.contract.bid.strain


@dataclass(frozen=True, slots=True)
class Words:
    """Words of declarer's that name no card of dummy's in full (Law 46B)."""

    number: int
    """The event."""
    dummy: Seat
    trick: int
    said: Designation
    card: Card | None
    """The card that the Law takes him to have called for, if it takes him to have called for one."""

    @property
    def leaves_open(self) -> bool:
        """Whether they name neither suit nor rank, so that a defender may name the card (Law 46B5)."""
        return self.said == Designation(keyword=Keyword.ANYTHING)

    def may_mean(self, words: Designation) -> bool:
        """Whether he may have meant by them a card that other words name, for all that they say themselves (Law 46B)."""
        suits, ranks = {None, words.suit}, {None, words.rank}
        return not self.leaves_open and self.said.suit in suits and self.said.rank in ranks


@dataclass(frozen=True, slots=True)
class Position:
    """The tricks, the hands and whose turn it is."""

    start: Start
    left: Bits
    """The cards that each hand has left, as bits."""
    turn: Seat | None = None
    """Who has to lead or play; None when that is not known, or the play has ended."""
    current: Plays = ()
    """The trick in progress."""
    done: tuple[Trick, ...] = ()
    """The tricks to which every hand has played, or after which another was led to."""
    won: tuple[Seat | None, ...] = ()
    """Who won each of them; None when the trumps are not known."""
    seen: int = 0
    """The cards that have been played, as bits."""
    fates: Fates[PlayMatter, tuple[PlayFate, int]] = field(default_factory=Fates)
    """Every irregularity, in order, with what became of it and at which event."""
    lead: PlayMatter | None = None
    """The lead out of turn about which nothing has been done yet."""
    begun: bool = False
    """Whether an opening lead has been faced (Law 41C)."""
    director: int = -1
    """At which event the Director was last called."""
    claim: tuple[int, Seat] | None = None
    """The claim or concession that nobody has doubted: at which event, by whom."""
    quitted: int = 0
    """The last trick that is told to have been quitted."""
    force: Force = NOTHING
    """The penalty cards and restrictions that rulings have made."""
    named: tuple[Seat, Card] | None = None
    """The card that declarer has named and dummy not yet put on the table (Law 45B)."""
    heard: tuple[Seat, Card | None] | None = None
    """Dummy, whom declarer has told what to play in words that name no card, and the card that it is (Law 46B)."""
    agreed: bool = False
    """Whether the claim has been agreed to, and nobody has played on."""
    down: tuple[Seat, Card] | None = None
    """The opening lead that lies face down (Law 41A)."""
    bound: tuple[tuple[Side, int], ...] = ()
    """The sides that claimed or conceded, or may no longer doubt a claim, and after how many tricks (63A3, 63A4)."""
    words: Words | None = None
    """What declarer said last that did not name dummy's card in full."""

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks, the last perhaps unfinished; one may have too few cards, or too many."""
        return (*self.done, Trick(self.current)) if self.current else self.done

    @property
    def hands(self) -> tuple[Hand | None, ...]:
        """The cards that each hand has left; None for one that was never known."""
        return tuple(None if bits is None else Hand.from_bits(bits) for bits in self.left)

    def penalties_of(self, seat: Seat) -> tuple[Penalty, ...]:
        """The penalty cards that lie before a player: he has not played them since."""
        left = self.left[seat]
        return lying(self.force.penalties, seat, PACK.bits & ~self.seen if left is None else left)

    def just_put(self, seat: Seat) -> tuple[Seat, Card] | None:
        """A player's card, where it is the last that his side has played."""
        plays = self.tricks[-1].plays if self.tricks else ()
        last = next((play for play in reversed(plays) if play[0].side is seat.side), None)
        return last if last is not None and last[0] is seat else None

    def left_if(self, seat: Seat, bits: int) -> Bits:
        """What the hands have left, if a hand that nobody has told had just these cards."""
        return (*self.left[:seat], bits, *self.left[seat + 1 :])

    def hides_another(self, seat: Seat, card: Card) -> bool:
        """Whether another card of his lies face down as the opening lead (Law 41A)."""
        return self.down is not None and self.down[0] is seat and self.down[1] is not card

    @property
    def played(self) -> Hand:
        """The cards that have been played."""
        return Hand.from_bits(self.seen)

    @property
    def over(self) -> bool:
        """Whether all tricks, or all cards, have been played."""
        return len(self.done) >= 13 or self.seen == PACK.bits

    def tricks_won(self, side: Side) -> int:
        """How many tricks a side has won."""
        before = self.start.beginning.won.get(side, 0)
        return before + sum(seat is not None and seat.side is side for seat in self.won)

    def owes(self, seat: Seat) -> bool:
        """Whether his next card belongs to the trick before, to which he has not played (Laws 62A, 67A1)."""
        if not self.done or len(self.done[-1].plays) not in {1, 2, 3}:  # none: a trick that nobody knows
            return False
        if any(player is seat for player, _ in self.done[-1].plays):
            return False
        return seat is not self.turn or not self._went_on_without

    @property
    def _went_on_without(self) -> bool:
        """Whether the play goes on without a card from a hand to the trick before (Law 67).

        Once the Director has come, it is added first, unless each side has gone on (67A).
        """
        omitted = [
            m
            for m, (became, _) in self.fates.items()
            if (m.fault, became, m.trick) == (PlayFault.OMITTED, PlayFate.OPEN, len(self.done))
        ]
        both = len({seat.side for seat, _ in self.current}) == 2
        return any(both or m.number > self.director for m in omitted)

    def turn_to_owing(self) -> Self:
        """The position in which whoever has taken a card back from the trick before plays first, before the trick goes on."""
        if not self.current or not self.done or self._went_on_without:
            return self
        plays = self.done[-1].plays
        missing = [seat for seat in Seat if plays and all(player is not seat for player, _ in plays)]
        turn = min(missing, key=lambda seat: (seat - plays[0][0]) % 4, default=None)
        return replace(self, turn=to_play(self.current, self.current[0][0]) if turn is None else turn)

    @property
    def leader(self) -> Seat | None:
        """Who has to lead when no trick is in progress."""
        if self.over:
            return None
        return self.won[-1] if len(self.won) > self.start.beginning.tricks else self.start.leader


def winner_of(plays: Plays, trump: Strain | None) -> Seat | None:
    """Who is winning a trick (Law 44E, 44F); a second card from one hand does not count.

    >>> winner_of(((Seat.W, Card.H2), (Seat.N, Card.HA), (Seat.W, Card.S2)), Strain.SPADES)
    Seat.N
    """
    if trump is None or not plays:
        return None
    led = plays[0][1] // 13
    best, winner = -1, plays[0][0]
    counted: set[Seat] = set()
    for seat, card in plays:
        suit = card // 13
        worth = card + 52 if suit == trump else card if suit == led else -1
        if worth > best and seat not in counted:
            best, winner = worth, seat
        counted.add(seat)
    return winner


def to_play(plays: Sequence[tuple[Seat, Card]], after: Seat) -> Seat | None:
    """The next player, in rotation after a seat, who has not played to the trick; None if all have."""
    played = {seat for seat, _ in plays}
    if len(played) == 4:
        return None
    seat = after.lho
    while seat in played:
        seat = seat.lho
    return seat
