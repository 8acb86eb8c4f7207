"""Site: all files of the desk without a network, each with its digest, for any host at its root."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

from lawbook import __version__
from lawbook.errors import LawbookError
from lawbook.offline.icon import icon
from lawbook.offline.interpreter import PINNED, interpreter, lock
from lawbook.offline.packages import Package, archive, packages, packed
from lawbook.offline.page import page

__all__ = ["Built", "build"]

CACHES = "lawbook "
"""How the names of our caches begin, so that nobody else's are touched."""
ICONS = (192, 512)
PACKED = ("pyodide.asm.wasm",)
TYPES = {
    ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".json": "application/json",
    ".mjs": "text/javascript", ".png": "image/png", ".tar": "application/x-tar", ".txt": "text/plain", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}  # fmt: skip
NOTICE = """\
Lawbook {version}, under the Apache License 2.0.
pyodide {pyodide} with CPython, under the Mozilla Public License 2.0 and the Python Software Foundation License.
{packages}
"""


@dataclass(frozen=True, slots=True)
class Built:
    """A site that was written."""

    version: str
    files: int
    bytes: int
    """Over the wire at the first visit, from a host that packs nothing."""
    packed: int
    """The same from a host that packs what can be packed."""


@dataclass(frozen=True, slots=True)
class File:
    """A file that the service worker keeps."""

    path: str
    content: bytes
    packed: bool = False

    @property
    def source(self) -> str:
        """Where it stands in the site; what is packed is named so that no host takes it for something else."""
        return f"{self.path}.bin" if self.packed else self.path

    @property
    def told(self) -> dict[str, Any]:
        """What the service worker knows of it."""
        return {
            "path": self.path,
            "source": self.source,
            "bytes": len(self.content),
            "sha256": sha256(self.content).hexdigest(),
            "type": TYPES[Path(self.path).suffix],
            "packed": self.packed,
        }


def build(folder: Path, pyodide: Path, book: Callable[[], str] | None = None) -> Built:
    """Write the site into a folder, which is made, with the small book if there is one. Raises LawbookError.

    The book takes seconds: it is made when everything else is known to be there.
    """
    running, found = interpreter(pyodide), packages()
    running.pop("pyodide-lock.json")
    desk = File("offline/desk.tar", packed(archive(found)), packed=True)
    kept = [*_running(running), desk, *_beside(found)]
    if book is not None:
        kept.append(File("offline/book.html", book().encode()))
    version = _version(kept)
    first = page(version, "/", book=book is not None)
    kept.append(File("offline/index.html", first.encode()))
    told = {
        "version": version,
        "caches": CACHES,
        "bytes": sum(len(file.content) for file in kept),
        "files": [file.told for file in kept],
        "lock": lock(pyodide),
    }
    worker = f"const SITE = {json.dumps(told)};\n{_static('worker.js').decode()}"
    written = {file.source: file.content for file in kept}
    written |= {
        "worker.js": worker.encode(),
        "offline/calls.js": _static("calls.js"),
        "404.html": first.encode(),
        "index.html": page(version, "", book=book is not None).encode(),
    }
    written |= {f"offline/{name}": running[name] for name in ("pyodide.asm.mjs", "pyodide.mjs")}
    sent = [content for path, content in written.items() if path != "404.html"]
    written["SHA256SUMS"] = _sums(written)
    _write(folder, written)
    return Built(
        version,
        files=len(written),
        bytes=sum(map(len, sent)),
        packed=sum(min(len(content), len(packed(content))) for content in sent),
    )


def _running(files_of: dict[str, bytes]) -> list[File]:
    """The interpreter, but for what the service worker imports: that the browser keeps with it."""
    return [
        File(f"offline/{name}", packed(content) if name in PACKED else content, packed=name in PACKED)
        for name, content in files_of.items()
        if not name.endswith(".mjs")
    ]


def _beside(found: list[Package]) -> list[File]:
    rows = "\n".join(f"{each.name} {each.version}, under {each.licence}" for each in found)
    notice = NOTICE.format(version=__version__, pyodide=PINNED["version"], packages=rows)
    style = (files("lawbook.web") / "static" / "desk.css").read_bytes()
    return [
        File("offline/desk.css", style + _static("page.css")),
        File("offline/page.js", _static("page.js")),
        File("offline/site.webmanifest", _manifest()),
        File("offline/NOTICE.txt", notice.encode()),
        *(File(f"offline/icon-{size}.png", icon(size)) for size in ICONS),
    ]


def _manifest() -> bytes:
    icons = [
        {"src": f"/offline/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in ICONS
    ]
    told = {
        "name": "Lawbook: the director's desk",
        "short_name": "Lawbook",
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#fbfaf6",
        "theme_color": "#0b5b3a",
        "icons": icons,
    }
    return json.dumps(told, indent=1).encode()


def _version(kept: list[File]) -> str:
    """The version of Lawbook, and a print of everything in the site."""
    print_ = sha256(
        b"".join(sha256(file.content).digest() for file in kept) + _static("worker.js") + _static("calls.js")
    )
    return f"{__version__}-{print_.hexdigest()[:8]}"


def _static(name: str) -> bytes:
    return (files("lawbook.offline") / "static" / name).read_bytes()


def _sums(written: dict[str, bytes]) -> bytes:
    return "".join(
        f"{sha256(content).hexdigest()}  {path}\n" for path, content in sorted(written.items())
    ).encode()


def _write(folder: Path, written: dict[str, bytes]) -> None:
    try:
        for path, content in written.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(content)
    except OSError as error:
        raise LawbookError("{folder}: cannot be written: {why}", folder=folder, why=error.strerror) from None
