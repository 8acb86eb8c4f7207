"""Table: the game as it was really played. It takes any event; what follows is a view of the record."""

from collections.abc import Iterator, Mapping

from lawbook.bridge import Card, Deal, Seat, Side, Trick
from lawbook.table.auction.matter import Matter
from lawbook.table.besides.extraneous import Informing, given_away
from lawbook.table.besides.finding import found_in
from lawbook.table.besides.incident import Besides, Incident
from lawbook.table.missed import missed
from lawbook.table.play.matter import PlayMatter
from lawbook.table.play.playing import Playing
from lawbook.table.record.events import (
    Agreed,
    Attention,
    Called,
    CardReplaced,
    CardWithdrawn,
    Chose,
    Claimed,
    Conceded,
    CorrectionOver,
    Counted,
    DirectorCalled,
    Event,
    Exposed,
    FacedHand,
    Found,
    HandsReturned,
    Heard,
    Looked,
    Missed,
    NextBoard,
    NotFound,
    Objected,
    RoundOver,
    Saw,
    TookWrong,
)
from lawbook.table.record.log import shown
from lawbook.table.recording import Recording

__all__ = ["Table"]

ANSWERS = (
    Agreed
    | Attention
    | CardReplaced
    | CardWithdrawn
    | Chose
    | DirectorCalled
    | NextBoard
    | Objected
    | RoundOver
)
"""What is said or done about a claim, or something else that the Director has to see to before."""


class Table(Recording):
    """A record with its cards: who held what, what is missing, what was seen and played."""

    __slots__ = ()

    # What is irregular

    @shown
    def matters(self) -> tuple[Matter, ...]:
        """The irregularities of the auction, in the order in which they are to be ruled."""
        return tuple(self.bidding.fates)

    @shown
    def play_matters(self) -> tuple[PlayMatter, ...]:
        """The irregularities of the play, in the order in which the record shows them."""
        return tuple(self.playing.fates) if self.playing else ()

    @property
    def waits_for_director(self) -> bool:
        """Whether a call, lead or play is open, or stands against the Laws, and the Director has not come to it."""
        played = self.playing is not None and (self.playing.due or self._played_over_claim(self.playing))
        return self.bidding.due or played

    def _played_over_claim(self, now: Playing) -> bool:
        """Whether cards were played after a claim or concession to which nobody has said anything (Law 68D)."""
        if now.claim is None:
            return False
        (number, claimer), then = now.claim, self.playing_at(now.claim[0])
        claim, since = self._events[number], self._events[number + 1 :]
        if then is None or now.seen == then.seen or any(isinstance(event, ANSWERS) for event in since):
            return False
        others = {seat for trick in now.tricks for seat, card in trick.plays if not then.seen >> card & 1}
        by_others = any(seat.side is not claimer.side for seat in others)
        return by_others and not (isinstance(claim, Conceded) and claim.tricks == 1 and then.current)

    # Besides calls and plays

    @shown
    def incidents(self) -> tuple[Incident, ...]:
        """What was said or done besides calls and plays, and is to be ruled on."""
        if not self._besides:
            return ()
        irregular = [*(m.number for m in self.matters), *(m.number for m in self.play_matters)]
        found = found_in(self._events, self._besides, irregular, self.dummy, self.playing_at)
        return (*found, *self._returned_early)

    @property
    def _returned_early(self) -> Iterator[Incident]:
        """The hands put back into the board while somebody had still to call."""
        for number in self._besides:
            turn = self.auction_at(number).turn
            returned = isinstance(self._events[number], HandsReturned)
            if returned and turn is not None and self.playing_at(number) is None:
                yield Incident(Besides.RETURNED, number, turn)

    # The cards

    @property
    def deal(self) -> Deal | None:
        """The hands as they were taken from the board."""
        return self.board.deal

    def count(self, seat: Seat) -> int | None:
        """How many cards a hand had when the board began; None if that is not known."""
        return self.counts.get(seat)

    @shown
    def counts(self) -> Mapping[Seat, int]:
        """How many cards the hands had when the board began: as counted, or as the deal shows."""
        counted = {event.seat: event.cards for event in self.all(Counted)}
        left = {} if self.deal is None else {seat: self.deal.count(seat) for seat in Seat}
        dealt = {seat: count + self.unseen_tricks for seat, count in left.items() if count is not None}
        return dealt | dict.fromkeys((event.seat for event in self.all(Missed)), 12) | counted

    @shown
    def long_hands(self) -> tuple[Seat, ...]:
        """The hands with more than thirteen cards."""
        return tuple(sorted(seat for seat, count in self.counts.items() if count > 13))

    @shown
    def short_hands(self) -> tuple[Seat, ...]:
        """The hands with fewer than thirteen cards."""
        return tuple(sorted(seat for seat, count in self.counts.items() if count < 13))

    @property
    def counted(self) -> bool:
        """Whether the number of cards in every hand is known."""
        return len(self.counts) == 4

    @shown
    def surplus(self) -> tuple[Card, ...]:
        """The cards that the deal holds more than once."""
        return tuple(self.deal.repeated) if self.deal else ()

    @shown
    def displaced(self) -> tuple[tuple[Card, Seat | None, Seat], ...]:
        """The cards in the wrong place: which, who holds it (None: nobody), whose it is."""
        rows = [(card, self._holder(card, owner), owner) for card, owner in self.belongs.items()]
        rows += [(card, None, seat) for card, seat in self.missed.items() if card not in self.belongs]
        return tuple(rows)

    @property
    def missed(self) -> Mapping[Card, Seat]:
        """Who misses which card."""
        return missed(self.all(Missed), self.all(Found), self.short_hands)

    def _holder(self, card: Card, owner: Seat) -> Seat | None:
        holders = self.deal.holders(card) if self.deal else ()
        return next((seat for seat in holders if seat is not owner), None)

    @property
    def missing(self) -> tuple[Card, ...]:
        """The cards that no hand holds."""
        named = tuple(card for card, holder, _ in self.displaced if holder is None)
        if named or not self.deal or not self.deal.complete or self.surplus or self.unseen_tricks:
            return named
        return tuple(self.deal.missing)

    @property
    def saw_another_hand(self) -> bool:
        """Whether the record shows a player who saw a card of another hand."""
        return bool(self.all(Saw)) or any(event.seat in self.long_hands for event in self.all(Looked))

    @property
    def on_wrong_cards(self) -> Seat | None:
        """The player who holds cards of another board; of several the one who called first."""
        holders = [event.seat for event in self.all(TookWrong)]
        callers = (event.seat for event in self.all(Called) if event.seat in holders) if holders[1:] else ()
        return next(iter((*callers, *holders)), None)

    @shown
    def informed(self) -> Seat | None:
        """The player who saw a card of another hand or heard of the board, the first of several; dummy in the play is none."""
        dummys = {incident.number for incident in self.incidents}
        rows = (event for number, event in enumerate(self._events) if number not in dummys)
        told = (event for event in rows if isinstance(event, Saw | Heard))
        return next((event.seat for event in told if not self._is_declarers(event)), None)

    def _is_declarers(self, told: Saw | Heard) -> bool:
        """Whether dummy has seen a card of declarer's in the play."""
        own = isinstance(told, Saw) and told.owner is told.seat.partner
        return own and self.lead_faced and told.seat is self.dummy

    @property
    def passed_out(self) -> bool:
        """Whether the auction has ended without a bid."""
        return self.auction_over and self.auction is not None and self.contract is None

    @property
    def heard(self) -> bool:
        """Whether what a player learned from elsewhere was heard, and no card was seen."""
        return bool(self.all(Heard)) and not any((self.all(Saw), self.all(Exposed)))

    @shown
    def given_away(self) -> Informing | None:
        """The tempo, or the words of which no other Law speaks, by which a player may have given something away."""
        return given_away(self)

    @property
    def gave_away(self) -> Seat | None:
        """The player who may have given something away by tempo, or by words of which no other Law speaks."""
        return self.given_away.seat if self.given_away else None

    @property
    def exposed_before_auction(self) -> bool:
        """Whether a card was exposed before anybody had called."""
        return self._first_is(Exposed, FacedHand)

    @property
    def called_before_sight(self) -> bool:
        """Whether a call had been made when a card was seen or exposed."""
        return not self._first_is(Saw, Heard, Exposed, FacedHand)

    def _first_is(self, *kinds: type[Event]) -> bool:
        """Whether an event of some kind came before any call."""
        first = next((event for event in self._events if isinstance(event, (*kinds, Called))), None)
        return self.beginning is None and isinstance(first, kinds)

    def found(self, card: Card | None = None) -> str | None:
        """Where a missing card turned up, `nowhere` if it was looked for in vain; None if not told."""
        for event in reversed(self._events):
            if isinstance(event, Found | NotFound) and card in {None, event.card}:
                return event.place if isinstance(event, Found) else "nowhere"
        return None

    # The play

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks, the last perhaps unfinished; one may have too few cards, or too many."""
        return self.playing.tricks if self.playing else ()

    def defends(self, seat: Seat) -> bool:
        """Whether a player is a defender, as far as the contract is known."""
        return self.contract is not None and seat.side is not self.contract.declarer.side

    @property
    def dummy(self) -> Seat | None:
        """Dummy, once there is a contract."""
        return self.contract.declarer.partner if self.contract else None

    def penalty_cards(self, seat: Seat) -> tuple[Card, ...]:
        """The penalty cards that lie before a player, in the order in which they became so."""
        playing = self.position
        if playing is None:
            return ()
        return tuple(penalty.card for penalty in playing.penalties_of(seat))

    @property
    def claimed(self) -> bool:
        """Whether anybody has claimed or conceded."""
        return any(isinstance(event, Claimed | Conceded) for event in self._events)

    @property
    def round_ended(self) -> bool:
        """Whether the record goes to the end of the round."""
        return bool(self.all(RoundOver))

    def restriction_on(self, seat: Seat) -> str:
        """Where a restriction on a player's first lead stands: `waiting`, `now` while he has that lead, or `over`."""
        leaders = [trick.plays[0][0] for trick in self.tricks if trick.plays]
        nobody_leads = self.playing is None or not self.playing.current
        if nobody_leads and (next_leader := self._next_leader) is not None:
            leaders.append(next_leader)
        if seat not in leaders:
            return "over" if self.play_over else "waiting"
        kept = all(leader is seat for leader in leaders[leaders.index(seat) :])
        return "now" if kept and not self.play_over else "over"

    @property
    def _next_leader(self) -> Seat | None:
        if self.playing is not None:
            return self.playing.turn
        return None if self.contract is None else self.contract.declarer.lho

    @property
    def phase(self) -> str:
        """Where the board stands: `auction`, `clarification` (Law 17D1), `play` or `over`."""
        if self.play_over:
            return "over"
        if self.lead_faced:
            return "play"
        return "clarification" if self.auction_over else "auction"

    def tricks_won(self, side: Side) -> int:
        """How many tricks a side has won, as far as it is known who won them."""
        return self.playing.tricks_won(side) if self.playing else 0

    @property
    def play_over(self) -> bool:
        """Whether the play has ended: thirteen tricks, an agreed claim or concession, a passed-out board, or one put back."""
        claimed = self.claimed and bool(self.all(Agreed)) and (self.playing is None or self.playing.agreed)
        passed_out = self.auction_over and self.auction is not None and self.auction.passed_out
        put_back = self.contract is not None and self.hands_returned
        return (self.playing is not None and self.playing.over) or claimed or passed_out or put_back

    @property
    def hands_returned(self) -> bool:
        """Whether all four hands are back in the board (Law 62D1)."""
        return bool(self.all(HandsReturned))

    @property
    def correction_over(self) -> bool:
        """Whether the correction period has ended (Law 79C)."""
        return bool(self.all(CorrectionOver))
