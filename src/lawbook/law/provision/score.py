"""The score: adjusted, artificial, cancelled, or left as it is; penalties."""

from lawbook.bridge import Call
from lawbook.law.provision.base import Provision, Section
from lawbook.law.provision.labels import (
    Form,
    Measure,
    Quantity,
    Reason,
    SessionUnit,
    Strength,
    Unit,
    Weighting,
)
from lawbook.law.role import Role, Who

__all__ = [
    "Adjust",
    "AssignOutcome",
    "AverageScores",
    "Award",
    "AwardOwnAverage",
    "BothMembers",
    "CancelResult",
    "KeepsScore",
    "MayAdjust",
    "NoAdjustment",
    "NoPenalty",
    "Penalize",
    "ScoreApart",
    "ScoreStands",
    "ScoredWithout",
    "SplitGroups",
    "UsualAmount",
]


class Adjust(Provision):
    """The Director awards an adjusted score."""

    form: Form
    to: Who = Role.BOTH_SIDES
    because: Reason

    kind = "adjust"
    sentence = "{to}: adjusted score ({form}), because {because}."
    section = Section.SCORE
    excludes = frozenset({"score_stands", "no_adjustment"})


class MayAdjust(Provision):
    """The Director may award an adjusted score."""

    form: Form
    to: Who = Role.BOTH_SIDES
    because: Reason

    kind = "may_adjust"
    sentence = "{to}: an adjusted score may be awarded ({form}), because {because}."
    section = Section.SCORE
    excludes = frozenset({"score_stands", "no_adjustment"})


class NoAdjustment(Provision):
    """No adjusted score may be given."""

    kind = "no_adjustment"
    sentence = "No adjusted score may be given for this."
    section = Section.SCORE


class CancelResult(Provision):
    """The result obtained at the table does not count."""

    kind = "cancel_result"
    sentence = "The result obtained at the table is cancelled."
    section = Section.SCORE
    excludes = frozenset({"score_stands", "play_on"})


class ScoreStands(Provision):
    """The score obtained at the table counts."""

    kind = "score_stands"
    sentence = "The score obtained at the table stands."
    section = Section.SCORE
    excludes = frozenset({"adjust", "may_adjust", "cancel_result"})


class ScoredWithout(Provision):
    """The contract is scored as if a call had never been made."""

    seat: Who
    call: Call | None = None

    kind = "scored_without"
    sentence = "{seat}: the contract is scored as if this call had never been made."
    details = ("Call: {call}.",)
    section = Section.SCORE


class KeepsScore(Provision):
    """One side keeps the score obtained at the table, whatever the other receives."""

    to: Who

    kind = "keeps_score"
    sentence = "{to}: keeps the score obtained at the table."
    section = Section.SCORE
    excludes = frozenset({"cancel_result"})


class Award(Provision):
    """An artificial score for one contestant, in the figures that its contest is scored in."""

    to: Who
    quantity: Quantity
    percent: float | None = None
    """In matchpoints (Law 12C2(a)); None where the contest is scored in IMPs."""
    imps: float | None = None
    """In IMPs (Law 12C2(b)); None where it is scored in matchpoints."""

    kind = "award"
    sentence = "{to}: {quantity}."
    details = ("{percent:g} % of the matchpoints.", "{imps:+g} IMPs.")
    section = Section.SCORE


class AwardOwnAverage(Provision):
    """An artificial score that goes by the contestant's own session, or whatever counts as one."""

    to: Who
    of: SessionUnit = SessionUnit.SESSION

    kind = "award_own_average"
    sentence = "{to}: scores its own average on the other boards of {of}."
    section = Section.SCORE


class AssignOutcome(Provision):
    """The content of an assigned score."""

    weighting: Weighting
    step: int | None = None
    """In which steps it is weighted, in per cent; None where one result is the whole."""

    kind = "assign_outcome"
    sentence = "The score obtained in play is replaced by {weighting}."
    details = ("Shares in steps of {step} %.",)
    section = Section.SCORE


class ScoreApart(Provision):
    """One side's adjusted score is reckoned apart from the other's."""

    to: Who
    measure: Measure

    kind = "score_apart"
    sentence = "{to}: gets {measure}."
    section = Section.SCORE


class AverageScores(Provision):
    """In a knockout match two scores that do not balance become one."""

    kind = "average_scores"
    sentence = "The board is scored for each side apart, and each gets the average of the two scores."
    section = Section.SCORE


class BothMembers(Provision):
    """In an individual contest both members of a side bear the adjustment."""

    to: Who

    kind = "both_members"
    sentence = "{to}: the adjustment counts for both members alike, even if only one is responsible."
    section = Section.SCORE


class SplitGroups(Provision):
    """The scores of a fouled board are divided into groups, each rated by itself."""

    kind = "split_groups"
    sentence = (
        "The scores are divided by the form in which the board was played, and each group is rated by itself."
    )
    section = Section.SCORE


class Penalize(Provision):
    """A breach that may be penalized (90A), and its weight; for the Director alone."""

    to: Who = Role.OFFENDER
    strength: Strength

    kind = "penalize"
    sentence = "{to}: {strength}."
    section = Section.NOTE


class UsualAmount(Provision):
    """What a penalty amounts to by regulation, in one of the figures that contests are scored in."""

    to: Who
    amount: int
    unit: Unit

    kind = "usual_amount"
    sentence = "{to}: the usual amount is {amount:g} {unit}."
    section = Section.NOTE


class NoPenalty(Provision):
    """No procedural penalty is given to somebody."""

    to: Who

    kind = "no_penalty"
    sentence = "{to}: no procedural penalty."
    section = Section.SCORE
