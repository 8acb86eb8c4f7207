"""Consulted: a system card or another aid that a player used, and how far the board had come (Law 40B2)."""

from lawbook.bridge import Seat
from lawbook.label import Option
from lawbook.table.record.events import Asked, Consulted
from lawbook.table.seen.sight import IrregularAct, View

__all__ = ["Aid", "aid_used", "at_proper_time", "at_rhos_call", "by_declarers_side_before_lead"]


class Aid(Option):
    """What a player used."""

    OWN_CARD = "own_card"
    OPPONENTS_CARD = "opponents_card"
    OTHER = "other"


WHAT = {"his own system card": Aid.OWN_CARD, "the opponents' system card": Aid.OPPONENTS_CARD}
"""What the lines of a story call it; all else is another aid."""


def _used(view: View) -> Consulted | None:
    event = view.event if isinstance(view, IrregularAct) else None
    return event if isinstance(event, Consulted) else None


def aid_used(view: View) -> Aid | None:
    """What he used."""
    used = _used(view)
    return None if used is None else WHAT.get(used.what or "", Aid.OTHER)


def by_declarers_side_before_lead(view: View) -> bool | None:
    """Whether he was of declarer's side, in the Clarification Period."""
    if _used(view) is None or not isinstance(view, IrregularAct) or view.defends is None:
        return None if _used(view) is None else False
    return _clarification(view) and not view.defends


def at_proper_time(view: View) -> bool | None:
    """Whether it was before the auction, in the Clarification Period, at his own turn, or when he was asked about partner's call."""
    if _used(view) is None or not isinstance(view, IrregularAct):
        return None
    before = view.table.events[: view.matter.number]
    asked = bool(before) and isinstance(before[-1], Asked) and before[-1].seat.side is not view.seat.side
    return asked or _clarification(view) or _turn(view) is view.seat or _before_auction(view)


def at_rhos_call(view: View) -> bool | None:
    """Whether his right-hand opponent was to call."""
    if _used(view) is None or not isinstance(view, IrregularAct):
        return None
    return view.table.auction_at(view.matter.number).turn is view.seat.rho


def _before_auction(view: IrregularAct) -> bool:
    """Whether nobody had called."""
    then = view.table.auction_at(view.matter.number)
    return view.table.beginning is None and not then.live and not then.fates


def _clarification(view: IrregularAct) -> bool:
    """Whether the auction had ended, and no lead was faced (Law 17D1)."""
    then, play = view.table.auction_at(view.matter.number), view.table.playing_at(view.matter.number)
    ended = (bool(then.live) and then.turn is None) or view.table.beginning is not None
    return ended and (play is None or not play.begun)


def _turn(view: IrregularAct) -> Seat | None:
    """Whose turn it was to call or play; dummy's is declarer's."""
    play = view.table.playing_at(view.matter.number)
    if play is None or not play.begun:
        return view.table.auction_at(view.matter.number).turn
    return play.turn.partner if play.turn is play.dummy and play.turn is not None else play.turn
