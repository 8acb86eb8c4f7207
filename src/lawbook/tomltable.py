"""Tables in TOML, read from what was made of them beforehand, where that is there.

`keep` puts beside a file what it says, together with all of its text; `table` takes that only where
the text is still the same, so that it can never be out of date. Without it the file itself is read.
"""

import marshal
from datetime import date
from pathlib import Path
from typing import Any

__all__ = ["keep", "table"]

KEPT = ".kept"
"""The ending of what is kept."""


def table(source: Path) -> dict[str, Any]:
    """What a file of ours says. Raises OSError, UnicodeDecodeError and TOMLDecodeError."""
    text = source.read_bytes()
    try:
        same, dated, told = marshal.loads(source.with_suffix(KEPT).read_bytes())  # noqa: S302  # as trusted as the bytecode beside it
        if same == text:
            return _with_dates(told) if dated else told  # type: ignore[no-any-return]
    except (OSError, EOFError, TypeError, ValueError):  # nothing is kept, or by another Python
        pass
    return _read(text)


def keep(source: Path) -> None:
    """Keep beside a file what it says."""
    text = source.read_bytes()
    told = _read(text)
    plain = _without_dates(told)
    source.with_suffix(KEPT).write_bytes(marshal.dumps((text, plain != told, plain)))


def _read(text: bytes) -> dict[str, Any]:
    import tomllib  # noqa: PLC0415  # it takes a while, and what is kept needs it not

    return tomllib.loads(text.decode("utf-8"))


def _without_dates(told: Any) -> Any:
    """The same with dates as triples, which TOML has none of."""
    match told:
        case date():
            return told.year, told.month, told.day
        case dict():
            return {key: _without_dates(value) for key, value in told.items()}
        case list():
            return [_without_dates(value) for value in told]
        case _:
            return told


def _with_dates(told: Any) -> Any:
    match told:
        case tuple():
            return date(*told)
        case dict():
            return {key: _with_dates(value) for key, value in told.items()}
        case list():
            return [_with_dates(value) for value in told]
        case _:
            return told
