"""Dataclasses with slots whose methods are written when they are first called.

`dataclass` of the standard library writes and compiles up to eight methods for each class when it is
defined. A ruling reads some seventy classes, and makes a few objects of half of them. This one means the
same, for the arguments that we use, and writes a constructor when it is worth its while: the first objects
are filled by what the class tells of its fields.
The library itself is read where it is really asked: with what it needs it takes as long as a Law.
"""

import sys
from collections.abc import Callable, Mapping
from operator import attrgetter, ge, gt, le, lt
from reprlib import recursive_repr
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, get_origin

from lawbook.fields import NOTHING, Field, Told

__all__ = ["dataclass", "field", "names", "replace"]

T = TypeVar("T")
TOLD, REPLACED = "__told_fields__", "__replace__"
FIELDS, PARAMS = "__dataclass_fields__", "__dataclass_params__"
FEW = 8
"""How many times a method does without being written: to write one takes as long as some thirty objects."""
NOT_OURS = frozenset({"__dict__", "__weakref__"})
if TYPE_CHECKING:  # a type checker knows these of the standard library
    from dataclasses import dataclass, field, replace
else:
    field = Field

    def dataclass(*, slots: bool = False, **flags: bool) -> Callable[[type], type]:
        """As `dataclasses.dataclass`; a class without slots is left to that."""
        if not slots:
            return _library().dataclass(**flags)
        return lambda cls: _made(cls, **flags)

    def replace(one: T, /, **changed: Any) -> T:
        """As `dataclasses.replace`: the same with other values in some of its fields."""
        kind = type(one)
        return (kind.__dict__.get(REPLACED) or _replacing(kind))(one, **changed)


def names(cls: type) -> tuple[str, ...]:
    """The names of the fields of a class of ours, in order."""
    return tuple(_told(cls))


def _library() -> Any:
    """The standard library's own."""
    import dataclasses  # noqa: PLC0415  # it reads `inspect`, which is long

    return dataclasses


def _made(
    cls: type, *, frozen: bool = False, eq: bool = True, kw_only: bool = False, order: bool = False
) -> type:
    """The class with slots and with methods that are written later."""
    space = {name: value for name, value in cls.__dict__.items() if name not in NOT_OURS}
    kinds: Mapping[str, object] = cls.__annotations__
    own = {
        name: Told(_in_our_words(space.pop(name, NOTHING)), kw_only)
        for name, kind in kinds.items()
        if get_origin(kind) is not ClassVar
    }
    told: dict[str, Told] = {}
    for base in reversed(cls.__mro__[1:]):
        told |= _told(base)
    space["__slots__"] = tuple(name for name in own if name not in told)
    told |= own
    made: list[type] = []  # the class, as soon as it is there: its methods are made before
    methods = {
        "__match_args__": tuple(name for name, one in told.items() if one.says("init") and not one.by_name),
        "__init__": _first_init(made, told, frozen=frozen),
        "__repr__": _repr([name for name, one in told.items() if one.says("repr")]),
        **(_equal(told, frozen=frozen) if eq else {}),
        **(_ordered(told) if order else {}),
        **({**_frozen(made, frozenset(told)), **_kept(tuple(told))} if frozen else {}),
        TOLD: told,
        **{
            name: _Known(name, made, own, {"frozen": frozen, "kw_only": kw_only}) for name in (FIELDS, PARAMS)
        },
    }
    made.append(type(cls)(cls.__name__, cls.__bases__, {**methods, **space}))
    made[0].__qualname__ = cls.__qualname__
    return made[0]


def _told(base: type) -> Mapping[str, Told]:
    """The fields of a class above, whoever wrote it."""
    if TOLD in base.__dict__:
        told: Mapping[str, Told] = base.__dict__[TOLD]
        return told
    written = base.__dict__.get(FIELDS, {})
    return {name: Told(_in_our_words(told), bool(told.kw_only)) for name, told in written.items()}


def _in_our_words(told: Any) -> Any:
    """What is said of a field; where it is said to the standard library, that is read already."""
    if "dataclasses" not in sys.modules or not isinstance(told, _library().Field):
        return told
    nothing = _library().MISSING
    said = (getattr(told, what) for what in Field._fields)
    return Field(*(NOTHING if one is nothing else one for one in said))


class _Known:
    """What the standard library knows of its dataclasses, found out when it asks: to list the fields, say."""

    def __init__(
        self, name: str, made: list[type], own: Mapping[str, Told], flags: Mapping[str, bool]
    ) -> None:
        self._name, self._made, self._own, self._flags = name, made, own, flags

    def __get__(self, _one: object, _owner: type) -> Any:
        (cls,), library = self._made, _library()
        space = {name: told.default for name, told in self._own.items() if told.default is not NOTHING}
        for name, told in space.items():
            if type(told) is Field:
                said = {what: one for what, one in told._asdict().items() if one is not NOTHING}
                space[name] = library.field(**said)
        space["__doc__"] = cls.__name__  # or it would be made up of the constructor
        kinds = {name: cls.__annotations__[name] for name in self._own}
        shadow = type(cls.__name__, (), {**space, "__annotations__": kinds})
        written = library.dataclass(init=False, repr=False, eq=False, match_args=False, **self._flags)
        known = vars(written(shadow))
        above = [getattr(base, FIELDS, {}) for base in reversed(cls.__mro__[1:])]
        fields = {name: one for told in (*above, known[FIELDS]) for name, one in told.items()}
        setattr(cls, FIELDS, fields)
        setattr(cls, PARAMS, known[PARAMS])
        return vars(cls)[self._name]


def _first_init(made: list[type], told: Mapping[str, Told], *, frozen: bool) -> Callable[..., None]:
    """A constructor for the first objects, which then puts one that is written in its own place."""
    in_turn = tuple(name for name, one in told.items() if one.says("init") and not one.by_name)
    taken = {name for name, one in told.items() if one.says("init")}
    left = FEW

    def __init__(self: Any, *in_order: Any, **by_name: Any) -> None:  # noqa: N807
        nonlocal left
        left -= 1
        given = {**dict(zip(in_turn, in_order, strict=False)), **by_name}
        fits = len(given) == len(in_order) + len(by_name) and taken.issuperset(given)
        values = _values(told, given) if fits and left else None
        if values is None:  # what does not fit is refused by the one that is written
            from lawbook.written import init_of  # noqa: PLC0415  # not before it is worth its while

            (cls,) = made
            cls.__init__ = init_of(cls, told, frozen=frozen)  # type: ignore[misc]
            cls.__init__(self, *in_order, **by_name)  # type: ignore[misc]
            return
        for name, value in values.items():
            object.__setattr__(self, name, value)
        if hasattr(self, "__post_init__"):
            self.__post_init__()

    return __init__


def _values(told: Mapping[str, Told], given: Mapping[str, Any]) -> dict[str, Any] | None:
    """What the fields are set to; None where one is missing."""
    values = {}
    for name, (default, _) in told.items():
        if name in given:
            values[name] = given[name]
        elif type(default) is not Field:
            if default is NOTHING:
                return None
            values[name] = default
        elif default.default_factory is not NOTHING:
            values[name] = default.default_factory()
        elif default.default is not NOTHING:
            values[name] = default.default
        elif default.init:
            return None
    return values


def _replacing(kind: type) -> Callable[..., Any]:
    """How an object of a class is made anew with other values in some fields; its class keeps that."""
    above = next((one for one in kind.__mro__ if TOLD in one.__dict__ or FIELDS in one.__dict__), None)
    told = None if above is None else above.__dict__.get(TOLD)
    if told is None or not all(one.says("init") for one in told.values()):
        return _library().replace  # type: ignore[no-any-return]
    left = FEW

    def __replace__(self: Any, **changed: Any) -> Any:  # noqa: N807
        nonlocal left
        left -= 1
        if left:
            return type(self)(**{**{name: getattr(self, name) for name in told}, **changed})
        from lawbook.written import replace_of  # noqa: PLC0415

        setattr(kind, REPLACED, replace_of(told))
        return kind.__dict__[REPLACED](self, **changed)

    setattr(kind, REPLACED, __replace__)
    return __replace__


def _compared(told: Mapping[str, Told]) -> Callable[[Any], tuple[Any, ...]]:
    return _key([name for name, one in told.items() if one.says("compare")])


def _key(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """The values of some fields."""
    if not names:
        return lambda _: ()
    read = attrgetter(*names)
    return read if len(names) > 1 else lambda one: (read(one),)


def _equal(told: Mapping[str, Told], *, frozen: bool) -> dict[str, Any]:
    """Equal by class and fields; what can change has no hash."""
    key = _compared(told)
    hashed = _key([name for name, one in told.items() if one.says("compare") and one.says("hash")])

    def __eq__(self: object, other: object) -> bool:  # noqa: N807
        return key(self) == key(other) if other.__class__ is self.__class__ else NotImplemented

    def __hash__(self: object) -> int:  # noqa: N807
        return hash(hashed(self))

    return {"__eq__": __eq__, "__hash__": __hash__ if frozen else None}


def _ordered(told: Mapping[str, Told]) -> dict[str, Any]:
    """Less and more by fields, within the class."""
    key = _compared(told)

    def by(less: Callable[[Any, Any], bool]) -> Callable[[object, object], bool]:
        def compared(self: object, other: object) -> bool:
            return less(key(self), key(other)) if other.__class__ is self.__class__ else NotImplemented

        return compared

    return {f"__{each.__name__}__": by(each) for each in (lt, le, gt, ge)}


def _repr(names: list[str]) -> Callable[[Any], str]:
    @recursive_repr()
    def __repr__(self: object) -> str:  # noqa: N807
        told = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{type(self).__qualname__}({told})"

    return __repr__


def _frozen(made: list[type], names: frozenset[str]) -> dict[str, Any]:
    """Nothing can be set or deleted."""

    def __setattr__(self: object, name: str, value: object) -> None:  # noqa: N807
        (cls,) = made
        if type(self) is cls or name in names:
            raise _library().FrozenInstanceError(f"cannot assign to field {name!r}")
        super(cls, self).__setattr__(name, value)  # type: ignore[arg-type]

    def __delattr__(self: object, name: str) -> None:  # noqa: N807
        (cls,) = made
        if type(self) is cls or name in names:
            raise _library().FrozenInstanceError(f"cannot delete field {name!r}")
        super(cls, self).__delattr__(name)  # type: ignore[arg-type]

    return {"__setattr__": __setattr__, "__delattr__": __delattr__}


def _kept(names: tuple[str, ...]) -> dict[str, Any]:
    """How an object is pickled and copied, though nothing can be set."""

    def __getstate__(self: object) -> list[Any]:  # noqa: N807
        return [getattr(self, name) for name in names]

    def __setstate__(self: object, state: list[Any]) -> None:  # noqa: N807
        for name, value in zip(names, state, strict=True):
            object.__setattr__(self, name, value)

    return {"__getstate__": __getstate__, "__setstate__": __setstate__}
