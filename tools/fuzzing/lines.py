"""Lines: a text whose lines stay lines: in another order, lent by another, with a word of one in the place of another's."""

import random
import re
from collections.abc import Callable, Sequence

from tools.fuzzing.changes import changed

__all__ = ["relined"]

_WORD = re.compile(r"[^\s,]+")


def relined(text: str, chance: random.Random, seeds: Sequence[str]) -> str:
    """The text with one to four of its lines changed; now and then a text like any other."""
    if chance.random() < 0.25:
        return changed(text, chance, seeds)
    lines = text.splitlines()
    for _ in range(chance.randint(1, 4)):
        lines = chance.choice(_CHANGES)(lines, chance, seeds) or [""]
    return "\n".join(lines)[:200_000]


def _moved(lines: list[str], chance: random.Random, _: Sequence[str]) -> list[str]:
    one = lines.pop(chance.randrange(len(lines)))
    lines.insert(chance.randrange(len(lines) + 1), one)
    return lines


def _again(lines: list[str], chance: random.Random, _: Sequence[str]) -> list[str]:
    place = chance.randrange(len(lines))
    return (
        lines[:place]
        + lines[place : place + chance.choice((1, 2, 8))] * chance.choice((2, 2, 3, 60))
        + lines[place:]
    )


def _lost(lines: list[str], chance: random.Random, _: Sequence[str]) -> list[str]:
    place = chance.randrange(len(lines))
    return lines[:place] + lines[place + 1 :]


def _lent(lines: list[str], chance: random.Random, seeds: Sequence[str]) -> list[str]:
    other = chance.choice(seeds).splitlines() or [""]
    start, place = chance.randrange(len(other)), chance.randrange(len(lines) + 1)
    return lines[:place] + other[start : start + chance.choice((1, 1, 3, 30))] + lines[place:]


def _reworded(lines: list[str], chance: random.Random, seeds: Sequence[str]) -> list[str]:
    """A word of another line, of as many letters where there is one: another seat, card or call."""
    place = chance.randrange(len(lines))
    words = _WORD.findall(chance.choice(seeds)) or ["N"]
    old = chance.choice(_WORD.findall(lines[place]) or [""])
    alike = [word for word in words if len(word) == len(old)] or words
    return [*lines[:place], lines[place].replace(old, chance.choice(alike), 1), *lines[place + 1 :]]


Change = Callable[[list[str], random.Random, Sequence[str]], list[str]]
_CHANGES: tuple[Change, ...] = (_moved, _again, _lost, _lent, _lent, _reworded, _reworded, _reworded)
