"""The call, or the auction, at the head of a description, as on cards and in notes: 1NT-2C: Stayman; 2♣/2♦ = natural."""

import re
from collections.abc import Sequence
from functools import cache
from itertools import accumulate

from lawbook.languages import every, of_language
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.heard import Heard
from lawbook.meaning.words.sentences.calls import DASH, Calls, calls_at
from lawbook.meaning.words.sentences.parallel import of_one

__all__ = [
    "ABOUT_ANOTHER",
    "TELLS_OF_SEVERAL",
    "Head",
    "head",
    "may_go_on",
    "own_name",
    "verbs",
    "without_auction",
]

TELLS_OF_SEVERAL = "tells of several calls; say only what this one shows"
ABOUT_ANOTHER = "is about another call"
_SIGN = re.compile(r"\s*(?P<sign>[:=\u2192]|->)(?!\d=)\s*(?=\S)")
_PARTED = re.compile(rf"(?P<sign>\s+{DASH}\s*|\s*[\u2013\u2014]\s*|\s*{DASH}(?=[^\W\d]))(?=\S)")
_BARE = re.compile(r"(?P<sign>,?\s+)(?=\S)")
_FIGURE = re.compile(r"\s*\d[\d+-]*\s*(?:$|[,;.)])")
_LIMITS = re.compile(
    r"\s*(?:or|eller|lub|albo|and|i|og|at|max|min|plus|possible|mulig|możliw\w*)\b|\s*[♠♥♦♣]", re.IGNORECASE
)
"""Behind these a bid without a sign may be a length: 2♥ or fewer."""
_CUT = 4
"""A word for a call that is longer begins a sentence."""
_NEXT_LENGTH = re.compile(r"\s*\d\+?\s?[♠♥♦♣SHDC]")
_LENGTH = 3
"""From this level on a bid without a sign may be a length."""
_OPENING = re.compile(rf"\s*(?:{'|'.join(every('described', 'bids'))})\.?:?\s+(?=\(?[1-7])", re.IGNORECASE)
"""Before the call, what kind of call it is: opening 2♦."""
_SPOKEN_OF = re.compile(rf"\s*(?:{'|'.join(every('described', 'against'))})\s+(?=\(?[1-7])", re.IGNORECASE)


@cache
def verbs(language: str) -> re.Pattern[str]:
    """Between the call and what it shows: X shows both majors."""
    return re.compile(rf"{of_language(language, 'described', 'of_calls')}(?![^\W_])", re.IGNORECASE)


def may_go_on(text: str, place: int) -> bool:
    """Whether a word stands here by which a call becomes part of what is told: 2♥ or fewer; pass or correct."""
    return _LIMITS.match(text, place) is not None


class Head:
    """The calls in front, how they are parted from what is told, and where that begins."""

    def __init__(self, calls: Calls, sign: str, end: int) -> None:
        self.calls, self.sign, self.end = calls, sign, end

    @property
    def signed(self) -> bool:
        """Whether a colon or another sign tells that what follows is the meaning."""
        return self.sign in {":", "=", "\u2192", "->"}


def own_name(told: Heard) -> str:
    """The call as it is named here."""
    call = told.call.upper()
    return f"{call[0]}NT" if call[1:] in {"N", "NT"} else call


def head(text: str, place: int, language: str) -> Head | None:
    """The calls that stand in front here, and what parts them from the text."""
    begins = len(text[:place]) + len(text[place:]) - len(text[place:].lstrip())
    listed = calls_at(text, begins, language, listed=True)
    if listed is not None and (found := _SIGN.match(text, listed.end)):
        return Head(listed, found["sign"], found.end())
    calls = calls_at(text, begins, language)
    if calls is None:
        return None
    for form in (_SIGN, _PARTED, _BARE):
        if found := form.match(text, calls.end):
            return Head(calls, found["sign"].strip(), found.end())
    return None


def without_auction(text: str, language: str, told: Heard) -> str:
    """The text, with blanks for the calls with which it begins. Raises MeaningError where it is about another call.

    >>> from lawbook.meaning.words.heard import heard
    >>> without_auction("1NT-2♣: Stayman", "en", heard("2C", ["1NT"]))
    '        Stayman'
    """
    begins = found.end() if (found := _SPOKEN_OF.match(text)) else 0
    kind = None if begins else _OPENING.match(text)
    ahead = head(text, kind.end() if kind else begins, language)
    if ahead is None or (kind and own_name(told) not in ahead.calls.last):
        return text
    if begins and ahead.signed | (ahead.sign == ",") and _all_heard(ahead.calls, told):
        return without_auction(_blank(text, ahead.end), language, told)
    if begins:
        return text
    own = own_name(told)
    if not told.call:
        several = len(ahead.calls.each) > 1 and ahead.signed and not ahead.calls.are_suits()
        return _blank(text, ahead.end) if several else text
    if own not in ahead.calls.last:
        _refuse_another(text, ahead, told, own)
        heard = not ahead.signed and _all_heard(ahead.calls, told) and _is_no_length(text, ahead)
        return _blank(text, ahead.end) if heard else text
    return _of_own(text, ahead, language, told)


def _of_own(text: str, ahead: Head, language: str, told: Heard) -> str:
    """The text without the calls that end with the own one, if they are no lengths."""
    calls = ahead.calls
    if len(calls.each) > 1 and not (ahead.signed or _follows(calls, told)):
        if _may_be_lengths(calls):
            return text
        raise MeaningError(text, 0, calls.end, ABOUT_ANOTHER)
    bare = ahead.sign in {"", ","} and len(calls.each) == 1
    if bare and not _is_call(text, ahead, language, told):
        return text
    if len(calls.last) > 1:
        text = of_one(text, ahead.end, calls.last, own_name(told))
    return without_auction(_blank(_opened(text, ahead.end), ahead.end), language, told)


def _opened(text: str, begins: int) -> str:
    """The text without the brackets in which all of it stands: 2♥ (6-10, 6 hearts)."""
    body = text[begins:].rstrip()
    depths = list(accumulate((each == "(") - (each == ")") for each in body))
    whole = body[:1] == "(" and depths[-1] == 0 and 0 not in depths[:-1]
    return f"{text[:begins]} {body[1:-1]} " if whole else text


def _is_call(text: str, ahead: Head, language: str, told: Heard) -> bool:
    """Whether a call without a sign behind it is no length. Raises MeaningError where it may be one."""
    behind, own = text[ahead.calls.end :], own_name(told)
    if not own[0].isdigit():
        if verbs(language).match(text, ahead.end) or len(ahead.calls.written) > _CUT:
            return False  # it is spoken: redouble shows ten points
        letter = len(ahead.calls.written) == 1 and ahead.calls.written != "X"
        return not (letter and _FIGURE.match(behind))
    if len(ahead.calls.last) > 1:
        return True
    if _LIMITS.match(behind):
        return False
    if own[1:] == "NT" or int(own[0]) < _LENGTH:
        return True
    if not ahead.sign and not (told.partner is not None and told.partner is told.own):
        return True
    raise MeaningError(
        text, 0, ahead.calls.end, "may be the call or the length of a suit; write a colon behind the call"
    )


def _may_be_lengths(calls: Calls) -> bool:
    """Whether they may be no calls, but the lengths of suits: 5♠-4♥."""
    return calls.are_suits() and int(calls.each[0][0][0]) > _LENGTH and len(calls.last) == 1


def _refuse_another(text: str, ahead: Head, told: Heard, own: str) -> None:
    """Raise MeaningError where what is told is told of another call."""
    calls = ahead.calls
    among = any(own in part for part in calls.each)
    letter = len(calls.written.strip("()")) == 1 and calls.written != "X"
    if letter or _may_be_lengths(calls) or (_all_heard(calls, told) and not among):
        return
    if ahead.signed or among or _is_no_length(text, ahead):
        raise MeaningError(text, 0, calls.end, ABOUT_ANOTHER)


def _is_no_length(text: str, ahead: Head) -> bool:
    """Whether other calls are no lengths of suits though no sign stands behind them: 2♣/2♦ nat; 1♥ - 5+; 2♦ multi."""
    calls, behind = ahead.calls, text[ahead.calls.end :]
    if not calls.are_suits():
        return bool(ahead.sign) or calls.last[0][0].isdigit()
    level = int(calls.last[0][0])
    if len(calls.last) > 1 or ahead.sign not in {"", ","}:
        return level <= _LENGTH
    lengths = _LIMITS.match(behind) or _NEXT_LENGTH.match(behind)
    return level < _LENGTH and len(calls.each) == 1 and not ahead.sign and not lengths


def _follows(calls: Calls, told: Heard) -> bool:
    """Whether the calls are the end of the auction that was told, but for passes."""
    actual = [name for said in told.auction.split("-") if (name := said.strip("()").upper()) not in {"P", ""}]
    actual = [f"{name[0]}NT" if name[1:] == "N" else name for name in actual]
    named = [part for part in calls.each if "P" not in part]
    if told.call.upper() == "P":
        return "P" in calls.last and _ends(actual, named)
    return "P" not in calls.last and _ends(actual, named)


def _ends(actual: Sequence[str], named: Sequence[Sequence[str]]) -> bool:
    if len(named) > len(actual):
        return False
    return all(name in part for name, part in zip(actual[len(actual) - len(named) :], named, strict=True))


def _all_heard(calls: Calls, told: Heard) -> bool:
    """Whether all of them were made before."""
    before = {said.strip("()").upper() for said in told.auction.split("-")[:-1]}
    before |= {f"{name[0]}NT" for name in before if name[1:] == "N"}
    return all(before & set(part) for part in calls.each)


def _blank(text: str, end: int) -> str:
    return " " * end + text[end:]
