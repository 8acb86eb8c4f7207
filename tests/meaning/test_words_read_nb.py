"""Words whose meaning was read beside them, line by line, and was another one than the player told."""

import pytest

from lawbook.meaning import Holds, MeaningError, holds, parse_meaning
from lawbook.notation import parse_hand


def _holds(text: str, language: str, call: str, after: tuple[str, ...], hand: str) -> Holds:
    return holds(parse_meaning(text, language, call, after), parse_hand(hand))


@pytest.mark.parametrize(
    ("text", "language", "call", "after", "hand", "expected"),
    [
        # as one calls it, correct with spades: a hand of five of them is no other one
        ("pass or correct", "en", "2H", ("2D",), "K9842.83.J76.832", Holds.YES),
        ("pass eller korriger", "nb", "2H", ("2D",), "K9842.83.J76.832", Holds.YES),
        # top honours are the ace, the king and the queen
        ("seks kløver med to topphonnører", "nb", "3C", ("2C",), "83.84.J76.QJ10832", Holds.NO),
        ("seks kløver med to topphonnører", "nb", "3C", ("2C",), "83.84.J76.KQ10832", Holds.YES),
        # inv. minor is inverted
        ("inv. minor, 10+, 4+ ruter", "nb", "2D", ("1D",), "A83.84.AKQ876.83", Holds.YES),
        # both minors
        ("svake minorer 5-5", "nb", "2NT", ("(2H)",), "83.8.J7.KQJ108432", Holds.NO),
        # who promises only two may have more
        ("promises only two clubs, 12-14 balanced", "en", "1C", (), "A83.K84.AJ76.Q83", Holds.YES),
        ("lover bare to kløver, 12-14 jevn", "nb", "1C", (), "A83.K84.AJ76.Q83", Holds.YES),
        (
            "obiecuje tylko dwa trefle, 12-14, skład zrównoważony",
            "pl",
            "1C",
            (),
            "A83.K84.AJ76.Q83",
            Holds.YES,
        ),
        # the suit that is bid is the short one, as a rule
        ("renonsvisende, minst fire trumf", "nb", "4D", ("1S",), "KJ83.K842.AJ76.", Holds.OPEN),
        ("void-showing, 4+ trumps", "en", "4D", ("1S",), "KJ83.K842..AJ763", Holds.YES),
        ("pokazuje renons, 4 atuty", "pl", "4D", ("1S",), "KJ83.K842..AJ763", Holds.YES),
        # little is not nothing
        ("pre-emptive, 7 cards, little outside", "en", "3S", ("(1H)",), "QJ109832.83.K6.83", Holds.OPEN),
        ("sperr, sju kort, lite utenom", "nb", "3S", ("(1H)",), "QJ109832.83.K6.83", Holds.OPEN),
        ("blok, 7 pików, mało z boku", "pl", "3S", ("(1H)",), "QJ109832.83.K6.83", Holds.OPEN),
    ],
)
def test_the_hands_are_those_that_the_player_told(
    text: str, language: str, call: str, after: tuple[str, ...], hand: str, expected: Holds
) -> None:
    assert _holds(text, language, call, after, hand) is expected


def test_just_game_is_no_force() -> None:
    assert str(parse_meaning("bare utgang", "nb", "3NT", ("1NT",))).startswith("sign-off")


def test_all_other_suits_name_no_suit_of_the_player() -> None:
    read = parse_meaning("12+, minst tre kort i alle de andre fargene", "nb", "X", ("(1S)",))
    assert read == parse_meaning("12+, at least three cards in all the other suits", "en", "X", ("(1S)",))


def test_losers_without_a_number_are_refused() -> None:
    with pytest.raises(MeaningError, match="cannot stand here"):
        parse_meaning("opplysende, tåler at makker passer", "nb", "X", ("(4S)",))
