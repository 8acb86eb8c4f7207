"""Carried: for each kind of provision whether a ruling does it to the record, or why not.

What is done to the record is in `enacting` and `enacting_calls`; everything else has its row here.
"""

from collections.abc import Mapping
from enum import Enum

__all__ = ["NOT_CARRIED_OUT", "Why"]


class Why(Enum):
    """Why a provision is not done to the record by the ruling itself."""

    FOLDED = "the record shows it by itself: the fold of the calls and cards comes to the same"
    BINDS_NOBODY = "it lays nothing on anybody that a call or card could show"
    STILL_TO_COME = "a choice, a judgement or another Law is still to come, and lays it down"
    INFORMATION = "it binds the use of information, which the ruling keeps in its own list"
    CARDS = "the Director moves the cards by hand; what the hands hold from then on is told in the story"
    SCORE = "it is about the score; the award and the event carry it"
    OUTSIDE = "it is done away from the table, by the Director or those above him"


_ROWS: Mapping[Why, str] = {
    Why.FOLDED: """
        actual_bid auction_over auction_period_over becomes_dummy belongs_all_along call_stands calls_stand
        cancel_call cancel_from claim claim_void complement concession concession_cancelled
        concession_stands contract_reached correct_trick first_call_stands first_call_withdrawn leave_faced may_call
        no_claim no_penalty_card no_revoke pass_substituted penalty_card_remains pick_up_card play_ceases
        play_continues play_on play_period_begins played_later replacement_stands rest_as_claimed revoke
        revoke_established revoke_open round_goes_on spread_hand stop_board trick_stands trick_won_by turn_to
        turn_to_play
    """,
    Why.BINDS_NOBODY: """
        both_innocent clarification_period earlier_duty_remains explain_options facts_not_established
        face_until further_rectification no_call_yet no_duty_to_raise no_further_rectification no_penalty
        comparable_call disputed not_responsible silent nothing_irregular permitted prohibited remind required
        responsible right_forfeited rights_kept loses_dummy_rights round_over time_limit too_late waive
        rectified_too
    """,
    Why.STILL_TO_COME: """
        continues_in counted_after_play deemed_later may_adjust may_restrict_lead may_restrict_penalty_lead
        play_suspended deemed_order doubt_against line_accepted line_refused no_adjustment
    """,
    Why.INFORMATION: "authorized unauthorized unrestricted",
    Why.CARDS: """
        correct_hands new_deal place_among_played rebuild_deal remove_card search_for_card
        auction_begins_again substitute_board
    """,
    Why.SCORE: """
        adjust assign_outcome average_scores award award_own_average better_of both_members cancel_result
        compare_by keeps_score lower_score no_score no_transfer score_apart score_made score_stands
        score_undertricks scored_as_held scored_without split_groups transfer_tricks tie_broken trick_awarded usual_amount
        settlement_stands
    """,
    Why.OUTSIDE: """
        appeal_heard appeal_not_heard correct_record decision_final disciplinary_points disqualify enforce
        markings_apply move_player not_disqualified penalize postpone_board record_finding record_stands
        regulating_authority regulation_void rule_for suspend
    """,
}

NOT_CARRIED_OUT: Mapping[str, Why] = {kind: why for why, kinds in _ROWS.items() for kind in kinds.split()}
"""The kinds that a ruling does not do to the record, each with the reason."""
