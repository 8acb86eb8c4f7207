"""A record that begins in the middle of the play, by the tricks that were played or by the cards that are left."""

import pytest

from lawbook.bridge import Card, Hand, Seat, Side, Strain, Suit
from lawbook.casefile import case_text, loads
from lawbook.desk import rule
from lawbook.desk.objects import table_object
from lawbook.errors import CaseError
from lawbook.table import Table, parse_event, parse_story
from lawbook.table.seen.price import offenders_won_later
from lawbook.table.seen.sight import sight_of
from lawbook.table.seen.tricks import failed_to_follow
from tests.table.positions import DEALT, FOUR_LEFT, LEFT, PLAYED, SHORT, case
from tests.table.told_play import found

# The tricks that were played


def test_tricks_told_in_short_are_the_play() -> None:
    told = case(DEALT, PLAYED).table
    assert told.playing is not None

    assert told.plays[4:6] == ((Seat.S, Card.S5), (Seat.W, Card.S4))
    assert (told.playing.won, told.playing.turn) == ((Seat.S, Seat.N), Seat.N)
    assert [len(hand or ()) for hand in told.playing.hands] == [11, 11, 11, 11]
    assert (str(told.contract), told.auction, told.phase) == ("4♠ S", None, "play")


def test_the_story_goes_on_with_the_next_trick() -> None:
    told = case(DEALT, PLAYED, story=["N SK", "E H7"]).table

    assert found(told) == ["revoke E H7 3 open"]
    assert failed_to_follow(told, Seat.E, Suit.SPADES) == (3,)


def test_a_revoke_in_a_trick_told_in_short_is_found() -> None:
    told = case(DEALT, PLAYED.replace("H5", "C5"))

    assert found(told.table) == ["revoke E C5 1 established"]


def test_one_trick_a_line_is_the_same_play() -> None:
    listed = case(DEALT, "contract: 4S by S\nplayed:\n  - HJ H2 H5 HA\n  - S5 S4 SA S8")

    assert listed.played == case(DEALT, PLAYED).played


def test_tricks_and_leader_that_agree_add_nothing() -> None:
    plain = case(DEALT, PLAYED)

    assert case(DEALT, PLAYED, "tricks: 2", "leader: N") == plain
    assert case(DEALT, PLAYED, "tricks: {NS: 2, EW: 0}") == plain


def test_hands_that_nobody_knows_may_have_played_any_card() -> None:
    assert case(PLAYED).table.plays == case(DEALT, PLAYED).table.plays


def test_a_card_from_a_wrong_hand_may_be_told_in_short() -> None:
    told = case(DEALT.replace("JT98.765.765.765", "JT98.76.765.765"), "belongs: {H5: E}", PLAYED)

    assert told.played[0].plays[2] == (Seat.E, Card.H5)


# The cards that are left


def test_tricks_that_nobody_knows_count_and_are_numbered() -> None:
    told = case(LEFT, story=["W H8", "N H2", "E S8"]).table
    assert told.playing is not None

    assert found(told) == ["revoke E S8 6 open"]
    assert (len(told.playing.done), told.playing.turn) == (5, Seat.S)
    assert [told.tricks_won(side) for side in Side] == [3, 2]
    assert told.contract is not None
    assert (told.contract.bid.strain, told.contract.doubled) == (Strain.NOTRUMP, 1)


def test_every_hand_had_thirteen_cards() -> None:
    told = case(LEFT).table

    assert [told.count(seat) for seat in Seat] == [13, 13, 13, 13]
    assert (told.missing, told.displaced, told.counted) == ((), (), True)


def test_who_won_is_known_as_far_as_it_is_told() -> None:
    told = case(LEFT.replace("{NS: 3, EW: 2}", "5"), story=["W H8", "N H2", "E H5", "S HA"]).table

    assert [told.tricks_won(side) for side in Side] == [1, 0]


def test_the_leader_leads_and_anybody_else_leads_out_of_turn() -> None:
    assert found(case(LEFT, story=["W H8"]).table) == []
    told = case(LEFT, story=["E H5"])

    assert found(told.table) == ["lead_out_of_turn E H5 6 open"]
    assert rule(told).rulings[0].law.id == "56"


def test_a_leader_who_is_not_told_may_be_anybody() -> None:
    assert found(case(LEFT.replace("leader: W", ""), story=["E H5"]).table) == []


def test_a_withdrawn_lead_gives_the_lead_to_the_leader() -> None:
    told = case(LEFT, story=["E H5", "E withdraws H5"]).table
    assert told.playing is not None

    assert (told.playing.turn, told.playing.leader) == (Seat.W, Seat.W)


def test_the_play_ends_with_the_thirteenth_trick() -> None:
    told = case('contract: 3NT by S\ntricks: 12\nleader: S\ndeal: "N:3... 4... 5... 6..."').table
    assert not told.play_over
    for line in ("S S5", "W S6", "N S3", "E S4"):
        told.push(parse_event(line))

    assert (told.play_over, told.phase, told.tricks_won(Side.EW)) == (True, "over", 1)


def test_after_thirteen_tricks_nobody_leads() -> None:
    told = case("contract: 3NT by S\ntricks: 13\nleader: S").table
    assert told.playing is not None

    assert (told.play_over, told.playing.turn) == (True, None)


def test_cards_that_are_gone_have_been_played() -> None:
    known, unknown = case(LEFT).table.playing, case(FOUR_LEFT).table.playing
    assert known is not None
    assert unknown is not None

    assert (len(known.played), unknown.played) == (20, Hand())


def test_a_card_that_turns_out_to_be_missing_is_still_to_be_played() -> None:
    told = case(SHORT, story=["W misses DT", "W DT"]).table
    assert told.playing is not None

    assert found(told) == []
    assert told.playing.played == Hand([*(case(LEFT).table.playing or told.playing).played, Card.DT])


def test_a_hand_that_nobody_knows_follows_with_anything() -> None:
    told = case(FOUR_LEFT, story=["S HA", "W H7", "N H2", "E HK", "S H5"]).table

    assert found(told) == []
    assert told.playing is not None
    assert told.playing.hands[Seat.E] is None


def test_whether_a_side_won_later_is_known_without_the_tricks_before() -> None:
    text = 'contract: 3NT by S\ntricks: 11\nleader: S\ndeal: "N:32... 5.2.. A6... 74..."'
    told = case(text, story=["S SA", "W S4", "N S2", "E H2", "S S6", "W S7", "N S3", "E S5"]).table
    revoke = sight_of(told, told.play_matters[0])

    assert found(told) == ["revoke E H2 12 established"]
    assert offenders_won_later(revoke) is True


def test_a_claim_is_made_in_a_position() -> None:
    told = case(FOUR_LEFT, story=["S claims 4"]).table

    assert (told.phase, told.told) == ("play", True)


# The contract alone


def test_a_contract_begins_with_the_opening_lead() -> None:
    told = case(DEALT, "contract: 4S by S").table
    assert (told.phase, told.playing, told.bidding.turn) == ("clarification", None, None)
    told.push(parse_event("N H2"))

    assert found(told) == ["lead_out_of_turn N H2 1 open"]


def test_a_face_down_lead_is_one_after_a_contract_too() -> None:
    told = case(DEALT, "contract: 4S by S", story=["W leads HJ face down", "W faces HJ"]).table

    assert (found(told), told.plays) == ([], ((Seat.W, Card.HJ),))


# The record


def test_push_and_pop_go_back_to_the_position() -> None:
    told = case(LEFT).table
    before = told.playing
    for event in parse_story(["W H8", "N H2", "E S8", "S HA", "S HK", "E S9"]):
        told.push(event)
    while told.events:
        told.pop()

    assert told.playing == before


def test_what_is_refused_leaves_the_position_as_it_was() -> None:
    told = case(LEFT).table
    before = told.playing
    with pytest.raises(CaseError):
        told.push(parse_event("W P"))

    assert (told.events, told.playing) == ((), before)


@pytest.mark.parametrize(
    "lines",
    [
        LEFT,
        LEFT.replace("{NS: 3, EW: 2}", "5"),
        FOUR_LEFT,
        f"{DEALT}\n{PLAYED}",
        "contract: 7NTxx by N",
        SHORT,
    ],
)
def test_a_position_reads_back_from_its_case_file(lines: str) -> None:
    told = case(lines)

    assert loads(case_text(told)) == [told]


def test_a_beginning_that_says_nothing_is_none() -> None:
    assert case("tricks: 0").beginning is None


def test_the_json_has_where_the_record_begins() -> None:
    began = {"contract": "3NTx by S", "tricks": 5, "won": {"NS": 3, "EW": 2}, "leader": "W"}

    assert table_object(case(LEFT).table)["beginning"] == began
    assert table_object(Table())["beginning"] is None
