"""Conditions: how a contest is scored, as far as its scores depend on it (Law 78D).

They are announced in the log as words, so that whoever reads it can score the contest again.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum

from lawbook.day import read_day
from lawbook.errors import CaseError
from lawbook.event.datum import parse_datum
from lawbook.law.authority import Authority, authority
from lawbook.scoring.artificial import Amounts, Awards
from lawbook.scoring.cross_imps import Divisor
from lawbook.scoring.fouled import ACBL, EBU, WBF
from lawbook.scoring.method import Butler, CrossImps, Matchpoints, Method
from lawbook.scoring.neuberg import Unequal
from lawbook.scoring.penalties import Unit

__all__ = ["Conditions", "Scoring", "read_conditions"]


class Scoring(Enum):
    """The methods of a contest."""

    MATCHPOINTS = "matchpoints"
    CROSS_IMPS = "cross_imps"
    BUTLER = "butler"
    TEAMS = "teams"
    """IMPs between the two rooms of a match."""


SMALL_GROUPS = {"WBF": WBF, "EBU": EBU, "ACBL": ACBL}


@dataclass(frozen=True, slots=True, kw_only=True)
class Conditions:
    """The conditions of a contest, each with what stands where nothing is announced."""

    scoring: str = Scoring.MATCHPOINTS.value
    authority: str = "WBF"
    """Whose amounts artificial scores have (12C2), and whose correction period there is (79C)."""
    date: str = ""
    """The day of the session, which says by what code and by which regulations it is played."""
    expected: str = ""
    """How many results each board should have; as many as the fullest has, if nothing is said."""
    win: str = "2"
    places: str = ""
    """To how many decimals the figure of a board is rounded before it is added up; exact, if nothing is said."""
    unequal: str = Unequal.NEUBERG.value
    small_groups: str = ""
    """Whose rule there is for small groups of a fouled board (87B); the authority's if it has one."""
    datum: str = ""
    """How the datum of a Butler is found; the mean without the highest and the lowest, if nothing is said."""
    divisor: str = Divisor.COMPARISONS.name.lower()
    own_figure: str = "yes"
    """Whether 12C2(c) is in force."""
    sections: str = "together"
    """Whether the sections are compared together or apart."""
    victory_points: str = ""
    """For how many boards a match of teams is converted by the WBF's scale of 2013; IMPs, if nothing is said."""
    knock_out: str = "no"
    """Whether a match is knock-out play: scores that do not balance are averaged (12C4)."""

    @property
    def how(self) -> Scoring:
        """The method of the contest."""
        return Scoring(self.scoring)

    @property
    def unit(self) -> Unit:
        """What a total is counted in."""
        if self.how is Scoring.TEAMS:
            return Unit.VICTORY_POINTS if self.victory_points else Unit.IMPS
        return self.method.unit

    @property
    def body(self) -> Authority:
        """The authority of the contest."""
        return authority(self.authority).at(read_day(self.date))

    @property
    def amounts(self) -> Amounts:
        """What the three averages are worth: percentages at matchpoints, otherwise IMPs."""
        body = self.body
        if self.how is Scoring.MATCHPOINTS:
            names = ("average_plus_percent", "average_percent", "average_minus_percent")
            return Amounts.given(*(str(body.setting(name).value) for name in names))
        plus, minus = (str(body.setting(name).value) for name in ("average_plus_imps", "average_minus_imps"))
        return Amounts.given(plus, 0, minus)

    @property
    def method(self) -> Method:
        """The method by which the boards of a session of pairs are scored."""
        awards = Awards(self.amounts, own_figure=self.own_figure == "yes")
        match self.how:
            case Scoring.CROSS_IMPS:
                return CrossImps(awards, Divisor[self.divisor.upper()])
            case Scoring.BUTLER:
                return Butler(awards, parse_datum(self.datum))
            case _:
                groups = SMALL_GROUPS.get(self.small_groups or self.authority.upper(), WBF)
                places = int(self.places) if self.places else None
                return Matchpoints(awards, int(self.win), Unequal(self.unequal), groups, places)

    @property
    def correction_minutes(self) -> int:
        """How long the correction period is (79C1)."""
        return int(self.body.setting("correction_minutes").value)


_ALLOWED: Mapping[str, tuple[str, ...]] = {
    "scoring": tuple(scoring.value for scoring in Scoring),
    "unequal": tuple(unequal.value for unequal in Unequal),
    "small_groups": ("", *SMALL_GROUPS),
    "divisor": tuple(divisor.name.lower() for divisor in Divisor),
    "own_figure": ("yes", "no"),
    "sections": ("together", "apart"),
    "win": ("1", "2"),
    "places": ("", *map(str, range(10))),
    "knock_out": ("yes", "no"),
}
_NUMBERS = ("expected", "victory_points")
_FIGURES = 5
"""The most that such a number has."""


def read_conditions(settings: Mapping[str, str]) -> Conditions:
    """The conditions that were announced. Raises CaseError that names the one that cannot be.

    >>> read_conditions({"scoring": "butler"}).unit.value
    'IMPs'
    """
    known = [field.name for field in fields(Conditions)]
    for name, value in settings.items():
        if name not in known:
            raise CaseError(
                "condition {name!r}: no such condition (Law 78D); there are {known}",
                name=name,
                known=", ".join(known),
            )
        if name in _ALLOWED and value not in _ALLOWED[name]:
            raise CaseError(
                "condition {name}: {value!r}; it is one of {known}",
                name=name,
                value=value[:20],
                known=", ".join(filter(None, _ALLOWED[name])),
            )
        if name in _NUMBERS and value and not _is_number(value):
            raise CaseError(
                "condition {name}: {value!r} is no number; write one, such as 13", name=name, value=value[:20]
            )
    conditions = Conditions(**settings)
    authority(conditions.authority)
    read_day(conditions.date)
    parse_datum(conditions.datum)
    return conditions


def _is_number(value: str) -> bool:
    return value.isascii() and value.isdecimal() and len(value) <= _FIGURES
