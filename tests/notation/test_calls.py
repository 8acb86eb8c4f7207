import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.bridge import Bid, Call, Strain, Word
from lawbook.errors import NotationError
from lawbook.languages import LANGUAGES
from lawbook.notation import call_text, parse_call
from tests.strategies import calls


@given(calls, st.sampled_from(LANGUAGES))
def test_a_call_is_read_as_it_is_written(call: Call, language: str) -> None:
    assert call == parse_call(call_text(call, language), language)


@pytest.mark.parametrize("text", ["1NT", "1N", "1BA", "1UT", "1 nt"])
def test_notrump_has_many_names(text: str) -> None:
    assert Bid(1, Strain.NOTRUMP) == parse_call(text)


@pytest.mark.parametrize(
    ("text", "call"),
    [
        ("P", Word.PASS),
        ("Pass", Word.PASS),
        ("pas", Word.PASS),
        ("X", Word.DOUBLE),
        ("Dbl", Word.DOUBLE),
        ("XX", Word.REDOUBLE),
        ("rdbl", Word.REDOUBLE),
        ("rekontra", Word.REDOUBLE),
    ],
)
def test_a_call_that_is_no_bid_is_a_letter_or_a_word(text: str, call: Word) -> None:
    assert call is parse_call(text)


def test_suit_letters_are_those_of_the_language() -> None:
    assert (Bid(1, Strain.CLUBS), Bid(1, Strain.DIAMONDS)) == (parse_call("1K", "nb"), parse_call("1R", "nb"))
    assert (Bid(1, Strain.CLUBS), Bid(1, Strain.DIAMONDS)) == (parse_call("1C", "pl"), parse_call("1♦", "pl"))


@pytest.mark.parametrize("text", ["8S", "9NT"])
def test_a_bid_of_more_than_seven_is_read_as_attempted(text: str) -> None:
    call = parse_call(text)

    assert isinstance(call, Bid)
    assert not call.admissible


@pytest.mark.parametrize("text", ["0H", "1Z", "", "H1", "10H", "1", "XXX", "²H"])
def test_what_is_no_call_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match=f"'{text}' is no call in language en"):
        parse_call(text)
