"""With what a form may begin, read off the form itself, so that it is tried only where it may fit."""

import re
from collections.abc import Iterable
from functools import cache
from re import _parser as parser  # type: ignore[attr-defined]  # nothing public tells what a pattern consists of
from typing import Any

__all__ = ["beginning"]

_Signs = frozenset[str]
"""Signs and ranges of them, as they stand within square brackets."""
_NONE: _Signs = frozenset()
_ANY = frozenset({r"\s\S"})
_CLASSES = {"CATEGORY_DIGIT": r"\d", "CATEGORY_SPACE": r"\s", "CATEGORY_WORD": r"\w"}


@cache
def beginning(form: str) -> re.Pattern[str]:
    r"""What fits every sign with which the form may begin, in either case; and perhaps others.

    >>> found = beginning(r"(?<!x)(?:minst|\d+)? ?[KQ]x")
    >>> "".join(sign for sign in "mM7 kQxis" if found.match(sign))
    'mM7 kQ'
    """
    signs, may_be_empty = _of_all(parser.parse(form))
    return re.compile(f"[{''.join(sorted(_ANY if may_be_empty else signs))}]", re.IGNORECASE)


def _of_all(parts: Iterable[tuple[Any, Any]]) -> tuple[_Signs, bool]:
    """With what these parts begin, one behind the other; and whether nothing need stand there at all."""
    signs = _NONE
    for kind, told in parts:
        own, may_be_empty = _of(str(kind), told)
        signs |= own
        if not may_be_empty:
            return signs, False
    return signs, True


def _of(kind: str, told: Any) -> tuple[_Signs, bool]:
    """The same for one part of a form."""
    match kind:
        case "IN":
            return _NONE.union(*(_signs(str(each), what) for each, what in told)), False
        case "SUBPATTERN":
            return _of_all(told[-1])
        case "BRANCH":
            each = list(map(_of_all, told[1]))
            return _NONE.union(*(signs for signs, _ in each)), any(empty for _, empty in each)
        case "MAX_REPEAT" | "MIN_REPEAT":
            least, _, repeated = told
            signs, may_be_empty = _of_all(repeated)
            return signs, may_be_empty or least == 0
        case "ASSERT" | "ASSERT_NOT" | "AT":
            return _NONE, True
        case _:
            return _signs(kind, told), False


def _signs(kind: str, told: Any) -> _Signs:
    """One sign, a range or a class of them; whatever else there is may be any."""
    match kind:
        case "LITERAL":
            return frozenset({_sign(told)})
        case "RANGE":
            return frozenset({"-".join(map(_sign, told))})
        case "CATEGORY" if str(told) in _CLASSES:
            return frozenset({_CLASSES[str(told)]})
        case _:
            return _ANY


def _sign(code: int) -> str:
    return re.escape(chr(code))
