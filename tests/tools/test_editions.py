"""Our cases by the code of 2007 beside that of 2017: whatever follows otherwise is made so by a clause that differs."""

from pathlib import Path

import pytest

from lawbook.casefile import loads
from tools.editions import Beside, beside, cited, compared, files, told

CASES = Path(__file__).parents[2] / "cases"
FOLDERS = sorted(path for path in CASES.iterdir() if path.is_dir())


def differing(told_of: str) -> Beside | None:
    [case] = loads(told_of)
    return beside(case)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_no_difference_between_the_editions_is_unexplained(folder: Path) -> None:
    apart = [found for _, _, found in compared(files([str(folder)])) if found is not None]

    assert [found.case.title for found in apart if not found.because] == []


def test_a_difference_is_told_with_its_clauses_and_both_rulings() -> None:
    found = differing(
        "law: 66\nanswers: {inspection: own_card, dummy_wants_to_see: no, his_side_played_on: no}"
    )

    assert found is not None
    assert found.because == ("66B",)
    assert [line.split(":")[0].strip() for line in told(found)] == ["because of 66B", "2007", "2017"]


def test_a_clause_that_only_moved_makes_no_difference() -> None:
    assert differing("law: 61\nanswers: {revoke_question: inspection}") is None


def test_an_answer_that_2007_does_not_leave_is_accounted_for() -> None:
    found = differing(
        "law: 57\nanswers: {premature_play: next_trick, lho_played_to_early_lead: no, declarer_demands_card: another_suit}"
    )

    assert found is not None
    assert "57A" in found.because


def test_a_list_of_rulings_is_told_where_its_clauses_stood() -> None:
    rows = [{"id": "one", "laws": ["53B", "62C3", "66B", "10C1"]}]

    assert list(cited(rows)) == ["one: 53B was 53C; 62C3 is new; 66B differs (66B); 10C1"]
