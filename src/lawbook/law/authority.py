"""Authority: what a Regulating Authority has laid down wherever the Laws leave it a choice.

One dated TOML profile for each body. What a profile does not know is openly the WBF's default.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from lawbook.errors import CaseError

__all__ = ["Authority", "Setting", "authorities", "authority"]

DEFAULT = "WBF"


@dataclass(frozen=True, slots=True)
class Setting:
    """One value, with where it comes from."""

    name: str
    value: Any
    law: str
    """The clause that leaves the choice."""
    source: str
    checked: str
    """The day on which somebody last looked the value up."""
    body: str
    """Whose value it is; another body than the one asked means that its own is unknown."""


@dataclass(frozen=True, slots=True)
class Authority:
    """A Regulating Authority (Law 80A) and its elections."""

    id: str
    name: str
    settings: Mapping[str, Setting]

    def setting(self, name: str) -> Setting:
        """The body's own value, or openly the WBF's. Raises CaseError for a name that no profile has."""
        if name in self.settings:
            return self.settings[name]
        if self.id != DEFAULT:
            return authority(DEFAULT).setting(name)
        raise CaseError(f"setting {name!r}: no profile has it; known are {', '.join(sorted(self.settings))}")


def authorities() -> tuple[str, ...]:
    """The bodies that have a profile, the WBF first."""
    names = (path.stem.upper() for path in _folder().glob("*.toml"))
    return tuple(sorted(names, key=lambda name: (name != DEFAULT, name)))


@cache
def authority(name: str) -> Authority:
    """The profile of a body by its letters. Raises CaseError that lists the bodies known."""
    wanted = name.strip().upper()
    if wanted not in authorities():
        raise CaseError(f"authority {name!r}: no such profile; known are {', '.join(authorities())}")
    profile = tomllib.loads((_folder() / f"{wanted.lower()}.toml").read_text("utf-8"))
    settings = {
        key: Setting(key, row["value"], row["law"], row["source"], str(row["checked"]), wanted)
        for key, row in profile.get("settings", {}).items()
    }
    return Authority(wanted, profile["name"], settings)


def _folder() -> Path:
    return Path(__file__).parent / "authorities"
