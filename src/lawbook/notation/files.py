"""Files of played boards."""

from collections.abc import Iterator
from pathlib import Path

from lawbook.errors import NotationError
from lawbook.notation.game import Game
from lawbook.notation.lin import parse_lin
from lawbook.notation.pbn_games import parse_pbn

__all__ = ["FORMATS", "read_games"]

FORMATS = {".pbn": parse_pbn, ".lin": parse_lin}
"""How a file is read, by the end of its name."""


def read_games(path: Path, *, strict: bool = False) -> Iterator[Game]:
    """The games of a file in PBN or LIN; unless reading is strict, each lists what is wrong with it."""
    parse = FORMATS.get(path.suffix.lower())
    if parse is None:
        raise NotationError(
            "{path}: not a file of games; give one that ends with {known}",
            path=path,
            known=" or ".join(FORMATS),
        )
    try:
        written = path.read_bytes()
    except OSError as error:
        raise NotationError(
            "{path}: cannot be read: {strerror}", path=path, strerror=error.strerror
        ) from None
    return parse(_text(written), path.name, strict=strict)


def _text(written: bytes) -> str:
    """The text, in UTF-8 as most programs write it today, or in Latin-1 as the standard of PBN says."""
    try:
        return written.decode("utf-8-sig")
    except UnicodeDecodeError:
        return written.decode("latin-1")
