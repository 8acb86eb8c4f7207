"""Two calls out of rotation that are ruled on as if nobody had called out of turn.

When the right-hand opponent has to pass anyway, calling at his turn is calling in rotation. When the
opponent whose turn it was calls before anything is ruled, his call counts, the other is as if it had never
been made, and only what it told is looked after. At the turn of the offender's partner that is the opponent after him.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import choose, yes_no
from lawbook.law.laws.law_26 import open_to_opponents
from lawbook.law.laws.law_29 import OWNERS, TURN_TAKEN, WHOSE_TURN, Turn
from lawbook.law.offence import PROPER_PLAYER, WHAT_HE_CALLED
from lawbook.law.provision import (
    CallStands,
    CancelCall,
    ContinuesIn,
    NoRestriction,
    RightForfeited,
    Unauthorized,
    What,
)
from lawbook.law.role import Role
from lawbook.table.seen.call import rho_must_pass
from lawbook.table.seen.sight import of_call


class Meant(Label):
    """What a player meant who was to call himself when the opponent on his right called in his place."""

    OWN = "own", "He made his own call, as if nobody had called before him"
    OVER = "over", "He accepted the call out of rotation and called over it"


RHO_BOUND = yes_no(
    "rho_must_pass",
    "Do the Laws require the offender's right-hand opponent to pass at this turn?",
    seen=of_call(rho_must_pass),
)
MEANT = choose(
    "lho_meant",
    "It was the turn of the offender's left-hand opponent, and he has called: what did he mean?",
    Meant,
    by=Role.LHO,
)


@law("28", edition=2017, title="Calls considered to be in rotation")
def in_rotation_after_all(case: Case) -> Provisions:
    whose, offender, call = case[WHOSE_TURN], Role.OFFENDER, case.known(WHAT_HE_CALLED)
    if case[TURN_TAKEN]:
        if whose is Turn.LHO and case[MEANT] is Meant.OVER:
            yield forfeited("29A")
            yield CallStands(seat=offender, call=call, cite="29A")
        else:
            yield from never_made(case, whose)
    elif whose is Turn.RHO and case[RHO_BOUND]:
        yield CallStands(seat=offender, call=call, cite="28A")
    else:
        yield ContinuesIn(law="29", given=((TURN_TAKEN.key, "no"),), cite="29A")


def never_made(case: Case, whose: Turn) -> Provisions:
    """The proper player's call counts and the other does not; the offenders may not use what it told."""
    yield forfeited("28B")
    yield CancelCall(seat=Role.OFFENDER, call=case.known(WHAT_HE_CALLED), cite="28B")
    proper = Role.RHO if whose is Turn.PARTNER else case.known(PROPER_PLAYER, OWNERS[whose])
    yield CallStands(seat=proper, cite="28B")
    yield open_to_opponents()
    yield Unauthorized(what=What.WITHDRAWN_CALLS, to=Role.OFFENDING_SIDE, cite="28B", see=("16C2",))
    yield NoRestriction(to=Role.OFFENDING_SIDE, cite="28B")


def forfeited(cite: str) -> RightForfeited:
    return RightForfeited(to=Role.NON_OFFENDING_SIDE, cite=cite)
