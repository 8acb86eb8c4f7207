"""Results on web pages: a traveller of a board, or the ranking, with headings in several languages.

The programs Pary and KoPS of Poland, Bridge Base Online, and whatever has columns like theirs.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from urllib.parse import unquote

from lawbook.bridge import Board
from lawbook.errors import NotationError, Wording
from lawbook.notation.game import Look, Report
from lawbook.notation.letters import shown
from lawbook.notation.lin import parse_lin
from lawbook.notation.results import fields
from lawbook.notation.results.model import (
    BoardResult,
    Contestant,
    Event,
    Measure,
    Scoring,
    Section,
    place_of,
)
from lawbook.notation.results.model import Session as OneSession
from lawbook.notation.results.page import Cell, Page, Table, read_page
from lawbook.notation.results.page_columns import Columns, columns_of
from lawbook.notation.results.page_values import (
    AVERAGE,
    PLAYERS,
    award_of,
    figures_of,
    outcome_of,
    players_of,
    score_of,
)
from lawbook.notation.results.short import Short

__all__ = ["parse_page"]

_BOARD = re.compile(r"\b(?:rozdanie|board|donne|spill)(?:\s+nr)?\.?\s+(\d{1,3})\b", re.IGNORECASE)
_LIN = re.compile(r"(?:popuplin\(|lin=)['\"]?([^'\"]+)")
_NUMBERED = re.compile(r"(\d{1,3})(?=\D*$)")
_DIRECTOR = re.compile(r"td|s[ęe]dzia|adj\.?|director|arb\.?|n/a|-|", re.IGNORECASE)


def parse_page(text: str, name: str = "page", *, strict: bool = True) -> Event:
    """What a page tells of an event. Raises NotationError where no table of it has results."""
    report = Report(name, strict=strict)
    page = read_page(text, _hopeful)
    reading = _Reading(report, page, *_board_of(page, name))
    for table in page.tables:
        if not report.given_up:
            reading.take(table)
    if not reading.found:
        raise NotationError(
            "{name}: no table of results is on this page; give one with columns for both pairs, "
            "contract and score",
            name=name,
        )
    if not page.whole and not report.given_up:
        report.add(
            text.count("\n") + 1, "the page breaks off inside a table: rows may be missing; save it again"
        )
    return reading.event()


def _hopeful(page: Page) -> bool:
    """Whether something can be read in the first rows, or too few of them are results to tell."""
    look = Look()
    reading = _Reading(look, page, "", None)
    for table in page.tables:
        if not look.ended:
            reading.take(table)
    return not look.given_up


def _board_of(page: Page, name: str) -> tuple[str, Board | None]:
    """The number of the board that the page is of, and the board if a link has it."""
    for table in page.tables:
        for _, cells in table.rows:
            for link in (link for cell in cells for link in cell.links if "md%7C" in link or "md|" in link):
                found = _LIN.search(link)
                games = list(parse_lin(unquote(found[1]), name, strict=False)) if found else []
                if games and games[0].board.number:
                    return str(games[0].board.number), games[0].board
    said = _BOARD.search(page.text)
    stem = name.rpartition("/")[2].rpartition(".")[0] or name
    number = said or _NUMBERED.search(stem)
    return (str(int(number[1])) if number else "?"), None


@dataclass(slots=True)
class _Reading:
    """A page while its tables are read."""

    report: Report
    page: Page
    number: str
    board: Board | None
    results: list[BoardResult] = field(default_factory=list)
    contestants: list[Contestant] = field(default_factory=list)
    datums: dict[str, str] = field(default_factory=dict)
    found: bool = False

    def take(self, table: Table) -> None:
        """Take the rows of a table, if its headings are of results."""
        rows = list(table.grid())
        columns: Columns = {}
        for place, (line, cells) in enumerate(rows):
            headings: Columns = {}
            if len(columns_of([cells])) > 1:
                headings = columns_of([told for _, told in rows[max(0, place - 2) : place + 1]])
            if _traveller(headings) or (_ranking(headings) and not _traveller(columns)):
                columns = headings
                self.found = True
            elif not columns or not any(cell.text.strip() for cell in cells):
                continue
            elif not self.report.goes_on(line, read=self._row(line, cells, columns)):
                return

    def _row(self, line: int, cells: Sequence[Cell], columns: Columns) -> bool:
        """Whether anything could be read of a row."""
        values = {role: cells[place].text.strip() for role, place in columns.items() if place < len(cells)}
        if not _traveller(columns):
            self._rank(values)
        elif _met(values, cells, columns):
            return self._result(line, values)
        elif any(AVERAGE.search(cell.text) for cell in cells):
            score = score_of(values)
            self.datums[self.number] = "" if score is None else str(score)
        else:
            said = Wording(
                "board {number}: {known} names no pairs",
                number=self.number,
                known=shown(" ".join(cell.text.strip() for cell in cells)),
            )
            self.report.add(line, "{said}; give both", said=said)
            return False
        return True

    def _rank(self, values: Mapping[str, str]) -> None:
        number = values.get("names", "")
        if not number or fields.number_of(values.get("place", "").strip(".=")) is None:
            return
        figure = values.get("percentage") or values.get("score", "")
        self.contestants.append(
            Contestant(
                number=number,
                names=tuple(number.split("+")),
                place=values["place"],
                percentage=figure if "percentage" in values else "",
                total="" if "percentage" in values else figure,
            )
        )

    def _result(self, line: int, values: Mapping[str, str]) -> bool:
        """Whether there is a result in a row of two pairs."""
        ns, ew, players = players_of(values)

        def place() -> str:
            return place_of(self.number, (ns,), (ew,))

        outcome = told = outcome_of(values)
        figures = figures_of(values)
        if told is None:
            contract = values.get("contract", "") or values.get("result", "")
            if not _DIRECTOR.fullmatch(contract.strip()):
                self.report.add(
                    line,
                    "{place}: {contract} is no contract; write a bid, who plays it and the tricks",
                    place=place,
                    contract=shown(contract),
                )
            told = Short(award=award_of(values))
        score = None if told.award else score_of(values)
        if score is None and told.award is None and not told.passed_out and told.tricks is None:
            self.report.add(
                line, "{place}: neither score nor tricks can be read; give one of them", place=place
            )
        self.results.append(
            BoardResult(
                board=self.number,
                ns=(ns,),
                ew=(ew,),
                round=values.get("round", ""),
                table=values.get("table", ""),
                contract=told.contract,
                passed_out=told.passed_out,
                lead=fields.card_of(values.get("lead", "")),
                tricks=told.tricks,
                score=score,
                award=told.award,
                figures=figures,
                players=players,
                line=line,
            )
        )
        return outcome is not None or score_of(values) is not None

    def event(self) -> Event:
        """The event, or the part of it that the page has."""
        boards = {} if self.board is None else {self.number: self.board}
        section = Section(
            contestants=tuple(dict.fromkeys(self.contestants)),
            results=tuple(self.results),
            boards=boards,
            datums=self.datums,
        )
        return Event(
            file=self.report.name,
            format="page",
            name=self.page.title,
            scoring=self._scoring(),
            sessions=(OneSession(sections=(section,)),),
            problems=self.report.rest(),
        )

    def _scoring(self) -> Scoring:
        if self.datums:
            return Scoring.BUTLER
        measures = {measure for result in self.results for measure in result.figures}
        if Measure.IMPS in measures:
            return Scoring.CROSS_IMPS
        return Scoring.MATCHPOINTS if measures else Scoring.UNKNOWN


def _traveller(columns: Columns) -> bool:
    met = {"ns", "ew"} <= columns.keys() or set(PLAYERS) <= columns.keys()
    return met and ("contract" in columns or "result" in columns)


def _ranking(columns: Columns) -> bool:
    return {"place", "names"} <= columns.keys() and bool({"score", "percentage"} & columns.keys())


def _met(values: Mapping[str, str], cells: Sequence[Cell], columns: Columns) -> bool:
    """Whether two pairs are named, each in a cell of its own."""
    if (
        "ns" in columns
        and len({id(cells[place]) for place in (columns["ns"], columns["ew"]) if place < len(cells)}) < 2
    ):
        return False
    return bool((values.get("ns") and values.get("ew")) or all(values.get(seat) for seat in PLAYERS))
