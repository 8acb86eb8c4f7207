"""The laws of the ledger on every story of the case files: told in other forms, and played on by all who obey.

The generated incidents have one irregularity each; the stories have several, dummies, claims, and tricks
that were played before. The answers are drawn by a seeded chance.
"""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from lawbook.bridge import Seat
from lawbook.casefile import CaseFile
from lawbook.desk import rule
from lawbook.errors import LawbookError
from lawbook.table import Table
from lawbook.table.record.events import Claimed, Conceded, Explained
from tests.conftest import COUNTED
from tests.ledger.forms import forms, outcome
from tests.ledger.test_ledger import Told
from tests.ledger.trying import Counts, breaks_found, difference
from tests.ledger.walking import Amiss, Walked, answer, is_due, walk
from tests.ruled import cases_in

CASES = Path(__file__).parents[2] / "cases"
FOLDERS = sorted(folder.name for folder in CASES.glob("law_*"))
QUESTIONS = 8
"""So many questions of one story are answered."""

SUMMONED = {"the Director is called", "a player calls the Director", "choices in the story"}
"""The forms in which the Director comes; where a claim or an explanation is told, it is to that."""


@cache
def begun(folder: str) -> tuple[tuple[str, CaseFile, Walked | None], ...]:
    """The stories of a Law, each with its questions answered: begun once for both laws."""
    return tuple((name, case, answered(name, case)) for name, case in stories(folder))


def stories(folder: str) -> Iterator[tuple[str, CaseFile]]:
    """The stories of a Law that can be ruled on by themselves, by file and number."""
    for path in sorted((CASES / folder).glob("*.yaml")):
        for number, case in enumerate(cases_in(path), start=1):
            if case.story and not case.laws and case.edition >= 2017:
                yield f"{path.name}:{number}", replace(case, expect={})


def answered(name: str, case: CaseFile) -> Walked | None:
    """The story with its questions answered; None where it is refused, or asks for more."""
    dice = random.Random(name)  # noqa: S311  # nothing secret about which answers are tried
    try:
        walked = Walked(case, rule(case))
        for _ in range(QUESTIONS):
            if is_due(walked.decision):
                walked = answer(walked, dice.choice(walked.decision.open.words))
    except LawbookError:
        return None
    return None if is_due(walked.decision) else walked


@pytest.mark.parametrize("folder", FOLDERS)
def test_however_a_story_is_told_the_ruling_is_the_same(folder: str, record_property: Told) -> None:
    found, counts = list[str](), Counts()
    for name, case, walked in begun(folder):
        if walked is None:
            counts.told["stories left out"] += 1
            continue
        counts.told["stories"] += 1
        once = outcome(walked.decision)
        for form, other in forms(walked, case):
            if form == "the Law named" or (form in SUMMONED and comes_to_something_else(walked)):
                continue
            counts.told["tellings"] += 1
            then = outcome(rule(other))
            if then != once:
                found.append(f"{name} {form}: {', '.join(other.story)}: {difference(once, then)}")
    tell(record_property, "cases told otherwise", counts)

    assert not found, "\n".join(found)


def comes_to_something_else(walked: Walked) -> bool:
    """Whether the Director who comes at the end comes to a claim or an explanation, or is called by a new dummy.

    Or he has to ask whether a player who did not follow suit, and whose hand nobody has told, could have (Law 61A).
    """
    table = walked.decision.table
    told = any(isinstance(event, Claimed | Conceded | Explained) for event in table.events)
    hands = (None,) * 4 if table.playing is None else table.playing.left
    off_suit = any(
        card.suit is not trick.led and hands[seat] is None
        for trick in table.tricks
        for seat, card in trick.plays
    )
    return told or off_suit or table.dummy is not walked.case.table.dummy


@pytest.mark.parametrize("folder", FOLDERS)
def test_whoever_obeys_after_a_story_is_innocent(folder: str, record_property: Told) -> None:
    found, counts = list[str](), Counts()
    for name, case, walked in begun(folder):
        if walked is None or not can_be_played_on(walked.decision.table):
            counts.told["stories left out"] += 1
            continue
        counts.told["stories"] += 1
        dice, told = random.Random(name), case.story  # noqa: S311
        try:
            for step, table in walk(walked, dice):
                told = (*case.story, *step.acts)
                counts.told["acts"] += 1
                found += [
                    f"{name} {sort}: {line}" for sort, line in breaks_found(step, table, dice, counts, told)
                ]
        except Amiss as amiss:
            found.append(f"{name} {', '.join(told)}: {amiss}")
    tell(record_property, "cases played on", counts)

    assert not found, "\n".join(found)


def can_be_played_on(table: Table) -> bool:
    """Whether all hands are known, and have as many cards as the play needs, and what is trump."""
    position, deal = table.position, table.deal
    if position is not None and table.contract is None:
        return False
    if table.phase == "over" or deal is None or not deal.complete:
        return False
    hands = deal.hands if position is None else position.hands
    played = [seat for seat, _ in position.current] if position is not None else []
    sizes = {
        None if hand is None else len(hand) + played.count(seat)
        for seat, hand in zip(Seat, hands, strict=True)
    }
    return len(sizes) == 1 and None not in sizes


def tell(record_property: Told, law: str, counts: Counts) -> None:
    """Tell the figures for the summary of the run."""
    for what, number in counts.told.items():
        record_property(f"{COUNTED}{law}: {what}", number)
