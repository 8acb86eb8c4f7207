"""Utterance: what is said at once, to whom, and who hears it."""

import re
from dataclasses import dataclass
from enum import Enum

from lawbook.law.role import Who
from lawbook.voice.telling import Rank

__all__ = ["WORDS_A_MINUTE", "Hearing", "Speech", "Utterance"]

WORDS_A_MINUTE = 150
"""How fast a Director speaks so that four players follow."""


class Hearing(Enum):
    """Who may hear what is said."""

    ALOUD = "aloud"
    """Everybody at the table, even where it is addressed to one."""
    AWAY = "away"
    """One player, away from the table."""


@dataclass(frozen=True, slots=True)
class Utterance:
    """What is said at once to somebody."""

    to: Who | None
    """Whom it is addressed to; None: all."""
    lines: tuple[str, ...]
    """What is said; where options are put, who chooses, each option to its end, and the question."""
    rank: Rank
    hearing: Hearing = Hearing.ALOUD
    cites: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """All of it in one piece."""
        return " ".join(self.lines)


@dataclass(frozen=True, slots=True)
class Speech:
    """A ruling as it is said."""

    now: tuple[Utterance, ...]
    """What is said now, in order, the options among it."""
    before: tuple[Utterance, ...]
    """What was said before the last decision, and is past."""

    @property
    def words(self) -> int:
        """How many words are said now."""
        return sum(len(WORD.findall(said.text)) for said in self.now)

    @property
    def seconds(self) -> float:
        """How long it takes to say them."""
        return self.words * 60 / WORDS_A_MINUTE

    @property
    def seconds_to_decision(self) -> float:
        """How long it takes until somebody is to decide, or until all is said where nobody is."""
        decides = [said.rank for said in self.now if said.rank is Rank.DECIDES]
        told = [said for said in self.now if not decides or said.rank <= Rank.DECIDES]
        return Speech(tuple(told), ()).seconds


WORD = re.compile(r"\w+(?:['-]\w+)*")
