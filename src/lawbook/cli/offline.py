"""`lawbook offline`: the desk as a site that opens without a network."""

from importlib.util import find_spec
from pathlib import Path
from pkgutil import resolve_name

import click


@click.command()
@click.argument("folder", metavar="DIR", type=click.Path(file_okay=False, path_type=Path))
@click.option(
    "--pyodide",
    type=click.Path(file_okay=False, path_type=Path),
    help="The npm package pyodide; else it is looked for in node_modules.",
)
def offline(folder: Path, pyodide: Path | None) -> None:
    """Write the desk into DIR as a site of files, for the root of any https host, or for a stick.

    Whoever has opened it once opens it again without a network: an interpreter in the browser makes the
    pages. From a stick it is opened by `python3 -m http.server` in DIR, which its first page tells.
    """
    from lawbook.offline.interpreter import found  # noqa: PLC0415  # only this command builds
    from lawbook.offline.site import build  # noqa: PLC0415

    built = build(folder, pyodide or found(), _book())
    click.echo(
        f"{folder}: version {built.version}, {built.files} files; {built.packed / 1e6:.1f} MB at the first "
        f"visit, {built.bytes / 1e6:.1f} MB from a host that packs nothing"
    )
    click.echo(
        "Put them at the root of an https host, or try them here: "
        f"python3 -m http.server -d {folder} 8000 --bind 127.0.0.1"
    )


def _book() -> str:
    """The small book, for while the site loads; empty where it is not installed."""
    if find_spec("lawbook.offline.book") is None:
        return ""
    made: str = resolve_name("lawbook.offline.book:book_page")()
    return made
