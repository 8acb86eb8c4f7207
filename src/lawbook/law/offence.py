"""Offence: who and what an irregular call concerns, wherever the table shows it."""

from collections.abc import Callable
from typing import TypeVar

from lawbook.bridge import Call, Seat, Side
from lawbook.law.fact import Detail
from lawbook.law.role import Role
from lawbook.table import Matter, Table

__all__ = [
    "LHO",
    "NON_OFFENDERS",
    "OFFENDER",
    "OFFENDERS",
    "PARTNER",
    "PROPER_PLAYER",
    "RHO",
    "WHAT_HE_CALLED",
    "seat_of",
]

T = TypeVar("T")


def _of(key: str, look: Callable[[Matter], T | None]) -> Detail[T]:
    return Detail(key, lambda table: None if table.matter is None else look(table.matter))


OFFENDER: Detail[Seat] = _of("offender", lambda matter: matter.seat)
WHAT_HE_CALLED: Detail[Call] = _of("what_he_called", lambda matter: matter.call)
PROPER_PLAYER: Detail[Seat] = _of("proper_player", lambda matter: matter.turn)
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


def seat_of(role: Role, table: Table | None) -> Seat | Role:
    """The seat of somebody who plays a part in the irregularity that is looked at; the part where it is not known."""
    seat = SEATS[role].seen(table) if table is not None and role in SEATS else None
    return role if seat is None else seat
