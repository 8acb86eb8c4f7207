"""The line of comparable enough as an authority draws it, or as it was told otherwise (23A)."""

from dataclasses import fields

from lawbook.law.authority import Authority, Setting
from lawbook.meaning import Line

__all__ = ["line_of", "line_settings"]

_FIGURES = tuple(one.name for one in fields(Line) if one.name != "by")


def line_settings(body: Authority) -> tuple[Setting, ...]:
    """The settings that draw the line, each with its source and its day."""
    return tuple(body.setting(f"comparable_{name}") for name in _FIGURES)


def line_of(body: Authority) -> Line:
    """The line that the settings draw, and whose they are.

    >>> from lawbook.law.authority import authority
    >>> found = line_of(authority("EBU").having({"comparable_points": 2}))
    >>> found.by, found.points, found.inside_percent
    (('TOLD', 'WBF'), 2, 95)
    """
    drawn = line_settings(body)
    figures = {name: one.number for name, one in zip(_FIGURES, drawn, strict=True)}
    return Line(by=tuple(dict.fromkeys(one.body for one in drawn)), **figures)
