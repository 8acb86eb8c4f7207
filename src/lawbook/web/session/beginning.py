"""Beginning: what a new case of a session takes along from the day, the contest and the case told before."""

from collections.abc import Mapping

from lawbook.address import Address
from lawbook.event.conditions import Scoring
from lawbook.law.laws.law_12 import FORM, ContestForm
from lawbook.session import Evening
from lawbook.web.seats import OF_CONTEST

__all__ = ["KEPT", "beginning"]

KEPT = ("edition", "date", "authority", *OF_CONTEST)
"""What of a case says by which Laws and regulations it is, and in what contest."""


def beginning(evening: Evening, board: int) -> Address:
    """What happened, of which nothing is told yet but where and under what."""
    told = [call.versions[-1] for call in evening.calls if call.versions]
    last = Address.of(max(told, key=lambda version: version.number).case) if told else Address("", {})
    kept = {key: last.params[key] for key in KEPT if key in last.params}
    where = {"board": str(board)} if board else {}
    return Address("/", {**_of_session(evening), **kept, **where})


def _of_session(evening: Evening) -> Mapping[str, str]:
    conditions = evening.tournament.conditions
    day = {"date": conditions.date} if conditions.date else {}
    teams = {FORM.key: ContestForm.TEAMS.value} if conditions.how is Scoring.TEAMS else {}
    return {**day, **teams}
