"""Objects: the JSON of a ruling, the record of the desk with what is said of it."""

from typing import Any

from lawbook.desk import Decision
from lawbook.desk.objects import record_object
from lawbook.law.role import Role, Who
from lawbook.voice import Speech, Utterance, speech

__all__ = ["as_json"]


def as_json(decision: Decision, language: str = "en") -> dict[str, Any]:
    """The one JSON object that the command line and the web API return; `lawbook schema` describes it."""
    return {**record_object(decision, language), "speech": _speech(speech(decision, language))}


def _speech(spoken: Speech) -> dict[str, Any]:
    return {
        "now": [_said(said) for said in spoken.now],
        "before": [_said(said) for said in spoken.before],
        "words": spoken.words,
        "seconds": round(spoken.seconds, 1),
    }


def _said(said: Utterance) -> dict[str, Any]:
    return {
        "to": None if said.to is None else _who(said.to),
        "hearing": said.hearing.value,
        "rank": said.rank.name.lower(),
        "text": said.text,
        "lines": list(said.lines),
        "cites": [cite for cite in said.cites if cite],
    }


def _who(who: Who) -> str:
    """A player or a side as the schema has it."""
    return who.value if isinstance(who, Role) else who.name
