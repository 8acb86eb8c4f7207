"""Interpreter: CPython in WebAssembly, as npm has it, and nothing but the very files that were tried."""

import json
import sys
import tomllib
from hashlib import sha256
from pathlib import Path

from lawbook.errors import LawbookError

__all__ = ["PINNED", "found", "interpreter", "lock"]

PINNED = tomllib.loads((Path(__file__).parent / "interpreter.toml").read_text("utf-8"))
"""The version of the npm package, and the digest of each of its files that is used."""


def found() -> Path:
    """Where the npm package is looked for: with this Python's environment, then here."""
    places = [Path(sys.prefix) / "node_modules" / "pyodide", Path("node_modules") / "pyodide"]
    return next((place for place in places if place.is_dir()), places[0])


def interpreter(folder: Path) -> dict[str, bytes]:
    """The files of the interpreter. Raises LawbookError where one is missing, or is not the one that was tried."""
    remedy = f"npm install --prefix {folder.parent.parent} pyodide@{PINNED['version']}"
    files: dict[str, bytes] = {}
    for name, digest in PINNED["files"].items():
        path = folder / name
        if not path.is_file():
            raise LawbookError("{path}: no interpreter there; have it by: {remedy}", path=path, remedy=remedy)
        files[name] = path.read_bytes()
        if sha256(files[name]).hexdigest() != digest:
            raise LawbookError(
                "{path}: not the file of pyodide {version} that was tried (another checksum); have it by: {remedy}",
                path=path,
                version=PINNED["version"],
                remedy=remedy,
            )
    return files


def lock(folder: Path) -> str:
    """What the interpreter has to know of itself; of the packages that it could fetch it needs none."""
    told = json.loads((folder / "pyodide-lock.json").read_text("utf-8"))
    return json.dumps({"info": told["info"], "packages": {}})
