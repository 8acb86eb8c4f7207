"""What a sentence tells at its end of another call than the one that is described: natural, 10-16; a jump is weak."""

import re
from collections.abc import Callable, Mapping
from functools import cache

from lawbook.languages import ENGLISH as IN_ENGLISH
from lawbook.languages import of_language
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.heard import Heard

__all__ = ["without_other_calls"]

_BID = re.compile(r"([1-7])([CDHSN])")
_STRAINS = "CDHSN"
_PARTED = re.compile(r"[,;.]\s*\S")


def without_other_calls(text: str, language: str, told: Heard) -> str:
    """The text, blank where its last part tells what a double, a jump or the like shows, and the call is none.

    Raises MeaningError where more follows, which may be told of either.
    """
    if not told.call:
        return text
    for one in dict.fromkeys((language, IN_ENGLISH)):
        for found in _forms(one).finditer(text):
            if any(said and _OF_KIND[kind](told) for kind, said in found.groupdict().items()):
                continue
            if _PARTED.search(text, found.end()):
                begins = found.end() - len(found[0].lstrip())
                raise MeaningError(
                    text, begins, found.end(), "tells of several calls; say only what this one shows"
                )
            return text[: found.start()].ljust(len(text))
    return text


def _jumps(told: Heard) -> bool:
    """Whether the call is a bid on a higher level than it need be."""
    *before, own = _BID.findall(told.auction) or [("1", "C")]
    if not _BID.match(told.call):
        return False
    last = before[-1] if before else ("1", "")
    lowest = int(last[0]) + (bool(last[1]) and _STRAINS.index(own[1]) <= _STRAINS.index(last[1]))
    return int(own[0]) > lowest


_OF_KIND: Mapping[str, Callable[[Heard], bool]] = {
    "double": lambda told: told.doubles or told.redoubles,
    "passing": lambda told: told.call.upper() in {"P", "PASS"},
    "cue": lambda told: told.cue,
    "raising": lambda told: told.own is not None and told.own == told.partner,
    "jump": _jumps,
}
"""For each word, whether the call may be what it names."""


@cache
def _forms(language: str) -> re.Pattern[str]:
    return re.compile(rf"(?<=[,;.])\s*(?:{of_language(language, 'described', 'other_calls')})", re.IGNORECASE)
