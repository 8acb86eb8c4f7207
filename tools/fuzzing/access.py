"""Access: the smallest database of version 4 that holds some tables, as the terminals of a club leave it.

A page has 4,096 bytes: the header of the file, then for each table a page that defines it and those with its rows.
The first table is the catalog, which names the pages of the others.
"""

from collections.abc import Mapping, Sequence
from struct import pack

__all__ = ["Table", "database"]

Value = int | str | bool
Table = Mapping[str, Sequence[Value]]

PAGE = 4096
ROOM = PAGE - 14
"""What the rows of a page may take, with their places."""
CATALOG = 2
"""The page that defines the catalog."""
TYPES = {bool: 1, int: 4, str: 10}
FIXED = {bool: 0, int: 4}
USER, SYSTEM = 0x4E, 0x53


def database(tables: Mapping[str, Table]) -> bytes:
    """A file with these tables, each by the names of its columns."""
    pages, page = dict[str, int](), CATALOG + 2
    for name, table in tables.items():
        pages[name] = page
        page += len(_pages(table, page, USER))
    catalog: Table = {
        "Id": [CATALOG, *pages.values()],
        "Name": ["MSysObjects", *pages],
        "Type": [1] * (len(pages) + 1),
        "Flags": [-0x80000000, *[0] * len(pages)],
    }
    head = b"\0\1\0\0Standard Jet DB\0" + pack("<I", 1)
    found = [head, b"", *_pages(catalog, CATALOG, SYSTEM)]
    for name, page in pages.items():
        found += _pages(tables[name], page, USER)
    return b"".join(one.ljust(PAGE, b"\0") for one in found)


def _pages(table: Table, page: int, kind: int) -> list[bytes]:
    """The page that defines a table, and the pages with its rows, at least one."""
    rows = [_row(table, number) for number in range(len(next(iter(table.values()))))]
    held: list[list[bytes]] = [[]]
    left = ROOM
    for row in rows:
        left -= len(row) + 2
        if left < 0 and held[-1]:
            held.append([])
            left = ROOM - len(row) - 2
        held[-1].append(row)
    return [_defined(table, kind, len(rows)), *(_data(some, page) for some in held)]


def _defined(table: Table, kind: int, rows: int) -> bytes:
    columns, offset, variable = b"", 0, 0
    for number, values in enumerate(table.values()):
        of = type(values[0])
        fixed = of in FIXED
        place = (number, variable, number)
        columns += pack("<BI3H4xBBI", TYPES[of], 0, *place, 2 + fixed, 0, 0)
        columns += pack("<HH", offset if fixed else 0, FIXED.get(of, 100))
        offset, variable = offset + FIXED.get(of, 0), variable + (not fixed)
    names = b"".join(
        pack("<H", len(name.encode("utf-16-le", "surrogatepass"))) + name.encode("utf-16-le", "surrogatepass")
        for name in table
    )
    counts = pack("<BHHHIIII", kind, len(table), variable, len(table), 0, 0, 0, 0)
    return b"\2\1" + pack("<HI", 0, 0) + pack("<8I", 0, 0, rows, 0, 0, 0, 0, 0) + counts + columns + names


def _row(table: Table, number: int) -> bytes:
    """The whole numbers, the texts, where each of these begins, and which columns have something."""
    values = [column[number] for column in table.values()]
    row = pack("<H", len(values))
    row += b"".join(pack("<i", value) for value in values if type(value) is int)
    begins = []
    for value in values:
        if isinstance(value, str):
            begins.append(len(row))
            row += value.encode("utf-16-le", "surrogatepass")
    row += b"".join(pack("<H", at) for at in [len(row), *reversed(begins)]) + pack("<H", len(begins))
    there = sum(1 << place for place, value in enumerate(values) if value is not False)
    return row + there.to_bytes((len(values) + 7) // 8, "little")


def _data(rows: Sequence[bytes], owner: int) -> bytes:
    """A page with rows; the first stands at its end."""
    ends = [PAGE]
    for row in rows:
        ends.append(ends[-1] - len(row))
    head = b"\1\1" + pack("<HIIH", 0, owner, 0, len(rows)) + b"".join(pack("<H", at) for at in ends[1:])
    return head.ljust(ends[-1], b"\0") + b"".join(reversed(rows))
