"""Rare answers: a page begins with what is nearly always so, and the rest is folded under "Something else".

What a player chooses is never folded: he hears every option (Law 10C1).
"""

from lawbook.desk import Decision

__all__ = ["RARE", "rare"]

RARE = {
    "defender_was_doing": frozenset({"law", "trick", "concession", "suspended", "before_choice"}),
    "since_opening_lead": frozenset({"dummy_seen", "from_hand", "from_dummy", "played_on"}),
    "after_defenders_lead": frozenset({"proper_lead", "played_on"}),
    "after_declarers_lead": frozenset({"proper_lead", "right_hand"}),
    "board_differed_in": frozenset({"seats"}),
    "insufficient_replaced_by": frozenset({"double", "insufficient"}),
}
"""The words of each fact that hardly ever apply."""


def rare(decision: Decision) -> frozenset[str]:
    """The answers to the open question that its page has folded: none where nothing else is left."""
    if decision.question is None:
        return frozenset()
    left = frozenset(decision.open.words)
    folded = RARE.get(decision.question.key, frozenset()) & left
    return folded if folded < left else frozenset()
