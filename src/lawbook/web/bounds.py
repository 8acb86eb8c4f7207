"""What a page takes and spends at the most: its address comes by the one entrance, and a budget is in force."""

from http import HTTPStatus
from urllib.parse import parse_qsl, quote_plus, unquote_plus

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from lawbook.address import Address, preferred
from lawbook.budget import Budget, within
from lawbook.entrance import LINES, admitted, of_one_board
from lawbook.errors import CaseError
from lawbook.text.refusals import refusal
from lawbook.web.page import page

__all__ = ["ADDRESS", "SECONDS", "Bounded"]

ADDRESS = 16_000
"""The characters of an address, as a link has them; a whole board told line by line has a quarter of them."""
_SPELT = 6
"""So many characters of a link may stand for one: a page has a hundred links, and each has the whole address."""
SECONDS = 2.0
"""What a page may work at the most; then what is known by then is the answer."""


def _admit(path: str, query: str) -> None:
    """Raises CaseError for an address that nobody reads: too long, or with a story that no board needs."""
    told = f"{path}?{query}"
    plain = unquote_plus(told)
    if len(told) <= ADDRESS < _SPELT * len(told):
        told = quote_plus(plain)
    admitted(plain if len(told) <= ADDRESS else told, "address", ADDRESS, CaseError)
    if len(query) > LINES:  # a line has a character at least, its end
        of_one_board(*(text.splitlines() for key, text in parse_qsl(query) if key == "story"))


class Bounded:
    """An application whose pages have bounds."""

    def __init__(self, app: ASGIApp, seconds: float = SECONDS) -> None:
        self.app = app
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            _admit(scope["path"], scope["query_string"].decode("latin-1"))
        except CaseError as error:
            language = preferred(Request(scope).headers.get("accept-language", ""))
            line, status = refusal(error, language), HTTPStatus.BAD_REQUEST
            bare = page("error.html", Address("/", {}, language), status=status, line=line, changes=[])
            await bare(scope, receive, send)
            return
        with within(Budget(self._seconds)):
            await self.app(scope, receive, send)
