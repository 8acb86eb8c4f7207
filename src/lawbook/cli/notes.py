"""What a file of games says of its calls: as it was understood, and where it stands."""

from collections.abc import Iterator

from lawbook.cli import paper
from lawbook.meaning.systems.noted import NotedCall, Taken, notes_of
from lawbook.notation import call_text
from lawbook.notation.game import Game
from lawbook.text import render
from lawbook.text.catalogue import translate
from lawbook.text.reading_back import read_back

__all__ = ["notes_told"]


def notes_told(game: Game, language: str) -> Iterator[str]:
    """Each call that the file explains, its words, and the meaning that they are taken for."""
    notes = [note for note in notes_of(game, language) if note.note.taken is not Taken.MARKED]
    if not notes:
        return
    said = translate("desk", "What calls show, by the alerts and notes of {file}", language)
    yield paper.heading(paper.wrap(said.format(file=game.name)))
    for note in notes:
        who = f"{render.value(note.seat, language)} {call_text(note.call, language)}"
        yield paper.wrap(f"{who}: “{note.note.words}”", "  - ", "    ")
        yield from (paper.wrap(line, "    ", "    ") for line in _understood(note, language))
    yield ""


def _understood(told: NotedCall, language: str) -> Iterator[str]:
    if told.note.meaning is None:
        yield translate("desk", "Not understood: ask what it means.", language)
        return
    if told.note.taken is Taken.ASSUMED:
        yield translate(
            "desk", "Only a name: as most pairs play it, unless these have agreed otherwise.", language
        )
    yield from read_back(told.note.meaning, language)
