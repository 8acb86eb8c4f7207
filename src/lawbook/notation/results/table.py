"""Results as a table of plain text, for spreadsheets: a row to a result, and one to each contestant.

Rows of contestants have no board. Headings are read in whatever order they stand, and in the words of
several programs; columns that are not understood are carried along.
"""

import csv
from collections.abc import Mapping, Sequence
from io import StringIO

from lawbook.bridge import Board
from lawbook.errors import NotationError
from lawbook.notation.game import Report
from lawbook.notation.letters import shown
from lawbook.notation.results import fields
from lawbook.notation.results.cells import bare
from lawbook.notation.results.model import (
    DIRECTED,
    NOT_PLAYED,
    BoardResult,
    Both,
    Contestant,
    Event,
    Measure,
    Scoring,
    Section,
    Session,
)
from lawbook.notation.results.table_boards import BOARD, PLAYERS, board_told

__all__ = ["CONTESTANT", "FIGURED", "FIGURES", "KNOWN", "RESULT", "parse_csv"]

FIGURES = {Measure.MATCHPOINTS: "mp", Measure.PERCENTAGE: "percent", Measure.IMPS: "imp"}
RESULT: tuple[str, ...] = (
    "board",
    "round",
    "table",
    "room",
    "ns",
    "ew",
    "contract",
    "declarer",
    "lead",
    "tricks",
    "score",
)
RESULT += ("ew_score", "award_ns", "award_ew")
CONTESTANT = (
    "number",
    "names",
    "direction",
    "total",
    "percentage",
    "place",
    "boards",
    "carry_over",
    "penalty",
)
_WORDS = {
    "board": "board no|board number|bd|brd|boardnumber|rozdanie|spill",
    "round": "rnd|round no|round number|roundnumber|runda|runde",
    "table": "tbl|table no|table number|tablenumber|stol|bord",
    "ns": "ns pair|pair ns|ns_pair|pairns|north-south|n-s|ns pair number|ns no|nspairnumber",
    "ew": "ew pair|pair ew|ew_pair|pairew|east-west|e-w|ew pair number|ew no|ewpairnumber",
    "contract": "bid|kontrakt",
    "declarer": "by|decl|dec|played by|ns/ew",
    "lead": "opening lead|leadcard|lead card",
    "tricks": "result|made|tricks taken",
    "score": "ns score|score ns|score_ns|points|nsscore",
    "mp_ns": "ns mp|mp ns|ns mps|ns matchpoints|ns_match_points|nsmp|nsmatchpoints",
    "mp_ew": "ew mp|mp ew|ew mps|ew matchpoints|ew_match_points|ewmp|ewmatchpoints",
    "percent_ns": "ns %|% ns|ns%|ns percent",
    "percent_ew": "ew %|% ew|ew%|ew percent",
    "imp_ns": "ns imp|imp ns|ns imps|imps ns",
    "imp_ew": "ew imp|imp ew|ew imps|imps ew",
    "names": "name|players|pair name",
    "place": "rank|pos|position",
    "number": "pair|no|pair number|team",
}
_OF_EW = "EW Score"
"""East-West's score as they see it, which other programs tell besides; our own `ew_score` is as North-South see it."""
_MEANT = {word: name for name, words in _WORDS.items() for word in words.split("|")}
KNOWN = {*RESULT, *CONTESTANT, "section", "event", "scoring", "vulnerable"}
KNOWN |= {*BOARD, *PLAYERS}
FIGURED = tuple(f"{name}_{side}" for name in FIGURES.values() for side in ("ns", "ew"))
KNOWN |= set(FIGURED)
_COLUMNS = {measure: (f"{name}_ns", f"{name}_ew") for measure, name in FIGURES.items()}

Values = Mapping[str, str]
Parts = tuple[list[BoardResult], list[Contestant], dict[str, Board]]
"""What the rows of one section tell."""


def parse_csv(text: str, name: str = "CSV", *, strict: bool = True) -> Event:
    """The event of a table. Raises NotationError where its first row names no board and no score."""
    report = Report(name, strict=strict)
    lines = text.lstrip("\ufeff").replace("\0", "\ufffd")
    reader = csv.reader(StringIO(lines, newline=""), delimiter=_delimiter(lines), strict=False)
    try:
        rows = [(reader.line_num, row) for row in reader if any(cell.strip() for cell in row)]
    except csv.Error as error:
        raise NotationError(
            "{name}, line {line}: {error}; write one result to a line",
            name=name,
            line=reader.line_num,
            error=error,
        ) from None
    columns = [_meant(bare(heading)) for heading in rows[0][1]] if rows else []
    if "board" not in columns or not {"score", "contract", "award_ns", "tricks"} & set(columns):
        raise NotationError(
            "{name}, line 1: no table of results: the first row must name the columns, among them "
            "board, ns, ew, and score or contract",
            name=name,
        )
    sections: dict[str, Parts] = {}
    values: Values = {}
    for line, row in rows[1:]:
        if len(row) > len(columns):
            report.add(
                line,
                "{text} has {number} cells under {number_2} headings; quote what has a comma",
                text=shown(",".join(row)),
                number=len(row),
                number_2=len(columns),
            )
        values = {key: bare(cell.strip()) for key, cell in zip(columns, row, strict=False)}
        results, contestants, boards = sections.setdefault(values.get("section", ""), ([], [], {}))
        dealt = _board(values, line, report)
        if dealt is not None:
            boards.setdefault(values.get("board", ""), dealt)
        known = dealt is not None
        if values.get("board"):
            results += [] if known and not _played(values) else [_result(values, line, report)]
            known = known or results[-1].told
        elif values.get("number"):
            contestants.append(_contestant(values))
            known = True
        else:
            report.add(
                line,
                "{text} has neither a board nor a contestant's number; give one",
                text=shown(",".join(row)),
            )
        if not report.goes_on(line, read=known):
            break
    return Event(
        file=name,
        format="CSV",
        name=values.get("event", ""),
        scoring=_scoring(values.get("scoring", ""), sections),
        sessions=(Session(sections=tuple(_section(key, *told) for key, told in sections.items())),),
        problems=report.rest(),
    )


def _delimiter(text: str) -> str:
    """What parts the cells: whichever of the usual ones the first line has most of."""
    first = text.partition("\n")[0]
    return max(",;\t", key=first.count)


def _meant(heading: str) -> str:
    bare = " ".join(heading.lower().replace(".", " ").split())
    under = bare.replace(" ", "_")
    if bare in {"ew score", "score ew"}:
        return _OF_EW
    return under if under in KNOWN else _MEANT.get(bare, heading.strip())


def _board(values: Values, line: int, report: Report) -> Board | None:
    try:
        return board_told(values)
    except NotationError as error:
        report.add(line, "{error}", error=error)
        return None


def _played(values: Values) -> bool:
    """Whether a row with a deal has a result, too."""
    return any(values.get(name) for name in (*RESULT[1:], *FIGURED))


def _section(
    name: str, results: Sequence[BoardResult], contestants: Sequence[Contestant], boards: Mapping[str, Board]
) -> Section:
    return Section(name=name, results=tuple(results), contestants=tuple(contestants), boards=boards)


def _scoring(said: str, sections: Mapping[str, Parts]) -> Scoring:
    for scoring in Scoring:
        if said and scoring.value.lower() == said.lower():
            return scoring
    measures = {measure for results, *_ in sections.values() for one in results for measure in one.figures}
    if Measure.IMPS in measures:
        return Scoring.CROSS_IMPS
    return Scoring.MATCHPOINTS if measures else Scoring.UNKNOWN


def _result(values: Values, line: int, report: Report) -> BoardResult:
    contract = values.get("contract", "")
    bid, declarer = fields.bid_of(contract), fields.seat_of(values.get("declarer", ""))
    score = fields.side_score(values.get("score", ""))
    told = BoardResult(
        board=values["board"],
        ns=tuple(filter(None, values.get("ns", "").split(" + "))),
        ew=tuple(filter(None, values.get("ew", "").split(" + "))),
        round=values.get("round", ""),
        table=values.get("table", ""),
        room=values.get("room", ""),
        contract=fields.contract_of(bid, declarer),
        passed_out=fields.is_pass(contract),
        lead=fields.card_of(values.get("lead", "")),
        tricks=fields.tricks_of(values.get("tricks", ""), bid[0].level if bid else None),
        score=score,
        ew_score=_ew_score(values, score),
        award=_award(values) if score is None else None,
        figures=_figures(values),
        players=tuple(values.get(name, "") for name in PLAYERS) if any(map(values.get, PLAYERS)) else (),
        kept=_kept(values),
        line=line,
    )
    _doubted(told, values, report)
    return told


def _doubted(told: BoardResult, values: Values, report: Report) -> None:
    """What of a row cannot be read is listed."""
    if told.told and (told.contract or told.passed_out or told.award or not values.get("contract")):
        return
    for key, read in (("contract", told.contract or told.passed_out or told.award), ("score", told.told)):
        if values.get(key) and not read:
            report.add(
                told.line,
                "{where}: {key} {text} cannot be read; write 4HX by N, -100 or A5050",
                where=lambda: told.where,
                key=key,
                text=shown(values[key]),
            )
    if not told.told:
        report.add(
            told.line, "{where}: no score, contract or award; give one of them", where=lambda: told.where
        )


def _ew_score(values: Values, score: int | None) -> int | None:
    """The score of East-West as North-South see it, where it is another."""
    own = fields.side_score(values.get(_OF_EW, ""))
    if own is not None and score is not None and own != -score:
        return -own
    return fields.side_score(values.get("ew_score", ""))


def _kept(values: Values) -> tuple[tuple[str, str], ...]:
    return tuple((key, value) for key, value in values.items() if key not in KNOWN and value)


def _award(values: Values) -> Both | None:
    told = Both(values.get("award_ns", ""), values.get("award_ew", ""))
    if told.ns or told.ew:
        return Both(*map(_one_award, told))
    ns, ew = values.get("score", ""), values.get(_OF_EW, "")
    return (
        fields.award_of(ns)
        or (fields.award_of(f"{ns}-{ew}") if ew else None)
        or fields.award_of(values.get("contract", ""))
    )


def _one_award(text: str) -> str:
    """One side's award: a number, an average, or the codes of the model."""
    if text.upper() in {DIRECTED, NOT_PLAYED}:
        return text.upper()
    number, code = fields.number_of(text.rstrip("% ")), fields.award_of(text)
    return number or (code.ns if code else DIRECTED)


def _figures(values: Values) -> dict[Measure, Both]:
    figures = {
        measure: Both(values.get(ns, "").rstrip("%"), values.get(ew, "").rstrip("%"))
        for measure, (ns, ew) in _COLUMNS.items()
        if values.get(ns) or values.get(ew)
    }
    return {measure: both for measure, both in figures.items() if both.ns or both.ew}


def _contestant(values: Values) -> Contestant:
    told = {name: values.get(name, "") for name in CONTESTANT if name != "names"}
    names = tuple(filter(None, values.get("names", "").split(" - ")))
    return Contestant(**told, names=names, kept=_kept(values))
