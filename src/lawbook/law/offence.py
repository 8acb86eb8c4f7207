"""Offence: who and what an irregular call concerns, wherever the table shows it."""

from lawbook.bridge import Call, Seat, Side
from lawbook.law.fact import Detail

__all__ = [
    "LHO",
    "NON_OFFENDERS",
    "OFFENDER",
    "OFFENDERS",
    "PARTNER",
    "PROPER_PLAYER",
    "RHO",
    "WHAT_HE_CALLED",
]

OFFENDER: Detail[Seat] = Detail("offender", lambda table: table.matter and table.matter.seat)
WHAT_HE_CALLED: Detail[Call] = Detail("what_he_called", lambda table: table.matter and table.matter.call)
PROPER_PLAYER: Detail[Seat] = Detail("proper_player", lambda table: table.matter and table.matter.turn)
LHO: Detail[Seat] = Detail("lho", lambda table: table.matter and table.matter.seat.lho)
RHO: Detail[Seat] = Detail("rho", lambda table: table.matter and table.matter.seat.rho)
PARTNER: Detail[Seat] = Detail("partner", lambda table: table.matter and table.matter.seat.partner)
OFFENDERS: Detail[Side] = Detail("offenders", lambda table: table.matter and table.matter.seat.side)
NON_OFFENDERS: Detail[Side] = Detail(
    "non_offenders", lambda table: table.matter and table.matter.seat.side.opponents
)
