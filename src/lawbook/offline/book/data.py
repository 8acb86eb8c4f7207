"""The data of the small book: all that its script needs, to be written as JSON."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from lawbook.languages import LANGUAGES, names
from lawbook.law.book import NEWEST, find_law, laws, printing
from lawbook.law.provision import Section
from lawbook.law.routes import ROUTES
from lawbook.offline.book.shelf import Shelf, State
from lawbook.offline.book.walking import Walk
from lawbook.offline.book.words import WORDS
from lawbook.text import render
from lawbook.web.tiles import OFTEN, TILES, Phase

__all__ = ["book_data"]


def book_data() -> dict[str, Any]:
    """The tiles, the Laws and all that they lead to, of the code in force and the default of the Laws."""
    shelf = Shelf()
    walk = Walk(shelf)
    known = {name: ROUTES.get(name) or find_law(name) for name in (*ROUTES, *laws())}
    entered = {name: [shelf.text(partial(render.title, law)), walk.root(name)] for name, law in known.items()}
    told = {
        "languages": [[code, names()[code]] for code in LANGUAGES],
        "code": printing(NEWEST),
        "words": {said: shelf.message(said) for said in WORDS},
        "sections": [shelf.text(partial(render.phrase, one)) for one in Section],
        "phases": [shelf.message(phase.value) for phase in Phase],
        "often": OFTEN,
        "tiles": [
            [tile.key, list(Phase).index(tile.phase), shelf.message(tile.say), tile.start, dict(tile.answers)]
            for tile in TILES
        ],
        "laws": entered,
    }
    return {**told, **_rows(shelf)}


def _rows(shelf: Shelf) -> dict[str, Any]:
    facts = [shelf.fact_row(fact) for fact in shelf.facts]
    return {
        "facts": facts,
        "texts": _by_language(shelf.texts),
        "utterances": _by_language(shelf.utterances),
        "speeches": list(shelf.speeches),
        "provisions": list(shelf.provisions),
        "records": list(shelf.records),
        "handings": [[law, dict(given)] for law, given in shelf.handings],
        "states": [_short(state) for state in shelf.states],
    }


def _by_language(rows: Iterable[tuple[Any, ...]]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


def _short(state: State) -> list[object]:
    """A state without what it has nothing of at its end."""
    row: list[object] = list(state)
    nothing = list(State(0, 0))
    while len(row) > 2 and row[-1] == nothing[len(row) - 1]:
        row.pop()
    return row
