"""The drawing of a study for a fact: an address that holds the whole case, as every page."""

from functools import lru_cache
from http import HTTPStatus
from threading import BoundedSemaphore

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from lawbook.casefile import CaseFile, case_text, loads
from lawbook.errors import LawbookError
from lawbook.text.refusals import refusal
from lawbook.web.page import address_of

__all__ = ["EVIDENCE", "drawing"]

EVIDENCE = "/evidence/{question}.svg"
"""Where the drawings are; the question is the key of the fact."""

_STUDIES = BoundedSemaphore(2)
"""Studies take seconds of all cores: so many run at once, and the others wait."""
_MARGIN = 0.05
"""Half the range that is waited for; the terminal can ask for less."""


def drawing(request: Request) -> Response:
    """The study, drawn; computed by a thread of the server's pool, not by the one that answers requests."""
    address = address_of(request)
    try:
        drawn = _drawn(case_text(address.case()), request.path_params["question"], address.language)
    except LawbookError as error:
        return PlainTextResponse(refusal(error, address.language), HTTPStatus.BAD_REQUEST)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"})


@lru_cache(maxsize=256)
def _drawn(case: str, question: str, language: str) -> str:
    """The drawing for a case; the same case is drawn once."""
    from lawbook.desk.evidence import Wanted, evidence  # noqa: PLC0415  # NumPy, for this page only
    from lawbook.equity.picture import svg  # noqa: PLC0415

    told: CaseFile = loads(case)[0]
    with _STUDIES:
        *_, last = evidence(told, Wanted(question=question, margin=_MARGIN))
    return svg(last, language)
