"""The hand record of a board: its hands, the tricks of every declarer with all cards seen, par and points."""

from http import HTTPStatus
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from lawbook.errors import LawbookError
from lawbook.notation import deal_text
from lawbook.table import Table
from lawbook.text.refusals import refusal
from lawbook.web.hands import compass, markings
from lawbook.web.keptfiles import kept_file
from lawbook.web.page import address_of, page
from lawbook.web.serving.studies import Studies
from lawbook.web.serving.studying import RECORDED
from lawbook.web.words import Words

__all__ = ["RECORD_STYLE", "record_page"]

RECORD_STYLE = kept_file("record.css")


async def record_page(request: Request) -> Response:
    """A form for a deal, and its record; it says so where the tricks take longer."""
    address = address_of(request)
    typed = {key: address.params.get(key, "") for key in ("deal", "board")}
    shown: dict[str, Any] = {"record": None, "hands": [], "markings": [], "error": "", "waits": False}
    status = HTTPStatus.OK
    if typed["deal"]:
        try:
            table, words = await run_in_threadpool(lambda: address.case().table), Words(address.language)
            shown["hands"], shown["markings"] = compass(table, words), markings(table.board, words)
            shown |= await _recorded(request.app.state.studies, table, address.language)
        except LawbookError as wrong:
            shown["error"], status = refusal(wrong, address.language), HTTPStatus.BAD_REQUEST
    answer = await run_in_threadpool(
        lambda: page("record.html", address, status=status, typed=typed, record_style=RECORD_STYLE, **shown)
    )
    if shown["waits"]:
        answer.headers.update({"Cache-Control": "no-store", "Refresh": "1"})
    return answer


async def _recorded(studies: Studies, table: Table, language: str) -> dict[str, Any]:
    """The record, or that it is waited for: a table takes all of a core for a while. Raises what is refused."""
    deal, number = table.board.deal, table.board.number
    if deal is None:
        return {}
    study = await studies.soon(RECORDED, deal_text(deal), str(number or ""), language)
    return {"record": study.found.result()} if study.found.done() else {"waits": True}
