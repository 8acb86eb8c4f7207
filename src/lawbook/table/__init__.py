"""The game as it was really played: events, the record, and what is wrong with it."""

from lawbook.table.irregularity import Irregularity, Kind, irregularities
from lawbook.table.matter import Fault, Matter, TurnOf
from lawbook.table.play_matter import REVOKES, PlayFate, PlayFault, PlayMatter
from lawbook.table.playing import Playing
from lawbook.table.story import call_word, event_line, numbered_events, parse_event, parse_story, story_lines
from lawbook.table.table import Table

__all__ = [
    "REVOKES",
    "Fault",
    "Irregularity",
    "Kind",
    "Matter",
    "PlayFate",
    "PlayFault",
    "PlayMatter",
    "Playing",
    "Table",
    "TurnOf",
    "call_word",
    "event_line",
    "irregularities",
    "numbered_events",
    "parse_event",
    "parse_story",
    "story_lines",
]
