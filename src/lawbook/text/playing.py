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
    known = table.playing.fates[matter][0].value if table.playing else "open"
    return translate("play_fate", PLAY_FATES[known], language)
