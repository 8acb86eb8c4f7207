"""Choices that the desk knows by their keys: the Laws that ask for them need not be read for that."""

__all__ = ["OF_LEADS", "OF_REVOKES"]

OF_LEADS = frozenset({"declarer_on_penalty_card", "declarer_on_several_suits"})
"""What declarer chooses about a lead (50D2, 51B)."""
OF_REVOKES = frozenset({"other_side_changes", "revokers_partner_changes"})
"""Whether a card is changed after a revoke was put right (62C)."""
