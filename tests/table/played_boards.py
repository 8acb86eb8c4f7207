"""A reader of played boards in PBN and LIN, just enough to tell their play as a story."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from lawbook.bridge import Bid, Board, Call, Card, Contract, Deal, Hand, Rank, Seat, Strain, Suit, Word
from lawbook.notation import parse_call, parse_card, parse_deal
from lawbook.table import Table
from lawbook.table.events import Called, Event, Played

Plays = tuple[tuple[Seat, Card], ...]
Tricks = tuple[Plays, ...]

FOLDER = Path(__file__).parents[3] / "shared" / "data"
"""Where published boards lie; they are not part of the project."""


@dataclass(frozen=True)
class PlayedBoard:
    """A board as it was played, with the tricks in the order of rotation from each leader."""

    name: str
    deal: Deal
    contract: Contract
    tricks: Tricks

    @property
    def calls(self) -> list[Event]:
        """The shortest auction to the contract, by declarer as the dealer."""
        doubles = {1: [Word.DOUBLE], 2: [Word.DOUBLE, Word.REDOUBLE]}.get(self.contract.doubled, [])
        calls: list[Call] = [self.contract.bid, *doubles, Word.PASS, Word.PASS, Word.PASS]
        return [Called(Seat((self.contract.declarer + n) % 4), call) for n, call in enumerate(calls)]

    def table(self, *play: Event) -> Table:
        """The table with this deal and contract, and with this play or the one that was."""
        plays = [Played(seat, card) for trick in self.tricks for seat, card in trick]
        board = Board(dealer=self.contract.declarer, deal=self.deal)
        return Table(board, story=[*self.calls, *(play or plays)])


def played_boards() -> list[PlayedBoard]:
    """Every board in the folder that has a complete deal and a play."""
    pbn = [board for path in sorted(FOLDER.rglob("*.pbn")) for board in pbn_boards(path)]
    return pbn + [board for path in sorted(FOLDER.rglob("*.lin")) for board in lin_boards(path)]


def pbn_boards(path: Path) -> Iterator[PlayedBoard]:
    """The boards of a PBN file; a tag that is not repeated stays as it was."""
    deal: Deal | None = None
    contract = declarer = ""
    lines = iter(path.read_text("latin-1").splitlines())
    for number, line in enumerate(lines, start=1):
        tag = re.match(r'\[(\w+) "(.*)"\]', line)
        match tag.groups() if tag else None:
            case ("Deal", text):
                deal = parse_deal(text.strip())
            case ("Contract", text):
                contract = text.upper()
            case ("Declarer", text):
                declarer = text.strip("^")
            case ("Play", leader) if leader in "NESW" and deal is not None and declarer in set("NESW"):
                rows = list(_rows(lines))
                bid = parse_call(re.sub("[XR]*$", "", contract.replace("NT", "N")))
                if isinstance(bid, Bid) and rows and Seat[declarer].lho is Seat[leader]:
                    made = Contract(bid, Seat[declarer], contract.count("X"))
                    yield PlayedBoard(f"{path.name}:{number}", deal, made, _tricks(rows, made, deal))


def _rows(lines: Iterator[str]) -> Iterator[list[Card | None]]:
    for line in lines:
        words = re.sub(r"=\d+=|\$\d+|[!?]+|\{.*?\}|;.*", "", line).split()
        if not words or words[0].startswith(("[", "*")):
            return
        yield [parse_card(word) if re.fullmatch("[SHDC][2-9TJQKA]", word) else None for word in words]
        if "*" in words:
            return


def _tricks(rows: list[list[Card | None]], made: Contract, deal: Deal) -> Tricks:
    """The rows, each turned so that it begins with who led; some files do not keep to their columns."""
    tricks, leader = [], made.declarer.lho
    for row in rows:
        by_seat = {deal.holders(card)[0]: card for card in row if card is not None}
        trick = tuple((seat, by_seat[seat]) for seat in _round(leader) if seat in by_seat)
        tricks.append(trick)
        if len(trick) < 4:
            break
        leader = naive_winner(trick, made.bid.strain)
    return tuple(tricks)


def _round(first: Seat) -> list[Seat]:
    return [Seat((first + n) % 4) for n in range(4)]


def naive_winner(trick: Plays, strain: Strain) -> Seat:
    """Who won, by the words of Law 44."""
    trumps = [(card, seat) for seat, card in trick if card.suit is strain.suit]
    return max(trumps or [(card, seat) for seat, card in trick if card.suit is trick[0][1].suit])[1]


def lin_boards(path: Path) -> Iterator[PlayedBoard]:
    """The boards of a LIN file that have a contract and a play."""
    parts = path.read_text("latin-1").replace("\n", "").split("|")
    pairs = list(zip(parts[::2], parts[1::2], strict=False))
    starts = [place for place, (tag, text) in enumerate(pairs) if tag == "md" and text] + [len(pairs)]
    for start, end in pairwise(starts):
        made = pairs[start:end]
        calls = [_lin_call(text) for tag, text in made if tag == "mb"]
        cards = [parse_card(text) for tag, text in made if tag == "pc"]
        dealer = Seat((int(pairs[start][1][0]) + 1) % 4)
        contract = Table(Board(dealer=dealer), story=_in_turn(calls, dealer)).contract
        if contract is not None and cards:
            yield PlayedBoard(
                f"{path.name}:{start}", _lin_deal(pairs[start][1][1:]), contract, _from_lead(cards, contract)
            )


def _lin_call(text: str) -> Call:
    word = text.upper().rstrip("!")
    return {"D": Word.DOUBLE, "R": Word.REDOUBLE}.get(word) or parse_call(word)


def _in_turn(calls: list[Call], dealer: Seat) -> list[Event]:
    return [Called(Seat((dealer + n) % 4), call) for n, call in enumerate(calls)]


def _lin_deal(text: str) -> Deal:
    """South, West, North and perhaps East, each as suit letters with ranks."""
    hands = [Hand(_lin_hand(hand)) for hand in text.split(",") if hand][:3]
    south, west, north = hands
    east = Hand(card for card in Card if card not in south | west | north)
    return Deal((north, east, south, west))


def _lin_hand(text: str) -> Iterator[Card]:
    for letter, ranks in re.findall("([SHDC])([2-9TJQKA]*)", text.upper()):
        yield from (Card.of(Suit("CDHS".index(letter)), Rank("23456789TJQKA".index(r) + 2)) for r in ranks)


def _from_lead(cards: list[Card], contract: Contract) -> Tricks:
    tricks, leader = [], contract.declarer.lho
    for start in range(0, len(cards), 4):
        trick = tuple(zip(_round(leader), cards[start : start + 4], strict=False))
        tricks.append(trick)
        if len(trick) == 4:
            leader = naive_winner(trick, contract.bid.strain)
    return tuple(tricks)
