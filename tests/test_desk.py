"""What the desk rules from a record, and how it refuses what cannot be."""

from dataclasses import replace

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from lawbook.bridge import Board, Card, Deal, Seat
from lawbook.casefile import CaseFile, case_text, loads
from lawbook.casefile.reading import KEYS
from lawbook.desk import aid, consequences_of, rule
from lawbook.errors import LawbookError
from lawbook.notation import deal_text, read_deal
from lawbook.objects import as_json
from tests.strategies import irregular_deals

SOFIA = "N:K875.843.7.QJ843 AQ42.QJ5.AK32.A52 JT9.A9762.54.KT9 63.KT.QJT986.76"


def board(deal: str) -> Board:
    return Board.of(17, deal=read_deal(deal).deal)


def governing(deal: Deal) -> str | None:
    """The Law that a wrong deal falls under once somebody has called, by counting alone."""
    counts = [deal.count(seat) or 0 for seat in Seat]
    if deal.repeated or max(counts) > 13:
        return "13"
    return "14" if min(counts) < 13 else None


@given(irregular_deals())
def test_a_wrong_number_of_cards_is_found_in_the_deal_without_being_told(deal: Deal) -> None:
    case = CaseFile(board=Board.of(1, deal=deal), story=("N P",), answers={"found_when": "before_lead"})
    expected = governing(deal)

    if expected is None:
        assert rule(case).citations == ("81C3",)
    else:
        assert expected == rule(case).law


@given(irregular_deals())
def test_json_tells_how_many_cards_each_hand_has(deal: Deal) -> None:
    case = CaseFile(board=Board.of(1, deal=deal), laws=("13",))

    told = as_json(rule(case))

    assert told["table"]["cards"] == {seat.name: deal.count(seat) for seat in Seat}
    assert read_deal(told["table"]["deal"]).deal == deal


def test_a_fresh_deal_is_dealt_again_but_a_board_from_another_table_is_not() -> None:
    case = CaseFile(board=board(SOFIA), belongs={Card.SA: Seat.W}, story=("E has 14 cards",))

    carried = rule(replace(case, answers={"saw_another_hand": "no"}))
    fresh = rule(replace(case, answers={"dealt_here_unplayed": "yes", "deal_copied": "no"}))

    assert (carried.law, carried.citations) == ("13", ("13A1",))
    assert list(carried.presumed) == ["dealt_here_unplayed"]
    assert (fresh.law, [p.kind for p in fresh.provisions], fresh.citations) == ("6", ["new_deal"], ("6D1",))
    assert (list(fresh.presumed), list(fresh.excepted)) == (["match_result_known"], ["dealt_here_unplayed"])


def test_the_corrected_deal_helps_to_judge_whether_it_can_be_played() -> None:
    case = CaseFile(board=board(SOFIA), belongs={Card.SA: Seat.W}, story=("N P", "E 1NT"), laws=("13",))
    decision = rule(case)

    assert decision.question is not None
    assert decision.question.key == "deal_playable"
    shown = aid(decision.question, decision.table)
    assert shown is not None
    corrected = read_deal(shown).deal
    assert [corrected.count(seat) for seat in Seat] == [13, 13, 13, 13]
    assert corrected.holders(Card.SA) == (Seat.W,)


def test_a_choice_shows_where_each_option_leads_before_it_is_made() -> None:
    case = CaseFile(
        laws=("16",),
        answers={"information_from": "elsewhere", "call_made_before": "no", "likely_to_interfere": "yes"},
    )
    decision = rule(case)

    assert decision.question is not None
    assert decision.question.key == "option_before_call"
    options = consequences_of(decision)
    assert all(options.values())
    assert len({tuple(p.kind for p in provisions) for provisions in options.values()}) == len(options)


def test_unknown_values_fall_back_openly() -> None:
    answers = {
        "adjustment_ground": "law", "outcomes": "none", "form": "pairs", "fault_ns": "no_way", "fault_ew": "directly",
        "over_60_ns": "no", "under_40_ew": "no", "lost_board_before": "no",
    }  # fmt: skip
    told = as_json(rule(CaseFile(laws=("12",), authority="NBF", answers=answers)))

    plus = next(row for row in told["settings"] if row["name"] == "average_plus_percent")
    assert (told["authority"], plus["body"], plus["value"]) == ("NBF", "WBF", 60)


def test_what_one_law_hands_over_the_next_does_not_ask_again() -> None:
    case = CaseFile(laws=("13", "12"), answers={"card_not_of_deal": "no", "play_finished": "yes"})

    decision = rule(case)

    assert decision.question is not None
    assert decision.question.key == "outcomes"
    assert ("adjustment_ground", "law") in [(f.key, f.answers.word(v)) for f, v in decision.asked]


yaml_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text()
    | st.sampled_from(["13", "14", "yes", SOFIA, "E has 14 cards"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from(KEYS) | st.text(), yaml_values, max_size=6))
def test_any_yaml_is_ruled_or_refused_in_one_line(row: dict[str, object]) -> None:
    refused_in_one_line(yaml.safe_dump(row))


@given(st.text())
def test_any_text_is_ruled_or_refused_in_one_line(text: str) -> None:
    refused_in_one_line(text)


def refused_in_one_line(text: str) -> None:
    told = "ruled"
    try:
        for case in loads(text):
            rule(case)
    except LawbookError as error:
        told = str(error)
    assert told.strip()


BROKEN = {
    "13": "a case is 13, not a mapping",
    "[13]": "a case is a list, not a mapping",
    "law: 13\ncolour: red": "key 'colour': no such key; a case has title, source",
    "law: [13": "not YAML, line",
    "": "empty; a case has at least a law or a story",
    "law: 13\nanswers: yes": "answers is yes or no, not a mapping",
    "law: 13\nanswers: {play_finished: [1]}": "answer play_finished is a list",
    "law: 13\nedition: newest": "edition 'newest': an edition is a year",
    "law: 13\nboard: one": "board 'one': a board has a number",
    "law: 13\ndealer: Q": "dealer 'Q': no seat",
    "law: 13\nvulnerable: maybe": "vulnerable 'maybe': not a vulnerability",
    "law: 13\nbelongs: {SA: Z}": "belongs SA 'Z': no seat",
    "law: 13\nbelongs: {S1: W}": "S1",
    'law: 13\ndeal: "N:AK.QJ.T9 - - -"': "N, hand 'AK.QJ.T9' has 3 suits",
    "law: 13\nstory: {a: b}": "story: {'a': 'b'} is not one line of text",
}


@pytest.mark.parametrize(("text", "said"), BROKEN.items(), ids=range(len(BROKEN)))
def test_a_broken_case_says_what_is_broken(text: str, said: str) -> None:
    with pytest.raises(LawbookError, match=r"case: ") as caught:
        [rule(case) for case in loads(text)]

    assert said in str(caught.value)


def test_a_case_prints_and_reads_back() -> None:
    case = CaseFile(
        title="Both: a test",
        source="nobody",
        board=board(SOFIA),
        belongs={Card.SA: Seat.W},
        story=("N P",),
        laws=("13",),
    )

    assert [replace(case, note=None)] == loads(case_text(case))
    assert deal_text(read_deal(SOFIA).deal) == SOFIA
