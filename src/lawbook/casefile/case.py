"""The case file: one situation as somebody wrote it down, and the record that it tells."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from lawbook.bridge import Board, Card, Seat, Side, Trick
from lawbook.law.authority import Authority, authority
from lawbook.law.book import NEWEST
from lawbook.pairs import PairSystem
from lawbook.scores import Scores
from lawbook.table import Table, numbered_events
from lawbook.table.record.beginning import Beginning
from lawbook.table.record.events import Played
from lawbook.table.record.moments import named_first

__all__ = ["CaseFile"]


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseFile:
    """One situation as somebody wrote it down."""

    title: str = ""
    source: str | None = None
    note: str | None = None
    edition: int = NEWEST
    day: date | None = None
    """The day of the session, which says what code and what regulations were in force."""
    authority: str = "WBF"
    settings: Mapping[str, object] = field(default_factory=dict)
    """What is told otherwise than the authority has it, by the names of its settings."""
    board: Board = field(default_factory=Board)
    belongs: Mapping[Card, Seat] = field(default_factory=dict)
    beginning: Beginning | None = None
    """Where the record begins, if not with the first call."""
    played: tuple[Trick, ...] = ()
    """The tricks that were played before the story goes on."""
    story: tuple[str, ...] = ()
    laws: tuple[str, ...] = ()
    """The Laws to consult, one after the other; none when the record shows what is wrong."""
    offender: Seat | None = None
    """Whose irregularity it is, where no record shows it."""
    answers: Mapping[str, str] = field(default_factory=dict)
    systems: Mapping[Side, PairSystem] = field(default_factory=dict)
    scores: Scores = field(default_factory=Scores)
    expect: Mapping[Any, Any] = field(default_factory=dict)

    @property
    def body(self) -> Authority:
        """The Regulating Authority, with what is told otherwise. Raises CaseError for what is none."""
        return authority(self.authority).at(self.day).having(self.settings)

    @property
    def table(self) -> Table:
        """The record that the case tells. Raises CaseError for a story line that is none, or cannot be."""
        table = self.before_story
        for line, event in numbered_events(named_first(self.story)):
            table.push(event, line)
        return table

    @property
    def before_story(self) -> Table:
        """The record where the story begins."""
        plays = [Played(seat, card) for trick in self.played for seat, card in trick.plays]
        return Table(self.board, self.belongs, plays, beginning=self.beginning)
