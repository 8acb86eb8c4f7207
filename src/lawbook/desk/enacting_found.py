"""Enacting what comes to light: a revoke that is one when it is asked about, a card that is seen, or was touched."""

from collections.abc import Iterable, Iterator

from lawbook.bridge import Card, Seat
from lawbook.law.provision import (
    CardStands,
    ContinuesIn,
    PenaltyCard,
    Provision,
    RestoreCard,
    RestoreExtraCards,
    Revoke,
    WithdrawCard,
)
from lawbook.table import REVOKES, Table
from lawbook.table.record.events import Designated, Event, Exposed, Revoked
from lawbook.table.seen.sight import IrregularAct

__all__ = ["found_out", "shown_before", "touched"]


def shown_before(provisions: tuple[Provision, ...]) -> Iterator[Event]:
    """A card that goes back to a defender's hand and has been seen by his partner, as one exposed (14B4, 67B2(a))."""
    if not any(isinstance(p, ContinuesIn) and (p.law, p.cite) in SHOWN for p in provisions):
        return
    for provision in provisions:
        match provision:
            case RestoreCard(seat=Seat() as seat, card=Card() as card):
                yield Exposed(seat, (card,), "accidentally")
            case RestoreExtraCards(seat=Seat() as seat) if provision.cards:
                yield Exposed(seat, provision.cards, "accidentally")


SHOWN = frozenset({("50", "14B4"), ("50", "67B2(a)")})
"""Where a card that goes back becomes a penalty card."""


def found_out(provisions: tuple[Provision, ...], table: Table, seat: Seat, trick: int) -> Iterator[Event]:
    """The revoke that turns out to be one when it is asked about, where the record does not show it."""
    known = any((m.seat, m.trick) == (seat, trick) and m.fault in REVOKES for m in table.play_matters)
    if not known and any(isinstance(p, Revoke) or (type(p), p.cite) in RIGHTED for p in provisions):
        yield Revoked(seat, trick)


RIGHTED = frozenset(
    {(ContinuesIn, "62A"), (WithdrawCard, "43B2(b)"), (PenaltyCard, "57D"), (WithdrawCard, "57C3")}
)
"""What follows from a revoke that came up because it was asked about."""


def touched(provisions: Iterable[Provision], view: IrregularAct) -> Iterator[Event]:
    """The card of dummy's that declarer played by touching it, if dummy has still to play (Law 45C3)."""
    playing = view.table.playing
    for provision in provisions:
        match provision:
            case CardStands(seat=Seat() as seat, card=Card() as card) if playing and playing.turn is seat:
                yield Designated(seat.partner, card, seat)
