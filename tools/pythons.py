"""The Pythons that are here, and all tests on each of them: `make pythons`.

An interpreter is looked for on the PATH, where pyenv and uv put theirs, and in LAWBOOK_PYTHONS.
The newest one may be had from npm: CPython in WebAssembly, which runs what needs only the standard library.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from lawbook.equity.library import PATH_VARIABLE as LIBRARY
from lawbook.equity.library import carried

__all__ = ["WEBASSEMBLY", "commands", "interpreters"]

ROOT = Path(__file__).parent.parent
OLDEST = (3, 11)
PATHS = "LAWBOOK_PYTHONS"
"""The environment variable with further interpreters, told apart as in PATH."""
WEBASSEMBLY = ROOT / ".venv" / "node_modules" / "pyodide"
"""Where `make webassembly` puts the CPython of npm."""

Version = tuple[int, int]


def interpreters() -> dict[Version, Path]:
    """One interpreter of each version from the oldest that Lawbook promises, this one among them."""
    found: dict[Version, Path] = {sys.version_info[:2]: Path(sys.executable)}
    for path in _candidates():
        version = _version(str(path), "-I", "-S", "-c", "import sys; print(*sys.version_info[:2])")
        if version and version >= OLDEST:
            found.setdefault(version, path)
    return dict(sorted(found.items()))


def commands(program: Path, sources: Path) -> dict[str, list[str]]:
    """By the name of each Python here, how it runs a program that imports the sources; PYTHONPATH names them too."""
    found = {
        f"{major}.{minor}": [str(path), "-S", "-W", "error", str(program)]
        for (major, minor), path in interpreters().items()
    }
    node = shutil.which("node")
    if node and WEBASSEMBLY.is_dir():
        runner = str(Path(__file__).with_name("webassembly.mjs"))
        found["WebAssembly"] = [node, runner, str(WEBASSEMBLY), str(program), str(sources)]
    return found


def _candidates() -> Iterator[Path]:
    yield from (Path(told) for told in os.environ.get(PATHS, "").split(os.pathsep) if told)
    for folder in os.get_exec_path():
        yield from (
            path for path in Path(folder).glob("python3*") if re.fullmatch(r"python3(\.\d+)?", path.name)
        )
    for managed in (".pyenv/versions", ".local/share/uv/python"):
        yield from sorted((Path.home() / managed).glob("*/bin/python3"))


def _version(*command: str) -> Version | None:
    """What an interpreter says of itself; None when it does not start."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
        major, minor = map(int, done.stdout.split())
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
    return major, minor


def _tested(version: Version, path: Path) -> str:
    """How the tests ended in an environment of this interpreter's own."""
    folder = ROOT / ".venv" / "pythons" / f"{version[0]}.{version[1]}"
    python = str(folder / "bin" / "python")
    making = (
        (str(path), "-m", "venv", str(folder)),
        (python, "-m", "pip", "install", "--quiet", "--upgrade", "pip>=25.1"),
        (python, "-m", "pip", "install", "--quiet", "--editable", ".", "--group", "dev"),
    )
    for command in making:
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            return "has no environment: see above"
    done = subprocess.run(
        (python, "-m", "pytest", "-n", "auto"), cwd=ROOT, env=_environment(python), check=False
    )
    return "passed" if done.returncode == 0 else f"failed (pytest ended with {done.returncode})"


def _environment(python: str) -> dict[str, str]:
    """Where endplay has no wheel for an interpreter yet, the double-dummy library of this one is used."""
    has_own = (
        subprocess.run((python, "-c", "import endplay._dds"), capture_output=True, check=False).returncode
        == 0
    )
    return dict(os.environ) if has_own else {LIBRARY: str(carried()), **os.environ}


def main() -> int:
    """Run all tests on each interpreter; 1 when they failed on one of them."""
    results = {version: _tested(version, path) for version, path in interpreters().items()}
    for (major, minor), result in results.items():
        print(f"Python {major}.{minor}: {result}")
    return int(any(result != "passed" for result in results.values()))


if __name__ == "__main__":
    sys.exit(main())
