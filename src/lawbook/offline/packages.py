"""Packages: what the desk imports, as one archive: its own files, and the Python files of the packages that are installed."""

import gzip
import json
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution, packages_distributions
from io import BytesIO
from pathlib import Path, PurePosixPath

import lawbook
from lawbook.errors import LawbookError

__all__ = ["Package", "archive", "packages", "packed"]

ENTRANCE = """
import json, sys
before = set(sys.modules)
import lawbook.offline.threadless, lawbook.offline.inside
import lawbook.systemfile
print(json.dumps(sorted({name.partition(".")[0] for name in set(sys.modules) - before})))
"""
"""A program that imports what a browser will, some of it only for some pages, and tells by which names."""
LEFT = (
    "audit",
    "boards",
    "cli",
    "recount",
    "session",
    "web/session",
    "web/templates/session",
    "event/migrations",
    "offline/book",
    "offline/static",
)
"""Folders of our own that no page of the desk reads."""


@dataclass(frozen=True, slots=True)
class Package:
    """A package that the desk needs, as it is installed."""

    name: str
    version: str
    licence: str
    files: tuple[tuple[str, Path], ...]
    """What goes into the archive, by its place there."""


def packages() -> list[Package]:
    """The packages that the desk imports. Raises LawbookError where that cannot be told."""
    done = subprocess.run([sys.executable, "-c", ENTRANCE], capture_output=True, text=True, check=False)  # noqa: S603  # ourselves
    if done.returncode:
        raise LawbookError(
            "the desk cannot be imported: {why}", why=done.stderr.strip().rpartition("\n")[2][:200]
        )
    known = packages_distributions()
    names = {name for module in json.loads(done.stdout) for name in known.get(module, ())} - {"lawbook"}
    return [_package(distribution(name)) for name in sorted(names, key=str.lower)]


def _package(found: Distribution) -> Package:
    told = found.metadata.json
    files = [(str(path), Path(str(found.locate_file(path)))) for path in found.files or ()]
    return Package(
        found.name,
        found.version,
        str(told.get("license_expression") or told.get("license") or "its own licence").partition("\n")[0],
        tuple((name, path) for name, path in sorted(files) if _wanted(PurePosixPath(name))),
    )


def _wanted(path: PurePosixPath) -> bool:
    """Whether a file of a package goes along: its Python, and under which licence it stands."""
    if ".." in path.parts or "__pycache__" in path.parts:
        return False
    in_metadata = path.parts[0].endswith(".dist-info")
    return "LICEN" in path.name.upper() or path.name == "COPYING" if in_metadata else path.suffix == ".py"


def _own() -> Iterator[tuple[str, Path]]:
    """Our own files, but for what no page of the desk reads."""
    folder = Path(lawbook.__file__).parent
    left = tuple(folder / each for each in LEFT)
    for path in sorted(folder.rglob("*")):
        if (
            path.is_file()
            and path.suffix not in {".po", ".pyc"}
            and not any(path.is_relative_to(each) for each in left)
        ):
            yield path.relative_to(folder.parent).as_posix(), path


def archive(found: list[Package]) -> bytes:
    """All files of the desk in one archive, the same bytes whenever the files are the same."""
    written = BytesIO()
    with tarfile.open(fileobj=written, mode="w", format=tarfile.USTAR_FORMAT) as files:
        for name, path in (*_own(), *(each for package in found for each in package.files)):
            content = path.read_bytes()
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            files.addfile(entry, BytesIO(content))
    return written.getvalue()


def packed(content: bytes) -> bytes:
    """Smaller, for the wire."""
    return gzip.compress(content, 9, mtime=0)
