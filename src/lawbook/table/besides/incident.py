"""Incident: something said or done besides a call or a play, on which a ruling is asked for."""

from dataclasses import dataclass

from lawbook.bridge import Seat
from lawbook.label import Option

__all__ = ["Besides", "Incident"]


class Besides(Option):
    """What was said or done."""

    EXPLANATION = "explanation"
    """An explanation of a call that is in doubt (Laws 21, 75)."""
    CORRECTED = "corrected"
    """An explanation of which its own side says that it was wrong (Laws 20F4, 20F5)."""
    OWN_CALL = "own_call"
    """A player explained his own call, and the Director was called (Law 20F1)."""
    NOT_ALERTED = "not_alerted"
    """A call that was not alerted and had to be (Law 21B1(a))."""
    REVIEW = "review"
    """The calls were to be restated, and the Director was called about it (Laws 20B, 20C2)."""
    PSYCHED = "psyched"
    """An opponent is said to have psyched, and the Director was called about it (Laws 40A3, 40C1)."""
    TOGETHER = "together"
    """A call at the same moment as another player's (Law 33)."""
    DISPLACED = "displaced"
    """The board was moved from its place, or turned (Law 7A)."""
    RETURNED = "returned"
    """The hands went back into the board before the auction had ended (Law 22)."""
    HELD = "held"
    """A card held as a played card is (Laws 45C1, 45C2)."""
    DUMMY_SPOKE = "dummy_spoke"
    """Dummy warned somebody, or drew attention to something (Law 42B)."""
    DUMMY_ACTED = "dummy_acted"
    """Dummy did what he may not: called the Director, took part in the play, looked at a card (Law 43A)."""
    TOUCHED = "touched"
    """A card of dummy's was touched, by declarer or by dummy (Laws 45C3, 45F)."""
    ASKED_NONE = "asked_none"
    """Somebody asked whether a player has none of the suit led (Law 61B)."""
    CONSULTED = "consulted"
    """Somebody looked at a system card, or used another aid (Law 40B2)."""
    WRONG_WAY = "wrong_way"
    """Somebody said that a card of a played trick points the wrong way, or whose the trick was (Law 65B3)."""
    INSPECTED = "inspected"
    """Somebody looked at a trick, or at his own last card (Law 66)."""


@dataclass(frozen=True, slots=True)
class Incident:
    """What was said or done, and by whom."""

    what: Besides
    number: int
    """Its place among the events."""
    seat: Seat
    """Who said or did it; for an alert that was missing, who had to give it."""
