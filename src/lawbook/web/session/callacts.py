"""Acts: what is done about a call on its page and on the lists. Each is one entry, or several at once."""

from collections.abc import Callable, Mapping
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from lawbook.address import Address
from lawbook.bridge import Seat
from lawbook.errors import CaseError
from lawbook.event.calls import CallNoted, CallPlaced, MomentReached, ReminderSettled, Warned
from lawbook.law.fact import Moment
from lawbook.session import DirectorCall, Evening
from lawbook.web.page import page
from lawbook.web.session.asking import Fields, acting, number_of, there
from lawbook.web.session.within import InSession

__all__ = ["TAKE", "call_acts", "held_by_another", "hold_first"]

TAKE = "_take"
"""The field by which a call is taken over with whatever else is done."""
LONGEST_NOTE = 500


def held_by_another(session: InSession, call: DirectorCall) -> bool:
    """Whether somebody else holds the call, so that it has to be taken over first."""
    return bool(call.holder) and call.holder != session.by.by


def hold_first(address: Address, call: DirectorCall, fields: Fields) -> Response:
    """The page that asks whether the call is to be taken over, with what was to be done."""
    return page("session/take.html", address, status=HTTPStatus.CONFLICT, call=call, fields=fields, take=TAKE)


@acting
def call_acts(request: Request, session: InSession, fields: Fields) -> Address | Response:
    """The call after what was done about it; whoever does not hold it is asked to take it over first."""
    evening, by = session.evening, session.by.by
    call = evening.call(request.path_params["call"])
    here = there(request, session, f"/call/{call.number}")
    do = fields.get("do", "")
    if do not in {*OWN, *ANYBODYS}:
        known = ", ".join((*OWN, *ANYBODYS))
        raise CaseError("do {act!r}: no such act; known are {known}", act=do[:20], known=known)
    if do in OWN and held_by_another(session, call) and do != "take":
        if TAKE not in fields:
            return hold_first(here, call, fields)
        evening.take(call.number, by=by)
    {**OWN, **ANYBODYS}[do](evening, call, fields, by)
    back = fields.get("back", "")
    return there(request, session, back) if back in {"/", "/returns"} else here


Act = Callable[[Evening, DirectorCall, Fields, str], object]


def _take(evening: Evening, call: DirectorCall, _: Fields, by: str) -> None:
    evening.take(call.number, by=by)


def _place(evening: Evening, call: DirectorCall, fields: Fields, by: str) -> None:
    told = {key: fields.get(key, "").strip()[:12] for key in ("table", "ns", "ew")}
    board = number_of(fields.get("board", ""), "board", 999)
    evening.place(CallPlaced(call.number, told["table"] or call.table, board, told["ns"], told["ew"]), by=by)
    case = Address.of(call.case)
    if call.case and board and not case.story:  # a story tells who dealt, and so on which board it was
        evening.tell(call.number, case.having(board=str(board)).told, call.made_from(call.case), by=by)


def _seat(evening: Evening, call: DirectorCall, fields: Fields, by: str) -> None:
    """Whose doing it was; the same seat again takes it back."""
    seat = fields.get("seat", "")
    if seat not in Seat.__members__:
        raise CaseError("seat {text!r}: no seat; the seats are N, E, S and W", text=seat[:12])
    case = Address.of(call.case or (f"/?board={call.board}" if call.board else "/"))
    named = case.params.get("offender") == seat
    told = case.without("offender") if named else case.having(offender=seat)
    evening.tell(call.number, told.told, _over(fields), by=by)


def _choose(evening: Evening, call: DirectorCall, fields: Fields, by: str) -> None:
    evening.choose(call.number, number_of(fields.get("version", ""), "version"), by=by)


def _close(evening: Evening, call: DirectorCall, fields: Fields, by: str) -> None:
    evening.close_call(call.number, fields.get("note", "").strip()[:LONGEST_NOTE], by=by)


def _undo(evening: Evening, call: DirectorCall, fields: Fields, by: str) -> None:
    """What the page showed undone, be it an act or an undoing; it may be undone already."""
    told, entry = evening.history(call.number), number_of(fields.get("entry", ""), "entry")
    if entry in {each.number for each in told.entries} & told.counting:
        evening.undo(entry, by=by)


def _warn(evening: Evening, call: DirectorCall, fields: Fields, by: str) -> None:
    whom, reason = fields.get("whom", "").strip()[:12], fields.get("reason", "").strip()[:LONGEST_NOTE]
    if not whom:
        raise CaseError("warning: say whom, by the pair or by table and seat, such as 12 or 7E (Law 90A)")
    evening.write(Warned(call.number, call.session, whom, reason), by=by)


def _note(evening: Evening, call: DirectorCall, fields: Fields, by: str) -> None:
    if text := fields.get("text", "").strip()[:LONGEST_NOTE]:
        evening.write(CallNoted(call.number, text), by=by)


def _settle(evening: Evening, call: DirectorCall, fields: Fields, by: str) -> None:
    evening.write(ReminderSettled(call.number, fields.get("reminder", "")[:80]), by=by)


def _moment(evening: Evening, call: DirectorCall, fields: Fields, by: str) -> None:
    moment = fields.get("moment", "")
    if moment not in {each.value for each in Moment}:
        known = ", ".join(each.value for each in Moment)
        raise CaseError("moment {text!r}: no moment; known are {known}", text=moment[:20], known=known)
    evening.write(MomentReached(call.number, moment), by=by)


def _over(fields: Fields) -> int:
    return number_of(fields.get("_over", ""), "entry")


OWN: Mapping[str, Act] = {
    "take": _take,
    "place": _place,
    "seat": _seat,
    "choose": _choose,
    "close": _close,
    "undo": _undo,
}
"""What the holder does."""
ANYBODYS: Mapping[str, Act] = {
    "warn": _warn,
    "note": _note,
    "settle": _settle,
    "unsettle": _undo,
    "moment": _moment,
}
"""What every Director may do, whoever holds the call: whoever is near goes back to the table."""
