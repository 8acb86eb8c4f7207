"""Slips of the pen: a word with a letter too few, too many, or another one.

Only what tells something by itself is put right, and only where one word alone can be meant: a slip in a
number, a joint or a denial would turn the hands into others.
"""

from collections.abc import Iterable
from functools import lru_cache

__all__ = ["Slips", "letters_of"]

_SHORTEST = 5
"""The fewest letters of a word in which a slip is seen."""


class Slips:
    """The words of some phrases, with stars for any ending, and those of them that are put right."""

    def __init__(self, words: Iterable[str], mended: Iterable[str]) -> None:
        self._known = {word for word in words if word.isalpha()}
        self._mended = frozenset(mended)
        self._stems = [word.removesuffix("*") for word in words if word.endswith("*")]
        self._by_first: dict[str, list[str]] = {}
        for word in {*self._known, *self._stems}:
            self._by_first.setdefault(word[:2], []).append(word)
        self.corrected = lru_cache(maxsize=1024)(self._corrected)

    def _corrected(self, word: str) -> str:
        """The word that is meant; the same where it is known, or where none or several may be."""
        if len(word) < _SHORTEST or word in self._known or word.startswith(tuple(self._stems)):
            return word
        near = [known for known in self._by_first.get(word[:2], ()) if self._is_near(word, known)]
        return near[0] if len(near) == 1 and near[0] in self._mended else word

    def _is_near(self, word: str, known: str) -> bool:
        if known in self._known:
            return _one_slip(word, known)
        return any(_one_slip(word[: len(known) + more], known) for more in (-1, 0, 1))


def _one_slip(one: str, other: str) -> bool:
    """Whether a letter is all that differs.

    >>> _one_slip("diamnds", "diamonds"), _one_slip("heasts", "hearts"), _one_slip("herats", "heart")
    (True, True, False)
    """
    if abs(len(one) - len(other)) > 1 or one == other:
        return False
    pairs = enumerate(zip(one, other, strict=False))
    same = next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))
    one, other = one[same:], other[same:]
    return other[1:] in {one, one[1:]} or one[1:] == other


def letters_of(word: str) -> frozenset[tuple[str, int]]:
    """The letters of a word, each with how often it stands before: two words are no more alike than they share of these."""
    return frozenset((letter, word.count(letter, 0, at)) for at, letter in enumerate(word))
