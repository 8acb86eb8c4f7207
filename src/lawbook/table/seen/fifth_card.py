"""Fifth_card: a further card that a player puts on a trick, and whether it is led (Law 45E)."""

from lawbook.table.besides.incident import Besides
from lawbook.table.play.matter import PlayFate, PlayFault, PlayMatter
from lawbook.table.seen.revoke import fate
from lawbook.table.seen.sight import IrregularAct, IrregularPlay, View

__all__ = ["fifth_cards", "had_played_to_trick", "may_be_led", "may_have_led_on"]


def had_played_to_trick(view: View) -> bool | None:
    """Whether a card that is held as a played card is held when its player has one in the trick already (Law 45C1)."""
    if not isinstance(view, IrregularAct) or view.matter.what is not Besides.HELD:
        return None
    extra = (m.number for m in view.table.play_matters if m.fault is PlayFault.EXTRA)
    return view.matter.number in extra


def may_be_led(sight: IrregularPlay) -> bool | None:
    """False for a second card to a trick that somebody has still to play to; else it is for the Director to judge.

    Whoever may think that he has won such a trick leads by it, and it is no extra card. One that was accepted or
    refused was led.
    """
    if sight.matter.fault is PlayFault.EXTRA and fate(sight) in {PlayFate.ACCEPTED, PlayFate.REFUSED}:
        return True
    return False if sight.then.current and sight.matter.fault is PlayFault.EXTRA else None


def may_have_led_on(sight: IrregularPlay) -> bool:
    """Whether his side has put a fifth card on the trick of a revoke, of which only the Director can say if it was led."""
    return any(may_be_led(IrregularPlay(sight.table, matter)) is None for matter in fifth_cards(sight))


def fifth_cards(sight: IrregularPlay) -> tuple[PlayMatter, ...]:
    """The further cards that his side has put on the trick."""
    its, extra = sight.matter, sight.table.play_matters
    return tuple(
        m for m in extra if (m.fault, m.trick, m.seat.side) == (PlayFault.EXTRA, its.trick, its.seat.side)
    )
