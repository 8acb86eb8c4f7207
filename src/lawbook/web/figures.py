"""Figures of a board as a page shows them: published, exact where that differs, and as a part of the top."""

from dataclasses import dataclass
from fractions import Fraction

from lawbook.bridge import Side
from lawbook.desk.awarding import Comparison, Worth
from lawbook.scoring.exact import published
from lawbook.scoring.ranking import percentage
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = ["Figure", "both", "figure", "signed"]


@dataclass(frozen=True, slots=True)
class Figure:
    """What one side gets."""

    name: str
    shown: str
    unit: str = ""
    exact: str = ""
    """The fraction, where what is published is rounded."""
    part: Fraction | None = None
    """How much it is of the top; None where there is no top."""
    percent: str = ""


def both(worth: Worth, comparison: Comparison, words: Words) -> list[Figure]:
    """What the two sides get; in knock-out play both mean figures as well (Law 12C4)."""
    told = [figure(side, worth.of(side), worth.top, words) for side in Side]
    if not comparison.knock_out or worth.ns == -worth.ew:
        return told
    mean = worth.knock_out
    return [*told, *(figure(side, mean.of(side), 0, words, said=MEAN) for side in Side)]


MEAN = _("{side}, the mean of the two (12C4)")


def figure(side: Side, value: Fraction, top: int, words: Words, said: str = "{side}") -> Figure:
    """What one side gets, in matchpoints of this top or, where there is none, in IMPs."""
    name = words(said, side=words.name(side)) if said is MEAN else words.name(side)
    rounded = published(value)
    exact = "" if rounded == value else str(value)
    if not top:
        return Figure(name, words.figure(signed(rounded)), "IMP", exact)
    part = value / top
    unit = words(_("of {top} matchpoints"), top=top)
    percent = words.figure(f"{published(percentage(value, top))} %")
    return Figure(name, words.figure(rounded), unit, exact, part, percent)


def signed(value: object) -> str:
    r"""A number with its sign, as people write it.

    >>> print(ascii((signed(-100), signed(620), signed(0))))
    ('\u2212100', '+620', '0')
    """
    plain = f"{value:+}".replace("-", "\u2212")
    return plain.lstrip("+") if not float(f"{value}") else plain
