"""What a table has on a board: a score, an assigned score of several outcomes, an average, or nothing."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import TypeAlias, TypeGuard

from lawbook.errors import CaseError, Wording, listed
from lawbook.scoring.exact import fraction_of

__all__ = [
    "Average",
    "Entry",
    "Score",
    "Stated",
    "Weighted",
    "check_shares",
    "comparable",
    "for_ew",
    "outcomes",
    "raw",
    "real",
    "share_of",
]


class Average(Enum):
    """An artificial adjusted score, by how far the contestant was at fault (Law 12C2(a))."""

    PLUS = "A+"
    """Not at fault."""
    EVEN = "A"
    """Partly at fault."""
    MINUS = "A-"
    """Directly at fault."""

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class Stated:
    """An award whose amount is stated: a percentage at matchpoints, IMPs at IMPs."""

    amount: Fraction


@dataclass(frozen=True, slots=True)
class Weighted:
    """An assigned score of several outcomes, each with its share of the probability (Law 12C1(c))."""

    outcomes: tuple[tuple[int, Fraction], ...]
    """Scores as North-South see them."""

    def __post_init__(self) -> None:
        check_shares([share for _, share in self.outcomes])

    @classmethod
    def of(cls, outcomes: Iterable[tuple[int, Fraction | str]]) -> "Weighted":
        """The weighted score of these outcomes; a share may be written 2/3, 0.6 or 60%.

        >>> print(raw(Weighted.of([(620, "60%"), (-100, "40%")])))
        332
        """
        return cls(tuple((score, share_of(share)) for score, share in outcomes))


Score: TypeAlias = int | Weighted
"""A result that is compared with others; a score as North-South see it."""
Entry: TypeAlias = Score | Average | Stated | None
"""What stands in the results; None where the board was not to be played, or not yet."""


def share_of(text: Fraction | str) -> Fraction:
    """A share of the probability from how it is written. Raises CaseError.

    >>> print(share_of("1/3"), share_of("60 %"), share_of("0.6"))
    1/3 3/5 3/5
    """
    if isinstance(text, Fraction):
        return text
    number = text.replace("%", "").strip()
    try:
        return fraction_of(number) / (100 if "%" in text else 1)
    except ValueError:
        raise CaseError(
            "share {text!r} of an assigned score: write it 1/3, 0.6 or 60% (Law 12C1(c))", text=text
        ) from None


def check_shares(shares: Sequence[Fraction]) -> None:
    """Raise CaseError unless the shares are the whole probability."""
    told = (
        listed((Wording("{percent:g}%", percent=float(share) * 100) for share in shares), " + ") or "nothing"
    )
    if any(share <= 0 for share in shares):
        raise CaseError(
            "shares {told}: an outcome with no share is none (Law 12C1(c)); leave it out", told=told
        )
    if sum(shares) != 1:
        raise CaseError(
            "shares {told} do not add up (Law 12C1(c)): give each outcome its part of 100 %", told=told
        )


def outcomes(score: Score) -> tuple[tuple[int, Fraction | int], ...]:
    """The outcomes of a score with their shares: a plain score is one outcome, certain."""
    return score.outcomes if isinstance(score, Weighted) else ((score, 1),)


def for_ew(entry: Entry) -> Entry:
    """The entry as East-West see it; an award is to whoever has it, and stays."""
    if isinstance(entry, Weighted):
        return Weighted(tuple((-score, share) for score, share in entry.outcomes))
    return -entry if isinstance(entry, int) else entry


def raw(score: Score) -> Fraction:
    """The mean of the outcomes in total points; only total points and a datum are made of it."""
    return Fraction(sum(points * share for points, share in outcomes(score)))


def comparable(entry: Entry) -> TypeGuard[Score]:
    """Whether the entry is compared with others: it is a score, and no artificial one."""
    return isinstance(entry, int | Weighted)


def real(entries: Iterable[Entry]) -> Iterator[Score]:
    """The entries that are compared, in order."""
    return (entry for entry in entries if comparable(entry))
