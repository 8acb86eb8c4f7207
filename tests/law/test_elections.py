"""What an authority lays down changes what a Law says, and what it leaves open is openly the WBF's."""

from dataclasses import replace
from typing import Any

import pytest

from lawbook.errors import CaseError
from lawbook.law.authority import TOLD, Authority, authority, stricter
from lawbook.law.book import find_law
from lawbook.law.case import Case
from lawbook.law.consult import Ruling, consult
from lawbook.law.provision import Act


def electing(name: str, value: str | int) -> Authority:
    wbf = authority("WBF")
    return Authority("TEST", "Test", {name: replace(wbf.setting(name), value=value, body="TEST")})


def ruled(law: str, body: Authority, **answers: str) -> Ruling:
    return consult(find_law(law), Case(edition=2017, authority=body, answers=answers))


def told(ruling: Ruling) -> list[tuple[Any, ...]]:
    return [(p.kind, getattr(p, "act", None), p.cite) for p in ruling.provisions]


def test_reserving_rights_is_prohibited_where_the_authority_forbids_it() -> None:
    answers = {"information_from": "partner", "partner_gave_information": "yes"}

    assert ("permitted", Act.RESERVE_RIGHTS, "16B2") in told(ruled("16", authority("ACBL"), **answers))
    forbidden = told(ruled("16", electing("reserve_rights", "forbidden"), **answers))
    assert ("prohibited", Act.RESERVE_RIGHTS, "16B2") in forbidden


def test_the_director_announces_no_method_where_regulations_have_one() -> None:
    answers = {
        "board_differed_in": "cards", "compared_in_different_form": "yes", "form": "pairs", "lone_score": "no"
    }  # fmt: skip

    by_regulation = told(ruled("87", electing("fouled_method", "neuberg"), **answers))

    assert [kind for kind, *_ in by_regulation] == ["penalize", "split_groups"]


def test_an_amount_of_the_authority_is_the_amount_awarded() -> None:
    answers = {
        "adjustment_ground": "no_normal_play", "form": "teams", "other_table_favourable": "no", "knockout": "no",
        "fault_ns": "no_way", "fault_ew": "partly", "over_60_ns": "no", "lost_board_before": "no",
    }  # fmt: skip

    ruling = ruled("12", electing("average_plus_imps", 2), **answers)

    assert [getattr(p, "imps", None) for p in ruling.provisions] == [None, 2.0, 0.0]
    assert {s.body for s in ruling.settings if s.name == "average_plus_imps"} == {"TEST"}


def test_what_a_profile_does_not_know_is_openly_the_wbfs() -> None:
    norway = authority("NBF")

    assert (norway.setting("correction_minutes").value, norway.setting("correction_minutes").body) == (
        2880,
        "NBF",
    )
    assert norway.setting("reserve_rights").body == "WBF"


def test_what_is_told_with_a_case_goes_before_the_authority_s_value_and_says_so() -> None:
    told = authority("EBU").having({"opening_lead": "face_up", "comparable_points": "2"})

    assert (told.setting("opening_lead").value, told.setting("opening_lead").body) == ("face_up", TOLD)
    assert (told.setting("comparable_points").value, told.setting("comparable_points").law) == (2, "23A1")
    assert told.setting("comparable_overlap_percent").body == "WBF"


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("opening_lead", "sideways", "none of its values; write one of face_down, face_up"),
        ("comparable_inside_percent", "101", "write a number from 0 to 100"),
        ("comparable_points", "three", "write a number from 0 to 37"),
        ("comparable_pints", "3", "no profile has it"),
    ],
)
def test_what_a_setting_cannot_be_is_refused_in_one_line(name: str, value: str, complaint: str) -> None:
    with pytest.raises(CaseError, match=complaint):
        authority("NBF").having({name: value})


def test_the_stricter_line_sets_what_the_line_of_comparable_calls_is_made_of() -> None:
    line = {name for name in authority("WBF").settings if name.startswith("comparable_")}

    assert line == stricter().keys()
    assert authority("WBF").having(stricter()).setting("comparable_inside_percent").value == 99
