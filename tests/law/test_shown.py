"""No question twice: for each observed fact, the story that shows each of its answers, told and ruled on.

`shown/` has them beside the facts, a file for each Law: the answer, and the case that shows it. What no story
can show stands in `unshown.yaml` with the reason, and nothing is left out in silence.
"""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from lawbook.casefile import loads
from lawbook.desk import Decision, rule
from lawbook.law.book import facts_of, laws
from lawbook.law.fact import Fact, Source
from tests import yamlfile

HERE = Path(__file__).parent / "shown"
LAWS = [number for number in laws() if 6 <= int(number) <= 75]

Story = Mapping[str, object]


def observed() -> dict[str, Fact[Any]]:
    """Every fact of Laws 6 to 75, and of what they share, that the Director establishes."""
    found = {
        key: fact
        for name in ("routes", "acceptance", "elsewhere", "restriction")
        for key, fact in facts_of(name).items()
    }
    found |= {key: fact for number in LAWS for key, fact in facts_of(number).items()}
    return {key: fact for key, fact in found.items() if fact.source is Source.OBSERVED}


FACTS = observed()


def stories() -> Iterator[tuple[str, str, Story]]:
    """Each fact and answer with the case that shows it."""
    for path in sorted(HERE.glob("law_*.yaml")):
        for key, answers in yamlfile.read(path).items():
            for answer, story in answers.items():
                yield key, {True: "yes", False: "no"}.get(answer, str(answer)), story


def unshown() -> Iterator[tuple[str, str]]:
    """Each fact and answer that no story shows: `key` stands for all its answers, `key=answer` for one."""
    for names in yamlfile.read(HERE / "unshown.yaml").values():
        for name in names:
            key, sign, answer = name.partition("=")
            yield from ((key, word) for word in ([answer] if sign else FACTS[key].answers.words))


SHOWN = list(stories())


def shown_in(decision: Decision, fact: Fact[Any]) -> str | None:
    """What the last ruling that asks about a fact is shown of it by the record; of two irregularities the later."""
    asking = [r for r in decision.rulings if fact.key in facts_of(r.law.id) or fact in dict(r.asked)]
    assert fact.seen, f"{fact.key} is not seen at all"
    views = [ruling.case.view for ruling in asking if ruling.case.view is not None]
    values = [value for view in views if (value := fact.seen(view)) is not None]
    return fact.answers.word(values[-1]) if values else None


@pytest.mark.parametrize(
    ("key", "answer", "story"), SHOWN, ids=[f"{key}={answer}" for key, answer, _ in SHOWN]
)
def test_a_story_shows_it_so_that_nobody_is_asked(key: str, answer: str, story: Story) -> None:
    [case] = loads(yamlfile.written(dict(story)), key)

    decision = rule(case)

    assert key not in case.answers
    assert shown_in(decision, FACTS[key]) == answer
    assert decision.question is not FACTS[key]


def test_every_answer_of_every_fact_has_its_story_or_the_reason_why_there_is_none(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = [(key, answer) for key, answer, _ in SHOWN]
    reasoned = list(unshown())
    every = {(key, word) for key, fact in FACTS.items() for word in fact.answers.words}

    said = (
        f"{len(every)} answers of {len(FACTS)} facts: {len(told)} shown by a story, {len(reasoned)} by none"
    )
    with capsys.disabled():
        sys.stdout.write(f"\n{said}\n")
    assert sorted(told + reasoned) == sorted(every)
