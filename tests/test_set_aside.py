"""Words of which no Law speaks stand in the record, and change no ruling, wherever in a story they were said."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from lawbook.casefile import CaseFile, loads
from lawbook.desk import Decision, gone_on, rule
from lawbook.voice import speech

STORIES = """
contract: 4S by S
story: [W HK, N H2, E D9, S H4, E withdraws D9, E H7, director]
---
contract: 4S by S
deal: "N:K754.875.32.QJ84 AQ.QJ9.AK654.A52 JT932.A642.98.K7 86.KT3.QJT7.T963"
story: [W exposes C3 C6, W concedes the rest, E objects, director]
---
dealer: N
story: [N 1C, S 1H together, director, W refuses, E P, S 1H]
---
dealer: N
story: [N 1S, E 1H, N P, director]
---
contract: 4H by S
deal: "N:A874.Q97.K862.J4 KJ3.82.QJ94.T875 5.AKJT53.A53.KQ9 QT962.64.T7.A632"
story: [W SQ, N SA, E S3, S S5, 'S calls "seven"', N S7, 'S remarks "I meant the seven of hearts"', E H2, director]
---
contract: 4S by S
story: [W HK, N H2, E D9, S asks whether E has none, 'E remarks "none"', S H4]
---
contract: 4S by S
story: [W HK, W HQ together, director, W names HQ]
"""
WORDS = ("what a mess", "zażółć gęślą jaźń", "det var da voldsomt")


def told(case: CaseFile) -> Iterator[CaseFile]:
    """The same with such words before each line."""
    for place in range(len(case.story)):
        for seat, words in zip("NEW", WORDS, strict=True):
            line = f'{seat} remarks "{words}"'
            yield replace(case, story=(*case.story[:place], line, *case.story[place:]))


def outline(decision: Decision) -> list[object]:
    asked = decision.question.key if decision.question else None
    return [decision.provisions, asked, [said.text for said in speech(decision, "en").now]]


@pytest.mark.parametrize("story", STORIES.strip().split("---"))
def test_words_of_which_no_law_speaks_change_nothing(story: str) -> None:
    [case] = loads(story)
    once = outline(rule(case))

    for other in told(case):
        assert outline(rule(other)) == once, other.story


def test_they_stand_in_the_record() -> None:
    [case] = loads("{dealer: N, story: [N 1S, 'E remarks \"what a mess\"', E 1H, director]}")

    assert 'E remarks "what a mess"' in gone_on(rule(case)).story
