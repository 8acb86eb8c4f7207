"""Rules by which players count points and length together, as the rule of 20."""

from dataclasses import dataclass

from lawbook.meaning.terms.figures import Figure, Lengths
from lawbook.meaning.terms.meanings import Amount, Meaning, either
from lawbook.meaning.terms.shapes import OfShape

__all__ = ["RuleOf", "TwoLongest"]

_FEWEST, _MOST = 7, 13
"""So many cards the two longest suits have together."""
_WITH_QUICK_TRICKS, _QUICK_TRICKS = 22, 4
"""The rule that some count with quick tricks, and how many these are at most in an opening that is doubtful."""


@dataclass(frozen=True, slots=True)
class TwoLongest(OfShape):
    """So many cards at least in the two longest suits together."""

    least: int

    def fits(self, lengths: Lengths) -> bool:
        """Whether the two longest suits have so many."""
        return sum(sorted(lengths)[2:]) >= self.least

    def __str__(self) -> str:
        return f"{self.least}+ cards in the two longest suits"


@dataclass(frozen=True, slots=True)
class RuleOf(Meaning):
    """Points and the cards of the two longest suits, together at least so many.

    The rule of 22 is also told with quick tricks added, and so is open below.
    """

    number: int
    wide: bool = False
    """Whether all hands count that the rule may let pass."""

    @property
    def spelt(self) -> Meaning:
        """The same in lengths and points."""
        tricks = _QUICK_TRICKS if self.wide and self.number == _WITH_QUICK_TRICKS else 0
        least, top = self.number - tricks, Figure.POINTS.top
        return either(
            TwoLongest(cards) & Amount(Figure.POINTS, max(least - cards, 0), top)
            for cards in range(_FEWEST, _MOST + 1)
        )

    def at_end(self, *, wide: bool) -> "RuleOf":
        """The rule as it is understood at one of its ends."""
        return RuleOf(self.number, wide=wide and self.number == _WITH_QUICK_TRICKS)

    def __str__(self) -> str:
        return f"rule of {self.number}"
