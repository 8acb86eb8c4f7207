"""At each moment of the guide the program rules what the guide speaks of."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from lawbook.desk import options, rule
from lawbook.expect import differences
from tests.voice.guide_calls import LANGUAGES, Call, Moment, calls

CALLS = [pytest.param(call, id=f"{call.number:02}") for call in calls()]
MOMENTS = {f"{call.number:02}-{moment.title}": moment for call in calls() for moment in call.moments}
OFFERING = {name: moment for name, moment in MOMENTS.items() if moment.offers}
LISTENERS = re.compile(r"(?:away:)?(?:[NESW]|NS|EW)|all|captains")


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS.keys())
def test_the_ruling_is_the_one_that_the_guide_speaks_of(moment: Moment) -> None:
    assert {"laws", "asks"} <= moment.case.expect.keys()

    assert list(differences(moment.case)) == []


@pytest.mark.parametrize("moment", OFFERING.values(), ids=OFFERING.keys())
def test_each_option_leads_where_the_guide_says(moment: Moment) -> None:
    decision = rule(moment.case)

    assert moment.offers.keys() == options(decision).keys()
    assert list(_astray(moment, decision.answer_key)) == []


def _astray(moment: Moment, key: str) -> Iterator[tuple[str, str]]:
    """The options that do not lead where the guide says, with what is missing."""
    for word, provisions in moment.offers.items():
        answers = {**moment.case.answers, key: word}
        chosen = replace(moment.case, answers=answers, expect={"provisions": provisions})
        yield from ((word, difference) for difference in differences(chosen))


@pytest.mark.parametrize("call", CALLS)
def test_the_words_stand_in_all_languages(call: Call) -> None:
    spoken = [moment for moment in call.moments if moment.guide]

    assert spoken
    assert all(tuple(moment.guide) == LANGUAGES for moment in spoken)
    assert all(said for moment in spoken for said in moment.guide.values())


@pytest.mark.parametrize("call", CALLS)
def test_somebody_is_spoken_to(call: Call) -> None:
    said = [said for moment in call.moments for rows in moment.guide.values() for said in rows]

    assert [each.to for each in said if not LISTENERS.fullmatch(each.to)] == []
    assert [each.to for each in said if not each.say.strip()] == []
