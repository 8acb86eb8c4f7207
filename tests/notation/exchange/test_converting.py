"""Every format to every other: what comes back is the same, or stands in the list of what is lost."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.bridge import Bid, Board, Call, Card, Contract, Deal, Seat, Strain, Word
from lawbook.errors import NotationError
from lawbook.notation.exchange.contents import Contents, contents_of, read_contents
from lawbook.notation.exchange.converting import converted
from lawbook.notation.exchange.formats import Format, format_of, format_to_write
from lawbook.notation.exchange.lin_writing import lin_text
from lawbook.notation.exchange.losses import Aspect
from lawbook.notation.exchange.pbn_writing import pbn_bytes
from lawbook.notation.exchange.rbn_reading import parse_rbn
from lawbook.notation.exchange.rbn_writing import rbn_text
from lawbook.notation.game import Game, GameCall
from lawbook.notation.lin import parse_lin
from lawbook.notation.pbn_games import parse_pbn
from tests.notation.exchange.test_dealt import X
from tests.strategies import deals, partial_deals

WRITTEN = [one for one in Format if one.value]
DATA = Path(__file__).parents[4] / "shared" / "data"
PLAYED = """\
[Event "Club night"]
[Site "Bergen"]
[Date "2026.11.22"]
[Board "1"]
[West "Vest"]
[North "Nord"]
[East "Øst"]
[South "Sør"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AK52.QJ4.T98.763 QJ9.AT952.K3.A42 T84.K63.AQ652.T5 763.87.J74.KQJ98"]
[Scoring "MP"]
[Declarer "N"]
[Contract "2S"]
[Result "8"]
[Auction "N"]
1D 1H =1= X Pass
1S Pass 2S AP
[Note "1:five hearts"]
[Play "E"]
HA H3 H8 H4
H2 HK H7 HJ
*
"""


def lost(text: str, target: Format) -> dict[str, int]:
    return {
        loss.aspect.value: loss.number
        for loss in converted(contents_of(text.encode(), "p", Format.PBN), target).lost
    }


def test_what_each_format_has_no_place_for() -> None:
    deal_formats = {"players": 4, "calls": 1, "notes": 1, "cards": 1, "contracts": 1, "tricks": 1, "tags": 4}
    assert lost(PLAYED, Format.PBN) == {}
    assert lost(PLAYED, Format.LIN) == {"tags": 4}
    assert lost(PLAYED, Format.RBN) == {}
    assert lost(PLAYED, Format.CSV) == {"calls": 1, "notes": 1, "cards": 1, "tags": 2}
    for target in (Format.DUP, Format.DLM, Format.DGE, Format.BRI):
        assert lost(PLAYED, target) == deal_formats


def test_the_names_of_lost_tags_are_told() -> None:
    (loss,) = converted(contents_of(PLAYED.encode(), "p", Format.PBN), Format.LIN).lost
    assert loss.aspect is Aspect.TAGS
    assert loss.names == ("Date", "Event", "Scoring", "Site")


def test_a_call_out_of_turn_is_left_out_and_never_put_to_another_player() -> None:
    text = PLAYED.replace("1D 1H =1= X Pass\n1S Pass 2S AP", "1D ^S 1S Pass Pass 2S AP")
    for target in (Format.LIN, Format.RBN):
        assert lost(text, target)["calls"] == 1


def test_a_lost_mark_of_an_irregularity_is_listed() -> None:
    text = PLAYED.replace("1D 1H =1= X Pass\n1S Pass 2S AP", "1D ^I 1C X Pass 1S Pass 2S AP")
    assert lost(text, Format.LIN)["marks"] == 1


RICH = f"""\
% PBN 2.1
% HRHeader of a program
{PLAYED.replace('"Vest"', '"Żyła, Ann"').replace("2S AP", "2S $2 AP").replace('"1"]', '"41"]')[:-2]}
{{why they did so}}

[Event "Club night"]
[Board "42"]
[Deal "E:763.87.J74.KQJ98 AK52.QJ4.T98.763 QJ9.AT952.K3.A42 T84.K63.AQ652.T5"]
[Contract "Pass"]
[Room "Closed"]
[Annotator "Sharp Eye"]
[ScorePercentage "NS 62.50"]
"""
MARKERS = {
    "HRHeader": "comments", "why they did so": "comments", "Sharp Eye": "tags", "five hearts": "notes",
    "$2": "notes", "Żyła": "players", "Club night": "tags", "Bergen": "tags", "62.5": "figures", "41": "numbers",
}  # fmt: skip


@pytest.mark.parametrize("target", WRITTEN, ids=str)
def test_whatever_is_not_in_the_other_file_is_listed(target: Format) -> None:
    made = converted(contents_of(RICH.encode(), "p", Format.PBN), target)
    listed = {loss.aspect.value for loss in made.lost}
    text = made.written.decode("utf-8", "replace")

    for marker, aspect in MARKERS.items():
        in_numbers = aspect == "numbers" and target in {Format.DLM, Format.DUP}
        assert marker in text or aspect in listed or in_numbers, marker


def test_that_a_file_is_not_for_play_is_no_heading() -> None:
    remark = "% Not for play (Law 6E4): seed 7."
    assert lost(f"{remark}\n{PLAYED}", Format.DLM)["comments"] == 1
    assert "comments" not in lost(f"% Dealt by chance from the system's entropy.\n{PLAYED}", Format.DLM)


SECTIONS = """\
<?xml version="1.0"?><USEBIO Version="1.3"><EVENT EVENT_TYPE="MP_PAIRS"><EVENT_DESCRIPTION>Two</EVENT_DESCRIPTION>
{}</EVENT></USEBIO>"""
SECTION = """<SECTION SECTION_ID="{0}"><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE>
<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>3NT</CONTRACT>
<PLAYED_BY>N</PLAYED_BY><TRICKS>9</TRICKS><SCORE>400</SCORE></TRAVELLER_LINE></BOARD></SECTION>
"""


def test_sections_stay_apart_or_are_listed() -> None:
    text = SECTIONS.format("".join(map(SECTION.format, "AB")))
    source = contents_of(text.encode(), "two.xml", Format.USEBIO)

    for target, apart in ((Format.PBN, True), (Format.CSV, True), (Format.USEBIO, True), (Format.LIN, False)):
        made = converted(source, target)
        back = contents_of(made.written, "back", target).event.sections
        assert (["A", "B"] == [section.name for section in back]) is apart
        assert (Aspect.SECTIONS in {loss.aspect for loss in made.lost}) is not apart


games = st.builds(
    lambda deal, number, names: Game(
        tags={
            "Board": str(number),
            **{k: v for k, v in zip(("North", "East", "South", "West"), names, strict=True) if v},
        },
        board=Board.of(number, deal=deal),
    ),
    deals(),
    st.integers(1, 99),
    st.lists(
        st.text("abcæøåłż ", max_size=8).map(lambda text: " ".join(text.split())), min_size=4, max_size=4
    ),
)
CALLS: tuple[Call, ...] = (
    Word.PASS,
    Bid(1, Strain.NOTRUMP),
    Word.DOUBLE,
    Word.REDOUBLE,
    Bid(2, Strain.CLUBS),
    Word.PASS,
    Word.PASS,
    Word.PASS,
)


def played(game: Game, cards: int) -> Game:
    """The game with an auction to 2♣ by the dealer and so many cards in a legal order, some of them explained."""
    dealer = game.board.dealer
    assert dealer is not None
    notes = {1: "15-17", 2: "", 4: "to play"}
    calls = tuple(GameCall(Seat(dealer + n & 3), call, notes.get(n)) for n, call in enumerate(CALLS))
    contract = Contract(Bid(2, Strain.CLUBS), Seat(dealer), 0)
    hands = [sorted(hand or ()) for hand in (game.board.deal or Deal()).hands]
    plays: list[tuple[Seat, Card]] = []
    leader = contract.declarer.lho
    while len(plays) < cards:
        trick: list[tuple[Seat, Card]] = []
        for step in range(4):
            seat = Seat(leader + step & 3)
            following = [card for card in hands[seat] if trick and card.suit is trick[0][1].suit]
            trick.append((seat, (following or hands[seat])[0]))
            hands[seat].remove(trick[-1][1])
        best = max(trick, key=lambda one: (one[1].suit.value == 0, one[1].suit is trick[0][1].suit, one[1]))
        leader, plays = best[0], [*plays, *trick]
    tags = {**game.tags, "Declarer": contract.declarer.name, "Contract": "2C", "Result": "8"}
    return replace(game, tags=tags, calls=calls, contract=contract, tricks=8, plays=tuple(plays[:cards]))


@given(st.lists(games, min_size=1, max_size=3), st.integers(0, 51))
def test_games_there_and_back(told: list[Game], cards: int) -> None:
    told = [played(game, cards) for game in told]
    readings = (
        list(parse_pbn(pbn_bytes(told).decode("latin-1" if b"EXPORT" in pbn_bytes(told) else "utf-8"))),
        list(parse_lin(lin_text(told))),
        list(parse_rbn(rbn_text(told))),
    )
    for reading in readings:
        assert [game.board for game in reading] == [game.board for game in told]
        assert [game.calls for game in reading] == [game.calls for game in told]
        assert [game.plays for game in reading] == [game.plays for game in told]
        assert [(game.contract, game.tricks) for game in reading] == [
            (game.contract, game.tricks) for game in told
        ]
        for name in ("North", "East", "South", "West"):
            assert [game.tags.get(name, "?") for game in reading] == [
                game.tags.get(name, "?") for game in told
            ]


@given(partial_deals())
def test_a_deal_that_is_not_right_is_written_as_it_is_or_listed(deal: Deal) -> None:
    source = contents_of(pbn_bytes([Game(board=Board.of(3, deal=deal))]), "p", Format.PBN)
    for target in (Format.PBN, Format.LIN, Format.RBN, Format.CSV):
        made = converted(source, target)
        back = contents_of(made.written, "p", target)
        same = [game.board.deal for game in back.games] == [game.board.deal for game in source.games]
        assert same or any(loss.aspect is Aspect.DEALS for loss in made.lost)


@given(st.lists(deals(), min_size=1, max_size=3, unique_by=lambda deal: deal.hands))
def test_deals_through_every_format_in_turn(dealt: list[Deal]) -> None:
    told: Contents = contents_of(
        pbn_bytes(Game(board=Board.of(n, deal=deal)) for n, deal in enumerate(dealt, start=1)),
        "p",
        Format.PBN,
    )
    for target in (*WRITTEN, Format.PBN):
        made = converted(told, target)
        assert not made.lost, target
        told = contents_of(made.written, "p", target)
    assert [game.board.deal for game in told.games] == dealt


def test_rbn_as_its_author_writes_it() -> None:
    text = (
        "% a comment\nE 1999 Grand National Teams\nN Wolff+Hamman:Stansby+Martel:O:US Open\nB 7\n"
        "H W:873.A6.KT864.KQ8:96.T54.97.AJ9643:T542.K93.AQ53.52:\nA WB:1D*P1SX:RA\n1 not asked for\n"
        "P N:S9T2A\n\nB 8\nA NZ:A\n\n"
    )
    first, second = parse_rbn(text)
    assert (first.tags["North"], first.tags["East"], first.tags["Room"]) == ("Wolff", "Martel", "Open")
    assert first.board.number == 7
    assert first.board.deal is not None
    assert first.board.deal.count(Seat.S) == 13
    assert str(first.contract) == "1♠XX E"
    assert first.calls[0].note == ""
    assert [card.name for _, card in first.plays[:3]] == ["S9", "ST", "S2"]
    assert second.tags["Event"] == "1999 Grand National Teams"
    assert second.calls[-1].call is Word.PASS
    assert len(second.calls) == 4


def test_rbx_is_read_too() -> None:
    (game,) = parse_rbn("B{1}H{N:AK52.QJ4.T98.763:QJ9.AT952.K3.A42:T84.K63.AQ652.T5:}")
    assert game.board.deal == X


def test_no_text_stops_the_reader_of_rbn() -> None:
    for text in ("H N:xx", "Q nothing", "A NZ:zz", "P W:??", "H Q:AK...:", "\0", "A \n\n", "P :S2"):
        list(parse_rbn(text, strict=False))


@pytest.mark.parametrize("word", ["bws", "doc", ""])
def test_what_is_not_written_is_refused_with_what_is(word: str) -> None:
    with pytest.raises(NotationError, match=r"not written|no format"):
        format_to_write(word)


def test_a_file_is_known_by_what_is_in_it(tmp_path: Path) -> None:
    source = contents_of(PLAYED.encode(), "p", Format.PBN)
    for target in WRITTEN:
        misnamed = tmp_path / "boards.txt"
        misnamed.write_bytes(converted(source, target).written)
        told = read_contents(misnamed)
        assert [game.board.deal for game in told.games] == [X], target
        if target in {Format.DUP, Format.DLM, Format.RBN}:
            assert format_of(misnamed, misnamed.read_bytes()) is target


@pytest.mark.skipif(not DATA.is_dir(), reason=f"{DATA} is not there: no real file is converted")
def test_real_files_come_back_from_their_own_format_whole() -> None:
    """Whatever a program wrote is in what we write of it, in the format in which it came."""
    tried = set[Format]()
    for path in sorted([*DATA.rglob("*.pbn"), *DATA.rglob("*.lin"), *DATA.rglob("*.xml")]):
        source = read_contents(path)
        if source.format is not Format.RESULTS and source.games:
            lost = converted(source, source.format).lost
            assert not lost, (path.name, lost)
            tried.add(source.format)
    assert {Format.PBN, Format.LIN, Format.USEBIO} == tried


@pytest.mark.parametrize("count", [1, 2, 4, 5])
def test_leads_out_of_turn_are_read_back(count: int) -> None:
    plays = (
        (Seat.E, Card.DJ), (Seat.S, Card.D3), (Seat.W, Card.D7), (Seat.N, Card.DK),
        (Seat.S, Card.HA),
    )  # fmt: skip
    game = Game(contract=Contract(Bid(4, Strain.SPADES), Seat.S), plays=plays[:count])

    [again] = contents_of(pbn_bytes([game]), "p", Format.PBN).games

    assert (again.plays, again.problems) == (game.plays, ())
