import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.bridge import PACK, Card, Hand, Rank, Suit
from tests.strategies import cards, hands


def test_a_card_is_thirteen_times_its_suit_plus_its_rank() -> None:
    assert list(range(52)) == [13 * card.suit + card.rank - 2 for card in Card]
    assert list(Card) == [Card.of(suit, rank) for suit in Suit for rank in Rank]


def test_a_card_is_named_by_its_letters_and_prints_with_its_pip() -> None:
    assert [card.suit.letter + card.rank.letter for card in Card] == [card.name for card in Card]
    assert [str(card) for card in (Card.SA, Card.HT, Card.D9, Card.C2)] == ["♠A", "♥T", "♦9", "♣2"]


def test_five_ranks_are_honours() -> None:
    assert [rank for rank in Rank if rank.is_honour] == [Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE]


@given(st.sets(cards), st.sets(cards))
def test_a_hand_behaves_as_the_set_of_its_cards(ours: set[Card], theirs: set[Card]) -> None:
    hand, other = Hand(ours), Hand(theirs)

    assert frozenset(ours) == hand
    assert hash(frozenset(ours)) == hash(hand)
    assert frozenset(ours | theirs) == hand | other
    assert frozenset(ours & theirs) == hand & theirs
    assert frozenset(ours - theirs) == hand - other
    assert frozenset(ours ^ theirs) == hand ^ other
    assert (ours <= theirs, ours.isdisjoint(theirs)) == (hand <= other, hand.isdisjoint(other))


@given(hands)
def test_a_hand_is_iterated_from_the_ace_of_spades_down(hand: Hand) -> None:
    assert sorted(hand, reverse=True) == list(hand)
    assert len(list(hand)) == len(hand)


@given(hands)
def test_a_hand_is_rebuilt_from_its_repr_its_bits_and_its_pickle(hand: Hand) -> None:
    assert hand == eval(repr(hand))  # noqa: S307
    assert hand == Hand.from_bits(hand.bits)
    assert hand == pickle.loads(pickle.dumps(hand))  # noqa: S301


@given(hands)
def test_the_suits_make_up_the_hand(hand: Hand) -> None:
    assert {card for card in hand if card.suit is Suit.HEARTS} == hand.suit(Suit.HEARTS)
    assert len(hand) == sum(len(hand.suit(suit)) for suit in Suit)


def test_the_pack_has_every_card() -> None:
    assert list(Card) == list(reversed(list(PACK)))


def test_only_cards_make_a_hand() -> None:
    with pytest.raises(TypeError, match="'SA' is none"):
        Hand().__or__({"SA"})
    with pytest.raises(ValueError, match="52 bits"):
        Hand.from_bits(1 << 52)
