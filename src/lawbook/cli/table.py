"""`lawbook table`: the record of a story, what is irregular in it, and what may be called now."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import click

from lawbook.casefile import load
from lawbook.cli import options, paper
from lawbook.cli.tricks import play_diagram
from lawbook.desk import replay
from lawbook.desk.objects import table_object
from lawbook.errors import CaseError, Wording
from lawbook.notation import call_text, card_text, diagram_text
from lawbook.notation.game import Game
from lawbook.table import Table, in_force
from lawbook.table.auction.bidding import legal_calls
from lawbook.table.seen.revoke import play_ended
from lawbook.text import render
from lawbook.text.bidding import bidding_diagram, fate, fault
from lawbook.text.catalogue import translate
from lawbook.text.playing import norm, play_fate, play_fault, to_play
from lawbook.text.refusals import said_in


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--board", type=int, metavar="NUMBER", help="Only the board of this number.")
@options.language
@options.as_json
def table(file: Path, board: int | None, lang: str, json_wanted: bool) -> None:  # noqa: FBT001  # click passes flags by name
    """Replay what happened: the auction, what is irregular, what may be called now.

    FILE is a case file, or played boards in PBN or LIN.
    """
    pages = [page for page in _pages(file) if board in {None, page.told.board.number}]
    if not pages and board is None:
        raise CaseError("{file}: no board can be read in it; give played boards or a case file", file=file)
    if not pages:
        raise CaseError(
            "{file}: no board {board} in it; leave --board out to see all", file=file, board=board
        )
    if json_wanted:
        objects = [table_object(page.told) for page in pages]
        click.echo(json.dumps(objects[0] if len(objects) == 1 else objects, ensure_ascii=False, indent=2))
        return
    for page in pages:
        click.echo("\n".join(_text(page, lang)))


@dataclass(frozen=True, slots=True)
class Page:
    """One table, and what is said about it."""

    told: Table
    title: str = ""
    problems: tuple[str, ...] = ()
    """What is wrong with the file."""
    game: Game | None = None
    """The board of a file of games, which was played out: its tricks are shown, and what the file says of calls."""


def _pages(file: Path) -> Iterator[Page]:
    if file.suffix.lower() in {".pbn", ".lin"}:
        yield from _games(file)
    else:
        yield from (Page(replay(case), case.title) for case in load(file))


def _games(file: Path) -> Iterator[Page]:
    """The boards of a file of games; a card that cannot have been played ends the story of its board."""
    from lawbook.notation.files import read_games  # noqa: PLC0415  # most stories are case files
    from lawbook.table.reading import story_of  # noqa: PLC0415

    for game in read_games(file):
        told, problems = Table(game.board), game.problems
        try:
            for event in story_of(game):
                told.push(event)
        except CaseError as error:
            problems = (
                *problems,
                Wording("{file}, line {line}: {error}", file=game.name, line=game.line, error=error),
            )
        yield Page(told, " · ".join(_about(game.tags)), problems, game)


def _about(tags: Mapping[str, str]) -> Iterator[str]:
    """What a page is headed with: the event, the match, the room."""
    teams = [tags[name] for name in ("HomeTeam", "VisitTeam") if tags.get(name)]
    about = [tags.get("Event", ""), tags.get("Stage", ""), " - ".join(teams), tags.get("Room", "")]
    return (part for part in about if part not in {"", "?"})


def _text(page: Page, language: str) -> Iterator[str]:
    told = page.told
    if page.title or page.game is not None:
        yield paper.heading(paper.wrap(" · ".join(_heading(page, language))))
    if told.deal is not None:
        yield diagram_text(told.deal, language)
        yield ""
    if told.beginning is None:
        yield from bidding_diagram(told, language)
        yield ""
    if page.game is not None:
        yield from _notes(page.game, language)
    yield from _irregular(told, language)
    yield from _irregular_plays(told, language)
    yield from _now(told, language)
    yield from play_diagram(told, language)
    yield from _in_force(told, language)
    yield from _in_play(told, language)
    if page.game is not None:
        yield from (paper.wrap(said_in(problem, language), "! ", "  ") for problem in page.problems)
        yield ""


def _notes(game: Game, language: str) -> Iterator[str]:
    if game.explains:
        from lawbook.cli.notes import notes_told  # noqa: PLC0415  # meanings take a while to read, and few files have notes

        yield from notes_told(game, language)


def _heading(page: Page, language: str) -> Iterator[str]:
    if page.told.board.number is not None and page.game is not None:
        yield translate("desk", "Board {number}", language).format(number=page.told.board.number)
    if page.title:
        yield page.title


def _irregular(told: Table, language: str) -> Iterator[str]:
    for mark, matter in enumerate(told.matters, start=1):
        called = "" if matter.call is None else f", {call_text(matter.call, language)}"
        said = f"{render.value(matter.seat, language)}{called}: {fault(matter, language)}"
        yield paper.wrap(f"({mark}) {said}; {fate(told, matter, language)}", "  ", "      ")
    for seat in (*told.long_hands, *told.short_hands):
        said = translate("desk", "{seat}: cards held: {number}", language)
        yield "  " + said.format(seat=render.value(seat, language), number=told.count(seat))


def _irregular_plays(told: Table, language: str) -> Iterator[str]:
    for matter in told.play_matters:
        card = "" if matter.card is None else f", {card_text(matter.card, language)}"
        trick = translate("desk", "Trick {number}", language).format(number=matter.trick)
        who = f"{trick}: {render.value(matter.seat, language)}{card}"
        said = f"{who}: {play_fault(matter, language)}; {play_fate(told, matter, language)}"
        yield paper.wrap(said, "  ", "      ")


def _in_force(told: Table, language: str) -> Iterator[str]:
    yield from (paper.wrap(norm(row, language), "  ", "    ") for row in in_force(told))


def _in_play(told: Table, language: str) -> Iterator[str]:
    """Who may lead or play what."""
    playing = told.position
    if playing is None or told.play_over or play_ended(told):
        return
    turn = to_play(playing, language)
    if turn is not None:
        yield paper.wrap(turn, "", "  ")


def _now(told: Table, language: str) -> Iterator[str]:
    turn = told.bidding.turn
    if turn is None:
        if told.contract is not None:
            yield translate("desk", "Contract: {contract}", language).format(contract=told.contract)
        return
    calls = " ".join(call_text(call, language) for call in legal_calls(told.bidding))
    said = translate("desk", "{seat} is to call: {calls}", language)
    yield paper.wrap(said.format(seat=render.value(turn, language), calls=calls))
