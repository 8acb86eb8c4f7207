"""The claim that a record tells."""

from dataclasses import replace

import pytest

from lawbook.bridge import Card, Seat, Suit
from lawbook.casefile import CaseFile, loads
from lawbook.desk.claims import claim_judged, claim_worth
from lawbook.equity.claims import claim_of
from lawbook.law.provision import SuitOrder

SEVEN_SPADES = """\
deal: "N:J32.5432.543.432 874.T9.JT98.T985 AKQT96.AK.AK.AKQ 5.QJ876.Q762.J76"
contract: 7S by S
story: [W HQ, N H2, E H9, S HA, S SA, W S5, N S2, E S4, S claims 13, W objects]
"""
IN_PROGRESS = """\
deal: "N:AQ... 76... 43... K2..."
contract: 3NT by S
tricks: {NS: 8, EW: 3}
leader: S
story: [S S3, W S2, S claims 10, W objects]
"""


def case(text: str) -> CaseFile:
    return loads(text)[0]


def test_who_has_drawn_one_round_of_four_trumps_can_only_know_that_there_are_more() -> None:
    found = claim_worth(case(SEVEN_SPADES))

    assert found.claim.aware is True
    assert (11, True) == (found.worst, found.automatic)


def test_who_has_drawn_none_may_have_forgotten_them() -> None:
    before = SEVEN_SPADES.replace("S SA, W S5, N S2, E S4, ", "")

    assert claim_of(case(before).table).aware is None


def test_what_the_director_has_judged_goes_before_the_count() -> None:
    judged = replace(case(SEVEN_SPADES), answers={"unaware_of_trump": "yes"})

    assert claim_judged(judged, judged.table).aware is False


def test_a_trump_counts_as_mentioned_when_the_director_says_so() -> None:
    judged = replace(case(SEVEN_SPADES), answers={"trump_mentioned": "yes"})

    assert claim_judged(judged, judged.table).statement.trumps


def test_the_trick_in_progress_is_taken_as_it_lies() -> None:
    found = claim_worth(case(IN_PROGRESS))

    assert (Card.S3, Card.S2) == found.claim.position.trick
    assert (Seat.N, Card.SA) == (found.line.seats[0], found.line.cards[0])
    assert (1, True) == (found.worst, found.automatic)


def test_who_has_shown_out_is_remembered() -> None:
    told = case(SEVEN_SPADES.replace("S claims 13, W objects", "S SK, W C6, N S3, E S7, S claims 13"))

    assert ((Seat.W, Suit.SPADES),) == claim_of(told.table).shown


def test_no_authority_known_here_lays_down_an_order_of_its_own() -> None:
    assert claim_worth(case(IN_PROGRESS)).claim.order is None
    assert claim_of(case(IN_PROGRESS).table, order=SuitOrder.TOP_DOWN).order is SuitOrder.TOP_DOWN


@pytest.mark.parametrize("concedes", [1, 2])
def test_a_concession_leaves_the_rest(concedes: int) -> None:
    told = case(IN_PROGRESS.replace("S claims 10, W objects", f"S concedes {concedes}"))

    assert (2 - concedes, True) == (claim_of(told.table).tricks, claim_of(told.table).conceded)
