"""Assigned adjusted scores (Law 12C1): outcomes with their shares, and two sides who get different things."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from lawbook.bridge import Contract, Vulnerability
from lawbook.errors import CaseError
from lawbook.scoring.contract import score
from lawbook.scoring.entry import Weighted, check_shares

__all__ = ["Outcome", "Relief", "knock_out", "outcomes_to_confirm", "relief", "weighted"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """One way in which the board could have ended; with no contract it would have been passed out."""

    contract: Contract | None
    tricks: int
    share: Fraction
    legal: bool | None = None
    """Whether legal actions alone could have led to it, as far as the director has said."""

    def __str__(self) -> str:
        return f"{self.contract}, {self.tricks} tricks" if self.contract else "passed out"


def weighted(outcomes: Sequence[Outcome], vulnerability: Vulnerability) -> Weighted:
    """The assigned score of these outcomes. Raises CaseError if they are not the whole, or one is not allowed.

    >>> from lawbook.bridge import Bid, Seat, Strain
    >>> game = Contract(Bid(3, Strain.NOTRUMP), Seat.S)
    >>> told = [Outcome(game, 9, Fraction(3, 5)), Outcome(game, 8, Fraction(2, 5))]
    >>> [(points, str(share)) for points, share in weighted(told, Vulnerability.NS).outcomes]
    [(600, '3/5'), (-100, '2/5')]
    """
    check_shares([outcome.share for outcome in outcomes])
    for outcome in outcomes:
        if outcome.legal is False:
            raise CaseError(
                "{outcome}: no legal actions lead there (Law 12C1(c)); give its share to the others",
                outcome=outcome,
            )
    return Weighted(
        tuple((score(told.contract, told.tricks, vulnerability), told.share) for told in outcomes)
    )


def outcomes_to_confirm(outcomes: Iterable[Outcome]) -> tuple[Outcome, ...]:
    """The outcomes not confirmed yet: could legal actions alone have led there? (Law 12C1(c))."""
    return tuple(outcome for outcome in outcomes if outcome.legal is None)


@dataclass(frozen=True, slots=True)
class Relief:
    """What the two sides get on one board, each from its own point of view."""

    non_offenders: Fraction
    offenders: Fraction


def relief(
    expected: Fraction | int,
    without_error: Fraction | int,
    at_table: Fraction | int,
    top: Fraction | int = 0,
) -> Relief:
    """What the sides get when the innocent one did part of the damage to itself (Law 12C1(e)).

    All are figures of the non-offenders, in matchpoints of this top or in IMPs: expected without the
    infraction; after it, but without their error or gamble; and at the table. They are relieved only of what
    the infraction cost them by itself; the offenders get the rest of the whole expectation.

    >>> relief(16, 5, 0, top=20)
    Relief(non_offenders=Fraction(11, 1), offenders=Fraction(4, 1))
    """
    consequent = max(Fraction(0), Fraction(expected) - max(without_error, at_table))
    return Relief(at_table + consequent, Fraction(top) - expected)


def knock_out(own: Fraction | int, opponents: Fraction | int) -> Fraction:
    """The IMPs to a team of a board on which scores do not balance: the mean of the two rulings (Law 12C4).

    Each is given as its own team has it.

    >>> print(knock_out(10, -4), knock_out(3, 3))
    7 0
    """
    return Fraction(own - opponents) / 2
