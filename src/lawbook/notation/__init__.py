"""In and out: cards, calls, deals, diagrams and played boards as people and programs write them."""

from lawbook.notation.calls import call_text, parse_call
from lawbook.notation.cards import card_text, hand_text, parse_card, parse_hand
from lawbook.notation.deal import read_deal
from lawbook.notation.diagram import Diagram, diagram_text, parse_diagram
from lawbook.notation.files import read_games
from lawbook.notation.game import Game, GameCall
from lawbook.notation.letters import LANGUAGES
from lawbook.notation.lin import parse_lin
from lawbook.notation.pbn import deal_text, parse_deal
from lawbook.notation.pbn_games import parse_pbn

__all__ = [
    "LANGUAGES",
    "Diagram",
    "Game",
    "GameCall",
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
    "parse_lin",
    "parse_pbn",
    "read_deal",
    "read_games",
]
