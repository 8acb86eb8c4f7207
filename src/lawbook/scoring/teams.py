"""Team matches: boards compared between two rooms, and the margins that they make (Laws 78B, 86B).

Each team's own score is kept by itself, because adjusted scores need not balance: a knock-out match
takes the mean of the two (12C4), and elsewhere each team keeps its own margin.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from lawbook.errors import CaseError
from lawbook.scoring.artificial import IMPS, Amounts
from lawbook.scoring.entry import Average, Entry, Score, Stated, comparable
from lawbook.scoring.exact import Half, to_multiple
from lawbook.scoring.imps import compared_at_imps
from lawbook.scoring.vp import Scale

__all__ = ["Margins", "Room", "best_for_innocent", "board", "board_of_eight", "match", "victory_points"]

Comparison = Callable[[Score, Score], Fraction]


@dataclass(frozen=True, slots=True)
class Room:
    """What one table has on a board; both entries as North-South see them, and usually the same."""

    for_ns: Entry
    for_ew: Entry

    @classmethod
    def of(cls, entry: Entry) -> "Room":
        """The table with one score for both sides."""
        return cls(entry, entry)


@dataclass(frozen=True, slots=True)
class Margins:
    """What each team has, from its own point of view; opposite numbers where scores balance."""

    home: Fraction
    away: Fraction

    def __add__(self, other: "Margins") -> "Margins":
        return Margins(self.home + other.home, self.away + other.away)

    @property
    def balanced(self) -> bool:
        """Whether one team has won what the other has lost."""
        return self.home == -self.away

    @property
    def knock_out(self) -> "Margins":
        """The mean of the two (Law 12C4)."""
        mean = (self.home - self.away) / 2
        return Margins(mean, -mean)

    def whole(self, home: Half = Half.AWAY, away: Half = Half.AWAY) -> "Margins":
        """Rounded, once for the whole match; on a half UP favours a team and DOWN does not.

        >>> Margins(Fraction(7, 2), Fraction(-7, 2)).whole(Half.DOWN, Half.UP)
        Margins(home=Fraction(3, 1), away=Fraction(-3, 1))
        """
        return Margins(to_multiple(self.home, 1, home), to_multiple(self.away, 1, away))


def board(
    first: Room, second: Room, amounts: Amounts = IMPS, comparison: Comparison = compared_at_imps
) -> Margins:
    """What a board is worth to the team that sat North-South in the first room, and to the other.

    >>> board(Room.of(620), Room.of(170))
    Margins(home=Fraction(10, 1), away=Fraction(-10, 1))
    >>> board(Room(Average.PLUS, Average.MINUS), Room.of(600))
    Margins(home=Fraction(3, 1), away=Fraction(-3, 1))
    """
    home = _own(first.for_ns, second.for_ew, amounts, comparison)
    away = _own(second.for_ns, first.for_ew, amounts, comparison)
    return Margins(home, away)


def _own(ns: Entry, ew: Entry, amounts: Amounts, comparison: Comparison) -> Fraction:
    """What a team's two pairs have made, or what it was awarded on the board."""
    if comparable(ns) and comparable(ew):
        return comparison(ns, ew)
    awards = [_award(entry, amounts) for entry in (ns, ew) if isinstance(entry, Average | Stated)]
    if not awards:
        raise CaseError(
            "a board without a result in both rooms: enter it, or what the team is awarded (Law 86B)"
        )
    if len(set(awards)) > 1:
        raise CaseError("a team with two different awards on one board: give it one for the board (Law 86B2)")
    return awards[0]


def _award(entry: Average | Stated, amounts: Amounts) -> Fraction:
    return entry.amount if isinstance(entry, Stated) else amounts.of(entry)


def match(boards: Iterable[Margins]) -> Margins:
    """The sum of the boards, not rounded."""
    return sum(boards, start=Margins(Fraction(), Fraction()))


def board_of_eight(
    first: Iterable[Room],
    second: Sequence[Room],
    amounts: Amounts = IMPS,
    comparison: Comparison = compared_at_imps,
) -> Margins:
    """A board of a match of eights: each table of the first team's North-South with each of its East-West."""
    return match(board(one, other, amounts, comparison) for one in first for other in second)


def best_for_innocent(assigned: Fraction | int, amounts: Amounts = IMPS) -> Fraction:
    """What the side at no fault gets when only the other is: the better of the two; the other loses it (86B2(b)).

    >>> print(best_for_innocent(10), best_for_innocent(1))
    10 3
    """
    return max(Fraction(assigned), amounts.plus)


def victory_points(margins: Margins, scale: Scale) -> tuple[Decimal, Decimal]:
    """The victory points of both teams, each by its own margin, rounded if it is not whole yet.

    >>> from lawbook.scoring.vp import wbf_continuous
    >>> [str(won) for won in victory_points(Margins(Fraction(12), Fraction(-6)), wbf_continuous(16))]
    ['13.28', '8.24']
    """
    whole = margins.whole()
    return scale.points(int(whole.home)), scale.points(int(whole.away))
