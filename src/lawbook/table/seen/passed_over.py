"""Passed_over: what was led or played while a penalty card lay there, and should not have been (Laws 49, 52)."""

from lawbook.bridge import Card
from lawbook.table.play.matter import PlayFate, PlayFault
from lawbook.table.seen.penalty import penalties
from lawbook.table.seen.sight import IrregularPlay

__all__ = ["led_before_choice", "may_have_revoked", "owed"]


def owed(sight: IrregularPlay) -> Card | None:
    """The penalty card that he should have played when he played another; None if he had several."""
    matter, state = sight.matter, sight.then
    cards = [] if state is None else [p.card for p in penalties(state, matter.seat)]
    return cards[0] if len(cards) == 1 else None


def led_before_choice(sight: IrregularPlay) -> bool:
    """Whether it is a lead that was made before declarer chose, and that goes back: nobody has led since (Law 50D2)."""
    matter, fate = sight.matter, sight.play.fates.get(sight.matter, (PlayFate.OPEN, 0))[0]
    here = matter.trick == len(sight.play.done) + 1 and len(sight.play.current) < 2
    return matter.fault is PlayFault.BEFORE_CHOICE and fate is not PlayFate.ACCEPTED and here


def may_have_revoked(sight: IrregularPlay) -> bool | None:
    """False where he followed suit, or led, or his hand is told; what else he had is not known."""
    matter, state = sight.matter, sight.then
    off_suit = (
        bool(state.current) and matter.card is not None and matter.card.suit is not state.current[0][1].suit
    )
    return None if off_suit and state.left[matter.seat] is None else False
