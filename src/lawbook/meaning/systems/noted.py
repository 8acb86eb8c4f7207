"""Notes: what a file of games says of a call, in alerts, answers and footnotes, taken as the meaning of the call."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from lawbook.bridge import Auction, Call, Seat, Word
from lawbook.languages import LANGUAGES
from lawbook.meaning.conventions.convention import Convention
from lawbook.meaning.conventions.names import find
from lawbook.meaning.conventions.situation import Situation
from lawbook.meaning.terms.meanings import Meaning, is_remark
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.heard import heard
from lawbook.meaning.words.naming import parse_meaning
from lawbook.meaning.words.reading import read_meaning
from lawbook.notation.game import Game

__all__ = ["Noted", "NotedCall", "Taken", "noted", "notes_of"]


class Taken(Enum):
    """How a note is taken."""

    READ = "read"
    """Its words describe hands."""
    ASSUMED = "assumed"
    """It names a convention, and that shows hands by the dictionary."""
    OPEN = "open"
    """It says what the call is for, or names a convention, and nothing of the hand."""
    REFUSED = "refused"
    """Its words are not understood."""
    MARKED = "marked"
    """The call is marked as alerted, and nothing is said."""


@dataclass(frozen=True, slots=True)
class Noted:
    """What was said of a call, and what it is taken to mean."""

    words: str
    taken: Taken
    meaning: Meaning | None = None
    convention: Convention | None = None
    """The one that it names, where the meaning rests on that."""
    complaint: str = ""
    """Why it is refused."""


@dataclass(frozen=True, slots=True)
class NotedCall:
    """A call of a game that was explained, and where that stands."""

    seat: Seat
    call: Call
    note: Noted
    source: str


_CLOCK = re.compile(r"\s*\[\d+:\d\d\]")
_NOTHING = re.compile(r"alert(?:ed)?|no alert|no information available|not alerted|[^\w♠♥♦♣]*", re.IGNORECASE)
_SOURCES = {".lin": "alert in LIN", ".pbn": "note in PBN"}


def notes_of(game: Game, language: str = "en") -> Iterator[NotedCall]:
    """Every call of a game of which its file says something, marks without words among them."""
    ending = game.name[game.name.rfind(".") :].lower()
    source = f"{_SOURCES.get(ending, 'note')}, {game.name}"
    for number, (seat, call, note, _) in enumerate(game.calls):
        if note is not None:
            before = tuple(each.call for each in game.calls[: number + 1])
            here = Situation.of(Auction(game.calls[0].seat, before))
            yield NotedCall(seat, call, noted(note, language, here), source)


def noted(words: str, language: str = "en", here: Situation | None = None) -> Noted:
    """What a note means; a convention that it names is told by the situation of its call, if that is known.

    >>> noted("5+ !h; 6-10").taken, noted("Alerted").taken, noted("blorptag").taken
    (<Taken.READ: 'read'>, <Taken.MARKED: 'marked'>, <Taken.REFUSED: 'refused'>)
    """
    said = _words(words)
    if not said:
        return Noted(words, Taken.MARKED)
    try:
        call, after = _made(here)
        meaning = parse_meaning(said, language, call, after)
    except MeaningError as error:
        return _named(words, said, language, here) or Noted(words, Taken.REFUSED, complaint=str(error))
    if is_remark(meaning):
        return _named(words, said, language, here) or Noted(words, Taken.OPEN, meaning)
    if is_remark(read_meaning(said, language, heard(call, after))):
        return _named(words, said, language, here) or Noted(words, Taken.ASSUMED, meaning)
    return Noted(words, Taken.READ, meaning)


def _made(here: Situation | None) -> tuple[str | None, tuple[str, ...]]:
    """The call and those before it, opponents' in brackets and without their passes."""
    if here is None:
        return None, ()
    passes = ("P",) * here.passed
    before = [(ours, str(call)) for ours, call in here.calls[:-1] if ours or call is not Word.PASS]
    return str(here.calls[-1][1]), (*passes, *(said if ours else f"({said})" for ours, said in before))


def _words(note: str) -> str:
    """The words of a note: an answer stands behind a star, with the time at which it was given."""
    parts = (part.strip() for part in _CLOCK.sub("", note).split("*"))
    return ", ".join(part for part in parts if not _NOTHING.fullmatch(part))


def _named(words: str, said: str, language: str, here: Situation | None) -> Noted | None:
    """What is assumed where the words are the name of a convention; None where they are none."""
    each = (find(said, known) for known in dict.fromkeys([language, *LANGUAGES]))
    convention = next((found for found in each if found is not None), None)
    if convention is None:
        return None
    shown = convention.shown_in(here) if here is not None else None
    meaning = parse_meaning(shown) if shown is not None else None
    if meaning is None or is_remark(meaning):
        return Noted(words, Taken.OPEN, meaning, convention)
    return Noted(words, Taken.ASSUMED, meaning, convention)
