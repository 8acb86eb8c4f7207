"""The application: addresses and the pages behind them. All of it is asked by GET, but for the API."""

from functools import lru_cache, partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

from lawbook.address import SHOWN, Address, law_name
from lawbook.bridge import Seat
from lawbook.desk import Decision, helped, replay, rule
from lawbook.desk.due import is_due, is_soon
from lawbook.desk.laws import law_summary
from lawbook.errors import CaseError, LawbookError, UnknownClause
from lawbook.law.clause import clauses, law_of, normal
from lawbook.law.fact import NOT_ESTABLISHED
from lawbook.law.provision import Section
from lawbook.law.routes import IN_ORDER
from lawbook.table import irregularities
from lawbook.text.refusals import refusal
from lawbook.web import acts, auction, besides, ruling
from lawbook.web.api import rule_json
from lawbook.web.bounds import SECONDS, Bounded
from lawbook.web.evidence import EVIDENCE, PICTURE, drawing, evidence_page
from lawbook.web.hands import compass, markings, ruling_address
from lawbook.web.home import home_page, laws_page
from lawbook.web.keptfiles import kept_files
from lawbook.web.leading import aided, award_address, computed, own_figure, page_of
from lawbook.web.page import STYLE_ADDRESS, address_of, page, style
from lawbook.web.playpage import PLAY_STYLE, shown, summoned
from lawbook.web.refusing import REFUSALS, failed
from lawbook.web.saying import saying
from lawbook.web.seats import answer_named, told_seat, whose
from lawbook.web.serving.keeping import Kept
from lawbook.web.serving.limits import OPEN, Limited, Limits
from lawbook.web.serving.measuring import Figures, Measured, health, metrics
from lawbook.web.serving.origin import SameOrigin
from lawbook.web.serving.studies import Studies
from lawbook.web.words import Words

if TYPE_CHECKING:
    from lawbook.session import Evening

__all__ = ["create_app"]

VIEWS = {"read": "read.html", "players": "read.html", "unsure": "unsure.html", "check": "check.html"}


def create_app(
    evening: "Evening | None" = None,
    *,
    limits: Limits = OPEN,
    studies: Studies | None = None,
    seconds: float = SECONDS,
) -> Starlette:
    """The director's desk; with an evening, its session is kept behind the keys of its event.

    A page may work for so many seconds.
    """
    kept: list[Kept] = []

    def keeping(inner: ASGIApp) -> Kept:
        kept.append(Kept(inner))
        return kept[-1]

    figures = Figures()
    app = Starlette(
        routes=[
            *_desk(),
            Route("/api/rule", rule_json, methods=["POST"]),
            Route(STYLE_ADDRESS, style),
            *kept_files(),
            *_watched(),
        ],
        middleware=[
            Middleware(Measured, figures),
            Middleware(Limited, limits),
            Middleware(SameOrigin),
            Middleware(Bounded, seconds),
            Middleware(keeping),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ],
        exception_handlers={**REFUSALS, Exception: failed},
    )
    app.state.figures, app.state.kept, app.state.studies = figures, kept, studies or Studies()
    if evening is not None:
        from lawbook.web.session.routes import session_routes  # noqa: PLC0415  # only a session needs its store

        app.state.evening = evening
        inner = Starlette(routes=_desk(), exception_handlers=REFUSALS)
        inner.state.studies = app.state.studies
        app.routes.extend(session_routes(evening, inner))
    return app


def _desk() -> list[Route]:
    """The pages that keep nothing: every address is a whole case."""
    return [
        Route("/", home_page),
        Route("/rule", _ruling),
        Route("/rule/{laws}", _ruling),
        Route("/clause/{edition}/{cite}", _clause),
        Route("/law/{number}", _law),
        Route("/laws", laws_page),
        Route("/hands", _hands),
        Route("/auction", _auction),
        Route("/play", _play),
        Route("/meaning", page_of("meaningpage", "meaning_page")),
        Route(PICTURE, drawing),
        Route(EVIDENCE, evidence_page),
        Route("/record", page_of("recordpage", "record_page")),
        Route("/claim", page_of("claimpage", "claim_page")),
        Route("/award", page_of("awardpage", "award_page")),
    ]


def _watched() -> list[Route]:
    return [Route("/health", health), Route("/metrics", metrics)]


def _ruling(request: Request) -> Response:
    """The open question, or the outcome."""
    address = address_of(request)
    if "of" in address.params:
        return RedirectResponse(str(_ticked(address, request.query_params.getlist("tick"))))
    decision = rule(address.case())
    if not address.laws and (target := ruling_address(address, decision)).laws:
        return RedirectResponse(str(target.having(view=address.view) if address.view else target))
    if address.view not in {"", *VIEWS}:
        raise CaseError(
            "view {view!r}: no such view; known are {known}", view=address.view[:20], known=", ".join(VIEWS)
        )
    if address.view == "unsure" and decision.question is None:
        return RedirectResponse(str(address.without("view")))
    if (onward := ruling.onward(address, decision)) is not None:
        return RedirectResponse(str(onward))
    return page(VIEWS.get(address.view) or _template(decision), address, **_shown(address, decision))


def _ticked(address: Address, ticked: list[str]) -> Address:
    """The case with every question of a checklist answered: what was ticked is so, the rest is not."""
    asked = address.params["of"].split(",")
    return address.without(*SHOWN).having(**{key: "yes" if key in ticked else "no" for key in asked})


def _template(decision: Decision) -> str:
    if decision.question is None:
        return "outcome.html"
    return "question.html" if is_due(decision) else "later.html"


def _shown(address: Address, decision: Decision) -> dict[str, Any]:
    complete = decision.question is None and not address.view
    return {
        "decision": decision,
        "laws": ruling.consulted(address, decision),
        "fact": decision.question,
        "soon": is_soon(decision),
        "asks_whose": whose(address, decision),
        "told_seat": told_seat(decision),
        "seats": tuple(Seat),
        "answer_named": partial(answer_named, decision, Words(address.language)),
        "aid": helped(decision, address.language),
        "computed": computed(decision),
        "own_figure": own_figure(address, decision),
        "aided": aided(address, decision, Words(address.language)),
        "who": decision.asked_of,
        "told": ruling.told(decision),
        "note": Section.NOTE,
        "title_of": partial(ruling.title_of, address),
        "say": saying(decision, address.language, address.view),
        "reasons_told": [] if address.view else ruling.reasons_told(decision, Words(address.language)),
        "score_told": ruling.score_told(decision, Words(address.language)),
        "given": list(ruling.given(address, decision)),
        "anew": partial(ruling.anew, address, decision),
        "options": ruling.choices(decision),
        "back": ruling.back(address, decision),
        "goes_on": None if address.view else ruling.gone_on(address, decision),
        "alternatives": list(ruling.what_if(address, decision, Words(address.language))) if complete else [],
        "award": award_address(address, decision) if complete else None,
        "authority": address.body,
        "not_established": NOT_ESTABLISHED,
    }


def _clause(request: Request) -> Response:
    """What one clause says, and its neighbours."""
    edition, cite = request.path_params["edition"], normal(request.path_params["cite"])
    address = address_of(request).having(edition=edition)
    neighbours = list(clauses(law_of(cite), address.edition))
    if cite not in neighbours:
        raise UnknownClause(
            "clause {cite}: no summary of it in the edition of {edition}", cite=cite, edition=edition[:4]
        )
    place = neighbours.index(cite)
    return page(
        "clause.html",
        address,
        cite=cite,
        law=law_of(cite),
        before=neighbours[place - 1] if place else None,
        after=neighbours[place + 1] if place + 1 < len(neighbours) else None,
    )


def _law(request: Request) -> Response:
    """What one Law does and asks."""
    address = address_of(request)
    told = _summary(law_name(request.path_params["number"]), address.edition)
    return page("law.html", address, told=told, law=told.law)


_summary = lru_cache(maxsize=128)(law_summary)


def _hands(request: Request) -> Response:
    """A form for a deal and its story, and what they show."""
    address = address_of(request)
    typed = {key: address.params.get(key, "") for key in ("deal", "board", "belongs", "story")}
    empty: dict[str, Any] = {"hands": None, "markings": [], "next_page": None, "error": ""}
    if not any(typed.values()):
        return page("hands.html", address, typed=typed, **empty)
    try:
        table = address.case().table
    except LawbookError as wrong:
        return page(
            "hands.html",
            address,
            status=HTTPStatus.BAD_REQUEST,
            typed=typed,
            **{**empty, "error": refusal(wrong, address.language)},
        )
    words = Words(address.language)
    next_page, error = _found(address)
    shown: dict[str, Any] = {"hands": compass(table, words), "markings": markings(table.board, words)}
    return page("hands.html", address, typed=typed, next_page=next_page, error=error, **shown)


def _auction(request: Request) -> Response:
    """The auction as it was made, and the bidding box to go on with it."""
    address = address_of(request)
    if "add" in address.params:
        return RedirectResponse(str(besides.added(address)))
    table, words = replay(address.case()), Words(address.language)
    box = auction.box(address, table)
    wrong = any(irregularities(table))
    next_page, error = _found(auction.summoned(address, table)) if wrong else (None, "")
    return page(
        "auction.html",
        address,
        table=table,
        box=box,
        columns=auction.COLUMNS,
        rows=auction.rows(table),
        markings=markings(table.board, words),
        besides=besides.besides(table, words),
        replies=besides.replies(address, table, words),
        more=list(besides.more(address, table, box.caller if box else None, words)),
        last=besides.said([*table.written()][-1], words) if address.story and table.length else "",
        taken_back=besides.taken_back(address),
        next_page=next_page,
        error=error,
        changes=ruling.changes(address),
    )


def _play(request: Request) -> Response:
    """The play as it went, and every card to go on with it."""
    address = address_of(request)
    if "add" in address.params:
        return RedirectResponse(str(acts.claimed(address)))
    table, words = replay(address.case()), Words(address.language)
    next_page, error = _found(summoned(address, table)) if any(irregularities(table)) else (None, "")
    return page(
        "play.html",
        address,
        play_style=PLAY_STYLE,
        markings=markings(table.board, words),
        next_page=next_page,
        error=error,
        changes=ruling.changes(address),
        **shown(address, table, words),
    )


def _found(address: Address) -> tuple[Address | None, str]:
    """Where the ruling of a record begins, or why there is none."""
    try:
        decision = rule(address.case())
    except LawbookError as error:
        return None, refusal(error, address.language)
    if decision.law == IN_ORDER.id:
        return None, " ".join(map(Words(address.language).sentence, decision.provisions))
    return ruling_address(address, decision), ""
