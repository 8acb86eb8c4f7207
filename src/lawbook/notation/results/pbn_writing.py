"""Results as PBN: games as they were read, with what is known put in its place; or a table under each board."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from lawbook.bridge import Board
from lawbook.notation.pbn import deal_text
from lawbook.notation.results.model import (
    BoardResult,
    Both,
    Contestant,
    Event,
    Kept,
    Measure,
    Scoring,
    Section,
)
from lawbook.notation.results.pbn import TABLES
from lawbook.notation.results.pbn_fields import COLUMNS, contestant_columns, tags_of
from lawbook.notation.results.pbn_tables import written_rows

__all__ = ["pbn_text", "system_of"]

SYSTEMS = {
    Scoring.MATCHPOINTS: "MP",
    Scoring.CROSS_IMPS: "IMP;Cross",
    Scoring.BUTLER: "IMP;Butler",
    Scoring.TEAMS: "IMP",
}
_VULNERABLE = ("None", "NS", "EW", "All")
_WIDTHS = {"Contract": r"\5L", "Declarer": r"\1R", "Result": r"\2R", "Lead": r"\3L"}
_ENDS = {Measure.MATCHPOINTS: "MP", Measure.IMPS: "IMP", Measure.PERCENTAGE: "Percentage"}


def pbn_text(event: Event) -> str:
    """The event as a file; reading it gives the results back, and what the file had besides."""
    several = len(event.sections) > 1
    games = [
        game
        for place, session in enumerate(event.sessions, start=1)
        for section in session.sections
        for game in _games(section, event, _of_several(event, place, section) if several else {})
    ]
    head = "" if event.format == "PBN" else "% PBN 2.1\n"
    return head + "\n\n".join(games) + "\n"


def system_of(event: Event) -> str:
    """How the event is scored, as the tag says it: no word twice."""
    said = (*SYSTEMS.get(event.scoring, "").split(";"), *event.modifiers)
    return ";".join(dict.fromkeys(filter(None, said)))


def _of_several(event: Event, place: int, section: Section) -> dict[str, str]:
    """The tags that keep the sections of an event apart, each with its own session."""
    session = event.sessions[place - 1]
    apart = {"Stage": session.name or str(place)} if len(event.sessions) > 1 else {}
    if len(session.sections) > 1:
        apart["Section"] = section.name or str(session.sections.index(section) + 1)
    return apart


def _games(section: Section, event: Event, apart: Mapping[str, str]) -> Iterator[str]:
    """The games of a section: a game for each table if that is how they were read, else one for each board."""
    kept = section.kept_of_boards if event.format == "PBN" else {}
    single = event.format == "PBN" and not any(name in TABLES for board in kept.values() for name, _ in board)
    if single:
        yield from (_again(board, tags_of(BoardResult(board=number)), {}) for number, board in kept.items())
        yield from (_again(one.kept, tags_of(one), {}) for one in section.results)
        return
    numbers = dict.fromkeys([*kept, *(one.board for one in section.results)])
    for place, number in enumerate(numbers):
        results = [one for one in section.results if one.board == number]
        if number in kept:
            yield _again(kept[number], {"Board": number}, _rows(kept[number], results, section.contestants))
        else:
            tags = {**_tags(number, section.board(number), event), **apart}
            yield _board(tags, results, section.contestants if place == 0 else ())


def _again(kept: Kept, known: dict[str, str], rows: dict[str, str]) -> str:
    """A game as it was read, with what is known in its place."""
    left, lines = dict(known), []
    for key, value in kept:
        name, _, part = key.partition("/")
        if key == "{":
            lines.append(value if value[:1] == "%" else f"{{{value}}}")
        elif part == "note":
            lines.append(f'[Note "{_escaped(value)}"]')
        elif part == "rows":
            lines.append(value.strip("\n"))
        elif not part:
            told = left.pop(name, "")
            lines.append(f'[{name} "{_escaped(value[1:-1] if value else told)}"]')
            lines += [rows[name]] if name in rows else []
    # what a game has taken over from another, or its auction tells, stays there
    lines += (
        f'[{name} "{_escaped(value)}"]' for name, value in left.items() if value and name.startswith("Score")
    )
    return "\n".join(lines)


def _escaped(value: str) -> str:
    return value.replace('"', '\\"')


def _rows(kept: Kept, results: Sequence[BoardResult], contestants: Sequence[Contestant]) -> dict[str, str]:
    """The rows of the tables of a game that was read."""
    headers = {key: value[1:-1] for key, value in kept if key in TABLES}
    strings = {
        name: frozenset(";".join(v for k, v in kept if k == f"{name}/quoted").split(";")) for name in headers
    }
    told = {
        "ScoreTable": [
            _merged(one.kept, {name: text(one) for name, text in COLUMNS.items()}) for one in results
        ],
        "TotalScoreTable": [_merged(one.kept, contestant_columns(one)) for one in contestants],
    }
    return {name: written_rows(header, told[name], strings[name]) for name, header in headers.items()}


def _merged(kept: Kept, known: dict[str, str]) -> dict[str, str]:
    return known | {name: value for name, value in kept if value}


def _board(tags: Mapping[str, str], results: Sequence[BoardResult], contestants: Sequence[Contestant]) -> str:
    """A board with the results of all who played it; with the first of them the totals."""
    lines = [f'[{name} "{_escaped(value)}"]' for name, value in tags.items()]
    if contestants:
        lines += _totals(contestants)
    header = _header(results)
    rows = [{name: text(one) for name, text in COLUMNS.items()} for one in results]
    lines += [f'[ScoreTable "{header}"]', written_rows(header, rows)]
    return "\n".join(lines)


def _tags(number: str, board: Board, event: Event) -> dict[str, str]:
    return {
        "Event": event.name or "?",
        "Site": event.site or "?",
        "Date": event.date or "?",
        "Board": number,
        **dict.fromkeys(("West", "North", "East", "South"), ""),
        "Dealer": "?" if board.dealer is None else board.dealer.name,
        "Vulnerable": "?" if board.vulnerability is None else _VULNERABLE[board.vulnerability],
        "Deal": "?" if board.deal is None or board.dealer is None else deal_text(board.deal, board.dealer),
        "Scoring": system_of(event) or "?",
        **dict.fromkeys(("Declarer", "Contract", "Result"), ""),
    }


def _header(results: Iterable[BoardResult]) -> str:
    """The columns in which something stands, as wide as they need."""
    told = list(results)
    measures = [measure for measure in Measure if any(any(one.figures.get(measure, Both())) for one in told)]
    figures = {f"{_ENDS[measure]}_{side}" for measure in measures for side in ("NS", "EW")}
    names = [
        name for name in COLUMNS if name in figures or not name.startswith(("MP_", "IMP_", "Percentage_"))
    ]
    return ";".join(
        name + _WIDTHS.get(name, rf"\{max((len(COLUMNS[name](one)) for one in told), default=1) or 1}R")
        for name in names
    )


def _totals(contestants: Sequence[Contestant]) -> list[str]:
    rows = [contestant_columns(one) for one in contestants]
    names = (
        "Rank",
        "PairId",
        "Direction",
        "TotalScore",
        "TotalPercentage",
        "NrBoards",
        "Penalty",
        "CarryOver",
        "Names",
    )
    used = [name for name in names if name in {"PairId", "Names"} or any(row[name] for row in rows)]
    header = ";".join(rf"{name}\{max(len(row[name]) for row in rows) or 1}R" for name in used)
    return [f'[TotalScoreTable "{header}"]', written_rows(header, rows)]
