from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings

from lawbook.bridge import PACK, Card, Hand, Seat, Suit
from lawbook.errors import CaseError
from lawbook.meaning import Draw, HandsOf, contains, count, deals, examples
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import NO_HAND, Amount, Meaning
from lawbook.meaning.terms.patterns import Pattern
from lawbook.meaning.terms.shapes import Length, Shaped
from tests.meaning.strategies import SMALL, SMALL_HANDS, SMALL_PACK, meanings

STRONG_NOTRUMP = Amount(Figure.POINTS, 15, 17) & Shaped(Pattern.BALANCED)
OVERCALL = Amount(Figure.POINTS, 8, 16) & Length(Suit.HEARTS, 5)


@given(meanings(5))
@settings(max_examples=25, deadline=None)
def test_every_hand_of_a_meaning_has_one_number(meaning: Meaning) -> None:
    hands = HandsOf(meaning, SMALL)
    wanted = {hand.bits for hand in SMALL_HANDS if contains(meaning, hand)}

    assert len(wanted) == len(hands)
    assert wanted == {hand.bits for hand in hands}


@given(meanings())
@settings(max_examples=25, deadline=None)
def test_examples_belong_to_the_meaning(meaning: Meaning) -> None:
    found = examples(meaning, 20, seed=1)

    assert (20 if count(meaning) else 0) == len(found)
    assert all(contains(meaning, hand) and len(hand) == 13 for hand in found)


def test_a_seed_deals_the_same_examples_again() -> None:
    assert examples(STRONG_NOTRUMP, 5, seed=7) == examples(STRONG_NOTRUMP, 5, seed=7)
    assert examples(STRONG_NOTRUMP, 5, seed=7) != examples(STRONG_NOTRUMP, 5, seed=8)


def test_examples_come_from_the_cards_that_are_left() -> None:
    spades = Hand(card for card in Card if card.suit is Suit.SPADES)
    king = Hand([Card.HK])
    found = examples(OVERCALL, 50, draw=Draw(PACK - spades - king, king))

    assert [] == [hand for hand in found if hand & spades or not hand & king]
    assert 50 == sum(contains(OVERCALL, hand) for hand in found)


def test_cards_known_to_be_held_are_in_every_hand_and_change_the_chances() -> None:
    held = Hand([Card.SA, Card.CT])
    pack = SMALL_PACK - held
    meaning = Amount(Figure.POINTS, 7, 9)
    wanted = {
        (held | Hand(cards)).bits for cards in combinations(pack, 3) if contains(meaning, held | Hand(cards))
    }

    assert wanted == {hand.bits for hand in HandsOf(meaning, Draw(pack, held, 5))}


def test_a_hand_beyond_the_last_is_refused() -> None:
    hands = HandsOf(Amount(Figure.POINTS, 37, 37))

    assert 4 == len(hands[:])
    with pytest.raises(IndexError, match="hand 4 of 4: they are numbered from 0"):
        hands[4]


def test_deals_agree_with_every_player_and_with_the_cards_known() -> None:
    shown = {Seat.N: STRONG_NOTRUMP, Seat.E: OVERCALL}
    known = {Seat.S: Hand([Card.SA, Card.SK]), Seat.E: Hand([Card.HQ])}
    found = list(deals(shown, 20, seed=3, known=known))

    assert 20 == len(found)
    for deal in found:
        hands = {seat: deal[seat] or Hand() for seat in Seat}
        assert PACK == Hand(card for hand in hands.values() for card in hand)
        assert [13] * 4 == [len(hand) for hand in hands.values()]
        assert all(contains(meaning, hands[seat]) for seat, meaning in shown.items())
        assert all(cards <= hands[seat] for seat, cards in known.items())


def test_each_deal_that_agrees_is_as_likely_as_every_other() -> None:
    pack = list(PACK)
    left, known = pack[12::13], {seat: Hand(pack[13 * seat : 13 * seat + 12]) for seat in Seat}
    shown = {Seat.N: ~Length(Suit.CLUBS, 1), Seat.E: Length(Suit.DIAMONDS, 0, 0)}
    found = Counter(deals(shown, 1400, seed=2, known=known))
    agree = [cards for cards in permutations(left) if cards[0] is not Card.C2 and cards[1] is not Card.D2]

    assert {
        tuple(known[seat] | Hand([card]) for seat, card in zip(Seat, cards, strict=True)) for cards in agree
    } == {deal.hands for deal in found}
    assert [] == [number for number in found.values() if not 60 < number < 140]


def test_what_nobody_can_hold_is_said_at_once() -> None:
    with pytest.raises(CaseError, match="N cannot hold 8\\+ spades beside the cards that are known"):
        next(deals({Seat.N: Length(Suit.SPADES, 8)}, 1, known={Seat.S: Hand(list(PACK)[:6])}))


def test_any_hand_is_dealt_without_a_meaning() -> None:
    assert [13] * 4 == [len(next(deals({}, 1))[seat] or ()) for seat in Seat]


def test_no_hand_has_no_example() -> None:
    assert [] == examples(NO_HAND, 3)
