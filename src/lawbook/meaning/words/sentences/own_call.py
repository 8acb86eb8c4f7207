"""The call itself at the head of its description: RD = 10+, where the letters are a redouble and no queen of diamonds."""

import re
from functools import cache

from lawbook.languages import every
from lawbook.meaning.words.heard import Heard

__all__ = ["without_own_call"]


def without_own_call(text: str, told: Heard) -> str:
    """The text, with blanks for the letters of the call with which it, or an alternative, begins.

    >>> from lawbook.meaning.words.heard import heard
    >>> without_own_call("RD = 10+ hp", heard("XX", ["1S", "(X)"]))
    '     10+ hp'
    """
    kind = "double" if told.doubles else "redouble" if told.redoubles else "notrump" if told.notrump else ""
    return _own_call(kind).sub(lambda found: " " * len(found[0]), text) if kind else text


@cache
def _own_call(kind: str) -> re.Pattern[str]:
    """The letters of the call, with a sign behind them."""
    letters = "|".join(every("described", "own_call", kind))
    sign = r"\s*[:=](?!\d=)\s*(?=\S)"
    behind = rf"(?:(?<=\bor )|(?<=eller )|(?<=lub )|(?<=albo )|(?<=[,;:] ))(?:{letters})(?:(?<=[^\W\d_]{{2}})|(?<=X)){sign}"  # or RD = 10+
    return re.compile(rf"^\s*(?:{letters})(?![^\W_]){sign}|{behind}")
