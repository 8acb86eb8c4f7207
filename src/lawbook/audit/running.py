"""An audit from its paths to its table."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import astuple, dataclass
from pathlib import Path

from lawbook.audit.archive import Portion, files_of, portions
from lawbook.audit.kept import Kept
from lawbook.audit.repeats import Repeats
from lawbook.audit.rows import AS_USUAL, Asked
from lawbook.audit.summary import Summary, summary_of
from lawbook.audit.working import looked_at
from lawbook.audit.writing import can_write, write
from lawbook.errors import CaseError

__all__ = ["Audit", "audit"]

_VERSION = 2
"""Changed whenever the rows of the same files change."""
Progress = Callable[[int], None]
"""Told how many bytes more are done."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Audit:
    """What is looked through, and how."""

    paths: Sequence[Path]
    out: Path
    asked: Asked = AS_USUAL
    workers: int = 1
    cluster: str | None = None
    """The address of a Dask scheduler, such as tcp://10.0.0.5:8786; None for this machine."""
    worst: int = 10
    """How many of the worst files the summary names."""

    @property
    def files(self) -> list[Path]:
        """The files, without those that the audit writes itself."""
        own = [self.out, *(self.out.with_name(self.out.name + end) for end in (".rows", ".done", ".new"))]
        return files_of(self.paths, own)


def audit(wanted: Audit, files: Sequence[Path], done: Progress = lambda _: None) -> Summary:
    """Look through the files and write the table. Raises CaseError where it cannot be written."""
    can_write(wanted.out)
    try:
        repeats = Repeats(wanted.asked)
        with Kept(wanted.out, repr((_VERSION, astuple(wanted.asked))), repeats.take) as kept:
            left = _left(portions(files), kept, done)
            for portion, looked in looked_at(left, wanted.asked, wanted.workers, wanted.cluster):
                kept.add(portion.key, repeats.besides(looked))
                done(portion.size)
            summary = summary_of(kept.counts(), wanted.worst)
        write(kept.path, wanted.out)
        kept.remove()
    except OSError as error:
        raise CaseError(
            "--out {out}: cannot be written: {strerror}", out=wanted.out, strerror=error.strerror
        ) from None
    return summary


def _left(all_of_them: Iterator[Portion], kept: Kept, done: Progress) -> Iterator[Portion]:
    """The portions that are not done yet."""
    new = False
    for portion in all_of_them:
        new = new or not kept.has(portion.key)
        if new:
            yield portion
        else:
            done(portion.size)
