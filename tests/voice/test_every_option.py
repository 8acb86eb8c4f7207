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


EARLY = (
    "[W HJ, N H2, E H4, S HA, S CA, W C7, N C2, E C6, S S5, W S3, N SA, E S8, N C3, W C9, director{chosen}]"
)
VOID, FOLLOWS = (
    "N:AKQ2.32.432.5432 JT98.7654.K765.6 765.AKQ.Q8.AKQJ8 43.JT98.AJT9.T97",
    "N:AKQ2.32.5432.432 JT98.7654.K76.65 765.AKQ.Q8.AKQJ8 43.JT98.AJT9.T97",
)


def said(deal: str, chosen: str = "", language: str = "en") -> str:
    story = EARLY.format(chosen=chosen)
    spoken = speech(rule(told(f'contract: 3NT by S\ndeal: "{deal}"\nstory: {story}')), language)
    return "\n".join(line for each in spoken.now for line in each.lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "chosen", ["", *(f", S chooses declarer_demands_card={each}" for each in ("highest", "lowest"))]
)
def test_no_option_tells_declarer_what_the_offenders_partner_holds(chosen: str, language: str) -> None:
    assert said(VOID, chosen, language) == said(FOLLOWS, chosen, language)


def test_declarer_names_the_suit_of_57a3_at_once_since_it_is_for_the_trick_in_progress() -> None:
    assert "Two: hearts. East must play a heart if unable to follow." in said(
        VOID, ", S chooses declarer_demands_card=another_suit"
    )
