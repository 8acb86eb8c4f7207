"""The score line: what the board was worth to each side, and what the ruling makes of it."""

from collections.abc import Mapping
from fractions import Fraction

from lawbook.bridge import Contract, Side
from lawbook.desk.decision import Decision
from lawbook.law.role import Who
from lawbook.record import NamedRecord
from lawbook.scores import Scores

__all__ = ["TOUCHES", "Moved", "ScoreLine", "Scored", "SideScore", "score_line"]


class Scored(NamedRecord):
    """One outcome of the board, as a side sees it, with its share of the score."""

    contract: Contract | None = None
    """None where the board was passed out, or only its score is known."""
    tricks: int | None = None
    """Declarer's tricks."""
    points: int | None
    """None where it is not known who is vulnerable."""
    share: Fraction = Fraction(1)


class SideScore(NamedRecord):
    """What one side has on the board, from its own point of view."""

    outcomes: tuple[Scored, ...] = ()
    """One, or several by their shares (12C1(c)); none for an artificial score."""
    artificial: str = ""
    """A+, A or A- (12C2(a))."""
    own_average: bool = False
    """Whether its own figure on the other boards stands for that (12C2(c))."""
    percent: Fraction | None = None
    """In pairs, where it can be reckoned."""
    imps: Fraction | None = None
    """In teams, where it can be reckoned."""

    @property
    def points(self) -> int | None:
        """Its total points, where it has one outcome and it is known who is vulnerable."""
        return self.outcomes[0].points if len(self.outcomes) == 1 else None


class Moved(NamedRecord):
    """Tricks that go to somebody who did not win them in play."""

    to: Who
    number: int | None
    """None where the Director has not told how many."""
    by_lines: bool = False
    """Whether they were counted on the worst normal line of a claim, so that he may judge otherwise (70A, 71B)."""


class ScoreLine(NamedRecord):
    """What the board was worth, and what it is worth now."""

    contract: Contract | None = None
    vulnerable: bool | None = None
    """Whether the declaring side is; None where nobody knows."""
    before: Mapping[Side, SideScore] | None
    """None where the result is not known."""
    after: Mapping[Side, SideScore] | None
    """None where the result is not known, or none counts any more."""
    moved: tuple[Moved, ...] = ()
    cancelled: bool = False
    """Whether the result is cancelled, and nothing has taken its place yet."""
    averaged: Mapping[Side, Fraction] | None = None
    """The IMPs to each side that did not balance in a knock-out match, before their mean was taken (12C4)."""
    waits_for: tuple[str, ...] = ()
    """What only the Director can tell, by the names of `event.figures.Need`."""
    cases: tuple["ScoreLine", ...] = ()
    """The likely results, each with its line, where the result or the number of tricks is not known."""

    @property
    def changed(self) -> bool:
        """Whether the ruling changes what a side has."""
        return self.before != self.after

    @property
    def tricks(self) -> tuple[int | None, int | None]:
        """Declarer's tricks before and after, where there is one result for both sides."""
        return _tricks(self.before), _tricks(self.after)

    @property
    def balanced(self) -> bool:
        """Whether either side has what the other has lost, before and after."""
        return all(map(_balanced, (self.before, self.after)))


def _tricks(scores: Mapping[Side, SideScore] | None) -> int | None:
    told = {outcome.tricks for score in (scores or {}).values() for outcome in score.outcomes}
    return told.pop() if len(told) == 1 else None


def _balanced(scores: Mapping[Side, SideScore] | None) -> bool:
    if scores is None:
        return True
    ns, ew = ([(told.points, told.share) for told in scores[side].outcomes] for side in Side)
    same = [(points, share) for points, share in ew] == [(points and -points, share) for points, share in ns]
    return same and not any(score.artificial for score in scores.values())


def score_line(decision: Decision) -> ScoreLine | None:
    """The score before and after a ruling that touches it; None for any other, and where nothing is known.

    Raises CaseError and NotationError for scores told that cannot be.
    """
    touching = {provision.kind for provision in decision.provisions} & TOUCHES
    if not touching or (touching <= LEAVES_IT and _unknown(decision)):
        return None
    from lawbook.desk.score.rescoring import rescored  # noqa: PLC0415  # scores are read only where a ruling touches one

    return rescored(decision)


def _unknown(decision: Decision) -> bool:
    """Whether there is no score yet, and none is told."""
    table = decision.table
    passed_out = table.auction is not None and table.auction_over and table.auction.passed_out
    return table.contract is None and not passed_out and decision.case.scores == Scores()


LEAVES_IT = frozenset(["may_adjust", "score_stands"])
"""What leaves a score as it is, unless the Director gives another."""

TOUCHES = frozenset(
    [
        "adjust",
        "assign_outcome",
        "average_scores",
        "award",
        "award_own_average",
        "better_of",
        "cancel_result",
        "complement",
        "concession_cancelled",
        "concession_stands",
        "correct_record",
        "keeps_score",
        "lower_score",
        "may_adjust",
        "no_score",
        "no_transfer",
        "record_finding",
        "record_stands",
        "rest_as_claimed",
        "score_apart",
        "score_made",
        "score_stands",
        "score_undertricks",
        "scored_without",
        "substitute_board",
        "transfer_tricks",
        "trick_awarded",
    ]
)
"""The kinds of provision that tell what becomes of the score of a board."""
