"""Late: a mapping whose values are made when somebody asks for them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

__all__ = ["Late", "changed"]

K = TypeVar("K")
V = TypeVar("V")


class Late(Mapping[K, V]):
    """These keys in this order, each with what is made of it."""

    def __init__(self, keys: Sequence[K], make: Callable[[K], V]) -> None:
        self._keys = dict.fromkeys(keys)
        self._make = make
        self._made: dict[K, V] = {}

    def __getitem__(self, key: K) -> V:
        if key not in self._made:
            if key not in self._keys:
                raise KeyError(key)
            self._made[key] = self._make(key)
        return self._made[key]

    def __contains__(self, key: object) -> bool:
        return key in self._keys

    def __iter__(self) -> Iterator[K]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)

    def is_made(self, key: K) -> bool:
        """Whether somebody has asked for it, or put it there."""
        return key in self._made

    def changed(self, told: Mapping[K, V]) -> "Late[K, V]":
        """The mapping with other values for some keys; new ones stand last."""
        new: Late[K, V] = Late((), self._make)
        new._keys = {**self._keys, **dict.fromkeys(told)}
        new._made = {**self._made, **told}
        return new


def changed(old: Mapping[K, V], told: Mapping[K, V]) -> Mapping[K, V]:
    """A mapping with other values for some keys; what is made late stays so."""
    return old.changed(told) if isinstance(old, Late) else {**old, **told}
