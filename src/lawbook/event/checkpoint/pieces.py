"""Pieces: what a checkpoint is made of, each known by the digest of its text."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any, Protocol

from lawbook.errors import LawbookError

__all__ = ["Pieces", "Spoilt", "digest_of", "read", "spoiling", "text_of"]


class Spoilt(Exception):  # noqa: N818  # it is no error: the log tells the same
    """Something of a checkpoint is not as it was made."""


class Pieces(Protocol):
    """Where pieces are kept."""

    def piece(self, digest: str) -> str | None:
        """The text of this digest; None where there is none."""


def text_of(told: object) -> str:
    """A piece as text: the same for the same content, in letters that every database takes."""
    return json.dumps(told, separators=(",", ":"), sort_keys=True)


def digest_of(text: str) -> str:
    """The digest by which a piece is known."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def read(pieces: Pieces, digest: str) -> Any:
    """What a piece tells. Raises Spoilt for one that is not there, or not as it was made."""
    text = pieces.piece(digest)
    if not isinstance(text, str) or digest_of(text) != digest:
        raise Spoilt
    with spoiling():
        return json.loads(text)


@contextmanager
def spoiling() -> Iterator[None]:
    """Raise Spoilt for whatever is not in the form that it should have."""
    try:
        yield
    except (
        ArithmeticError,
        AttributeError,
        LawbookError,
        LookupError,
        RecursionError,
        TypeError,
        ValueError,
    ) as error:
        raise Spoilt from error
