"""Board-a-match: each board is won, drawn or lost."""

from fractions import Fraction

from lawbook.scoring.artificial import Amounts
from lawbook.scoring.entry import Score, outcomes

__all__ = ["AVERAGES", "board_a_match"]

AVERAGES = Amounts.given("1.2", 1, "0.8")
"""60, 50 and 40 % of a board that is worth 2."""


def board_a_match(own: Score, other: Score) -> Fraction:
    """2 for the better score, 1 for an equal one, 0 for the worse, both as North-South see them.

    >>> print(board_a_match(620, 600), board_a_match(-50, -50))
    2 1
    """
    return Fraction(
        sum(
            share * part * (1 + (points > others) - (points < others))
            for points, share in outcomes(own)
            for others, part in outcomes(other)
        )
    )
