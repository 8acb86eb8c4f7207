"""The rules that count points and length together: of 20, of 19, and of 22, which may have quick tricks in it."""

import numpy as np
import pytest

from lawbook.equity.fitting import fitting
from lawbook.meaning import Holds, Meaning, count, holds, parse_meaning
from lawbook.notation import parse_hand
from lawbook.text.describing import described

ELEVEN_AND_NINE, ELEVEN_AND_EIGHT = "KQJ74.A842.73.J6", "KQJ74.A84.732.J6"


def opening(rule: str, language: str = "en", shown: str = "5+ spades") -> Meaning:
    return parse_meaning(f"{shown}, {rule}", language, "1S")


@pytest.mark.parametrize(
    ("rule", "language", "shown"),
    [
        ("rule of 20", "en", "5+ spades"),
        ("RO20", "en", "5+ spades"),
        ("reguła 20", "pl", "5+ pików"),
        ("20-regelen", "nb", "5+ spar"),
    ],
)
def test_points_and_the_two_longest_suits_are_twenty_together(rule: str, language: str, shown: str) -> None:
    meaning = opening(rule, language, shown)

    assert "5+ spades, rule of 20" == str(meaning)
    assert Holds.YES is holds(meaning, parse_hand(ELEVEN_AND_NINE))
    assert Holds.NO is holds(meaning, parse_hand(ELEVEN_AND_EIGHT))


def test_a_rule_is_told_in_each_language_and_fits_many_hands_at_once() -> None:
    meaning = opening("rule of 20")
    hands = [parse_hand(ELEVEN_AND_NINE).bits, parse_hand(ELEVEN_AND_EIGHT).bits]

    assert ["5+ ♠, reguła 20", "5+ ♠, regelen om 20"] == [
        described(meaning, language) for language in ("pl", "nb")
    ]
    assert [True, False] == fitting(meaning, np.array(hands, dtype=np.uint64)).tolist()


def test_a_lower_rule_lets_more_hands_pass() -> None:
    assert Holds.YES is holds(opening("rule of 19"), parse_hand(ELEVEN_AND_EIGHT))
    assert count(opening("rule of 20")) < count(opening("rule of 19")) < count(parse_meaning("5+ spades"))


def test_every_hand_is_counted_once_however_long_its_suits_are() -> None:
    either = count(opening("rule of 20")) + count(opening("not rule of 20"))

    assert count(parse_meaning("5+ spades")) == either


def test_the_rule_of_22_may_have_quick_tricks_in_it() -> None:
    meaning = opening("rule of 22")

    assert Holds.OPEN is holds(meaning, parse_hand(ELEVEN_AND_NINE))
    assert Holds.YES is holds(meaning, parse_hand("AKJ74.AQ842.73.6"))
    assert Holds.NO is holds(meaning, parse_hand("QJ974.Q84.732.J6"))


def test_a_rule_for_one_seat_is_only_possible() -> None:
    assert "possibly (rule of 19, third seat)" in str(opening("10-20, rule of 19 in third seat"))
