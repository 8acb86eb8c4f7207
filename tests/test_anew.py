"""A story that has gone on under a ruling, told anew, comes to what it does when it is told at once."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from lawbook.casefile import loads
from lawbook.desk import Decision, fact_key, gone_on, rule, told_anew
from lawbook.errors import LawbookError
from tests.ledger.forms import outcome
from tests.ledger.test_cases import FOLDERS, stories

ASKED_BESIDES = {
    ("law_50", "shown.yaml:9"): "the Director comes, so that it is asked of a discard (61A)",
    ("law_62", "goes_on.yaml:14"): "a card in the place of another is one event of the record by then",
    ("law_47", "misinformed.yaml:1"): "the answer is about a card that was changed only when this was not so",
    ("law_47", "misinformed.yaml:2"): "the answer is about a card that was changed only when this was not so",
}
"""Where something else is asked when an exception turns out to hold after the story has gone on, and why."""


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_story_told_anew_is_ruled_as_at_once(folder: str) -> None:
    differing = [name for name, at_once, later in _gone_on(folder) if _anew(later) != outcome(at_once)]

    assert differing == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_an_exception_that_turns_out_to_hold_is_ruled_as_at_once(folder: str) -> None:
    """The tap "it was so": what the ruling laid down because nobody had said so is gone."""
    differing = {
        (folder, name)
        for name, at_once, later in _gone_on(folder)
        for key in at_once.presumed
        if key in later.presumed
        if _anew(later, key) != _anew(at_once, key)
    }

    assert differing == {row for row in ASKED_BESIDES if row[0] == folder}


def test_what_a_choice_about_a_lead_laid_down_is_told_by_its_answer_alone() -> None:
    (case,) = loads(
        f"{LED_OUT_OF_TURN}answers: {{declarer_accepts_lead: refuse, declarer_on_penalty_card: forbid}}"
    )
    later = rule(gone_on(rule(case)))

    again = told_anew(later)

    assert "E must not lead C [50D2(a)]" in later.case.story
    assert again.story == case.story
    assert {fact_key(key) for key in again.answers} == set(case.answers)


def test_a_card_that_a_player_took_back_himself_stays_taken_back() -> None:
    (case,) = loads(LED_OUT_OF_TURN)
    told = replace(case, story=(*case.story[:-1], "W withdraws C9", "E C6"))

    assert told_anew(rule(told)).story == told.story


LED_OUT_OF_TURN = """
contract: 3NT by S
deal: "N:QJ32.432.432.432 AKT98.765.765.65 765.AKQ.AKQ.AKQJ 4.JT98.JT98.T987"
story: [W S4, N S2, E SA, S S5, trick 1 quitted, W C9, director]
"""


def _gone_on(folder: str) -> Iterator[tuple[str, Decision, Decision]]:
    """The stories of a Law with their rulings, each as told and as it goes on after that."""
    for name, case in stories(folder):
        try:
            at_once = rule(case)
        except LawbookError:
            continue
        yield name, at_once, rule(gone_on(at_once))


def _anew(decision: Decision, exception: str = "") -> object:
    """What comes of a story told anew, and where an exception holds; nothing where that is refused."""
    case = told_anew(decision)
    held = {exception: "yes"} if exception else {}
    try:
        return outcome(rule(replace(case, answers={**case.answers, **held})))
    except LawbookError:
        return None
