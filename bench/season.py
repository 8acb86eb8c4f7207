"""A season audited: `python -m bench.season [BOARDS]`, wanted: 100,000 boards in 60 s on two cores, in 200 MB.

Real files are repeated under other names until there are so many boards, and audited by one, two and four workers, and
by two of which one is killed midway; all of them have to write the same bytes. Double dummy is not counted in.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from pathlib import Path

from lawbook.audit.archive import Part, Portion
from lawbook.audit.looked import look
from lawbook.audit.rows import AS_USUAL

DATA = Path(__file__).parents[2] / "shared" / "data"
FOLDERS = ("pbn", "lin", "usebio")
RUNS = ((1, False), (2, False), (4, False), (2, True))


@dataclass(frozen=True, slots=True)
class Measured:
    """One audit."""

    seconds: float
    processor: float
    megabytes: float
    """Of all its processes together (PSS)."""
    digest: str


def main() -> None:
    """Make the archive, audit it in each way, and print a line for each."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place, "season")
        boards = archive(folder, wanted)
        files = sum(1 for path in folder.rglob("*") if path.is_file())
        print(f"{boards} boards in {files} files; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        told = [measured(folder, Path(place), workers, killed=killed) for workers, killed in RUNS]
    for (workers, killed), one in zip(RUNS, told, strict=True):
        how = ", one killed midway" if killed else ""
        print(
            f"{workers} workers{how}: {one.seconds:.1f} s by the clock, {one.processor:.1f} s of processor,"
            f" {boards / one.processor:.0f} boards a second of it, at most {one.megabytes:.0f} MB, {one.digest}"
        )
    print(f"load {os.getloadavg()[0]:.1f}; the same bytes: {len({one.digest for one in told}) == 1}")


def archive(folder: Path, wanted: int) -> int:
    """The real files, copied under other names until there are so many boards; returns how many."""
    sources = [path for name in FOLDERS for path in sorted((DATA / name).rglob("*.*")) if path.is_file()]
    sources = [path for path in sources if path.suffix in {".pbn", ".lin", ".xml"}]
    boards = {path: boards_of(path) for path in sources}
    have = 0
    for copy in count():
        for path in sources:
            if have >= wanted:
                return have
            target = folder / f"week {copy:02}" / f"{path.stem} {copy}{path.suffix}"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
            have += boards[path]
    return have


def boards_of(path: Path) -> int:
    """How many boards the audit finds in a file."""
    looked = look(Portion((Part(path.name, path.read_bytes()),)), AS_USUAL)
    return sum(one.boards for one in looked.counts)


def measured(folder: Path, place: Path, workers: int, *, killed: bool) -> Measured:
    """Audit the archive by the command, in processes of its own; one is killed when half the rows are there."""
    half = size_of(place / "found 1 False.csv") / 2
    out = place / f"found {workers} {killed}.csv"
    command = [
        sys.executable,
        "-m",
        "lawbook",
        "audit",
        str(folder),
        "--out",
        str(out),
        "--workers",
        str(workers),
    ]
    before, begun, most = os.times(), time.monotonic(), 0.0
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        while running.poll() is None:
            family = [running.pid, *children(running.pid)]
            most = max(most, sum(map(resident, family)))
            if killed and size_of(out.with_name(f"{out.name}.rows")) > half > 0:
                os.kill(family[-1], signal.SIGKILL)
                killed = False
            time.sleep(0.1)
    if running.returncode or killed:
        raise SystemExit(f"{' '.join(command)}: ended with {running.returncode}")
    after = os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return Measured(time.monotonic() - begun, used, most, sha256(out.read_bytes()).hexdigest()[:16])


def size_of(path: Path) -> int:
    """How many bytes a file has; none where it is not there."""
    return path.stat().st_size if path.exists() else 0


def children(pid: int) -> list[int]:
    """The processes that a process has started itself."""
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def resident(pid: int) -> float:
    """The memory that a process has, in MB; what several share is counted once between them."""
    try:
        rows = Path(f"/proc/{pid}/smaps_rollup").read_text().split("\n")
    except OSError:
        return 0.0
    return sum(int(row.split()[1]) for row in rows if row.startswith("Pss:")) / 1024


if __name__ == "__main__":
    main()
