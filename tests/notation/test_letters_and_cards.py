import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.bridge import Card, Hand
from lawbook.errors import CaseError, NotationError
from lawbook.languages import LANGUAGES
from lawbook.notation import card_text, hand_text, parse_card, parse_hand
from tests.strategies import cards, hands

languages = st.sampled_from(LANGUAGES)


@given(cards, languages)
def test_a_card_is_read_as_it_is_written(card: Card, language: str) -> None:
    assert card is parse_card(card_text(card, language), language)


@given(cards)
def test_a_card_is_read_by_its_name(card: Card) -> None:
    assert card is parse_card(card.name)


@given(hands, languages)
def test_a_hand_is_read_as_it_is_written(hand: Hand, language: str) -> None:
    assert hand == parse_hand(hand_text(hand, language), language)


@pytest.mark.parametrize(
    ("text", "language", "card"),
    [
        ("SA", "en", Card.SA),
        ("s10", "en", Card.ST),
        ("♠ A", "en", Card.SA),
        ("A♠", "en", Card.SA),
        ("♥️K", "en", Card.HK),
        ("SD", "pl", Card.SQ),
        ("HW", "pl", Card.HJ),
        ("KKn", "nb", Card.CJ),
        ("RB", "nb", Card.DJ),
        ("SE", "nb", Card.SA),
        ("SA", "nb", Card.SA),
    ],
)
def test_a_card_may_be_written_in_several_ways(text: str, language: str, card: Card) -> None:
    assert card is parse_card(text, language)


@pytest.mark.parametrize(
    ("text", "language"), [("SD", "en"), ("S1", "en"), ("A", "en"), ("", "pl"), ("CA", "nb")]
)
def test_letters_of_another_language_are_no_card(text: str, language: str) -> None:
    with pytest.raises(NotationError, match=f"'{text}' is no card in language {language}"):
        parse_card(text, language)


def test_an_unknown_language_is_named_with_those_that_are_known() -> None:
    with pytest.raises(CaseError, match=r"'de'.*en, nb, pl"):
        parse_card("SA", "de")


@pytest.mark.parametrize("text", ["K10..-.2", "KT. .-.2", "kt...2"])
def test_a_void_is_empty_or_a_dash(text: str) -> None:
    assert Hand([Card.SK, Card.ST, Card.C2]) == parse_hand(text)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("AK.Q.2", "has 3 suits"),
        ("AK.Q.2.3.4", "has 5 suits"),
        ("AK.Z.2.3", "♥: 'Z' is no rank"),
        ("A1.Q.2.3", "♠: '1' is no rank"),
        ("AKA.Q.2.3", "♠A stands twice"),
    ],
)
def test_a_hand_that_cannot_be_read_says_where(text: str, complaint: str) -> None:
    with pytest.raises(NotationError, match=complaint):
        parse_hand(text)
