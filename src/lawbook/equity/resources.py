"""What there is to compute with: the threads of this process or a cluster, a solver, and what is known already."""

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass

from lawbook.equity.cache import Cache
from lawbook.equity.errors import NoSolver
from lawbook.equity.library import cores
from lawbook.equity.solver import Solvers, double_dummy

__all__ = ["THIS_MACHINE", "Resources", "Workers"]


@dataclass(frozen=True, slots=True)
class Workers:
    """An executor, and how it tells that a piece of work was lost for good."""

    executor: Executor
    lost: tuple[type[BaseException], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Resources:
    """What questions are answered with; nothing of it changes an answer."""

    cluster: str | None = None
    """The address of a Dask scheduler, such as tcp://10.0.0.5:8786; None for this machine."""
    threads: int | None = None
    """How many boards this machine solves at the same time; None for one on each core."""
    cache: Cache | None = None
    """Where answers are looked up and kept."""
    solvers: Solvers = double_dummy
    """Who answers; on a cluster, a function that its workers can import."""

    def workers(self) -> AbstractContextManager[Workers]:
        """Those who compute, until the context is left."""
        return _threads(self.threads) if self.cluster is None else _dask(self.cluster)


THIS_MACHINE = Resources()

_PATIENCE = 10
"""Seconds in which a cluster should answer."""


@contextmanager
def _threads(number: int | None) -> Iterator[Workers]:
    executor = ThreadPoolExecutor(number or cores(), thread_name_prefix="equity")
    try:
        yield Workers(executor)
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _dask(address: str) -> Iterator[Workers]:
    try:
        from distributed import Client, KilledWorker  # noqa: PLC0415  # an extra, and slow to import
    except ImportError:
        raise NoSolver(
            "cluster {address} cannot be reached without Dask: install lawbook[cluster]", address=address
        ) from None
    try:
        client = Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoSolver(
            "cluster {address} does not answer ({error}): start its scheduler, or correct the address",
            address=address,
            error=error,
        ) from None
    with client:
        yield Workers(client.get_executor(pure=False), (KilledWorker,))
