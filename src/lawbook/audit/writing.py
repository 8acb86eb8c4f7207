"""The table of an audit, written: CSV, in which nothing is a formula, or Parquet, by pyarrow."""

import csv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lawbook.audit.finding import COLUMNS, NUMBERS
from lawbook.errors import CaseError
from lawbook.notation.results.cells import cell, written

__all__ = ["can_write", "write"]

_BLOCK = 4 * 2**20
_PARQUET = ".parquet"
_LONGEST = 2**31 - 1
"""The letters of a cell that are read again: as many as were written."""


def can_write(out: Path) -> None:
    """Raises CaseError where the table cannot be written when all the work is done."""
    if out.suffix not in {_PARQUET, ".csv"}:
        raise CaseError(
            "--out {out}: the table is written as CSV or Parquet; end it with .csv or .parquet", out=out
        )
    if not out.parent.is_dir():
        raise CaseError("--out {out}: there is no folder {folder}; make it first", out=out, folder=out.parent)
    if out.suffix == _PARQUET:
        try:
            import pyarrow.parquet  # noqa: F401, PLC0415  # an extra, and slow to import
        except ImportError:
            raise CaseError(
                "--out {out}: Parquet is written with pyarrow; install lawbook[archive], or end it with .csv",
                out=out,
            ) from None


def write(rows: Path, out: Path) -> None:
    """Write the table of the rows, all of it or nothing."""
    new = out.with_name(f"{out.name}.new")
    if out.suffix == _PARQUET:
        _parquet(rows, new)
    else:
        _csv(rows, new)
    new.replace(out)


def _csv(rows: Path, out: Path) -> None:
    """The rows as they were kept, but for text that a program for tables would work out."""
    with (
        rows.open(encoding="utf-8", newline="") as source,
        out.open("w", encoding="utf-8", newline="") as target,
        _cells_of_any_length(),
    ):
        target.write(written([COLUMNS]))
        for row in csv.reader(source):
            target.write(written([map(cell, row)]))


@contextmanager
def _cells_of_any_length() -> Iterator[None]:
    before = csv.field_size_limit(_LONGEST)
    try:
        yield
    finally:
        csv.field_size_limit(before)


def _parquet(rows: Path, out: Path) -> None:
    """The same in columns, block by block; what is empty is null."""
    import pyarrow as pa  # noqa: PLC0415  # an extra, and slow to import
    from pyarrow import csv, parquet  # noqa: PLC0415

    pa.set_cpu_count(1)  # blocks stay in their order, and in bounds
    types = {name: pa.int64() if name in NUMBERS else pa.string() for name in COLUMNS}
    schema = pa.schema(list(types.items()), metadata={"lawbook.audit": "1"})
    with parquet.ParquetWriter(out, schema, compression="zstd") as writer:
        if not rows.stat().st_size:
            return
        told = csv.open_csv(
            rows,
            csv.ReadOptions(use_threads=False, block_size=_BLOCK, column_names=COLUMNS),
            csv.ParseOptions(newlines_in_values=True),
            csv.ConvertOptions(column_types=types, null_values=[""], strings_can_be_null=True),
        )
        for batch in told:
            writer.write_batch(batch)
