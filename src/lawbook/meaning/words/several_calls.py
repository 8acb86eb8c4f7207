"""Several calls in one line: X = both majors, 1NT = both minors. Only what is said of the call itself counts."""

import re
from functools import cache

from lawbook.languages import every
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.heard import Heard

__all__ = ["of_own_call"]

_KINDS = ("pass", "double", "redouble", "notrump")
_LETTERS = str.maketrans("♠♥♦♣", "SHDC")
_NOTRUMP = {"N", "NT", "BA", "SA", "UT"}
_FIGURE = re.compile(r"\d")
_GOES_ON = re.compile(r"[,;](?!\s*$)")
"""What may tell something of all calls where it stands behind the last one: X = both majors, 1NT = both minors, 5-5."""


def of_own_call(text: str, told: Heard) -> str:
    """The text, with blanks for what it says of other calls, if it tells of several.

    Raises MeaningError where the call is none of them, or not told, or what stands last may belong to all.

    >>> from lawbook.meaning.words.heard import heard
    >>> of_own_call("DOPI: X = no ace, P = 1 ace", heard("P", ["4NT", "(5D)"]))
    'DOPI:                 1 ace'
    """
    marks = list(_marks().finditer(text))
    if len({_name(mark["call"]) for mark in marks}) < 2:
        return text
    ends = [*(mark.start() for mark in marks[1:]), len(text)]
    own = [(mark, end) for mark, end in zip(marks, ends, strict=True) if _is_own(mark["call"], told)]
    mark, end = own[0] if own else (marks[-1], len(text))
    said = text[mark.end() : end].rstrip(" ,;/.")
    if len(own) != 1 or (end < len(text) and _may_belong(text[ends[-2] :], said)):
        raise MeaningError(
            text, mark.start("call"), mark.end("call"), "tells of several calls; say only what this one shows"
        )
    first = marks[0].start()
    return text[:first] + " " * (mark.end() - first) + said + " " * (len(text) - mark.end() - len(said))


def _may_belong(last: str, said: str) -> bool:
    """Whether what stands last may tell something of this call too, a bracket at least of what has no figure itself."""
    return bool(_GOES_ON.search(last) or ("(" in last and not _FIGURE.search(said)))


def _is_own(written: str, told: Heard) -> bool:
    return bool(told.call) and _name(written) == _name(told.call)


def _name(written: str) -> str:
    """The call as it is written most often: X, P, 1NT, 4H."""
    for kind, name in zip(_KINDS, ("P", "X", "XX", ""), strict=True):
        if name and re.fullmatch(_written(kind), written, re.IGNORECASE):
            return name
    call = re.sub(r"[\s!]", "", written).upper().translate(_LETTERS)
    return f"{call[0]}NT" if call[1:] in _NOTRUMP else call


@cache
def _written(kind: str) -> str:
    return "|".join(every("described", "own_call", kind))


@cache
def _marks() -> re.Pattern[str]:
    """A call that begins a part, with a sign behind it."""
    bid = rf"[1-7]\s?(?:{_written('notrump')}|!?[SHDC♠♥♦♣])"
    others = "|".join(_written(kind) for kind in _KINDS[:3])
    return re.compile(
        rf"(?:^|(?<=[,;:./(\n])|(?<=[,;:./(\n] ))\s*(?P<call>{bid}|{others})\s*[:=](?!\d=)\s*(?=\S)"
    )
