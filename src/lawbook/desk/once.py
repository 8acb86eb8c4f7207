"""Once: what is worked out of a decision, which does not change, is kept with it; speech asks for it many times."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Protocol, TypeVar, TypeVarTuple

__all__ = ["once"]


class _Keeping(Protocol):
    @property
    def known(self) -> dict[Any, Any]: ...


K = TypeVar("K", bound=_Keeping)
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


def once(work: Callable[[K, *Ts], T]) -> Callable[[K, *Ts], T]:
    """The same function, which works only when it is first asked of a decision; what it gives must not change."""

    @wraps(work)
    def known(decision: K, *more: *Ts) -> T:
        kept, key = decision.known, (known, *more)
        if key not in kept:
            kept[key] = work(decision, *more)
        found: T = kept[key]
        return found

    return known
