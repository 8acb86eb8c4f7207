"""Those who look: this process, processes of this machine, or a cluster. None of it changes a byte."""

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future

from lawbook.audit.archive import Portion
from lawbook.audit.looked import Looked, look, lost
from lawbook.audit.processes import by_processes
from lawbook.audit.rows import Asked
from lawbook.equity.resources import Resources

__all__ = ["looked_at"]

_AT_WORK = 16
"""How many portions a cluster has at a time."""


def looked_at(
    portions: Iterable[Portion], asked: Asked, workers: int = 1, cluster: str | None = None
) -> Iterator[tuple[Portion, Looked]]:
    """Each portion, in its order, with what it comes to."""
    if cluster is not None:
        return _by_cluster(portions, asked, cluster)
    if workers > 1:
        return by_processes(portions, asked, workers)
    return ((portion, look(portion, asked)) for portion in portions)


def _by_cluster(portions: Iterable[Portion], asked: Asked, address: str) -> Iterator[tuple[Portion, Looked]]:
    coming, at_work = iter(portions), deque[tuple[Portion, Future[Looked]]]()
    with Resources(cluster=address).workers() as workers:
        while True:
            while len(at_work) < _AT_WORK and (portion := next(coming, None)) is not None:
                at_work.append((portion, workers.executor.submit(look, portion, asked)))
            if not at_work:
                return
            portion, future = at_work.popleft()
            try:
                looked = future.result()
            except workers.lost:
                looked = lost(portion, asked)
            except Exception:  # noqa: BLE001  # a worker went while its answer was on the way, which has many names
                looked = look(portion, asked)
            yield portion, looked
