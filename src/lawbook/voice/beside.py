"""Beside: what one ruling has to do with another, so that they are spoken of together."""

from lawbook.law.consult import Ruling
from lawbook.law.provision import DeemedLater, PlayedLater
from lawbook.table import Besides
from lawbook.table.seen.passed_over import led_before_choice
from lawbook.table.seen.sight import IrregularAct, IrregularPlay, Revoke, Sight

__all__ = ["asks_about", "is_of_one_moment", "led_for", "same"]


def is_of_one_moment(ruling: Ruling, other: Ruling) -> bool:
    """Whether it says which of two calls or cards of one moment came first, of which the other is about one (33, 58A)."""
    of_both = any(isinstance(p, DeemedLater | PlayedLater) for p in ruling.provisions)
    one, two = _matter(ruling), _matter(other)
    return of_both and getattr(one, "number", None) == getattr(two, "number", -1)


def asks_about(ruling: Ruling, other: Ruling) -> bool:
    """Whether one is about what dummy, or somebody else, has said of the revoke that the other is about (42B, 61B)."""
    view, revoke = ruling.case.view, other.case.view
    return isinstance(revoke, Revoke) and isinstance(view, IrregularAct) and view.matter.what in OF_REVOKE


OF_REVOKE = frozenset({Besides.ASKED_NONE, Besides.DUMMY_SPOKE})
"""What is said about a revoke."""


def led_for(led: Ruling, chosen: Ruling) -> bool:
    """Whether one is about a lead before declarer chose, the other about the penalty card for which he chooses (50D2)."""
    lead, lies = led.case.view, chosen.case.view
    if not (isinstance(lead, IrregularPlay) and isinstance(lies, IrregularPlay) and led_before_choice(lead)):
        return False
    return any(p.card is lies.matter.card for p in lead.then.penalties_of(lead.seat.partner))


def same(ruling: Ruling, other: Ruling) -> bool:
    """Whether two rulings are about the same irregularity."""
    if ruling.case.view is None:
        return True
    return _matter(ruling) == _matter(other)


def _matter(ruling: Ruling) -> object:
    view = ruling.case.view
    return view.matter if isinstance(view, Sight) else None
