"""Every kind of irregular play, and all that can become of it, has words."""

from lawbook.table import PlayFate, PlayFault
from lawbook.text.playing import PLAY_FATES, PLAY_FAULTS


def test_every_fault_and_fate_has_words() -> None:
    assert {fault.value for fault in PlayFault} == set(PLAY_FAULTS)
    assert {fate.value for fate in PlayFate} == set(PLAY_FATES)
