"""Explanation: the record seen from an explanation that was wrong, is in doubt, or was not given (Laws 20, 21, 75)."""

from collections.abc import Iterator

from lawbook.bridge import Bid, Card, Seat
from lawbook.label import Label
from lawbook.table.besides.finding import tells_of
from lawbook.table.besides.incident import Besides
from lawbook.table.record.events import (
    Called,
    CallReplaced,
    CallWithdrawn,
    CardReplaced,
    CardWithdrawn,
    Corrected,
    Exposed,
    FacedHand,
    FacedLead,
    LedFaceDown,
    Played,
)
from lawbook.table.seen.sight import Explanation
from lawbook.table.table import Table

__all__ = [
    "Finder",
    "came_to_light",
    "changed",
    "corrected_too_soon",
    "corrected_when_due",
    "defends",
    "found_by",
    "heard",
    "lead_faced",
    "lho_called",
    "lho_changed",
    "made_call",
    "made_earlier_call",
    "misinformed",
    "no_bid",
    "partner_called",
    "played_on_it",
]


class Finder(Label):
    """Who knows that the explanation was wrong."""

    EXPLAINER = "explainer", "The player who gave the explanation"
    CALLER = "caller", "His partner, who had made the call"
    OTHERS = "others", "Neither of them: it came out otherwise"


def correction(told: Explanation) -> Corrected | None:
    """The words in which a player of the explaining side said that it was wrong."""
    if told.matter.what is not Besides.CORRECTED:
        return None
    about = tells_of(told.table.events[told.matter.number])
    rows = (event for event in told.table.events[told.matter.number :] if isinstance(event, Corrected))
    return next((event for event in rows if about in {None, (event.caller, event.call)}), None)


def came_to_light(told: Explanation) -> int:
    """The place of the event by which the other side learned of it; the next one where it has not yet."""
    words, number = correction(told), told.matter.number
    noticed = told.table.noticed_since(number)
    rows = enumerate(told.table.events[number:noticed], start=number)
    return next((place for place, event in rows if event is words), noticed)


def before_light(told: Explanation) -> Table:
    """The record as it stood before the other side learned of it."""
    return told.table.before(came_to_light(told))


def heard(told: Explanation) -> bool | None:
    """Whether the caller heard how his call was explained."""
    return None if told.matter.what is Besides.NOT_ALERTED else True


def no_bid(told: Explanation) -> bool | None:
    """Whether the call that was explained, or should have been, is a double, a redouble or a pass."""
    about = tells_of(told.table.events[told.matter.number])
    return None if about is None else not isinstance(about[1], Bid)


def found_by(told: Explanation) -> Finder:
    """Who says that it was wrong."""
    words = correction(told)
    if words is None:
        return Finder.OTHERS
    return Finder.EXPLAINER if words.seat is told.seat else Finder.CALLER


def corrected_too_soon(told: Explanation) -> bool | None:
    """Whether the caller corrected his partner before the Laws let him: in the auction, or as a defender in the play."""
    if found_by(told) is not Finder.CALLER:
        return None
    then = before_light(told)
    return not then.auction_over or (then.defends(told.seat.partner) and not then.play_over)


def corrected_when_due(told: Explanation) -> bool:
    """Whether a player of the explaining side has said that it was wrong, and not before he might."""
    return correction(told) is not None and not corrected_too_soon(told)


def defends(told: Explanation) -> bool | None:
    """Whether the explaining side defended when it came to light, though the auction was reopened by it (21B1(a))."""
    then = before_light(told)
    table = then if then.contract is not None else told.table
    return None if table.contract is None else table.defends(told.seat)


def lead_faced(told: Explanation) -> bool:
    """Whether an opening lead had been faced when it came to light."""
    light = came_to_light(told)
    playing = told.table.playing_at(light) if light < len(told.table.events) else told.table.playing
    return playing is not None and playing.begun


# The calls that were made on it


def _calls(told: Explanation, first: int, last: int | None = None) -> Iterator[tuple[int, Seat]]:
    for number, event in enumerate(told.table.events[first:last], start=first):
        if isinstance(event, Called | CallReplaced):
            yield number, event.seat


def _calls_on_it(told: Explanation) -> list[tuple[int, Seat]]:
    """The calls of the other side on the wrong picture."""
    calls = _calls(told, told.matter.number + 1, came_to_light(told))
    return [row for row in calls if row[1].side is not told.seat.side]


def _last_call(told: Explanation) -> tuple[int, Seat] | None:
    """The last call of the other side on the wrong picture: partner has not called after it."""
    return next(reversed(_calls_on_it(told)), None)


def misinformed(told: Explanation) -> Seat | None:
    """The player of the other side who called last on the wrong picture."""
    last = _last_call(told)
    return None if last is None else last[1]


def made_call(told: Explanation) -> bool:
    """Whether a player of the other side has called on the wrong picture."""
    return _last_call(told) is not None


def made_earlier_call(told: Explanation) -> bool:
    """Whether it has made a call before that, which nobody may change any more (Law 21B3)."""
    return len(_calls_on_it(told)) > 1


def partner_called(_: Explanation) -> bool:
    """Whether the partner of the misinformed player has called since; of two calls the last is looked at."""
    return False


def lho_called(told: Explanation) -> bool | None:
    """Whether the misinformed player's LHO has called after him."""
    last = _last_call(told)
    if last is None:
        return None
    number, seat = last
    return any(by is seat.lho for _, by in _calls(told, number + 1, came_to_light(told)))


def played_on_it(told: Explanation) -> tuple[Seat, Card] | None:
    """The card that the other side played last before it came to light, where nothing has followed it (47E2(a))."""
    table, light = told.table, came_to_light(told)
    if table.play_over or table.claimed or table.round_ended:
        return None
    for event in reversed(table.events[told.matter.number : light]):
        match event:
            case (
                Played(seat=seat, card=card)
                | FacedLead(seat=seat, card=card)
                | LedFaceDown(seat=seat, card=card)
            ):
                return None if seat.side is told.seat.side else (seat, card)
            case Exposed() | FacedHand() | CardReplaced() | CardWithdrawn():
                return None
    return None


def changed(told: Explanation) -> bool | None:
    """Whether the misinformed player changed his call; None as long as he may."""
    light, seat = came_to_light(told), misinformed(told)
    return None if seat is None else _changed(told, light, seat)


def lho_changed(told: Explanation) -> bool | None:
    """Whether his LHO then changed his own call; None as long as he may."""
    light, seat = came_to_light(told), misinformed(told)
    if seat is None:
        return None
    rows = range(light, len(told.table.events))
    number = next((n for n in rows if _gives_up(told.table, n, seat)), None)
    return None if number is None else _changed(told, number + 1, seat.lho)


def _changed(told: Explanation, first: int, seat: Seat) -> bool | None:
    """Whether the next thing done from an event on is a change of this player's call."""
    done = (n for n, event in enumerate(told.table.events[first:], start=first) if isinstance(event, ACTS))
    acted = next(done, None)
    return None if acted is None else _gives_up(told.table, acted, seat)


ACTS = (Called, CallReplaced, CallWithdrawn, Played, FacedLead, LedFaceDown)
"""What goes on with the auction, or with the play."""


def _gives_up(table: Table, number: int, seat: Seat) -> bool:
    """Whether a player gives up his call: openly, or with another one when it is not his turn but his right."""
    event, then = table.event(number), table.auction_at(number)
    if isinstance(event, Called):
        return event.seat is seat is not then.pending and then.may_change(seat)
    return isinstance(event, CallReplaced | CallWithdrawn) and event.seat is seat
