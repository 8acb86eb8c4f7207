"""Where the Laws are read in two ways, the authority chooses, the ruling follows, and the Director hears of both."""

import pytest

from lawbook.errors import CaseError
from lawbook.law.authority import authorities, authority
from lawbook.law.provision.questions import READINGS, Dispute, Disputed, Reading
from tests.law.test_elections import electing, ruled

OPPONENTS_CHANGE = {
    "misinformed_by": "no_alert", "misinformeds_partner_called": "no", "auction_period_over": "no",
    "called_misinformed": "yes", "call_influenced": "yes", "changes_call": "change",
    "misinformeds_lho_called": "yes", "lho_changes_call": "change",
}  # fmt: skip
PASS = {"call_artificial": "no", "whose_turn": "rho", "lho_accepts": "refuse"}
SECOND_CALL = {
    "first_call_unintended": "no", "second_call_made": "yes", "first_call_was": "legal", "lho_accepts": "refuse"
}  # fmt: skip
SHORT = {
    "found_when": "during_play", "card_found": "yes", "among_played_cards": "no", "short_hand_defends": "no",
    "failed_to_play_it": "yes",
}  # fmt: skip
BID = {
    "called_in_turn": "yes", "replaced_before_ruling": "no", "lho_accepts": "refuse",
    "insufficient_replaced_by": "bid", "lowest_same_denomination": "yes", "replacement_shows_more": "yes",
    "replacement_similar": "no", "replacement_subset": "no", "replacement_same_purpose": "no",
}  # fmt: skip
CONCEDED = {
    "other_tricks_meant": "yes", "claim_made_how": "abandoned", "claimer_defends": "yes",
    "partner_objected": "yes", "objector_showed_card": "yes",
}  # fmt: skip
CARD_LEFT_OUT = {
    "trick_defect": "left_out", "both_sides_went_on": "yes", "holds_suit_of_that_trick": "yes",
    "miscounted_hand_is_dummys": "yes",
}  # fmt: skip

FOLLOWED = [
    ("21", Dispute.LEAD_AFTER_OPPONENTS_CHANGE, OPPONENTS_CHANGE, Reading.LAW_26, "continues_in 26", "no_restriction"),
    ("30", Dispute.LEAD_AFTER_REPEATED_PASS, PASS, Reading.LAW_26, "continues_in 26", ""),
    ("25", Dispute.LEAD_AFTER_FIRST_CALL_STANDS, SECOND_CALL, Reading.LAW_26, "continues_in 26", "no_restriction"),
    ("14", Dispute.CARD_NEVER_HELD, SHORT, Reading.REVOKE, "continues_in 64", "no_revoke"),
    (
        "14", Dispute.DUMMYS_CARD, {**SHORT, "miscounted_hand_is_dummys": "yes"},
        Reading.LAW_64C, "continues_in 64", "no_transfer",
    ),
    ("67", Dispute.DUMMYS_CARD, CARD_LEFT_OUT, Reading.LAW_64C, "continues_in 64", "no_transfer"),
    ("27", Dispute.BID_SHOWS_MORE, BID, Reading.DENOMINATION, "no_further_rectification", "must_pass"),
    ("68", Dispute.OBJECTORS_CARD, CONCEDED, Reading.PENALTY_CARD, "continues_in 49", ""),
]  # fmt: skip


@pytest.mark.parametrize(("law", "what", "answers", "reading", "follows", "otherwise"), FOLLOWED)
def test_the_ruling_follows_the_reading_of_the_authority(
    law: str, what: Dispute, answers: dict[str, str], reading: Reading, follows: str, otherwise: str
) -> None:
    other = next(one for one, _ in READINGS[what] if one is not reading)

    kinds, note = told(law, what, answers, reading)
    others, other_note = told(law, what, answers, other)

    assert follows in kinds - others
    assert otherwise in ({*others} - kinds) | {""}
    assert (note.follows, note.against) == (other_note.against, other_note.follows) == (reading, other)


def told(law: str, what: Dispute, answers: dict[str, str], reading: Reading) -> tuple[set[str], Disputed]:
    """The kinds of a ruling under a reading, with the Law that takes over, and what the Director is told."""
    provisions = ruled(law, electing(what.value, reading.value), **answers).provisions
    (note,) = (p for p in provisions if isinstance(p, Disputed))
    return {" ".join([p.kind, *filter(None, [getattr(p, "law", "")])]) for p in provisions}, note


@pytest.mark.parametrize("what", Dispute)
@pytest.mark.parametrize("body", authorities())
def test_every_authority_follows_one_of_the_two_readings(body: str, what: Dispute) -> None:
    assert authority(body).setting(what.value).value in {reading.value for reading, _ in READINGS[what]}


@pytest.mark.parametrize("what", Dispute)
def test_what_is_followed_by_default_is_the_first_reading(what: Dispute) -> None:
    (reading, _), _ = READINGS[what]

    assert authority("WBF").setting(what.value).value == reading.value


def test_a_setting_that_is_no_reading_is_refused() -> None:
    with pytest.raises(
        CaseError, match=r"card_never_held.*'perhaps' is no reading of it; write revoke, no_revoke"
    ):
        ruled("14", electing("card_never_held", "perhaps"), **SHORT)
