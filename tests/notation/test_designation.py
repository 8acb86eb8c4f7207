"""The words in which declarer calls for a card of dummy's."""

import pytest

from lawbook.bridge import Rank, Suit
from lawbook.notation.designation import Designation, Keyword, parse_designation


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("heart", Designation(suit=Suit.HEARTS)),
        ("lead a heart, please", Designation(suit=Suit.HEARTS)),
        ("nine", Designation(rank=Rank.NINE)),
        ("jack of spades", Designation(suit=Suit.SPADES, rank=Rank.JACK)),
        ("HIGH", Designation(keyword=Keyword.HIGH)),
        ("low heart", Designation(suit=Suit.HEARTS, keyword=Keyword.LOW)),
        ("play anything", Designation(keyword=Keyword.ANYTHING)),
        ("any card", Designation(keyword=Keyword.ANYTHING)),
        ("mały kier", Designation(suit=Suit.HEARTS, keyword=Keyword.LOW)),
        ("dama karo", Designation(suit=Suit.DIAMONDS, rank=Rank.QUEEN)),
        ("obojętne", Designation(keyword=Keyword.ANYTHING)),
        ("liten kløver", Designation(suit=Suit.CLUBS, keyword=Keyword.LOW)),
        ("spar knekt", Designation(suit=Suit.SPADES, rank=Rank.JACK)),
        ("hva som helst", Designation(keyword=Keyword.ANYTHING)),
    ],
)
def test_words_are_understood_in_three_languages(words: str, meant: Designation) -> None:
    assert meant == parse_designation(words)


@pytest.mark.parametrize("words", ["", "hmm", "heart or spade", "high nine", "jack, no, king", "to"])
def test_words_that_are_unclear_tell_nothing(words: str) -> None:
    assert parse_designation(words) is None
