"""Results of events in and out: one neutral record of who met whom on which board, and what was published for it.

Read are PBN, USEBIO, LIN, pages of Pary, KoPS and Bridge Base, the ACBL's JSON, CSV, and (experimental)
Bridgemate's BWS; written are PBN, USEBIO and CSV.
"""

from lawbook.notation.results.files import joined, parse_results, read_event, read_events
from lawbook.notation.results.model import (
    DIRECTED,
    NOT_PLAYED,
    BoardResult,
    Both,
    Contestant,
    Event,
    Match,
    Measure,
    Scoring,
    Section,
    Session,
)
from lawbook.notation.results.pbn_writing import pbn_text
from lawbook.notation.results.table_writing import csv_text
from lawbook.notation.results.usebio_writing import usebio_text

__all__ = [
    "DIRECTED",
    "NOT_PLAYED",
    "BoardResult",
    "Both",
    "Contestant",
    "Event",
    "Match",
    "Measure",
    "Scoring",
    "Section",
    "Session",
    "csv_text",
    "joined",
    "parse_results",
    "pbn_text",
    "read_event",
    "read_events",
    "usebio_text",
]
