"""Playing: what is irregular in a play, and what became of it, in words."""

from collections.abc import Mapping

from lawbook.table import PlayMatter, Table
from lawbook.text.catalogue import translate

__all__ = ["PLAY_FATES", "PLAY_FAULTS", "play_fate", "play_fault"]

PLAY_FAULTS: Mapping[str, str] = {
    "before_play": "led or played while the auction was on",
    "face_down": "an opening lead out of turn, not faced yet",
    "lead_out_of_turn": "led out of turn",
    "premature_lead": "led before partner had played to the trick",
    "out_of_turn": "played out of turn",
    "revoke": "revoke",
    "extra": "a second card to the same trick",
    "omitted": "no card to the trick",
    "again": "a card that had been played before",
    "disobeyed": "a card that a restriction did not allow",
    "penalty_not_played": "another card than the penalty card",
    "before_choice": "led before declarer had chosen",
    "exposed": "shown or named, not played",
    "designation": "a card of dummy's called for incompletely",
    "not_named": "moved, though declarer did not name it",
    "changed": "put in the place of a card that was played",
    "claim": "a claim or concession that is doubted",
    "penalty_lead": "declarer is to choose about a lead",
    "not_held": "a card that is not in the known hand",
}
PLAY_FATES: Mapping[str, str] = {
    "open": "nothing done yet",
    "accepted": "accepted",
    "refused": "not accepted",
    "overtaken": "the proper player led first",
    "corrected": "put right",
    "established": "established",
}


def play_fault(matter: PlayMatter, language: str) -> str:
    """What is wrong with a play."""
    return translate("play_fault", PLAY_FAULTS[matter.fault.value], language)


def play_fate(table: Table, matter: PlayMatter, language: str) -> str:
    """What became of an irregular play."""
    fate = table.about_play(matter).play_fate
    return translate("play_fate", PLAY_FATES["open" if fate is None else fate.value], language)
