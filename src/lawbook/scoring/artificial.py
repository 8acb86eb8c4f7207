"""Artificial adjusted scores (Law 12C2): how much an average plus, an average and an average minus are."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from lawbook.scoring.entry import Average

__all__ = ["AT_IMPS", "AT_MATCHPOINTS", "IMPS", "PERCENTAGES", "Amounts", "Awards", "percentage_elsewhere"]


@dataclass(frozen=True, slots=True)
class Amounts:
    """What the three averages are worth: percentages of a top (12C2(a)) or IMPs (12C2(b))."""

    plus: Fraction
    even: Fraction
    minus: Fraction

    @classmethod
    def given(
        cls, plus: Fraction | int | str, even: Fraction | int | str, minus: Fraction | int | str
    ) -> "Amounts":
        """The amounts as an authority's profile has them.

        >>> print(Amounts.given("1.2", 0, "-1.2").minus)
        -6/5
        """
        return cls(Fraction(plus), Fraction(even), Fraction(minus))

    def of(self, average: Average) -> Fraction:
        """The amount of one of them."""
        return {Average.PLUS: self.plus, Average.EVEN: self.even, Average.MINUS: self.minus}[average]


PERCENTAGES, IMPS = Amounts.given(60, 50, 40), Amounts.given(3, 0, -3)


@dataclass(frozen=True, slots=True)
class Awards:
    """How artificial scores are awarded in a contest."""

    amounts: Amounts = PERCENTAGES
    later: tuple[Amounts, ...] = ()
    """The amounts for a contestant's second such board of a session, third and so on, where the authority has
    others for them (12C2(d)); the last stand for all that follow."""
    own_figure: bool = True
    """Whether 12C2(c) is in force: a contestant does not lose by an average plus, nor gain by an average minus."""

    def amount(self, average: Average, elsewhere: Fraction | None = None, before: int = 0) -> Fraction:
        """What the contestant gets, who has made `elsewhere` on his other boards and had so many averages before.

        >>> print(Awards().amount(Average.PLUS, Fraction("64.2")), Awards().amount(Average.MINUS, Fraction(52)))
        321/5 40
        """
        series = (self.amounts, *self.later)
        amount = series[min(before, len(series) - 1)].of(average)
        if elsewhere is None or not self.own_figure or average is Average.EVEN:
            return amount
        return max(amount, elsewhere) if average is Average.PLUS else min(amount, elsewhere)


AT_MATCHPOINTS, AT_IMPS = Awards(), Awards(IMPS)
"""The Laws' own, where no authority has others."""


def percentage_elsewhere(session: Fraction, boards: int, awarded: Sequence[Fraction]) -> Fraction:
    """The percentage on the other boards, from that of a session in which these awards are counted.

    >>> print(percentage_elsewhere(Fraction(63), 24, [Fraction(60)]))
    1452/23
    """
    return (session * boards - sum(awarded)) / (boards - len(awarded))
