"""An event: what happens at a table. Each prints as one line of a story and reads back."""

from dataclasses import dataclass
from typing import dataclass_transform

__all__ = ["Event"]


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Event:
    """Something that happened at the table; each kind is a frozen dataclass."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)
