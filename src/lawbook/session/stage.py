"""Stage: how far a call of the Director has come."""

from collections.abc import Sequence
from enum import Enum

from lawbook.desk import Decision
from lawbook.law.fact import Moment, Source
from lawbook.law.role import Role
from lawbook.session.call import DirectorCall
from lawbook.session.returns import Reminder
from lawbook.session.ruled import is_spoken

__all__ = ["Stage", "stage"]


def _(said: str) -> str:
    """The message, marked for the catalogues."""
    return said


class Stage(Enum):
    """What is to be done next in a call; the stages come in this order, and may come again."""

    FACTS = _("Facts")
    SAY = _("Say")
    CHOOSE = _("They choose")
    IN_FORCE = _("In force")
    COME_BACK = _("Come back")
    CLOSED = _("Closed")


def stage(call: DirectorCall, decision: Decision | None, left: Sequence[Reminder]) -> Stage:
    """How far a call has come; `left` is what the Director has to come back to."""
    if call.closed:
        return Stage.CLOSED
    asked = decision.question if decision else None
    if decision is None or (asked is not None and asked.moment is Moment.NOW and not _chosen(decision)):
        return Stage.FACTS
    if not call.is_said and is_spoken(call.case):
        return Stage.SAY
    if asked is not None and asked.moment is Moment.NOW:
        return Stage.CHOOSE
    return Stage.COME_BACK if any(reminder.due for reminder in left) else Stage.IN_FORCE


def _chosen(decision: Decision) -> bool:
    """Whether the open question is a choice of the players'."""
    asked = decision.question
    return asked is not None and asked.source is Source.CHOICE and asked.asked_of is not Role.DIRECTOR
