"""YAML of our own, read and written by the C library: every test process does so before its first test."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

__all__ = ["read", "read_all", "written"]

_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_Dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


def read(path: Path) -> Any:
    """The one document of a file."""
    return yaml.load(path.read_text("utf-8"), Loader=_Loader)  # noqa: S506  # safe, and in C


def read_all(path: Path) -> Iterator[Any]:
    """The documents of a file."""
    return yaml.load_all(path.read_text("utf-8"), Loader=_Loader)  # safe, and in C


def written(told: object) -> str:
    """A document as text."""
    return str(yaml.dump(told, Dumper=_Dumper))
