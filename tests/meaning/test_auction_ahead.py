"""The auction in front of a description is not part of what the call shows."""

import pytest

from lawbook.meaning import MeaningError, parse_meaning


@pytest.mark.parametrize(
    ("words", "language", "call", "after", "printed"),
    [
        ("1NT-2C: Stayman, 8+", "en", "2C", ["1NT"], "asks for a major, 8+ points"),
        ("1NT \u2013 2\u2666: transfer, 5+ hearts", "en", "2D", ["1NT"], "transfer, 5+ hearts"),
        ("1NT-2\u2666: overføring, 5+\u2665", "nb", "2D", ["1NT"], "transfer, 5+ hearts"),
        ("1\u2665\u20131BA: 7-10, bez 4\u2660", "pl", "1NT", ["1H"], "7-10 points, not 4+ spades"),
        ("1S-(2H)-X = 10+", "en", "X", ["1S", "(2H)"], "10+ points"),
        ("against 1NT: X = 16+", "en", "X", ["(1NT)"], "16+ points"),
        ("2ru \u2013 Ekrens: 5-9 hp", "nb", "2D", [], '"Ekrens", (3)4+ spades, (3)4+ hearts, 5-9 points'),
        ("2\u2663 ART STR: 22-24 BAL", "en", "2C", [], "artificial, strong, 22-24 points, balanced"),
        ("1sp-(X)-2NT: 10+hp", "nb", "2NT", ["1S", "(X)"], "10+ points, usually balanced"),
        ("Mot 1NT: D = 16+ hp", "nb", "X", ["(1NT)"], "16+ points"),
    ],
)
def test_the_calls_in_front_are_no_lengths(
    words: str, language: str, call: str, after: list[str], printed: str
) -> None:
    assert printed == str(parse_meaning(words, language, call, after))


def test_what_is_told_of_another_call_is_refused() -> None:
    with pytest.raises(MeaningError, match="is about another call"):
        parse_meaning("1NT-2D: transfer", call="2H", after=["1NT"])


def test_bids_of_one_level_in_front_are_told_one_by_one() -> None:
    with pytest.raises(MeaningError, match="tells of several calls"):
        parse_meaning("2\u2665/\u2660 \u2013 6-10, 5+\u2665/\u2660 and a minor", call="2S")


def test_lengths_in_front_stay_lengths() -> None:
    assert "5 spades, 4 hearts, 8-11 points" == str(parse_meaning("5\u2660-4\u2665: 8-11", call="2S"))
