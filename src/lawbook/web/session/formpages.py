"""The pages of forms: to read, to print, and as PDF."""

from starlette.requests import Request
from starlette.responses import Response

from lawbook.errors import CaseError
from lawbook.session.forms import Kind, form, pdf
from lawbook.web.page import address_of, page
from lawbook.web.session.asking import session_of, there

__all__ = ["form_page", "form_pdf"]


def form_page(request: Request) -> Response:
    """A form of a call, filled in as far as the record goes."""
    session = session_of(request)
    call = session.evening.call(request.path_params["call"])
    told = form(session.evening, call, _kind(request), address_of(request).language)
    return page("session/form.html", there(request, session, request.scope["path"]), call=call, form=told)


def form_pdf(request: Request) -> Response:
    """The same as PDF."""
    session = session_of(request)
    call = session.evening.call(request.path_params["call"])
    told = form(session.evening, call, _kind(request), address_of(request).language)
    headers = {"Content-Disposition": f'inline; filename="{told.kind.value}-{call.number}.pdf"'}
    return Response(pdf(told), media_type="application/pdf", headers=headers)


def _kind(request: Request) -> Kind:
    name = request.path_params["kind"]
    try:
        return Kind(name)
    except ValueError:
        known = ", ".join(kind.value for kind in Kind)
        raise CaseError(
            "form {name!r}: no such form; there are {known}", name=name[:20], known=known
        ) from None
