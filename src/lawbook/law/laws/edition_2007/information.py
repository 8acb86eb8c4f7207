"""Information: who may use what a withdrawn call told, and the look at the damage, by the clauses of 2007."""

from lawbook.law.provision import Authorized, ContinuesIn, Unauthorized, What
from lawbook.law.role import Role

__all__ = ["closed_to_offenders", "damage_looked_at", "open_to_opponents"]


def open_to_opponents() -> Authorized:
    """The innocent side may use what a withdrawn call told."""
    return Authorized(what=What.WITHDRAWN_CALLS, to=Role.NON_OFFENDING_SIDE, cite="16D1")


def closed_to_offenders() -> Unauthorized:
    """The side of a withdrawn call may not, whatever has replaced it."""
    return Unauthorized(what=What.WITHDRAWN_CALLS, to=Role.OFFENDING_SIDE, cite="16D2")


def damage_looked_at() -> ContinuesIn:
    """At the end of play: whether the offender could have been aware of the damage that his irregularity might do."""
    return ContinuesIn(law="23", cite="23")
