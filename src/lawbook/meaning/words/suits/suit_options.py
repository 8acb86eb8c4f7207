"""Alternatives of suits, and what is said of each: of every suit of an alternative, or of two in either order."""

from collections.abc import Callable
from itertools import permutations

from lawbook.bridge import Suit
from lawbook.meaning.terms.meanings import And, Meaning, Or, SomeSuit, either, every

__all__ = ["Options", "Unsaid", "combined", "in_each", "over_two"]

Options = tuple[tuple[Suit, ...], ...]
"""Alternatives, each of them suits that belong together."""


class Unsaid(tuple[tuple[Suit, ...], ...]):  # noqa: SLOT001  # a tuple of any length has no slots
    """Every suit, where only the auction tells which is meant."""

    whose: str = "own suit"

    @classmethod
    def of(cls, whose: str) -> "Unsaid":
        """Every suit, of which the one is meant that these words tell."""
        found = cls((suit,) for suit in reversed(Suit))
        found.whose = whose
        return found


def combined(options: Options, more: Options) -> Options:
    """Each alternative of the one with each of the other, no suit twice."""
    return tuple((*one, *other) for one in options for other in more if not set(one) & set(other))


def in_each(options: Options, term: Callable[[Suit], Meaning]) -> Meaning:
    """The meaning that says this of every suit of an alternative."""
    if isinstance(options, Unsaid):
        return _unsaid([term(suit) for (suit,) in options], options.whose)
    return either(every(term(suit) for suit in suits) for suits in options)


def _unsaid(terms: list[Meaning], whose: str) -> Meaning:
    """The terms of the four suits as one that leaves the suit open, part by part."""
    first = terms[0]
    if not isinstance(first, And | Or):
        return SomeSuit(tuple(terms), whose)
    parts = zip(*(term.parts for term in terms if isinstance(term, And | Or)), strict=True)
    joined = (_unsaid(list(part), whose) for part in parts)
    return every(joined) if isinstance(first, And) else either(joined)


def over_two(options: Options, term: Callable[[Suit, Suit], Meaning], *, alike: bool) -> Meaning | None:
    """The meaning that says this of two suits, in either order unless that is all the same."""
    if not all(len(suits) == 2 for suits in options):
        return None
    return either(
        term(*two) for suits in options for two in ([suits] if alike else list(permutations(suits)))
    )
