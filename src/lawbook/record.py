"""Record: what the many small frozen classes of provisions and events are.

They read, type-check and behave like frozen dataclasses, but nothing is generated for each of
them: a command has a tenth of a second to start in, and seventy dataclasses took a third of it.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, NoReturn, Self, dataclass_transform, get_origin

__all__ = ["NamedRecord", "OrderedRecord", "Record"]


class Record:
    """Named fields, with defaults, that do not change; equal when class and fields are equal."""

    fields: ClassVar[tuple[str, ...]] = ()
    """The names of the fields, in order, those of the class above first."""
    _defaults: ClassVar[Mapping[str, Any]] = {}

    def __init_subclass__(cls) -> None:
        told = cls.__dict__.get("__annotations__", {}).items()  # noqa: RUF063  # inspect is slow to import
        own = [name for name, kind in told if get_origin(kind) is not ClassVar]
        cls.fields = tuple(dict.fromkeys((*cls.fields, *own)))
        cls._defaults = {
            **cls._defaults,
            **{name: cls.__dict__[name] for name in own if name in cls.__dict__},
        }
        cls.__match_args__ = cls.fields  # type: ignore[attr-defined, misc, unused-ignore]

    def __init__(self, *in_order: Any, **by_name: Any) -> None:
        if in_order:
            by_name = {**dict(zip(self.fields, in_order, strict=False)), **by_name}
        values = {**self._defaults, **by_name}
        if len(values) != len(self.fields):
            raise TypeError(f"{type(self).__name__} has the fields {', '.join(self.fields)}")
        object.__setattr__(self, "__dict__", values)

    def with_fields(self, **changed: Any) -> Self:
        """The same record with other values in some of its fields."""
        return type(self)(**{**self.__dict__, **changed})

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be changed")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.__dict__ == self.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *(self.__dict__[name] for name in self.fields)))

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={self.__dict__[name]!r}" for name in self.fields)
        return f"{type(self).__name__}({told})"


@dataclass_transform(frozen_default=True, kw_only_default=True)
class NamedRecord(Record):
    """A record whose fields are given by name."""


@dataclass_transform(frozen_default=True)
class OrderedRecord(Record):
    """A record whose fields are given in order, or by name."""
