"""Files that commands write."""

import sys
from pathlib import Path

from lawbook.errors import NotationError

__all__ = ["written_to"]


def written_to(path: Path, written: bytes, *, private: bool = False) -> None:
    """Write a file, `-` where output goes; a private one is new, and only its owner reads it.

    Raises NotationError where it cannot be written.
    """
    if str(path) == "-":
        sys.stdout.buffer.write(written)
        return
    try:
        if private:
            path.touch(mode=0o600, exist_ok=False)
        path.write_bytes(written)
    except OSError as error:
        raise NotationError(
            "{path}: cannot be written: {strerror}", path=path, strerror=error.strerror
        ) from None
