"""In and out: cards, calls, deals, diagrams and played boards as people and programs write them.

Played boards are asked for by their module, since a ruling does without them: `files`, `lin`, `pbn_games`.
"""

from lawbook.notation.calls import call_text, parse_call
from lawbook.notation.cards import card_text, hand_text, parse_card, parse_hand
from lawbook.notation.deal import read_deal
from lawbook.notation.diagram import Diagram, diagram_text, parse_diagram
from lawbook.notation.pbn import deal_text, parse_deal

__all__ = [
    "Diagram",
    "call_text",
    "card_text",
    "deal_text",
    "diagram_text",
    "hand_text",
    "parse_call",
    "parse_card",
    "parse_deal",
    "parse_diagram",
    "parse_hand",
    "read_deal",
]
