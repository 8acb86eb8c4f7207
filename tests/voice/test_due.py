"""Everything that a ruling lays down is said when it is due, and every option of every choice is read out."""

import pytest

from lawbook.languages import LANGUAGES
from lawbook.law.fact import Source
from tests.voice.test_speech import put, spoken, spoken_options, states

TOGETHER = {
    "46 defenders_name_card": 2,  # that they name different cards is no option of either
    "55 defenders_on_lead": 2,  # by which of them it is said
}
"""Choices with answers that are one option, and how many options are read out."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_every_choice_is_read_out(language: str) -> None:
    heard = {
        f"{number} {fact.key}": (len(decision.open.words), len(spoken_options(decision, language)))
        for number, decision in states()
        if put(decision) and (fact := decision.question) is not None and fact.source is Source.CHOICE
    }

    assert len(heard) > 20
    assert {key: read for key, (there, read) in heard.items() if read != TOGETHER.get(key, there)} == {}


UNSAID = {
    "what other words come to": """
        doubt_against explain_options leave_faced may_change_call may_withdraw must_call no_further_rectification
        no_restriction no_transfer penalty_card permitted play_on search_for_card trick_awarded unrestricted
        authorized unauthorized continues_in
    """,
    "what has been done, since the Director is there, or the other board was looked at": "required remind",
    "what the Director does by himself": "no_penalty penalize time_limit",
    "what binds those who organize": "not_responsible regulating_authority regulation_void responsible",
}
"""The kinds of provision that are not said everywhere, and why; all others always are."""


def test_every_provision_is_said_when_it_is_due() -> None:
    silent = {
        (provision.kind, provision.cite)
        for said, _, decision in spoken("en")
        for provision in decision.provisions
        if provision.cite not in {cite for each in (*said.now, *said.before) for cite in each.cites}
    }

    assert {kind for kind, _ in silent} == set(" ".join(UNSAID.values()).split())
