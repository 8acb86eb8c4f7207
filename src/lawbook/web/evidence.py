"""What the cards say about a fact: a page with the drawing of its study, and the answers to go back with."""

from http import HTTPStatus
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from lawbook.address import Address
from lawbook.casefile import case_text
from lawbook.desk import rule
from lawbook.errors import LawbookError
from lawbook.text.refusals import refusal
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
NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
"""The drawing while nothing is known."""


async def evidence_page(request: Request) -> Response:
    """The drawing, as far as it is, and the ruling with each answer to its question."""
    address, key = address_of(request), request.path_params["question"]
    laws = filter(None, address.params.get("laws", "").split(","))
    case = address.without("laws").consulting(*laws)
    drawn = case.carried(PICTURE.format(question=key))
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
    return refusal(error, language) if isinstance(error, LawbookError) else ""


def _task(address: Address, question: str) -> Task:
    """What is to be drawn. Raises CaseError and NotationError."""
    return (DRAWN, case_text(address.without(SO_FAR).case()), question, address.language)


def _page(address: Address, case: Address, key: str, **shown: Any) -> Response:
    decision = rule(case.case())
    asked = decision.question if decision.question and decision.question.key == key else None
    return page("evidence.html", address, case=case, fact=asked, answer_key=decision.answer_key, **shown)


async def drawing(request: Request) -> Response:
    """The study, drawn, when it is done; a process of its own makes it, and no thread waits."""
    address, key = address_of(request), request.path_params["question"]
    studies: Studies = request.app.state.studies
    try:
        task = await run_in_threadpool(_task, address, key)
        study = await studies.soon(*task)
        if SO_FAR in address.params and not study.found.done():
            return _svg(study.so_far or NOTHING, kept="no-store")
        drawn = await studies.whole(*task, left=request.is_disconnected)
    except LawbookError as error:
        return PlainTextResponse(refusal(error, address.language), HTTPStatus.BAD_REQUEST)
    return _svg(drawn or NOTHING, kept="max-age=86400" if drawn else "no-store")


def _svg(drawn: str, *, kept: str) -> Response:
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": kept})
