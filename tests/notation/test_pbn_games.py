"""Games in PBN, as the standard has them on import and as files really write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.bridge import Bid, Card, Contract, Seat, Strain, Vulnerability, Word
from lawbook.errors import NotationError
from lawbook.notation.game import Game
from lawbook.notation.pbn_games import parse_pbn

DEAL = "N:AKQJ.AKQJ.AKQ.AK T987.T987.JT9.QJ 6543.6543.876.T9 2.2.5432.8765432"
HEAD = f'[Event "Club"]\n[Board "5"]\n[Dealer "N"]\n[Vulnerable "All"]\n[Deal "{DEAL}"]\n'
AUCTION = '[Auction "N"]\n7NT Pass Pass Pass\n'
CONTRACT = '[Declarer "N"]\n[Contract "7NT"]\n[Result "13"]\n'
PLAY = '[Play "E"]\nS7 S3 S2 SA\nH7 H3 H2 HA\n*\n'
GAME = HEAD + CONTRACT + AUCTION + PLAY


def one(text: str, *, strict: bool = True) -> Game:
    [game] = parse_pbn(text, "file", strict=strict)
    return game


def calls(game: Game) -> str:
    return " ".join(f"{call.seat}{call.mark}:{call.call}" for call in game.calls)


def plays(game: Game) -> str:
    return " ".join(f"{seat}:{card.name}" for seat, card in game.plays)


def test_a_game_tells_board_auction_contract_result_and_play() -> None:
    game = one(GAME)

    assert (5, Seat.N, Vulnerability.BOTH) == (game.board.number, game.board.dealer, game.board.vulnerability)
    assert "N:7NT E:Pass S:Pass W:Pass" == calls(game)
    assert (Contract(Bid(7, Strain.NOTRUMP), Seat.N), 13) == (game.contract, game.tricks)
    assert "E:S7 S:S3 W:S2 N:SA N:HA E:H7 S:H3 W:H2" == plays(game)
    assert ("Club", ()) == (game.tags["Event"], game.problems)


@pytest.mark.parametrize("newline", ["\r\n", "\r", "\n"])
def test_lines_may_end_in_any_way(newline: str) -> None:
    assert one(GAME) == one(GAME.replace("\n", newline))


STYLES = {
    "tags share a line": GAME.replace("]\n[", "] ["),
    "white space between tokens": GAME.replace('[Board "5"]', '[ Board\t"5" ]'),
    "a tag over two lines": GAME.replace('[Board "5"]', '[Board\n"5"]'),
    "comments": GAME.replace('[Board "5"]\n', '[Board "5"] ; five\n{ a\n\ncomment } '),
    "an escape line": "% PBN 2.1\n" + GAME,
    "an empty line before": "\n \n" + GAME,
    "notes and suffixes": GAME.replace("7NT Pass", "7NT! =1= $3 Pass?").replace("S7 S3", "S7!! =1= S3"),
    "all pass": GAME.replace("7NT Pass Pass Pass", "7NT AP"),
    "small letters": GAME.replace("Pass", "pass").replace("H3", "h3"),
    "cards that were not played": GAME.replace("*", "- - - -"),
    "ten in figures": GAME.replace("S7 S3", "S7 S3"),
}


@pytest.mark.parametrize("text", STYLES.values(), ids=STYLES)
def test_a_game_may_be_written_in_other_ways(text: str) -> None:
    game, plain = one(text), one(GAME)

    assert (plain.board, plain.contract, plain.plays) == (game.board, game.contract, game.plays)
    assert [call.call for call in plain.calls] == [call.call for call in game.calls]


def test_a_note_belongs_to_its_call() -> None:
    text = HEAD + '[Auction "N"]\n1C =1= X =2= 1H =3=\n[Note "1: 16+"]\n[Note "2:shape"]\n'

    assert [" 16+", "shape", ""] == [call.note for call in one(text).calls]


def test_notes_of_auction_and_play_are_kept_apart() -> None:
    text = GAME.replace("7NT Pass", "7NT =1= Pass").replace("[Play", '[Note "1:strong"]\n[Play')

    assert "strong" == one(text + '[Note "1:fourth best"]\n').calls[0].note


IRREGULAR = {
    "1D ^I 1C *": "W:1♦ N^I:1♣",
    "1D ^I1C *": "W:1♦ N^I:1♣",
    "^S 1D": "N:1♦",
    "1D ^S 2D": "W:1♦ E:2♦",
    "1D ^S ^I 1C": "W:1♦ E^I:1♣",
    "1D ^S ^S 2D +": "W:1♦ S:2♦",
    "- - 1D X": "E:1♦ S:X",
    "Pass AP": "W:Pass N:Pass E:Pass S:Pass",
    "1D Pass AP": "W:1♦ N:Pass E:Pass S:Pass",
    "AP": "W:Pass N:Pass E:Pass S:Pass",
}


@pytest.mark.parametrize(("row", "told"), IRREGULAR.items())
def test_calls_have_the_seats_and_marks_of_the_standard(row: str, told: str) -> None:
    assert told == calls(one(f'[Board "4"]\n[Auction "W"]\n{row}\n'))


def test_a_lead_out_of_turn_that_was_accepted_and_a_revoke_are_marked() -> None:
    game = one(GAME.replace("H7 H3 H2 HA", "CQ ^L C9 C2 CA\n^R D9 H4 ^R D2 HA"))

    assert "S:C9 W:C2 N:CA E:CQ N:HA E:D9 S:H4 W:D2" == plays(game)[20:]
    assert {4: "^L", 9: "^R", 11: "^R"} == dict(game.marks)


def test_a_game_of_which_nothing_is_known_is_still_a_game() -> None:
    game = one(
        '[Event "?"]\n[Board "?"]\n[Deal ""]\n[Contract "?"]\n[Declarer "?"]\n[Result "?"]\n[Auction ""]\n'
    )

    assert (None, None, (), ()) == (game.board.number, game.contract, game.calls, game.plays)


@pytest.mark.parametrize(
    ("written", "declarer", "doubled"),
    [("4SX", "E", 1), ("4SR", "W", 2), ("4SXX", "N", 2), ("4S*", "^S", 1), ("4sx", "N", 1)],
)
def test_contracts_are_read_as_programs_write_them(written: str, declarer: str, doubled: int) -> None:
    game = one(f'[Board "1"]\n[Declarer "{declarer}"]\n[Contract "{written}"]\n')

    assert Contract(Bid(4, Strain.SPADES), Seat[declarer[-1]], doubled) == game.contract


def test_the_contract_follows_from_the_auction_where_no_tag_tells_it() -> None:
    game = one('[Board "1"]\n[Auction "N"]\n1H Pass 2H X\nXX 2S 4H AP\n')

    assert Contract(Bid(4, Strain.HEARTS), Seat.N) == game.contract


@pytest.mark.parametrize(("result", "tricks"), [("9", 9), ("^9", 9), ("NS 4", 9), ("EW 9", 9), ("", None)])
def test_the_result_is_declarers_whichever_side_it_counts(result: str, tricks: int | None) -> None:
    assert tricks == one(f'[Board "1"]\n[Declarer "E"]\n[Contract "3NT"]\n[Result "{result}"]\n').tricks


def test_tables_are_kept_as_they_stand() -> None:
    header, rows = r"Rank\2R;Names\20L", ' 1 "A; B - C"\n 2 "D"'
    game = one(f'{GAME}[TotalScoreTable "{header}"]\n{rows}\n[Unheard "of"]\n')

    assert (header, rows) == (game.tags["TotalScoreTable"], game.rows["TotalScoreTable"])
    assert ["Auction", "Play", "TotalScoreTable"] == list(game.rows)
    assert "of" == game.tags["Unheard"]


def test_a_hash_takes_over_what_an_earlier_game_said() -> None:
    text = '[Event "A"]\n[Site "##S"]\n\n[Event "#"]\n\n[Event "B"]\n[Site "T"]\n\n[Event "#"]\n'

    games = list(parse_pbn(text))
    assert ["A", "A", "B", "B"] == [game.tags["Event"] for game in games]
    assert ["S", "S", "T", "S"] == [game.tags["Site"] for game in games]


def test_a_second_table_without_a_board_has_that_of_the_first() -> None:
    second = '[North "Else"]\n' + CONTRACT + AUCTION
    first, other = parse_pbn('[North "One"]\n' + GAME + "\n" + second)

    assert (first.board, "Club", "Else") == (other.board, other.tags["Event"], other.tags["North"])


def test_passes_that_an_archive_leaves_out_are_put_back() -> None:
    text = (
        "% PBN (c) 2021 rpbridge.net\n" + HEAD + '[Declarer "S"]\n[Contract "1NT"]\n[Auction "N"]\n1NT AP\n'
    )

    assert "N:Pass E:Pass S:1NT W:Pass N:Pass E:Pass" == calls(one(text))
    with pytest.raises(
        NotationError,
        match="file, line 9: auction: the passes before the first bid are left out; write 2 Pass",
    ):
        one(text.replace("% PBN (c) 2021 rpbridge.net\n", ""))


def test_cards_in_columns_of_other_hands_are_read_as_the_deal_has_them() -> None:
    game = one(GAME.replace("H7 H3 H2 HA", "HA H7 H3 H2"), strict=False)

    assert one(GAME).plays == game.plays
    assert "file, line 13: play: 1 row(s) have cards in the columns of other hands" in game.problems[0]


def test_the_play_ends_at_a_card_that_is_not_told() -> None:
    game = one(GAME.replace("H7 H3 H2 HA", "H7 - H2 HA\nCQ C9 C2 CA"), strict=False)

    assert "N:HA E:H7" == plays(game)[20:]
    assert "line 13: play: a card is not told but later ones are" in game.problems[0]


WRONG = {
    "tag Board: 'x' is no number": ('[Board "5"]', '[Board "x"]', 2),
    "tag Dealer: 'Q' is no seat": ('[Dealer "N"]', '[Dealer "Q"]', 3),
    "tag Vulnerable: 'Some' is not known": ('"All"', '"some"', 4),
    "tag Deal: deal 'N:AKQJ.* has 3 hands": (" 2.2.5432.8765432", "", 5),
    "tag Contract: '8NT' is no contract": ("7NT", "8NT", 7),
    "tag Result: '14' is no number of tricks": ('"13"', '"14"', 8),
    "auction: '7ST' is no call": ("Pass Pass Pass", "7ST Pass", 10),
    "play: 'S1' is no card": ("S7", "S1", 12),
    "play: a fifth card": ("H7 H3", "H7 H9 H3", 13),
    "tag Auction: 'Z' is no seat": ('Auction "N"', 'Auction "Z"', 9),
    "tag Play does not say whose": ('Play "E"', 'Play "?"', 11),
    "tag Event stands twice": ('[Board "5"]', '[Event "5"]', 2),
    "is no whole tag": ('[Board "5"]', '[Board "5]', 2),
    "the auction makes 7NT N, but tags Contract and Declarer say 6NT N": ('"7NT"', '"6NT"', 7),
    "the comment in braces does not end": ("*", "* { no", 14),
    "tag Deal has rows under it": ("[Declarer", "statistics\n[Declarer", 6),
}


@pytest.mark.parametrize(("complaint", "change"), WRONG.items(), ids=WRONG)
def test_what_is_wrong_is_told_by_line_or_listed(complaint: str, change: tuple[str, str, int]) -> None:
    old, new, line = change
    text = GAME.replace(old, new, 1)

    with pytest.raises(NotationError, match=f"^file, line {line}: .*{complaint}"):
        list(parse_pbn(text, "file"))
    listed = [problem for game in parse_pbn(text, "file", strict=False) for problem in game.problems]
    assert [True] == [problem.startswith(f"file, line {line}: ") for problem in listed][:1]


def test_rows_under_no_tag_are_told() -> None:
    with pytest.raises(NotationError, match="line 1: 'hello' stands under no tag"):
        list(parse_pbn("hello\n" + GAME, "file"))


def test_letters_of_suits_in_a_deal_are_forgiven() -> None:
    text = HEAD.replace("N:AKQJ.AKQJ.AKQ.AK", "N:SAKQJ.HAKQJ.DAKQ.CAK")

    assert one(HEAD).board == one(text, strict=False).board


@given(st.text(alphabet='[]"{};%#^*-+=\\ \n\tABDNPSdelrtuX1C7HT', max_size=300))
def test_anything_is_read_or_listed(text: str) -> None:
    for game in parse_pbn(GAME + "\n" + text, "file", strict=False):
        assert all(problem.startswith("file, line ") for problem in game.problems)
        assert len(set(Card) | {card for _, card in game.plays}) == 52
        assert all(isinstance(call.call, Bid | Word) for call in game.calls)
