"""A page: a template, the language and the settings of its address, and the headers that keep it to itself."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from lawbook.desk import covered
from lawbook.errors import LawbookError
from lawbook.languages import names
from lawbook.law.authority import authorities
from lawbook.law.book import EDITIONS, NEWEST
from lawbook.web.address import KEPT, Address, preferred
from lawbook.web.words import Words

__all__ = ["STYLE_ADDRESS", "address_of", "language_of", "page", "style"]

STYLE = (files("lawbook.web") / "static" / "desk.css").read_bytes()
STYLE_ADDRESS = f"/style-{sha256(STYLE).hexdigest()[:12]}.css"
"""It names its own content, so that a browser may keep it for ever."""

_ONE_YEAR = "public, max-age=31536000, immutable"
_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Vary": "Accept-Language",
}
_WITH_SCRIPTS = {
    **_HEADERS,
    "Content-Security-Policy": f"{_HEADERS['Content-Security-Policy']}; script-src 'self'; connect-src 'self'",
}


@cache
def _templates() -> Environment:
    return Environment(
        loader=PackageLoader("lawbook.web"),
        autoescape=True,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )


def address_of(request: Request) -> Address:
    """The address that was asked for; two slashes at its head would name another host in a link."""
    path = "/" + request.scope["path"].lstrip("/\\")
    return Address(path, dict(request.query_params), preferred(request.headers.get("accept-language", "")))


def page(
    template: str, address: Address, *, status: int = 200, scripts: bool = False, **shown: Any
) -> HTMLResponse:
    """A page in the language of its address; with `scripts`, one that may run our own."""
    words = Words(language_of(address))
    text = (
        _templates()
        .get_template(template)
        .render(
            _=words,
            words=words,
            address=address,
            edition=address.params.get("edition", str(NEWEST)),
            editions=[str(edition) for edition in EDITIONS],
            authorities=authorities(),
            covered=covered,
            kept={key: word for key, word in address.params.items() if key in KEPT},
            languages=names(),
            style=STYLE_ADDRESS,
            **shown,
        )
    )
    return HTMLResponse(text, status_code=status, headers=_WITH_SCRIPTS if scripts else _HEADERS)


def language_of(address: Address) -> str:
    """The language of the address; English where it names one that is not spoken, since the page says so."""
    try:
        return address.language
    except LawbookError:
        return "en"


def style(_: Request) -> Response:
    """The stylesheet."""
    return Response(STYLE, media_type="text/css", headers={"Cache-Control": _ONE_YEAR})
