"""Results: the tricks agreed, what the record says of them, and when it may be put right."""

from lawbook.label import Label
from lawbook.law.provision.base import Provision, Section
from lawbook.law.role import Role, Who

__all__ = [
    "BetterOf",
    "BothInnocent",
    "CompareBy",
    "Comparison",
    "Complement",
    "CorrectRecord",
    "LowerScore",
    "NoDutyToRaise",
    "NoScore",
    "RecordFinding",
    "RecordStands",
    "ScoreMade",
    "ScorePeriod",
    "ScoreUndertricks",
    "ScoredAsHeld",
    "SubstituteBoard",
    "TieBreak",
    "TieBroken",
    "TimeLimit",
    "TooLate",
]


class ScorePeriod(Label):
    """The periods after a session in which something may still be done about a score."""

    CORRECTION = "correction", "The correction period"
    REQUEST = "request", "The time to ask for a ruling or to appeal"
    APPEAL = "appeal", "The time to appeal"


class Comparison(Label):
    """How scores are compared (Law 78)."""

    MATCHPOINTS = "matchpoints", "in matchpoints"
    IMPS = "imps", "in IMPs"
    TOTAL_POINTS = "total_points", "in total points"
    OTHER = "other", "by the method that the Regulating Authority has approved"


class TieBreak(Label):
    """How a tie is broken (Law 78D)."""

    SHARED = "shared", "the places are shared"
    DIRECT_MATCH = "direct_match", "the match between them decides"
    NET_IMPS = "net_imps", "the difference of all IMPs decides"
    BOARDS_WON = "boards_won", "the number of boards won decides"


class TieBroken(Provision):
    """What the conditions of contest have for contestants with the same total."""

    by: TieBreak

    kind = "tie_broken"
    sentence = "The tie: {by}."
    section = Section.SCORE


class RecordFinding(Provision):
    """The Director says what is recorded."""

    kind = "record_finding"
    sentence = "The number of tricks that the Director finds is recorded, for both sides."
    section = Section.SCORE
    excludes = frozenset({"record_stands", "lower_score"})


class CorrectRecord(Provision):
    """An agreed result that was recorded or reckoned wrongly is put right."""

    kind = "correct_record"
    sentence = (
        "The score is corrected to the result that was agreed, and all that depends on it is reckoned again."
    )
    section = Section.SCORE
    excludes = frozenset({"record_stands", "too_late"})


class RecordStands(Provision):
    """What was recorded counts."""

    kind = "record_stands"
    sentence = "The recorded score stands."
    section = Section.SCORE


class LowerScore(Provision):
    """One side's score is decreased, and nobody's is increased."""

    to: Who

    kind = "lower_score"
    sentence = "{to}: the recorded score is decreased; the other side's is not increased."
    section = Section.SCORE
    excludes = frozenset({"record_stands"})


class NoDutyToRaise(Provision):
    """The Director is free to leave a score as low as it was recorded."""

    kind = "no_duty_to_raise"
    sentence = "The Director does not have to increase a side's score."
    section = Section.SCORE


class TimeLimit(Provision):
    """When a period ends, unless the Tournament Organizer has set another time."""

    period: ScorePeriod
    minutes: int

    kind = "time_limit"
    sentence = (
        "{period}: ends {minutes} minutes after the official score is available, unless the Tournament"
        " Organizer has set another time."
    )
    section = Section.NOTE


class TooLate(Provision):
    """A period is over."""

    period: ScorePeriod

    kind = "too_late"
    sentence = "{period}: over; no ruling is made on this any more."


class ScoreMade(Provision):
    """The contract was made."""

    to: Who = Role.DECLARING_SIDE

    kind = "score_made"
    sentence = "{to}: scores the tricks bid and made, any overtricks, and the premiums of the table."
    section = Section.SCORE


class ScoreUndertricks(Provision):
    """The contract was defeated."""

    to: Who = Role.DEFENDERS

    kind = "score_undertricks"
    sentence = "{to}: score every undertrick by the table."
    section = Section.SCORE


class NoScore(Provision):
    """The board was passed out."""

    to: Who = Role.BOTH_SIDES

    kind = "no_score"
    sentence = "{to}: score nothing on this board."
    section = Section.SCORE


class CompareBy(Provision):
    """How the scores of a board are compared."""

    method: Comparison

    kind = "compare_by"
    sentence = "The scores of the board are compared {method}."
    section = Section.SCORE


class BetterOf(Provision):
    """An innocent side gets whichever score is better for it."""

    to: Who = Role.NON_OFFENDING_SIDE

    kind = "better_of"
    sentence = "{to}: for each of the boards the better of average plus and an assigned score."
    section = Section.SCORE
    excludes = frozenset({"score_stands"})


class Complement(Provision):
    """A side gets what the other side's score leaves."""

    to: Who = Role.OFFENDING_SIDE

    kind = "complement"
    sentence = "{to}: the complement of the other side's score."
    section = Section.SCORE


class SubstituteBoard(Provision):
    """Another board is played in place of one that is cancelled."""

    kind = "substitute_board"
    sentence = "Another board is played in its place."
    excludes = frozenset({"adjust", "score_stands"})


class BothInnocent(Provision):
    """The Director's own error is nobody else's."""

    to: Who = Role.BOTH_SIDES

    kind = "both_innocent"
    sentence = "{to}: treated as innocent when the score is adjusted."
    section = Section.SCORE


class ScoredAsHeld(Provision):
    """A board played in the wrong direction is scored as it was played."""

    kind = "scored_as_held"
    sentence = "The score is entered for the hands that the players really held."
    section = Section.SCORE
