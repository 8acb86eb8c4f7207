"""Calls that were written without a network: put down once each, in order, beside what others have told."""

from typing import Any

from lawbook.session import Evening
from tests.web.session.conftest import Visitor

CASE = "/rule/13?board=7&card_not_of_deal=no&play_finished=yes"
OTHER = "/rule/13?board=7&card_not_of_deal=no&play_finished=no&wrong_hand_called=no"


def sent(visitor: Visitor, status: int = 200, /, **fields: str) -> dict[str, Any]:
    answer = visitor.post(
        "/written", status, **{"table": "5", "board": "7", "case": CASE, "_once": "a", **fields}
    )
    assert answer.headers["access-control-allow-origin"] == "*"
    told: dict[str, Any] = answer.json()
    return told


def test_a_call_is_put_down_with_its_case_and_its_note(ab: Visitor, evening: Evening) -> None:
    told = sent(ab, note="Written at 14:32")

    (call,) = evening.calls
    assert (call.number, call.table, call.board, call.case, call.holder) == (told["call"], "5", 7, CASE, "AB")
    assert call.notes == ("Written at 14:32",)
    assert not told["rivals"]
    assert "Written at 14:32" in ab.get(told["path"])


def test_what_is_sent_again_is_put_down_once(ab: Visitor, evening: Evening) -> None:
    first = sent(ab, note="Written at 14:32")
    assert sent(ab, note="Written at 14:32") == first
    assert len(evening.calls) == 1

    sent(ab, note="Written at 14:32", _once="b", table="6")
    assert [call.table for call in evening.calls] == ["5", "6"]


def test_what_another_director_has_told_of_the_same_stands_beside_it(
    ab: Visitor, cd: Visitor, evening: Evening
) -> None:
    first = sent(cd)
    told = sent(ab, case=OTHER)

    assert told["call"] == first["call"]
    assert told["rivals"]
    (call,) = evening.calls
    assert (call.case, [each.case for each in call.rivals]) == (CASE, [OTHER])


def test_another_law_board_or_table_is_another_call(ab: Visitor, cd: Visitor, evening: Evening) -> None:
    sent(cd)
    assert not sent(ab, _once="other Law", case="/rule/64?board=7")["rivals"]
    assert not sent(ab, _once="other board", board="8")["rivals"]
    assert not sent(ab, _once="other table", table="6")["rivals"]

    assert len(evening.calls) == 4


def test_a_closed_call_is_not_told_anew(ab: Visitor, cd: Visitor, evening: Evening) -> None:
    sent(cd)
    cd.does(evening.calls[0], "close")
    sent(ab, case=OTHER)

    assert [call.case for call in evening.calls] == [CASE, OTHER]


def test_what_cannot_be_put_down_is_refused_in_one_line(
    ab: Visitor, reader: Visitor, evening: Evening
) -> None:
    assert "this key only reads" in sent(reader, 400)["refused"]
    assert "table" in sent(ab, 400, table="")["refused"]
    assert "edition" in sent(ab, 400, case="/rule/13?edition=new")["refused"]
    assert "_once" in sent(ab, 400, _once="")["refused"]
    assert sent(Visitor(ab.client, evening, "/e/nobody~AB"), 404)["refused"]
    assert evening.calls == []
