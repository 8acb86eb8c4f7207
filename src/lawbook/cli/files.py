"""Files that commands write."""

import os
import sys
from errno import ELOOP
from pathlib import Path

from lawbook.errors import NotationError

__all__ = ["written_to"]


def written_to(path: Path, written: bytes, *, private: bool = False) -> None:
    """Write a file, all of it or nothing, `-` where output goes; a private one is new, and only its owner reads it.

    Raises NotationError where it cannot be written.
    """
    if str(path) == "-":
        sys.stdout.buffer.write(written)
        return
    try:
        place = path.resolve()
        if private:
            _begun(place, written)
        elif (place.is_file() or not place.exists()) and os.access(place.parent, os.W_OK):
            _replaced(place, written)
        else:
            place.write_bytes(written)  # a device or a pipe, or nothing can stand beside it
    except (OSError, RuntimeError) as error:  # Python before 3.13 tells so of links that go round
        reason = getattr(error, "strerror", None) or os.strerror(ELOOP)
        raise NotationError("{path}: cannot be written: {strerror}", path=path, strerror=reason) from None


def _begun(path: Path, written: bytes) -> None:
    path.touch(mode=0o600, exist_ok=False)
    try:
        path.write_bytes(written)
    except OSError:
        path.unlink(missing_ok=True)
        raise


def _replaced(path: Path, written: bytes) -> None:
    """Put a file in the place of what is there, as soon as it is whole; of one that may not be written nothing changes."""
    before = path.stat() if path.exists() else None
    if before is not None:
        path.open("r+b").close()
    new = path.with_name(f".{os.getpid()}.{path.name[-99:]}")
    try:
        if before is not None:
            new.touch(mode=0o600)
            new.chmod(before.st_mode)
        new.write_bytes(written)
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)
