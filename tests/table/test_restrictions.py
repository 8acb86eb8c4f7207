"""A restriction waits until the offender's partner first has to lead, and ends when he has lost that lead."""

from lawbook.bridge import Board, Card, Seat
from lawbook.table import Table, parse_story
from lawbook.table.play.force import Force, Penalty

AUCTION = ["N P", "E P", "S 1NT", "W P", "N P", "E P"]


def table(*more: str) -> Table:
    return Table(Board(dealer=Seat.N), story=list(parse_story([*AUCTION, *more])))


def test_it_bites_at_the_opening_lead_if_that_is_his() -> None:
    assert (table().phase, table().restriction_on(Seat.W)) == ("clarification", "now")
    assert table().restriction_on(Seat.E) == "waiting"


def test_it_bites_at_a_later_trick_and_lasts_while_he_keeps_the_lead() -> None:
    first = ["W H2", "N H3", "E HA", "S H4"]
    second = ["E SA", "S S2", "W S3", "N S4"]
    third = ["E S5", "S SK", "W S6", "N S7"]

    assert table(*first[:2]).restriction_on(Seat.E) == "waiting"
    assert (table(*first).phase, table(*first).restriction_on(Seat.E)) == ("play", "now")
    assert table(*first, *second).restriction_on(Seat.E) == "now"
    assert table(*first, *second, *third).restriction_on(Seat.E) == "over"


def test_it_is_over_with_the_play() -> None:
    told = table("W H2", "S claims 13", "W agrees", "E agrees")

    assert (told.phase, told.restriction_on(Seat.E)) == ("over", "over")


def test_a_second_penalty_card_makes_both_of_that_defender_major_and_leaves_his_partners_as_it_is() -> None:
    one_each = (
        Force()
        .with_penalty(Seat.E, Card.H3, None, major=False)
        .with_penalty(Seat.W, Card.D4, None, major=False)
    )

    assert [False, False] == [penalty.major for penalty in one_each.penalties]
    assert (
        Penalty(Seat.E, Card.H3, major=True),
        Penalty(Seat.W, Card.D4, major=False),
        Penalty(Seat.E, Card.C5, major=True),
    ) == one_each.with_penalty(Seat.E, Card.C5, None, major=False).penalties
