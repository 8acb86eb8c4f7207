"""QR: an address as a picture that a phone reads."""

from functools import lru_cache
from io import BytesIO, StringIO

import segno
from markupsafe import Markup

__all__ = ["qr_svg", "qr_text"]


@lru_cache(maxsize=256)
def qr_svg(address: str, name: str) -> Markup:
    """An address as a picture to put into a page, black on white in the dark as well, with a name for who cannot see it."""
    out = BytesIO()
    segno.make(address, error="m").save(
        out,
        kind="svg",
        xmldecl=False,
        svgns=True,
        border=4,
        title=name,
        light="white",
        svgclass="qr",
        omitsize=True,
    )
    return Markup(out.getvalue().decode())  # noqa: S704  # segno escapes the name, and the rest is its own


def qr_text(address: str) -> str:
    """An address as lines of half blocks, for a terminal, light on dark or dark on light."""
    out = StringIO()
    segno.make(address, error="m").terminal(out, compact=True)
    return out.getvalue()
