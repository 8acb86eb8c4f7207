"""What the cards say about a fact: a page with the drawing of its study, and the answers to go back with."""

from asyncio import sleep
from http import HTTPStatus
from time import monotonic
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from lawbook.address import Address
from lawbook.bridge import Seat
from lawbook.casefile import case_text
from lawbook.desk import rule
from lawbook.errors import CaseError, LawbookError
from lawbook.text.refusals import refusal, without_options
from lawbook.web.keptfiles import kept_file
from lawbook.web.page import address_of, page
from lawbook.web.serving.studies import Studies, Study
from lawbook.web.serving.studying import DRAWN, Task

__all__ = ["EVIDENCE", "PICTURE", "drawing", "evidence_page"]

EVIDENCE = "/evidence/{question}"
"""Where the page is; the question is the key of the fact."""
PICTURE = f"{EVIDENCE}.svg"
"""Where the drawing is."""
SO_FAR = "so_far"
"""The parameter of a drawing that is shown before it is as exact as it will be."""
EVIDENCE_STYLE = kept_file("evidence.css")
LIMIT = 200
"""More signs than that are no contract and no line."""
SUPPOSED = ("chair", "card", "contracts", "lines")
"""The parameters that the form of the page sends: what is supposed beside the record, no part of the case."""
SOON = 0.05
"""How often, in seconds, it is looked whether the first drawing is there."""
NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
"""The drawing while nothing is known."""


async def evidence_page(request: Request) -> Response:
    """The drawing, as far as it is, and the ruling with each answer to its question."""
    address, key = address_of(request), request.path_params["question"]
    laws = filter(None, address.params.get("laws", "").split(","))
    case = address.without("laws", *SUPPOSED).consulting(*laws)
    drawn = case.carried(PICTURE.format(question=key)).having(**_supposed(address))
    studies: Studies = request.app.state.studies
    line = ""
    try:
        study = await studies.soon(*await run_in_threadpool(_task, drawn, key))
        done = study.found.done()
        line = _refused(study, address.language)
    except LawbookError as error:
        done, line = True, refusal(error, address.language)
    shown = drawn if done else drawn.having(**{SO_FAR: "yes"})
    answer = await run_in_threadpool(_page, address, case, key, drawn=shown, line=line, waits=not done)
    if not done:
        answer.headers.update({"Cache-Control": "no-store", "Refresh": "2"})
    return answer


def _refused(study: Study, language: str) -> str:
    """Why a study cannot be, in one line; empty where it can."""
    error = study.found.exception() if study.found.done() else None
    return without_options(refusal(error, language)) if isinstance(error, LawbookError) else ""


def _task(address: Address, question: str) -> Task:
    """What is to be drawn. Raises CaseError and NotationError."""
    told = _supposed(address)
    case = address.without(SO_FAR, *SUPPOSED).case()
    return (DRAWN, case_text(case), question, address.language, *(told.get(key, "") for key in SUPPOSED))


def _supposed(address: Address) -> dict[str, str]:
    """What is supposed beside the record, as it was typed. Raises CaseError for more than an address holds."""
    told = {key: address.params.get(key, "").strip() for key in SUPPOSED}
    if any(len(text) > LIMIT for text in told.values()):
        raise CaseError("more than {limit} signs are too many for an address", limit=LIMIT)
    return {key: text for key, text in told.items() if text}


def _page(address: Address, case: Address, key: str, **shown: Any) -> Response:
    decision = rule(case.case())
    asked = decision.question if decision.question and decision.question.key == key else None
    hidden = {name: text for name, text in address.params.items() if name not in SUPPOSED}
    told = {name: address.params.get(name, "") for name in SUPPOSED}
    return page(
        "evidence.html",
        address,
        case=case,
        fact=asked,
        answer_key=decision.answer_key,
        told=told,
        hidden=hidden,
        limit=LIMIT,
        evidence_style=EVIDENCE_STYLE,
        seats=tuple(Seat),
        **shown,
    )


async def drawing(request: Request) -> Response:
    """The study, drawn, when it is done; a process of its own makes it, and no thread waits."""
    address, key = address_of(request), request.path_params["question"]
    studies: Studies = request.app.state.studies
    try:
        task = await run_in_threadpool(_task, address, key)
        if SO_FAR in address.params:
            return await _first(studies.ask(*task), request)
        drawn = await studies.whole(*task, left=request.is_disconnected)
    except LawbookError as error:
        return PlainTextResponse(refusal(error, address.language), HTTPStatus.BAD_REQUEST)
    return _svg(drawn or NOTHING, kept="max-age=86400" if drawn else "no-store")


async def _first(study: Study, request: Request) -> Response:
    """The drawing as far as it is, as soon as there is one."""
    while not study.found.done() and study.so_far is None and not await request.is_disconnected():
        study.asked = monotonic()
        await sleep(SOON)
    return _svg(study.so_far if isinstance(study.so_far, str) else NOTHING, kept="no-store")


def _svg(drawn: str, *, kept: str) -> Response:
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": kept})
