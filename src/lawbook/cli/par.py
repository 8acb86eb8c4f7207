"""`lawbook par`: hand records: tricks with all cards seen, what can be made, par and points."""

import json
from collections.abc import Iterator
from pathlib import Path

import click

from lawbook.boards.paper import PAGES, record_pdf
from lawbook.boards.record import HandRecord, records_of
from lawbook.boards.words import DOWN, heading_of, joined_rows, made, note, pars_told, strain_name, suit_lines
from lawbook.bridge import Board, Seat, Side
from lawbook.cli import options, paper
from lawbook.cli.files import written_to
from lawbook.errors import CaseError
from lawbook.notation import deal_text
from lawbook.notation.exchange.boards import boards_of
from lawbook.notation.exchange.contents import read_contents

_LEFT, _ACROSS = 14, 20


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--board",
    "numbers",
    multiple=True,
    type=int,
    metavar="NUMBER",
    help="Only this board; may be given often.",
)
@click.option("--pdf", type=click.Path(path_type=Path), help="Write the hand records as PDF.")
@click.option(
    "--page",
    type=click.Choice([str(one) for one in PAGES]),
    default="16",
    show_default=True,
    help="Boards to a page.",
)
@click.option("--title", default="", help="Stands at the head of each page.")
@click.option("--no-solve", is_flag=True, help="Print hands and points alone.")
@options.language
@options.as_json
def par(  # noqa: PLR0913, PLR0917  # one parameter for each option
    file: Path,
    numbers: tuple[int, ...],
    pdf: Path | None,
    page: str,
    title: str,
    no_solve: bool,  # noqa: FBT001  # click passes flags by name
    lang: str,
    json_wanted: bool,  # noqa: FBT001
) -> None:
    """Print hand records: the hands, the tricks of every declarer with all cards seen, par and points.

    FILE is any file with deals that `lawbook convert` reads.
    """
    boards = boards_of(game.board for game in read_contents(file).games)
    chosen = [board for board in boards if not numbers or board.number in numbers]
    if not chosen or set(numbers) - {board.number for board in chosen}:
        raise CaseError("{file}: no such board with four hands is in it; name another", file=file)
    records = records_of(chosen, solved=not no_solve)
    if pdf is not None:
        written_to(pdf, record_pdf(records, title=title, page=int(page), language=lang))
    if json_wanted:
        click.echo(json.dumps([_object(record) for record in records], ensure_ascii=False, indent=2))
    elif pdf is None:
        click.echo("\n".join(line for record in records for line in _told(record, lang)))
        if not no_solve:
            click.echo(paper.wrap(note(lang)))


def _told(record: HandRecord, language: str) -> Iterator[str]:
    """A record as text, the hands as a cross."""
    north, east, south, west = (suit_lines(record, seat, language) for seat in Seat)
    points = [str(record.points[seat]) for seat in Seat]
    yield paper.heading(heading_of(record, language))
    yield from (f"{'':{_LEFT}}{line}" for line in north)
    yield from (f"{one:<{_LEFT + _ACROSS}}{other}" for one, other in zip(west, east, strict=True))
    yield from (f"{'':{_LEFT}}{line}" for line in south)
    yield "  ".join(f"{name} {told}" for name, told in zip("NESW", points, strict=True))
    if record.results is not None:
        yield f"{'':4}" + "".join(f"{strain_name(strain, language):>4}" for strain in DOWN)
        for who, tricks in joined_rows(record, language):
            yield f"{who:<4}" + "".join(f"{won:>4}" for won in tricks)
        yield " · ".join(made(record, side, language) for side in Side)
        yield from pars_told(record, language)
    yield ""


def _object(record: HandRecord) -> dict[str, object]:
    board: Board = record.board
    tricks = None
    if record.results is not None:
        tricks = {seat.name: {strain.letter: record.tricks(strain, seat) for strain in DOWN} for seat in Seat}
    return {
        "version": 1,
        "board": board.number,
        "deal": None if board.deal is None else deal_text(board.deal),
        "points": dict(zip((seat.name for seat in Seat), record.points, strict=True)),
        "tricks": tricks,
        "par": [
            {
                "score": one.score,
                "contracts": [
                    {
                        "contract": f"{told.bid.level}{told.bid.strain.letter}{'X' * told.doubled}",
                        "declarers": [seat.name for seat in told.seats],
                        "tricks": told.tricks,
                    }
                    for told in one.contracts
                ],
            }
            for one in record.pars
        ],
    }
