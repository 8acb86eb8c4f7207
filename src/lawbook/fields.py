"""Fields: what a class of ours tells of each, by which `lazyclass` makes objects and `written` writes methods."""

from typing import Any, NamedTuple

__all__ = ["NOTHING", "Field", "Told"]

NOTHING: Any = object()
"""In place of a default where there is none."""


class Field(NamedTuple):
    """What is said of a field besides its default."""

    default: Any = NOTHING
    default_factory: Any = NOTHING
    init: bool = True
    repr: bool = True
    hash: bool | None = None
    compare: bool = True


class Told(NamedTuple):
    """A field as its class tells it."""

    default: Any
    """What it is otherwise; NOTHING; or a Field, which says more."""
    by_name: bool

    def says(self, what: str) -> bool:
        """Whether it is taken by the constructor (`init`), shown (`repr`), compared or hashed; it is, unless it says otherwise."""
        return getattr(self.default, what) is not False if type(self.default) is Field else True
