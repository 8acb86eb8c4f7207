"""Record: what the many small frozen classes of provisions and events are.

They read, type-check and behave like frozen dataclasses, but nothing is generated when a kind is
defined: a command has a tenth of a second to start in, and two hundred dataclasses would take most
of it. A kind writes its constructor when it is worth its while, and most commands make few records of it.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NoReturn, Self, dataclass_transform, get_origin

__all__ = ["NamedRecord", "OrderedRecord", "Record"]


FEW = 8
"""How many records of a kind are made without a constructor of its own: to write it takes as long as thirty of them."""
_left: "dict[type[Record], int]" = {}


class Record:
    """Named fields, with defaults, that do not change; equal when class and fields are equal."""

    fields: ClassVar[tuple[str, ...]] = ()
    """The names of the fields, in order, those of the class above first."""
    _defaults: ClassVar[Mapping[str, Any]] = {}
    _before_fields: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        told: Mapping[str, object] = cls.__annotations__
        own = [name for name, kind in told.items() if get_origin(kind) is not ClassVar]
        cls.fields = tuple(dict.fromkeys((*cls.fields, *own)))
        cls._defaults = {
            **cls._defaults,
            **{name: cls.__dict__[name] for name in own if name in cls.__dict__},
        }
        cls.__match_args__ = cls.fields  # type: ignore[attr-defined, misc, unused-ignore]
        cls.__init__ = Record.__init__  # type: ignore[method-assign]  # the class above has written its own

    def __init__(self, *in_order: Any, **by_name: Any) -> None:
        kind = type(self)
        left = _left[kind] = _left.get(kind, FEW) - 1
        given = {**self._defaults, **dict(zip(kind.fields, in_order, strict=False)), **by_name}
        fits = not (in_order and (self._before_fields or by_name)) and len(in_order) <= len(kind.fields)
        if left and fits and len(given) == len(kind.fields) and given.keys() == set(kind.fields):
            object.__setattr__(self, "__dict__", {name: given[name] for name in kind.fields})
            return
        kind.__init__ = self._constructor()  # type: ignore[method-assign]  # it refuses what does not fit
        kind.__init__(self, *in_order, **by_name)

    @classmethod
    def _constructor(cls) -> Callable[..., None]:
        """The `__init__` that takes just these fields, so that Python itself refuses any others."""
        taken = [f"{name}=defaults[{name!r}]" if name in cls._defaults else name for name in cls.fields]
        head = ", ".join(("self", *(cls._before_fields if taken else ()), *taken))
        values = ", ".join(f"{name!r}: {name}" for name in cls.fields)
        body = f"object.__setattr__(self, '__dict__', {{{values}}})"
        written: dict[str, Callable[..., None]] = {}
        exec(f"def __init__({head}): {body}", {"defaults": cls._defaults}, written)  # noqa: S102  # as dataclasses do
        written["__init__"].__qualname__ = f"{cls.__qualname__}.__init__"
        return written["__init__"]

    def with_fields(self, **changed: Any) -> Self:
        """The same record with other values in some of its fields."""
        values = {**self.__dict__, **changed}
        if len(values) > len(self.fields):  # the constructor says which of them is none
            return type(self)(**values)
        same = object.__new__(type(self))
        object.__setattr__(same, "__dict__", values)
        return same

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be changed")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.__dict__ == self.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *self.__dict__.values()))  # they stand in the order of the fields

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={self.__dict__[name]!r}" for name in self.fields)
        return f"{type(self).__name__}({told})"


@dataclass_transform(frozen_default=True, kw_only_default=True)
class NamedRecord(Record):
    """A record whose fields are given by name."""

    _before_fields = ("*",)


@dataclass_transform(frozen_default=True)
class OrderedRecord(Record):
    """A record whose fields are given in order, or by name."""
