"""Real auctions from event files: none of them is irregular, and every one ends."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lawbook.bridge import Board, Seat
from lawbook.notation import parse_call
from lawbook.table import Table
from lawbook.table.record.events import Called

REAL = Path(__file__).parents[3] / "shared" / "data"
PBN = sorted(REAL.glob("pbn/*.pbn"))
LIN = sorted(REAL.glob("lin/**/*.lin"))
LIN_DEALERS = {"1": Seat.S, "2": Seat.W, "3": Seat.N, "4": Seat.E}
LIN_WORDS = {"P": "P", "D": "X", "R": "XX"}


def pbn_auctions(text: str) -> Iterator[tuple[Seat, list[str]]]:
    for found in re.finditer(r'\[Auction "([NESW])"\]\s*([^\[]*)', text):
        plain = re.sub(r"\{[^}]*\}|;.*|\$\d+|=\d+=|[!?]+", "", found[2])
        calls = [word for word in plain.split() if word not in {"*", "+", "-"}]
        yield Seat[found[1]], calls


def lin_auctions(text: str) -> Iterator[tuple[Seat, list[str]]]:
    dealer, calls = None, []
    for key, value in [*re.findall(r"(\w\w)\|([^|]*)\|", text), ("md", "")]:
        if key == "mb":
            calls += [LIN_WORDS.get(c, c) for c in re.findall(r"[1-7](?:NT|[CDHSN])|[PDR]", value.upper())]
        elif key == "md":
            if dealer is not None and calls:
                yield dealer, calls
            dealer, calls = LIN_DEALERS.get(value[:1]), []


def replayed(dealer: Seat, calls: list[str]) -> Table:
    table = Table(Board(dealer=dealer))
    for word in calls:
        if word == "AP":
            while table.bidding.turn is not None:
                table.push(Called(table.bidding.turn, parse_call("P")))
        elif table.bidding.turn is not None:
            table.push(Called(table.bidding.turn, parse_call(word)))
    return table


@pytest.mark.parametrize("path", [*PBN, *LIN], ids=lambda path: path.name)
def test_a_real_auction_is_not_irregular(path: Path) -> None:
    text = path.read_text("latin-1")
    auctions = pbn_auctions(text) if path.suffix == ".pbn" else lin_auctions(text)

    for dealer, calls in auctions:
        table = replayed(dealer, calls)
        assert table.matters == (), f"{dealer} {calls}"
        assert table.bidding.turn is None or len(calls) < 4, f"{dealer} {calls}"
