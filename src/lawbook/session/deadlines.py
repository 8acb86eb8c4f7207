"""Deadlines: until when a score can be corrected and a ruling be asked for or appealed (Laws 79C, 81C3, 92B)."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from lawbook.event.entries import Posted
from lawbook.law.authority import authority
from lawbook.session.evening import Evening

__all__ = ["Deadline", "deadlines"]

PostedAt = tuple[datetime, int]
PERIODS = ("correction_minutes", "ruling_request_minutes", "appeal_minutes")


@dataclass(frozen=True, slots=True)
class Deadline:
    """A period, which begins when the official score is made available."""

    setting: str
    clause: str
    minutes: int
    body: str
    """Whose value it is."""
    ends: datetime | None
    """None while the score is not available: then it has not begun."""


def deadlines(evening: Evening, session: str, body: str) -> tuple[Deadline, ...]:
    """The correction period (79C1), and the periods for rulings and for appeals (92B), of a session."""
    posted = _posted(evening, session)
    return tuple(_deadline(name, body, posted) for name in PERIODS)


def _deadline(name: str, body: str, posted: PostedAt | None) -> Deadline:
    setting = authority(body).setting(name)
    minutes = int(setting.value)
    if posted is None:
        return Deadline(name, setting.law, minutes, setting.body, None)
    if name == "correction_minutes":
        minutes = posted[1]
    return Deadline(name, setting.law, minutes, setting.body, posted[0] + timedelta(minutes=minutes))


def _posted(evening: Evening, session: str) -> PostedAt | None:
    """When the official score of the session was made available, and the minutes that were announced with it."""
    with evening.at_work() as tournament:
        told = [
            (logged.at, logged.entry.minutes)
            for logged in tournament.ledger.about(("session", session))
            if isinstance(logged.entry, Posted)
        ]
    return told[-1] if told else None
