"""What is said when the game has gone on: nothing that has been done already, and everything that has come about."""

import pytest

from lawbook.bridge import Board, Seat
from lawbook.casefile import CaseFile, loads
from lawbook.desk import rule
from lawbook.voice import speech

OTHER = {"replacement_similar": "no", "replacement_subset": "no", "replacement_same_purpose": "no"}
"""The new call is not comparable."""


def said(story: str, answers: dict[str, str], edition: int = 2024) -> list[str]:
    """What the Director says now about a story that North has dealt."""
    told = tuple(line.strip() for line in story.split(","))
    case = CaseFile(board=Board(dealer=Seat.N), story=told, answers=answers, edition=edition)
    return [each.text for each in speech(rule(case)).now]


@pytest.mark.parametrize(
    ("story", "duty", "went_on"),
    [
        (
            "E 1H, director, S refuses, N 1S, E 2C, S P",
            "The new call is not comparable. West, you must pass at the next turn.",
            "W P, N 2S",
        ),
        ("E P, director, S refuses, N 1C", "East, you must pass once, at the next turn.", "E P, S 1S"),
        (
            "N 1H, E P, W X, director, N refuses, S P",
            "West, you must repeat the double.",
            "W X, N P",
        ),
        (
            "N 1H, E 2C, N replaces 1H with 1S unintended, director",
            "East, you may change any call made over the first one.",
            "E replaces 2C with X",
        ),
        (
            "N P, E 1NT, S P, E holds cards of board 10, director",
            "East, please take the right hand and look at it. Then make any legal call.",
            "E 1D, S 1H",
        ),
    ],
    ids=["pass once", "pass", "repeat", "change", "call again"],
)
def test_what_has_been_done_is_not_said_again(story: str, duty: str, went_on: str) -> None:
    answers = {**OTHER, "call_on_other_board": "never"} if "board" in story else OTHER

    assert duty in said(story, answers)
    done = duty.rsplit(". ", maxsplit=1)[-1]
    assert not any(done in each for each in said(f"{story}, {went_on}", answers))


def test_a_pass_for_the_rest_of_the_auction_is_said_again() -> None:
    silent = "East, you must pass for the rest of the auction."
    story = "N P, E 1H, W X, director, S 1S, W P, N 2S"

    assert silent in said(story, OTHER)
    assert silent in said(f"{story}, E P", OTHER)


def test_a_call_that_is_cancelled_with_the_auction_at_its_end_is_said_to_be() -> None:
    assert said("N 7S, E 8C, director, S P, W X, director", OTHER)[0] == (
        "The double is cancelled, and becomes a pass."
    )


def test_a_card_shown_in_the_auction_is_spoken_of_when_another_call_ends_it() -> None:
    told = said("N 1H, E exposes SK, director, E P, S P, W 1S, director", OTHER)

    assert "One spade is cancelled, and becomes a pass." in told
    assert "The king of spades stays out as a major penalty card." in told


def test_a_card_about_which_declarer_chooses_is_not_said_to_stay_out() -> None:
    told = said("N 1H, W exposes SK, director, E P, S 4H, W P, N P, E P", {})

    assert "The king of spades stays out as a major penalty card." not in told


def test_a_breach_is_spoken_of_while_an_earlier_question_waits_for_a_call() -> None:
    told = said("N 1H, W X, director, N refuses, E 2C, director", {}, edition=2007)

    assert told[0] == "Two clubs is cancelled, and becomes a pass."
    assert told[-1] == "South, your call."


def test_who_calls_again_hears_what_a_comparable_call_brings() -> None:
    told = said("N 1S, E P, S X, director", {})

    assert "A comparable call: no lead will be restricted. Otherwise: a lead may be forbidden later." in told
    assert not any(
        each.startswith("A comparable call:") for each in said("N 1S, E P, S X, director, S 2S", {})
    )


def test_when_the_round_is_over_nobody_is_called_to_play() -> None:
    story = 'N 1D, E P, S 2D alerted "weak", W P, N P, E P, E H4, N corrects S2D "strong", director'

    assert said(story, {"damaged": "no"})[-1] != "North, play from dummy."
    over = said(f"{story}, round over", {})

    assert not any("your" in each or "play from" in each or "Nobody calls" in each for each in over)


def test_an_option_names_the_call_that_goes_and_not_two_calls_by_one_word() -> None:
    own = said("W 1H, N 1S", {})
    early = said("N 1S, E P, S 1H, S replaces 1H with 2H, director", {})

    assert any("One heart is cancelled." in each and "It is cancelled." not in each for each in own)
    assert any("One: you accept one heart. Two hearts is cancelled. Two:" in each for each in early)


def test_a_board_that_is_passed_out_has_no_duty_and_no_lead_left() -> None:
    told = said("N P, E P, W P, director, N refuses, S P, W 1H, director", {})

    assert told[0] == "One heart is cancelled, and becomes a pass."
    assert not any("must pass" in each or "lead, call" in each or "first lead" in each for each in told)


def test_what_stops_the_table_is_said_of_a_second_call_too() -> None:
    answers = {"lowest_same_denomination@1": "yes"}

    assert said("N 1S, E P, S 1H, director, W refuses, S 2H, W 1S, director", answers)[0] == (
        "One spade is not sufficient. Wait, please."
    )


def test_declarer_is_asked_about_a_lead_that_has_been_made_and_not_told_to_call_before_it() -> None:
    story = "N 1H, E P, W X, director, N refuses, S 2H, W 3C, N 4H, E P, S P, W P"

    assert said(f"{story}, E CA", OTHER)[0].startswith("North, two options.")
    told = said(f"{story}, E CA, S C2", OTHER)
    assert told == ["No lead will be restricted.", "West, your play."]


def test_a_doubted_claim_ends_the_play_so_that_nobody_is_called_back_after_it() -> None:
    deal = "N:K42.A763.QJ5.942 JT96.KJ2.874.T83 AQ3.Q85.AKT2.AJ6 875.T94.963.KQ75"
    played = "W CK, N C2, E C3, S CA, S D2, W H4, N DQ, E D4, director"
    claimed = f"{played}, S claims 11, W objects, director"

    def back(story: str) -> list[str]:
        case = loads(
            f"contract: 3NT by S\ndeal: '{deal}'\nstory: [{story}]\nanswers: {{other_side_changes: keep}}\n"
        )
        return [each.text for each in speech(rule(case[0])).now if "after play" in each.text]

    assert back(played) == ["Call me after play if an exposed card helped East-West."]
    assert back(claimed) == []


DEAL = "N:K875.843.7.QJ843 AQ42.QJ5.AK32.A5 JT9.A9762.54.KT9 63.KT.QJT986.762"


def test_a_hand_that_is_faced_is_spoken_of_as_one_though_the_deal_tells_its_cards() -> None:
    def last(story: str) -> list[str]:
        [case] = loads(f"deal: '{DEAL}'\ndealer: N\nstory: [{story}]\n")
        decision = rule(case)
        assert decision.table.board.deal is not None
        return [each.text for each in speech(decision).now]

    assert last("N 1S, E faces his hand")[0] == "East's exposed cards stay face up until the auction ends."
    defends = last("N 1S, E faces his hand, E P, S 2S, W P, N P, E P")
    assert defends[0].startswith("All of East's exposed cards stay out as major penalty cards. Each must")
    assert defends[-1] == "North, say which penalty card East plays."
    assert last("N P, E faces his hand, E 1NT, S P, W P, N P")[0] == "East, pick up the exposed cards."
