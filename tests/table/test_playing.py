"""The play as it is folded from the record: tricks, hands, and what cannot be."""

from collections.abc import Callable

import pytest

from lawbook.bridge import Board, Card, Deal, Hand, Seat, Side
from lawbook.casefile import CaseFile
from lawbook.desk import replay
from lawbook.errors import CaseError
from lawbook.notation import parse_deal
from lawbook.table import Table, parse_story
from lawbook.table.play.legal import legal_cards
from lawbook.table.record.events import CardReplaced
from tests.table.told_play import DEAL, FIRST, FOUR_SPADES, THREE_NOTRUMP, found, table


def test_each_trick_has_its_winner_and_each_side_its_tricks() -> None:
    told = table(*FIRST, "S S5", "W S4", "N SA", "E S8", auction=FOUR_SPADES)
    assert told.playing is not None

    assert told.playing.won == (Seat.S, Seat.N)
    assert [told.tricks_won(side) for side in Side] == [2, 0]


def test_a_trump_wins_and_a_second_card_of_a_hand_does_not_count() -> None:
    told = table("W CT", "N S2", "N SA", "E C5", "S CA", auction=FOUR_SPADES)
    assert told.playing is not None

    assert told.playing.won == (Seat.N,)
    assert len(told.tricks[0].plays) == 5


def test_without_a_contract_nobody_knows_who_won() -> None:
    told = table(*FIRST, "N S2", auction=())
    assert told.playing is not None

    assert (told.playing.won, told.playing.turn) == ((None,), Seat.E)
    assert (found(told), told.tricks_won(Side.NS)) == ([], 0)


def test_the_corrected_revoke_decides_who_won_and_who_leads() -> None:
    told = table("W HJ", "N H2", "E H5", "S CA", "S replaces CA with HK")
    assert told.playing is not None

    assert told.playing.won == (Seat.S,)
    assert told.playing.hands[Seat.S] == (DEAL[Seat.S] or Hand()) - {Card.HK}


def test_a_card_that_belongs_to_a_hand_counts_as_having_been_there() -> None:
    deal = DEAL.remove(Card.H5, Seat.E).remove(Card.H6, Seat.E).remove(Card.H7, Seat.E)
    story = list(parse_story([*THREE_NOTRUMP, "W HJ", "N H2", "E C5", "S HA"]))
    board = Board(dealer=Seat.S, deal=deal)

    assert found(Table(board, story=story)) == []
    assert found(Table(board, {Card.H7: Seat.E}, story)) == ["revoke E C5 1 open"]


def test_a_card_found_missing_later_shows_the_revoke_that_it_makes() -> None:
    deal = DEAL.remove(Card.H5, Seat.E).remove(Card.H6, Seat.E).remove(Card.H7, Seat.E)
    board = Board(dealer=Seat.S, deal=deal)
    told = Table(board, story=list(parse_story([*THREE_NOTRUMP, "W HJ", "N H2", "E C5", "S HA"])))

    told.push(next(parse_story(["E misses H7"])))

    assert found(told) == ["revoke E C5 1 open"]


def test_a_card_from_the_wrong_hand_may_be_played_there_and_leaves_its_owners() -> None:
    board = Board(dealer=Seat.S, deal=DEAL)
    told = Table(board, {Card.HJ: Seat.E}, list(parse_story([*THREE_NOTRUMP, "W HJ"])))
    assert told.playing is not None

    assert found(told) == []
    assert [len(hand or ()) for hand in told.playing.hands] == [13, 13, 13, 12]


def test_hands_that_nobody_knows_show_their_revokes_when_the_suit_turns_up() -> None:
    told = table("W HJ", "N H2", "E C5", "S HA", "S HK", "W HT", "N H3", "E H5", deal=False)

    assert found(told) == ["revoke E C5 1 established"]


def test_a_card_twice_is_found_whoever_is_known_to_hold_it() -> None:
    told = table("W HJ", "N H2", "E H5", "S HA", "S HJ", deal=False)

    assert found(told) == ["again S HJ 2 open"]


def test_a_card_that_a_known_hand_lacks_is_found_where_the_others_are_not_known() -> None:
    deal = Deal((None, None, None, DEAL[Seat.W]))
    told = Table(Board(dealer=Seat.S, deal=deal), story=list(parse_story([*THREE_NOTRUMP, "W HQ"])))

    assert found(told) == ["not_held W HQ 1 open"]


def test_a_card_before_the_auction_is_over_begins_no_play() -> None:
    told = table("E HA", "W P", auction=("S 1NT",), deal=False)

    assert found(told) == ["before_play E HA 1 open"]
    assert (told.bidding.turn, told.lead_faced, told.auction_over) == (Seat.N, False, False)


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("N SJ", "story line 6: North cannot play ♠J; East holds it (dealt)"),
        (
            "N P",
            "story line 6: North cannot call: the auction period ended when the opening lead was faced (17D1)",
        ),
        ("S replaces 3NT with 4S", "story line 6: South cannot call: the auction period ended"),
    ],
)
def test_what_cannot_be_names_its_line(line: str, error: str) -> None:
    with pytest.raises(CaseError) as raised:
        table("W HJ", line)

    assert str(raised.value).startswith(error)


@pytest.mark.parametrize("tell", [lambda case: case.table, replay], ids=["case", "replay"])
def test_the_line_is_that_of_the_story_with_its_comments(tell: Callable[[CaseFile], Table]) -> None:
    story = ("# the auction", *THREE_NOTRUMP, "", "W HJ", "N P")
    with pytest.raises(CaseError) as raised:
        tell(CaseFile(board=Board(dealer=Seat.S, deal=DEAL), story=story))

    assert str(raised.value).startswith("story line 8: North cannot call")


def test_what_nobody_holds_cannot_be_played() -> None:
    board = Board(dealer=Seat.S, deal=DEAL.remove(Card.HJ, Seat.W))
    with pytest.raises(CaseError) as raised:
        Table(board, story=list(parse_story([*THREE_NOTRUMP, "W HJ"])))

    assert str(raised.value).startswith("story line 5: West cannot play ♥J; nobody holds it (dealt)")


def test_a_player_with_cards_of_another_board_may_play_any() -> None:
    assert found(table("W holds cards of board 7", "W SA", auction=())) == []


def test_what_is_refused_leaves_the_record_as_it_was() -> None:
    told = table("W HJ")
    before = (told.events, told.playing, told.bidding)
    with pytest.raises(CaseError):
        told.push(next(parse_story(["N SJ"])))

    assert (told.events, told.playing, told.bidding) == before


def test_acceptance_in_the_play_leaves_the_auction_alone() -> None:
    told = table(*THREE_NOTRUMP, "W 4C", "E H5", "S accepts", auction=())

    assert [fate.value for fate, _ in told.bidding.fates.values()] == ["open"]
    assert found(told) == ["lead_out_of_turn E H5 1 accepted"]


def test_legal_cards_follow_suit_or_are_all() -> None:
    told = table("W HJ")
    assert told.playing is not None

    assert legal_cards(told.playing) == Hand([Card.H4, Card.H3, Card.H2])
    told = table("W HJ", "N H2", "E H5", "S HA")
    assert told.playing is not None
    assert legal_cards(told.playing) == (DEAL[Seat.S] or Hand()) - {Card.HA}
    told = table("W HJ", deal=False)
    assert told.playing is not None
    assert legal_cards(told.playing) is None


LONG_SUITS = parse_deal("N:AKQJT98765432... .KQJT98765432..2 .A.KQJT98765432. ..A.AKQJT9876543")


def test_a_revoke_in_the_twelfth_trick_is_corrected_even_when_established() -> None:
    rows = zip(
        "AKQJT987654", "23456789TJQ", ["C2", *(f"H{r}" for r in "23456789TJ")], "23456789TJQ", strict=True
    )
    story = [line for w, n, e, s in rows for line in (f"W C{w}", f"N S{n}", f"E {e}", f"S D{s}")]
    story += ["W DA", "N SK", "E HQ", "S HA", "W C3", "N SA"]
    told = Table(Board(dealer=Seat.S, deal=LONG_SUITS), story=list(parse_story([*THREE_NOTRUMP, *story])))
    assert found(told) == ["revoke S HA 12 established"]

    told.push(CardReplaced(Seat.S, Card.HA, Card.DK))

    assert found(told) == ["revoke S HA 12 corrected"]


def test_a_second_card_of_a_hand_does_not_win_the_trick() -> None:
    told = table("W CT", "N C2", "E C5", "E S8", "S CA", auction=FOUR_SPADES)
    assert told.playing is not None

    assert told.playing.won == (Seat.S,)


def test_a_card_that_was_played_before_goes_back_to_no_hand() -> None:
    told = table(*FIRST, "S HA", "S withdraws HA")
    assert told.playing is not None

    assert found(told) == ["again S HA 2 corrected"]
    assert Card.HA not in (told.playing.hands[Seat.S] or ())
    assert told.playing.turn is Seat.S
