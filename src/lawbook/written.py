"""Methods written out for one class: they take more time to make than the first few objects, and make more faster."""

from collections.abc import Callable, Mapping
from typing import Any

from lawbook.fields import NOTHING, Field, Told

__all__ = ["init_of", "replace_of"]


def init_of(cls: type, told: Mapping[str, Told], *, frozen: bool) -> Callable[..., None]:
    """A constructor that takes just these fields."""
    space: dict[str, Any] = {"nothing": NOTHING}
    taken: dict[bool, list[str]] = {False: [], True: []}
    body = []
    for name, one in told.items():
        head, value = _taken(name, one, space)
        if one.says("init"):
            taken[one.by_name].append(head)
        if value:  # a slot does not ask whether it is frozen
            space[f"put_{name}"] = getattr(cls, name).__set__
            body.append(f"put_{name}(self, {value})" if frozen else f"self.{name} = {value}")
    if hasattr(cls, "__post_init__"):
        body.append("self.__post_init__()")
    head = ", ".join(("self", *taken[False], *(("*", *taken[True]) if taken[True] else ())))
    exec(f"def __init__({head}):\n " + "\n ".join(body or ["pass"]), space)  # noqa: S102  # as dataclasses do
    written: Callable[..., None] = space["__init__"]
    written.__qualname__ = f"{cls.__qualname__}.__init__"
    return written


def _taken(name: str, one: Told, space: dict[str, Any]) -> tuple[str, str]:
    """How a field stands among what the constructor takes, and what it is set to; empty where nothing sets it."""
    default: Any = one.default
    made: Any = NOTHING
    if type(default) is Field:
        default, made = default.default, default.default_factory
    space[f"default_{name}"], space[f"make_{name}"] = default, made
    if made is not NOTHING:
        fresh = f"make_{name}()"
        return f"{name}=nothing", f"{fresh} if {name} is nothing else {name}" if one.says("init") else fresh
    if default is not NOTHING:
        return f"{name}=default_{name}", name if one.says("init") else f"default_{name}"
    return name, name if one.says("init") else ""


def replace_of(told: Mapping[str, Told]) -> Callable[..., Any]:
    """How an object is made anew, by what its constructor takes."""
    taken = ", ".join(f"{name}=nothing" for name in told)
    kept = {name: f"self.{name} if {name} is nothing else {name}" for name in told}
    in_order = (kept[name] for name, one in told.items() if not one.by_name)
    by_name = (f"{name}={kept[name]}" for name, one in told.items() if one.by_name)
    given = ", ".join((*in_order, *by_name))
    space: dict[str, Any] = {"nothing": NOTHING}
    exec(f"def __replace__(self, {taken}):\n return type(self)({given})", space)  # noqa: S102  # as dataclasses do
    written: Callable[..., Any] = space["__replace__"]
    return written
