"""Scores under certain conditions before anything was played, and what they need to know besides what stands."""

from lawbook.bridge import Vulnerability
from lawbook.event.base import Base
from lawbook.event.board_scores import Scores
from lawbook.event.conditions import Conditions, Scoring
from lawbook.event.entries import Enrolled, Marked
from lawbook.event.pair_scores import PairScores
from lawbook.event.team_scores import TeamScores
from lawbook.scoring.vp import wbf_continuous

__all__ = ["fresh_pairs", "fresh_scores", "fresh_teams", "marks", "sections"]


def fresh_scores(conditions: Conditions) -> Scores:
    """A contest under these conditions in which nothing has been played yet."""
    return fresh_teams(conditions) if conditions.how is Scoring.TEAMS else fresh_pairs(conditions)


def fresh_pairs(conditions: Conditions) -> PairScores:
    """The same of pairs or individuals."""
    return PairScores(conditions.method, int(conditions.expected) if conditions.expected else None)


def fresh_teams(conditions: Conditions) -> TeamScores:
    """The same of teams."""
    boards = int(conditions.victory_points or 0)
    scale = wbf_continuous(boards) if boards else None
    return TeamScores(conditions.amounts, scale, conditions.knock_out == "yes")


def marks(known: Base) -> dict[int, Vulnerability]:
    """The boards that are marked otherwise than their numbers say."""
    told = (logged[-1].entry for logged in known.named("board").values())
    return {entry.board: entry.vulnerability for entry in told if isinstance(entry, Marked)}


def sections(known: Base, conditions: Conditions) -> dict[str, str]:
    """The section of each contestant, where sections are compared apart."""
    if conditions.sections != "apart":
        return {}
    told = (logged[-1].entry for logged in known.named("contestant").values())
    return {entry.contestant: entry.section for entry in told if isinstance(entry, Enrolled)}
