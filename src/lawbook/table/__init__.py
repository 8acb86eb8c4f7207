"""The game as it was really played: events, the record, and what is wrong with it."""

from lawbook.table.acts import acts, in_force
from lawbook.table.auction.matter import Fault, Matter, TurnOf
from lawbook.table.besides.incident import Besides, Incident
from lawbook.table.in_force import Act, Modality, Norm, Until
from lawbook.table.irregularity import Irregularity, Kind, irregularities, reminders
from lawbook.table.play.force import Penalty
from lawbook.table.play.legal import Awaited, Awaits, awaited, due_penalties, legal_cards
from lawbook.table.play.matter import REVOKES, PlayFate, PlayFault, PlayMatter
from lawbook.table.play.playing import Playing
from lawbook.table.record.story import (
    call_word,
    event_line,
    numbered_events,
    parse_event,
    parse_story,
    story_lines,
)
from lawbook.table.table import Table

__all__ = [
    "REVOKES",
    "Act",
    "Awaited",
    "Awaits",
    "Besides",
    "Fault",
    "Incident",
    "Irregularity",
    "Kind",
    "Matter",
    "Modality",
    "Norm",
    "Penalty",
    "PlayFate",
    "PlayFault",
    "PlayMatter",
    "Playing",
    "Table",
    "TurnOf",
    "Until",
    "acts",
    "awaited",
    "call_word",
    "due_penalties",
    "event_line",
    "in_force",
    "irregularities",
    "legal_cards",
    "numbered_events",
    "parse_event",
    "parse_story",
    "reminders",
    "story_lines",
]
