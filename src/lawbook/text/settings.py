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
    "fouled_method": "scoring of a fouled board",
    "multi_board_artificial": "artificial scores of further boards",
    "lead_restriction": "restriction of the lead",
    "own_system_card": "looking at one's own system card",
    "opening_lead": "opening lead",
    "defenders_ask_each_other": "defenders asking each other about a revoke",
    "unstated_suit_order": "order of a suit that a claimer did not state",
    "poll_considered_percent": "share of a poll that has to consider a call, in per cent",
    "poll_chosen_least": "number in a poll that has to choose a call",
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
}
"""What each setting is called."""

VALUES: Mapping[str, str] = {
    "allowed": "allowed",
    "forbidden": "not allowed",
    "announced_by_director": "as the Director announces it",
    "as_the_first": "as on the first",
    "forbid": "may be forbidden",
    "face_down": "face down",
    "none": "none",
    "law_26": "Law 26 applies",
    "no_law_26": "Law 26 does not apply",
    "law_64c": "made good by 64C",
    "revoke": "it can be a revoke",
    "denomination": "the denomination suffices",
    "no_penalty_card": "no penalty card",
    "after_tricks": "the score after the tricks of 64A",
}
"""The values that are words."""


def setting_name(setting: Setting, language: str) -> str:
    """What a setting is called."""
    return translate("setting", NAMES[setting.name], language)


def setting_value(setting: Setting, language: str) -> str:
    """What it is set to."""
    plain = str(setting.value)
    return translate("setting", VALUES[plain], language) if plain in VALUES else written(plain, language)
