"""Layouts: every deal that agrees comes, none other, and each as often as every other."""

from collections import Counter
from itertools import permutations
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lawbook.bridge import PACK, Card, Hand, Seat, Suit
from lawbook.equity.fitting import fitting
from lawbook.equity.knowledge import Knowledge
from lawbook.equity.layouts import Layouts
from lawbook.errors import CaseError
from lawbook.meaning import Meaning, contains, is_empty, parse_meaning
from lawbook.meaning.terms.shapes import Length
from tests.meaning.strategies import meanings

FREE = Hand([Card.SA, Card.S2, Card.HK, Card.H3, Card.DQ, Card.CJ, Card.C2])


def nearly_known(sizes: tuple[int, int, int, int]) -> Knowledge:
    """All cards known but seven, of which each hand misses so many."""
    rest = sorted(PACK - FREE)
    known, start = Knowledge(), 0
    for seat, size in zip(Seat, sizes, strict=True):
        known = known.holding(seat, rest[start : start + 13 - size])
        start += 13 - size
    return known


def every_layout(known: Knowledge) -> set[tuple[int, ...]]:
    """All deals that agree with what is known, one by one."""
    owners = [seat for seat in Seat for _ in range(known.missing(seat))]
    found = set()
    for order in set(permutations(owners)):
        hands = list(known.held)
        for card, seat in zip(FREE, order, strict=True):
            hands[seat] |= Hand([card])
        if known.allows(hands):
            found.add(tuple(hand.bits for hand in hands))
    return found


KNOWN = {
    "nothing shown, four hands open": nearly_known((2, 2, 2, 1)),
    "nothing shown, two hands open": nearly_known((0, 4, 0, 3)),
    "one hand shown": nearly_known((2, 2, 2, 1)).showing(Seat.E, parse_meaning("SA or HK")),
    "two shown, two hands open": nearly_known((0, 4, 0, 3))
    .showing(Seat.E, parse_meaning("SA or HK"))
    .showing(Seat.W, parse_meaning("CJ or DQ or HK")),
    "three shown": nearly_known((2, 2, 2, 1))
    .showing(Seat.N, parse_meaning("not SA"))
    .showing(Seat.S, parse_meaning("HK or CJ"))
    .showing(Seat.E, parse_meaning("DQ or SA")),
    "shown out": nearly_known((2, 2, 2, 1)).shown_out(Seat.S, Suit.CLUBS).shown_out(Seat.N, Suit.HEARTS),
}


@pytest.mark.parametrize("known", KNOWN.values(), ids=KNOWN)
def test_every_layout_is_as_likely_as_every_other(known: Knowledge) -> None:
    wanted = every_layout(known)
    number = 400 * len(wanted)
    counts = Counter(map(tuple, Layouts(known, seed=5).deal(number).tolist()))
    square = sum((found - 400) ** 2 / 400 for found in counts.values())
    freedom = max(len(wanted) - 1, 1)

    assert wanted == counts.keys()
    assert square < freedom + 5 * (2 * freedom) ** 0.5


@given(meanings(), st.sets(st.sampled_from(Card), max_size=9), st.integers(0, 3))
@settings(max_examples=25, deadline=None)
def test_dealt_hands_agree_with_what_is_known(meaning: Meaning, cards: set[Card], place: int) -> None:
    seat = Seat(place)
    known = (
        Knowledge().holding(seat, list(cards)[:5]).holding(seat.lho, list(cards)[5:]).showing(seat, meaning)
    )
    if is_empty(meaning, known.draw(seat)):
        with pytest.raises(CaseError, match="cannot have shown"):
            Layouts(known)
        return
    dealt = list(Layouts(known, seed=2).hands(20))

    assert 20 == len(dealt)
    assert all(known.allows(hands) and {13} == {len(hand) for hand in hands} for hands in dealt)
    assert all(PACK == hands[0] | hands[1] | hands[2] | hands[3] for hands in dealt)


def test_the_chances_of_a_shown_hand_are_those_of_all_its_hands() -> None:
    known = (
        Knowledge()
        .showing(Seat.N, parse_meaning("15-17 balanced"))
        .showing(Seat.S, parse_meaning("5+ hearts, 8-10"))
    )
    drawn = Layouts(known, seed=3).deal(40_000)
    thrown = Layouts(Knowledge(), seed=4).deal(3_000_000)
    north, south = known.shown[Seat.N], known.shown[Seat.S]
    kept = thrown[fitting(north, thrown[:, Seat.N]) & fitting(south, thrown[:, Seat.S])]
    for asked in ("15 points", "17 points", "4-3-3-3", "5+ spades", "SA", "3+ hearts"):
        meaning = parse_meaning(asked)
        for seat in Seat:
            ours, theirs = (float(fitting(meaning, rows[:, seat]).mean()) for rows in (drawn, kept))
            spread = (theirs * (1 - theirs) * (1 / len(kept) + 1 / len(drawn))) ** 0.5

            assert abs(ours - theirs) <= 4.5 * spread + 1e-9, (asked, seat)


def test_a_seed_deals_the_same_in_one_go_and_in_pieces() -> None:
    known = Knowledge().showing(Seat.N, parse_meaning("15-17 balanced"))
    once, pieces = Layouts(known, seed=8), Layouts(known, seed=8)

    assert once.deal(300).tolist() == [*pieces.deal(10).tolist(), *pieces.deal(290).tolist()]
    assert Layouts(known, seed=8).deal(5).tolist() != Layouts(known, seed=9).deal(5).tolist()


def test_a_rare_pair_of_hands_does_not_stall() -> None:
    known = (
        Knowledge()
        .showing(Seat.N, parse_meaning("22-24 balanced"))
        .showing(Seat.S, parse_meaning("7+ spades, 0-3"))
    )
    begun = process_time()
    dealt = Layouts(known).deal(200)

    assert 200 == len(dealt)
    assert process_time() - begun < 2


def test_a_hand_that_cannot_be_is_told_with_the_part_that_empties_it() -> None:
    known = Knowledge().holding(Seat.N, PACK.suit(Suit.HEARTS))
    with pytest.raises(CaseError, match=r"E cannot have shown 5\+ hearts: no hand has that with the cards"):
        Layouts(known.showing(Seat.E, parse_meaning("11-21, 5+ hearts")))


def test_hands_that_cannot_be_together_are_told_both() -> None:
    both = Knowledge().showing(Seat.E, Length(Suit.SPADES, 8)).showing(Seat.W, Length(Suit.SPADES, 6))
    with pytest.raises(CaseError, match=r"no layout has every hand as shown: E 8\+ spades; W 6\+ spades"):
        Layouts(both)


def test_points_that_no_pack_has_are_told_after_a_while() -> None:
    three = Knowledge()
    for seat in (Seat.N, Seat.E, Seat.S):
        three = three.showing(seat, parse_meaning("14-16"))
    with pytest.raises(CaseError, match=r"no layout has every hand as shown"):
        Layouts(three).deal(1)


def test_a_card_is_in_one_hand() -> None:
    with pytest.raises(CaseError, match=r"♠A is known to be in two hands"):
        Knowledge().holding(Seat.N, [Card.SA]).holding(Seat.E, [Card.SA])


def test_what_is_known_allows_the_deal_from_which_it_was_learned() -> None:
    hands = next(Layouts(Knowledge(), seed=6).hands(1))
    known = Knowledge().holding(Seat.S, hands[Seat.S]).shown_out(Seat.N, Suit.CLUBS)

    assert (not hands[Seat.N].suit(Suit.CLUBS)) == known.allows(hands)
    assert contains(parse_meaning("any hand"), hands[Seat.N])
