"""Misinformation: a call was made on a wrong picture of the opponents' methods.

A misunderstanding of one's own brings nothing. Misinformed by an opponent, a player may change his
call as long as his partner has not called since and no opening lead has been faced; his left-hand
opponent may then change his own. Afterwards only an adjusted score is left. Without evidence the
explanation is taken to be wrong, not the call. The Director rules on one call at a time.

In 2007 what the left-hand opponent takes back told his partner something only if it was substantial; then the score
might be adjusted.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.disputed import followed
from lawbook.law.fact import Moment, choose, judge, one_of, proviso, yes_no
from lawbook.law.laws.law_22 import PERIOD_OVER
from lawbook.law.laws.law_26 import OTHERWISE
from lawbook.law.laws.law_75 import MISTAKE, Mistake, card_back
from lawbook.law.provision import (
    Adjust,
    Authorized,
    CallStands,
    ContinuesIn,
    Dispute,
    ExplainOptions,
    Form,
    MayAdjust,
    MayCall,
    MayChangeCall,
    NoAdjustment,
    NoRestriction,
    PlayOn,
    Reading,
    Reason,
    ScoreStands,
    Unauthorized,
    What,
)
from lawbook.law.redress import by_12
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table.seen import explanation
from lawbook.table.seen.sight import Explanation, of_explanation


class By(Label):
    """Where the wrong picture came from."""

    HIMSELF = "himself", "He misunderstood, or assumed, something himself"
    EXPLANATION = "explanation", "An explanation or announcement, wrong as it seems"
    NO_ALERT = "no_alert", "A prompt alert or announcement was missing"


class Change(Label):
    """What a player does with a call that he may change."""

    CHANGE = "change", "He changes it"
    KEEP = "keep", "He leaves it as it is"


@of_explanation
def _by(told: Explanation) -> By:
    return By.EXPLANATION if explanation.heard(told) else By.NO_ALERT


def _change(changed: bool | None) -> Change | None:  # noqa: FBT001  # what a view shows
    return None if changed is None else Change.CHANGE if changed else Change.KEEP


BY = one_of("misinformed_by", "What gave the wrong picture of the call?", By, seen=_by)
PARTNER_CALLED = yes_no(
    "misinformeds_partner_called",
    "Has the partner of the misinformed player called since?",
    seen=of_explanation(explanation.partner_called),
)
MADE_CALL = yes_no(
    "called_misinformed",
    "Has a player of the other side called since he was misinformed?",
    seen=of_explanation(explanation.made_call),
)
INFLUENCED = judge(
    "call_influenced",
    "Could the misinformation well have influenced his decision to call so?",
    aid="disclosed",
)
CHANGES = choose(
    "changes_call",
    "Does the misinformed player change his call?",
    Change,
    by=Role.MISINFORMED,
    seen=of_explanation(lambda told: _change(explanation.changed(told))),
)
LHO_CALLED = yes_no(
    "misinformeds_lho_called",
    "Has his left-hand opponent called since?",
    seen=of_explanation(explanation.lho_called),
)
LHO_CHANGES = choose(
    "lho_changes_call",
    "Does his left-hand opponent change his own call?",
    Change,
    by=Role.MISINFORMEDS_LHO,
    seen=of_explanation(lambda told: _change(explanation.lho_changed(told))),
)
DOUBLE = yes_no(
    "unalerted_double",
    "Was the call that was not alerted a double, a redouble or a pass?",
    seen=of_explanation(explanation.no_bid),
)
OPENING = yes_no(
    "unannounced_opening", "Was it a natural opening bid, of which only an announcement would have told more?"
)
GAINED = judge(
    "misinformation_gained",
    "Did the offending side gain an advantage from the misinformation?",
    moment=Moment.END_OF_PLAY,
    aid="equity",
)
SUBSTANTIAL = judge(
    "withdrawn_call_told_too_much",
    "Did the call that his left-hand opponent took back convey such substantial information that it damaged the other side?",
    moment=Moment.END_OF_PLAY,
    aid="equity",
)
EARLIER_CALL = proviso(
    "earlier_call_too",
    "Was an earlier call of this side, which nobody can change any more, made on the wrong picture too?",
    "an earlier call of this side, which nobody can change any more, was made on the wrong picture too",
    "21B3",
    seen=of_explanation(explanation.made_earlier_call),
)

TITLE = "Misinformation"


@law("21", edition=2017, title=TITLE)
def misinformation(case: Case) -> Provisions:
    by = case[BY]
    if by is By.HIMSELF:
        yield CallStands(seat=Role.MISINFORMED, cite="21A")
        yield NoAdjustment(cite="21A")
    elif by is By.EXPLANATION and case[MISTAKE] is Mistake.CALL:
        yield CallStands(seat=Role.MISINFORMED, cite="21B1(b)")
        yield ContinuesIn(law="75", cite="21B1(b)", see=("75C",))
    elif by is By.NO_ALERT and not_due(case):
        yield CallStands(seat=Role.MISINFORMED, cite="21B1(a)", see=("40B2(a)(iii)",))
        yield NoAdjustment(cite="21B1(a)", see=("40B2(a)(iii)",))
    elif case[PARTNER_CALLED] or case[PERIOD_OVER]:
        yield from too_late(case)
    else:
        yield from in_time(case)
        if case.edition >= 2017 and case.unless(EARLIER_CALL):
            yield from gained(case)


def in_time(case: Case) -> Provisions:
    """What the last call on the wrong picture brings, as long as it can be changed."""
    if not case[MADE_CALL]:
        yield PlayOn(cite="21B1(a)")
        yield from card_back(case)
    elif not case[INFLUENCED]:
        yield CallStands(seat=Role.MISINFORMED, cite="21B1(a)")
        yield from card_back(case)
    else:
        yield from may_change(case)


def not_due(case: Case) -> bool:
    """Whether the authority wants no alert or announcement of such a call, so that silence told nothing wrong."""
    return any(case.setting(name) == "not_due" and case[fact] for name, fact in SILENCE.items())


SILENCE = {"alert_of_doubles": DOUBLE, "announced_openings": OPENING}
"""What an authority may have decided about calls that are not told unasked, and the fact that it speaks of."""


@law("21", edition=2007, title=TITLE)
def misinformation_2007(case: Case) -> Provisions:
    yield from as_then(misinformation(case))


def too_late(case: Case) -> Provisions:
    yield PlayOn(cite="21B3")
    yield from gained(case)


def gained(case: Case) -> Provisions:
    """What a call that can no longer be changed brings."""
    if case[GAINED]:
        yield Adjust(form=Form.ASSIGNED, because=Reason.MISINFORMATION, cite="21B3", see=("12C1(b)",))
        yield by_12("21B3")
    else:
        yield ScoreStands(cite="21B3")


def may_change(case: Case) -> Provisions:
    see = ("21B1(b)",) if case[BY] is By.EXPLANATION else ()
    yield ExplainOptions(to=Role.MISINFORMED, cite="10C1")
    yield MayChangeCall(seat=Role.MISINFORMED, cite="21B1(a)", see=see)
    if case[CHANGES] is Change.KEEP:
        yield CallStands(seat=Role.MISINFORMED, cite="21B1(a)")
        yield from card_back(case)
        return
    yield MayCall(seat=Role.MISINFORMED, cite="21B1(a)")
    yield Authorized(what=What.WITHDRAWN_CALLS, to=Role.NON_OFFENDING_SIDE, cite="16C1")
    yield Unauthorized(what=What.WITHDRAWN_CALLS, to=Role.OFFENDING_SIDE, cite="16C2")
    if case[LHO_CALLED]:
        yield from lho_may_change(case)


def lho_may_change(case: Case) -> Provisions:
    yield MayChangeCall(seat=Role.MISINFORMEDS_LHO, cite="21B2")
    if case[LHO_CHANGES] is Change.CHANGE:
        yield MayCall(seat=Role.MISINFORMEDS_LHO, cite="21B2")
        if case.edition < 2017:
            yield from told_too_much(case)
        elif (
            yield from followed(case, Dispute.LEAD_AFTER_OPPONENTS_CHANGE, "21B2", "26B")
        ) is Reading.LAW_26:
            yield ContinuesIn(law="26", given=OTHERWISE, cite="21B2", see=("26B",))
        else:
            yield NoRestriction(to=Role.OFFENDING_SIDE, cite="21B2")
    else:
        yield CallStands(seat=Role.MISINFORMEDS_LHO, cite="21B2")


def told_too_much(case: Case) -> Provisions:
    """In 2007 the call that he takes back has no other rectification, but it may have told too much."""
    yield NoRestriction(to=Role.OFFENDING_SIDE, cite="21B2")
    if case[SUBSTANTIAL]:
        yield MayAdjust(form=Form.ASSIGNED, because=Reason.SUBSTANTIAL, cite="21B2", see=("16C",))
        yield by_12("21B2")
    else:
        yield ScoreStands(cite="21B2")
