"""Once: what is worked out of a decision, which does not change, is kept with it; speech asks for it many times."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Protocol, TypeVar

__all__ = ["once"]


class _Keeping(Protocol):
    @property
    def known(self) -> dict[Any, Any]: ...


K = TypeVar("K", bound=_Keeping)
T = TypeVar("T")


def once(work: Callable[[K], T]) -> Callable[[K], T]:
    """The same function, which works only when it is first asked of a decision; what it gives must not change."""

    @wraps(work)
    def known(decision: K) -> T:
        kept = decision.known
        if known not in kept:
            kept[known] = work(decision)
        found: T = kept[known]
        return found

    return known
