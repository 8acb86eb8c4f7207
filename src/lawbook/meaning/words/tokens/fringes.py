"""Ranges whose ends are a matter of judgement, as cards write them: (14)15-17, good 14 to bad 17, 11+ - 14."""

import re
from collections.abc import Iterator

from lawbook.languages import every

__all__ = ["FRINGED", "Limits", "fringed"]

Limits = tuple[int, int]
_TOP = 99
_SUITS, _CARDS = 4, 13
_FARTHEST = 4
"""So many points a figure in brackets lies from the other at most: (14)17."""
_GOOD, _BAD, _TO = ("|".join(every("described", word)) for word in ("good", "bad", "to"))
_DASH = "[-\u2013\u2014]"
_MARK = rf"(?:an?\s+)?(?P<{{0}}>(?:{_GOOD})|(?:{_BAD}))?\s*(?P<{{1}}>\d+)\s?(?P<{{2}}>\+|-(?=\s?-|\s*(?:{_TO})\b))?"

_BRACKETS = r"(?:\((?P<under>\d+)\)\s?)?(?P<least>\d+)(?:\s?[-\u2013]\s?(?P<most>\d+))?(?P<up>\+)?(?:\s?\((?P<over>\d+)\))?"
_FROM = _MARK.format("g1", "low", "m1")
_UNTIL = rf"(?:an?\s+)?(?P<g2>(?:{_GOOD})|(?:{_BAD}))?\s*(?P<high>\d+)(?P<m2>\+|-(?![\s\d\w]))?(?!\d)"
FRINGED = (
    re.compile(_BRACKETS),
    re.compile(rf"{_FROM}\s*(?:{_DASH}|\b(?:{_TO})\b)\s*{_UNTIL}", re.IGNORECASE),
    re.compile(
        rf"(?P<good>(?:{_GOOD})|(?:{_BAD}))\s+(?P<one>(?:\d\d(?=s\b)|\d\d?(?!s\b)))s?(?P<up>\+)?(?!\d|\s?{_DASH})",
        re.IGNORECASE,
    ),
)
_FEWEST_POINTS = 8
"""A lower figure after the word good speaks of cards."""


def fringed(text: str, place: int) -> tuple[int, tuple[Limits, Limits]] | None:
    """Where such a range ends that begins here, and its limits at the narrowest and the widest.

    >>> fringed("good 14 to bad 17", 0)
    (17, ((15, 16), (14, 17)))
    """
    for found in _found(text, place):
        return found
    return None


def _found(text: str, place: int) -> Iterator[tuple[int, tuple[Limits, Limits]]]:
    brackets, marked, single = (pattern.match(text, place) for pattern in FRINGED)
    if brackets and (brackets["under"] or brackets["over"]):
        least, most = int(brackets["least"]), int(brackets["most"] or brackets["least"])
        most = _TOP if brackets["up"] else most
        wide = int(brackets["under"] or least), int(brackets["over"] or most)
        if wide[0] <= least <= most <= wide[1] and not _is_shape(brackets):
            yield brackets.end(), ((least, most), wide)
    if marked and any(marked[name] for name in ("g1", "m1", "g2", "m2")):
        low, high = int(marked["low"]), int(marked["high"])
        better = marked["m1"] == "+" or _is_good(marked["g1"])
        worse = marked["m2"] == "-" or (marked["g2"] is not None and not _is_good(marked["g2"]))
        below = marked["m1"] == "-"
        above = marked["m2"] == "+"
        narrow, wide = (low + better, high - worse), (low - below, high + above)
        if low < high:
            yield marked.end(), (narrow if narrow[0] <= narrow[1] else (low, low), wide)
    if single and int(single["one"]) >= _FEWEST_POINTS:
        one, good = int(single["one"]), _is_good(single["good"])
        most = _TOP if single["up"] else one
        yield (
            single.end(),
            ((one + good if most > one else one, most), (one if good or single["up"] else one - 1, most)),
        )


def _is_shape(found: re.Match[str]) -> bool:
    """Whether the figures are the lengths of four suits: 31(54)."""
    digits = re.findall(r"\d", found[0])
    if len(digits) != _SUITS or found["most"] or found["up"] or sum(map(int, digits)) != _CARDS:
        return False
    beside = int(found["under"] or found["over"])
    return abs(beside - int(found["least"])) > _FARTHEST


def _is_good(word: str | None) -> bool:
    return word is not None and re.fullmatch(_GOOD, word, re.IGNORECASE) is not None
