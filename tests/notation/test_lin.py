"""Games in LIN."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.bridge import Bid, Card, Contract, Hand, Seat, Strain, Vulnerability
from lawbook.errors import NotationError
from lawbook.notation.game import Game
from lawbook.notation.lin import parse_lin

HANDS = "S6543H6543D876CT9,S2H2D5432C8765432,SAKQJHAKQJDAKQCAK,ST987HT987DJT9CQJ"
BOARD = f"pn|Sue,Wes,Nan,Eve|st||md|3{HANDS}|rh||ah|Board 5|sv|b|"
AUCTION = "mb|7N!|an|too strong|mb|p|mb|p|mb|p|pg||"
PLAY = "pc|S7|pc|S3|pc|S2|pc|SA|pg||pc|HA|pc|H7|pc|H3|pc|H2|pg||mc|13|"
GAME = BOARD + AUCTION + PLAY


def one(text: str, *, strict: bool = True) -> Game:
    [game] = parse_lin(text, "file", strict=strict)
    return game


def plays(game: Game) -> str:
    return " ".join(f"{seat}:{card.name}" for seat, card in game.plays)


def test_a_game_tells_board_auction_contract_claim_and_play() -> None:
    game = one(GAME)

    assert (5, Seat.N, Vulnerability.BOTH) == (game.board.number, game.board.dealer, game.board.vulnerability)
    assert (Contract(Bid(7, Strain.NOTRUMP), Seat.N), 13) == (game.contract, game.tricks)
    assert [(Seat.N, "too strong"), (Seat.E, None), (Seat.S, None), (Seat.W, None)] == [
        (call.seat, call.note) for call in game.calls
    ]
    assert "E:S7 S:S3 W:S2 N:SA N:HA E:H7 S:H3 W:H2" == plays(game)
    assert {"Board": "5", "South": "Sue", "West": "Wes", "North": "Nan", "East": "Eve"} == game.tags


@pytest.mark.parametrize(
    "text",
    [
        GAME.replace(",ST987HT987DJT9CQJ", ""),
        GAME.replace("ST987HT987DJT9CQJ", ""),
        GAME.replace("ST987", "s79t8").replace("CT9", "C109"),
        GAME.replace("|mb|p|mb|p|mb|p|", "|mb|ppp|"),
        GAME.replace("|pc|S3|pc|S2|pc|SA|", "|pc|S3S2sa|"),
        GAME.replace("|pg||", "|pg||\n").replace("sv|b|", "sv|B|\r\n"),
    ],
    ids=["no fourth hand", "empty", "small letters, any order", "calls in one", "cards in one", "lines"],
)
def test_a_game_may_be_written_in_other_ways(text: str) -> None:
    game, plain = one(text), one(GAME)

    assert (plain.board, plain.plays) == (game.board, game.plays)
    assert [call.call for call in plain.calls] == [call.call for call in game.calls]


@pytest.mark.parametrize(("digit", "dealer"), [("1", Seat.S), ("2", Seat.W), ("3", Seat.N), ("4", Seat.E)])
def test_the_first_figure_is_the_dealer_south_first(digit: str, dealer: Seat) -> None:
    game = one(f"md|{digit}{HANDS}|mb|1C|")

    assert (dealer, dealer) == (game.board.dealer, game.calls[0].seat)


def test_a_dealer_that_is_not_told_is_that_of_the_board() -> None:
    assert Seat.E == one(f"md|{HANDS}|ah|Board 2|mb|1C|").calls[0].seat


def test_cards_of_unknown_hands_are_played_in_turn() -> None:
    assert plays(one(GAME)) == plays(one(GAME.replace(HANDS, ",,,")))


def test_an_alert_without_words_is_an_alert() -> None:
    assert ["", None] == [call.note for call in one(f"md|1{HANDS}|mb|1C!|mb|p|").calls]


def test_each_board_of_a_file_is_a_game() -> None:
    several = "\n".join(GAME.replace("Board 5", f"Board {number}") for number in (1, 2, 3))

    assert [1, 2, 3] == [game.board.number for game in parse_lin(several)]


def test_after_cards_on_lines_of_their_own_a_mistake_has_its_own_line() -> None:
    text = GAME.replace("pg||", "pg||\n").replace("mc|13|", "mc|15|")

    (problem,) = one(text, strict=False).problems
    assert problem.startswith(f"file, line {text.count(chr(10)) + 1}: mc")
    assert plays(one(GAME)) == plays(one(text, strict=False))


def test_a_stroke_too_many_costs_no_board() -> None:
    one_board = GAME.replace("pn|", "qx|o5|pn|", 1)
    games = list(parse_lin("\n".join([one_board, one_board, f"x|{one_board}"]), strict=False))

    assert [2] * 3 == [len(game.plays) // 4 for game in games]
    assert [] == [problem for game in games[:1] for problem in game.problems]


MATCH = (
    "vg|Cup,Final,I,1,2,Reds,0,Blues,0|rs|7NN=,7NN-1|pn|A,B,C,D,E,F,G,H|pg||\n"
    f"qx|o1|md|3{HANDS}|sv|o|mb|7N|mb|ppp|pc|S7|\nqx|c1|md|3{HANDS}|sv|o|mb|7N|mb|ppp|\n"
)


def test_a_match_tells_the_rooms_and_who_sat_in_them() -> None:
    first, second = parse_lin(MATCH)

    assert ("Open", "A", "D") == tuple(first.tags[tag] for tag in ("Room", "South", "East"))
    assert ("Closed", "E", "H") == tuple(second.tags[tag] for tag in ("Room", "South", "East"))
    assert ("Cup", "Final", "Reds", "Blues") == tuple(
        second.tags[tag] for tag in ("Event", "Stage", "HomeTeam", "VisitTeam")
    )
    assert [1, 1] == [first.board.number, second.board.number]
    assert "7NN=,7NN-1" == first.rows["rs"] == second.rows["rs"]


WRONG = {
    "'nonsense' is no key": GAME.replace("sv|b|", "sv|b|nonsense|"),
    "'sv b' has no value": GAME + "sv b",
    "sv: 'x' is not known": GAME.replace("sv|b|", "sv|x|"),
    "md: .* is no hand": GAME.replace("SAKQJH", "SAKQJZH"),
    "mb: '8N' is no call": GAME.replace("7N!", "8N"),
    "pc: 'S1' is no card": GAME.replace("S7", "S1"),
    "mc: '14' is no number": GAME.replace("mc|13", "mc|14"),
    "mb: nobody knows who dealt": GAME.replace("md|3", "md|").replace("ah|Board 5|", ""),
    "pc: nobody knows who led": GAME.replace(HANDS, ",,,").replace(AUCTION, ""),
}


@pytest.mark.parametrize(("complaint", "text"), WRONG.items(), ids=WRONG)
def test_what_is_wrong_is_told_by_line_or_listed(complaint: str, text: str) -> None:
    with pytest.raises(NotationError, match=f"^file, line 2: {complaint}"):
        list(parse_lin("\n" + text, "file"))
    assert any(problem.startswith("file, line 2: ") for problem in one("\n" + text, strict=False).problems)


def test_hands_short_of_cards_are_read_and_nothing_is_made_up() -> None:
    deal = one("md|1SAK,,SQ,|mb|p|").board.deal

    assert deal is not None
    assert (Hand([Card.SA, Card.SK]), None, Hand([Card.SQ]), None) == tuple(
        deal[seat] for seat in (Seat.S, Seat.W, Seat.N, Seat.E)
    )


@given(st.text(alphabet="|\n mdsvbpcanqx123SHDCAKQ,!", max_size=200))
def test_anything_is_read_or_listed(text: str) -> None:
    for game in parse_lin(GAME + text, "file", strict=False):
        assert all(problem.startswith("file, line ") for problem in game.problems)
