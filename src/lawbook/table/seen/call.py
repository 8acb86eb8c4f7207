"""Call: an irregularity of the auction, and what was done about it."""

from collections.abc import Iterator

from lawbook.bridge import Call, Seat, Word
from lawbook.table.auction.bidding import Bidding
from lawbook.table.auction.matter import Fate, Fault, Matter, TurnOf, turn_of
from lawbook.table.auction.standing import Made
from lawbook.table.in_force import Act, Until, of
from lawbook.table.record.events import (
    Accepted,
    Called,
    CallReplaced,
    Chose,
    DirectorCalled,
    Refused,
)
from lawbook.table.seen.sight import IrregularCall

__all__ = [
    "accepted",
    "against_law_19",
    "bound_to_pass",
    "called_next",
    "had_called",
    "insufficient_too",
    "lho_called",
    "never_replaced",
    "noticed_after_lead",
    "other_side_passed_early",
    "overtaken",
    "partner_called",
    "pass_would_end",
    "repeat_legal",
    "repeated_in_turn",
    "replaced_early",
    "replacement",
    "rho_had_to_pass",
    "rho_must_pass",
    "rho_then",
    "second_accepted",
    "third_call",
    "whose_turn",
]


def _calls_after(sight: IrregularCall, number: int) -> Iterator[tuple[int, Seat, Call]]:
    for place, event in enumerate(sight.table.events[number + 1 :], start=number + 1):
        if isinstance(event, Called):
            yield place, event.seat, event.call
        elif isinstance(event, CallReplaced):
            yield place, event.seat, event.new


def _before_director(sight: IrregularCall, seat: Seat | None) -> bool | None:
    """Whether a player called after the irregularity and before the Director was called; None while open."""
    for event in sight.table.events[sight.looked_at.number + 1 :]:
        if isinstance(event, DirectorCalled | Accepted | Refused):
            return False
        if isinstance(event, Called):
            return event.seat is seat
    return None


def accepted(sight: IrregularCall) -> bool | None:
    """Whether the offender's LHO accepted the call: he called over it, or said so."""
    match sight.settled:
        case (Fate.ACCEPTED, _):
            return True
        case (Fate.REFUSED, number):
            return None if _replaced_too_soon(sight, number) else False
        case _:
            return None


def _replaced_too_soon(sight: IrregularCall, number: int) -> bool:
    """Whether an insufficient bid was replaced before the ruling, so that LHO has still to choose (Law 27C)."""
    if sight.matter.fault is not Fault.INSUFFICIENT or not replaced_early(sight):
        return False
    later = sight.table.events[number + 1 :]
    return not any(isinstance(event, Called | CallReplaced | Refused | Chose) for event in later)


def whose_turn(sight: IrregularCall) -> TurnOf | None:
    """Whose turn it was, seen from the offender; his own when he called in turn."""
    return turn_of(sight.matter)


def had_called(sight: IrregularCall) -> bool:
    """Whether the offender had called before on this board."""
    earlier = sight.table.events[: sight.matter.number]
    return any(isinstance(event, Called) and event.seat is sight.seat for event in earlier)


def lho_called(sight: IrregularCall) -> bool | None:
    """Whether the offender's LHO called over it before the Director was called."""
    return _before_director(sight, sight.seat.lho)


def overtaken(sight: IrregularCall) -> bool | None:
    """Whether the player whose turn it was called before the Director was called (Law 28B)."""
    return None if sight.fate is Fate.OPEN else sight.fate is Fate.OVERTAKEN


def partner_called(sight: IrregularCall) -> bool:
    """Whether his partner, at whose turn he called, called before anybody did anything about it."""
    later = sight.table.events[sight.matter.number + 1 :]
    others = (e for e in later if not isinstance(e, Called) or e.seat in {sight.seat.partner, sight.seat.lho})
    first = next((e for e in others if isinstance(e, Called | DirectorCalled | Accepted | Refused)), None)
    by_him = isinstance(first, Called) and first.seat is sight.seat.partner
    return by_him and whose_turn(sight) is TurnOf.PARTNER


def rho_had_to_pass(sight: IrregularCall) -> bool:
    """Whether the player at whose turn he called was required to pass (Law 28A)."""
    return sight.fate is Fate.IN_ROTATION


def noticed_after_lead(sight: IrregularCall) -> bool:
    """Whether attention was drawn to it only when the opening lead had been faced."""
    playing = sight.table.playing_at(sight.table.noticed_since(sight.matter.number))
    return playing is not None and playing.begun


def rho_then(sight: IrregularCall) -> Call | None:
    """What the offender's RHO called after the call was cancelled and the auction went back."""
    return _call_after_fate(sight, sight.seat.rho)


def replacement(sight: IrregularCall) -> Call | None:
    """What the offender called in its place; seen from what followed, that."""
    if sight.follow_up is not None:
        return sight.follow_up.call
    return _call_after_fate(sight, sight.seat)


def never_replaced(sight: IrregularCall) -> bool:
    """Whether the auction has ended since his call out of rotation was cancelled, without another of his."""
    early, fate = sight.matter.fault in {Fault.OUT_OF_ROTATION, Fault.TURN_LOST}, sight.fate
    over = sight.table.auction_over and fate in {Fate.REFUSED, Fate.OVERTAKEN}
    return early and over and replacement(sight) is None


def called_next(sight: IrregularCall) -> Call | None:
    """What the offender called next after it, whatever became of either."""
    later = _calls_after(sight, sight.matter.number)
    return next((call for _, seat, call in later if seat is sight.seat), None)


def second(sight: IrregularCall) -> Matter | None:
    """The second insufficient bid, put in place of the first (Law 27B4)."""
    again = (m for m in sight.table.matters if m.part_of_first and m.first == sight.matter)
    return next(again, None)


def second_accepted(sight: IrregularCall) -> bool | None:
    """Whether the offender's LHO accepted the second insufficient bid; None while he has not chosen."""
    again = second(sight)
    fate = Fate.OPEN if again is None else sight.table.bidding.fates[again][0]
    return None if fate is Fate.OPEN else fate is Fate.ACCEPTED


def third_call(sight: IrregularCall) -> Call | None:
    """What the offender called after his second insufficient bid was cancelled too (Law 27B4)."""
    again = second(sight)
    if again is None or sight.table.bidding.fates[again][0] is not Fate.REFUSED:
        return None
    return next((call for _, seat, call in _calls_after(sight, again.number) if seat is sight.seat), None)


def repeat_legal(sight: IrregularCall) -> bool | None:
    """Whether the call that was cancelled is legal when it is the offender's turn (Law 31A1)."""
    fate, number = sight.settled
    call = sight.matter.call
    if call is None or fate is not Fate.REFUSED:
        return None
    his = next((state for state in sight.table.auctions_after(number) if state.turn is sight.seat), None)
    return None if his is None else his.fault_of(sight.seat, call) is None


def repeated_in_turn(sight: IrregularCall) -> bool:
    """Whether he made the call again at his turn, where it is irregular anew, and is ruled on by itself (Law 31A1)."""
    his = (m for m in sight.table.matters if m.seat is sight.seat and m.number > sight.matter.number)
    again = next(his, None)
    return again is not None and again.in_turn and again.call == sight.matter.call


def _before(sight: IrregularCall) -> Bidding:
    """The auction as it stood before the call."""
    return sight.table.auction_at(sight.matter.number)


def rho_must_pass(sight: IrregularCall) -> bool | None:
    """Whether it was the turn of an opponent who has to pass, so that nothing is lost by calling over him (28A)."""
    return _before(sight).must_pass(sight.seat.rho) if whose_turn(sight) is TurnOf.RHO else None


def insufficient_too(sight: IrregularCall) -> bool:
    """Whether it is a bid that would have been insufficient at any turn (Law 27A2)."""
    call = sight.matter.call
    return call is not None and not _before(sight).sufficient(call)


def other_side_passed_early(sight: IrregularCall) -> bool | None:
    """Whether, after a pass that took a turn away, a player of the other side passed out of rotation as well (Law 17D3)."""
    if sight.matter.fault is not Fault.TURN_LOST:
        return None
    turn = sight.seat.lho
    for number, seat, call in _calls_after(sight, sight.matter.number):
        given_back = sight.table.auction_at(number).turn is sight.matter.turn is seat
        if call is not Word.PASS or given_back:
            break
        if seat is not turn and seat.side is not sight.seat.side:
            return True
        turn = seat.lho
    return False


def pass_would_end(sight: IrregularCall) -> bool | None:
    """Whether a pass in place of the call completes the auction (Law 38C); None where it was not his turn."""
    state = _before(sight)
    if state.waiting or whose_turn(sight) is not TurnOf.OWN:
        return None
    return state.with_call(Made(sight.matter.number, sight.seat, Word.PASS)).turn is None


def against_law_19(sight: IrregularCall) -> bool:
    """Whether it is a double or redouble that nobody could make there."""
    call = sight.matter.call
    return call in {Word.DOUBLE, Word.REDOUBLE} and not _before(sight).may_double(sight.seat, call)


def bound_to_pass(sight: IrregularCall) -> Until | None:
    """For how long he had to pass when he called, the longest duty if he had several; None if he had none."""
    untils = {norm.until for norm in of(_before(sight).norms, sight.seat, Act.PASS)}
    return max(untils, key=(Until.ONCE, Until.AUCTION).index, default=None)


def _call_after_fate(sight: IrregularCall, seat: Seat) -> Call | None:
    if (
        sight.matter.fault is Fault.TURN_LOST
    ):  # what was passed besides before anybody noticed counts for nothing
        rows = (made for made in sight.table.bidding.live if made.number > sight.matter.number)
        return next((made.call for made in rows if made.seat is seat), None)
    match sight.settled:
        case (Fate.REFUSED | Fate.OVERTAKEN, number):
            later = _calls_after(sight, number - 1)
            return next((call for _, caller, call in later if caller is seat), None)
        case _:
            return None


def replaced_early(sight: IrregularCall) -> bool:
    """Whether the offender put another call in its place before the Director was called (Law 27C)."""
    for event in sight.since:
        if isinstance(event, DirectorCalled | Accepted | Refused):
            return False
        if isinstance(event, Called | CallReplaced):
            return event.seat is sight.seat
    return False
