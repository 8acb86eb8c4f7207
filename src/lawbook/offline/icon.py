"""Icon: a spade on felt, drawn by its outline."""

import struct
import zlib

import numpy as np
import numpy.typing as npt

__all__ = ["icon"]

FELT, SPADE = (11, 91, 58), (255, 255, 255)
_FINE = 4
"""So many points a pixel and direction, so that edges are smooth."""


def icon(size: int) -> bytes:
    """The picture as PNG."""
    fine = size * _FINE
    y, x = np.mgrid[0:fine, 0:fine] / fine * 2 - 1
    leaf = _heart(x * 1.9, (y + 0.12) * 1.9)
    stem = (np.abs(x) < 0.05 + 0.28 * np.clip(y - 0.2, 0, 1) ** 1.6) & (y > 0.1) & (y < 0.62)
    shown = (leaf | stem).reshape(size, _FINE, size, _FINE).mean(axis=(1, 3))[..., None]
    pixels = (np.array(FELT) * (1 - shown) + np.array(SPADE) * shown).round().astype(np.uint8)
    rows = b"".join(b"\0" + row.tobytes() for row in pixels)
    head = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", head)
        + _chunk(b"IDAT", zlib.compress(rows, 9))
        + _chunk(b"IEND", b"")
    )


def _heart(x: npt.NDArray[np.float64], y: npt.NDArray[np.float64]) -> npt.NDArray[np.bool_]:
    """Inside the heart that stands on its head: a spade without its stem."""
    return (x**2 + y**2 - 0.75) ** 3 - x**2 * y**3 < 0


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
