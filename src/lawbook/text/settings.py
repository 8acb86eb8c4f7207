"""Settings: what a Regulating Authority has chosen, and its choices that are words, as people say them."""

from collections.abc import Mapping

from lawbook.law.authority import Setting
from lawbook.text.catalogue import translate
from lawbook.text.figures import written

__all__ = ["NAMES", "VALUES", "setting_name", "setting_value"]

NAMES: Mapping[str, str] = {
    "average_plus_percent": "average plus, in per cent",
    "average_percent": "average, in per cent",
    "average_minus_percent": "average minus, in per cent",
    "average_plus_imps": "average plus, in IMPs",
    "average_minus_imps": "average minus, in IMPs",
    "reserve_rights": "reserving rights without calling the Director",
    "correction_minutes": "correction period, in minutes",
    "ruling_request_minutes": "time to ask for a ruling, in minutes",
    "appeal_minutes": "time to appeal, in minutes",
    "fouled_method": "scoring of a fouled board",
    "later_plus_percent": "average plus of a further board, in per cent",
    "later_minus_percent": "average minus of a further board, in per cent",
    "later_plus_imps": "average plus of a further board, in IMPs",
    "later_minus_imps": "average minus of a further board, in IMPs",
    "session_unit": "what counts for a contestant's own average",
    "opponents_card": "when the opponents' system card may be read",
    "vary_after_irregularity": "agreements to change methods after an irregularity",
    "psychic_artificial": "psychic artificial calls",
    "openings_under_eight": "openings that may have fewer than eight points",
    "illegal_agreement_score": "score after an understanding that is not allowed",
    "skip_bid_pause": "pause after a skip bid, in seconds",
    "third_hand_pause": "pause of third hand at the first trick",
    "spectator_hands": "hands that a spectator may see",
    "late_correction": "corrections after the correction period",
    "one_table_boards": "boards of a match played at one table only",
    "small_groups": "fouled boards with two or three results in a form",
    "lone_result": "fouled boards with one result in a form",
    "late_arrival_victory_points": "penalty for arriving late, in victory points",
    "slow_play_percent_of_top": "penalty for slow play, in per cent of a top",
    "wrong_pocket_percent_of_top": "penalty for a card in a wrong pocket, in per cent of a top",
    "disciplinary_percent_of_top": "disciplinary penalty, in per cent of a top",
    "disciplinary_imps": "disciplinary penalty, in IMPs",
    "appeal_sanction": "sanction for an appeal without merit",
    "lead_restriction": "restriction of the lead",
    "own_system_card": "looking at one's own system card",
    "opening_lead": "opening lead",
    "defenders_ask_each_other": "defenders asking each other about a revoke",
    "unstated_suit_order": "order of a suit that a claimer did not state",
    "poll_considered_percent": "share of a poll that has to consider a call, in per cent",
    "poll_chosen_least": "number in a poll that has to choose a call",
    "assigned_score_2007": "assigned scores where several results were possible (2007)",
    "weighting_step_percent": "steps of a weighted score, in per cent",
    "standard_penalty_imps": "standard penalty, in IMPs",
    "standard_penalty_percent_of_top": "standard penalty, in per cent of a top",
    "standard_penalty_victory_points": "standard penalty, in victory points",
    "lead_after_opponents_change": "lead restrictions after a call changed under 21B2",
    "lead_after_repeated_pass": "lead restrictions after a repeated pass",
    "lead_after_first_call_stands": "lead restrictions where the first call stands",
    "dummys_card": "damage by a revoke with dummy's miscounted hand",
    "card_never_held": "revoke with a card that was never in the hand",
    "bid_shows_more": "27B1(a) where the new bid shows more",
    "objectors_card": "card shown by a defender who objects",
    "damage_and_tricks": "what the damage of a revoke is measured against",
    "comparable_points": "comparable calls: points beyond the range that are let pass",
    "comparable_points_unspecific": "comparable calls: the same where the withdrawn call names no suit",
    "comparable_cards": "comparable calls: cards that a suit of six or more may be shorter",
    "comparable_overlap_percent": "comparable calls: hands of the replacement in the withdrawn call's own range, in per cent at least",
    "comparable_inside_percent": "comparable calls: hands inside from which the few outside are let pass, in per cent",
    "comparable_doubtful_percent": "comparable calls: hands inside from which the Director is asked, in per cent",
}
"""What each setting is called."""

VALUES: Mapping[str, str] = {
    "allowed": "allowed",
    "forbidden": "not allowed",
    "announced_by_director": "as the Director announces it",
    "as_the_first": "as on the first",
    "not_laid_down": "not laid down",
    "director_must_be_called": "the Director has to be called",
    "weighted": "weighted",
    "likely_or_probable": "what was likely for one side, at all probable for the other",
    "neuberg": "by Neuberg's formula",
    "session": "the session",
    "match": "the match",
    "stage": "the stage",
    "event": "the event",
    "own_turn": "at his own turn",
    "also_rho_turn": "also at the turn of the player on his right",
    "barred": "barred",
    "by_law_12": "by Law 12",
    "60_40_unless_better": "60 % and 40 %, unless the innocent side did better",
    "no_meaning": "carries no meaning",
    "no_meaning_if_reasonable": "carries no meaning if it is reasonable",
    "one": "one",
    "several": "more than one",
    "case_by_case": "if the organizer approves of it",
    "officials_errors": "only errors of officials or their equipment",
    "no": "none at all",
    "by_86b2": "by 86B2",
    "victory_points_40_60": "40 % of the victory points for each side, 60 % where the Director seated them",
    "by_method": "by the method of the board",
    "fixed_shares": "65 % and 55 % for two, 70 %, 60 % and 50 % for three",
    "by_fault": "by fault",
    "average_plus": "average plus for both sides",
    "deposit": "the deposit",
    "standard_penalty_and_deposit": "the standard penalty and the deposit",
    "forbid": "may be forbidden",
    "face_down": "face down",
    "face_up": "face up",
    "forbid_or_require": "may be forbidden or required",
    "by_regulation": "by a regulation of its own",
    "top_down": "each suit from the top down",
    "top_down_trumps": "trumps from the top down",
    "none": "none",
    "law_26": "Law 26 applies",
    "no_law_26": "Law 26 does not apply",
    "law_64c": "made good by 64C",
    "no_law_64c": "not looked at by Law 64",
    "revoke": "it can be a revoke",
    "no_revoke": "it is no revoke",
    "denomination": "the denomination suffices",
    "nothing_more": "it may show nothing more",
    "no_penalty_card": "no penalty card",
    "penalty_card": "a penalty card",
    "after_tricks": "the score after the tricks of 64A",
    "at_table": "the score made at the table",
}
"""The values that are words."""


def setting_name(setting: Setting, language: str) -> str:
    """What a setting is called."""
    return translate("setting", NAMES[setting.name], language)


def setting_value(setting: Setting, language: str) -> str:
    """What it is set to."""
    plain = str(setting.value)
    return translate("setting", VALUES[plain], language) if plain in VALUES else written(plain, language)
