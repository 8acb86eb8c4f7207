"""From ruling to score: each kind of provision that touches a result, and what waits for the Director."""

from fractions import Fraction
from typing import Any

import pytest

from lawbook.bridge import Seat, Side, Word
from lawbook.errors import CaseError
from lawbook.event.conditions import Conditions
from lawbook.event.effects import Effects, effects
from lawbook.event.entries import STAYS, FormFound, Noted, Penalized, ResultCorrected, Stays, Turned, Where
from lawbook.event.executing import EXECUTED, TOLD_ONLY
from lawbook.event.figures import Figures, Need
from lawbook.event.standing import Standing
from lawbook.event.worth import Compared, Made, Relieved, Shares, Worth, parse_worth
from lawbook.law.provision import Provision, Section, kinds
from lawbook.law.provision.claims import TrickAwarded
from lawbook.law.provision.contest import DisciplinaryPoints, Disqualify, Suspend
from lawbook.law.provision.labels import Form, Measure, Quantity, Reason, Strength, Weighting
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
    ScoreStands,
    SplitGroups,
)
from lawbook.law.role import Role
from lawbook.scoring.entry import Average
from lawbook.scoring.penalties import Unit

WHERE = Where("1", 7, "3", "12")
MADE, DOWN = parse_worth("4S by N ="), parse_worth("4S by N -1")
PAIRS, TEAMS = Conditions(), Conditions(scoring="teams")
ASSIGNED = Adjust(form=Form.ASSIGNED, because=Reason.DAMAGE, cite="12A1")


def ruled(
    *provisions: Provision,
    had: str = "4S by N =",
    conditions: Conditions = PAIRS,
    gauge: Any = None,
    **told: Any,
) -> Effects:
    worth = parse_worth(had)
    now = Standing(WHERE, played=True, result=worth, for_ns=worth, for_ew=worth)
    return effects(provisions, now, Figures(**told), conditions, gauge)


def sides(found: Effects) -> tuple[Worth | Stays, Worth | Stays]:
    assert found.adjustment is not None
    assert found.needs == ()
    return found.adjustment.for_ns, found.adjustment.for_ew


def both(text: str) -> dict[Side, Worth]:
    return dict.fromkeys(Side, parse_worth(text))


def compared(text: str) -> Compared:
    worth = parse_worth(text)
    assert isinstance(worth, Made | int | Shares)
    return worth


def test_every_kind_that_speaks_of_the_score_is_carried_out_or_says_that_nothing_changes() -> None:
    executed = {provision.kind for provision in EXECUTED}
    about_scores = {name for name, kind in kinds().items() if kind.section is Section.SCORE}

    assert executed & TOLD_ONLY == set()
    assert about_scores - executed - TOLD_ONLY == set()


@pytest.mark.parametrize(
    ("to", "number", "result"),
    [
        (Side.EW, 1, "4S by N -1"),
        (Side.NS, 1, "4S by N +1"),
        (Role.DEFENDERS, 2, "4S by N -2"),
        (Role.DECLARING_SIDE, 1, "4S by N +1"),
        (Seat.W, 1, "4S by N -1"),
        (Role.NON_OFFENDING_SIDE, 2, "4S by N -2"),
    ],
)
def test_tricks_are_transferred_from_what_was_won(to: Any, number: int, result: str) -> None:
    found = ruled(TransferTricks(number=number, to=to, cite="64A1"), offending=Side.NS)

    assert (parse_worth(result), parse_worth(result)) == sides(found)


def test_a_transfer_waits_until_the_offending_side_is_told() -> None:
    assert (Need.OFFENDERS,) == ruled(TransferTricks(number=1, to=Role.NON_OFFENDING_SIDE, cite="64A2")).needs


def test_a_transfer_waits_for_the_contract_where_only_a_score_stands() -> None:
    assert (Need.CONTRACT,) == ruled(TransferTricks(number=1, to=Side.NS, cite="64A2"), had="+420").needs


@pytest.mark.parametrize("had", ["7S by N =", "passed out"])
def test_there_are_no_tricks_beyond_those_of_the_deal(had: str) -> None:
    with pytest.raises(CaseError, match=r"no tricks to move|the deal has 13"):
        ruled(TransferTricks(number=1, to=Side.NS, cite="64A2"), had=had)


def test_tricks_of_a_claim_are_awarded_when_their_number_is_told() -> None:
    awarded = TrickAwarded(to=Role.NON_CLAIMING_SIDE, cite="70A")

    assert (Need.TRICKS,) == ruled(awarded, claiming=Side.NS).needs
    assert (DOWN, DOWN) == sides(ruled(awarded, claiming=Side.NS, tricks=1))


def test_an_assigned_score_is_pending_until_its_figures_are_given() -> None:
    weighted = AssignOutcome(weighting=Weighting.WEIGHTED, cite="12C1(c)")
    pending = ruled(weighted)

    assert (Need.NS, Need.EW) == pending.needs
    assert pending.adjustment is not None
    assert ("the score of North-South", "the score of East-West") == pending.adjustment.needs
    shares = both("60% 4S by N =, 40% 4S by N -1")
    assert tuple(shares.values()) == sides(ruled(weighted, scores=shares))


def test_one_probable_result_is_not_weighted() -> None:
    single = AssignOutcome(weighting=Weighting.SINGLE, cite="12C1(b)")
    with pytest.raises(CaseError, match="one result by far the most probable"):
        ruled(single, scores=both("60% 4S by N =, 40% 4S by N -1"))


def test_a_score_that_no_provision_asks_for_is_refused() -> None:
    with pytest.raises(CaseError, match="nothing in the ruling changes it"):
        ruled(ScoreStands(cite="12B1"), scores=both("4S by N -1"))


def test_one_side_is_adjusted_and_the_other_keeps_its_score() -> None:
    adjust = Adjust(form=Form.ASSIGNED, to=Role.OFFENDING_SIDE, because=Reason.IGNORANCE, cite="11A")
    keeps = KeepsScore(to=Role.NON_OFFENDING_SIDE, cite="11A")
    found = ruled(adjust, keeps, offending=Side.EW, scores={Side.EW: DOWN})

    assert (STAYS, DOWN) == sides(found)


def test_the_director_adjusts_where_he_may_by_giving_a_score() -> None:
    may = MayAdjust(form=Form.EITHER, because=Reason.DAMAGE, cite="12A1")

    assert ruled(may).adjustment is None
    assert (DOWN, DOWN) == sides(ruled(may, scores=both("4S by N -1")))


def test_averages_are_awarded_by_name_so_that_12c2c_works_on_them() -> None:
    plus = Award(to=Side.NS, quantity=Quantity.AVERAGE_PLUS, percent=60, imps=3, cite="12C2(a)")
    minus = Award(to=Side.EW, quantity=Quantity.AVERAGE_MINUS, percent=40, imps=-3, cite="12C2(a)")
    adjust = Adjust(form=Form.ARTIFICIAL, because=Reason.NO_RESULT, cite="12C2(a)")

    assert (Average.PLUS, Average.MINUS) == sides(ruled(adjust, plus, minus, had="not played"))


def test_an_award_of_another_authority_than_the_contests_is_refused() -> None:
    plus = Award(to=Side.NS, quantity=Quantity.AVERAGE_PLUS, percent=55, imps=2, cite="12C2(a)")
    with pytest.raises(CaseError, match="average plus is 55 in the ruling and 60 in this contest"):
        ruled(plus)


def test_a_sides_own_figure_is_an_average_plus_or_minus_by_its_fault() -> None:
    own = AwardOwnAverage(to=Side.NS, cite="12C2(c)"), AwardOwnAverage(to=Side.EW, cite="12C2(c)")

    assert (Need.FAULT,) == ruled(*own).needs
    assert (Average.PLUS, Average.MINUS) == sides(
        ruled(*own, answers={"fault_ns": "no_way", "fault_ew": "directly"})
    )


def test_a_side_that_harmed_itself_is_relieved_of_the_rest_only() -> None:
    apart = (
        AssignOutcome(weighting=Weighting.SINGLE, cite="12C1(b)"),
        ScoreApart(to=Role.OFFENDING_SIDE, measure=Measure.FULL_RECTIFICATION, cite="12C1(e)(i)"),
        ScoreApart(to=Role.NON_OFFENDING_SIDE, measure=Measure.LESS_OWN_DAMAGE, cite="12C1(e)(ii)"),
    )
    told: dict[str, Any] = {"offending": Side.EW, "scores": both("+620")}

    assert (Need.OWN_ERROR,) == ruled(*apart, **told).needs
    found = ruled(*apart, **told, without_error=compared("-100"))
    assert (Relieved(620, -100), 620) == sides(found)


@pytest.mark.parametrize("provision", [CancelResult(cite="15C"), SubstituteBoard(cite="86B2(a)")])
def test_a_cancelled_result_counts_no_more(provision: Provision) -> None:
    assert (None, None) == sides(ruled(provision))


def test_a_contract_is_scored_without_the_inadmissible_double() -> None:
    without = ScoredWithout(seat=Seat.E, call=Word.DOUBLE, cite="36C")

    assert (MADE, MADE) == sides(ruled(without, had="4Sx by N ="))
    assert (Need.RESULT,) == ruled(ScoredWithout(seat=Seat.E, cite="36C"), had="4Sxx by N =").needs


@pytest.mark.parametrize(
    ("provision", "approved"),
    [
        (RecordFinding(cite="79B2"), ""),
        (CorrectRecord(cite="79C1"), ""),
        (CorrectRecord(cite="79C2"), "79C2"),
    ],
)
def test_a_wrong_record_is_corrected_for_both_sides(provision: Provision, approved: str) -> None:
    assert (Need.RESULT,) == ruled(provision).needs
    found = ruled(provision, scores=both("4S by N -1"))

    assert None is found.adjustment
    assert (ResultCorrected(WHERE, DOWN, provision.cite, approved),) == found.entries


def test_a_late_dispute_lowers_one_side_only() -> None:
    assert (DOWN, STAYS) == sides(ruled(LowerScore(to=Side.NS, cite="79B3"), scores={Side.NS: DOWN}))


@pytest.mark.parametrize(("imps", "expected"), [(10, (MADE, MADE)), (1, (Average.PLUS, Average.MINUS))])
def test_the_innocent_team_gets_the_better_of_an_assigned_score_and_average_plus(
    imps: int, expected: object
) -> None:
    better = (
        Adjust(form=Form.EITHER, because=Reason.NOT_COMPARABLE, cite="86B2(b)"),
        BetterOf(cite="86B2(b)"),
        Complement(cite="86B2(b)"),
    )
    found = ruled(
        *better,
        had="not played",
        conditions=TEAMS,
        offending=Side.EW,
        scores=both("4S by N ="),
        gauge=lambda side, worth: Fraction(imps),
    )

    assert expected == sides(found)


def test_scores_are_averaged_in_knock_out_play_only() -> None:
    with pytest.raises(CaseError, match="this contest is none"):
        ruled(AverageScores(cite="12C4"))

    assert (
        ruled(AverageScores(cite="12C4"), conditions=Conditions(scoring="teams", knock_out="yes")).needs == ()
    )


def test_a_fouled_board_is_divided_as_the_director_found() -> None:
    split = SplitGroups(cite="87B")

    assert (Need.FORMS,) == ruled(split).needs
    assert (FormFound(WHERE._replace(ns="4", ew="9"), "a"),) == ruled(split, forms={"4-9": "a"}).entries


def test_a_board_in_the_wrong_direction_is_turned() -> None:
    assert (Turned(WHERE),) == ruled(ScoredAsHeld(cite="82A")).entries


@pytest.mark.parametrize("strength", Strength)
def test_no_breach_is_so_serious_that_a_penalty_is_due(strength: Strength) -> None:
    """Law 90A leaves it to the Director; without an amount none is given."""
    penalize = Penalize(to=Side.EW, strength=strength, cite="90A")

    assert ((), ()) == (ruled(penalize).needs, ruled(penalize).entries)


def test_a_penalty_is_taken_from_the_offending_contestant() -> None:
    penalize = Penalize(to=Role.OFFENDER, strength=Strength.MAY, cite="90A")
    found = ruled(penalize, offending=Side.EW, penalty=(Fraction(1, 4), Unit.TOP))

    assert (Penalized("1", "12", Fraction(1, 4), Unit.TOP, "90A"),) == found.entries


def test_in_an_individual_contest_the_player_is_named() -> None:
    where = WHERE._replace(ew="12+17")
    now = Standing(where, played=True, result=MADE, for_ns=MADE, for_ew=MADE)
    points = DisciplinaryPoints(to=Role.PLAYER, cite="91A")
    told: dict[str, Any] = {"offending": Side.EW, "penalty": (Fraction(1), Unit.TOP)}

    assert (Need.PLAYER,) == effects([points], now, Figures(**told), PAIRS).needs
    (entry,) = effects([points], now, Figures(**told, player="17"), PAIRS).entries
    assert Penalized("1", "17", Fraction(1), Unit.TOP, "91A") == entry


@pytest.mark.parametrize(
    "provision", [Disqualify(to=Role.PLAYER, cite="91B"), Suspend(to=Role.PLAYER, cite="91A")]
)
def test_what_is_no_score_is_noted(provision: Provision) -> None:
    assert (Noted(f"{provision.kind} [{provision.cite}]", WHERE),) == ruled(provision).entries


def test_nothing_is_proposed_where_the_result_is_the_same_already() -> None:
    assert ruled(ASSIGNED, scores=both("4S by N =")).adjustment is None
