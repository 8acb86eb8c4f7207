"""`lawbook convert`: boards in another format, with a list of what that format cannot hold."""

import json
from collections.abc import Iterator
from pathlib import Path

import click

from lawbook.cli import options, paper
from lawbook.cli.files import written_to
from lawbook.errors import NotationError
from lawbook.notation.exchange.contents import Contents, read_contents
from lawbook.notation.exchange.converting import Converted, converted
from lawbook.notation.exchange.formats import Format, format_to_write
from lawbook.notation.exchange.losses import Loss
from lawbook.text.catalogue import translate
from lawbook.text.refusals import said_in
from lawbook.text.render import value


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.argument("out", type=click.Path(path_type=Path))
@click.option("--to", "wanted", metavar="FORMAT", help="The format, where the name of OUT does not tell it.")
@click.option(
    "--first",
    type=click.IntRange(1, 999),
    help="Number of the first board of a file without numbers (BRI, DGE, DUP).",
)
@click.option("--lossless", is_flag=True, help="Refuse, and write nothing, if anything would be lost.")
@click.option("--strict", is_flag=True, help="Refuse a file with anything that cannot be read.")
@options.language
@options.as_json
def convert(  # noqa: PLR0913, PLR0917  # one parameter for each option
    file: Path,
    out: Path,
    wanted: str | None,
    first: int | None,
    lossless: bool,  # noqa: FBT001  # click passes flags by name
    strict: bool,  # noqa: FBT001
    lang: str,
    json_wanted: bool,  # noqa: FBT001
) -> None:
    """Write the boards of FILE to OUT in another format: pbn, lin, rbn, xml (USEBIO), csv, dlm, dup, dge, bri.

    What was written is read again and laid beside the original: whatever is not in it is listed. FILE may also
    be anything that `lawbook score` reads; - is what is piped in or out.
    """
    target = format_to_write(wanted or out.suffix)
    source = read_contents(file, strict=strict, first=first)
    made = converted(source, target)
    if lossless and made.lost:
        raise NotationError(
            "{out} is not written: {target} has no place for {what}; leave out --lossless",
            out=out,
            target=target.name,
            what=", ".join(value(loss.aspect, lang) for loss in made.lost),
        )
    written_to(out, made.written)
    if json_wanted and str(out) != "-":
        click.echo(json.dumps(_object(file, out, source, target, made), ensure_ascii=False, indent=2))
    else:
        click.echo("\n".join(_told(out, source, target, made, lang)), err=True)


def _boards(source: Contents) -> int:
    return len({game.board.number or game.board.deal for game in source.games})


def _told(out: Path, source: Contents, target: Format, made: Converted, language: str) -> Iterator[str]:
    said = translate("desk", "{file} ({format}): boards: {boards}, tables: {tables}", language)
    yield paper.wrap(said.format(file=out, format=target, boards=_boards(source), tables=len(source.games)))
    yield from (paper.wrap(said_in(problem, language), "! ", "  ") for problem in source.problems)
    if made.lost:
        yield paper.heading(translate("desk", "Not in it:", language))
        yield from (paper.wrap(_loss(loss, language), "  - ", "    ") for loss in made.lost)
    else:
        yield translate("desk", "Nothing is lost.", language)


def _loss(loss: Loss, language: str) -> str:
    names = ", ".join(loss.names)
    return f"{value(loss.aspect, language)}: {loss.number}" + (f" ({names})" if names else "")


def _object(file: Path, out: Path, source: Contents, target: Format, made: Converted) -> dict[str, object]:
    lost = [
        {"what": loss.aspect.value, "number": loss.number, "names": list(loss.names)} for loss in made.lost
    ]
    return {
        "version": 1,
        "file": str(file),
        "written": str(out),
        "format": target.name,
        "boards": _boards(source),
        "tables": len(source.games),
        "lost": lost,
        "problems": list(source.problems),
    }
