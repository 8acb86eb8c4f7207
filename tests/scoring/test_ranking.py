"""Percentages, sit-outs, penalties, carry-over and ties: every worked number."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

import pytest

from lawbook.errors import CaseError
from lawbook.scoring.carry import carried_fraction, carried_margin, weighted_mean
from lawbook.scoring.exact import published
from lawbook.scoring.penalties import Penalty, Unit
from lawbook.scoring.ranking import factored, factored_percentage, handicap, percentage, rank, shared


def test_a_pair_that_sat_out_is_brought_to_a_full_card() -> None:
    total = factored(124, 26, 27)

    assert ("128.77", "47.69") == (str(published(total)), str(published(percentage(total, 270))))


@pytest.mark.parametrize(
    ("raw", "total", "share"),
    [("38.5", "43.31", "60.15"), ("29", "32.63", "45.32"), ("26.5", "29.81", "41.40")],
)
def test_the_acbl_makes_its_percentage_of_the_rounded_total(raw: str, total: str, share: str) -> None:
    figures = factored_percentage(Fraction(raw), 16, 18, 4)

    assert (total, share) == (str(published(figures[0])), str(published(figures[1])))
    assert "60.16" == str(published(percentage(Fraction("38.5"), 64)))


def test_totals_published_alike_share_their_places() -> None:
    totals = {"a": Fraction("43.3125"), "b": Fraction("43.314"), "c": Fraction("43.32"), "d": Fraction(40)}
    places = rank(totals)

    assert ["1 c", "2/3 a", "2/3 b", "4 d"] == [f"{place} {place.contestant}" for place in places]
    assert [100, 40, 40, 20] == [shared([100, 50, 30, 20], place) for place in places]


def test_ties_are_parted_in_the_announced_order_among_those_who_are_tied() -> None:
    asked = []

    def direct_match(tied: Sequence[str]) -> Mapping[str, int]:
        asked.append(sorted(tied))
        return {"a": 0, "b": 0, "c": 0, "d": 1}

    def imp_margin(tied: Sequence[str]) -> Mapping[str, int]:
        return {"a": 5, "b": 5, "c": 9}

    places = rank({"a": 10, "b": 10, "c": 10, "d": 10, "e": 3}, breakers=[direct_match, imp_margin])

    assert ["1 d", "2 c", "3/4 a", "3/4 b", "5 e"] == [f"{place} {place.contestant}" for place in places]
    assert [["a", "b", "c", "d"]] == asked


def test_penalties_in_each_unit() -> None:
    assert Fraction("2.4") == Penalty("7", Fraction(1, 10), Unit.TOP).cost(Unit.MATCHPOINTS, top=24)
    assert 3 == Penalty("7", Fraction(1, 4), Unit.TOP).cost(Unit.MATCHPOINTS, top=12)
    assert 5 == Penalty("7", Fraction(2), Unit.PERCENT).cost(Unit.MATCHPOINTS, available=250)
    assert [3, 1, 0] == [
        Penalty("7", Fraction(amount), unit).cost(unit)
        for amount, unit in ((3, Unit.IMPS), (1, Unit.VICTORY_POINTS), (0, Unit.MATCHPOINTS))
    ]


def test_a_penalty_in_another_unit_than_the_total_is_refused() -> None:
    with pytest.raises(CaseError, match="a penalty to 7 in IMPs: the total is in matchpoints"):
        Penalty("7", Fraction(3), Unit.IMPS).cost(Unit.MATCHPOINTS)


def test_carry_over() -> None:
    assert Fraction(160, 3) == weighted_mean([(Fraction(60), 24), (Fraction(50), 48)])
    assert [6, 8, -6] == [
        carried_fraction(Fraction(62), Fraction(1, 2)),
        carried_fraction(Fraction(70), Fraction(1, 2), most=Fraction(8)),
        carried_fraction(Fraction(38), Fraction(1, 2), most=Fraction(8)),
    ]
    assert [6, -4] == [
        carried_margin(Fraction(12), Fraction(1, 2)),
        carried_margin(Fraction(-12), Fraction(1, 3)),
    ]


def test_a_full_handicap_levels_two_pairs() -> None:
    assert Fraction("31.2") == handicap(45, 55, 312, factor=1)
    assert Fraction("24.96") == handicap(45, 55, 312)
