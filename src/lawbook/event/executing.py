"""Executing: what each kind of provision that touches a score does to it."""

from collections.abc import Callable, Mapping
from typing import Any

from lawbook.bridge import Contract, Word
from lawbook.errors import CaseError
from lawbook.event.conditions import Scoring
from lawbook.event.draft import BOTH, Draft, Unknown
from lawbook.event.entries import STAYS, FormFound, Noted, ResultCorrected, Turned
from lawbook.event.figures import Need
from lawbook.event.worth import Made
from lawbook.law.provision import Provision
from lawbook.law.provision.claims import TrickAwarded
from lawbook.law.provision.contest import DisciplinaryPoints, Disqualify, Suspend
from lawbook.law.provision.labels import Measure, Quantity, Weighting
from lawbook.law.provision.play import TransferTricks
from lawbook.law.provision.results import (
    BetterOf,
    Complement,
    CorrectRecord,
    LowerScore,
    RecordFinding,
    ScoredAsHeld,
    SubstituteBoard,
)
from lawbook.law.provision.score import (
    Adjust,
    AssignOutcome,
    AverageScores,
    Award,
    AwardOwnAverage,
    CancelResult,
    KeepsScore,
    MayAdjust,
    Penalize,
    ScoreApart,
    ScoredWithout,
    SplitGroups,
)
from lawbook.law.role import Role
from lawbook.scoring.entry import Average

__all__ = ["EXECUTED", "LAST", "TOLD_ONLY"]


def _adjust(draft: Draft, provision: Adjust) -> None:
    draft.ask(draft.sides(provision.to))


def _may_adjust(draft: Draft, provision: MayAdjust) -> None:
    """The Director may: he does by giving a score."""
    told = tuple(side for side in BOTH if side in draft.figures.scores)
    allowed = told if provision.to is Role.CONTESTANT or not told else draft.sides(provision.to)
    draft.ask(tuple(side for side in told if side in allowed))


def _assign(draft: Draft, provision: AssignOutcome) -> None:
    if not draft.waiting:
        draft.ask(BOTH)
    draft.single = provision.weighting is Weighting.SINGLE


def _award(draft: Draft, provision: Award) -> None:
    if provision.to is Role.CONTESTANT:  # the Law says what there is, the Director who gets it
        draft.ask(BOTH)
        return
    average = _AVERAGES[provision.quantity]
    amounts = draft.conditions.amounts
    ruled = provision.percent if draft.conditions.how is Scoring.MATCHPOINTS else provision.imps
    agreed = ruled is None or float(amounts.of(average)) == ruled
    if not agreed and "12C2(d)" in provision.citations:
        draft.ask(draft.sides(provision.to))  # a later board has an amount of its own
        return
    if ruled is not None and not agreed:
        raise CaseError(
            "{cite}: {average} is {ruled:g} in the ruling and {agreed:g} in this contest "
            "({authority}); rule under the authority of the contest",
            cite=provision.cite,
            average=provision.quantity,
            ruled=ruled,
            agreed=float(amounts.of(average)),
            authority=draft.conditions.authority,
        )
    draft.put(average, draft.sides(provision.to))


_AVERAGES = {
    Quantity.AVERAGE_PLUS: Average.PLUS,
    Quantity.AVERAGE: Average.EVEN,
    Quantity.AVERAGE_MINUS: Average.MINUS,
}


def _own_average(draft: Draft, provision: AwardOwnAverage) -> None:
    """By his own figure an average plus is more and an average minus less, which the scorer sees to (12C2(c))."""
    for side in draft.sides(provision.to):
        average = _BY_FAULT.get(draft.figures.answers.get(f"fault_{side.name.lower()}", ""))
        if average is None:
            raise Unknown(Need.FAULT)
        draft.put(average, (side,))


_BY_FAULT = {"no_way": Average.PLUS, "directly": Average.MINUS}


def _apart(draft: Draft, provision: ScoreApart) -> None:
    """The offenders get the whole of it; the others what the infraction cost them by itself (12C1(e))."""
    if provision.measure is Measure.LESS_OWN_DAMAGE:
        (side,) = draft.sides(provision.to)
        draft.put(draft.relieved(draft.scores[side]), (side,))


def _cancel(draft: Draft, _: Provision) -> None:
    draft.put(None)


def _keep(draft: Draft, provision: KeepsScore) -> None:
    draft.put(STAYS, draft.sides(provision.to))


def _transfer(draft: Draft, provision: TransferTricks) -> None:
    (side,) = draft.sides(provision.to)
    draft.tricks_to(side, provision.number)


def _tricks_awarded(draft: Draft, provision: TrickAwarded) -> None:
    (side,) = draft.sides(provision.to)
    if draft.figures.tricks is None:
        raise Unknown(Need.TRICKS)
    draft.tricks_to(side, draft.figures.tricks)


def _without_call(draft: Draft, provision: ScoredWithout) -> None:
    """Without an inadmissible double the contract is not doubled; what remains of a redouble the Director says."""
    made = draft.made
    if made.contract is None or provision.call is not Word.DOUBLE:
        raise Unknown(Need.RESULT)
    draft.put(Made(Contract(made.contract.bid, made.contract.declarer), made.tricks))


def _corrected(draft: Draft, provision: Provision) -> None:
    """The right result is put in the place of the wrong one, for both sides (79B, 79C)."""
    told = set(draft.figures.scores.values()) if len(draft.figures.scores) == len(BOTH) else set()
    if len(told) != 1 or STAYS in told:
        raise Unknown(Need.RESULT)
    draft.used.update(BOTH)
    worth: Any = told.pop()
    approved = provision.cite if provision.cite == "79C2" else ""
    draft.entries.append(ResultCorrected(draft.now.where, worth, provision.cite, approved))


def _lower(draft: Draft, provision: LowerScore) -> None:
    draft.ask(draft.sides(provision.to))


def _better(draft: Draft, provision: BetterOf) -> None:
    (side,) = draft.sides(provision.to)
    draft.better_of(side)


def _complement(_: Draft, __: Complement) -> None:
    """Nothing more: the score of one side leaves the other its complement."""


def _average_scores(draft: Draft, provision: AverageScores) -> None:
    if draft.conditions.how is not Scoring.TEAMS or draft.conditions.knock_out != "yes":
        raise CaseError(
            "{cite}: the two scores are averaged in knock-out play, and this contest is none; "
            "announce it as one (scoring teams, knock_out yes), or rule again",
            cite=provision.cite,
        )


def _groups(draft: Draft, _: SplitGroups) -> None:
    if not draft.figures.forms:
        raise Unknown(Need.FORMS)
    where = draft.now.where
    for table, form in draft.figures.forms.items():
        ns, dash, ew = table.partition("-")
        if not dash:
            raise CaseError(
                "table {table!r} of a fouled board: name it by its sides, such as 3-12 (Law 87)", table=table
            )
        draft.entries.append(FormFound(where._replace(ns=ns, ew=ew), form))


def _turned(draft: Draft, _: ScoredAsHeld) -> None:
    draft.entries.append(Turned(draft.now.where))


def _penalize(draft: Draft, provision: Penalize) -> None:
    """No penalty is due, however serious the breach: it is given where the Director says how much it is (90A)."""
    if draft.figures.penalty is not None:
        draft.penalize(draft.sides(provision.to), provision.cite)


def _points_off(draft: Draft, provision: DisciplinaryPoints) -> None:
    draft.penalize(draft.sides(provision.to), provision.cite)


def _noted(draft: Draft, provision: Provision) -> None:
    """What concerns the contest and no score is noted, for the Tournament Organizer to act on."""
    draft.entries.append(Noted(f"{provision.kind} [{provision.cite}]", draft.now.where))


EXECUTED: Mapping[type[Provision], Callable[[Draft, Any], None]] = {
    Adjust: _adjust,
    MayAdjust: _may_adjust,
    AssignOutcome: _assign,
    Award: _award,
    AwardOwnAverage: _own_average,
    ScoreApart: _apart,
    CancelResult: _cancel,
    SubstituteBoard: _cancel,
    KeepsScore: _keep,
    TransferTricks: _transfer,
    TrickAwarded: _tricks_awarded,
    ScoredWithout: _without_call,
    RecordFinding: _corrected,
    CorrectRecord: _corrected,
    LowerScore: _lower,
    BetterOf: _better,
    Complement: _complement,
    AverageScores: _average_scores,
    SplitGroups: _groups,
    ScoredAsHeld: _turned,
    Penalize: _penalize,
    DisciplinaryPoints: _points_off,
    Disqualify: _noted,
    Suspend: _noted,
}
"""What is done for each kind of provision that touches a score or a ranking."""
LAST = frozenset({ScoreApart, KeepsScore, BetterOf})
"""What is reckoned from the scores that the Director tells."""
TOLD_ONLY = frozenset(
    {
        "both_innocent",
        "both_members",
        "compare_by",
        "concession_stands",
        "no_adjustment",
        "no_duty_to_raise",
        "no_penalty",
        "no_score",
        "no_transfer",
        "record_stands",
        "rest_as_claimed",
        "score_made",
        "score_stands",
        "score_undertricks",
        "tie_broken",
    }
)
"""The kinds that speak of the score and leave it as it was entered."""
