"""The return list: everything that the Directors have to come back to, at which table, and when."""

from datetime import timedelta

from starlette.requests import Request
from starlette.responses import Response

from lawbook.event.calls import ReminderSettled
from lawbook.law.fact import Moment
from lawbook.session import DirectorCall, Reminder
from lawbook.web.page import page
from lawbook.web.session.asking import session_of, there
from lawbook.web.session.told import act_line
from lawbook.web.words import Words

__all__ = ["return_list"]

RECENT = timedelta(hours=1)
"""How long what was settled is shown, so that it can be undone."""


def return_list(request: Request) -> Response:
    """Every reminder: what is due first, then what is to come, by its moment."""
    session = session_of(request)
    evening, address = session.evening, there(request, session, "/returns")
    words = Words(address.language)
    with evening.at_work():
        calls = evening.calls
        left = [reminder for call in calls for reminder in evening.reminders(call)]
    settled = [(call, logged) for call in calls for logged in call.settled]
    newest = max((logged.at for _, logged in settled), default=None)
    return page(
        "session/returns.html",
        address,
        session=session,
        due=[each for each in left if each.due],
        later=_by_moment([each for each in left if not each.due]),
        settled=[
            (call, logged, act_line(logged, call, words))
            for call, logged in settled
            if isinstance(logged.entry, ReminderSettled) and newest and newest - logged.at < RECENT
        ],
        playing=_playing(left),
        round=evening.round(evening.session),
    )


def _by_moment(left: list[Reminder]) -> list[tuple[Moment, list[Reminder]]]:
    return [(moment, rows) for moment in Moment if (rows := [each for each in left if each.moment is moment])]


def _playing(left: list[Reminder]) -> list[DirectorCall]:
    """The calls at whose table a hand is still played, as far as anything tells."""
    waiting = {each.call.number: each.call for each in left if not each.due}
    return [waiting[number] for number in sorted(waiting)]
