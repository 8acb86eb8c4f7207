"""Every option is said: also one that comes to nothing before a suit is named (Laws 10C1, 57A)."""

import pytest

from lawbook.casefile import CaseFile, loads
from lawbook.desk import rule
from lawbook.languages import LANGUAGES
from lawbook.voice import speech

PLAYED = "[W HA, N H2, E H3, S H4, W HK, N H5, E H6, S H7, W C2, N CA, E C3, S C4, N S3, W SQ, director]"
FOUR = {"en": "four options", "pl": "cztery możliwości", "nb": "fire muligheter"}


def told(text: str) -> CaseFile:
    [case] = loads(text)
    return case


@pytest.mark.parametrize("language", LANGUAGES)
def test_declarer_hears_all_four_that_57a_gives_him(language: str) -> None:
    said = str(speech(rule(told(f"contract: 3NT by S\nstory: {PLAYED}")), language))

    assert FOUR[language] in said


def test_a_card_that_was_picked_up_is_no_penalty_card_in_what_is_said_later() -> None:
    lead = "contract: 4S by N\nstory: [W D2, director, N forbids diamonds, E H5, S H2, W HQ, N HK]"

    assert "penalty card" not in str(speech(rule(told(lead))))
