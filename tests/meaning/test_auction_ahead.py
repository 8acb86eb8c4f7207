"""The auction in front of a description is not part of what the call shows."""

import pytest

from lawbook.meaning import MeaningError, parse_meaning


@pytest.mark.parametrize(
    ("words", "language", "call", "after", "printed"),
    [
        ("1NT-2C: Stayman, 8+", "en", "2C", ["1NT"], "asks for a major, 8+ points"),
        ("1NT \u2013 2\u2666: transfer, 5+ hearts", "en", "2D", ["1NT"], "transfer, 5+ hearts"),
        ("1NT-2\u2666: overføring, 5+\u2665", "nb", "2D", ["1NT"], "transfer, 5+ hearts"),
        (
            "1\u2665\u20131BA: 7-10, bez 4\u2660",
            "pl",
            "1NT",
            ["1H"],
            "7-10 points, not 4+ spades",
        ),
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


@pytest.mark.parametrize(
    ("words", "language", "call", "after", "printed"),
    [
        (
            "2♥/♠ - 6-10, 5+♥/♠ and a minor",
            "en",
            "2S",
            [],
            "6-10 points, 5+ spades, ((4)5+ diamonds or (4)5+ clubs)",
        ),
        ("4♣/4♦ = solid ♥/♠, 8+ tricks", "en", "4D", [], "solid spades, 8+ tricks"),
        ("1BA-2♦/2♥ = transfer na ♥/♠ (5+)", "pl", "2H", ["1NT"], "transfer to spades, 5+ spades"),
        ("2♣/2♦ nat", "en", "2D", ["1H"], "natural, (3)5+ diamonds"),
        ("1♥/♠ 5+, 11-21", "en", "1H", [], "5+ hearts, 11-21 points"),
        ("2M: weak, 6M", "en", "2S", [], "weak, (0)6-9(12) points, 6 spades"),
        ("3hj/3sp: sperr, 7k", "nb", "3S", [], "pre-emptive, (0)5-9(12) points, 7 spades"),
        ("S.A. Texas: 4♣=♥, 4♦=♠ (6+)", "en", "4D", ["1NT"], '"S.A. Texas", 6+ spades'),
        ("(1hj)- 2hj = sp+kl, 2NT = kl+ru", "nb", "2NT", ["(1H)"], "(4)5+ clubs, (4)5+ diamonds"),
        ("2♦: 6-10, 6 hearts (2NT = asks)", "en", "2D", [], "6-10 points, 6 hearts"),
        ("5H two aces", "en", "5H", ["4NT"], "2 aces"),
        ("D negativ, viser spar", "nb", "X", ["1H", "(2D)"], "negative, (4)5+ spades"),
    ],
)
def test_of_several_bids_in_front_the_own_one_is_taken(
    words: str, language: str, call: str, after: list[str], printed: str
) -> None:
    assert printed == str(parse_meaning(words, language, call, after))


@pytest.mark.parametrize(
    ("words", "call", "after"),
    [
        ("2♥/2♠: 6-10/8-11", "2S", []),
        ("2♦: weak", "2H", []),
        ("2♣/2♦ nat", "2H", ["1S"]),
        ("3♠ 10-12", "3S", ["1S"]),
        ("1♥-2♦: natural", "2C", ["1H"]),
        ("1♠-2♣-2♥: natural", "2C", ["1S"]),
    ],
)
def test_what_is_told_of_other_calls_or_may_be_a_length_is_refused(
    words: str, call: str, after: list[str]
) -> None:
    with pytest.raises(MeaningError):
        parse_meaning(words, call=call, after=after)


def test_lengths_in_front_stay_lengths() -> None:
    assert "5 spades, 4 hearts, 8-11 points" == str(parse_meaning("5\u2660-4\u2665: 8-11", call="2S"))
