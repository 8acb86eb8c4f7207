"""Explanation: the record seen from an explanation that was wrong, is in doubt, or was not given (Laws 20, 21, 75).

Each view is None wherever the record does not show it, so that a Law can ask instead.
"""

from collections.abc import Iterator
from enum import Enum

from lawbook.bridge import Seat
from lawbook.table.besides.finding import tells_of
from lawbook.table.besides.incident import Besides, Incident
from lawbook.table.record.events import (
    Attention,
    Called,
    CallReplaced,
    CallWithdrawn,
    Corrected,
    DirectorCalled,
    Event,
    FacedLead,
    LedFaceDown,
    Played,
)
from lawbook.table.table import Table

__all__ = [
    "FoundBy",
    "caller",
    "changed",
    "corrected_too_soon",
    "explainer",
    "found_by",
    "heard",
    "lead_faced",
    "lho_called",
    "lho_changed",
    "made_call",
    "misinformed",
    "misinformeds_lho",
    "partner_called",
]


class FoundBy(Enum):
    """Who says that an explanation was wrong."""

    EXPLAINER = "explainer"
    CALLER = "caller"
    OTHERS = "others"


OF_EXPLANATIONS = (Besides.EXPLANATION, Besides.CORRECTED, Besides.NOT_ALERTED)


def looked_at(table: Table) -> Incident | None:
    """The explanation that is looked at."""
    incident = table.incident
    return incident if incident is not None and incident.what in OF_EXPLANATIONS else None


def caller(table: Table) -> Seat | None:
    """The player whose call was explained, or not alerted."""
    incident = looked_at(table)
    return None if incident is None else incident.seat.partner


def explainer(table: Table) -> Seat | None:
    """The player who explained, or had to alert."""
    incident = looked_at(table)
    return None if incident is None else incident.seat


def correction(table: Table) -> Corrected | None:
    """The words in which a player of the explaining side said that it was wrong."""
    incident = looked_at(table)
    if incident is None or incident.what is not Besides.CORRECTED:
        return None
    about = tells_of(table.events[incident.number])
    rows = (event for event in table.events[incident.number :] if isinstance(event, Corrected))
    return next((event for event in rows if about in {None, (event.caller, event.call)}), None)


def came_to_light(table: Table) -> int | None:
    """The place of the event by which the other side learned of it; the next one where it has not yet."""
    incident = looked_at(table)
    if incident is None:
        return None
    told = correction(table)
    rows = range(incident.number, len(table.events))
    tells = (
        n for n in rows if table.events[n] is told or isinstance(table.events[n], DirectorCalled | Attention)
    )
    return next(tells, len(table.events))


def heard(table: Table) -> bool | None:
    """Whether the caller heard how his call was explained."""
    incident = looked_at(table)
    return None if incident is None or incident.what is Besides.NOT_ALERTED else True


def found_by(table: Table) -> FoundBy | None:
    """Who says that it was wrong."""
    incident, told = looked_at(table), correction(table)
    if incident is None:
        return None
    if told is None:
        return FoundBy.OTHERS
    return FoundBy.EXPLAINER if told.seat is incident.seat else FoundBy.CALLER


def corrected_too_soon(table: Table) -> bool | None:
    """Whether the caller corrected his partner before the Laws let him: in the auction, or as a defender in the play."""
    light = came_to_light(table)
    if light is None or found_by(table) is not FoundBy.CALLER:
        return None
    then = type(table)(table.board, table.belongs, table.events[:light], beginning=table.beginning)
    if not then.auction_over:
        return True
    seat = caller(table)
    defends = then.contract is not None and seat is not None and then.defends(seat)
    return defends and not then.play_over


def lead_faced(table: Table) -> bool | None:
    """Whether an opening lead had been faced when it came to light."""
    light = came_to_light(table)
    if light is None:
        return None
    playing = table.playing_at(light) if light < len(table.events) else table.playing
    return playing is not None and playing.begun


# The calls that were made on it


def _calls(table: Table, first: int, last: int | None = None) -> Iterator[tuple[int, Seat]]:
    for number, event in enumerate(table.events[first:last], start=first):
        if isinstance(event, Called | CallReplaced):
            yield number, event.seat


def _last_call(table: Table) -> tuple[int, Seat] | None:
    """The last call of the other side on the wrong picture: partner has not called after it."""
    incident = looked_at(table)
    if incident is None:
        return None
    calls = _calls(table, incident.number + 1, came_to_light(table))
    return next((row for row in reversed(list(calls)) if row[1].side is not incident.seat.side), None)


def misinformed(table: Table) -> Seat | None:
    """The player of the other side who called last on the wrong picture."""
    last = _last_call(table)
    return None if last is None else last[1]


def misinformeds_lho(table: Table) -> Seat | None:
    """The left-hand opponent of that player."""
    seat = misinformed(table)
    return None if seat is None else seat.lho


def made_call(table: Table) -> bool | None:
    """Whether a player of the other side has called on the wrong picture."""
    return None if looked_at(table) is None else _last_call(table) is not None


def partner_called(table: Table) -> bool | None:
    """Whether the partner of the misinformed player has called since; of two calls the last is looked at."""
    return None if looked_at(table) is None else False


def lho_called(table: Table) -> bool | None:
    """Whether the misinformed player's LHO has called after him."""
    last = _last_call(table)
    if last is None:
        return None
    number, seat = last
    return any(by is seat.lho for _, by in _calls(table, number + 1, came_to_light(table)))


def changed(table: Table) -> bool | None:
    """Whether the misinformed player changed his call; None as long as he may."""
    light, seat = came_to_light(table), misinformed(table)
    return None if light is None or seat is None else _changed(table, light, seat)


def lho_changed(table: Table) -> bool | None:
    """Whether his LHO then changed his own call; None as long as he may."""
    light, seat = came_to_light(table), misinformed(table)
    if light is None or seat is None:
        return None
    rows = range(light, len(table.events))
    number = next((n for n in rows if _gives_up(table.events[n], seat)), None)
    return None if number is None else _changed(table, number + 1, seat.lho)


def _changed(table: Table, first: int, seat: Seat) -> bool | None:
    """Whether the next thing done from an event on is a change of this player's call."""
    done = (event for event in table.events[first:] if isinstance(event, ACTS))
    acted = next(done, None)
    return None if acted is None else _gives_up(acted, seat)


ACTS = (Called, CallReplaced, CallWithdrawn, Played, FacedLead, LedFaceDown)
"""What goes on with the auction, or with the play."""


def _gives_up(event: Event, seat: Seat) -> bool:
    return isinstance(event, CallReplaced | CallWithdrawn) and event.seat is seat
