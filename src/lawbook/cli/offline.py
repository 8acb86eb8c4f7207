"""`lawbook offline`: the desk as a site that opens without a network, and the small book."""

from pathlib import Path

import click

from lawbook.cli.files import written_to


@click.command()
@click.argument("folder", metavar="[DIR]", required=False, type=click.Path(file_okay=False, path_type=Path))
@click.option(
    "--pyodide",
    type=click.Path(file_okay=False, path_type=Path),
    help="The npm package pyodide; else it is looked for in node_modules.",
)
@click.option(
    "--book", metavar="FILE", type=click.Path(path_type=Path), help="Write the small book, one page of HTML."
)
def offline(folder: Path | None, pyodide: Path | None, book: Path | None) -> None:
    """Write the desk into DIR as a site of files, for the root of any https host, or for a stick.

    Whoever has opened it once opens it again without a network: an interpreter in the browser makes the
    pages. From a stick it is opened by `python3 -m http.server` in DIR, which its first page tells.
    """
    if folder is None and book is None:
        raise click.UsageError("nothing to write: name a folder, or a file as in --book lawbook.html")
    if folder is not None:
        _write_site(folder, pyodide)
    if book is not None:
        _write_book(book)


def _write_site(folder: Path, pyodide: Path | None) -> None:
    """Write the site, and say how it is opened."""
    from lawbook.offline.book import book_page  # noqa: PLC0415  # it reads all Laws and the pages of the desk
    from lawbook.offline.interpreter import found  # noqa: PLC0415  # only this command builds
    from lawbook.offline.site import build  # noqa: PLC0415

    built = build(folder, pyodide or found(), book_page)
    click.echo(
        f"{folder}: version {built.version}, {built.files} files; {built.packed / 1e6:.1f} MB at the first "
        f"visit, {built.bytes / 1e6:.1f} MB from a host that packs nothing"
    )
    click.echo(
        "Put them at the root of an https host, or try them here: "
        f"python3 -m http.server -d {folder} 8000 --bind 127.0.0.1"
    )


def _write_book(file: Path) -> None:
    """Write the small book; it opens by itself, from a disk or a stick."""
    from lawbook.offline.book import book_page  # noqa: PLC0415  # it reads all Laws and the pages of the desk

    page = book_page().encode()
    written_to(file, page)
    if str(file) != "-":
        click.echo(f"{file}: the small book, {len(page) // 1000} kB; any browser opens it")
