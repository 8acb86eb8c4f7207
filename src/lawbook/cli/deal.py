"""`lawbook deal`: boards by chance, the promise and the proof of how they came about, and what is in a set."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import click

from lawbook.boards.checking import checked
from lawbook.boards.dealing import dealt, dealt_showing
from lawbook.boards.proof import Promise, parse_promise, promised
from lawbook.bridge import Board, Deal, Seat
from lawbook.cli import options, paper
from lawbook.cli.checked import check_object, check_told
from lawbook.cli.files import written_to
from lawbook.entrance import CASE, bytes_of
from lawbook.errors import CaseError, NotationError
from lawbook.meaning import Meaning, parse_meaning
from lawbook.notation.exchange.boards import boards_of
from lawbook.notation.exchange.contents import contents_of, read_contents
from lawbook.notation.exchange.converting import converted
from lawbook.notation.exchange.formats import Format, format_to_write
from lawbook.notation.exchange.pbn_writing import pbn_bytes
from lawbook.notation.game import Game
from lawbook.text.catalogue import translate

_FOR_PLAY = "Dealt by chance from the system's entropy; nothing was chosen or thrown away (Law 6)."
_NOT_FOR_PLAY = "Not for play (Law 6E4): {why}."
_PATH = click.Path(path_type=Path)


@click.command()
@click.argument("number", type=click.IntRange(1, 100_000), required=False)
@click.option(
    "--out",
    type=_PATH,
    default=Path("-"),
    help="Where to; its ending is the format. PBN goes to the terminal.",
)
@click.option(
    "--first",
    type=click.IntRange(1, 100_000),
    default=1,
    show_default=True,
    help="Number of the first board.",
)
@click.option(
    "--north", metavar="MEANING", help="What North holds, in players' words: '15-17 balanced'. For lessons."
)
@click.option("--east", metavar="MEANING", help="The same for East.")
@click.option("--south", metavar="MEANING", help="The same for South.")
@click.option("--west", metavar="MEANING", help="The same for West.")
@click.option("--seed", type=int, help="Deal the same again. For tests; the file says so.")
@click.option(
    "--check", type=_PATH, help="Tell what is in a file of deals; with --verify, whether they are those."
)
@click.option(
    "--promise", type=_PATH, help="Write a secret key to a new file and print what is published of it."
)
@click.option("--keep", type=_PATH, help="Deal a set of the promise in this file.")
@click.option("--verify", type=_PATH, help="Deal a set of this promise again and compare it with --check.")
@click.option("--event", default="", help="With --promise: the name of the event.")
@click.option(
    "--set", "sets", multiple=True, metavar="NAME[=BOARDS]", help="A set of boards; its size with --promise."
)
@click.option(
    "--value", default="", help="The public value; with --promise, which one it will be and when it is known."
)
@click.option("--commitment", default="", help="With --verify: what was published.")
@options.language
@options.as_json
def deal(  # noqa: PLR0913, PLR0917  # one parameter for each option
    number: int | None,
    out: Path,
    first: int,
    north: str | None,
    east: str | None,
    south: str | None,
    west: str | None,
    seed: int | None,
    check: Path | None,
    promise: Path | None,
    keep: Path | None,
    verify: Path | None,
    event: str,
    sets: tuple[str, ...],
    value: str,
    commitment: str,
    lang: str,
    json_wanted: bool,  # noqa: FBT001  # click passes flags by name
) -> None:
    """Deal NUMBER boards, each deal as likely as every other, from the system's entropy.

    With --promise, sets are promised before a public value is known; --keep deals them when it is, and --verify
    proves to anybody that nobody has chosen them. --check counts what is in a file and finds deals that stand twice.
    """
    if json_wanted and (check is None or verify is not None):
        raise click.UsageError(
            "--json goes with --check alone; boards are written as the ending of --out says"
        )
    if promise is not None:
        _promise(promise, event, value, sets, lang)
    elif verify is not None:
        _verify(_told(verify), commitment, sets, value, check, first, lang)
    elif check is not None:
        found = checked(game.board for game in read_contents(check).games)
        click.echo(check_object(found) if json_wanted else "\n".join(check_told(found, lang)))
    elif keep is not None:
        kept = _told(keep)
        _write(
            kept.deals(_one(sets), value),
            out,
            first,
            [f"{_one(sets)}: {kept.commitment}", f"{kept.value}: {value}"],
        )
    elif number is None:
        raise CaseError(
            "nobody has said how many boards: write lawbook deal 36, or one of --check, --promise, --keep"
        )
    else:
        asked = {
            Seat[name]: said for name, said in zip("NESW", (north, east, south, west), strict=True) if said
        }
        _deal(number, out, first, {seat: parse_meaning(said, lang) for seat, said in asked.items()}, seed)


def _deal(number: int, out: Path, first: int, asked: Mapping[Seat, Meaning], seed: int | None) -> None:
    """Deal, and say in the file what it is not good for."""
    why = [f"seed {seed}"] if seed is not None else []
    why += [f"{seat.name} {meaning}" for seat, meaning in asked.items()]
    deals = dealt_showing(asked, number, seed) if asked else dealt(number, seed)
    if why and _format(out) is not Format.PBN:
        raise NotationError(
            "{out}: boards with a seed, or with hands that were asked for, are not for play (Law 6); only PBN says "
            "so in the file: write that",
            out=out,
        )
    _write(deals, out, first, [_NOT_FOR_PLAY.format(why=", ".join(why)) if why else _FOR_PLAY])


def _format(out: Path) -> Format:
    return Format.PBN if str(out) == "-" else format_to_write(out.suffix)


def _boards(deals: Iterable[Deal], first: int) -> Iterator[Board]:
    return (Board.of(number, deal=deal) for number, deal in enumerate(deals, start=first))


def _write(deals: Iterable[Deal], out: Path, first: int, remarks: list[str]) -> None:
    target = _format(out)
    written = pbn_bytes((Game(board=board) for board in _boards(deals, first)), remarks)
    if target is not Format.PBN:
        written = converted(contents_of(written, "dealt.pbn", Format.PBN), target).written
    written_to(out, written)


def _told(path: Path) -> Promise:
    return parse_promise(bytes_of(path, CASE), path.name)


def _one(sets: tuple[str, ...]) -> str:
    if len(sets) != 1:
        raise CaseError("which of the promised sets? Name one: --set NAME")
    return sets[0].partition("=")[0]


def _promise(path: Path, event: str, value: str, sets: tuple[str, ...], language: str) -> None:
    """Make a promise, keep it secret, and print what is published."""
    told = {name.strip(): boards.strip() for name, _, boards in (one.partition("=") for one in sets)}
    if (
        not told
        or not value
        or not all(boards.isdecimal() and 0 < int(boards) <= 999 for boards in told.values())
    ):
        raise CaseError(
            "a promise names its sets, as in --set A=32, and with --value the public value that is to come and when "
            "it will be known"
        )
    made = promised(event, value, {name: int(boards) for name, boards in told.items()})
    written_to(path, made.written, private=True)
    said = translate("desk", "Publish this, and keep {file} secret until the last board is played:", language)
    click.echo(paper.wrap(said.format(file=path)))
    click.echo(made.commitment)


def _verify(  # noqa: PLR0913, PLR0917  # all that was published, and what is looked at
    promise: Promise,
    commitment: str,
    sets: tuple[str, ...],
    value: str,
    check: Path | None,
    first: int,
    language: str,
) -> None:
    """Tell whether the promise is the one that was published, and the boards those that follow from it."""
    if commitment.strip().lower() != promise.commitment:
        raise CaseError(
            "the promise is not the one that was published: its hash is {found}; compare it",
            found=promise.commitment,
        )
    name = _one(sets)
    wanted = list(_boards(promise.deals(name, value), first))
    if check is None:
        raise CaseError("which boards? Name their file: --check FILE")
    found = boards_of(game.board for game in read_contents(check, first=first).games)
    wrong = [board.number for board, own in zip(wanted, found, strict=False) if board.deal != own.deal]
    if wrong or len(wanted) != len(found):
        raise CaseError(
            "the boards are not those of the promise: {number} of {all} differ, board {first} before the others",
            number=len(wrong) + abs(len(wanted) - len(found)),
            all=len(wanted),
            first=wrong[0] if wrong else min(len(wanted), len(found)) + first,
        )
    said = translate(
        "desk",
        "All {number} boards of set {name} follow from the promise and the value: nobody chose them.",
        language,
    )
    click.echo(paper.wrap(said.format(number=len(wanted), name=name)))
