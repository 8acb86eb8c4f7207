"""Positions in the middle of the play, as case files tell them."""

from collections.abc import Sequence

from lawbook.casefile import CaseFile, loads

DEALT = 'deal: "N:AKQ2.432.432.432 JT98.765.765.765 765.AKQ.AKQ.AKQJ 43.JT98.JT98.T98"'
PLAYED = 'contract: 4S by S\nplayed: "HJ H2 H5 HA, S5 S4 SA S8"'
LEFT = """
contract: 3NTx by S
tricks: {NS: 3, EW: 2}
leader: W
deal: "N:AKQ2.432.4. JT98.765.7. 765.AKQ.AK. 43.JT98.JT."
"""
SHORT = LEFT.replace("43.JT98.JT.", "43.JT98.J.")
FOUR_LEFT = 'contract: 3NT by S\ntricks: 9\nleader: S\ndeal: "N:32.32.. -  65.A5.. 87.87.."'


def case(*lines: str, story: Sequence[str] = ()) -> CaseFile:
    (read,) = loads("\n".join((*lines, f"story: [{', '.join(story)}]")))
    return read
