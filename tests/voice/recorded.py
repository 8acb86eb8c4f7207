"""Every situation with a record, with each answer to what it leaves open, and what is said of it."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

from lawbook.casefile import CaseFile, loads
from lawbook.desk import Decision, rule
from lawbook.errors import LawbookError
from lawbook.voice import Speech, speech
from tests import yamlfile
from tests.ruled import cases_in
from tests.voice.guide_calls import calls

__all__ = ["cases", "lines", "spoken"]

ROOT = Path(__file__).parents[2]
MOST = 8
"""How many answers to one situation are followed; what is said repeats itself after that."""


def cases() -> Iterator[CaseFile]:
    """The case files, the stories of the facts and the calls of the guide, where a record is told."""
    found = [case for path in sorted((ROOT / "cases").rglob("*.yaml")) for case in cases_in(path)]
    found += [moment.case for call in calls() for moment in call.moments]
    for path in sorted((ROOT / "tests/law/shown").glob("law_*.yaml")):
        for key, answers in yamlfile.read(path).items():
            found += [case for story in answers.values() for case in loads(yamlfile.written(story), key)]
    told = (case for case in found if case.story or case.played)
    yield from (
        replace(case, expect={}) for case in told if "error" not in case.expect and case.edition > 2007
    )


def _followed(case: CaseFile) -> Iterator[Decision]:
    """The ruling, then that of each answer to what it asks, broad before deep."""
    waiting = [case]
    for _ in range(MOST):
        if not waiting:
            return
        told = waiting.pop(0)
        try:
            decision = rule(told)
        except LawbookError:  # an answer that the record does not bear
            continue
        yield decision
        asked = decision.question
        words = () if asked is None else asked.answers.words
        waiting += [replace(told, answers={**told.answers, decision.answer_key: word}) for word in words]


@cache
def _decisions() -> tuple[Decision, ...]:
    return tuple(decision for case in cases() for decision in _followed(case))


@cache
def spoken(language: str) -> tuple[tuple[Decision, Speech], ...]:
    """What is said of each."""
    return tuple(_spoken(language))


def _spoken(language: str) -> Iterator[tuple[Decision, Speech]]:
    for decision in _decisions():
        try:
            yield decision, speech(decision, language)
        except LawbookError:  # a score that the answers make impossible
            continue


def lines(language: str) -> dict[str, Decision]:
    """Every line that is said, each with one ruling that says it."""
    return {line: decision for decision, said in spoken(language) for each in said.now for line in each.lines}
