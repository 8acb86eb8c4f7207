"""Refusals: what Lawbook refuses, in the language of whoever asked for it."""

from lawbook.bridge import Card, Seat, Side
from lawbook.errors import LawbookError
from lawbook.text.catalogue import translate
from lawbook.text.render import NAMES, value

__all__ = ["CONTEXT", "refusal"]

CONTEXT = "error"
"""The context of these messages in the catalogues."""
_NAMED = {name: one for one, name in NAMES.items()}


def refusal(error: LawbookError, language: str) -> str:
    """The error in one line, in a language; what is not translated stays English."""
    said = translate(CONTEXT, error.sentence, language)
    named = {name: _told(thing, language) for name, thing in error.named.items()}
    return " ".join((said.format(**named) if named else said).split())


def _told(thing: object, language: str) -> object:
    match thing:
        case LawbookError():
            return refusal(thing, language)
        case str() if thing in _NAMED:
            return value(_NAMED[thing], language)
        case str() if thing:
            return translate(CONTEXT, thing, language)
        case Card() | Seat() | Side():
            return value(thing, language)
        case _:
            return thing
