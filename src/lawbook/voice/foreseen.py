"""Foreseen: the enforced passes whose damage is looked at after the play (Law 72C)."""

from collections.abc import Iterator

from lawbook.bridge import Seat, Word
from lawbook.desk.decision import Decision
from lawbook.law.consult import Ruling
from lawbook.law.provision import ContinuesIn, MustPass
from lawbook.law.role import Who
from lawbook.table import Table
from lawbook.table.in_force import Act, of

__all__ = ["foreseen"]


def foreseen(decision: Decision) -> Iterator[tuple[Ruling, ContinuesIn]]:
    """The rulings that lay down a pass and hand over to Law 72 for what it may do, as long as nobody has looked."""
    for ruling in decision.rulings if AWARENESS in decision.continues else ():
        handed = next(
            (p for p in ruling.provisions if isinstance(p, ContinuesIn) and p.law == AWARENESS), None
        )
        silenced = {p.seat for p in ruling.provisions if isinstance(p, MustPass)}
        if handed is not None and any(_passes(who, decision.table) for who in silenced):
            yield ruling, handed


AWARENESS = "72"
"""The Law by which an irregularity is looked at whose effect could be foreseen."""


def _passes(who: Who, table: Table) -> bool:
    """Whether he has passed because he had to, or has still to; not where he called, and the call stands (Law 37A)."""
    if not isinstance(who, Seat):
        return True
    made = (one for one in table.bidding.live if one.seat is who and one.call is Word.PASS)
    return table.bidding.must_pass(who) or any(of(one.norms, who, Act.PASS) for one in made)
