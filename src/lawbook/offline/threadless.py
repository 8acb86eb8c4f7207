"""Threadless: imported first where there are no threads, so that the web framework calls directly what it would give to one."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

import starlette.concurrency

__all__: list[str] = []

_P = ParamSpec("_P")
_T = TypeVar("_T")


async def _directly(func: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
    return func(*args, **kwargs)


starlette.concurrency.run_in_threadpool = _directly
