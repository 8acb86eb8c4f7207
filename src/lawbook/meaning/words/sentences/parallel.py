"""What is told of several calls at once, read for one of them: 4♣/4♦ = solid ♥/♠ is solid hearts of the first."""

import re
from collections.abc import Sequence
from functools import cache

from lawbook.languages import every
from lawbook.meaning.words.error import MeaningError

__all__ = ["of_one"]

_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_SUIT = r"[♠♥♦♣]\ufe0f?|![shdc](?![^\W_])|(?<![^\W_])[SHDC](?![^\W_])"
_RANGES = re.compile(r"\d+\s?-\s?\d+\s?/\s?\d+\s?-\s?\d+")
_RANK = re.compile(r"(?<=[\d+c ])M(?![^\W_])")
_OTHER = re.compile(r"(?i:other|annen|andre|drug\w*|o)\s?-?M(?![^\W_])")
_DENIED = re.compile(
    r"\b(?:no|not|den\w+|without|w/o|bez|nie|brak|wyklucza|uten|ikke|ingen|benekter)\b[^,;]*M(?![^\W_])",
    re.IGNORECASE,
)
_LENGTH = re.compile(r"\d\+?\s?")
_MAJORS = {"H", "S"}


@cache
def _listed() -> re.Pattern[str]:
    """Suits that strokes part, by their signs or by their names."""
    names = {word for known in every("described", "made") for word in known}
    named = "|".join(sorted(names - {"notrump", "double", "redouble", "open", "pass", "raise"}))
    item = rf"(?:\d\+?\s?)?(?:{_SUIT}|(?i:{named}))"
    return re.compile(rf"{item}(?:\s?/\s?{item})+")


def _are_of_calls(items: Sequence[str], calls: Sequence[str]) -> bool:
    """Whether the suits that are listed are those of the calls, in their order: 5+♥/♠ of 2♥/♠."""
    signs = [_SIGNS.get(name[1:], "") for name in calls]
    letters = [name[1:] for name in calls]
    bare = [_LENGTH.sub("", item).strip("!\ufe0f ") for item in items]
    return bare == signs or [each.upper() for each in bare] == letters


def of_one(text: str, begins: int, calls: Sequence[str], own: str) -> str:
    """The text, where of what stands in a list as long as that of the calls only the own one is left.

    Raises MeaningError where something may be told of each call by itself, or of another one.
    """
    place = calls.index(own)
    head, body = text[:begins], text[begins:]
    if _RANGES.search(body):
        raise MeaningError(text, 0, begins, "tells of several calls; say only what this one shows")

    def chosen(found: re.Match[str]) -> str:
        items = re.split(r"\s?/\s?", found[0])
        figures = [_LENGTH.match(item) for item in items]
        told = {figure[0] for figure in figures if figure}
        if len(items) != len(calls) or (told and (len(told) > 1 or not _are_of_calls(items, calls))):
            return found[0]
        first = figures[0][0] if figures[0] and not figures[place] else ""
        return f"{first}{items[place]}".ljust(len(found[0]))

    named = {name[1:] for name in calls}
    body = _listed().sub(chosen, body)
    if named == _MAJORS and _RANK.search(body) and not _OTHER.search(body):
        if _DENIED.search(body):
            raise MeaningError(text, 0, begins, "tells of several calls; say only what this one shows")
        body = _RANK.sub(_SIGNS[own[1:]], body)
    others = {_SIGNS[strain] for strain in named - {own[1:]} if strain in _SIGNS}
    if any(sign in body for sign in others) and _SIGNS.get(own[1:], "") not in body and body == text[begins:]:
        raise MeaningError(text, 0, begins, "tells of several calls; say only what this one shows")
    return head + body
