"""A PostgreSQL of the tests' own: in a temporary folder, reached through a socket there, and gone afterwards."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["program", "running"]


def program(name: str) -> str | None:
    """Where a program of PostgreSQL is; Debian keeps the servers' out of the path."""
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(debian[-1]) if debian else shutil.which(name)


@contextmanager
def running() -> Iterator[str]:
    """The URL of a database in a server that runs as long as this lasts."""
    folder = Path(tempfile.mkdtemp(prefix="lawbook-pg-"))
    data, sockets = folder / "data", folder
    try:
        if os.getuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        _run("initdb", "-D", str(data), "-A", "trust", "-U", "lawbook", "--no-sync", "-E", "UTF8")
        start = f"-k {sockets} -c listen_addresses='' -c max_connections=20"
        _run("pg_ctl", "-D", str(data), "-o", start, "-l", str(folder / "log"), "-w", "start")
        try:
            yield f"postgresql://lawbook@/postgres?host={sockets}"
        finally:
            _run("pg_ctl", "-D", str(data), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(name: str, *arguments: str) -> None:
    """Run a program of PostgreSQL, which refuses to be run by root."""
    user = pwd.getpwnam("postgres").pw_uid if os.getuid() == 0 else None
    done = subprocess.run(
        [program(name) or name, *arguments], stdout=subprocess.DEVNULL, user=user, cwd="/", check=False
    )
    assert done.returncode == 0, f"{name} ended with {done.returncode}"
