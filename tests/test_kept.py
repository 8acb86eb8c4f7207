"""A story that goes on is told from where it was told before, and comes to what it does when told from nothing."""

import random
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib import import_module

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lawbook.bridge import Board, Seat, Word
from lawbook.budget import Budget, Stopped, within
from lawbook.casefile import CaseFile
from lawbook.desk import replay, rule
from lawbook.desk.kept import Kept
from lawbook.desk.retelling import Retelling
from lawbook.errors import CaseError, LawbookError
from lawbook.law import authority as bodies
from lawbook.objects import as_json
from lawbook.table import Table, story_lines
from lawbook.table.record.events import Called, DirectorCalled
from tests.ledger.calls import seeded_deal
from tests.ledger.test_cases import FOLDERS, stories
from tests.test_stories import Row, ruled_as_told, steps

REPLAY = import_module("lawbook.desk.replay")
Afresh = Callable[..., None]


@pytest.fixture(autouse=True)
def afresh(monkeypatch: pytest.MonkeyPatch) -> Afresh:
    """What has been told is forgotten; and how to forget it again, and keep so many stories from then on."""

    def keeping(stories: int = 0, events: int = 20_000) -> None:
        monkeypatch.setattr(REPLAY, "KEPT", Kept(stories, events))

    keeping(256)
    return keeping


@pytest.fixture
def retold(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The lines whose events are told again, while a test runs."""
    lines, tell = list[int](), Retelling.tell

    def noted(self: Retelling, event: object, line: int) -> None:
        lines.append(line)
        tell(self, event, line)  # type: ignore[arg-type]

    monkeypatch.setattr(Retelling, "tell", noted)
    return lines


def told(case: CaseFile) -> object:
    """All that a story comes to: its record, and what it tells by itself; or why it is refused."""
    try:
        return seen(replay(case)), REPLAY.happened(case)
    except LawbookError as error:
        return str(error)


def seen(table: Table) -> object:
    """All that a record shows."""
    auction, play = table.bidding, table.playing
    rows = None if play is None else (dict(play.fates), play.tricks, play.hands, play.turn, play.force)
    called = dict(auction.fates), auction.live, auction.turn, auction.norms, auction.waiting
    return table.events, table.incidents, called, rows


def ruled(case: CaseFile) -> object:
    """The ruling as JSON, or why it is refused."""
    try:
        return as_json(rule(case))
    except LawbookError as error:
        return str(error)


def growing(case: CaseFile) -> Iterator[CaseFile]:
    """The case as its story grows line by line."""
    return (replace(case, story=case.story[:lines]) for lines in range(1, len(case.story) + 1))


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_story_that_grows_comes_to_what_it_does_when_told_from_nothing(folder: str, afresh: Afresh) -> None:
    """Each line without the answers and with them; two places of each story are told from nothing."""
    grown, dice = [], random.Random(folder)  # noqa: S311  # nothing secret about which are told again
    for name, case in stories(folder):
        places = {dice.randrange(len(case.story)), len(case.story) - 1}
        for place, now in enumerate(growing(case)):
            for each in (replace(now, answers={}), now) if case.answers else (now,):
                then = told(each)
                grown += [(name, each, then)] if place in places else []
    afresh()

    for name, case, then in grown:
        assert told(case) == then, name


SAID = {
    "lho_accepts": ("accept", "refuse"),
    "lowest_same_denomination": ("no", "yes"),
    "replacement_subset": ("no",),
}
answers = st.fixed_dictionaries({}, optional={key: st.sampled_from(words) for key, words in SAID.items()})


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps, answers, answers)
def test_whatever_is_answered_next_the_ruling_is_the_one_told_from_nothing(
    afresh: Afresh, rows: list[Row], first: dict[str, str], then: dict[str, str]
) -> None:
    afresh(256)
    case = ruled_as_told(rows, first)
    once = [ruled(each) for each in growing(case)]
    other = [ruled(replace(each, answers=then)) for each in growing(case)]
    again = [ruled(each) for each in growing(case)]
    afresh()

    assert once == again == [ruled(each) for each in growing(case)]
    assert other == [ruled(replace(each, answers=then)) for each in growing(case)]


LINES = ("N 1S", "E 1C", "director", "E replaces 1C with 2C", "S P", "N P")
BOARD = Board(dealer=Seat.N)
TESTS = ("lowest_same_denomination", "replacement_similar", "replacement_subset", "replacement_same_purpose")
CASE = CaseFile(board=BOARD, story=LINES, answers=dict.fromkeys(TESTS, "no"))
"""East's partner must pass, if neither the denomination was the same nor the call comparable (Law 27B2)."""


def test_only_what_is_new_is_told(retold: list[int]) -> None:
    rule(replace(CASE, story=LINES[:4]))
    assert retold == [1, 2, 3, 4]

    rule(CASE)
    assert retold == [1, 2, 3, 4, 5, 6]


def test_another_title_or_expectation_or_law_named_is_the_same_story(retold: list[int]) -> None:
    replay(CASE)
    retold.clear()

    replay(replace(CASE, title="Another", laws=("27",), expect={2017: {}}, offender=Seat.E))

    assert not retold


def test_another_board_or_edition_or_authority_is_not(retold: list[int]) -> None:
    another = replace(CASE, board=replace(BOARD, number=2))
    for other in (CASE, another, replace(CASE, edition=2017), replace(CASE, authority="EBU")):
        retold.clear()
        replay(other)
        assert retold == [1, 2, 3, 4, 5, 6]


def test_an_authority_that_is_supplied_anew_is_another(
    retold: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    club = replace(bodies.authority("EBU"), id="XBC", follows="EBU", settings={})
    setting = replace(bodies.authority("EBU").setting("opening_lead"), body="XBC")
    for body in (club, replace(club, settings={"opening_lead": setting})):
        monkeypatch.setattr(bodies, "_supplied", {"XBC": body})
        retold.clear()
        replay(replace(CASE, authority="XBC"))
        assert retold == [1, 2, 3, 4, 5, 6]


def test_what_rested_on_an_answer_goes_with_it(retold: list[int]) -> None:
    forced = "W must pass auction [27B2]"
    assert forced in story_lines(replay(CASE).events)
    retold.clear()

    other = replace(CASE, answers={**CASE.answers, "replacement_subset": "yes"})

    assert forced not in story_lines(replay(other).events)
    assert retold[0] == 1


def test_an_answer_that_no_ruling_has_looked_for_changes_nothing_told(retold: list[int]) -> None:
    replay(CASE)
    retold.clear()

    replay(replace(CASE, answers={**CASE.answers, "outcome_affected": "yes"}))

    assert not retold


def test_cards_exposed_one_by_one_are_exposed_together(retold: list[int]) -> None:
    first = CaseFile(board=BOARD, story=("N 1S", "E exposes SA", "E exposes SK"))
    replay(replace(first, story=first.story[:2]))
    replay(replace(first, story=first.story[:2]))
    assert retold == [1, 2]

    assert story_lines(replay(first).events) == ["N 1S", "E exposes SA SK", "W must pass once [24C]"]


def test_what_was_given_out_stays_as_it_is_whoever_goes_on() -> None:
    before = replace(CASE, story=LINES[:4])
    decision = rule(before)
    said, record = as_json(decision), seen(decision.table)

    rule(CASE)
    decision.table.push(DirectorCalled())
    replay(before).push(Called(Seat.W, Word.DOUBLE))

    assert ruled(before) == said
    decision.table.pop()
    assert (as_json(decision), seen(decision.table)) == (said, record)


def test_a_budget_of_events_ends_where_it_did() -> None:
    case = CaseFile(story=("N X", "E X") * 20)
    replay(case)

    with within(Budget(events=10)), pytest.raises(Stopped, match="as far as line 11 of its story, of 40"):
        replay(case)


def test_a_line_that_cannot_be_is_refused_by_its_number() -> None:
    replay(CASE)
    for line in ("Q 1S", "S replaces 1D with 2D"):
        told_on = replace(CASE, story=(*LINES, "# what comes now", line))
        with pytest.raises(CaseError, match="story line 8: "):
            replay(told_on)


@pytest.mark.parametrize(
    ("kept", "events", "forgotten"), [(99, 99, False), (4, 99, True), (99, 20, True), (99, 5, True)]
)
def test_the_oldest_is_forgotten_when_it_is_too_much(
    afresh: Afresh, retold: list[int], kept: int, events: int, *, forgotten: bool
) -> None:
    """Of three stories of six lines, each kept to its end and to the line before."""
    afresh(kept, events)
    cases = [replace(CASE, board=replace(BOARD, deal=seeded_deal(seed))) for seed in range(3)]
    for case in cases:
        replay(case)
    retold.clear()

    replay(cases[0])

    assert bool(retold) is forgotten


def test_threads_that_tell_one_story_on_do_not_meet() -> None:
    """Four at once, each with its own next lines, from one beginning."""
    ends = [
        (f"S {call}", f"W {reply}", "director") for call in ("P", "2S", "1C", "3D") for reply in ("P", "2C")
    ]
    cases = [replace(CASE, story=(*LINES[:4], *end)) for end in ends] * 8
    alone = {case.story: told(case) for case in cases[: len(ends)]}
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            assert all(
                found == alone[case.story]
                for case, found in zip(cases, threads.map(told, cases), strict=True)
            )
    finally:
        sys.setswitchinterval(interval)
