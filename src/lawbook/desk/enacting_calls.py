"""Enacting of calls: what a ruling does to the auction, as events of the story that go on from there."""

from collections.abc import Iterable, Iterator, Sequence

from lawbook.bridge import Seat, Word
from lawbook.law.provision import (
    Calls,
    CallStands,
    ContinuesIn,
    MayChangeCall,
    MustCall,
    MustPass,
    NotComparable,
    Provision,
)
from lawbook.table import Act, Until
from lawbook.table.record.events import CallCancelled, CallStood, Event, LaidDown
from lawbook.table.seen.call import replacement
from lawbook.table.seen.sight import IrregularAct, IrregularCall, View

__all__ = ["call_duties", "cancelled_calls", "passes"]

DOUBLES = (Word.DOUBLE, Word.REDOUBLE)


def call_duties(provisions: Sequence[Provision], view: IrregularCall | IrregularAct) -> Iterator[Event]:
    """What a ruling puts in force for the auction: passes, calls that must, must not or may be made or changed."""
    legal = not any(isinstance(p, ContinuesIn) and p.law == "27" for p in provisions)
    kept = {p.seat for p in provisions if isinstance(p, CallStands)}
    for provision in (p for p in provisions if type(p) in IN_FORCE):
        match provision:
            case NotComparable() if isinstance(view, IrregularCall) and replacement(view) is None:
                return  # the rest follows when he has called
            case MustPass():
                yield from passes((provision,))
            case MustCall(seat=Seat() as seat, calls=Calls.REPEAT, call=call) if call and legal:
                yield LaidDown(seat, Act.CALL, calls=(call,), cite=provision.cite)
            case MustCall(seat=Seat() as seat, calls=Calls.BID_OR_PASS):
                yield LaidDown(seat, Act.NOT_CALL, calls=DOUBLES, cite=provision.cite)
            case MayChangeCall(seat=Seat() as seat) if seat not in kept:
                yield from _may_change(view, seat, provision.cite)
            case MustCall(calls=Calls.INTENDED) if view.matter in view.table.bidding.waiting:
                yield from _stood(view)


def passes(provisions: Iterable[Provision]) -> Iterator[LaidDown]:
    """The passes that a ruling puts in force."""
    for provision in provisions:
        match provision:
            case MustPass(seat=Seat() as seat, until=until):
                yield LaidDown(seat, Act.PASS, until=Until(until.value), cite=provision.cite)


IN_FORCE = frozenset({NotComparable, MustPass, MustCall, MayChangeCall})
"""The kinds of provision that put something in force for the auction."""


def _stood(view: IrregularCall | IrregularAct) -> Iterator[Event]:
    """The call that was meant stands in place of one that was not."""
    if isinstance(view, IrregularCall) and view.matter.call is not None:
        yield CallStood(view.seat, view.matter.call)


def _may_change(view: IrregularCall | IrregularAct, seat: Seat, cite: str) -> Iterator[Event]:
    his = view.table.bidding.last_of(seat)
    if his is not None:
        yield LaidDown(seat, Act.CHANGE, calls=(his.call,), cite=cite)


def cancelled_calls(provisions: Sequence[Provision], view: View) -> Iterator[CallCancelled]:
    """The double in place of an insufficient bid that is cancelled, as long as it counts (Law 27B3)."""
    if not isinstance(view, IrregularCall):
        return
    for provision in provisions:
        match provision:
            case MustCall(seat=Seat() as seat, calls=Calls.BID_OR_PASS):
                his = view.table.bidding.last_of(seat)
                if his is not None and his.number > view.matter.number and his.call in DOUBLES:
                    yield CallCancelled(seat, his.call)
