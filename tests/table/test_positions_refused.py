"""A position with a wrong number of cards is ruled on; one that cannot be is refused in one line."""

from collections.abc import Sequence

import pytest

from lawbook.bridge import Seat
from lawbook.desk import replay, rule
from lawbook.errors import LawbookError
from tests.table.positions import DEALT, LEFT, PLAYED, SHORT, case


def refusal(*lines: str, story: Sequence[str] = ()) -> str:
    with pytest.raises(LawbookError) as raised:
        replay(case(*lines, story=story))
    assert "\n" not in str(raised.value)
    return str(raised.value)


# A wrong number of cards


def test_a_hand_that_is_short_is_taken_and_ruled_on() -> None:
    told = case(SHORT, story=["director"])

    assert told.table.short_hands == (Seat.W,)
    ruled = rule(told)
    assert ruled.question is not None
    assert ruled.question.key == "all_began_with_thirteen"


@pytest.mark.parametrize(("word", "law"), [("yes", "67"), ("no", "14")])
def test_a_short_hand_is_for_law_67_or_14_as_the_played_cards_show(word: str, law: str) -> None:
    told = case(SHORT, f"answers: {{all_began_with_thirteen: {word}}}", story=["director"])

    assert rule(told).law == law


@pytest.mark.parametrize(
    ("words", "law"), [("yes, card_not_of_deal: no", "13"), ("no, all_began_with_thirteen: yes", "67")]
)
def test_a_long_hand_is_for_law_13_or_67_as_the_played_cards_show(words: str, law: str) -> None:
    long = LEFT.replace("43.JT98.JT.", "43.JT98.JT9.")
    told = case(long, f"answers: {{hand_over_thirteen: {words}}}", story=["director"])

    assert told.table.long_hands == (Seat.W,)
    assert rule(told).law == law


# What does not fit


@pytest.mark.parametrize(
    ("lines", "error"),
    [
        (LEFT.replace("{NS: 3, EW: 2}", "6"), "case: tricks 6: that leaves each hand 7 cards, and the deal has N 8"),
        (LEFT.replace("{NS: 3, EW: 2}", "14"), "case: tricks 14: a board has thirteen tricks"),
        (LEFT.replace("{NS: 3, EW: 2}", "five"), "case: tricks 'five': write how many"),
        (LEFT.replace("{NS: 3, EW: 2}", "{NS: 3}"), "case: tricks {'NS': 3}: write how many"),
        (LEFT.replace("{NS: 3, EW: 2}", "{NS: 3, EW: yes}"), "case: tricks True: write how many"),
        (LEFT.replace("{NS: 3, EW: 2}", "{NS: 5, EW: 0}"), "case: leader W: EW won no trick"),
        (LEFT.replace("leader: W", "leader: Q"), "case: leader 'Q': no seat"),
        (LEFT.replace("3NTx by S", "4S"), "case: '4S' is no contract: write a bid"),
        (LEFT.replace("3NTx by S", "4Z by S"), "case: contract '4Z by S': '4Z' is no call"),
        ("contract: 4S by S\nleader: N", "case: leader N: W makes the opening lead"),
        ('played: "HJ H2 H5 HA"', "case: played: without a contract nobody knows who led"),
        (PLAYED.replace("HJ", "H1"), "case: played, trick 1: 'H1' is no card"),
        (PLAYED.replace("S8", ""), "case: played, trick 2: 3 cards; a trick here has four"),
        (PLAYED.replace("S8", "S8 S9"), "case: played, trick 2: 5 cards; a trick here has four"),
        (PLAYED.replace("S8", "H5"), "case: played, trick 2: ♥5 was played before"),
        (f"{PLAYED}\ntricks: 3", "case: tricks 3: played has 2; leave out tricks"),
        (f"{PLAYED}\ntricks: {{NS: 1, EW: 1}}", "case: tricks NS 1, EW 1: in played NS win 2 and EW 0"),
        (f"{PLAYED}\nleader: S", "case: leader S: N won trick 2 of played and leads (44G)"),
        (
            f"{DEALT}\n{PLAYED}".replace("HJ H2", "HQ H2"),
            "case: played, trick 1: ♥Q would be W's when W leads, and S held it (dealt)",
        ),
        (
            f"{DEALT}\n{PLAYED}".replace("S5 S4 SA S8", "SA S8 S5 S4"),
            "case: played, trick 2: ♠A would be S's when S leads, and N held it (dealt)",
        ),
        (
            f"{DEALT}\n{PLAYED}".replace("JT98.JT98.T98", "T98.JT98.T98"),
            "case: played, trick 1: nobody held ♥J (dealt); with tricks that are told",
        ),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_named_with_its_remedy(lines: str, error: str) -> None:
    assert refusal(lines).startswith(error)


def test_a_call_has_no_place_after_the_contract() -> None:
    assert refusal("contract: 4S by S", story=["W P"]).startswith(
        "story line 1: West cannot call: with the contract given, the auction has ended"
    )
    assert refusal(LEFT, story=["W P"]).startswith("story line 1: West cannot call: the auction period ended")


def test_a_card_that_is_not_left_cannot_be_played() -> None:
    assert refusal(LEFT, story=["W DQ"]).startswith("story line 1: West cannot play ♦Q; nobody holds it")
