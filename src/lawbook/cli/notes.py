"""What a file of games says of its calls: as it was understood, and where it stands."""

from collections.abc import Iterable, Iterator

from lawbook.bridge import Auction, Call, Seat, Side
from lawbook.cli import paper
from lawbook.meaning.systems.noted import NotedCall, Taken, notes_of
from lawbook.meaning.systems.system import System
from lawbook.meaning.terms.meanings import Meaning
from lawbook.notation import call_text
from lawbook.notation.game import Game, GameCall
from lawbook.systemfile import system_called
from lawbook.text import render
from lawbook.text.catalogue import translate
from lawbook.text.reading_back import read_back

__all__ = ["notes_told"]


def notes_told(game: Game, language: str) -> Iterator[str]:
    """The calls that the file explains, then those of the systems that it names, with what each is taken to mean."""
    yield from _explained(game, language)
    for side in Side:
        system = system_called(game.system(side))
        if system is not None:
            yield from _by_system(game, side, system, language)


def _explained(game: Game, language: str) -> Iterator[str]:
    notes = [note for note in notes_of(game, language) if note.note.taken is not Taken.MARKED]
    if not notes:
        return
    said = translate("desk", "What calls show, by the alerts and notes of {file}", language)
    yield paper.heading(paper.wrap(said.format(file=game.name)))
    for note in notes:
        yield paper.wrap(f"{_made(note.seat, note.call, language)}: “{note.note.words}”", "  - ", "    ")
        yield from _beneath(_understood(note, language))
    yield ""


def _by_system(game: Game, side: Side, system: System, language: str) -> Iterator[str]:
    """The calls of a side that nobody explained, by the system that its tag names."""
    shown = list(_agreed(game, side, system))
    if not shown:
        return
    said = translate("desk", "What the other calls of {side} show, by {system}, which {file} names", language)
    told = said.format(side=render.value(side, language), system=system.title, file=game.name)
    yield paper.heading(paper.wrap(told))
    yield from _beneath([_only_a_name(language)])
    for made, meaning in shown:
        yield paper.wrap(_made(made.seat, made.call, language), "  - ", "    ")
        yield from _beneath(read_back(meaning, language))
    yield ""


def _agreed(game: Game, side: Side, system: System) -> Iterator[tuple[GameCall, Meaning]]:
    calls = tuple(made.call for made in game.calls)
    for place, made in enumerate(game.calls):
        if made.seat.side is side and not made.note:
            found = system.find(Auction(game.calls[0].seat, calls), place)
            if found is not None:
                yield made, found.own


def _made(seat: Seat, call: Call, language: str) -> str:
    return f"{render.value(seat, language)} {call_text(call, language)}"


def _beneath(lines: Iterable[str]) -> Iterator[str]:
    return (paper.wrap(line, "    ", "    ") for line in lines)


def _understood(told: NotedCall, language: str) -> Iterator[str]:
    if told.note.meaning is None:
        yield translate("desk", "Not understood: ask what it means.", language)
        return
    if told.note.taken is Taken.ASSUMED:
        yield _only_a_name(language)
    yield from read_back(told.note.meaning, language)


def _only_a_name(language: str) -> str:
    return translate(
        "desk", "Only a name: as most pairs play it, unless these have agreed otherwise.", language
    )
