"""A player who has to pass bids, doubles or redoubles.

If the next player called over it, it stands; the Director may never offer him that. If he did not, a pass
takes its place, and both partners pass to the end of the auction. Out of rotation as well, it is cancelled
and the player whose turn it was calls; the pass comes at the offender's own turn.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, proviso, yes_no
from lawbook.law.laws.law_36 import LHO_CALLED, cancelled_calls
from lawbook.law.obligation import looked_at_later, partner_passes
from lawbook.law.offence import WHAT_HE_CALLED
from lawbook.law.provision import (
    CallStands,
    CancelCall,
    ContinuesIn,
    MustPass,
    NoRestriction,
    PassSubstituted,
    TurnTo,
    Until,
    What,
)
from lawbook.law.restriction import lead_restricted
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table import TurnOf
from lawbook.table.in_force import Until as Duty
from lawbook.table.seen.call import against_law_19, bound_to_pass, whose_turn
from lawbook.table.seen.sight import IrregularCall, of_call


class Obligation(Label):
    """For how long he had to pass."""

    ONCE = Until.ONCE.value, "Once, at his next turn to call"
    AUCTION = Until.AUCTION.value, "For the rest of the auction"


@of_call
def _obligation(call: IrregularCall) -> Obligation | None:
    until = bound_to_pass(call)
    return None if until is None else OBLIGATIONS[until]


OBLIGATIONS = {Duty.ONCE: Obligation.ONCE, Duty.AUCTION: Obligation.AUCTION}


@of_call
def _out_of_turn(call: IrregularCall) -> bool | None:
    turn = whose_turn(call)
    return None if turn is None else turn is not TurnOf.OWN


OUT_OF_TURN = proviso(
    "inadmissible_out_of_turn",
    "Was the call made out of turn as well?",
    unless="the call was made out of turn as well",
    cite="17C",
    seen=_out_of_turn,
)
AGAINST_19 = yes_no(
    "double_not_allowed",
    "Is it a double or redouble that Law 19 would not allow even a player free to call?",
    seen=of_call(against_law_19),
)
OBLIGATION = one_of("had_to_pass", "For how long did he have to pass?", Obligation, seen=_obligation)


TITLE = "Action violating obligation to pass"


@law("37", edition=2017, title=TITLE)
def obligation_broken(case: Case) -> Provisions:
    if not case[LHO_CALLED]:
        yield from pass_put_in(case)
    elif case[AGAINST_19]:
        yield ContinuesIn(law="36", given=(("lho_called", "yes"),), cite="37A")
    else:
        yield from forfeited(case)


@law("37", edition=2007, title=TITLE)
def obligation_broken_2007(case: Case) -> Provisions:
    yield from as_then(obligation_broken(case))


def forfeited(case: Case) -> Provisions:
    """The call stands because the next player called; a duty that lasts, lasts on."""
    call = case.known(WHAT_HE_CALLED)
    yield CallStands(seat=Role.OFFENDER, call=call, cite="37A")
    yield NoRestriction(to=Role.OFFENDING_SIDE, cite="37A")
    if case[OBLIGATION] is Obligation.AUCTION:
        yield MustPass(seat=Role.OFFENDER, until=Until.AUCTION, cite="37A")


def pass_put_in(case: Case) -> Provisions:
    call = case.known(WHAT_HE_CALLED)
    yield CancelCall(seat=Role.OFFENDER, call=call, cite="37B1")
    if case.unless(OUT_OF_TURN):
        yield TurnTo(seat=Role.PROPER_PLAYER, cite="17C", see=("37B",))
    else:
        yield PassSubstituted(seat=Role.OFFENDER, cite="37B2")
    yield MustPass(seat=Role.OFFENDER, until=Until.AUCTION, cite="37B2")
    yield from partner_passes("37B2", Until.AUCTION)
    yield from cancelled_calls(What.WITHDRAWN_CALLS)
    yield looked_at_later("72", "72C")
    yield from lead_restricted(case, "37B2", other_call=True)
