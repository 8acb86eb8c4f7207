"""A line may only name an earlier call, card or claim that the record shows; what happens is never refused."""

import pytest

from lawbook.casefile import CaseFile, loads
from lawbook.desk import rule
from lawbook.errors import CaseError
from lawbook.table import Table, parse_story

AUCTION = ("N 1C", "E 1H", "S P", "W P", "N P")
PLAY = ("N 1NT", "E P", "S P", "W P", "E HK")

REFUSED = {
    "nobody changes a call before his first": (
        ("N 1C", "W replaces P with 1H"),
        "story line 2: West has made no call, and so has none to change or take back (25A, 25B); tell his call first",
    ),
    "another call than he made": (
        ("N 1C", "E 1H", "E replaces 2H with 1S"),
        "story line 3: East can change or take back only the last call that he made (25A, 25B), and that is 1H, not 2H; name 1H",
    ),
    "a call of an earlier round": (
        (*AUCTION, "N replaces 1C with 1D"),
        "story line 6: North can change or take back only the last call",
    ),
    "the second call is the last one": (
        ("N 1C", "N replaces 1C with 1D", "E P", "N replaces 1C with 1H"),
        "story line 4: North can change or take back only the last call that he made (25A, 25B), and that is 1D",
    ),
    "taken back": (("N 1C", "E withdraws 1H"), "story line 2: East has made no call"),
    "let stand": (("N 1C", "E 1H stands"), "story line 2: East has made no call"),
    "cancelled": (("N 1C", "N 1D is cancelled"), "story line 2: North can change or take back only the last"),
    "explained": (
        ("N 1C", 'S explains N1D "strong"'),
        "story line 2: North has not called 1D, so that nobody can explain it (20F1)",
    ),
    "corrected": (("N 1C", 'N corrects S2C "strong"'), "story line 2: South has not called 2C"),
    "asked about": (("N 1C", "E asks 1D"), "story line 2: East asks about 1D, which nobody has called"),
    "a card that he has not played": (
        (*PLAY, "S H2", "E replaces HA with HQ"),
        "story line 7: East has not played ♥A, so that he cannot take it back (47)",
    ),
    "a card taken back": ((*PLAY, "S withdraws H2"), "story line 6: South has not played ♥2"),
    "no claim": ((*PLAY, "S objects"), "story line 6: South has no claim or concession to answer (68A, 68B)"),
    "no concession": ((*PLAY, "S agrees"), "story line 6: South has no claim or concession to answer"),
}  # fmt: skip


@pytest.mark.parametrize(("story", "error"), REFUSED.values(), ids=REFUSED)
def test_what_is_named_must_be_there(story: tuple[str, ...], error: str) -> None:
    with pytest.raises(CaseError) as raised:
        Table(story=list(parse_story(story)))

    assert str(raised.value).startswith(error)


ACCEPTED = {
    "a call that was not let stand": ("N 1S", "E 1H", "director", "S refuses", "E replaces 1H with 2H"),
    "a call out of turn": ("N 1C", "W 1H", "W replaces 1H with 1S"),
    "the second of two": ("N 1C", "N replaces 1C with 1D", "E P", "N replaces 1D with 1H"),
    "a call that stands, after another that did not": (
        "N 1S", "N replaces 1S with 1NT", "E refuses", "N replaces 1S with 2C",
    ),
    "an explanation where no call is told": ('N explains S2D "transfer to hearts"',),
    "a card put in the place of another": (*PLAY, "E replaces HK with HQ", "E replaces HQ with HJ"),
    "a lead that lies face down": (*PLAY[:4], "E leads HK face down", "E withdraws HK"),
    "a card of dummy's that declarer named": (
        *PLAY, "N calls H5 from S", "S replaces H5 with H6 unintended",
    ),
}  # fmt: skip


@pytest.mark.parametrize("story", ACCEPTED.values(), ids=ACCEPTED)
def test_what_is_there_can_be_named(story: tuple[str, ...]) -> None:
    told = Table(story=list(parse_story(story)))

    assert told.length == len(story)


def test_of_a_position_whose_cards_nobody_knows_any_card_may_come_back() -> None:
    (case,) = loads("{contract: 4S S, tricks: 3, story: [W withdraws HA]}")
    told = case.table

    assert told.length == 1


def test_a_case_says_so_in_one_line() -> None:
    with pytest.raises(CaseError, match=r"^story line 2: West has made no call"):
        rule(CaseFile(story=("N 1C", "W replaces P with 1H", "director")))
