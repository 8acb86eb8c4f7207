"""Conventions by the names that players give them."""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache

from lawbook.languages.spelling import plain
from lawbook.meaning.conventions.convention import Convention, conventions

__all__ = ["find", "names"]

_LIKE = 0.85
_SHORTEST = 6
"""A shorter name is not looked for among those that are spelt much like it."""


def find(name: str, language: str = "en") -> Convention | None:
    """The convention of this name, in the language or else in English; None where none has it, or several are near.

    Case, accents, blanks and hyphens do not matter, nor a slip of spelling that leaves no doubt.

    >>> [found.id for name in ("multi-landy", "MULTI LANDY", "Capelletti") if (found := find(name))]
    ['multi_landy', 'multi_landy', 'cappelletti']
    """
    wanted = _bare(name)
    for known in dict.fromkeys([language, "en"]):
        if wanted in _by_name(known):
            return conventions()[_by_name(known)[wanted]]
    return _near(wanted, language)


def names(language: str) -> Mapping[str, str]:
    """Every name in the language and in English, as it is written, and the convention that it means."""
    return {
        name: convention.id
        for convention in conventions().values()
        for known in ("en", language)
        for name in convention.names[known]
    }


def _near(wanted: str, language: str) -> Convention | None:
    if len(wanted) < _SHORTEST:
        return None
    known = {**_by_name("en"), **_by_name(language)}
    alike = _by_figures(language).get(_figures(wanted), ())
    same = [name for name in alike if abs(len(name) - len(wanted)) <= 1]
    meant = {known[name] for name in get_close_matches(wanted, same, n=5, cutoff=_LIKE)}
    return conventions()[meant.pop()] if len(meant) == 1 else None


@cache
def _by_name(language: str) -> Mapping[str, str]:
    return {
        _bare(name): convention.id
        for convention in conventions().values()
        for name in convention.names[language]
    }


@cache
def _by_figures(language: str) -> Mapping[str, list[str]]:
    """The names by the figures in them."""
    names: dict[str, list[str]] = {}
    for name in {**_by_name("en"), **_by_name(language)}:
        names.setdefault(_figures(name), []).append(name)
    return names


def _bare(name: str) -> str:
    return re.sub(r"[\W_]", "", plain(name))


def _figures(name: str) -> str:
    return re.sub(r"\D", "", name)
