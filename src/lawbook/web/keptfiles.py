"""Kept files: styles and scripts of single pages, which a browser may keep for ever: each address names its content."""

from functools import cache, partial
from hashlib import sha256
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

__all__ = ["kept_file", "kept_files"]

FILES = (
    "home.css",
    "play.css",
    "meaning.css",
    "record.css",
    "claim.css",
    "evidence.css",
    "award.css",
    "award.js",
    "typed.js",
)
TYPES = {"css": "text/css", "js": "text/javascript"}


@cache
def kept_file(name: str) -> str:
    """The address of a file."""
    stem, dot, end = name.partition(".")
    return f"/{stem}-{sha256(_content(name)).hexdigest()[:12]}{dot}{end}"


def kept_files() -> list[Route]:
    """Where the files are."""
    return [Route(kept_file(name), partial(_answer, name)) for name in FILES]


@cache
def _content(name: str) -> bytes:
    return (files("lawbook.web") / "static" / name).read_bytes()


def _answer(name: str, _: Request) -> Response:
    kept = {"Cache-Control": "public, max-age=31536000, immutable"}
    return Response(_content(name), media_type=TYPES[name.partition(".")[2]], headers=kept)
