"""What the pages of a ruling say: to be read aloud, or to be shown to the players."""

from dataclasses import dataclass

from lawbook.desk import Decision
from lawbook.readout import for_players, silence
from lawbook.voice import Utterance, speech

__all__ = ["Saying", "saying"]

PLAYERS = "players"
"""The view that all players may see."""


@dataclass(frozen=True, slots=True)
class Saying:
    """What is said on a page."""

    now: tuple[Utterance, ...]
    before: tuple[Utterance, ...]
    """What was said before the last decision; it is folded away."""
    silence: str
    """What the page tells where nothing is said now."""

    @property
    def options(self) -> int:
        """How many options are told now, each to its end."""
        return sum(len(said.lines) - 2 for said in self.now if len(said.lines) > 2)


def saying(decision: Decision, language: str, view: str = "") -> Saying:
    """What a page says of a ruling, in the view of the Director or of the players."""
    spoken = speech(decision, language)
    spoken = for_players(spoken) if view == PLAYERS else spoken
    return Saying(spoken.now, spoken.before, silence(decision, spoken, language))
