"""A call out of rotation: accepted by the next opponent, or cancelled and ruled on by what it was.

The offender's left-hand opponent may let it stand, and gives up any rectification. Otherwise the auction
goes back to the player whose turn it was, and Law 30, 31 or 32 says what the offender's side may do; an
artificial call counts for what it specifies. At his left-hand opponent's turn, a player who has called
already is changing that call. What the three Laws have in common stands here.
"""

from lawbook.bridge import Bid, Word
from lawbook.label import Label
from lawbook.law.acceptance import ACCEPTS, Acceptance, offered
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Finding, Provisions
from lawbook.law.fact import Detail, one_of, proviso, yes_no
from lawbook.law.laws.law_23 import comparable, freed, handed_to_23
from lawbook.law.laws.law_26 import closed_to_offenders, open_to_opponents
from lawbook.law.obligation import looked_at_later, partner_passes
from lawbook.law.offence import (
    PROPER_PLAYER,
    WHAT_HE_CALLED,
)
from lawbook.law.provision import (
    CancelCall,
    CancelFrom,
    ContinuesIn,
    MayCall,
    RightForfeited,
    TurnTo,
    Unauthorized,
    Until,
    What,
)
from lawbook.law.restriction import lead_restricted
from lawbook.law.role import Role
from lawbook.table import TurnOf
from lawbook.table.seen.call import had_called, insufficient_too, overtaken, partner_called, whose_turn
from lawbook.table.seen.sight import IrregularCall, of_call


class Turn(Label):
    """Whose turn it was, seen from the player who called."""

    RHO = "rho", "Right-hand opponent's"
    PARTNER = "partner", "Partner's"
    LHO = "lho", "Left-hand opponent's"


class Called(Label):
    """What was called out of rotation."""

    PASS = "pass", "A pass"
    BID = "bid", "A bid"
    DOUBLE = "double", "A double or redouble"


TURNS = {TurnOf.RHO: Turn.RHO, TurnOf.PARTNER: Turn.PARTNER, TurnOf.LHO: Turn.LHO}


@of_call
def _turn(call: IrregularCall) -> Turn | None:
    turn = whose_turn(call)
    return None if turn is None else TURNS.get(turn)


@of_call
def _called(call: IrregularCall) -> Called:
    if call.matter.call is Word.PASS:
        return Called.PASS
    return Called.BID if isinstance(call.matter.call, Bid) else Called.DOUBLE


WHOSE_TURN = one_of("whose_turn", "Whose turn was it?", Turn, seen=_turn, whole="Whose turn was it to call?")
HAD_CALLED = yes_no(
    "offender_had_called",
    "Had he called before?",
    whole="Had he called before on this board?",
    seen=of_call(had_called),
)
TURN_TAKEN = yes_no(
    "proper_player_called",
    "Has an opponent whose turn it was made a call since, before the Director ruled?",
    seen=of_call(overtaken),
)
PARTNER_CALLED = proviso(
    "partner_called_in_turn",
    "Has his partner, whose turn it was, called over it already?",
    "his partner, whose turn it was, has called over it already",
    "17C",
    seen=of_call(partner_called),
)
CALLED = one_of("called_out_of_rotation", "What was called out of rotation?", Called, seen=_called)
ARTIFICIAL = proviso(
    "call_artificial",
    "Was it an artificial call, or a pass of partner's artificial call?",
    "it was an artificial call, or a pass of partner's artificial call",
    "29C",
)
INSUFFICIENT_TOO: Detail[bool] = Detail("insufficient_too", of_call(insufficient_too))

OWNERS = {Turn.RHO: Role.RHO, Turn.PARTNER: Role.OFFENDERS_PARTNER, Turn.LHO: Role.LHO}
CHANGES = {"30": "30B2", "31": "31C", "32": "32C"}


@law("29", edition=2017, title="Procedure after a call out of rotation")
def out_of_rotation(case: Case) -> Provisions:
    number, cite = governing(case)
    if case[TURN_TAKEN]:
        yield ContinuesIn(law="28", given=((TURN_TAKEN.key, "yes"),), cite="28B")
    elif (yield from cancelled(case, CHANGES[number])):
        yield ContinuesIn(
            law=number, given=((ACCEPTS.key, Acceptance.REFUSE.value),), cite=cite, see=("29B",)
        )


def governing(case: Case) -> tuple[str, str]:
    """Which of the three Laws rules on the call once it is cancelled, and the clause that says so."""
    called, artificial = case[CALLED], case.unless(ARTIFICIAL)
    if called is Called.PASS:
        return ("31", "30C") if artificial else ("30", "29B")
    return "31" if called is Called.BID else "32", "29C" if artificial else "29B"


def cancelled(case: Case, change: str) -> Finding:
    """Whether a call out of rotation is cancelled: it is no change of call, and it is not accepted."""
    whose = case[WHOSE_TURN]
    if whose is Turn.LHO and case[HAD_CALLED]:
        yield ContinuesIn(law="25", cite=change)
        return False
    see = ("27A2",) if case.known(INSUFFICIENT_TOO) else ()
    if (yield from offered(case, "29A", *see)):
        yield RightForfeited(to=Role.NON_OFFENDING_SIDE, cite="29A")
        if partner_went_on(case):
            yield CancelFrom(seat=Role.OFFENDER, cite="29A")
        return False
    call = case.known(WHAT_HE_CALLED)
    yield CancelCall(seat=Role.OFFENDER, call=call, cite="29B", see=see)
    if not partner_went_on(case):
        yield TurnTo(seat=case.known(PROPER_PLAYER, OWNERS[whose]), cite="29B")
    yield open_to_opponents()
    return True


def partner_went_on(case: Case) -> bool:
    """Whether the partner whose turn it was has called over it; only an opponent's call is spoken of in 28B."""
    return case[WHOSE_TURN] is Turn.PARTNER and case.unless(PARTNER_CALLED)


def partner_free(case: Case, cite: str) -> Provisions:
    """Partner calls as he likes, but not by what the cancelled call told him."""
    if not partner_went_on(case):
        yield MayCall(seat=Role.OFFENDERS_PARTNER, cite=cite)
    yield Unauthorized(what=What.UNREPLACED_CALL, to=Role.OFFENDERS_PARTNER, cite=cite, see=("16C2",))


def replaced(case: Case, comparably: str, otherwise: str) -> Provisions:
    """What the offender's next call brings: nothing if it is comparable, otherwise his partner passes once."""
    if (yield from comparable(case)):
        yield from freed(comparably)
        yield handed_to_23(case)
    else:
        yield from partner_passes(otherwise, Until.ONCE)
        yield closed_to_offenders()
        yield looked_at_later("72", "72C")
        yield from lead_restricted(case, otherwise)
