"""Recording: what happened, in order, and the auction that it makes."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from typing import Self

from lawbook.bridge import Auction, Board, Card, Contract, Deal, Seat
from lawbook.errors import CaseError
from lawbook.table.auction.bidding import Bidding
from lawbook.table.play.asides import ENACTED, forced
from lawbook.table.play.claiming import check_claim
from lawbook.table.play.playing import Playing, opening
from lawbook.table.play.position import Start
from lawbook.table.play.positions import Positions
from lawbook.table.play.remarked import as_said
from lawbook.table.record.beginning import Beginning
from lawbook.table.record.events import (
    BecameDeclarer,
    Called,
    CallReplaced,
    Claimed,
    Conceded,
    Event,
    Exposed,
    FacedHand,
    FacedLead,
    Led,
    LedFaceDown,
    Missed,
    Played,
    PlayedTogether,
    Remarked,
    TookWrong,
)
from lawbook.table.record.log import Log, shown
from lawbook.table.record.moments import in_order, is_beside, of_one_moment
from lawbook.table.referring import check_auction_on, referring

__all__ = ["Recording"]

CALLS = (Called, CallReplaced)
LEADS = (Played, FacedLead, LedFaceDown)
SHOWN = (Exposed, FacedHand)


class Recording(Log):
    """An append-only record of one board at one table.

    The hands are those that the players took from the board, right or wrong; `belongs` says which
    cards belong to another hand than the one that holds them, or to no hand that is there.
    """

    __slots__ = ("_positions", "_referring", "_states", "beginning", "belongs", "board")

    def __init__(
        self,
        board: Board | None = None,
        belongs: Mapping[Card, Seat] | None = None,
        story: Sequence[Event] = (),
        *,
        beginning: Beginning | None = None,
    ) -> None:
        super().__init__()
        self.board = board or Board()
        self.belongs: Mapping[Card, Seat] = dict(belongs or {})
        self.beginning = beginning
        """Where the record begins; None: with the first call."""
        self._referring = referring(beginning)
        self._states = [Bidding(turn=self.board.dealer if beginning is None else None)]
        begun = opening(self.start, None, faced=True) if self.unseen_tricks else None
        self._positions = Positions(self._events, begun)
        for event in story:
            self.push(event)

    @property
    def told(self) -> bool:
        """Whether anything of what happened is known; a told story begins where the board or its record began."""
        return bool(self._events) or self.beginning is not None

    @property
    def unseen_tricks(self) -> int:
        """How many tricks were played before the record begins; they count, but nobody knows their cards."""
        return 0 if self.beginning is None else self.beginning.tricks

    def as_it_stands(self) -> Self:
        """A copy of the record, which further events leave as it is."""
        same = self._copied()
        same.board, same.belongs, same.beginning = self.board, self.belongs, self.beginning
        same._referring, same._states = self._referring, [*self._states]  # noqa: SLF001  # its own
        same._positions = self._positions.copied(same._events)  # noqa: SLF001
        return same

    def before(self, number: int) -> Self:
        """The record as it stood before the event with this number."""
        then = self.as_it_stands()
        while len(then._events) > number:  # noqa: SLF001  # its own
            then.pop()
        return then

    def push(self, event: Event, line: int | None = None) -> None:
        """Record an event, legal or not.

        Raises CaseError for one that cannot be. It names the line of the story, which is the number of
        the event where no other is given.
        """
        if type(event) is Played and self._positions.takes(event):
            self._states.append(self._states[-1])
            self._events.append(event)
            self._shown.clear()
            return
        if isinstance(event, Remarked) and is_beside(event):
            self.set_aside(event)
            return
        told = (each for each in reversed(self._events) if not isinstance(each, ENACTED))
        event = as_said(event, next(told, None), self.playing, self.board.deal)
        if instead := self._as_it_counts(event):
            self.pop()
            for each in instead:
                self.push(each, line)
            return
        try:
            self._refers(event)
            playing = self._play_after(event)
            state = self._auction_after(event, playing)
        except CaseError as error:
            raise CaseError(
                "story line {line}: {error}", line=line or len(self._events) + 1, error=error
            ) from None
        self._note(event)
        self._states.append(state)
        self._positions.add(playing)
        self._events.append(event)
        self._shown.clear()

    def _refers(self, event: Event) -> None:
        """Raises CaseError when an event names an earlier one that is not there."""
        if (check := self._referring.get(type(event))) is not None:
            check(event, self._events, self.bidding, self.playing)

    def _as_it_counts(self, event: Event) -> tuple[Event, ...]:
        """What counts instead of the last event and this one, where both are of one moment; none if they are not."""
        if not self._events or (type(event) is Called and event.manner is None):
            return ()
        last = self._events[-1]
        if self._counts_first(last, event):
            return in_order(last, event)
        return of_one_moment(last, event)

    def _counts_first(self, last: Event, event: Event) -> bool:
        """Whether something done at the same moment as the event before it counts as done first (Laws 33, 58A)."""
        number = len(self._events)
        match last, event:
            case Called(seat=other, manner=None), Called(seat=seat, manner="together") if seat is not other:
                return self._states[number - 1].turn is seat
            case Played(seat=other), PlayedTogether(seat=seat) if seat is not other:
                before = self.playing_at(number - 1)
                return (self._opened() if before is None else before).turn is seat
            case _:
                return False

    def pop(self) -> Event:
        """Take the last event back."""
        self._states.pop()
        self._positions.pop()
        return self._taken_back()

    def playing_at(self, number: int) -> Playing | None:
        """The play as it stood before the event with this number, or with a negative one counted from the end."""
        return self._positions.at(number)

    def _auction_after(self, event: Event, playing: Playing | None) -> Bidding:
        """The auction after one more event; of what happens when the play has begun only words can be about it."""
        state = self._states[-1]
        if playing is not None and playing.begun:
            return state.after_lead(len(self._events), event)
        if isinstance(event, SHOWN) and self.beginning is not None and self.contract is not None:
            return state.with_exposed(len(self._events), event.seat)  # the auction is not told, and has ended
        if isinstance(event, Called) and state.turn is None and not state.live:  # nobody knows who dealt
            state = Bidding(turn=event.seat)
        return state.after(len(self._events), event)

    def _play_after(self, event: Event) -> Playing | None:
        """The play after one more event; None as long as nobody has led."""
        playing, number = self.playing, len(self._events)
        playing = self._before_lead(playing) if playing is not None and not playing.begun else playing
        if isinstance(event, Claimed | Conceded):
            check_claim(event, playing)
        if isinstance(event, CALLS):
            check_auction_on(
                event.seat, faced=playing is not None and playing.begun, told=self.beginning is None
            )
        if playing is not None and playing.begun:
            return playing.after(number, event)
        if playing is None and isinstance(event, ENACTED) and self.contract is not None:
            playing = self._opened()
        if not isinstance(event, LEADS):
            return playing if playing is None else playing.after(number, event)
        return self._led(number, event, playing)

    def _led(
        self, number: int, event: Played | FacedLead | LedFaceDown, now: Playing | None
    ) -> Playing | None:
        """The play after an opening lead, or a card that is shown too early."""
        faced = not isinstance(event, LedFaceDown)
        before = now or self._opened()
        if type(event) in {Played, Led} and before.hides_another(event.seat, event.card):
            return before.before_play(number, event.seat, event.card)
        opened = opening(before.start, before, faced=faced)
        if self.bidding.turn is not None and (self.bidding.live or self.bidding.fates):
            if not faced:  # nobody has seen its face, and it goes back (24, 41A)
                return now
            return opened.before_play(number, event.seat, event.card)
        return opened.after(number, event)

    @property
    def start(self) -> Start:
        """What the play begins with, as far as it is known when somebody leads.

        Whoever turns out in the auction to hold cards of another board gets his own (Law 15A).
        """
        deal = self.board.deal or Deal()
        strangers = set() if self.calls else {event.seat for event in self.all(TookWrong)}
        hands = tuple(None if seat in strangers else deal[seat] for seat in Seat)
        missed = {event.card: event.seat for event in self.all(Missed)}
        return Start(
            self.contract,
            replace(deal, hands=hands) if strangers else deal,
            {**missed, **self.belongs},
            self.beginning or Beginning(),
        )

    def auction_at(self, number: int) -> Bidding:
        """The auction as it stood before the event with this number."""
        return self._states[number]

    def auctions_after(self, number: int) -> Iterator[Bidding]:
        """The auction as it stood after the event with this number, and after each one from then on."""
        return iter(self._states[number + 1 :])

    @shown
    def position(self) -> Playing | None:
        """The play as it stands, from the end of the auction on; None before that, and when the auction is reopened."""
        playing = self.playing
        if playing is not None and playing.begun:
            return playing
        if self.contract is None:
            return None if self.beginning is None else playing
        return self._opened() if playing is None else self._before_lead(playing)

    def _before_lead(self, playing: Playing) -> Playing:
        """The play before the opening lead: what was led in the auction, or before it was reopened, stays on record."""
        if self.contract in {None, playing.start.contract}:
            return playing
        return replace(self._opened(), fates=playing.fates, director=playing.director)

    def _opened(self) -> Playing:
        """The play before anybody has led, with what rulings on the auction have put in force for it."""
        opened = opening(self.start, None, faced=False)
        earlier = (event for event in self._events if isinstance(event, ENACTED))
        force = reduce(lambda force, event: forced(force, event, opened.left), earlier, opened.force)
        return replace(opened, force=force)

    @property
    def playing(self) -> Playing | None:
        """The play as it stands, with every irregularity found in it; None before anybody has led."""
        return self._positions.last

    @property
    def lead_faced(self) -> bool:
        """Whether an opening lead has been faced."""
        return self.playing is not None and self.playing.begun

    @property
    def bidding(self) -> Bidding:
        """The auction as it stands, with every irregularity found in it."""
        return self._states[-1]

    @property
    def auction(self) -> Auction | None:
        """The calls that count, if it is known who dealt or who called first; None when they are not told."""
        if self.beginning is not None:
            return None
        live = self.bidding.live
        dealer = self.board.dealer if self.board.dealer is not None or not live else live[0].seat
        return None if dealer is None else self.bidding.auction(dealer)

    @shown
    def contract(self) -> Contract | None:
        """The contract, once the auction is over; its declarer may be another by a ruling (Law 54A)."""
        if self.beginning is not None:
            contract = self.beginning.contract
        else:
            auction = self.auction if self.bidding.turn is None else None
            contract = None if auction is None else auction.contract
        became = self.all(BecameDeclarer) if contract is not None else []
        return replace(contract, declarer=became[-1].seat) if contract is not None and became else contract

    @property
    def auction_over(self) -> bool:
        """Whether the auction has ended."""
        over = bool(self.bidding.live) and self.bidding.turn is None
        return over or self.lead_faced or self.beginning is not None
