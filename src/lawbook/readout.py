"""Readout: of what a Director says, what all players may see; and what is told where he says nothing."""

from lawbook.desk import Decision
from lawbook.law.fact import Moment
from lawbook.text.catalogue import translate
from lawbook.voice import Hearing, Speech

__all__ = ["for_players", "silence"]


def for_players(spoken: Speech) -> Speech:
    """What all players may see: nothing that one of them hears away from the table."""
    now, before = (
        tuple(said for said in stage if said.hearing is Hearing.ALOUD)
        for stage in (spoken.now, spoken.before)
    )
    return Speech(now, before)


def silence(decision: Decision, spoken: Speech, language: str) -> str:
    """What is told where nothing is said now: why."""
    asked = decision.question
    if spoken.before or (asked is not None and asked.moment is Moment.END_OF_PLAY and decision.provisions):
        return translate("desk", "There is nothing more to say now.", language)
    if asked is not None:
        return translate("desk", "Nothing is ruled yet.", language)
    return translate("desk", "There is nothing to say at the table.", language)
