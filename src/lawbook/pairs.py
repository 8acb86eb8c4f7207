"""The systems of the two sides as a case tells them; what they say is read when somebody asks.

Most cases tell none, and to read one takes longer than to rule on most cases.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from lawbook.bridge import Side
from lawbook.errors import CaseError

__all__ = ["PairSystem", "Told", "read_pairs"]

Told = str | Mapping[str, object]
"""A system by its name, by a file, or by entries on a base."""


@dataclass(frozen=True, slots=True)
class PairSystem:
    """The system of one side: as it is told, and the folder in which its files lie."""

    told: Told
    folder: Path | None = field(default=None, compare=False)
    """None: it may name no files."""


def read_pairs(told: object, folder: Path | None) -> dict[Side, PairSystem]:
    """The systems of the two sides, found to be readable; one name alone is the system of both."""
    if told is None:
        return {}
    from lawbook.systemfile import read_system  # noqa: PLC0415  # counts hands: a tenth of a second

    by_side = told if isinstance(told, Mapping) else {side.name: told for side in Side}
    found: dict[Side, PairSystem] = {}
    for name, each in by_side.items():
        if name not in Side.__members__:
            raise CaseError(
                "systems {name!r}: no side; write systems: {{NS: sayc, EW: polish_club}}", name=name
            )
        if not isinstance(each, str | Mapping):
            raise CaseError(
                "systems {name}: {each!r} is no system; write sayc, or {{base: sayc, 1NT: 12-14}}",
                name=name,
                each=each,
            )
        found[Side[name]] = PairSystem(each, folder)
        read_system(each, f"systems {name}", folder)
    return found
