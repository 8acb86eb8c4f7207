"""Changes: what is done to a text that can be read, so that perhaps it cannot."""

import random
import re
from collections.abc import Callable, Sequence

__all__ = ["changed"]

_PIECES = re.compile(r"\w+|\s+|[^\w\s]")
_ODD = (
    "", " ", "\n", "\t", "\0", "\x1b[31m", "\ud800", "\u202e", "\ufeff", "²", "٣", "½", "é", "🂡", "-", "--", "...", "|", "'",
    '"', "&a ", "*a", "<<: ", "!!int ", "!!python/object:os.system ", "? ", "%", "{}", "[]", "null", "true", ".inf", "nan",
    "1e999", "-1", "0", "00", "0x" + "f" * 90, "9" * 30, "9" * 5000, "1:" * 300, "2026-13-45", "N", "S", "P", "X", "XX",
    "8NT", "0C", "14", "SA", "10", "director", "claims 13", "]]>", "<!DOCTYPE a [<!ENTITY b 'c'>]>", "&lt;", "&#0;",
)  # fmt: skip
_NESTS = (("[", "]"), ("(", ")"), ("{a: ", "}"), ("<a>", "</a>"), ("- ", ""), ("not ", ""), ("a:\n ", ""))

Change = Callable[[list[str], random.Random, Sequence[str]], list[str]]


def changed(text: str, chance: random.Random, seeds: Sequence[str]) -> str:
    """The text after one to six changes; the seeds lend their pieces."""
    pieces = _PIECES.findall(text)
    for _ in range(chance.randint(1, 6)):
        pieces = chance.choice(_CHANGES)(pieces, chance, seeds) or [""]
    return "".join(pieces)[:200_000]


def _place(pieces: Sequence[str], chance: random.Random) -> int:
    return chance.randrange(len(pieces) + 1)


def _odd(pieces: list[str], chance: random.Random, _: Sequence[str]) -> list[str]:
    place = _place(pieces, chance)
    return [*pieces[:place], chance.choice(_ODD), *pieces[place + chance.randint(0, 1) :]]


def _lost(pieces: list[str], chance: random.Random, _: Sequence[str]) -> list[str]:
    place = _place(pieces, chance)
    return pieces[:place] + pieces[place + chance.choice((1, 1, 2, 5, 40)) :]


def _again(pieces: list[str], chance: random.Random, _: Sequence[str]) -> list[str]:
    place = _place(pieces, chance)
    part = pieces[place : place + chance.choice((1, 2, 8, 40))]
    return pieces[:place] + part * chance.choice((2, 3, 30, 300)) + pieces[place:]


def _lent(pieces: list[str], chance: random.Random, seeds: Sequence[str]) -> list[str]:
    other = _PIECES.findall(chance.choice(seeds))
    place, start = _place(pieces, chance), _place(other, chance)
    lent = other[start : start + chance.choice((1, 3, 10, 60))]
    return pieces[:place] + lent + pieces[place + chance.choice((0, 1, len(lent))) :]


def _moved(pieces: list[str], chance: random.Random, _: Sequence[str]) -> list[str]:
    one, other = sorted((_place(pieces, chance), _place(pieces, chance)))
    return pieces[:one] + pieces[other : other + 3] + pieces[one:other] + pieces[other + 3 :]


def _nested(pieces: list[str], chance: random.Random, _: Sequence[str]) -> list[str]:
    place, depth = _place(pieces, chance), chance.choice((1, 3, 30, 300, 3000))
    before, after = chance.choice(_NESTS)
    return [*pieces[:place], before * depth, *pieces[place : place + 2], after * depth, *pieces[place + 2 :]]


def _broken_off(pieces: list[str], chance: random.Random, _: Sequence[str]) -> list[str]:
    return pieces[: _place(pieces, chance)]


_CHANGES: tuple[Change, ...] = (_odd, _odd, _lost, _lost, _again, _lent, _lent, _moved, _nested, _broken_off)
