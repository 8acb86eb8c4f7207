"""The hand record of a board: its hands, the tricks of every declarer with all cards seen, par and points."""

from functools import lru_cache
from http import HTTPStatus
from threading import BoundedSemaphore
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from lawbook.bridge import Seat, Side
from lawbook.errors import LawbookError
from lawbook.notation import deal_text, parse_deal
from lawbook.text.refusals import refusal
from lawbook.web.hands import compass, markings
from lawbook.web.keptfiles import kept_file
from lawbook.web.page import address_of, page
from lawbook.web.words import Words

__all__ = ["RECORD_STYLE", "record_page"]

RECORD_STYLE = kept_file("record.css")
_SOLVING = BoundedSemaphore(2)
"""A table takes all of a core for a while: so many at once, and the others wait."""


def record_page(request: Request) -> Response:
    """A form for a deal, and its record; computed by a thread of the server's pool."""
    address = address_of(request)
    typed = {key: address.params.get(key, "") for key in ("deal", "board")}
    shown: dict[str, Any] = {"record": None, "hands": [], "markings": [], "error": ""}
    status = HTTPStatus.OK
    if typed["deal"]:
        try:
            table, words = address.case().table, Words(address.language)
            shown["hands"], shown["markings"] = compass(table, words), markings(table.board, words)
            if table.board.deal is not None:
                shown["record"] = _record(deal_text(table.board.deal), table.board.number, address.language)
        except LawbookError as wrong:
            shown["error"], status = refusal(wrong, address.language), HTTPStatus.BAD_REQUEST
    return page("record.html", address, status=status, typed=typed, record_style=RECORD_STYLE, **shown)


@lru_cache(maxsize=256)
def _record(deal: str, number: int | None, language: str) -> dict[str, Any]:
    """What is told of the deal; the same deal is solved once."""
    from lawbook.boards import words  # noqa: PLC0415  # NumPy, for this page only
    from lawbook.boards.record import records_of  # noqa: PLC0415
    from lawbook.bridge import Board  # noqa: PLC0415

    with _SOLVING:
        (record,) = records_of([Board.of(number, deal=parse_deal(deal))])
    points = [(words.seat_letter(seat, language), record.points[seat]) for seat in Seat]
    if record.results is None:
        return {"points": points, "rows": []}
    return {
        "points": points,
        "strains": [words.strain_name(strain, language) for strain in words.DOWN],
        "rows": words.joined_rows(record, language),
        "made": [words.made(record, side, language) for side in Side],
        "pars": words.pars_told(record, language),
        "note": words.note(language),
    }
