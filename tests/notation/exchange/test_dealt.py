"""The formats of dealing machines, byte by byte: the same board in each, and there and back."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.bridge import Board, Deal
from lawbook.errors import NotationError
from lawbook.notation import deal_text, parse_deal
from lawbook.notation.exchange.dlm import dlm_bytes, parse_dlm
from lawbook.notation.exchange.duplimate import bri_bytes, dge_bytes, dup_bytes, parse_duplimate
from lawbook.notation.exchange.index import DEALS, deal_at, index_of
from tests.strategies import deals

X = parse_deal("N:AK52.QJ4.T98.763 QJ9.AT952.K3.A42 T84.K63.AQ652.T5 763.87.J74.KQJ98")
"""The vectors below were made from it by other programs' rules, and checked against what Big Deal 2.0 writes."""
ONE = [Board.of(1, deal=X)]


def test_a_deal_has_the_number_that_big_deal_gives_it() -> None:
    assert index_of(X) == 2730205009273769991391147010
    assert deal_at(2730205009273769991391147010) == X
    assert deal_text(deal_at(1439325542906783614073557856)) == (
        "N:AKT742.T2.93.A97 Q963.987.AK752.2 J8.AKQJ6.J64.KQ5 5.543.QT8.JT8643"
    )


def test_the_first_and_the_last_deal() -> None:
    assert DEALS == 53644737765488792839237440000
    assert deal_text(deal_at(0)).startswith("N:AKQJT98765432... .AKQ")
    assert deal_text(deal_at(DEALS - 1)).startswith("N:...AKQJT98765432 ..AKQ")
    with pytest.raises(ValueError, match="there is no deal"):
        deal_at(DEALS)


@given(st.integers(0, DEALS - 1))
def test_a_number_is_that_of_its_deal(index: int) -> None:
    assert index_of(deal_at(index)) == index


def test_bri_dge_and_dup_byte_by_byte() -> None:
    assert hashlib.sha256(bri_bytes(ONE)).hexdigest()[:16] == "64bad005a6f5b225"
    assert hashlib.sha256(dge_bytes(ONE)).hexdigest()[:16] == "9bf6a5a6355c15e5"
    record = dup_bytes(ONE)
    assert hashlib.sha256(record[:146] + b"YN1  0 16 ").hexdigest()[:16] == "2c69c58f34524034"
    assert record[146:] == b"YN1  0 1  "


def test_dlm_has_a_check_to_each_board_and_one_to_the_file() -> None:
    lines = dlm_bytes(ONE).decode().split("\r\n")
    assert "Board 01=afjlmlbibhoejjladknjpopajb010" in lines
    assert "Checksum=0" in lines
    assert f"Board 02=aaaaaabffffffkkkkkklpppppp{2 ^ 14:03}" in lines

    lines = dlm_bytes([Board.of(7, deal=X)]).decode().split("\r\n")
    assert "Board 07=afjlmlbibhoejjladknjpopajb012" in lines
    assert {"From board=7", "To board=7"} <= set(lines)


@given(st.lists(deals(), min_size=1, max_size=5), st.integers(1, 90))
def test_there_and_back(dealt: list[Deal], first: int) -> None:
    boards = [Board.of(first + place, deal=deal) for place, deal in enumerate(dealt)]
    assert [game.board for game in parse_duplimate(dup_bytes(boards))] == boards
    assert [game.board for game in parse_dlm(dlm_bytes(boards))] == boards
    for written in (bri_bytes(boards), dge_bytes(boards)):
        assert [game.board for game in parse_duplimate(written, first=first)] == boards


def test_a_gap_would_put_the_cards_into_other_boards() -> None:
    with pytest.raises(NotationError, match="board 2 is missing"):
        bri_bytes([Board.of(1, deal=X), Board.of(3, deal=X)])


def test_thirteen_cards_or_none() -> None:
    short = X.remove(next(iter(X.hands[0] or ())), next(iter(X.holders(next(iter(X.hands[0] or ()))))))
    with pytest.raises(NotationError, match="board 1: a dealing format holds four hands of thirteen"):
        dup_bytes([Board.of(1, deal=short)])


def test_two_tables_with_other_cards_are_no_set() -> None:
    with pytest.raises(NotationError, match="board 1 has other cards at another table"):
        dlm_bytes([*ONE, Board.of(1, deal=deal_at(5))])


def test_the_sorted_pack_is_never_a_deal() -> None:
    with pytest.raises(NotationError, match="the sorted pack"):
        dlm_bytes([Board.of(1, deal=deal_at(0))])
    filled = dlm_bytes(ONE).replace(b"To board=1\r\n", b"To board=2\r\n")
    told = list(parse_dlm(filled, strict=False))
    assert told[0].board.deal == X
    assert told[1].board.deal is None
    assert "never dealt" in told[1].problems[0]


def test_a_wrong_check_costs_its_board_and_no_other() -> None:
    boards = [Board.of(1, deal=X), Board.of(2, deal=deal_at(7))]
    told = list(parse_dlm(dlm_bytes(boards).replace(b"pajb010", b"pajb011"), strict=False))
    assert told[0].board.deal is None
    assert "its check is wrong" in told[0].problems[0]
    assert told[1].board.deal == deal_at(7)


def test_a_blind_first_record_is_read_by_its_numbers() -> None:
    record = dup_bytes(ONE)
    blind = record[:78] + b" " * 68 + record[146:]
    told = next(parse_duplimate(blind))
    assert told.board.deal == X
    assert not told.problems


def test_the_two_parts_of_a_record_must_agree() -> None:
    record = dup_bytes(ONE)
    with pytest.raises(NotationError, match="its two parts have different hands"):
        list(parse_duplimate(record[:78] + dup_bytes([Board.of(1, deal=deal_at(7))])[78:146] + record[146:]))


@pytest.mark.parametrize("written", [b"", b"hello", b"\x06" * 127, b"1" * 77])
def test_what_is_no_record_is_refused(written: bytes) -> None:
    with pytest.raises(NotationError, match="no whole records"):
        list(parse_duplimate(written))


@given(st.binary(max_size=400))
def test_no_bytes_stop_the_reader_otherwise(noise: bytes) -> None:
    for written in (noise, dup_bytes(ONE)[:78] + noise):
        try:
            list(parse_duplimate(written, strict=False))
            list(parse_dlm(b"[Document]\nFrom board=1\nTo board=2\nBoard 01=" + written, strict=False))
        except NotationError:
            pass
