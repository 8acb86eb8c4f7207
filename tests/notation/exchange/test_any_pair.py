"""From any format to any other and back: what is not told any more stands in the list, whichever pair it is."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings

from lawbook.errors import NotationError
from lawbook.notation.exchange.contents import Contents, contents_of, contents_of_event
from lawbook.notation.exchange.converting import converted
from lawbook.notation.exchange.formats import Format
from lawbook.notation.results import Event
from tests.notation.exchange.told import LISTED, events, facts

WRITTEN = [one for one in Format if one.value]


def passed_on(source: Contents, target: Format) -> Contents | None:
    """The contents as another format tells them, with all that went missing listed; None where it is refused."""
    try:
        made = converted(source, target)
    except NotationError:
        return None
    back = contents_of(made.written, f"written.{target.value}", target)
    listed = {loss.aspect for loss in made.lost}
    for kind, what in Counter(facts(source)) - Counter(facts(back)):
        assert listed & LISTED[kind], (kind, what)
    return back


@pytest.mark.parametrize("first", WRITTEN, ids=str)
@settings(max_examples=5, suppress_health_check=[HealthCheck.too_slow])
@given(event=events())
def test_there_and_back(first: Format, event: Event) -> None:
    there = passed_on(contents_of_event(event), first)
    if there is None:
        return
    for second in WRITTEN:
        other = passed_on(there, second)
        if other is not None:
            passed_on(other, first)
