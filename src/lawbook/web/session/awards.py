"""What a ruling or a penalty would do to the scores: at the table, on the board, in the ranking; then it is put down."""

import json
from contextlib import suppress
from dataclasses import replace
from http import HTTPStatus
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from lawbook import desk
from lawbook.address import Address, told_once
from lawbook.bridge import Seat, Side
from lawbook.desk.objects import record_object
from lawbook.errors import CaseError, LawbookError, NotationError
from lawbook.event.content import parse_where, where_text
from lawbook.event.entries import ResultEntered, Where
from lawbook.event.figures import Figures, Need
from lawbook.event.preview import Preview
from lawbook.event.ruled import Ruled, ruled
from lawbook.event.tournament import Tournament
from lawbook.event.worth import Made, Shares, parse_worth
from lawbook.scoring.exact import published
from lawbook.session import DirectorCall
from lawbook.session.actions import auction_text
from lawbook.text.refusals import refusal
from lawbook.web.page import address_of, page
from lawbook.web.session.asking import Fields, acting, session_of, there
from lawbook.web.session.penalties import penalty_of, penalty_said, units_of
from lawbook.web.session.scorepages import penalized, scores_refused
from lawbook.web.session.scoring import names_of, stands
from lawbook.web.session.within import InSession
from lawbook.web.words import Words

__all__ = ["award", "award_applied", "penalty"]

WORTHS = ("ns", "ew", "without_error")
FORM_OF = "form_"
"""What stands before the sides of a table in the name of the field that tells its form of a fouled board (Law 87)."""
FIGURES = ("ns", "ew", "offending", "claiming", "without_error", "tricks", "penalty", "player")


def penalty(request: Request) -> Response:
    """What a penalty would change, before it is put down."""
    session = session_of(request)
    told = told_once(request.query_params.multi_items())
    with session.evening.at_work() as tournament:
        try:
            due = penalized(session, told)
            change = tournament.preview(due)
        except LawbookError as error:
            return scores_refused(request, session, error)
        fine = penalty_said(due.amount, due.unit, Words(address_of(request).language))
        return _previewed(request, session, tournament, change, told=told, fine=fine)


def award(request: Request) -> Response:
    """What the ruling of a call would do to the scores: at the table, on the board, in the ranking."""
    session = session_of(request)
    call = session.evening.call(request.path_params["call"])
    return _award(request, session, call, told_once(request.query_params.multi_items()), "")


def _award(
    request: Request, session: InSession, call: DirectorCall, told: dict[str, str], error: str
) -> Response:
    with session.evening.at_work() as tournament:
        tables = _tables(tournament, call)
        where = told.get("where", "") or (where_text(tables[0]) if len(tables) == 1 else "")
        told = {"offending": _offending(call), **told, "where": where}
        found, change = None, None
        unplayed = parse_where(where) if _nothing_there(tournament, where) else None
        if where and not error and not unplayed:
            try:
                found = _ruled(session, call, told, address_of(request).language)
                change = found.preview()
            except LawbookError as refused:
                error = refusal(refused, address_of(request).language)
        return _previewed(
            request,
            session,
            tournament,
            change,
            told=told,
            call=call,
            tables=tables,
            found=found,
            forms=_fouled(tournament, call, found, told),
            unplayed=unplayed,
            error=error,
        )


def _offending(call: DirectorCall) -> str:
    """The side whose doing it was, as far as the call tells it."""
    seat = Address.of(call.case or "/").params.get("offender", "")
    return Seat[seat].side.name if seat in Seat.__members__ else ""


def _tables(tournament: Tournament, call: DirectorCall) -> list[Where]:
    """The tables on the board of a call: the one that met there, if the call says who sat at it.

    Where that one has no result, the call may be about a board that was not played; or the pairs are mistyped.
    """
    told = tournament.ledger.tables_of(call.session, call.board)
    if not (call.board and call.ns and call.ew):
        return told
    own = Where(call.session, call.board, call.ns, call.ew)
    return [own] if own in told else [own, *told]


def _nothing_there(tournament: Tournament, where: str) -> bool:
    """Whether a table is named for which nothing was entered."""
    with suppress(NotationError):  # what names no table is refused with the ruling
        return bool(where) and not tournament.ledger.about(parse_where(where))
    return False


def _fouled(
    tournament: Tournament, call: DirectorCall, found: Ruled | None, told: Fields
) -> list[tuple[Where, str]]:
    """The tables of a fouled board, each with the field that tells in which form it was played; else none."""
    asked = found is not None and Need.FORMS in found.effects.needs
    if not asked and not any(name.startswith(FORM_OF) for name in told):
        return []
    tables = tournament.ledger.tables_of(call.session, call.board)
    return [(one, f"{FORM_OF}{one.ns}-{one.ew}") for one in tables]


def _ruled(session: InSession, call: DirectorCall, told: Fields, language: str) -> Ruled:
    if not call.case:
        raise CaseError("{call}: nothing is ruled yet", call=call.named)
    decision = desk.rule(Address.of(call.case).case())
    if decision.question is not None:
        raise CaseError("{call}: a question is still open; answer it first", call=call.named)
    answers = {fact.key: fact.answers.word(value) for fact, value in decision.asked}
    text = json.dumps(record_object(decision))
    figures = replace(_figures(told, language), answers=answers)
    where = parse_where(told.get("where", ""))
    return ruled(session.evening.tournament, where, decision.provisions, text, figures)


def _figures(told: Fields, language: str) -> Figures:
    """What the Director has said. Raises NotationError and CaseError."""
    given = {name: told.get(name, "").strip() for name in FIGURES}
    worth = {name: parse_worth(auction_text(given[name], language)) for name in WORTHS if given[name]}
    without = worth.get("without_error")
    if without is not None and not isinstance(without, Made | int | Shares):
        raise CaseError(
            "without the error {text!r}: a result is wanted, such as 4S N -1", text=given["without_error"]
        )
    tricks = given["tricks"]
    if tricks and not (tricks.isascii() and tricks.isdecimal() and 1 <= int(tricks) <= 13):
        raise CaseError("tricks {text!r}: write how many, 1 to 13", text=tricks[:12])
    return Figures(
        scores={side: worth[side.name.lower()] for side in Side if side.name.lower() in worth},
        offending=_side(given["offending"]),
        claiming=_side(given["claiming"]),
        without_error=without,
        tricks=int(tricks) if tricks else None,
        penalty=penalty_of(told, "penalty") if given["penalty"] else None,
        player=given["player"] or None,
        forms={
            name.removeprefix(FORM_OF): form
            for name, form in told.items()
            if name.startswith(FORM_OF) and form
        },
    )


def _side(text: str) -> Side | None:
    if text and text not in Side.__members__:
        raise CaseError("side {text!r}: the sides are NS and EW", text=text[:12])
    return Side[text] if text else None


def _previewed(
    request: Request, session: InSession, tournament: Tournament, change: Preview | None, **shown: Any
) -> Response:
    empty: dict[str, Any] = {
        "call": None,
        "tables": [],
        "found": None,
        "forms": [],
        "unplayed": None,
        "error": "",
    }
    shown = {**empty, **shown}
    return page(
        "session/effect.html",
        there(request, session, "/scores"),
        status=HTTPStatus.BAD_REQUEST if shown["error"] else HTTPStatus.OK,
        session=session,
        change=change,
        names=names_of(tournament),
        stands=stands,
        sides=tuple(Side),
        figure=lambda number: "" if number is None else str(published(number)),
        where_text=where_text,
        units=units_of(tournament, Words(address_of(request).language)),
        **shown,
    )


@acting
def award_applied(request: Request, session: InSession, told: Fields) -> Address | Response:
    """The scores after the ruling of a call was carried into them; what waits for figures is pending."""
    call = session.evening.call(request.path_params["call"])
    if "unplayed" in told:
        where = parse_where(told["unplayed"])
        session.evening.write(ResultEntered(where, None), by=session.by.by)
        return there(request, session, f"/award/{call.number}").having(where=where_text(where))
    try:
        with session.evening.at_work():
            _ruled(session, call, told, address_of(request).language).put_down(session.by.by)
            _met(session, call, parse_where(told.get("where", "")))
    except LawbookError as error:
        return _award(request, session, call, dict(told), refusal(error, address_of(request).language))
    return there(request, session, "/scores")


def _met(session: InSession, call: DirectorCall, where: Where) -> None:
    """Put down which pairs met, where the call does not tell it: its log shows what stands there."""
    if not (call.ns and call.ew):
        session.evening.write(
            replace(call.place, board=where.board, ns=where.ns, ew=where.ew), by=session.by.by
        )
