"""The aid that the judgements of Laws 70 and 71 name."""

import pytest

from lawbook.casefile import CaseFile, loads
from lawbook.desk import aid, rule
from lawbook.law.fact import Fact
from lawbook.law.laws.law_70 import HOLDS, PARTNER_ERRS, TRUMP_WINS, WORSE
from lawbook.law.laws.law_71 import LOSABLE

CASE = """\
deal: "N:432...6 765...2 AK.A.9. 98..4.3"
contract: 5D by S
tricks: {NS: 8, EW: 1}
leader: S
story: [S claims 12, W objects]
answers: {unaware_of_trump: yes}
"""


def case(text: str = CASE) -> CaseFile:
    return loads(text)[0]


def test_the_question_whether_the_trump_could_win_shows_the_line_on_which_it_does() -> None:
    decision = rule(case())
    assert decision.question is TRUMP_WINS

    shown = aid(decision.question, decision.table)

    assert shown is not None
    assert "Worst normal line           3  ###" in shown
    assert "W ♦4*" in shown


@pytest.mark.parametrize("fact", [TRUMP_WINS, HOLDS, WORSE, PARTNER_ERRS, LOSABLE])
def test_every_such_judgement_names_it(fact: Fact[bool]) -> None:
    assert aid(fact, case().table) == aid(TRUMP_WINS, case().table)


def test_without_all_four_hands_there_is_none() -> None:
    assert aid(TRUMP_WINS, case(CASE.replace("432...6", "-")).table) is None


def test_a_claim_too_early_to_be_looked_through_has_none() -> None:
    early = """\
deal: "N:KQ32.543.432.AK2 J98.876.765.JT95 AT74.JT9.AKQ.Q43 65.AKQ2.JT98.876"
contract: 4S by S
story: [S claims 10, W objects]
"""
    assert aid(TRUMP_WINS, case(early).table) is None
