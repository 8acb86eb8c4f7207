"""Files of played boards."""

from collections.abc import Iterator
from pathlib import Path

from lawbook.entrance import bytes_of, cleaned, decoded
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
    return parse(cleaned(decoded(bytes_of(path))), path.name, strict=strict)
