"""An event counted again: scores, boards, totals and places of each section."""

from dataclasses import dataclass, replace

from lawbook.notation.results.model import Event, Scoring, Section
from lawbook.recount.boards import Boards, count_boards, scored_boards
from lawbook.recount.difference import Difference
from lawbook.recount.scores import count_scores
from lawbook.recount.teams import Comparison, comparisons, count_teams
from lawbook.recount.totals import Totals, count_totals

__all__ = ["Recount", "SectionCount", "recompute", "recount"]


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


def recompute(event: Event) -> list[Difference]:
    """Every published figure of an event that its results do not come to."""
    return recount(event).differences


def recount(event: Event) -> Recount:
    """The event counted again."""
    swiss = any(key == "EVENT/@EVENT_TYPE" and "SWISS" in value.upper() for key, value in event.kept)
    counted = (_section(section, event.scoring, swiss=swiss) for section in event.sections)
    return Recount(event, tuple(counted))


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
