"""A call: told, held, taken over, undone, told twice, closed."""

import pytest

from lawbook.event.calls import CallTaken, CaseTold
from lawbook.event.entries import Announced
from tests.web.session.conftest import Visitor

LEAD = "/rule/54?board=12"
FACED = "/rule/54?board=12&opening_lead=faced"


def test_a_call_is_three_taps_table_phase_tile(ab: Visitor) -> None:
    answer = ab.post("/calls", typed="7", board="12", tile="opening_lead_out_of_turn")
    call = ab.evening.calls[-1]
    assert (call.table, call.board, call.case, call.holder) == ("7", 12, "/rule/54?board=12", "AB")
    assert str(answer.url).endswith(f"/c/{call.number}/rule/54?board=12")
    assert "Which lead was it?" in answer.text


def test_an_answer_is_a_button_that_writes_and_a_page_that_is_only_looked_at_writes_nothing(
    ab: Visitor,
) -> None:
    call = ab.called(tile="opening_lead_out_of_turn")
    page = ab.get(f"/c/{call.number}/rule/54")
    assert 'form="in-call" formaction=' in page
    last = ab.evening.last
    ab.get(f"/c/{call.number}/rule/13?card_not_of_deal=yes")
    assert ab.evening.last == last
    assert "This is not the case as it was told." in ab.get(f"/c/{call.number}/rule/13?card_not_of_deal=yes")
    call = ab.told(call, "/rule/13?card_not_of_deal=yes")
    assert call.case == "/rule/13?card_not_of_deal=yes"


def test_the_seat_is_tapped_and_every_text_says_east(ab: Visitor) -> None:
    call = ab.called(tile="revoke_now")
    call = ab.does(call, "seat", seat="E", _over=str(call.newest))
    assert "offender=E" in call.case
    page = ab.get(f"/call/{call.number}/now")
    assert "East" in page
    assert "Hvem gjorde det: Øst" in ab.get(f"/call/{call.number}?lang=nb")
    assert 'value="E" aria-pressed="true"' in ab.get(f"/call/{call.number}")
    call = ab.does(call, "seat", seat="E", _over=str(call.newest))
    assert "offender" not in call.case, "the same seat again takes it back"


def test_what_kind_of_contest_it_is_is_asked_once_an_evening(ab: Visitor) -> None:
    ab.told(ab.called(tile="slow"), "/rule/90?offence=slow&form=pairs&offender=E")
    late = ab.called(tile="late")
    page = ab.get(f"/c/{late.number}{late.case}")

    assert late.case == "/rule/90?form=pairs&offence=late"
    assert "<h1>The ruling</h1>" in page
    assert "Who?" in page, "what the evening knows is no answer about what happened"


def test_a_match_of_teams_is_known_to_be_one(ab: Visitor) -> None:
    ab.evening.write(Announced("Match", {"scoring": "teams"}), by="AB")
    assert "form=teams" in ab.called(tile="not_played").case


def test_the_contest_is_no_reason_to_take_a_tile_for_another(ab: Visitor) -> None:
    ab.told(ab.called(tile="slow"), "/rule/90?offence=slow&form=pairs")
    for _ in range(2):
        ab.called(tile="late")
    assert ab.get("/").index('value="late"') < ab.get("/").index('value="insufficient"')


def test_what_is_for_the_director_alone_is_not_to_be_said(ab: Visitor) -> None:
    slow = ab.told(ab.called(tile="slow"), "/rule/90?offence=slow&form=pairs")
    page = ab.get(f"/call/{slow.number}")
    ruling = ab.get(f"/c/{slow.number}/rule/90?offence=slow&form=pairs")

    assert 'aria-current="step">In force<' in page
    assert "Say it" not in page
    assert "Show the players" not in ruling
    assert "a procedural penalty may be given." in ruling[: ruling.index("<h2>Why</h2>")]


def test_a_penalty_card_is_come_back_to_with_what_declarer_may_choose(ab: Visitor) -> None:
    told = "opening_lead=faced&since_opening_lead=nothing&partner_led_face_down=no&declarer_on_opening_lead=leave"
    ab.told(ab.called(tile="opening_lead_out_of_turn"), f"/rule/54?offender=E&{told}")

    assert "before this lead declarer requires its suit, forbids it" in ab.get("/returns")


def test_a_penalty_card_of_which_two_laws_tell_is_come_back_to_once(ab: Visitor) -> None:
    told = "partner_had_still_to_play=no&after_defenders_lead=nothing&declarer_accepts_lead=refuse"
    call = ab.told(
        ab.called(tile="lead_out_of_turn"), f"/rule/56+50?offender=E&{told}&several_penalty_cards=no"
    )

    assert ab.get("/returns").count("before this lead declarer requires its suit, forbids it") == 1
    ab.does(call, "settle", reminder="penalty_card 56")
    assert "before this lead declarer requires its suit, forbids it" not in ab.get("/returns")


def test_the_place_is_put_right(ab: Visitor) -> None:
    call = ab.does(ab.called(), "place", table="9", board="3", ns="4", ew="11")
    assert (call.table, call.board, call.ns, call.ew) == ("9", 3, "4", "11")
    assert "Table 9 · board 3" in ab.get(f"/call/{call.number}")


@pytest.mark.parametrize(
    ("fields", "line"),
    [
        ({"do": "place", "table": "7", "board": "x"}, "board &#39;x&#39;: write a number, 0 to 999"),
        ({"do": "seat", "seat": "Q"}, "no seat; the seats are N, E, S and W"),
        ({"do": "dance"}, "no such act; known are take"),
        ({"do": "moment", "moment": "soon"}, "no moment; known are now"),
        ({"do": "choose", "version": "77"}, "version 77: not told in call"),
        ({"do": "warn", "whom": ""}, "say whom, by the pair or by table and seat"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(ab: Visitor, fields: dict[str, str], line: str) -> None:
    call = ab.called()
    last = ab.evening.last
    assert line in ab.post(f"/call/{call.number}", 400, **fields).text
    assert ab.evening.last == last


def test_a_case_that_cannot_be_is_not_put_down(ab: Visitor) -> None:
    call = ab.called()
    last = ab.evening.last
    answer = ab.post(f"/c/{call.number}/rule/13?play_finished=perhaps", 400)
    assert "is no answer" in answer.text
    assert ab.evening.last == last


def test_another_is_asked_first_and_takes_the_call_over_with_what_he_tells(ab: Visitor, cd: Visitor) -> None:
    call = ab.called(tile="opening_lead_out_of_turn")
    answer = cd.post(f"/c/{call.number}/rule/13?card_not_of_deal=yes", 409, _over=str(call.newest))
    assert "AB holds this call" in answer.text
    assert "Make it the case" not in answer.text, "there is one way to go on"
    assert ab.evening.call(call.number).case == call.case, "nothing was put down yet"
    call = cd.told(call, "/rule/13?card_not_of_deal=yes", _over=str(call.newest), _take="1")
    assert (call.holder, call.case) == ("CD", "/rule/13?card_not_of_deal=yes")
    kinds = [type(each.entry) for each in call.entries]
    assert kinds[-2:] == [CallTaken, CaseTold]


def test_two_answers_to_one_question_are_both_shown_and_one_is_chosen(ab: Visitor, cd: Visitor) -> None:
    call = ab.told(ab.called(), "/rule/13")
    asked = str(call.newest)
    ab.told(call, "/rule/13?card_not_of_deal=yes", _over=asked)
    call = cd.told(call, "/rule/13?card_not_of_deal=no", _over=asked, _take="1")
    assert call.case == "/rule/13?card_not_of_deal=yes"
    assert [rival.case for rival in call.rivals] == ["/rule/13?card_not_of_deal=no"]
    page = ab.get(f"/call/{call.number}")
    assert "Two answers: choose one" in page
    assert "Is the extra card no part of this deal? <b>Yes</b>" in page
    assert "Is the extra card no part of this deal? <b>No</b>" in page
    assert "removed" in page, "what the first leads to"
    assert "Was it found only after play had ended?" in page, "what is asked after the second"
    call = cd.told(
        call,
        "/rule/13?card_not_of_deal=no&play_finished=yes",
        _over=str(call.made_from("/rule/13?card_not_of_deal=no")),
    )
    assert call.case == "/rule/13?card_not_of_deal=yes", "going on with one settles nothing"
    call = cd.does(call, "choose", version=str(call.rivals[0].number))
    assert (call.case, call.rivals) == ("/rule/13?card_not_of_deal=no&play_finished=yes", ())


def test_undo_and_redo_go_step_by_step_and_the_log_keeps_all(ab: Visitor) -> None:
    call = ab.told(ab.called(), "/rule/13")
    call = ab.told(call, "/rule/13?card_not_of_deal=yes", _over=str(call.newest))
    for wanted in ("/rule/13", ""):
        undoable = ab.evening.history(call.number).undoable
        assert undoable
        call = ab.does(call, "undo", entry=str(undoable.number))
        assert call.case == wanted
    assert ab.evening.history(call.number).undoable is None, "its opening is not undone step by step"
    for wanted in ("/rule/13", "/rule/13?card_not_of_deal=yes"):
        redoable = ab.evening.history(call.number).redoable
        assert redoable
        call = ab.does(call, "undo", entry=str(redoable.number))
        assert call.case == wanted
    assert ab.evening.history(call.number).redoable is None
    assert "Undo" in ab.get(f"/call/{call.number}")


def test_closed_it_takes_nothing_more_and_is_reopened(ab: Visitor) -> None:
    call = ab.does(ab.told(ab.called(), "/rule/13"), "close", note="sorted out")
    assert call.closed
    refused = {
        language: ab.post(f"/c/{call.number}/rule/27?lang={language}", 400).text for language in ("en", "nb")
    }
    assert f">table {call.table}: this call is closed; reopen it" in refused["en"]
    assert f">bord {call.table}: denne tilkallingen er avsluttet" in refused["nb"]
    page = ab.get(f"/call/{call.number}")
    assert "Reopen the call" in page
    undoable = ab.evening.history(call.number).undoable
    assert undoable
    assert not ab.does(call, "undo", entry=str(undoable.number)).closed


def test_a_second_offence_is_seen(ab: Visitor) -> None:
    first = ab.does(ab.called("3"), "place", table="3", ns="12", ew="4")
    ab.does(first, "warn", whom="12", reason="slow play")
    second = ab.does(ab.called("5"), "place", table="5", ns="9", ew="12")
    page = ab.get(f"/call/{second.number}")
    assert "Warned before" in page
    assert "12: slow play" in page
    assert "Warned before" not in ab.get(f"/call/{first.number}"), "not of the same call"
    ab.does(second, "warn", whom="12", reason="again")
    assert "Warned before: 1" in ab.get("/log")


def test_a_deal_typed_in_polish_letters_is_the_same_for_whoever_reads_english(ab: Visitor) -> None:
    deal = "N:K875.843.7.DW843 AD42.DW5.AK32.A52 WT9.A9762.54.KT9 63.KT.DWT986.76"
    call = ab.told(ab.called(), f"/rule/wrong_number?lang=pl&deal={deal.replace(' ', '+')}")
    assert "DW843" not in call.case
    assert "QJ843" in call.case
    ab.get(f"/call/{call.number}/now?lang=nb")


def test_the_board_put_right_is_the_board_of_the_case(ab: Visitor) -> None:
    call = ab.does(ab.called(board="3", tile="claim"), "place", table="7", board="4")
    assert call.case == "/rule/70?board=4"
    told = ab.told(ab.called(board="3"), "/rule?board=3&contract=4S+by+S&story=E+DQ%0Adirector")
    assert "board=3" in ab.does(told, "place", table="7", board="4").case, "its story was told of another"


def test_a_new_call_is_under_the_laws_of_the_day_of_the_session(ab: Visitor) -> None:
    ab.evening.tournament.record(Announced("Club", {"date": "2016-05-01"}), by="AB")
    call = ab.called(tile="opening_lead_out_of_turn")
    assert call.case == "/rule/54?date=2016-05-01"
    page = ab.told(call, "/rule/54?date=2016-05-01&edition=2017").case
    assert page == "/rule/54?date=2016-05-01&edition=2017"
    assert ab.called(tile="opening_lead_out_of_turn").case == page


def test_a_card_that_has_gone_back_to_the_hand_is_no_penalty_card_in_force(ab: Visitor) -> None:
    lead = f"{FACED}&offender=E&since_opening_lead=nothing&partner_led_face_down=no&declarer_on_opening_lead="
    refused = ab.told(ab.called(tile="opening_lead_out_of_turn"), f"{lead}forbid")
    free = ab.told(ab.called(tile="opening_lead_out_of_turn"), f"{lead}leave")
    becomes = "the exposed card becomes a major penalty card"

    assert becomes not in ab.get(f"/call/{refused.number}")
    assert "West: must not lead the suit of the penalty card" in ab.get(f"/call/{refused.number}")
    assert becomes in ab.get(f"/call/{free.number}")
