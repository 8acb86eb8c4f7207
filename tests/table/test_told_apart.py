"""Two stories that differ in one thing, and what the record shows of each."""

import pytest

from lawbook.bridge import Board, Card, Seat
from lawbook.table import Table, parse_story
from lawbook.table.auction.matter import Fault
from lawbook.table.record.events import Event, Exposed, FacedHand
from lawbook.table.seen.price import tricks_allocated
from lawbook.table.seen.revoke import others_revoked
from lawbook.table.seen.sight import sight_of
from tests.table.told_play import DEAL, FIRST, THREE_NOTRUMP, found, table


def auction(*story: str, deal: bool) -> Table:
    return Table(Board(dealer=Seat.S, deal=DEAL if deal else None), story=list(parse_story(story)))


def last(told: Table) -> Event:
    return told.events[-1]


def test_a_hand_faced_in_the_auction_is_its_cards_where_the_deal_is_told() -> None:
    assert last(auction("S 1NT", "W faces his hand", deal=True)) == Exposed(
        Seat.W, tuple(sorted(DEAL[Seat.W] or (), reverse=True))
    )
    assert last(auction("S 1NT", "W faces his hand", deal=False)) == FacedHand(Seat.W)


def test_a_hand_faced_needs_no_deal_before_the_lead_nor_after_it() -> None:
    """Which cards it shows is asked where a ruling turns on them."""
    assert last(auction(*THREE_NOTRUMP, "E faces his hand", deal=False)) == FacedHand(Seat.E)
    assert last(auction(*THREE_NOTRUMP, *FIRST, "E faces his hand", deal=False)) == FacedHand(Seat.E)


def test_a_card_with_a_face_down_lead_is_shown_by_its_player_and_a_play_by_another() -> None:
    his, others = (
        table("W leads HJ face down", "W H4 together"),
        table("E leads H5 face down", "W HJ together"),
    )

    assert (last(his), found(his)) == (Exposed(Seat.W, (Card.H4,), "accidentally"), [])
    assert found(others) == ["together W HJ 1 open"]


TURN_LOST = ("S 1S", "W P", "E P", "S P")


@pytest.mark.parametrize(
    ("since", "changed"),
    [(("W P",), False), (("director", "W P"), True), (("W 2H",), True)],
)
def test_a_pass_over_a_turn_that_was_lost_is_cancelled_until_somebody_notices(
    since: tuple[str, ...], *, changed: bool
) -> None:
    """After three passes, one of them out of rotation, the auction goes back to the player who lost his turn (17D3)."""
    told = auction(*TURN_LOST, *since, deal=False)

    assert Fault.TURN_LOST in {matter.fault for matter in told.bidding.fates}
    assert changed == (Fault.CHANGED in {matter.fault for matter in told.bidding.fates})
    assert told.bidding.turn is Seat.N


REVOKE = ("W HJ", "N H2", "E C5", "S HA")


@pytest.mark.parametrize(
    ("since", "shown"),
    [
        ((), None),
        (("S S5", "W S3", "N SA", "E S8"), None),
        (("S S5", "W S3", "N D2", "E S8"), True),
        (("S claims 12", "director"), False),
    ],
)
def test_whether_the_other_side_has_revoked_is_open_until_play_has_ended(
    since: tuple[str, ...],
    shown: bool | None,  # noqa: FBT001
) -> None:
    told = table(*REVOKE, *since)
    [revoke, *_] = [matter for matter in told.play_matters if matter.seat is Seat.E]

    assert others_revoked(sight_of(told, revoke)) is shown


def test_a_revoke_that_is_the_only_one_of_its_side_has_no_share_of_what_is_paid() -> None:
    told = table(*REVOKE, "S HK", "W HT", "N H3", "E H6", "S claims 11 of the rest", "W agrees", "E agrees")
    [revoke] = [matter for matter in told.play_matters if matter.seat is Seat.E]

    assert tricks_allocated(sight_of(told, revoke)) is None
