"""Refusals: what Lawbook refuses, in the language of whoever asked for it."""

import re
from decimal import Decimal
from pathlib import Path

from lawbook.bridge import Bid, Card, Seat, Side, Word
from lawbook.errors import LawbookError, Wording, one_line
from lawbook.label import Label
from lawbook.text.catalogue import translate
from lawbook.text.figures import filled, written
from lawbook.text.render import NAMES, value

__all__ = ["CONTEXT", "REASONS", "refusal", "said_in", "without_options"]

CONTEXT = "error"
"""The context of these messages in the catalogues."""
REASONS = (
    "No such file or directory",
    "Is a directory",
    "Not a directory",
    "Permission denied",
    "File name too long",
    "File exists",
    "Read-only file system",
    "No space left on device",
    "no regular file; - reads what is piped in",
)
"""Why a file cannot be read or written, as the machine says it, and the entrance."""
_NAMED = {name: one for one, name in NAMES.items()}


def refusal(error: LawbookError | Wording, language: str) -> str:
    """The error in one line, in a language; what is not translated stays English."""
    said = translate(CONTEXT, error.sentence, language) if error.sentence else ""
    named = {name: _told(thing, language) for name, thing in error.named.items()}
    return one_line(filled(said, language, **named) if named else said)


def said_in(text: str, language: str) -> str:
    """A part of what is refused, or a remark on what was read, in a language."""
    return str(_told(text, language))


def without_options(said: str) -> str:
    """The same for who has no command line: the options in brackets are left out.

    >>> without_options("tell how he would have played (--line) first")
    'tell how he would have played first'
    """
    return _OPTION.sub("", said)


_OPTION = re.compile(r" \(--[^)]*\)")


def _told(thing: object, language: str) -> object:
    match thing:
        case LawbookError() | Wording():
            return refusal(thing, language)
        case str() if thing in _NAMED:
            return value(_NAMED[thing], language)
        case str() if thing:
            return translate(CONTEXT, thing, language)
        case Bid() | Card() | Label() | Seat() | Side() | Word():
            return value(thing, language)
        case Decimal():
            return written(thing, language)
        case int() | str() | Path() | None:
            return thing
        case _:
            return _meant(thing, language)


def _meant(thing: object, language: str) -> object:
    """A meaning in words; anything else as it is."""
    from lawbook.meaning import Meaning  # noqa: PLC0415  # meanings take long to read, and hardly a refusal names one
    from lawbook.text.describing import described  # noqa: PLC0415

    return described(thing, language) if isinstance(thing, Meaning) else thing
