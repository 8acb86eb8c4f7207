"""Inspected: which cards a player has looked at during the play, and how far it had come (Law 66)."""

from lawbook.bridge import Seat
from lawbook.label import Label
from lawbook.table.besides.incident import Besides
from lawbook.table.play.playing import Playing
from lawbook.table.record.events import Inspected, Quitted
from lawbook.table.seen.sight import IrregularAct, View

__all__ = [
    "Inspection",
    "declarer_said_of_trick",
    "next_led",
    "own_card_turned",
    "said_of_trick",
    "side_played_on",
    "wanted_by_dummy",
    "what_is_seen",
    "who_looked",
]


class Inspection(Label):
    """What somebody wants to see."""

    TRICK = "trick", "All the cards of the trick just played"
    OWN_CARD = "own_card", "His own last card"
    QUITTED = "quitted", "Cards of quitted tricks, while the play goes on"
    AFTER_PLAY = "after_play", "The cards, after the play, because of a revoke or the number of tricks"


def said_of_trick(view: View) -> bool:
    """Whether it is looked at what somebody said of how the cards of a trick lie (Law 65B3)."""
    return isinstance(view, IrregularAct) and view.matter.what is Besides.WRONG_WAY


def declarer_said_of_trick(view: View) -> bool | None:
    """Whether it was declarer who said so."""
    if not isinstance(view, IrregularAct) or not said_of_trick(view) or view.table.contract is None:
        return None
    return view.seat is view.table.contract.declarer


def _looked(view: View) -> Inspected | None:
    event = view.event if isinstance(view, IrregularAct) else None
    return event if isinstance(event, Inspected) else None


def what_is_seen(view: View) -> Inspection | None:
    """What he looked at: the last trick, an earlier one, or his card in the last one."""
    looked, play = _looked(view), _play(view)
    if looked is None or play is None:
        return None
    if play.over:
        return Inspection.AFTER_PLAY
    if looked.number is None:
        return Inspection.OWN_CARD
    return Inspection.TRICK if looked.number == len(play.done) else Inspection.QUITTED


def who_looked(view: View) -> Seat | None:
    """The player who looked."""
    looked = _looked(view)
    return None if looked is None else looked.seat


def wanted_by_dummy(view: View) -> bool | None:
    """Whether it was dummy who looked."""
    looked = _looked(view)
    if looked is None or not isinstance(view, IrregularAct) or view.table.dummy is None:
        return None
    return looked.seat is view.table.dummy


def side_played_on(view: View) -> bool | None:
    """Whether his side has led or played to the trick after the last complete one."""
    seat = view.seat if isinstance(view, IrregularAct) and said_of_trick(view) else who_looked(view)
    play = _play(view)
    if seat is None or play is None:
        return None
    return any(player.side is seat.side for player, _ in play.current)


def next_led(view: View) -> bool | None:
    """Whether somebody has led to the trick after the last complete one."""
    play = _play(view) if said_of_trick(view) or _looked(view) is not None else None
    return None if play is None else bool(play.current)


def own_card_turned(view: View) -> bool | None:
    """True where the trick is told to have been quitted before."""
    looked = _looked(view)
    if looked is None or looked.number is None or not isinstance(view, IrregularAct):
        return None
    before = view.table.events[: view.matter.number]
    return any(isinstance(e, Quitted) and e.number == looked.number for e in before) or None


def _play(view: View) -> Playing | None:
    """The play as it stood then."""
    return view.table.playing_at(view.matter.number) if isinstance(view, IrregularAct) else None
