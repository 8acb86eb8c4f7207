"""Dataclasses with slots whose methods are written when they are first called.

`dataclass` of the standard library writes and compiles up to eight methods for each class when it is
defined. A ruling reads some seventy classes, and makes objects of half of them. This one means the
same, for the arguments that we use, and writes a constructor when the first object is made.
The library itself is read where it is really asked: with what it needs it takes as long as a Law.
"""

import sys
from collections.abc import Callable, Mapping
from operator import attrgetter, ge, gt, le, lt
from reprlib import recursive_repr
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeVar, get_origin

__all__ = ["dataclass", "field", "names", "replace"]

T = TypeVar("T")
TOLD = "__told_fields__"
FIELDS, PARAMS = "__dataclass_fields__", "__dataclass_params__"
NOT_OURS = frozenset({"__dict__", "__weakref__"})
NOTHING: Any = object()
"""In place of a default where there is none."""


class _Field(NamedTuple):
    """What is said of a field besides its default."""

    default: Any = NOTHING
    default_factory: Any = NOTHING
    init: bool = True
    repr: bool = True
    hash: bool | None = None
    compare: bool = True


class _Told(NamedTuple):
    """A field as its class tells it."""

    default: Any
    """What it is otherwise; NOTHING; or a _Field, which says more."""
    by_name: bool

    def says(self, what: str) -> bool:
        """Whether it is taken by the constructor (`init`), shown (`repr`), compared or hashed; it is, unless it says otherwise."""
        return getattr(self.default, what) is not False if type(self.default) is _Field else True


if TYPE_CHECKING:  # a type checker knows these of the standard library
    from dataclasses import dataclass, field, replace
else:
    field = _Field

    def dataclass(*, slots: bool = False, **flags: bool) -> Callable[[type], type]:
        """As `dataclasses.dataclass`; a class without slots is left to that."""
        if not slots:
            return _library().dataclass(**flags)
        return lambda cls: _made(cls, **flags)

    def replace(one: T, /, **changes: Any) -> T:
        """As `dataclasses.replace`: the same with other values in some of its fields."""
        nearest = next((base for base in type(one).__mro__ if FIELDS in base.__dict__), object)
        told = nearest.__dict__.get(TOLD)
        if told is None:
            return _library().replace(one, **changes)
        same = {name: getattr(one, name) for name in told if name not in changes and told[name].says("init")}
        return type(one)(**same, **changes)


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
        name: _Told(_in_our_words(space.pop(name, NOTHING)), kw_only)
        for name, kind in kinds.items()
        if get_origin(kind) is not ClassVar
    }
    told: dict[str, _Told] = {}
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


def _told(base: type) -> Mapping[str, _Told]:
    """The fields of a class above, whoever wrote it."""
    if TOLD in base.__dict__:
        told: Mapping[str, _Told] = base.__dict__[TOLD]
        return told
    written = base.__dict__.get(FIELDS, {})
    return {name: _Told(_in_our_words(told), bool(told.kw_only)) for name, told in written.items()}


def _in_our_words(told: Any) -> Any:
    """What is said of a field; where it is said to the standard library, that is read already."""
    if "dataclasses" not in sys.modules or not isinstance(told, _library().Field):
        return told
    nothing = _library().MISSING
    said = (getattr(told, what) for what in _Field._fields)
    return _Field(*(NOTHING if one is nothing else one for one in said))


class _Known:
    """What the standard library knows of its dataclasses, found out when it asks: to list the fields, say."""

    def __init__(
        self, name: str, made: list[type], own: Mapping[str, _Told], flags: Mapping[str, bool]
    ) -> None:
        self._name, self._made, self._own, self._flags = name, made, own, flags

    def __get__(self, _one: object, _owner: type) -> Any:
        (cls,), library = self._made, _library()
        space = {name: told.default for name, told in self._own.items() if told.default is not NOTHING}
        for name, told in space.items():
            if type(told) is _Field:
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


def _first_init(made: list[type], told: Mapping[str, _Told], *, frozen: bool) -> Callable[..., None]:
    """A constructor that is put in its own place when it is first called."""

    def __init__(self: Any, *in_order: Any, **by_name: Any) -> None:  # noqa: N807
        (cls,) = made
        written = _init(cls, told, frozen=frozen)
        cls.__init__ = written  # type: ignore[misc]
        written(self, *in_order, **by_name)

    return __init__


def _init(cls: type, told: Mapping[str, _Told], *, frozen: bool) -> Callable[..., None]:
    """A constructor that takes just these fields."""
    space: dict[str, Any] = {"put": object.__setattr__, "nothing": NOTHING}
    taken: dict[bool, list[str]] = {False: [], True: []}
    body = []
    for name, one in told.items():
        head, value = _taken(name, one, space)
        if one.says("init"):
            taken[one.by_name].append(head)
        if value:
            body.append(f"put(self, {name!r}, {value})" if frozen else f"self.{name} = {value}")
    if hasattr(cls, "__post_init__"):
        body.append("self.__post_init__()")
    head = ", ".join(("self", *taken[False], *(("*", *taken[True]) if taken[True] else ())))
    exec(f"def __init__({head}):\n " + "\n ".join(body or ["pass"]), space)  # noqa: S102  # as dataclasses do
    written: Callable[..., None] = space["__init__"]
    written.__qualname__ = f"{cls.__qualname__}.__init__"
    return written


def _taken(name: str, one: _Told, space: dict[str, Any]) -> tuple[str, str]:
    """How a field stands among what the constructor takes, and what it is set to; empty where nothing sets it."""
    default: Any = one.default
    made: Any = NOTHING
    if type(default) is _Field:
        default, made = default.default, default.default_factory
    space[f"default_{name}"], space[f"make_{name}"] = default, made
    if made is not NOTHING:
        fresh = f"make_{name}()"
        return f"{name}=nothing", f"{fresh} if {name} is nothing else {name}" if one.says("init") else fresh
    if default is not NOTHING:
        return f"{name}=default_{name}", name if one.says("init") else f"default_{name}"
    return name, name if one.says("init") else ""


def _compared(told: Mapping[str, _Told]) -> Callable[[Any], tuple[Any, ...]]:
    return _key([name for name, one in told.items() if one.says("compare")])


def _key(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """The values of some fields."""
    if not names:
        return lambda _: ()
    read = attrgetter(*names)
    return read if len(names) > 1 else lambda one: (read(one),)


def _equal(told: Mapping[str, _Told], *, frozen: bool) -> dict[str, Any]:
    """Equal by class and fields; what can change has no hash."""
    key = _compared(told)
    hashed = _key([name for name, one in told.items() if one.says("compare") and one.says("hash")])

    def __eq__(self: object, other: object) -> bool:  # noqa: N807
        return key(self) == key(other) if other.__class__ is self.__class__ else NotImplemented

    def __hash__(self: object) -> int:  # noqa: N807
        return hash(hashed(self))

    return {"__eq__": __eq__, "__hash__": __hash__ if frozen else None}


def _ordered(told: Mapping[str, _Told]) -> dict[str, Any]:
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
