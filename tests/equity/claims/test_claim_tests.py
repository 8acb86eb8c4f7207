"""The fourteen claim tests of our reading of Laws 70 and 71: a position, a statement, and what it is worth."""

import pytest

from lawbook.bridge import Card, Seat, Suit
from lawbook.equity import Position
from lawbook.equity.claims import Claim, Judgement, TooManyLines, adjudicate
from lawbook.law.provision import SuitOrder
from tests.equity.claims.positions import cards, claimed, position

# A forgotten trump

FORGOTTEN = position("432...6 765...2 AK.A.9. 98..4.3", "D", "S")


def test_a_forgotten_trump_ruffs_the_ace_that_may_be_cashed_first() -> None:
    found = claimed(FORGOTTEN, 4, "all mine")

    assert (3, 3, 4, 1) == (found.worst, found.best, found.free, found.to_trump)
    assert ((Judgement.UNAWARE, "70C2"),) == found.judgements
    assert (Seat.W, Card.D4) in list(zip(found.line.seats, found.line.cards, strict=True))


def test_the_same_trump_costs_nothing_when_he_is_judged_to_have_known_of_it() -> None:
    found = claimed(FORGOTTEN, 4, "all mine", aware=True)

    assert (4, True) == (found.worst, found.automatic)


def test_the_same_trump_costs_nothing_when_he_said_that_he_would_draw_it() -> None:
    found = claimed(FORGOTTEN, 4, "drawing the trump, then the rest are mine")

    assert (4, True) == (found.worst, found.automatic)


def test_trumps_that_he_can_only_know_to_be_out_are_drawn() -> None:
    hands = "J32.5432.543.32 987.T98.T98.T98 AKQT6.AK.AK.AKQ 4.QJ76.QJ76.J76"

    found = claimed(position(hands, "S", "S"), 12, "all mine", aware=True)

    assert (12, True) == (found.worst, found.automatic)


# The order within a suit

JACK_FORGOTTEN = position(".42..3 .J..K9 .AK5.. ..A.QJ", "N", "S")


def test_a_card_below_a_gap_may_be_led_first_until_the_director_strikes_it_out() -> None:
    found = claimed(JACK_FORGOTTEN, 3, "three hearts")

    assert (0, 3) == (found.worst, found.best)
    assert ((Judgement.NORMAL, "70E2"),) == found.judgements
    assert cards("H5") == found.line.to_strike


def test_from_the_top_the_forgotten_jack_drops() -> None:
    found = claimed(JACK_FORGOTTEN, 3, "three hearts", not_normal=(cards("H5"),))

    assert (3, True) == (found.worst, found.automatic)


@pytest.mark.parametrize("strain", ["N", "H"])
def test_small_cards_thought_good_may_be_led_from_the_bottom_unless_the_authority_orders_them(
    strain: str,
) -> None:
    where = position("432... 8.6.5. .754.. 765...", strain, "S")

    careless = claimed(where, 3, "hearts are good", aware=False)
    ordered = claimed(where, 3, "hearts are good", aware=False, order=SuitOrder.TOP_DOWN)

    assert (0 if strain == "N" else 2) == careless.worst
    assert (3, True) == (ordered.worst, ordered.automatic)


# Finesses

ONSIDE = position("AQ... 76... 43... K2...", "N", "S")
OFFSIDE = position("AQ... K6... 43... 72...", "N", "S")


@pytest.mark.parametrize("where", [ONSIDE, OFFSIDE])
def test_nobody_is_given_a_finesse_that_he_did_not_state_even_one_that_wins(where: Position) -> None:
    found = claimed(where, 2, "rest are mine")

    assert (1, 1, True) == (found.worst, found.best, found.automatic)


def test_a_finesse_that_is_proven_is_taken() -> None:
    where = position("AQ... .76.. 43... K2...", "N", "S")

    found = claimed(where, 2, "rest are mine", shown=((Seat.E, Suit.SPADES),))

    assert (2, True) == (found.worst, found.automatic)


@pytest.mark.parametrize(("where", "tricks"), [(ONSIDE, 2), (OFFSIDE, 1)])
def test_a_finesse_that_was_stated_is_taken_and_wins_or_loses(where: Position, tricks: int) -> None:
    found = claimed(where, 2, "finessing the queen")

    assert (tricks, True) == (found.worst, found.automatic)


# Low trumps

LOW_TRUMPS = position("4..432.3 T.4.7.76 J32..A.A ..KQ8.98", "S", "W")


def test_a_low_trump_may_be_led_by_one_who_forgot_the_ten() -> None:
    found = claimed(LOW_TRUMPS, 5)

    assert (4, 1) == (found.worst, found.to_trump)
    assert ((Judgement.UNAWARE, "70C2"),) == found.judgements


def test_trumps_from_the_top_lose_nothing_to_the_ten() -> None:
    found = claimed(LOW_TRUMPS, 5, order=SuitOrder.TOP_DOWN_TRUMPS)

    assert (5, True) == (found.worst, found.automatic)


# Drawing trumps


def test_as_many_rounds_are_drawn_as_it_takes() -> None:
    found = claimed(
        position(".2..543 J32.3.. AKQ.A.. .K..KQJ", "S", "S"), 4, "drawing trumps, then the heart"
    )

    assert (4, True) == (found.worst, found.automatic)


def test_a_statement_draws_no_trump_that_cannot_be_drawn() -> None:
    where = position(".2..5432 J432..3. AKQ.A.A. .K5..KQJ", "S", "S")

    found = claimed(where, 5, "drawing trumps, then the hearts")

    assert (4, True) == (found.worst, found.automatic)


# A defender claims

DEFENCE = position("2.Q.. .K..Q 3...J A...2", "N", "W")


def test_a_defender_is_not_given_what_needs_the_right_card_from_his_partner() -> None:
    found = claimed(DEFENCE, 2, "SA and partner wins the last", by="W", defends=True)

    assert (1, 2) == (found.worst, found.best)
    assert ((Judgement.NORMAL, "70D2"),) == found.judgements


def test_a_defender_is_given_it_once_the_wrong_card_is_struck_out() -> None:
    first = claimed(DEFENCE, 2, "SA", by="W", defends=True)

    found = claimed(DEFENCE, 2, "SA", by="W", defends=True, not_normal=(first.line.to_strike,))

    assert (2, True) == (found.worst, found.automatic)


# What cannot be done, and what was said of the trump


def test_a_planned_revoke_is_left_out_and_the_rest_of_the_statement_kept() -> None:
    where = position(".32.2. .54..4 6.A.3. .K.A.3", "S", "S")

    found = claimed(where, 3, "ace of hearts, ruffing a diamond, then the spade")

    assert (2, True) == (found.worst, found.automatic)
    assert cards("HA") == found.line.cards[:1]


def test_a_trump_that_was_mentioned_is_no_forgotten_one() -> None:
    found = claimed(
        position("...5432 J.32..7 T.A..AK .K.A.T9", "S", "S"), 3, "I have the rest except the trump"
    )

    assert (2, 3, 0) == (found.worst, found.best, found.to_trump)
    assert ((Judgement.NORMAL, "70D1"),) == found.judgements


# What was stated, and what was not


def test_equal_cards_come_in_any_order_and_a_card_outside_the_statement_comes_last() -> None:
    found = claimed(position("432.32.. ..A3.T98 ..2.AKQJ 65.54..7", "N", "S"), 4, "four clubs")

    assert (4, 4, True) == (found.worst, found.best, found.automatic)


def test_the_only_entry_may_be_used_too_early() -> None:
    where = position("32.4..AK 76.6..87 A...QJT9 54.3.64.", "N", "S")

    found = claimed(where, 5, "all clubs")

    assert (2, 5) == (found.worst, found.best)
    assert ((Judgement.NORMAL, "70D1"),) == found.judgements


# Concessions (Law 71)


def test_a_trick_that_no_normal_play_loses_is_not_conceded() -> None:
    found = claimed(position("2... 3... J... T...", "S", "S"), 0, conceded=True)

    assert (1, True) == (found.worst, found.automatic)


def test_a_concession_stands_while_a_normal_line_loses_the_trick() -> None:
    found = claimed(position("..2.32 Q.2.3. AJ...A ..4.54", "S", "S"), 2, conceded=True)

    assert (2, 3) == (found.worst, found.best)
    assert ((Judgement.NORMAL, "71B"),) == found.judgements


def test_a_concession_is_cancelled_once_the_only_line_that_loses_is_not_normal() -> None:
    where = position("..2.3 Q.2.. AJ... ..3.5", "S", "S")
    found = claimed(where, 1, conceded=True)

    again = claimed(where, 1, conceded=True, not_normal=(found.line.to_strike,))

    assert (1, cards("SJ")) == (found.worst, found.line.to_strike)
    assert (2, True) == (again.worst, again.automatic)


# What is thrown, and what takes too long


def test_a_suit_is_thrown_when_he_said_so_whatever_the_rank() -> None:
    found = claimed(
        position("..32.3 ..54.5 AK..A. QJ..Q.", "N", "S"), 3, "throwing the diamond on the spades", by="S"
    )

    assert (3, True) == (found.worst, found.automatic)


def test_what_would_take_too_long_with_winners_first_is_left_open_and_the_rest_told() -> None:
    where = position("32.4..AK 76.6..87 A...QJT9 54.3.64.", "N", "S")
    claim = Claim(position=where, claimer=Seat.S, tricks=5)
    whole = adjudicate(claim)
    needed = next(number for number in range(1, 1000) if _enough(claim, number))

    found = adjudicate(claim, needed)

    assert found.winners_first is None
    assert (whole.worst, whole.best, whole.line) == (found.worst, found.best, found.line)


def _enough(claim: Claim, positions: int) -> bool:
    try:
        return bool(adjudicate(claim, positions))
    except TooManyLines:
        return False
