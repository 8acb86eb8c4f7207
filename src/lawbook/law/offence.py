"""Offence: who and what an irregular call or play concerns, wherever the table shows it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from lawbook.bridge import Call, Card, Seat, Side
from lawbook.law.fact import Detail, proviso
from lawbook.law.provision import MustPlay, Provision
from lawbook.law.role import Role, Who
from lawbook.table import Incident, Matter, PlayMatter, Table
from lawbook.table.record.events import Designated
from lawbook.table.seen.asking import explained_caller, explainer, who_asks
from lawbook.table.seen.call import other_side_passed_early
from lawbook.table.seen.claim import claim_in
from lawbook.table.seen.dummy import asked
from lawbook.table.seen.explanation import misinformed
from lawbook.table.seen.inspected import who_looked
from lawbook.table.seen.played_since import who_played_on
from lawbook.table.seen.sight import (
    IrregularAct,
    IrregularCall,
    IrregularPlay,
    Look,
    OfPlayer,
    Revoke,
    View,
    of_call,
    of_explanation,
    of_matter,
    record_of,
)
from lawbook.table.seen.together import later_caller

__all__ = [
    "LHO",
    "NON_OFFENDERS",
    "OFFENDER",
    "OFFENDERS",
    "OF_PLAYER",
    "OTHER_SIDE_TOO",
    "PARTNER",
    "PROPER_PLAYER",
    "RHO",
    "SEATS",
    "WHAT_HE_CALLED",
    "WHAT_HE_PLAYED",
    "named",
    "seat_of",
    "who_is",
]

T = TypeVar("T")
OTHER_SIDE_TOO = proviso(
    "other_side_passed_early",
    "Is one of the passes that are cancelled an opponent's, made out of rotation as well?",
    "one of the passes that are cancelled is an opponent's, made out of rotation as well",
    "17D3",
    seen=of_call(other_side_passed_early),
)


def _of(key: str, look: Callable[[Matter | PlayMatter | Incident], T | None]) -> Detail[T]:
    return Detail(key, of_matter(lambda sight: look(sight.matter)))


def _offender(act: IrregularAct) -> Seat:
    """Whom an incident is about: of a question, who was asked; of two calls at once, who called later."""
    pair, later = asked(act), later_caller(act)
    if pair is not None:
        return pair[1]
    return act.seat if later is None else later


def _about(view: View) -> Seat | None:
    """Whose irregularity is looked at."""
    match view:
        case OfPlayer():
            return view.seat
        case IrregularAct():
            return _offender(view)
        case IrregularCall() | IrregularPlay():
            return view.matter.seat
    return None


def _from(key: str, place: Callable[[Seat], T]) -> Detail[T]:
    """What follows from whose irregularity it is."""

    def seen(view: View) -> T | None:
        seat = _about(view)
        return None if seat is None else place(seat)

    return Detail(key, seen)


OFFENDER: Detail[Seat] = _from("offender", lambda seat: seat)
WHAT_HE_CALLED: Detail[Call] = _of(
    "what_he_called", lambda matter: matter.call if isinstance(matter, Matter) else None
)
WHAT_HE_PLAYED: Detail[Card] = _of(
    "what_he_played", lambda matter: matter.card if isinstance(matter, PlayMatter) else None
)
PROPER_PLAYER: Detail[Seat] = _of(
    "proper_player", lambda matter: None if isinstance(matter, Incident) else matter.turn
)
LHO: Detail[Seat] = _from("lho", lambda seat: seat.lho)
RHO: Detail[Seat] = _from("rho", lambda seat: seat.rho)
PARTNER: Detail[Seat] = _from("partner", lambda seat: seat.partner)
OFFENDERS: Detail[Side] = _from("offenders", lambda seat: seat.side)
NON_OFFENDERS: Detail[Side] = _from("non_offenders", lambda seat: seat.side.opponents)


SEATS = {
    Role.OFFENDER: OFFENDER,
    Role.LHO: LHO,
    Role.RHO: RHO,
    Role.OFFENDERS_PARTNER: PARTNER,
    Role.PROPER_PLAYER: PROPER_PLAYER,
}


SIDES = {Role.OFFENDING_SIDE: OFFENDERS, Role.NON_OFFENDING_SIDE: NON_OFFENDERS}

OF_DECLARER: Mapping[Role, Callable[[Seat], Who]] = {
    Role.DECLARER: lambda declarer: declarer,
    Role.PRESUMED_DECLARER: lambda declarer: declarer,
    Role.DUMMY: lambda declarer: declarer.partner,
    Role.PRESUMED_DUMMY: lambda declarer: declarer.partner,
    Role.DECLARERS_RHO: lambda declarer: declarer.rho,
    Role.OPENING_LEADER: lambda declarer: declarer.lho,
    Role.DECLARING_SIDE: lambda declarer: declarer.side,
    Role.DEFENDERS: lambda declarer: declarer.side.opponents,
}
"""Who plays the parts that the contract gives."""

OF_CLAIMER: Mapping[Role, Callable[[Seat], Who]] = {
    Role.CLAIMER: lambda claimer: claimer,
    Role.CLAIMERS_PARTNER: lambda claimer: claimer.partner,
    Role.CLAIMING_SIDE: lambda claimer: claimer.side,
    Role.NON_CLAIMING_SIDE: lambda claimer: claimer.side.opponents,
}
"""Who plays the parts that a claim or concession gives."""


OF_EXPLANATION: Mapping[Role, Look[Seat]] = {
    Role.EXPLAINER: of_explanation(lambda told: told.seat),
    Role.CALLER: of_explanation(lambda told: told.seat.partner),
    Role.CALLERS_PARTNER: of_explanation(lambda told: told.seat),
    Role.MISINFORMED: of_explanation(misinformed),
    Role.MISINFORMEDS_LHO: of_explanation(
        lambda told: None if (who := misinformed(told)) is None else who.lho
    ),
    Role.PLAYER: who_looked,
}
"""Who plays the parts that an explanation gives, or who has looked at a trick."""


OF_TOLD: Mapping[Role, Callable[[Table], Seat | None]] = {
    Role.ASKER: who_asks,
    Role.ASKERS_PARTNER: lambda table: _partner(who_asks(table)),
    Role.CALLERS_PARTNER: explainer,
    Role.CALLER: explained_caller,
    Role.EXPLAINER: lambda table: _partner(explained_caller(table)),
}
"""Who plays the parts that a question about a call gives, or the only call that was explained."""


def _partner(seat: Seat | None) -> Seat | None:
    return None if seat is None else seat.partner


OF_PLAYER: Mapping[Role, Callable[[Seat], Who]] = {
    **OF_CLAIMER,
    Role.LONG_HAND: lambda player: player,
    Role.SHORT_HAND: lambda player: player,
    Role.WRONG_HAND: lambda player: player,
    Role.WRONG_HANDS_PARTNER: lambda player: player.partner,
    Role.SHORT_HANDS_PARTNER: lambda player: player.partner,
    Role.SHORT_HANDS_OPPONENTS: lambda player: player.side.opponents,
    Role.DEFENDER: lambda player: player,
    Role.EXPLAINER: lambda player: player,
}
"""Who plays the parts that whoever is told of gives, beside those of an offender."""


def seat_of(role: Role, view: View | None) -> Seat | Role:
    """The seat of somebody who plays a part in the irregularity that is looked at; the part where it is not known."""
    if view is None:
        return role
    look = OF_EXPLANATION.get(role) or (SEATS[role].seen if role in SEATS else None)
    seat = None if look is None else look(view)
    return role if seat is None else seat


def who_is(role: Role, view: View) -> Who:
    """The seat or side that plays a part; the part where the record does not show it."""
    if role in OF_DECLARER:
        declarer = _declarer(view)
        return role if declarer is None else OF_DECLARER[role](declarer)
    if isinstance(view, OfPlayer) and role in OF_PLAYER:
        return OF_PLAYER[role](view.seat)
    if role in OF_CLAIMER:
        claim = claim_in(view)
        return role if claim is None else OF_CLAIMER[role](claim.claimer)
    if role is Role.PLAYED_SINCE and isinstance(view, Revoke):
        return _played_since(view)
    side = SIDES[role].seen(view) if role in SIDES else None
    return _seat_or_part(role, view) if side is None else side


def _played_since(view: Revoke) -> Who:
    """Who of the other side has played since a revoke; of a card of dummy's declarer decides (Law 62C1)."""
    seat = who_played_on(view)
    if seat is None:
        return view.seat.side.opponents
    return seat.partner if seat is record_of(view).dummy else seat


def _declarer(view: View) -> Seat | None:
    """Declarer, as the contract has him; without one, whoever called for a card of dummy's."""
    table = record_of(view)
    if table.contract is not None:
        return table.contract.declarer
    if isinstance(view, OfPlayer) and view.declarer is not None:
        return view.declarer
    return next((event.seat for event in reversed(table.events) if isinstance(event, Designated)), None)


def _seat_or_part(role: Role, view: View) -> Seat | Role:
    found = seat_of(role, view)
    told = OF_TOLD.get(role)
    seat = None if told is None or found is not role else told(record_of(view))
    return found if seat is None else seat


def named(provision: Provision, view: View | None) -> Provision:
    """The provision with seats, sides and the offender's card in it, wherever the table shows them."""
    if view is None:
        return provision
    own = provision.__dict__
    shown: dict[str, Any] = {name: who_is(who, view) for name, who in own.items() if type(who) is Role}
    his = own.get("seat") is Role.OFFENDER and not isinstance(provision, MustPlay)
    if his and "card" in own and own["card"] is None:
        shown["card"] = WHAT_HE_PLAYED.seen(view)
    return replace(provision, **shown) if shown else provision
