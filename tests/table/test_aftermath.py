"""What the record shows after an irregular lead or play: open until the Director comes, and fixed from then on."""

import pytest

from lawbook.table import Table
from lawbook.table.seen.aftermath import Followed, Since, accepted, followed, led_face_down_too, reply
from lawbook.table.seen.penalty import Turn, has_another, turn_first
from lawbook.table.seen.premature import Premature, early_card_legal, partner_follows, too_soon
from lawbook.table.seen.sight import IrregularPlay, sight_of
from tests.table.told_play import FIRST, table


def ruled(told: Table) -> IrregularPlay:
    return sight_of(told, told.play_matters[0])


TO_DUMMY = ("S S5", "W S3", "N SA", "E S8")
OUT_OF_TURN = (*FIRST, *TO_DUMMY, "S HK")


@pytest.mark.parametrize(
    ("since", "shown"),
    [
        ((), None),
        (("W H8",), Followed.NEXT_HAND),
        (("E H6",), Followed.RIGHT_HAND),
        (("W accepts",), Followed.ACCEPTED),
        (("E refuses",), Followed.NOTHING),
        (("director",), Followed.NOTHING),
        (("director", "W H8"), Followed.NOTHING),
        (("director", "W accepts"), Followed.NOTHING),
    ],
)
def test_what_came_first_after_a_lead_out_of_turn(since: tuple[str, ...], shown: Followed | None) -> None:
    assert shown is followed(ruled(table(*OUT_OF_TURN, *since)))


def test_the_opponent_whose_lead_it_was_may_make_it() -> None:
    told = table("W HJ", "N H2", "E H5", "S H4", "trick 1 quitted", "S CA", "W DJ", deal=False)

    assert Followed.PROPER_LEAD is followed(ruled(told))


def test_what_is_shown_of_a_lead_out_of_turn_stays_so_whatever_is_played_later() -> None:
    story = (*OUT_OF_TURN, "director", "W refuses", "N S2", "E S9", "S S6", "W S4")
    shown = [followed(ruled(table(*story[:end]))) for end in range(len(OUT_OF_TURN), len(story) + 1)]

    assert [None, *[Followed.NOTHING] * 6] == shown
    assert accepted(ruled(table(*story))) is False


@pytest.mark.parametrize(
    ("since", "shown"),
    [
        ((), None),
        (("director",), Since.NOTHING),
        (("S DA",), Since.FROM_HAND),
        (("N D2",), Since.FROM_DUMMY),
        (("S exposes S7 S6",), Since.SPREAD),
        (("N exposes SA",), Since.DUMMY_SEEN),
        (("N becomes declarer",), Since.NOTHING),
    ],
)
def test_what_declarers_side_did_first_after_an_opening_lead_out_of_turn(
    since: tuple[str, ...], shown: Since | None
) -> None:
    assert shown is reply(ruled(table("E D7", *since)))


def test_whether_partner_led_face_down_too_is_open_until_the_matter_comes_up() -> None:
    assert led_face_down_too(ruled(table("E D7"))) is None
    assert led_face_down_too(ruled(table("E D7", "director"))) is False
    assert led_face_down_too(ruled(table("W leads HJ face down", "E D7", "director"))) is True


@pytest.mark.parametrize(
    ("story", "shown"),
    [
        (("S S5", "E SJ"), Premature.BEFORE_PARTNER),
        (("S S5", "N SA"), Premature.DECLARER),
        ((*TO_DUMMY, "N C2", "E C5", "W C8"), Premature.AT_RHOS_TURN),
    ],
)
def test_who_played_too_soon(story: tuple[str, ...], shown: Premature) -> None:
    assert shown is too_soon(ruled(table(*FIRST, *story)))


def test_whether_a_card_that_came_too_soon_is_legal_hangs_on_the_hand() -> None:
    early = (*FIRST, *TO_DUMMY, "N C2", "E C5", "W HT")

    assert early_card_legal(ruled(table(*early))) is False
    assert early_card_legal(ruled(table(*early, deal=False))) is None
    assert partner_follows(ruled(table(*FIRST, "S S5", "E SJ"))) is True


def test_whose_turn_comes_first_with_a_penalty_card_is_open_until_it_comes() -> None:
    refused = (*FIRST, *TO_DUMMY, "trick 2 quitted", "W C9", "director", "S refuses")

    assert turn_first(ruled(table(*refused))) is Turn.NOT_YET
    assert turn_first(ruled(table(*refused, "N S2", "E S9", "S S6"))) is Turn.OFFENDER
    assert has_another(ruled(table(*refused))) is False
    assert has_another(ruled(table(*FIRST, "W exposes C9 C8", "director"))) is True
