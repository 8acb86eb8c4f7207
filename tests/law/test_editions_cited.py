"""Where two editions rule alike, each is cited by its own clauses."""

import pytest

from lawbook.casefile import CaseFile
from lawbook.desk import rule


@pytest.mark.parametrize("edition", [2017, 2007])
def test_what_was_probable_is_a_clause_of_its_own_since_2017(edition: int) -> None:
    answers = {
        "card_not_of_deal": "no",
        "play_finished": "no",
        "wrong_hand_called": "yes",
        "deal_playable": "no",
    }
    decision = rule(CaseFile(laws=("13",), edition=edition, answers=answers))

    assert ("12C1(b)" in decision.citations) is (edition == 2017)
    assert "12C1(a)" in decision.citations
