"""Kept: the style and the script of a session, which a browser may keep for ever."""

from hashlib import sha256
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import Response

__all__ = ["SCRIPT", "STYLE", "session_script", "session_style"]

_KEPT = files("lawbook.web") / "static"
_STYLE = (_KEPT / "session.css").read_bytes()
_SCRIPT = (_KEPT / "session.js").read_bytes()
STYLE = f"/session-{sha256(_STYLE).hexdigest()[:12]}.css"
SCRIPT = f"/session-{sha256(_SCRIPT).hexdigest()[:12]}.js"
"""Each address names its own content."""

_HEADERS = {"Cache-Control": "public, max-age=31536000, immutable"}


def session_style(_: Request) -> Response:
    """The stylesheet."""
    return Response(_STYLE, media_type="text/css", headers=_HEADERS)


def session_script(_: Request) -> Response:
    """The script: it looks for what others write, and keeps what could not be sent."""
    return Response(_SCRIPT, media_type="text/javascript", headers=_HEADERS)
