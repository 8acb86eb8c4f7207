"""What is said, one utterance a screen; what is to come back for; the log."""

import re

from lawbook.event.calls import WordsSaid
from lawbook.event.entries import Posted, ResultEntered, Where
from lawbook.session import DirectorCall
from lawbook.session.ruled import ruled
from lawbook.voice import speech
from tests.web.session.conftest import Visitor

CASE = "/rule/13?card_not_of_deal=no&play_finished=no&wrong_hand_called=no&saw_another_hand=yes"
LEAD = "/rule?contract=4S+by+S&story=E+DQ%0Adirector"
AFFECTED = "Did knowing about the displaced card affect the outcome of the board?"


def waiting(ab: Visitor, table: str = "7") -> DirectorCall:
    """A call with something to come back for."""
    return ab.does(ab.told(ab.called(table), CASE), "place", table=table, board="4", ns="1", ew="2")


def test_one_utterance_a_screen_and_said_is_written(ab: Visitor) -> None:
    call = ab.told(ab.called(), LEAD)
    decision = ruled(call.case)
    assert decision
    spoken = speech(decision, "en").now
    for number, one in enumerate(spoken, start=1):
        page = ab.get(f"/call/{call.number}/say?n={number}")
        assert one.lines[0].split("♦")[0].split(":")[0][:20] in page
        assert ("Said</button>" in page) == (number == len(spoken))
    answer = ab.post(f"/call/{call.number}/say", version=str(call.newest))
    (said,) = ab.evening.call(call.number).said
    assert isinstance(said.entry, WordsSaid)
    assert said.entry.lines == tuple(line for one in spoken for line in one.lines)
    assert answer.url.path.endswith(f"/c/{call.number}/rule"), "they choose next"


def test_what_is_said_is_said_of_the_ruling_as_it_stands(ab: Visitor) -> None:
    call = ab.told(ab.called(), LEAD)
    ab.post(f"/call/{call.number}/say", version="1")
    assert not ab.evening.call(call.number).said, "another ruling stands by now"


def test_the_options_are_cards_in_the_language_of_the_players(ab: Visitor) -> None:
    call = ab.told(ab.called(), LEAD)
    page = ab.get(f"/call/{call.number}/cards?lang=pl&n=2")
    assert '<html lang="pl">' in page
    assert "2 z 5" in page
    assert "in-call" not in page
    assert "AB" not in page.replace(ab.base, "").split("<main")[1], "players see nothing of the session"


def test_a_reminder_comes_due_with_the_result_of_its_pairs(ab: Visitor) -> None:
    call = waiting(ab)
    assert AFFECTED in ab.get("/returns")
    assert not ab.evening.due
    ab.evening.write(ResultEntered(Where("1", 4, "5", "6"), 420), by="")
    assert not ab.evening.due, "another table's"
    ab.evening.write(ResultEntered(Where("1", 4, "1", "2"), 420), by="")
    assert [each.call.number for each in ab.evening.due] == [call.number]
    for path in ("", "/log", f"/call/{call.number}", f"/c/{call.number}/law/13"):
        assert "Due now" in ab.get(path), "on every page"


def test_a_reminder_comes_due_with_the_next_round_and_not_with_its_own(ab: Visitor) -> None:
    ab.post("/clock", number="1", minutes="20")
    waiting(ab)
    assert not ab.evening.due
    ab.post("/clock", number="2")
    assert ab.evening.due
    begun = ab.evening.round("1")
    assert begun
    ab.post("/clock", number="", undo=str(begun.entry))
    assert not ab.evening.due, "the round had not begun"


def test_who_is_due_when_the_round_ends_stands_by_its_clock(ab: Visitor) -> None:
    ab.post("/clock", number="1", minutes="20")
    waiting(ab, "7")
    ab.called("8")
    page = ab.get("").partition("To go to when the round ends, if not before:")[2].partition("</p>")[0]
    assert "Table 7" in page
    assert "Table 8" not in page


def test_a_reminder_comes_due_when_the_score_is_official(ab: Visitor) -> None:
    waiting(ab)
    ab.evening.write(Posted("1"), by="AB")
    assert ab.evening.due


def test_a_tap_makes_it_due_and_a_tap_settles_it_and_both_are_undone(ab: Visitor) -> None:
    call = waiting(ab)
    ab.does(call, "moment", moment="end_of_play", back="/returns")
    (due,) = ab.evening.due
    call = ab.does(call, "settle", reminder=due.key, back="/returns")
    assert not ab.evening.due
    page = ab.get("/returns")
    assert "Nothing is due." in page
    ab.does(call, "unsettle", entry=str(call.settled[0].number))
    assert [each.key for each in ab.evening.due] == [due.key]


def test_an_answer_settles_it(ab: Visitor) -> None:
    call = waiting(ab)
    ab.does(call, "moment", moment="end_of_play")
    ab.told(call, CASE + "&outcome_affected=no", _over=str(call.newest))
    assert not ab.evening.due


def test_closing_a_call_leaves_what_is_to_come_back_for(ab: Visitor) -> None:
    call = waiting(ab)
    ab.does(call, "close")
    assert AFFECTED in ab.get("/returns")
    ab.post("/clock", number="1")
    assert ab.evening.due


def test_the_log_has_who_told_and_said_what_and_each_correction_with_its_difference(ab: Visitor) -> None:
    call = waiting(ab)
    ab.post(f"/call/{call.number}/say", version=str(call.newest))
    ab.told(call, CASE.replace("saw_another_hand=yes", "saw_another_hand=no"), _over=str(call.newest))
    ab.does(call, "note", text="North had looked away")
    page = ab.get("/log")
    assert "Table 7 · board 4" in page
    assert "Wrong number of cards" in page or "13A" in page
    assert "Has a player seen a card that belongs to another hand? <b>No</b>" in page
    assert "Note: North had looked away" in page
    assert "<blockquote>" in page
    key = ab.base.removeprefix("/e/").partition("~")[0]
    assert key not in page.replace(ab.base, ""), "a key is told to nobody"


def test_what_was_told_stands_in_the_log_as_people_say_it(ab: Visitor) -> None:
    call = ab.told(ab.called("7"), LEAD)
    for path, said in (
        ("/log", "Contract: 4♠ by South · East: ♦Q · The Director is called"),
        ("/log?lang=pl", "Kontrakt: 4♠, rozgrywa S · E: ♦D · Wezwano sędziego"),
        (f"/call/{call.number}?lang=nb", "Kontrakt: 4♠ i Syd · Øst: ♦D · TL tilkalles"),
    ):
        assert said in re.sub(r"<[^>]+>|\ufe0e", "", ab.get(path))
