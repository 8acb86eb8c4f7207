"""Refusing: the page of what cannot be, in one line that the reader understands."""

from contextlib import suppress
from dataclasses import replace
from http import HTTPStatus
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from lawbook.address import Address
from lawbook.errors import LawbookError, NotCovered, UnknownClause
from lawbook.text.refusals import refusal
from lawbook.web import ruling
from lawbook.web.api import is_asked, nothing_there
from lawbook.web.page import address_as_far, language_of, page
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = ["REFUSALS", "failed"]


def _refused(request: Request, error: Exception) -> Response:
    """What was wrong, in one line, on a page."""
    line = (
        refusal(error, language_of(address_as_far(request)))
        if isinstance(error, LawbookError)
        else str(error)
    )
    missing = isinstance(error, NotCovered | UnknownClause)
    status = HTTPStatus.NOT_FOUND if missing else getattr(error, "status", HTTPStatus.BAD_REQUEST)
    address = _address(request)
    return page("error.html", address, status=status, line=line, changes=ruling.changes(address))


def _no_page(request: Request, error: Exception) -> Response:
    """There is nothing at this address."""
    status = error.status_code if isinstance(error, HTTPException) else HTTPStatus.NOT_FOUND
    if is_asked(request):
        return nothing_there(language_of(address_as_far(request)), status)
    return page("error.html", _address(request), status=status, line="", changes=[])


def _address(request: Request) -> Address:
    """The address that was asked for; what is refused in a session stands in it, so that nobody loses his way."""
    address, evening = address_as_far(request), getattr(request.app.state, "evening", None)
    if address.within is None and evening is not None and "key" in request.path_params:
        from lawbook.web.session.within import admitted  # noqa: PLC0415  # without a network there is none

        with suppress(HTTPException):
            within = admitted(evening, request.scope)
            return replace(address, path=address.path.removeprefix(within.base) or "/", within=within)
    return address


FAILED = _("This page could not be made: a fault of Lawbook, not of yours. Go back, or report its address.")


def failed(request: Request, _error: Exception) -> Response:
    """What nobody foresaw: a page all the same, on which the case stands in the address."""
    address = address_as_far(request)
    line = Words(language_of(address))(FAILED)
    return page("error.html", address, status=HTTPStatus.INTERNAL_SERVER_ERROR, line=line, changes=[])


REFUSALS: dict[Any, Any] = {LawbookError: _refused, HTTPException: _no_page}
"""What is shown where no page can be."""
