"""A file in another format, with a list of what it lost on the way."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from lawbook.bridge import Board
from lawbook.notation.exchange.contents import Contents, contents_of
from lawbook.notation.exchange.dlm import dlm_bytes
from lawbook.notation.exchange.duplimate import bri_bytes, dge_bytes, dup_bytes
from lawbook.notation.exchange.formats import Format
from lawbook.notation.exchange.lin_writing import lin_text
from lawbook.notation.exchange.losses import Loss, losses
from lawbook.notation.exchange.pbn_writing import pbn_bytes
from lawbook.notation.exchange.rbn_writing import rbn_text
from lawbook.notation.results.pbn_writing import pbn_text
from lawbook.notation.results.table_writing import csv_text
from lawbook.notation.results.usebio_writing import usebio_text

__all__ = ["Converted", "converted"]


@dataclass(frozen=True, slots=True)
class Converted:
    """A file that was written, and what of the original is not in it."""

    written: bytes
    lost: tuple[Loss, ...]


def converted(source: Contents, target: Format) -> Converted:
    """The contents in another format. Raises NotationError where it cannot hold a board at all."""
    written = _WRITE[target](source)
    back = contents_of(written, f"written.{target.value}", target)
    return Converted(written, tuple(losses(source, back)))


def _boards(source: Contents) -> list[Board]:
    return [game.board for game in source.games]


def _pbn(source: Contents) -> bytes:
    """Games as they were bid and played; results in a table under each board."""
    results = source.format in {Format.USEBIO, Format.CSV, Format.RESULTS, Format.PBN}
    if (results and any(True for _ in source.event.results())) or source.format is Format.PBN:
        return pbn_text(source.event).encode()
    return pbn_bytes(source.games)


_WRITE: Mapping[Format, Callable[[Contents], bytes]] = {
    Format.PBN: _pbn,
    Format.LIN: lambda source: lin_text(source.games).encode(),
    Format.RBN: lambda source: rbn_text(source.games).encode(),
    Format.USEBIO: lambda source: usebio_text(source.event).encode(),
    Format.CSV: lambda source: csv_text(source.event).encode(),
    Format.DUP: lambda source: dup_bytes(_boards(source)),
    Format.DLM: lambda source: dlm_bytes(_boards(source)),
    Format.DGE: lambda source: dge_bytes(_boards(source)),
    Format.BRI: lambda source: bri_bytes(_boards(source)),
}
