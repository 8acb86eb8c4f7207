"""Penalties as a form tells them, a number and what it is counted in, and as people read them."""

import re
from fractions import Fraction

from lawbook.errors import CaseError
from lawbook.event.tournament import Tournament
from lawbook.scoring.exact import published
from lawbook.scoring.penalties import Unit, parse_penalty
from lawbook.web.session.asking import Fields
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = ["UNIT", "penalty_of", "penalty_said", "units_of"]

UNIT = "_unit"
"""What the field of the unit is called, after the name of the number."""

_TYPED = {
    Unit.TOP: "{}% of a top",
    Unit.PERCENT: "{} percent",
    Unit.MATCHPOINTS: "{} matchpoints",
    Unit.IMPS: "{} IMPs",
    Unit.VICTORY_POINTS: "{} VP",
}
_SAID = {
    Unit.TOP: _("{amount} % of a top"),
    Unit.PERCENT: _("{amount} % of the session"),
    Unit.MATCHPOINTS: _("{amount} MP"),
    Unit.IMPS: _("{amount} IMP"),
    Unit.VICTORY_POINTS: _("{amount} VP"),
}
_COUNTED_IN = {
    Unit.MATCHPOINTS: (Unit.TOP, Unit.PERCENT, Unit.MATCHPOINTS),
    Unit.IMPS: (Unit.IMPS,),
    Unit.VICTORY_POINTS: (Unit.VICTORY_POINTS, Unit.IMPS),
}
"""What can be taken from a total in a unit, the usual one first."""


def units_of(tournament: Tournament, words: Words) -> list[tuple[str, str]]:
    """What a penalty may be counted in here: the name of the unit, and what stands behind the number."""
    units = _COUNTED_IN[tournament.conditions.unit]
    return [(unit.name, words(_SAID[unit], amount="").strip()) for unit in units]


def penalty_of(told: Fields, name: str) -> tuple[Fraction, Unit]:
    """The penalty of a form: a number with the unit chosen, or both in one text. Raises CaseError."""
    amount, unit = told.get(name, "").strip(), told.get(name + UNIT, "")
    if amount and (unit not in Unit.__members__ or " " in amount):
        return parse_penalty(amount)
    if not re.fullmatch(r"[0-9]+([.,][0-9]+)?", amount):
        raise CaseError("penalty {text!r}: write a number, such as 10 or 2.5", text=amount[:40])
    return parse_penalty(_TYPED[Unit[unit]].format(amount.replace(",", ".")))


def penalty_said(amount: Fraction, unit: Unit, words: Words) -> str:
    """A penalty as people read it."""
    number = 100 * amount if unit is Unit.TOP else amount
    return words(_SAID[unit], amount=words.figure(_figure(number))).replace(" ", "\u00a0", 1)


def _figure(number: Fraction) -> str:
    return str(number if number.denominator == 1 else published(number))
