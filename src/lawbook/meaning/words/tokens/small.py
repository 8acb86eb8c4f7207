"""Words and forms in small letters: what may stand in letters of any size is found faster so than by `re.IGNORECASE`."""

import re
from functools import lru_cache

__all__ = ["in_small", "small"]

_LETTERS = re.compile(r"\\.|\(\?P?<?i?|[^\\(]+|\(")


@lru_cache(maxsize=64)
def small(text: str) -> str:
    """The text in small letters, each in its place; those that `re` takes for an i or an s are one."""
    return text.replace("\u0130", "i").lower().replace("\u0131", "i").replace("\u017f", "s")


def in_small(form: str) -> str:
    r"""A form of letters of any size, for such a text.

    >>> in_small(r"(?i:1NT\b|\W)(?=X)")
    '(?:1nt\\b|\\W)(?=x)'
    """
    return _LETTERS.sub(_in_small, form)


def _in_small(piece: re.Match[str]) -> str:
    return "(?" if piece[0] == "(?i" else piece[0] if piece[0][0] in "\\(" else piece[0].lower()
