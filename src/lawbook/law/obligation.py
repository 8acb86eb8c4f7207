"""Obligation: an enforced pass, with the look at the damage that it may do (Law 72C)."""

from lawbook.law.consult import Provisions
from lawbook.law.provision import ContinuesIn, MustPass, Until
from lawbook.law.role import Role

__all__ = ["looked_at_later", "partner_passes"]

GIVEN = {"72": (("general_principle", "foreseeable"),)}
"""What the Law that takes over is told, so that it asks only what is left."""


def partner_passes(cite: str, until: Until, *see: str) -> Provisions:
    """The offender's partner passes, once or for the rest of the auction."""
    yield MustPass(seat=Role.OFFENDERS_PARTNER, until=until, cite=cite, see=see)


def looked_at_later(law: str, cite: str) -> ContinuesIn:
    """At the end of play another Law looks at what the irregularity brought: 72C, 23C or 27D."""
    return ContinuesIn(law=law, given=GIVEN.get(law, ()), cite=cite)
