"""The Director may adjust the score where a Law lets him: what kind of score it is, and who gets what.

An assigned score puts back what would probably have happened; an artificial one is for a board
without a result, and goes by fault. Neither is for a rectification that merely seems harsh or kind.
Amounts that an authority may change are settings; how outcomes are weighed is a matter of scoring.
"""

from lawbook.bridge import Side
from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Fact, Moment, Source, choose, judge, one_of, proviso, yes_no
from lawbook.law.provision import (
    Adjust,
    AssignOutcome,
    AverageScores,
    Award,
    AwardOwnAverage,
    BothMembers,
    ContinuesIn,
    Form,
    MayAdjust,
    Measure,
    NoAdjustment,
    Quantity,
    Reason,
    ScoreApart,
    ScoreStands,
    SessionUnit,
    Weighting,
)
from lawbook.law.role import Role


class ContestForm(Label):
    """The kinds of contest."""

    PAIRS = "pairs", "Pairs"
    TEAMS = "teams", "Teams"
    INDIVIDUAL = "individual", "Individual"


class Ground(Label):
    """What empowers the Director to adjust."""

    LAW = "law", "A Law says that the score is or may be adjusted"
    NO_RECTIFICATION = "no_rectification", "The Laws provide no rectification for this violation"
    NO_NORMAL_PLAY = "no_normal_play", "No rectification lets the board be played normally"
    WRONG_RECTIFICATION = "wrong_rectification", "A rectification was applied that was wrong"
    SEVERITY = "severity", "The prescribed rectification seems too severe or too kind"


class Outcomes(Label):
    """What would probably have happened without the irregularity."""

    ONE = "one", "One result is by far the most probable"
    SEVERAL = "several", "Several results, each with its probability"
    TOO_MANY = "too_many", "The possibilities are numerous or not obvious"
    NONE = "none", "No result can be obtained"


class Instead(Label):
    """What the Director gives where the possibilities are too many."""

    ASSIGNED = "assigned", "An assigned score, as best he can"
    ARTIFICIAL = "artificial", "An artificial score"


class Fault(Label):
    """How far a contestant is responsible for the irregularity."""

    DIRECTLY = "directly", "Directly at fault"
    PARTLY = "partly", "Only partly at fault"
    NO_WAY = "no_way", "In no way at fault"


FORM = one_of("form", "What kind of contest is it?", ContestForm)
GROUND = one_of("adjustment_ground", "Why is an adjusted score thought of?", Ground)
DAMAGED = judge(
    "damaged",
    "Because of the infraction, is the other side worse off, or the offending side better off, than it could expect?",
    moment=Moment.END_OF_PLAY,
    aid="equity",
)
OUTCOMES = one_of(
    "outcomes",
    "What would have happened without the irregularity?",
    Outcomes,
    source=Source.JUDGEMENT,
    moment=Moment.SCORING,
    aid="equity",
)
INSTEAD = choose("too_many_outcomes", "Which score does the Director give?", Instead, by=Role.DIRECTOR)
OWN_DAMAGE = judge(
    "harmed_itself",
    "After the irregularity, did the non-offending side harm itself by an extremely serious error that had"
    " nothing to do with it, or by a gamble on redress?",
    moment=Moment.END_OF_PLAY,
    aid="equity",
)
FAVOURABLE = judge(
    "other_table_favourable",
    "Is there a result of the same match at the other table, clearly favourable to one side?",
)
KNOCKOUT = yes_no("knockout", "Is it a knockout match?")
OUT_OF_TIME = yes_no(
    "not_played_for_lack_of_time",
    "Was the board not played only because both sides were slow and no time was left?",
)
LOST_BEFORE = proviso(
    "lost_board_before",
    "Has either side had a board without a result earlier in this session?",
    "a side has had a board without a result earlier in this session",
    "12C2(d)",
)


def _fault(side: Side, words: str) -> Fact[Fault]:
    return one_of(
        f"fault_{side.name.lower()}", f"How far is {words} at fault?", Fault, source=Source.JUDGEMENT
    )


def _over_60(side: Side, words: str) -> Fact[bool]:
    question = f"Does {words} have more than 60 % (or as much in IMPs) for the session?"
    return yes_no(f"over_60_{side.name.lower()}", question, moment=Moment.SCORING)


def _under_40(side: Side, words: str) -> Fact[bool]:
    question = f"Does {words} have less than 40 % (or as little in IMPs) for the session?"
    return yes_no(f"under_40_{side.name.lower()}", question, moment=Moment.SCORING)


SIDES = {Side.NS: "North-South", Side.EW: "East-West"}
FAULT = {side: _fault(side, words) for side, words in SIDES.items()}
OVER_60 = {side: _over_60(side, words) for side, words in SIDES.items()}
UNDER_40 = {side: _under_40(side, words) for side, words in SIDES.items()}


@law("12", edition=2017, title="Director's discretionary powers")
def discretionary_powers(case: Case) -> Provisions:
    match case[GROUND]:
        case Ground.SEVERITY:
            yield NoAdjustment(cite="12B2")
        case Ground.NO_NORMAL_PLAY:
            yield from artificial(case, Reason.NO_NORMAL_PLAY, "12A2")
        case Ground.LAW:
            yield from adjusted(case)
        case Ground.NO_RECTIFICATION:
            yield from discretionary(case, Reason.NO_RECTIFICATION, "12A1")
        case Ground.WRONG_RECTIFICATION:
            yield from discretionary(case, Reason.WRONG_RULING, "12A3")


def discretionary(case: Case, because: Reason, cite: str) -> Provisions:
    """Where the Director may adjust, he does it for damage and for nothing else."""
    if not case[DAMAGED]:
        yield ScoreStands(cite="12B1")
    elif cite == "12A1":
        yield MayAdjust(form=Form.EITHER, because=because, cite=cite, see=("12B1", "84D"))
        yield from adjusted(case)
    else:
        yield MayAdjust(form=Form.EITHER, because=because, cite=cite, see=("12B1", "82C"))
        yield from adjusted(case)


def adjusted(case: Case) -> Provisions:
    match case[OUTCOMES]:
        case Outcomes.NONE:
            yield from artificial(case, Reason.NO_RESULT, "12C2(a)")
        case Outcomes.ONE:
            yield from assigned(case, Weighting.SINGLE, "12C1(b)")
        case Outcomes.SEVERAL:
            yield from assigned(case, Weighting.WEIGHTED, "12C1(c)")
        case Outcomes.TOO_MANY if case[INSTEAD] is Instead.ARTIFICIAL:
            yield from artificial(case, Reason.TOO_MANY_OUTCOMES, "12C1(d)")
        case Outcomes.TOO_MANY:
            yield from assigned(case, Weighting.WEIGHTED, "12C1(c)")


def assigned(case: Case, weighting: Weighting, cite: str) -> Provisions:
    step = case.amount("weighting_step_percent") if weighting is Weighting.WEIGHTED else None
    yield AssignOutcome(weighting=weighting, step=step, cite=cite, see=("12C1(a)",))
    apart = case[OWN_DAMAGE]
    if apart:
        yield ScoreApart(to=Role.OFFENDING_SIDE, measure=Measure.FULL_RECTIFICATION, cite="12C1(e)(i)")
        yield ScoreApart(to=Role.NON_OFFENDING_SIDE, measure=Measure.LESS_OWN_DAMAGE, cite="12C1(e)(ii)")
    # both sides count as innocent after an error of the Director's, so that each may have a score of its own (82C)
    both_innocent = case[GROUND] is Ground.WRONG_RECTIFICATION
    yield from by_form(case, balanced=not (apart or both_innocent))


def artificial(case: Case, because: Reason, cite: str) -> Provisions:
    if case[FORM] is ContestForm.TEAMS and case[FAVOURABLE]:
        yield ContinuesIn(law="86", given=ONE_RESULT, cite="12A", see=("86B1",))
        return
    yield Adjust(
        form=Form.ARTIFICIAL, because=because, cite=cite, see=() if cite == "12C2(a)" else ("12C2(a)",)
    )
    faults = _faults(case)
    see = _later_board(case)
    for side, fault in zip(SIDES, faults, strict=True):
        yield from award(case, side, fault, see)
    balanced = faults in {
        (Fault.PARTLY, Fault.PARTLY),
        (Fault.DIRECTLY, Fault.NO_WAY),
        (Fault.NO_WAY, Fault.DIRECTLY),
    }
    yield from by_form(case, balanced=balanced)


def _faults(case: Case) -> tuple[Fault, ...]:
    """How far each side is at fault; of a board that both had no time for a regulation may say so as a rule."""
    usual = USUAL_FAULT.get(case.setting("unplayed_for_lack_of_time"))
    if usual is not None and case[OUT_OF_TIME]:
        return tuple(usual if (told := case.check(fault)) is None else told for fault in FAULT.values())
    return tuple(case[fault] for fault in FAULT.values())


def _later_board(case: Case) -> tuple[str, ...]:
    """From the second board without a result in a session, an authority may change the amounts: since 2017."""
    if case.edition < 2017:
        return ()
    return ("12C2(d)",) if case.unless(LOST_BEFORE) else ()


def session(case: Case) -> SessionUnit:
    """Of what the other boards count."""
    return SESSIONS[case.setting("session_unit")]


def award(case: Case, side: Side, fault: Fault, see: tuple[str, ...]) -> Provisions:
    """What a side gets for a board without a result: by fault, or its own average if that is further out."""
    if fault is Fault.PARTLY:
        yield amount(case, side, Quantity.AVERAGE, see)
        return
    unit = session(case)
    match fault:
        case Fault.NO_WAY if case[OVER_60[side]]:
            yield AwardOwnAverage(to=side, of=unit, cite="12C2(c)", see=see)
        case Fault.NO_WAY:
            yield amount(case, side, Quantity.AVERAGE_PLUS, see)
        case Fault.DIRECTLY if case[UNDER_40[side]]:
            yield AwardOwnAverage(to=side, of=unit, cite="12C2(c)", see=see)
        case Fault.DIRECTLY:
            yield amount(case, side, Quantity.AVERAGE_MINUS, see)


def amount(case: Case, side: Side, quantity: Quantity, see: tuple[str, ...]) -> Award:
    if case[FORM] is not ContestForm.TEAMS:
        percent = figure(case, quantity, "percent", later=bool(see))
        return Award(to=side, quantity=quantity, percent=percent, cite="12C2(a)", see=see)
    imps = 0.0 if quantity is Quantity.AVERAGE else figure(case, quantity, "imps", later=bool(see))
    return Award(to=side, quantity=quantity, imps=imps, cite="12C2(b)", see=("12C2(a)", *see))


def figure(case: Case, quantity: Quantity, unit: str, *, later: bool) -> float:
    """The amount on a first board without a result, or that which an authority has for a later one."""
    if later and quantity in LATER:
        amount = case.amount(f"{LATER[quantity]}_{unit}")
        if amount is not None:
            return float(amount)
    return float(case.setting(f"{quantity.value}_{unit}"))


ONE_RESULT = (("team_question", "one_result"), (FAVOURABLE.key, "yes"))
"""What is told to Law 86 of the only result at the other table."""
LATER = {Quantity.AVERAGE_PLUS: "later_plus", Quantity.AVERAGE_MINUS: "later_minus"}
USUAL_FAULT = {"both_directly": Fault.DIRECTLY, "both_partly": Fault.PARTLY}
SESSIONS = {unit.value: unit for unit in SessionUnit}


def by_form(case: Case, *, balanced: bool) -> Provisions:
    """What individual contests and knockout matches add."""
    form = case[FORM]
    if form is ContestForm.INDIVIDUAL:
        yield BothMembers(to=Role.OFFENDING_SIDE, cite="12C3")
    if form is ContestForm.TEAMS and not balanced and case[KNOCKOUT]:
        yield AverageScores(cite="12C4")
