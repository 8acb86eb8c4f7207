"""The hall: the addresses by which others join, as codes that a phone reads."""

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from lawbook.session import Role
from lawbook.web.page import page
from lawbook.web.qr import qr_svg
from lawbook.web.session.asking import session_of, there
from lawbook.web.session.within import InSession
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = ["hall_page", "joining"]

NAMES = {Role.DIRECTOR: _("For Directors: they write"), Role.READER: _("For readers: they only look")}


def hall_page(request: Request) -> Response:
    """The codes; for those who may write only, since whoever sees the first may write, too."""
    session = session_of(request)
    if not session.writes:
        raise HTTPException(404)
    address = there(request, session, "/hall")
    return page(
        "session/hall.html", address, session=session, **joining(request, session, Words(address.language))
    )


def joining(request: Request, session: InSession, words: Words) -> dict[str, Any]:
    """The codes, each with whom it is for and its address, and whether only this machine reaches them."""
    base = str(request.base_url).rstrip("/")
    keys = {role: session.evening.known_key(role) for role in Role}
    return {
        "codes": [
            (words(NAMES[role]), f"{base}/e/{key}", qr_svg(f"{base}/e/{key}", words(NAMES[role])))
            for role, key in keys.items()
            if key
        ],
        "alone": request.url.hostname in {"127.0.0.1", "localhost", "::1"},
    }
