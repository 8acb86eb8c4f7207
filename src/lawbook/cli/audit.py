"""`lawbook audit`: an archive looked through."""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn

from lawbook.audit import Audit, Summary
from lawbook.audit import audit as look_through
from lawbook.audit.finding import KINDS
from lawbook.audit.looked import Count
from lawbook.audit.rows import Asked
from lawbook.cli import options, paper
from lawbook.equity.library import cores
from lawbook.text.catalogue import translate
from lawbook.text.render import phrase


@click.command()
@click.argument("paths", metavar="PATHS...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--out", required=True, type=click.Path(path_type=Path), help="The table: .csv or .parquet.")
@click.option("--workers", type=click.IntRange(1), help="Processes that look; one for each core if not told.")
@click.option("--cluster", metavar="ADDRESS", help="A Dask scheduler, such as tcp://10.0.0.5:8786.")
@click.option("--double-dummy", is_flag=True, help="Hold claims against double dummy, which takes its time.")
@click.option("--worst", type=click.IntRange(0), default=10, show_default=True, help="Worst files to name.")
@options.language
def audit(  # noqa: PLR0913, PLR0917  # one parameter for each option
    paths: tuple[Path, ...],
    out: Path,
    workers: int | None,
    cluster: str | None,
    double_dummy: bool,  # noqa: FBT001  # click passes flags by name
    worst: int,
    lang: str,
) -> None:
    """Look through an archive: what is irregular, what does not agree, what could not be read.

    PATHS are files and folders: PBN, LIN, USEBIO, pages, the ACBL's JSON, CSV and BWS. The table has a row
    for each board at each table, or one for each of its findings. It rules on nothing and names nobody.
    The same files give the same bytes, whoever looks; what was killed goes on where it was.
    """
    wanted = Audit(
        paths=paths,
        out=out,
        asked=Asked(lang, double_dummy),
        workers=workers or cores(),
        cluster=cluster,
        worst=worst,
    )
    files = wanted.files
    with _bar() as bar:
        task = bar.add_task("", total=sum(path.stat().st_size for path in files))
        summary = look_through(wanted, files, lambda size: bar.advance(task, size))
    for line in _text(summary, out, lang):
        click.echo(line)


def _bar() -> Progress:
    """A bar where somebody looks on; nothing where the output goes elsewhere."""
    columns = (BarColumn(), DownloadColumn(), TextColumn("{task.percentage:>3.0f} %"), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


def _text(summary: Summary, out: Path, language: str) -> Iterator[str]:
    findings = sum(summary.kinds.values())
    said = translate(
        "audit", "Files: {files}, boards: {boards}, findings: {findings}. The table is in {out}.", language
    )
    yield paper.wrap(said.format(files=summary.files, boards=summary.boards, findings=findings, out=out))
    if findings:
        yield ""
        yield from _lines(summary.certainties, language)
        yield ""
        yield from _lines(summary.kinds, language)
    if summary.worst:
        yield ""
        yield paper.heading(translate("audit", "The worst files first", language))
        yield from (_file(one, language) for one in summary.worst)


def _lines(numbers: Mapping[Any, int], language: str) -> Iterator[str]:
    wide = max(len(str(number)) for number in numbers.values())
    yield from (f"  {number:>{wide}}  {phrase(label, language)}" for label, number in numbers.items())


def _file(one: Count, language: str) -> str:
    """A file, with how often it has what."""
    boards = translate("audit", "boards: {boards}", language).format(boards=one.boards)
    found = (f"{phrase(KINDS[kind], language)}: {number}" for kind, number in one.kinds.items())
    return paper.wrap(f"{one.file}: {'; '.join((boards, *found))}", "  ", "      ")
