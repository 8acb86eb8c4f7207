"""Nothing that a Director says about coming back is forgotten."""

from dataclasses import fields
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from lawbook.casefile import CaseFile, loads
from lawbook.desk import Decision, rule
from lawbook.errors import LawbookError
from lawbook.event.calls import CallPlaced, RoundBegun
from lawbook.event.entries import ResultEntered, Where
from lawbook.event.published import tournament_of
from lawbook.event.tournament import Tournament
from lawbook.law.fact import Moment
from lawbook.law.provision import PenaltyCard, Section, kinds
from lawbook.notation.results.table import parse_csv
from lawbook.session import DirectorCall, Evening, reminders
from lawbook.session.clock import up_to
from lawbook.session.incoming import take_in
from lawbook.session.returns import moment_of
from lawbook.voice import speech
from lawbook.voice.telling import Rank
from tests.ruled import cases_in

CASES = Path(__file__).parents[2] / "cases"
AT_THE_END = "/rule/13?card_not_of_deal=no&play_finished=no&wrong_hand_called=no&saw_another_hand=yes"
CALL = DirectorCall(number=1, at=datetime(2026, 1, 1, tzinfo=UTC), session="1", table="7")


def decisions(folder: Path) -> list[tuple[CaseFile, Decision]]:
    found = []
    for path in sorted(folder.rglob("*.yaml")):
        for case in cases_in(path):
            try:
                found.append((case, rule(case)))
            except LawbookError:  # such cases are kept, too
                continue
    return found


@pytest.mark.parametrize("folder", sorted(CASES.iterdir()), ids=lambda path: path.name)
def test_whatever_is_said_about_coming_back_has_its_reminder(folder: Path) -> None:
    for case, decision in decisions(folder) if folder.is_dir() else ():
        spoken = speech(decision, "en").now
        if Moment.OTHER_BOARD in {fact.moment for fact, _ in decision.asked}:
            continue  # what became of the other board is known already (15A3)
        if any(one.rank is Rank.COME_BACK for one in spoken):
            assert list(reminders(CALL, decision, ())), (case.title, [one.text for one in spoken])


def test_each_provision_about_coming_back_has_its_moment() -> None:
    for cls in kinds().values():
        if cls.section is Section.COME_BACK:
            told: dict[str, Any] = dict.fromkeys(field.name for field in fields(cls))
            provision = cls(**{**told, "cite": "1", **({"when": Moment.SCORING} if "when" in told else {})})
            assert moment_of(provision) not in {None, Moment.NOW}, cls.kind


@pytest.mark.parametrize(("minutes", "due"), [(30, True), (90, False), (0, False)])
def test_what_waits_comes_due_when_the_clock_of_its_round_has_run_out(minutes: int, *, due: bool) -> None:
    an_hour_ago = datetime.now(UTC) - timedelta(hours=1)
    evening = Evening(Tournament(clock=lambda: an_hour_ago))
    evening.write(RoundBegun("1", 1, minutes), by="AB")
    call = evening.open_call("7", 4, AT_THE_END, by="AB")
    assert [reminder.due for reminder in evening.reminders(call)] == [due]
    assert bool(evening.due) == due


def test_a_later_moment_brings_every_earlier_one() -> None:
    assert Moment.PARTNERS_LEAD in up_to(Moment.END_OF_ROUND)
    assert Moment.SCORING not in up_to(Moment.END_OF_ROUND)
    assert set(up_to(Moment.SCORING)) == set(Moment)


@pytest.mark.parametrize(
    ("board", "ns", "table", "due"),
    [
        (4, "", "7", True),
        (4, "", "8", False),
        (4, "", "", False),
        (5, "", "7", False),
        (4, "3", "7", False),  # whose pairs are known, by his pairs
        (4, "1", "8", True),
    ],
)
def test_a_result_makes_due_what_waits_at_its_table(board: int, ns: str, table: str, *, due: bool) -> None:
    evening = Evening(Tournament())
    call = evening.open_call("7", 4, AT_THE_END, by="AB")
    if ns:
        call = evening.place(CallPlaced(call.number, "7", 4, ns, ""), by="AB")
    evening.write(ResultEntered(Where("1", board, "1", "2"), 420, table), by="")
    assert bool(evening.due) == due


def test_a_result_of_before_the_call_makes_nothing_due() -> None:
    evening = Evening(Tournament())
    evening.write(ResultEntered(Where("1", 4, "1", "2"), 420, "7"), by="")
    evening.open_call("7", 4, AT_THE_END, by="AB")
    assert not evening.due


def test_a_file_of_results_tells_the_tables() -> None:
    evening = Evening(Tournament())
    evening.open_call("7", 4, AT_THE_END, by="AB")
    written = "scoring,board,table,ns,ew,contract,declarer,tricks\nmatchpoints,4,7,1,2,3NT,S,9\n"
    with evening.at_work() as tournament:
        take_in(tournament, tournament_of(parse_csv(written)), by="AB")
    assert evening.due


@pytest.mark.parametrize(("choice", "waits"), [("leave", True), ("require", False), ("forbid", False)])
def test_a_penalty_card_that_goes_back_brings_nobody_back(choice: str, *, waits: bool) -> None:
    told = f"contract: 4S S\nstory: [E DQ, director]\nanswers: {{declarer_on_opening_lead: {choice}}}\n"
    (case,) = loads(told)
    found = [reminder.about for reminder in reminders(CALL, rule(case), ())]
    assert waits == any(isinstance(about, PenaltyCard) for about in found)


@pytest.mark.parametrize(
    ("story", "waits"),
    [
        ("S refuses", True),
        ("S refuses, N 1C, E P, S 1D", True),
        ("S refuses, N 1C, E 1D, S 1H, director", False),  # his bid stands, and he has not passed (37A)
    ],
)
def test_a_pass_that_was_not_made_is_not_looked_at_after_the_play(story: str, *, waits: bool) -> None:
    (case,) = loads(f"dealer: N\nstory: [E P, director, {story}]\n")
    found = [one for one in reminders(CALL, rule(case), ()) if "72C" in one.cites]
    assert [one.moment for one in found] == [Moment.END_OF_PLAY] * waits
    assert not any(one.due for one in found)
