"""Dataclasses with slots whose methods are written when they are first called.

`dataclass` of the standard library writes and compiles up to eight methods for each class when it is
defined. A ruling reads some seventy classes, and makes objects of half of them. This one means the
same, for the arguments that we use, and writes a constructor when the first object is made.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, FrozenInstanceError
from dataclasses import dataclass as written_at_once
from dataclasses import replace as replaced_anyhow
from operator import attrgetter
from reprlib import recursive_repr
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, get_origin

__all__ = ["dataclass", "replace"]

TOLD, REPLACED = "__told_fields__", "__replace__"
FIELDS, PARAMS = "__dataclass_fields__", "__dataclass_params__"
NOT_OURS = frozenset({"__dict__", "__weakref__"})


class _Told(NamedTuple):
    """A field as its class tells it."""

    default: Any
    """What it is otherwise; MISSING; or a Field, which says more."""
    by_name: bool

    def says(self, what: str) -> bool:
        """Whether it is taken by the constructor (`init`), shown (`repr`), compared or hashed; it is, unless it says otherwise."""
        return getattr(self.default, what) is not False if isinstance(self.default, Field) else True


if TYPE_CHECKING:  # a type checker knows that of the standard library
    from dataclasses import dataclass, replace
else:

    def replace(one: Any, /, **changed: Any) -> Any:
        """As `dataclasses.replace`, written out for each class."""
        kind = type(one)
        written = kind.__dict__.get(REPLACED) or _replacing(kind)
        return written(one, **changed)

    def dataclass(*, slots: bool = False, order: bool = False, **flags: bool) -> Callable[[type], type]:
        """As `dataclasses.dataclass`; what is told rarely is left to that."""
        if order or not slots:
            return written_at_once(slots=slots, order=order, **flags)
        return lambda cls: _made(cls, **flags)


def _made(cls: type, *, frozen: bool = False, eq: bool = True, kw_only: bool = False) -> type:
    """The class with slots and with methods that are written later."""
    space = {name: value for name, value in cls.__dict__.items() if name not in NOT_OURS}
    kinds: Mapping[str, object] = cls.__annotations__
    own = {
        name: _Told(space.pop(name, MISSING), kw_only)
        for name, kind in kinds.items()
        if get_origin(kind) is not ClassVar
    }
    above = {name: told for base in reversed(cls.__mro__[1:]) for name, told in _told(base).items()}
    told = {**above, **own}
    space["__slots__"] = tuple(name for name in own if name not in above)
    taken = (name for name, one in told.items() if one.says("init") and not one.by_name)
    space.setdefault("__match_args__", tuple(taken))
    made: type = type(cls)(cls.__name__, cls.__bases__, space)
    made.__qualname__ = cls.__qualname__
    methods = {
        "__init__": _first_init(made, told, frozen=frozen),
        "__repr__": _repr([name for name, one in told.items() if one.says("repr")]),
        **(_equal(told, frozen=frozen) if eq else {}),
        **(_frozen(made, frozenset(told)) if frozen else {}),
        **(_kept(tuple(told)) if frozen else {}),
    }
    for name, method in methods.items():
        if name not in space:
            setattr(made, name, method)
    setattr(made, TOLD, told)
    for name in FIELDS, PARAMS:
        setattr(made, name, _Known(name, made, own, {"frozen": frozen, "kw_only": kw_only}))
    return made


def _told(base: type) -> Mapping[str, _Told]:
    """The fields of a class above, whoever wrote it."""
    if TOLD in base.__dict__:
        told: Mapping[str, _Told] = base.__dict__[TOLD]
        return told
    written: Mapping[str, Field[Any]] = base.__dict__.get("__dataclass_fields__", {})
    return {name: _Told(field, bool(field.kw_only)) for name, field in written.items()}


class _Known:
    """What the standard library knows of its dataclasses, found out when it asks: to replace a field, say."""

    def __init__(self, name: str, cls: type, own: Mapping[str, _Told], flags: Mapping[str, bool]) -> None:
        self._name, self._cls, self._own, self._flags = name, cls, own, flags

    def __get__(self, _one: object, _owner: type) -> Any:
        cls = self._cls
        space = {name: told.default for name, told in self._own.items() if told.default is not MISSING}
        space["__doc__"] = cls.__name__  # or it would be made up of the constructor
        kinds = {name: cls.__annotations__[name] for name in self._own}
        shadow = type(cls.__name__, (), {**space, "__annotations__": kinds})
        known = vars(
            written_at_once(init=False, repr=False, eq=False, match_args=False, **self._flags)(shadow)
        )
        bases = [getattr(base, FIELDS, {}) for base in reversed(cls.__mro__[1:])]
        setattr(
            cls, FIELDS, {name: one for fields in (*bases, known[FIELDS]) for name, one in fields.items()}
        )
        setattr(cls, PARAMS, known[PARAMS])
        return vars(cls)[self._name]


def _first_init(cls: type, told: Mapping[str, _Told], *, frozen: bool) -> Callable[..., None]:
    """A constructor that is put in its own place when it is first called."""

    def __init__(self: Any, *in_order: Any, **by_name: Any) -> None:  # noqa: N807
        written = _init(cls, told, frozen=frozen)
        cls.__init__ = written  # type: ignore[misc]
        written(self, *in_order, **by_name)

    return __init__


def _init(cls: type, told: Mapping[str, _Told], *, frozen: bool) -> Callable[..., None]:
    """A constructor that takes just these fields."""
    space: dict[str, Any] = {"nothing": MISSING}
    taken: dict[bool, list[str]] = {False: [], True: []}
    body = []
    for name, one in told.items():
        head, value = _taken(name, one, space)
        if one.says("init"):
            taken[one.by_name].append(head)
        if value:
            space[f"put_{name}"] = getattr(
                cls, name
            ).__set__  # a slot, which does not ask whether it is frozen
            body.append(f"put_{name}(self, {value})" if frozen else f"self.{name} = {value}")
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
    made: Any = MISSING
    if isinstance(default, Field):
        default, made = default.default, default.default_factory
    space[f"default_{name}"], space[f"make_{name}"] = default, made
    if made is not MISSING:
        fresh = f"make_{name}()"
        return f"{name}=nothing", f"{fresh} if {name} is nothing else {name}" if one.says("init") else fresh
    if default is not MISSING:
        return f"{name}=default_{name}", name if one.says("init") else f"default_{name}"
    return name, name if one.says("init") else ""


def _key(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """The values of some fields."""
    if not names:
        return lambda _: ()
    read = attrgetter(*names)
    return read if len(names) > 1 else lambda one: (read(one),)


def _replacing(kind: type) -> Callable[..., Any]:
    """How an object of a class is made anew with other values in some fields; its class keeps that."""
    above = next((one for one in kind.__mro__ if TOLD in one.__dict__ or FIELDS in one.__dict__), None)
    if above is None or TOLD not in above.__dict__:
        return replaced_anyhow
    setattr(kind, REPLACED, _replace(_told(above)))
    return kind.__dict__[REPLACED]  # type: ignore[no-any-return]


def _replace(told: Mapping[str, _Told]) -> Callable[..., Any]:
    """How an object is made anew, by what its constructor takes; what that does not take is left to the standard library."""
    if not all(one.says("init") for one in told.values()):
        return replaced_anyhow
    taken = ", ".join(f"{name}=nothing" for name in told)
    kept = {name: f"self.{name} if {name} is nothing else {name}" for name in told}
    in_order = (kept[name] for name, one in told.items() if not one.by_name)
    by_name = (f"{name}={kept[name]}" for name, one in told.items() if one.by_name)
    given = ", ".join((*in_order, *by_name))
    space: dict[str, Any] = {"nothing": MISSING}
    exec(f"def __replace__(self, {taken}):\n return type(self)({given})", space)  # noqa: S102  # as dataclasses do
    written: Callable[..., Any] = space[REPLACED]
    return written


def _equal(told: Mapping[str, _Told], *, frozen: bool) -> dict[str, Any]:
    """Equal by class and fields; what can change has no hash."""
    key = _key([name for name, one in told.items() if one.says("compare")])
    hashed = _key([name for name, one in told.items() if one.says("compare") and one.says("hash")])

    def __eq__(self: object, other: object) -> bool:  # noqa: N807
        return key(self) == key(other) if other.__class__ is self.__class__ else NotImplemented

    def __hash__(self: object) -> int:  # noqa: N807
        return hash(hashed(self))

    return {"__eq__": __eq__, "__hash__": __hash__ if frozen else None}


def _repr(names: list[str]) -> Callable[[Any], str]:
    @recursive_repr()
    def __repr__(self: object) -> str:  # noqa: N807
        told = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{type(self).__qualname__}({told})"

    return __repr__


def _frozen(cls: type, names: frozenset[str]) -> dict[str, Any]:
    """Nothing can be set or deleted."""

    def __setattr__(self: object, name: str, value: object) -> None:  # noqa: N807
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        super(cls, self).__setattr__(name, value)  # type: ignore[arg-type]

    def __delattr__(self: object, name: str) -> None:  # noqa: N807
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot delete field {name!r}")
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
