"""How generously meanings are compared: figures for which the Laws have only the word similar."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lawbook.errors import CaseError

__all__ = ["LIBERALITIES", "Liberality", "liberality"]

LIBERALITIES = ("wbf", "strict")


@dataclass(frozen=True, slots=True, kw_only=True)
class Liberality:
    """What is still similar (23A1) or a subset in practice (23A2); shares are percentages of the replacement's hands."""

    name: str
    points: int
    """So many points beyond the withdrawn call's range, where both calls name the same suits."""
    points_unspecific: int
    """The same where the withdrawn call names none."""
    cards_of_long_suit: int
    """So many cards fewer, where the withdrawn call promises six or more."""
    overlap: int
    """The share that would have made the withdrawn call, were its suits so long."""
    practical: int
    """The share from which the few hands outside do not matter."""
    doubtful: int
    """The share from which the Director is asked."""


@cache
def liberality(name: str) -> Liberality:
    """The figures by their name. Raises CaseError that lists the names."""
    if name not in LIBERALITIES:
        raise CaseError(f"liberality {name[:20]!r}: no such figures; known are {', '.join(LIBERALITIES)}")
    figures = tomllib.loads((Path(__file__).parent / "tolerances.toml").read_text("utf-8"))[name]
    return Liberality(name=name, **{key: figure["value"] for key, figure in figures.items()})
