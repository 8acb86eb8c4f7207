"""Several calls in one line: X = both majors, 1NT = both minors. Only what is said of the call itself counts."""

import re
from collections.abc import Iterator

from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.heard import Heard
from lawbook.meaning.words.sentences.auction_ahead import (
    TELLS_OF_SEVERAL,
    Head,
    head,
    may_go_on,
    own_name,
    verbs,
)
from lawbook.meaning.words.sentences.parallel import of_one

__all__ = ["of_own_call"]

_FIGURE = re.compile(r"\d")
_GOES_ON = re.compile(r"[,;](?!\s*$)")
"""What may tell something of all calls where it stands behind the last one: X = both majors, 1NT = both minors, 5-5."""
_BEGINS = re.compile(r"^\s*|(?:(?<=[,;:/(\n|])|(?<=\w{4}\.)|(?<=\d\.))\s*")
_SHORTEST = 2


class _Mark(Head):
    """Calls that begin a part, with a sign behind them."""

    begins: int


def of_own_call(text: str, language: str, told: Heard) -> str:
    """The text, with blanks for what it says of other calls, if it tells of several.

    Raises MeaningError where the call is none of them, or not told, or what stands last may belong to all.

    >>> from lawbook.meaning.words.heard import heard
    >>> of_own_call("DOPI: X = no ace, P = 1 ace", "en", heard("P", ["4NT", "(5D)"]))
    'DOPI:                 1 ace'
    """
    text = _without_others_in_brackets(text, language, told)
    marks, own = list(_marks(text, language)), own_name(told)
    mine = [place for place, mark in enumerate(marks) if own in mark.calls.last]
    if len({mark.calls.last for mark in marks}) < _SHORTEST:
        behind_name = len(marks) == 1 and mine and text[: marks[0].begins].rstrip().endswith(":")
        return _without(text, marks[0], len(text), own) if behind_name else text
    place = mine[0] if mine else len(marks) - 1
    mark, end = marks[place], marks[place + 1].begins if place + 1 < len(marks) else len(text)
    said = text[mark.end : end].rstrip(" ,;/.|(")
    last = text[marks[-1].begins :] if mine and end < len(text) else ""
    if not told.call or len(mine) != 1 or _may_belong(last, said):
        raise MeaningError(text, mark.begins, mark.calls.end, TELLS_OF_SEVERAL)
    first = marks[0].begins
    alone = text[:first] + " " * (mark.begins - first) + text[mark.begins : mark.end + len(said)]
    return _without(alone.ljust(len(text)), mark, len(text), own)


def _without(text: str, mark: _Mark, end: int, own: str) -> str:
    """The text without the calls of a part, which is told of the own one."""
    if len(mark.calls.last) > 1:
        text = of_one(text, mark.end, mark.calls.last, own)
    return text[: mark.begins] + " " * (mark.end - mark.begins) + text[mark.end : end]


def _marks(text: str, language: str) -> Iterator[_Mark]:
    """The parts that begin with a call; one without a sign only beside others, where it is no suit."""
    past = 0
    for found in _BEGINS.finditer(text):
        place = found.end()
        ahead = head(text, place, language) if past <= place < len(text) else None
        if ahead is None or not (ahead.signed or _tells(text, ahead, language)):
            continue
        past = ahead.end
        mark = _Mark(ahead.calls, ahead.sign, ahead.end)
        mark.begins = place
        yield mark


def _tells(text: str, ahead: Head, language: str) -> bool:
    """Whether a verb follows the call, or it is a call in no suit that a word follows: X shows majors, 1NT both minors."""
    if len(ahead.calls.each) > 1 or ahead.sign or may_go_on(text, ahead.calls.end):
        return False
    behind = text[ahead.end :]
    if verbs(language).match(behind):
        return True
    written = ahead.calls.written
    return not ahead.calls.are_suits() and (len(written) > 1 or written == "X") and behind[:1].isalpha()


def _may_belong(last: str, said: str) -> bool:
    """Whether what stands last may tell something of this call too, a bracket at least of what has no figure itself."""
    return bool(_GOES_ON.search(last) or ("(" in last and not _FIGURE.search(said)))


_IN_BRACKETS = re.compile(r"\(([^()]*)\)")


def _without_others_in_brackets(text: str, language: str, told: Heard) -> str:
    """The text without the brackets that tell what another call shows: Multi (2NT = asks)."""

    def blank(found: re.Match[str]) -> str:
        ahead = head(found[1], 0, language)
        tells = ahead is not None and (ahead.signed or _tells(found[1], ahead, language))
        other = tells and ahead is not None and own_name(told) not in ahead.calls.last
        return " " * len(found[0]) if told.call and other else found[0]

    return _IN_BRACKETS.sub(blank, text)
