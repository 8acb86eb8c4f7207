"""Leaving open: where words of a description are not understood, the same with braces round the part that has them."""

import re
from collections.abc import Sequence
from functools import cache

from lawbook.languages import ENGLISH, of_language
from lawbook.meaning.terms.meanings import Meaning
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.naming import parse_meaning

__all__ = ["leaving_open"]

_MOST = 4
"""So many parts may be left open; where more are not understood, the description is written anew."""
_PART = re.compile(r"(?:\([^()]*\)|\{[^{}]*\}|\.(?!\s)|[^,;.\n(){}])+")
_BRACKETED = re.compile(r"\([^(){}]*\)")


def leaving_open(
    text: str,
    language: str = ENGLISH,
    call: str | None = None,
    after: Sequence[str] = (),
    agreed: Meaning | None = None,
) -> str | None:
    """The description with braces round the parts that are not understood; None where that would not be safe, or where nothing is left.

    A part that may add hands cannot be left out: what is left would be too few.

    >>> leaving_open("5+ hearts, as Gubbe likes them, 11-15")
    '5+ hearts, {as Gubbe likes them}, 11-15'
    >>> leaving_open("5+ hearts, or as Gubbe likes them") is None
    True
    """
    changed = text
    for _ in range(_MOST + 1):
        try:
            parse_meaning(changed, language, call, after, agreed)
        except MeaningError as error:
            in_braces = _in_braces(error, changed, language)
        else:
            return changed if changed != text else None
        if in_braces is None:
            return None
        changed = in_braces
    return None


def _in_braces(error: MeaningError, text: str, language: str) -> str | None:
    """The text with braces round the part in which an error lies; None where that is all of it, or where it may add hands."""
    if error.text != text or error.start == error.end:
        return None
    parts = (part for kind in (_BRACKETED, _PART) for part in kind.finditer(text))
    part = next((one for one in parts if one.start() <= error.start and error.end <= one.end()), None)
    return None if part is None else _closed(text, part, language)


def _closed(text: str, part: re.Match[str], language: str) -> str | None:
    words, before, behind = part[0].strip(), text[: part.start()], text[part.end() :]
    if not (before + behind).strip(" ,;.\n") or "{" in words:
        return None
    if _adds("adds_instead", language).search(words + behind) or _adds("adds", language).search(words):
        return None
    at = text.index(words, part.start())
    said = words[1:-1] if _BRACKETED.fullmatch(words) else words
    return f"{text[:at]}{{{said}}}{text[at + len(words) :]}"


@cache
def _adds(key: str, language: str) -> re.Pattern[str]:
    """The words by which hands are added, in the language and in English."""
    words = dict.fromkeys(of_language(one, "described", key) for one in (language, ENGLISH))
    return re.compile(rf"/|(?<![^\W_])(?:{'|'.join(words)})(?![^\W_])", re.IGNORECASE)
