"""Access databases of unknown origin, read by access-parser as far as they come to an end."""

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, cast

from lawbook.errors import NotationError

__all__ = ["DATABASES", "Columns", "Tables", "tables_of"]

Columns = Mapping[str, Sequence[Any]]
"""The columns of a table, as the library gives them."""
Tables = Mapping[str, Columns]
DATABASES = (b"Standard Jet DB", b"Standard ACE DB")
"""What a database has from its fifth byte on."""
_NAMED = b"\0"
"""What follows the name; the library looks for it to the end of the file, and slowly."""
_AT_ONCE = 20
"""The pages of a table that are read before somebody looks at them."""
_LOOKED_UP = 100
"""How often a page is looked up at the most, of all pages together."""


def tables_of(path: Path, wanted: Sequence[str], goes_on: Callable[[str, Columns], bool]) -> Tables:
    """The tables of these names, each as far as it is worth going on.

    Raises NotationError where it is no such database, or the extra is missing.
    """
    try:
        from access_parser import AccessParser  # noqa: PLC0415  # an extra
    except ImportError:
        raise NotationError(
            "{file}: Bridgemate files are read with access-parser; install it with: pip install lawbook[bws]",
            file=path.name,
        ) from None

    with path.open("rb") as file:
        if file.read(20)[19:] != _NAMED:
            raise _broken(path, "ValueError")

    class Database(AccessParser):  # type: ignore[misc, unused-ignore]  # the library tells no types
        """A database whose chains of pages end."""

        _table_defs: Mapping[int, bytes]
        _data_pages: Mapping[int, bytes]

        def _link_tables_to_data(self) -> Any:
            self._table_defs, self._data_pages = _Pages(self._table_defs), _Pages(self._data_pages)
            return super()._link_tables_to_data()

    logging.getLogger("access_parser").addHandler(logging.NullHandler())  # what it stumbles over is told here
    try:
        database = Database(str(path))
        known = (name for name in wanted if name in database.catalog)
        return {name: _parsed(database.get_table(name), partial(goes_on, name)) for name in known}
    except Exception as error:  # noqa: BLE001  # the library fails in many ways on a file that is broken
        raise _broken(path, type(error).__name__) from None


def _parsed(read: Any, goes_on: Callable[[Columns], bool]) -> Columns:
    """The columns of a table, some pages at a time; the library adds what a page has to what it had before."""
    pages = read.table.linked_pages
    for start in range(0, len(pages), _AT_ONCE):
        read.table.linked_pages = pages[start : start + _AT_ONCE]
        if not goes_on(read.parse()):
            break
    return cast("Columns", read.parsed_table if pages else read.parse())


def _broken(path: Path, reason: str) -> NotationError:
    return NotationError(
        "{file}: the database cannot be read ({reason}); copy it again while nothing writes to it",
        file=path.name,
        reason=reason,
    )


class _Pages(dict[int, bytes]):
    """The pages of a database; a chain of them that comes back upon itself is not followed for ever."""

    def __init__(self, pages: Mapping[int, bytes]) -> None:
        super().__init__(pages)
        self._left = _LOOKED_UP * (len(pages) + 10)

    def get(self, place: int, other: Any = None) -> Any:
        """The page. Raises RecursionError when more are looked up than there can be."""
        self._left -= 1
        if self._left < 0:
            raise RecursionError(place)
        return super().get(place, other)
