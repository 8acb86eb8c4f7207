"""Played boards in PBN and LIN, with the results that the same file tells of them."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache

from lawbook.audit.cards import FileDeals
from lawbook.audit.claims import about_claim
from lawbook.audit.finding import Finding, Row
from lawbook.audit.games import about_game, replayed
from lawbook.audit.results import about_result, disagreements
from lawbook.audit.rows import Asked, dealt, row_of, rows_with
from lawbook.equity.solver import Solver, double_dummy
from lawbook.notation.game import Game, Report
from lawbook.notation.lin import parse_lin
from lawbook.notation.pbn_games import parse_pbn
from lawbook.notation.results.lin_results import match_results
from lawbook.notation.results.model import BoardResult, Section
from lawbook.notation.results.pbn_fields import from_game, from_row
from lawbook.notation.results.pbn_tables import read_rows

__all__ = ["lin_rows", "pbn_rows"]

_FIELD = ("Event", "Date", "Stage", "Section", "Round", "HomeTeam", "VisitTeam")
"""The tags of those who play the same boards."""
_TABLE = "ScoreTable"


def pbn_rows(name: str, text: str, asked: Asked) -> Iterator[Row]:
    """The rows of a file in PBN: one for each game, and one for each row of its table of results."""
    deals = FileDeals()
    with _solver(asked) as solver:
        for game in parse_pbn(text, name, strict=False):
            one, section = _result(game)
            field = tuple(game.tags.get(tag, "") for tag in _FIELD)
            found = [*_about(game, solver, asked), *deals.about(field, game.board)]
            if _TABLE in game.tags:
                yield from _table_rows(name, game, section, asked)
                if not found:
                    continue
            else:
                found += about_result(one, section)
            row = _row(name, "PBN", game, one)
            yield from rows_with(row, found, asked)


def _row(name: str, form: str, game: Game, one: BoardResult) -> Row:
    return dealt(row_of(name, form, game.line, one), game.board, game.tags.get("Date", ""))


def _solver(asked: Asked) -> AbstractContextManager[Solver | None]:
    return double_dummy() if asked.double_dummy else nullcontext()


def _result(game: Game) -> tuple[BoardResult, Section]:
    """What a game tells as a result, and the section that has its board."""
    one = from_game(game, second=game.tags.get("Room") == "Closed")
    return one, Section(boards={one.board: game.board})


def _about(game: Game, solver: Solver | None, asked: Asked) -> Iterator[Finding]:
    told, stopped = replayed(game)
    yield from about_game(game, told, stopped, asked.language)
    if solver is not None and stopped is None:
        yield from about_claim(game, told, solver)


def _table_rows(name: str, game: Game, section: Section, asked: Asked) -> Iterator[Row]:
    board = str(game.board.number or game.tags.get("Board", "") or "?")
    for row in read_rows(game.tags[_TABLE], game.rows.get(_TABLE, "")):
        one = from_row(row, board, game.line + row.place)
        told = _row(name, "PBN", game, one)
        yield from rows_with(told, about_result(one, section), asked)


def lin_rows(name: str, text: str, asked: Asked) -> Iterator[Row]:
    """The rows of a file in LIN: one for each board played, beside the list of results of its match."""
    deals = FileDeals()
    untold: dict[tuple[str, str], BoardResult] = {}
    match = ("", "")
    with _solver(asked) as solver:
        for game in parse_lin(text, name, strict=False):
            one, section = _result(game)
            told = game.rows.get("vg", ""), game.rows.get("rs", "")
            if told != match:
                match, untold = told, untold | _listed(*told)
            listed = _listed(*match).get((one.board, one.room))
            untold.pop((one.board, one.room), None)
            found = [*_about(game, solver, asked), *deals.about(match, game.board)]
            found += about_result(one, section)
            found += () if listed is None else disagreements(one, listed)
            yield from rows_with(_row(name, "LIN", game, one), found, asked)
    yield from (row_of(name, "LIN", one.line, one) for one in untold.values())


@lru_cache(maxsize=1)
def _listed(title: str, results: str) -> dict[tuple[str, str], BoardResult]:
    """The results that stand in the heading of a match, by board and room."""
    told = match_results(results, [part.strip() for part in title.split(",")], Report("", strict=False))
    return {(one.board, one.room): one for one in told}
