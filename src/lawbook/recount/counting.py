"""An event counted again: scores, boards, totals and places of each section."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from lawbook.notation.results.model import Event, Scoring, Section, Session
from lawbook.recount.boards import Boards, count_boards, scored_boards
from lawbook.recount.difference import Difference
from lawbook.recount.field import one_field
from lawbook.recount.names import one_spelling
from lawbook.recount.scores import count_scores
from lawbook.recount.teams import Comparison, comparisons, count_teams
from lawbook.recount.totals import Totals, count_totals

__all__ = ["Recount", "SectionCount", "anything_published", "recompute", "recount"]


@dataclass(frozen=True, slots=True)
class SectionCount:
    """A section counted again."""

    section: Section
    boards: Boards | None
    """None for teams, and where no result is told."""
    totals: Totals | None
    matches: tuple[Comparison, ...]
    differences: tuple[Difference, ...]


@dataclass(frozen=True, slots=True)
class Recount:
    """An event counted again."""

    event: Event
    sections: tuple[SectionCount, ...]

    @property
    def differences(self) -> list[Difference]:
        """Every figure that does not come out as published."""
        return [difference for section in self.sections for difference in section.differences]


def anything_published(event: Event) -> bool:
    """Whether there is a figure that could come out otherwise."""
    contestants = (one for section in event.sections for one in section.contestants)
    results = any(one.figures or one.score is not None for one in event.results())
    return results or any(one.total or one.percentage for one in contestants)


def recompute(event: Event) -> list[Difference]:
    """Every published figure of an event that its results do not come to."""
    return recount(event).differences


def recount(event: Event) -> Recount:
    """The event counted again."""
    swiss = any(key == "EVENT/@EVENT_TYPE" and "SWISS" in value.upper() for key, value in event.kept)
    counted = (one for session in event.sessions for one in _session(session, event.scoring, swiss=swiss))
    return Recount(event, tuple(counted))


def _session(session: Session, scoring: Scoring, *, swiss: bool) -> list[SectionCount]:
    """The sections of a session, each by itself or all as one field, whichever agrees better."""
    session = one_spelling(session)
    apart = [_section(section, scoring, swiss=swiss) for section in session.sections]
    if len(apart) < 2 or scoring is Scoring.TEAMS or _doubt(apart) == (0, 0):
        return apart
    together = [_section(one_field(session.sections), scoring, swiss=swiss)]
    return min(apart, together, key=_doubt)


def _doubt(sections: Sequence[SectionCount]) -> tuple[int, int]:
    """How many differences nothing explains, and how many there are."""
    differences = [one for section in sections for one in section.differences]
    return sum(not one.because for one in differences), len(differences)


def _section(section: Section, scoring: Scoring, *, swiss: bool) -> SectionCount:
    scores = tuple(count_scores(section))
    if scoring is Scoring.TEAMS:
        return SectionCount(
            section, None, None, tuple(comparisons(section)), (*scores, *count_teams(section))
        )
    boards = count_boards(section, scoring) or scored_boards(section, scoring)
    if boards is None:
        return SectionCount(section, None, None, (), scores)
    # the totals of matches are victory points, which are no sums of boards
    added = replace(section, contestants=()) if swiss or section.matches else section
    totals = count_totals(added, boards)
    differences = (*scores, *boards.differences, *totals.differences)
    return SectionCount(section, boards, totals, (), differences)
