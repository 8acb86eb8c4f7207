"""Offence: who and what an irregular call or play concerns, wherever the table shows it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeVar

from lawbook.bridge import Call, Card, Seat, Side
from lawbook.law.fact import Detail
from lawbook.law.provision import MustPlay, Provision, fields
from lawbook.law.role import Role, Who
from lawbook.table import Incident, Matter, PlayMatter, Table
from lawbook.table.seen.dummy import asked
from lawbook.table.seen.explanation import caller, explainer, misinformed, misinformeds_lho

__all__ = [
    "LHO",
    "NON_OFFENDERS",
    "OFFENDER",
    "OFFENDERS",
    "PARTNER",
    "PROPER_PLAYER",
    "RHO",
    "WHAT_HE_CALLED",
    "WHAT_HE_PLAYED",
    "named",
    "seat_of",
    "who_is",
]

T = TypeVar("T")


def _of(key: str, look: Callable[[Matter | PlayMatter | Incident], T | None]) -> Detail[T]:
    def seen(table: Table) -> T | None:
        matter, pair = table.subject, asked(table)
        if isinstance(matter, Incident) and pair is not None:  # of a question, he who was asked
            matter = replace(matter, seat=pair[1])
        return None if matter is None else look(matter)

    return Detail(key, seen)


OFFENDER: Detail[Seat] = _of("offender", lambda matter: matter.seat)
WHAT_HE_CALLED: Detail[Call] = _of(
    "what_he_called", lambda matter: matter.call if isinstance(matter, Matter) else None
)
WHAT_HE_PLAYED: Detail[Card] = _of(
    "what_he_played", lambda matter: matter.card if isinstance(matter, PlayMatter) else None
)
PROPER_PLAYER: Detail[Seat] = _of(
    "proper_player", lambda matter: None if isinstance(matter, Incident) else matter.turn
)
LHO: Detail[Seat] = _of("lho", lambda matter: matter.seat.lho)
RHO: Detail[Seat] = _of("rho", lambda matter: matter.seat.rho)
PARTNER: Detail[Seat] = _of("partner", lambda matter: matter.seat.partner)
OFFENDERS: Detail[Side] = _of("offenders", lambda matter: matter.seat.side)
NON_OFFENDERS: Detail[Side] = _of("non_offenders", lambda matter: matter.seat.side.opponents)

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


OF_EXPLANATION: Mapping[Role, Callable[[Table], Seat | None]] = {
    Role.EXPLAINER: explainer,
    Role.CALLER: caller,
    Role.CALLERS_PARTNER: explainer,
    Role.MISINFORMED: misinformed,
    Role.MISINFORMEDS_LHO: misinformeds_lho,
}
"""Who plays the parts that an explanation gives."""


def seat_of(role: Role, table: Table | None) -> Seat | Role:
    """The seat of somebody who plays a part in the irregularity that is looked at; the part where it is not known."""
    if table is None:
        return role
    look = OF_EXPLANATION.get(role) or (SEATS[role].seen if role in SEATS else None)
    seat = None if look is None else look(table)
    return role if seat is None else seat


def who_is(role: Role, table: Table) -> Who:
    """The seat or side that plays a part; the part where the record does not show it."""
    if role in OF_DECLARER:
        return role if table.contract is None else OF_DECLARER[role](table.contract.declarer)
    if role in OF_CLAIMER:
        return role if table.claimer is None else OF_CLAIMER[role](table.claimer)
    side = SIDES[role].seen(table) if role in SIDES else None
    return seat_of(role, table) if side is None else side


def named(provision: Provision, table: Table | None) -> Provision:
    """The provision with seats, sides and the offender's card in it, wherever the table shows them."""
    if table is None or (table.subject is None and table.contract is None):
        return provision
    own = fields(provision)
    shown: dict[str, object] = {
        name: who_is(who, table) for name, who in own.items() if isinstance(who, Role)
    }
    his = own.get("seat") is Role.OFFENDER and not isinstance(provision, MustPlay)
    if "card" in own and own["card"] is None and his:
        shown["card"] = WHAT_HE_PLAYED.seen(table)
    return provision.with_fields(**shown) if shown else provision
