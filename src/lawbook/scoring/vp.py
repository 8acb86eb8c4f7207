"""Victory points: what the margin of a match is worth (Law 78D: with the authority's approval)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache
from itertools import pairwise

from lawbook.errors import CaseError

__all__ = ["ACBL_20", "ACBL_30", "WIN_LOSS", "Scale", "acbl_scale", "wbf_continuous", "wbf_whole"]


@dataclass(frozen=True, slots=True)
class Scale:
    """A table of victory points: what the winner has by margin, the last for every larger one."""

    name: str
    winner: tuple[Decimal, ...]
    total: Decimal = Decimal(20)
    """What the two teams have together."""

    @classmethod
    def by_bounds(
        cls, name: str, bounds: Sequence[int], points: Iterable[int | str], total: int = 20
    ) -> "Scale":
        """The scale in which each margin of `bounds` is the smallest that gives the points beside it."""
        told = [Decimal(value) for value in points]
        if len(told) != len(bounds) or bounds[0] != 0:
            raise CaseError(
                "scale {name}: {bounds} bounds, {points} points; give as many, from margin 0 on",
                name=name,
                bounds=len(bounds),
                points=len(told),
            )
        steps = zip(pairwise(bounds), told, strict=False)
        return cls(name, (*(won for (a, b), won in steps for _ in range(a, b)), told[-1]), Decimal(total))

    def points(self, margin: int) -> Decimal:
        """What a team has that has won by this margin, or lost if it is negative.

        >>> print(ACBL_20[6].points(9), ACBL_20[6].points(-9))
        14 6
        """
        won = self.winner[min(abs(margin), len(self.winner) - 1)]
        return won if margin >= 0 else self.total - won


_R = (5 ** Decimal("0.5") - 2, (5 ** Decimal("0.5") - 1) / 2)
"""The cube of the golden section, to which the scale of 2013 is built, and the golden section."""


@lru_cache(maxsize=256)
def wbf_continuous(boards: int) -> Scale:
    """The WBF's scale of 2013 for a match of so many boards, in hundredths.

    >>> scale = wbf_continuous(16)
    >>> print(scale.points(1), scale.points(14), scale.points(-59), scale.points(70))
    10.31 13.75 0.07 20.00
    """
    _check(boards)
    blitz = 15 * Decimal(boards).sqrt()
    hundredths = [_hundredths(margin / blitz) for margin in range(int(blitz) + 1)] + [2000]
    _smooth(hundredths)
    return Scale(f"WBF 2013, {boards} boards", tuple(Decimal(value).scaleb(-2) for value in hundredths))


def _hundredths(part: Decimal) -> int:
    """The formula, half up: part is the margin as a part of the one that wins everything."""
    cube, section = _R
    return int(1000 + 1000 * (1 - section ** (3 * part)) / (1 - cube) + Decimal("0.5"))


def _smooth(hundredths: list[int]) -> None:
    """Raise values until no IMP is worth more than the one before it: rounding alone breaks that rule."""
    broken = True
    while broken:
        broken = False
        for margin in range(1, len(hundredths) - 1):
            before, here, after = hundredths[margin - 1 : margin + 2]
            if after - here > here - before:
                hundredths[margin] += 1
                broken = True


@lru_cache(maxsize=256)
def wbf_whole(boards: int) -> Scale:
    """The continuous scale to the nearest whole point, half up.

    The WBF's own tables of whole points also keep each range at least as wide as the one below it. Where they
    are in force give theirs, by `Scale.by_bounds`: they were not to be had to be compared with this one.

    >>> print(wbf_whole(8).points(10), wbf_whole(8).points(37), wbf_whole(8).points(38))
    14 19 20
    """
    whole = tuple(Decimal(int(value + Decimal("0.5"))) for value in wbf_continuous(boards).winner)
    return Scale(f"WBF 2013 to whole points, {boards} boards", whole)


_20, _30 = range(10, 21), (15, *range(18, 31))
ACBL_20 = {
    6: Scale.by_bounds("ACBL 20, 6 to 8 boards", (0, 1, 3, 5, 8, 11, 14, 17, 20, 24, 28), _20),
    9: Scale.by_bounds("ACBL 20, 9 to 11 boards", (0, 1, 3, 6, 10, 14, 18, 22, 26, 31, 36), _20),
}
ACBL_30 = {
    6: Scale.by_bounds("ACBL 30, 6 to 8 boards", (0, 1, 2, 3, 4, 5, 7, 9, 11, 14, 17, 20, 24, 28), _30, 30),
    9: Scale.by_bounds("ACBL 30, 9 to 11 boards", (0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 31, 36), _30, 30),
}
"""By the smallest number of boards that a table is for; from bridgehands.com, "Victory Points"."""
WIN_LOSS = Scale.by_bounds("win or loss", (0, 1), ("0.5", 1), 1)


def acbl_scale(tables: dict[int, Scale], boards: int) -> Scale:
    """The table for a match of so many boards. Raises CaseError where none is known.

    >>> acbl_scale(ACBL_20, 7).name
    'ACBL 20, 6 to 8 boards'
    """
    first = boards - boards % 3
    if first not in tables:
        raise CaseError(
            "a match of {boards} boards: the ACBL's tables known are for 6 to 11; give the scale itself",
            boards=boards,
        )
    return tables[first]


def _check(boards: int) -> None:
    if boards < 1:
        raise CaseError("a match of {boards} boards: victory points need 1 board or more", boards=boards)
