"""In and out: cards, calls, deals, diagrams and played boards as people and programs write them.

Played boards are asked for by their module, since a ruling does without them: `files`, `lin`, `pbn_games`.
Hands as people write them are read when they are asked for: a ruling may do without those, too.
"""

from typing import TYPE_CHECKING, Any

from lawbook.notation.calls import call_text, parse_call
from lawbook.notation.cards import card_text, hand_text, parse_card, parse_hand
from lawbook.notation.deal import read_deal
from lawbook.notation.pasted import Diagram
from lawbook.notation.pbn import deal_text, parse_deal

if TYPE_CHECKING:
    from lawbook.notation.diagram import diagram_text, parse_diagram

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


def __getattr__(name: str) -> Any:
    """What stands in `diagram`."""
    if name not in {"diagram_text", "parse_diagram"}:
        raise AttributeError(name)
    from lawbook.notation import diagram  # noqa: PLC0415

    return getattr(diagram, name)
