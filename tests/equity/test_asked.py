"""Evidence as a director asks for it: which judgement is helped, and nothing said that is not settled."""

from pathlib import Path

import pytest

from lawbook.bridge import Seat
from lawbook.casefile import CaseFile, load, loads
from lawbook.desk.evidence import Wanted, evidence
from lawbook.equity import Cache, Resources
from lawbook.equity.study import Study, Unit
from lawbook.equity.words import Words
from lawbook.notation.contract import parse_contract

ROOT = Path(__file__).parents[2]
KEPT = Resources(cache=Cache())
REVOKE = """
deal: "N:JT9.A543.765.987 5432.876.432.T32 AKQ.2.KQJT98.654 876.KQJT9.A.AKQJ"
contract: 5D by S
story: [W HK, N HA, E H6, S C4, N D5, E D2, S DK, W DA, W CA, N C7, E C2, S C5{end}]
"""
HANDS = 'deal: "N:K3.742.A65.AKT84 A65.QJ863.72.762 J92.A5.QJT83.Q93 QT874.KT9.K94.J5"'
SEEN = """
deal: "N:KT42.Q9.9.AQJ853 AJ753.K7.8742.T9 Q.AJT84.AKQJ6.72 986.6532.T53.K64"
board: 3
law: "16"
story: [{saw}S 1H, W P, N 2C, E P, S 2NT, W P, N 3NT, E P, S P, W P]
"""


def study(case: CaseFile, **wanted: object) -> Study:
    asked = Wanted(**{"margin": 0.15, "resources": KEPT, **wanted})  # type: ignore[arg-type]
    *_, last = evidence(case, asked)
    return last


def said(found: Study) -> set[Words]:
    return {remark.words for remark in found.remarks}


def test_nothing_is_said_of_64c_while_64a_is_not_settled() -> None:
    """Whether his side won a later trick (64A) is open until the play has ended."""
    found = study(loads(REVOKE.format(end=", director"))[0])

    assert {Words.TRANSFER_OPEN} == said(found)
    assert Words.AFTER_TRANSFER not in {row.label.words for row in found.rows}


@pytest.mark.parametrize(("both", "transferred"), [("no", True), ("yes", False)])
def test_64c_is_compared_as_soon_as_64a_is_settled(both: str, transferred: bool) -> None:  # noqa: FBT001
    answers = f"answers: {{later_trick: yes, both_established: {both}}}"
    found = study(loads(REVOKE.format(end="") + answers)[0])

    assert transferred is (Words.AFTER_TRANSFER in {row.label.words for row in found.rows})
    assert {Words.COMPENSATED} == said(found)


@pytest.mark.parametrize(("saw", "title"), [("S sees SA of E, ", Words.KNOWLEDGE), ("", Words.ALTERNATIVES)])
def test_what_a_card_was_worth_is_asked_where_the_record_tells_who_saw_one(saw: str, title: Words) -> None:
    assert title is study(loads(SEEN.format(saw=saw))[0]).title.words


def test_the_law_whose_question_is_open_is_helped_first() -> None:
    """Law 20 hands a wrong explanation over to Law 21, and that is what is still to be judged."""
    found = study(load(ROOT / "docs" / "examples" / "explained.yaml")[0])

    assert Words.ALTERNATIVES is found.title.words


def test_one_contract_alone_has_tricks_and_no_proposed_share() -> None:
    found = study(loads(f'{HANDS}\ncontract: 3NT by S\nlaw: "12"')[0], question="outcomes")
    (row,) = found.rows

    assert [Unit.TRICKS] == [value.unit for value in row.values if value]
    assert {Words.ALONE} == said(found)


def test_the_contract_is_that_of_the_result_where_only_that_is_told() -> None:
    found = study(loads(f'{HANDS}\nresult: 3NT by S -1\nlaw: "12"')[0], question="damaged")

    assert [{"contract": parse_contract("3NT by S")}] == [row.label.values for row in found.rows]


def test_tricks_that_nearly_every_layout_gives_are_told_as_never_misguessed() -> None:
    """Both queens are a two-way guess: whoever sees all hands takes every trick."""
    case = loads('deal: "N:AJT.AKQJ.AKQJ.AK - K98.T98.T98.QJT9 -"\ncontract: 7NT by S\nlaw: "12"')[0]

    assert Words.GUESSED_RIGHT in said(study(case, question="outcomes", chair=Seat.S))
