"""A page: a template, the language and the settings of its address, and the headers that keep it to itself."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from hashlib import sha256
from importlib.resources import files
from secrets import token_urlsafe
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from jinja2.runtime import Context
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from lawbook.address import SYSTEM_KEYS, Address, is_kept, preferred, told_once
from lawbook.desk import covered
from lawbook.errors import LawbookError
from lawbook.languages import names
from lawbook.law.authority import authorities
from lawbook.law.book import EDITIONS, NEWEST, printing
from lawbook.web.keptfiles import kept_file
from lawbook.web.rare import rare
from lawbook.web.words import Words

__all__ = ["STYLE_ADDRESS", "address_as_far", "address_of", "language_of", "page", "read_templates", "style"]

STYLE = (files("lawbook.web") / "static" / "desk.css").read_bytes()
STYLE_ADDRESS = f"/style-{sha256(STYLE).hexdigest()[:12]}.css"
"""It names its own content, so that a browser may keep it for ever."""

TYPED_INTO = frozenset(
    f"{name}.html"
    for name in (
        "auction",
        "award",
        "claim",
        "evidence",
        "hands",
        "meaning",
        "play",
        "record",
        "session/ballot",
    )
)
"""Templates with something to type; what is typed there outlives a phone that was locked (`typed.js`)."""

_ONE_YEAR = "public, max-age=31536000, immutable"
_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Vary": "Accept-Language",
}
_WITH_SCRIPTS = {
    **_HEADERS,
    "Content-Security-Policy": f"{_HEADERS['Content-Security-Policy']}; script-src 'self'; connect-src 'self'",
}


class _Context(Context):
    """What a template names. Nothing that it calls asks for its context, so that nobody has to look whether it does."""

    def call(
        self,
        what: Callable[..., Any],
        /,
        *given: Any,
        _loop_vars: Any = None,
        _block_vars: Any = None,
        **named: Any,
    ) -> Any:
        """What a template calls."""
        return what(*given, **named)


@cache
def _templates() -> Environment:
    found = Environment(
        loader=PackageLoader("lawbook.web"),
        autoescape=True,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    found.context_class = _Context
    found.globals.update(bases=_bases, system_keys=SYSTEM_KEYS, rare=rare, fresh=partial(token_urlsafe, 9))
    return found


def _bases() -> tuple[str, ...]:
    """The systems that come with Lawbook."""
    from lawbook.systemfile import bases  # noqa: PLC0415  # it brings meanings with it

    return bases()


def read_templates() -> None:
    """Read every template now, and not when a page first needs it."""
    found = _templates()
    for name in found.list_templates(extensions=["html"]):
        found.get_template(name)


def address_of(request: Request) -> Address:
    """The address that was asked for. Raises CaseError for one that tells something in two ways."""
    return _address(request, told_once(request.query_params.multi_items()))


def address_as_far(request: Request) -> Address:
    """The address that was asked for, also one that is refused."""
    return _address(request, dict(request.query_params))


def _address(request: Request, params: dict[str, str]) -> Address:
    """An address; two slashes at its head would name another host in a link."""
    path = "/" + request.scope["path"].removeprefix(request.scope.get("root_path", "")).lstrip("/\\")
    accepted = preferred(request.headers.get("accept-language", ""))
    return Address(path, params, accepted, request.scope.get("within"))


def _tap(page: Address, to: Address, said: str, css: str = "button", **more: str) -> Markup:
    """What takes the case to another address: a link, or a button that writes it down within a call.

    `label` is what a screen reader says, `small` stands below, `law` behind, `at` is the place on the
    page, `rel` says that it goes back, and `current` that it is chosen already. What is no case is only
    looked at.
    """
    writes = page.writes and to.tells
    named = {"aria-label": more.get("label"), "aria-current": more.get("current")}
    named |= {} if writes else {"rel": more.get("rel")}
    told = "".join(f' {key}="{escape(value)}"' for key, value in named.items() if value)
    law, small = more.get("law"), more.get("small")
    inner = f"{escape(said)}{LAW.format(escape(law)) if law else ''}"
    inner += f"<small>{escape(small)}</small>" if small else ""
    inner = (HIDDEN if more.get("label") else SEEN).format(inner)
    target = f"{to}{more.get('at', '')}"
    return Markup((BUTTON if writes else LINK).format(escape(css), escape(target), told, inner))  # noqa: S704  # escaped


LAW = ' <span class="law">{}</span>'
SEEN = "<span>{}</span>"
HIDDEN = "<b aria-hidden=true>{}</b>"
LINK = '<a class="{}" href="{}"{}>{}</a>'
BUTTON = '<button class="{}" form="in-call" formaction="{}"{}>{}</button>'


def _sent(page: Address, to: Address) -> Markup:
    """Where a form that tells more of the case is sent, and how."""
    method = "post" if page.writes else "get"
    return Markup('action="{}" method="{}"').format(replace(to, params={}), method)


def _evening(page: Address, path: str, **params: str) -> Address:
    """A page of the session that this page stands in, in the same language."""
    kept = {key: word for key, word in page.params.items() if key == "lang"}
    return Address(path, {**kept, **params}, page.preferred, page.within.session)  # type: ignore[union-attr]  # only pages of a session ask


def page(template: str, address: Address, *, status: int = 200, **shown: Any) -> HTMLResponse:
    """A page in the language of its address; where something is typed, or in a session, it may run our own scripts."""
    words = Words(language_of(address))
    scripts = bool(address.within) or template in TYPED_INTO
    text = (
        _templates()
        .get_template(template)
        .render(
            _=words,
            words=words,
            address=address,
            tap=partial(_tap, address),
            sent=partial(_sent, address),
            evening=partial(_evening, address),
            edition=edition_of(address),
            printing=lambda year: printing(int(year)) if str(year).isdecimal() else year,
            editions=[str(edition) for edition in EDITIONS],
            authorities=authorities(),
            covered=covered,
            kept={key: word for key, word in address.params.items() if is_kept(key)},
            languages=names(),
            style=STYLE_ADDRESS,
            keeps_typed=kept_file("typed.js") if scripts else "",
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


def edition_of(address: Address) -> str:
    """The edition by which the page is; as it is written where it is none, since the page says so."""
    try:
        return str(address.edition)
    except LawbookError:
        return address.params.get("edition", str(NEWEST))


def style(_: Request) -> Response:
    """The stylesheet."""
    return Response(STYLE, media_type="text/css", headers={"Cache-Control": _ONE_YEAR})
