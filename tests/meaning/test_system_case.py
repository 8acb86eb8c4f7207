from pathlib import Path

import pytest

from lawbook.bridge import Side
from lawbook.casefile import CaseFile, case_text, load, loads
from lawbook.errors import LawbookError
from lawbook.pairs import PairSystem


def case(systems: str) -> CaseFile:
    return loads(f"law: '23'\nsystems: {systems}\n")[0]


def test_a_case_tells_the_system_of_each_side() -> None:
    told = case("{NS: sayc, EW: {base: polish_club, 1NT: 12-14 balanced}}")

    assert {
        Side.NS: PairSystem("sayc"),
        Side.EW: PairSystem({"base": "polish_club", "1NT": "12-14 balanced"}),
    } == told.systems
    assert told == loads(case_text(told))[0]


def test_one_name_is_the_system_of_both_sides() -> None:
    assert dict.fromkeys(Side, PairSystem("sayc")) == case("sayc").systems


def test_a_case_without_systems_tells_none() -> None:
    assert {} == loads("law: '23'\n")[0].systems
    assert "systems" not in case_text(loads("law: '23'\n")[0])


def test_a_file_of_a_pair_lies_beside_the_case(tmp_path: Path) -> None:
    (tmp_path / "ours.yaml").write_text("1NT: 12-14 balanced\n", "utf-8")
    (tmp_path / "case.yaml").write_text("law: '23'\nsystems: ours.yaml\n", "utf-8")

    assert PairSystem("ours.yaml", tmp_path) == load(tmp_path / "case.yaml")[0].systems[Side.NS]


@pytest.mark.parametrize(
    ("systems", "told"),
    [
        ("{NS: saic}", "case: systems NS: 'saic': no such system; did you mean sayc?"),
        ("{N: sayc}", "case: systems 'N': no side; write systems: {NS: sayc, EW: polish_club}"),
        ("{NS: [sayc]}", "case: systems NS: ['sayc'] is no system"),
        ("{EW: {1NT: 12-14 blanced}}", "systems EW: 1NT: meaning, column 7: 'blanced' is not understood"),
        ("{EW: {order: 1NT}}", "systems EW: order is no list of calls"),
        (
            "{NS: ours.yaml}",
            "systems NS: ours.yaml: a file can be named only in a case that is a file itself",
        ),
    ],
)
def test_a_system_that_cannot_be_read_is_refused_with_the_case(systems: str, told: str) -> None:
    with pytest.raises(LawbookError) as caught:
        case(systems)

    assert told in str(caught.value)
