"""What words come to before they are read back: whoever is content with that need not ask whether they are refused."""

from collections.abc import Callable
from functools import cache

from lawbook.meaning import Meaning
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.heard import heard
from lawbook.meaning.words.naming import certain, understood
from tests.meaning.test_corpus import Line, meant

__all__ = ["none_but", "read"]


def read(line: Line, text: str) -> Meaning | None:
    """What another text means in place of the line; None where it is refused."""
    return meant(text, line["lang"], line["kind"]["call"], tuple(line["kind"]["after"]))


@cache
def _first(text: str, language: str, call: str | None, after: tuple[str, ...]) -> Meaning | None:
    try:
        return understood(text, language, heard(call, after))
    except MeaningError:
        return None


def none_but(line: Line, text: str, wanted: Callable[[Meaning], bool]) -> bool:
    """Whether a text is refused, or means what is wanted.

    A text means what it comes to at first, or is refused; so it is read once, and most are not read back.
    """
    if text == line["text"]:
        whole = read(line, text)
        return whole is None or wanted(whole)
    call, after = line["kind"]["call"], tuple(line["kind"]["after"])
    first = _first(text, line["lang"], call, after)
    if first is None or wanted(first):
        return True
    try:
        certain(text, first, heard(call, after))
    except MeaningError:
        return True
    return False
