"""Meant: the words in which a player says that he meant another call or card than he made, in any language."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from lawbook.bridge import Bid, Call, Strain, Word
from lawbook.errors import NotationError
from lawbook.languages import LANGUAGES, every
from lawbook.notation.calls import parse_call
from lawbook.notation.designation import SUITS, Designation, parse_designation

__all__ = ["Meant", "parse_called_for", "parse_meant", "parse_spoken_call", "unaddressed"]


@dataclass(frozen=True, slots=True)
class Meant:
    """What he says that he meant; neither a call nor a card where he only says that it was not this one."""

    call: Call | None = None
    text: str = ""
    """The words that name a card."""
    card: Designation | None = None


def _any(*path: str) -> str:
    """What stands there in any language, as one pattern."""
    return "|".join(f"(?:{each.strip()})" for each in every("spoken", *path))


@cache
def _pattern(*path: str) -> re.Pattern[str]:
    return re.compile(_any(*path))


@cache
def _introduced() -> re.Pattern[str]:
    """Words that introduce what he meant, and what he meant."""
    return re.compile(rf"(?:{_any('meant')}) (?P<what>.+?)(?: (?:{_any('meant_not')})\b.*)?")


@cache
def _followed() -> re.Pattern[str]:
    """What he meant, and words that say that he meant it."""
    return re.compile(rf"(?P<what>.+?) (?:{_any('meant_after')})")


@cache
def _levels() -> Mapping[str, int]:
    return {
        word: level
        for told in every("spoken", "calls", "levels")
        for level, words in enumerate(told.split(), start=1)
        for word in words.split("/")
    }


@cache
def _addresses() -> re.Pattern[str]:
    """The name of a seat before or after what is said, set off by a comma."""
    names = "|".join({name.lower() for told in every("board", "seats") for name in told.split()})
    return re.compile(
        rf"\s*(?:{names})\s*,\s*(?P<before>.+)|(?P<after>.+?)\s*,\s*(?:{names})\s*[.!?]*\s*", re.IGNORECASE
    )


def unaddressed(text: str) -> str:
    """What is said, without the seat that it is said to.

    >>> unaddressed("East, your card points the wrong way"), unaddressed("your lead, West!"), unaddressed("no, West")
    ('your card points the wrong way', 'your lead', 'no')
    """
    found = _addresses().fullmatch(text)
    return text if found is None else found["before"] or found["after"]


def parse_meant(text: str) -> Meant | None:
    """What a player says that he meant; None for words of another kind.

    >>> print(parse_meant("Oops, I meant one spade, not one heart").call, parse_meant("sorry, 2NT").call)
    1♠ 2NT
    >>> parse_meant("no, the diamond").card.suit, parse_meant("oops, not that one"), parse_meant("I meant well")
    (Suit.DIAMONDS, Meant(call=None, text='', card=None), None)
    """
    said = " ".join(re.findall(r"\w+|[♣♦♥♠]", unaddressed(text).lower()))
    if _pattern("not_that").fullmatch(said):
        return Meant()
    found = _introduced().fullmatch(said) or _followed().fullmatch(said)
    if found is None:
        return None
    what = found["what"]
    call, card = parse_spoken_call(what), parse_designation(what)
    return None if call is None and card is None else Meant(call, what, card)


def parse_called_for(text: str) -> Designation | None:
    """The card of dummy's for which declarer says that he called; None for words of another kind.

    >>> parse_called_for("I called for the five").rank.name, parse_called_for("I called a friend")
    ('FIVE', None)
    """
    said = " ".join(re.findall(r"\w+|[♣♦♥♠]", text.lower()))
    found = _called().fullmatch(said)
    return None if found is None else parse_designation(found["what"])


@cache
def _called() -> re.Pattern[str]:
    """Words that introduce the card for which he says that he called, and the card."""
    return re.compile(rf"(?:{_any('called_for')}) (?P<what>.+?)(?: (?:{_any('meant_not')})\b.*)?")


def parse_spoken_call(text: str) -> Call | None:
    """A call as it is said or written, in any language.

    >>> print(parse_spoken_call("one no trump"), parse_spoken_call("dwa kiery"), parse_spoken_call("2h"))
    1NT 2♥ 2♥
    """
    said = text.lower().strip()
    for word in Word:
        if _pattern("calls", word.name.lower()).fullmatch(said):
            return word
    level, _, named = said.partition(" ")
    strain = Strain.NOTRUMP if _pattern("calls", "notrump").fullmatch(named) else None
    if named in SUITS:
        strain = Strain(SUITS[named])
    number = int(level) if re.fullmatch("[1-9]", level) else _levels().get(level)
    if strain is not None and number is not None:
        return Bid(number, strain)
    return _written(said.replace(" ", ""))


def _written(text: str) -> Call | None:
    for language in LANGUAGES:
        try:
            return parse_call(text, language)
        except NotationError:
            continue
    return None
