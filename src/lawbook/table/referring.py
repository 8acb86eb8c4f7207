"""Referring: a line that names an earlier call, card or claim is of one that the record shows.

What happens at a table is never refused, however irregular; but nobody changes a call that he has not
made, takes back a card that he has not played, or explains a call that nobody has heard.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from lawbook.bridge import Call, Card, Seat
from lawbook.errors import CaseError
from lawbook.table.auction.bidding import Bidding
from lawbook.table.play.moves import PLAYERS
from lawbook.table.play.playing import Playing
from lawbook.table.record.beginning import Beginning
from lawbook.table.record.events import (
    Agreed,
    Asked,
    CallCancelled,
    Called,
    CallReplaced,
    CallStood,
    CallWithdrawn,
    CardReplaced,
    CardWithdrawn,
    Claimed,
    Conceded,
    Corrected,
    Event,
    Explained,
    FacedLead,
    LedFaceDown,
    Named,
    Objected,
    Played,
)
from lawbook.table.record.lines import call_word

__all__ = ["Check", "check_auction_on", "referring"]

Events = Sequence[Event]
Check = Callable[[Any, Events, Bidding, Playing | None], None]
"""Raises CaseError where what an event names is not in the record that comes before it."""


def _his_call(
    event: CallReplaced | CallWithdrawn | CallStood | CallCancelled,
    events: Events,
    bidding: Bidding,
    _: Playing | None,
) -> None:
    """The call that stands for him, or one that he has made since."""
    standing = bidding.last_of(event.seat)
    since = 0 if standing is None else standing.number
    his = [call for seat, call in _calls(events[since:]) if seat is event.seat]
    meant = {matter.call for matter in bidding.waiting if matter.seat is event.seat}
    made = {*his, *meant, *(() if standing is None else (standing.call,))}
    if event.call in made or (event.call is None and made):
        return
    if not his and standing is None:
        raise CaseError(
            "{seat} has made no call, and so has none to change or take back (25A, 25B); tell his call first",
            seat=PLAYERS[event.seat],
        )
    raise CaseError(
        "{seat} can change or take back only the last call that he made (25A, 25B), and that is {last}, not {call}; name {last}",
        seat=PLAYERS[event.seat],
        call="" if event.call is None else call_word(event.call),
        last=call_word(his[-1] if his or standing is None else standing.call),
    )


def _callers_call(event: Explained | Corrected, events: Events, *_: object) -> None:
    """The caller's, where the story tells the calls."""
    made = {*_calls(events)}
    if made and (event.caller, event.call) not in made:
        raise CaseError(
            "{caller} has not called {call}, so that nobody can explain it (20F1); tell the call before its explanation",
            caller=PLAYERS[event.caller],
            call=call_word(event.call),
        )


def _call_asked_about(event: Asked, events: Events, *_: object) -> None:
    """Anybody's, where the story tells the calls."""
    made = {call for _seat, call in _calls(events)}
    if made and event.call not in made:
        raise CaseError(
            "{seat} asks about {call}, which nobody has called (20F1); tell the call before the question",
            seat=PLAYERS[event.seat],
            call=call_word(event.call),
        )


def _his_card(
    event: CardReplaced | CardWithdrawn, events: Events, _: Bidding, playing: Playing | None
) -> None:
    play = (event.seat, event.card)
    in_tricks = () if playing is None else (play for trick in playing.tricks for play in trick.plays)
    if play not in {*_cards(events), *in_tricks}:
        raise CaseError(
            "{seat} has not played {card}, so that he cannot take it back (47); tell the card first, or name the one that he played",
            seat=PLAYERS[event.seat],
            card=event.card,
        )


def _claim(event: Agreed | Objected, events: Events, *_: object) -> None:
    if not any(isinstance(told, Claimed | Conceded) for told in events):
        raise CaseError(
            "{seat} has no claim or concession to answer (68A, 68B); tell it first",
            seat=PLAYERS[event.seat],
        )


def _calls(events: Events) -> Iterator[tuple[Seat, Call]]:
    """Every call that was made, whatever became of it."""
    for event in events:
        match event:
            case Called(seat=seat, call=call) | CallReplaced(seat=seat, new=call):
                yield seat, call


def _cards(events: Events) -> Iterator[tuple[Seat, Card]]:
    """Every card that was led, played or named, whatever became of it."""
    for event in events:
        match event:
            case Played() | FacedLead() | LedFaceDown() | Named():
                yield event.seat, event.card
            case CardReplaced(seat=seat, new=card):
                yield seat, card


OF_CALLS: Mapping[type[Event], Check] = {
    CallReplaced: _his_call,
    CallWithdrawn: _his_call,
    CallStood: _his_call,
    CallCancelled: _his_call,
    Explained: _callers_call,
    Corrected: _callers_call,
    Asked: _call_asked_about,
}
"""They name a call; where the contract is given, the calls are not told."""
OF_CARDS: Mapping[type[Event], Check] = {CardReplaced: _his_card, CardWithdrawn: _his_card}
"""They name a card; of tricks whose cards nobody knows it may be any."""
OF_CLAIMS: Mapping[type[Event], Check] = {Agreed: _claim, Objected: _claim}
PLAY: Mapping[type[Event], Check] = {**OF_CARDS, **OF_CLAIMS}
WHOLE: Mapping[type[Event], Check] = {**OF_CALLS, **PLAY}


def referring(beginning: Beginning | None) -> Mapping[type[Event], Check]:
    """What is looked at in a record, by where it begins."""
    if beginning is None:
        return WHOLE
    return OF_CLAIMS if beginning.tricks else PLAY


def check_auction_on(seat: Seat, *, faced: bool, told: bool) -> None:
    """Raises CaseError for a call after the opening lead was faced, or where the auction is not told."""
    if faced:
        raise CaseError(
            "{seat} cannot call: the auction period ended when the opening lead was faced (17D1); put the call before it",
            seat=PLAYERS[seat],
        )
    if not told:
        raise CaseError(
            "{seat} cannot call: with the contract given, the auction has ended; leave out the contract and tell all calls, or leave out this one",
            seat=PLAYERS[seat],
        )
