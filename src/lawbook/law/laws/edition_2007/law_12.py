"""The Director may adjust the score where a Law lets him: what kind of score it is, and who gets what.

An assigned score makes good the damage, measured against what could be expected just before the infraction; it is
weighted, unless the authority has chosen the older way of one score for each side, by what was likely or at all
probable. An artificial one is for a board without a result, and goes by fault.
"""

from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Finding, Provisions
from lawbook.law.fact import Moment, judge
from lawbook.law.laws.law_12 import (
    DAMAGED,
    GROUND,
    INSTEAD,
    OUTCOMES,
    Ground,
    Instead,
    Outcomes,
    artificial,
    by_form,
)
from lawbook.law.provision import (
    AssignOutcome,
    Form,
    MayAdjust,
    Measure,
    NoAdjustment,
    Reason,
    ScoreApart,
    ScoreStands,
    Weighting,
)
from lawbook.law.role import Role
from lawbook.law.same import as_then

OWN_DAMAGE = judge(
    "harmed_itself_2007",
    "After the irregularity, did the non-offending side add to its damage by a serious error that had nothing to do with"
    " the infraction, or by wild or gambling action?",
    moment=Moment.END_OF_PLAY,
    aid="equity",
)


@law("12", edition=2007, title="Director's discretionary powers")
def discretionary_powers_2007(case: Case) -> Provisions:
    match case[GROUND]:
        case Ground.SEVERITY:
            yield NoAdjustment(cite="12B2")
        case Ground.NO_NORMAL_PLAY:
            yield from as_then(artificial(case, Reason.NO_NORMAL_PLAY, "12A2"))
        case Ground.LAW:
            yield from adjusted(case)
        case Ground.NO_RECTIFICATION:
            yield from discretionary(case, Reason.NO_RECTIFICATION, "12A1", "84D")
        case Ground.WRONG_RECTIFICATION:
            yield from discretionary(case, Reason.WRONG_RULING, "12A3", "82C")


def discretionary(case: Case, because: Reason, cite: str, see: str) -> Provisions:
    """Where the Director may adjust, he does it for damage and for nothing else."""
    if case[DAMAGED]:
        yield MayAdjust(form=Form.EITHER, because=because, cite=cite, see=("12B1", see))
        yield from adjusted(case)
    else:
        yield ScoreStands(cite="12B1")


def adjusted(case: Case) -> Provisions:
    outcomes = case[OUTCOMES]
    if outcomes is Outcomes.NONE:
        yield from as_then(artificial(case, Reason.NO_RESULT, "12C2(a)"))
    elif outcomes is Outcomes.TOO_MANY and case[INSTEAD] is Instead.ARTIFICIAL:
        yield from as_then(artificial(case, Reason.TOO_MANY_OUTCOMES, "12C1(d)"))
    else:
        yield from assigned(case, outcomes)


def assigned(case: Case, outcomes: Outcomes) -> Provisions:
    apart = yield from what_is_assigned(case, outcomes)
    if case[OWN_DAMAGE]:
        apart = True
        yield ScoreApart(to=Role.OFFENDING_SIDE, measure=Measure.CONSEQUENCE, cite="12C1(b)")
        yield ScoreApart(to=Role.NON_OFFENDING_SIDE, measure=Measure.LESS_OWN_DAMAGE, cite="12C1(b)")
    both_innocent = case[GROUND] is Ground.WRONG_RECTIFICATION
    yield from as_then(by_form(case, balanced=not (apart or both_innocent)))


def what_is_assigned(case: Case, outcomes: Outcomes) -> Finding:
    """One result, several by their probability, or one for each side; whether the two sides go apart."""
    if outcomes is Outcomes.ONE:
        yield AssignOutcome(weighting=Weighting.SINGLE, cite="12C1(a)", see=("12B1",))
        return False
    if case.setting("assigned_score_2007") == "weighted":
        case.setting("weighting_step_percent")
        yield AssignOutcome(weighting=Weighting.BY_PROBABILITY, cite="12C1(c)", see=("12C1(a)", "12B1"))
        return False
    yield AssignOutcome(weighting=Weighting.APART, cite="12C1(e)", see=("12C1(a)", "12C1(f)"))
    yield ScoreApart(to=Role.NON_OFFENDING_SIDE, measure=Measure.LIKELY, cite="12C1(e)(i)")
    yield ScoreApart(to=Role.OFFENDING_SIDE, measure=Measure.AT_ALL_PROBABLE, cite="12C1(e)(ii)")
    return True
