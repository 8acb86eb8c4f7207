"""`lawbook offline`: what works where there is no network."""

from pathlib import Path

import click

from lawbook.cli.files import written_to


@click.command()
@click.option(
    "--book", metavar="FILE", type=click.Path(path_type=Path), help="Write the small book, one page of HTML."
)
def offline(book: Path | None) -> None:
    """Write what works without a network."""
    if book is None:
        raise click.UsageError("nothing to write: name a file, as in --book lawbook.html")
    _write_book(book)


def _write_book(file: Path) -> None:
    """Write the small book; it opens by itself, from a disk or a stick."""
    from lawbook.offline.book import book_page  # noqa: PLC0415  # it reads all Laws and the pages of the desk

    page = book_page().encode()
    written_to(file, page)
    if str(file) != "-":
        click.echo(f"{file}: the small book, {len(page) // 1000} kB; any browser opens it")
