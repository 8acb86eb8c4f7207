"""An event as text for a terminal: its ranking, its log, and what a ruling changes."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from lawbook.cli import paper
from lawbook.cli.worths import worth_said
from lawbook.errors import CaseError
from lawbook.event.content import open_content, where_text
from lawbook.event.entries import Enrolled, Entry, RulingAttached, Where
from lawbook.event.preview import BoardChange, Change, Preview, RankChange
from lawbook.event.ruled import Ruled
from lawbook.event.standing import Standing
from lawbook.event.tournament import Tournament
from lawbook.event.verifying import logged_object
from lawbook.event.worth import worth_text
from lawbook.scoring.exact import published
from lawbook.scoring.ranking import Place
from lawbook.text.catalogue import translate
from lawbook.text.figures import written

__all__ = [
    "NEEDS",
    "board_lines",
    "change_object",
    "event_object",
    "log_lines",
    "log_object",
    "no_such_board",
    "preview_lines",
    "ranking_lines",
]

_NAME = 36


def _(said: str) -> str:
    """The message, marked for the catalogues."""
    return said


NEEDS = (
    _("which side offended"),
    _("which side claimed or conceded"),
    _("the contract and its tricks, where only a score was entered"),
    _("the right result"),
    _("the score of North-South"),
    _("the score of East-West"),
    _("the result without the error of the side that harmed itself"),
    _("the number of tricks"),
    _("the amount of the penalty"),
    _("which player is penalized (Law 12C3)"),
    _("which table played which form of the board"),
    _("whether the side's own figure stands for average plus or for average minus"),
)
"""What may still wait for the Director, as the log has it."""


def ranking_lines(tournament: Tournament, language: str) -> Iterator[str]:
    """The ranking of each line, and the adjustments that are pending."""
    yield paper.heading(paper.wrap(tournament.title))
    enrolled = tournament.contestants
    for line, places in tournament.ranking().items():
        yield ""
        if line:
            yield paper.heading(line)
        longest = max((len(place.contestant) for place in places), default=0)
        for place in places:
            name = f"{'':{longest - len(place.contestant)}}{_named(enrolled, place.contestant)}"
            yield f"{place!s:>7}  {name:<{_NAME}} {written(place.total, language):>9}"
    yield from _pending(tournament, language)


def board_lines(tournament: Tournament, number: str, language: str) -> Iterator[str]:
    """What stands at the tables of a board, and what it brings both sides. Raises CaseError where it has none."""
    ledger, scores = tournament.ledger, tournament.scores
    found = [key for key in ledger.boards if str(key[1]) == number]
    if not found:
        raise no_such_board(number)
    for session, board in found:
        told = translate("desk", "Board {board}, session {session}", language)
        yield ""
        yield paper.heading(f"{told.format(board=board, session=session):<{_NAME}} {'NS':>12} {'EW':>12}")
        for where in ledger.tables_of(session, board):
            worth = scores.board(where)
            ns, ew = (worth.get(side.partition("+")[0]) for side in (where.ns, where.ew))
            told = f"{where.ns} - {where.ew}  {_stands(ledger.standing(where), language)}"
            yield f"  {told:<{_NAME - 2}} {_shown(ns, language):>12} {_shown(ew, language):>12}"


def no_such_board(number: str) -> CaseError:
    """The refusal of a board that nobody has played."""
    return CaseError(
        "board {number}: no result of it is in the files; give one of those that are", number=number
    )


def _pending(tournament: Tournament, language: str) -> Iterator[str]:
    pending = tournament.pending
    if pending:
        yield ""
        yield paper.heading(translate("desk", "Pending:", language))
    for adjustment in pending:
        told = adjustment.proposed
        needs = ", ".join(translate("desk", need, language) for need in told.needs)
        cites = ", ".join(told.cites)
        text = f"{adjustment.number}: {told.where} [{cites}]{': ' if needs else ''}{needs}"
        yield paper.wrap(text, "  ", "    ")


def _named(enrolled: Mapping[str, Enrolled], contestant: str) -> str:
    names = " - ".join(enrolled[contestant].names) if contestant in enrolled else ""
    return f"{contestant} {names}".strip()[:_NAME]


def log_lines(tournament: Tournament, language: str) -> Iterator[str]:
    """Every entry, with its number, its moment and who put it down; what is undone is marked."""
    undone = translate("desk", "undone", language)
    for logged in tournament.ledger.logged:
        mark = "" if tournament.ledger.counts(logged.number) else f" ({undone})"
        by = f" {logged.by}" if logged.by else ""
        head = f"{logged.number:>5}  {logged.at:%Y-%m-%d %H:%M:%S}{by}  {logged.entry.kind}{mark}"
        yield paper.wrap(f"{head}  {_told(logged.entry)}", "", "       ")


def log_object(tournament: Tournament) -> list[dict[str, Any]]:
    """Every entry as JSON, and whether it counts or is undone."""
    ledger = tournament.ledger
    return [{**logged_object(each), "counts": ledger.counts(each.number)} for each in ledger.logged]


def _told(entry: Entry) -> str:
    """The content of an entry, without the keys that open anything; of a ruling only the table and what it cites."""
    if not isinstance(entry, RulingAttached):
        return open_content(entry)
    cites = ", ".join(json.loads(entry.ruling).get("citations", ()))
    return f"{where_text(entry.where)} [{cites}]"


def preview_lines(tournament: Tournament, preview: Preview, language: str) -> Iterator[str]:
    """What entries change: at the table, on the board, and in the ranking."""
    enrolled = tournament.contestants
    for board in preview.boards:
        yield from _board(board, enrolled, language)
    yield from _ranking(preview.ranking, enrolled, language)


def _board(board: BoardChange, enrolled: Mapping[str, Enrolled], language: str) -> Iterator[str]:
    said = translate("desk", "Board {board}, session {session}", language)
    yield paper.heading(said.format(board=board.board, session=board.session))
    old = {standing.where: standing for standing in board.before}
    for new in board.after:
        yield from _table(old.get(new.where), new, language)
    yield ""
    yield from _heads(language)
    beside = False
    for change in board.changes:
        if not change.at_the_table and not beside:
            beside = True
            yield translate("desk", "At the other tables:", language)
        yield _figures(_named(enrolled, change.contestant), change, language)
    yield ""


def _table(old: Standing | None, new: Standing, language: str) -> Iterator[str]:
    before, after = _stands(old, language), _stands(new, language)
    labels = (translate("desk", "before", language), translate("desk", "after", language))
    yield f"  {new.where.ns} - {new.where.ew}"
    if before == after:
        yield paper.wrap(f"{before}", "    ")
        return
    for label, told in zip(labels, (before, after), strict=True):
        yield paper.wrap(f"{label}: {told}", "    ", "      ")


def _stands(standing: Standing | None, language: str) -> str:
    if standing is None or not standing.played:
        return worth_said(None, language)
    form = f" ({standing.form})" if standing.form else ""
    if standing.for_ns == standing.for_ew:
        return worth_said(standing.for_ns, language) + form
    return f"NS {worth_said(standing.for_ns, language)}; EW {worth_said(standing.for_ew, language)}{form}"


def _heads(language: str) -> Iterator[str]:
    before, after = (translate("desk", word, language) for word in ("before", "after"))
    yield paper.heading(f"  {'':<{_NAME}} {before:>12} {after:>12}")


def _figures(name: str, change: Change, language: str) -> str:
    difference = (change.after or Fraction()) - (change.before or Fraction())
    more = written(f"{published(difference):+}", language) if difference else ""
    before, after = _shown(change.before, language), _shown(change.after, language)
    return f"  {name:<{_NAME}} {before:>12} {after:>12} {more:>9}".rstrip()


def _shown(figure: Fraction | None, language: str) -> str:
    return "-" if figure is None else written(published(figure), language)


def _ranking(changes: Iterable[RankChange], enrolled: Mapping[str, Enrolled], language: str) -> Iterator[str]:
    told = list(changes)
    if not told:
        yield translate("desk", "The ranking stays as it is.", language)
        return
    yield paper.heading(translate("desk", "In the ranking:", language))
    yield from _heads(language)
    for change in told:
        name = _named(enrolled, change.contestant)
        yield f"  {name:<{_NAME}} {_place(change.before, language):>12} {_place(change.after, language):>12}"


def _place(place: Place | None, language: str) -> str:
    return "-" if place is None else f"{place!s:>4} {written(place.total, language):>7}"


def event_object(tournament: Tournament) -> dict[str, Any]:
    """The ranking of each line, and what is pending, as JSON."""
    enrolled = tournament.contestants
    return {
        "title": tournament.title,
        "settings": dict(tournament.ledger.announced.settings) if tournament.ledger.announced else {},
        "ranking": {
            line: [
                {
                    "contestant": place.contestant,
                    "names": list(enrolled[place.contestant].names) if place.contestant in enrolled else [],
                    "place": str(place),
                    "total": str(place.total),
                }
                for place in places
            ]
            for line, places in tournament.ranking().items()
        },
        "pending": [
            {
                "entry": adjustment.number,
                "where": where_text(adjustment.proposed.where),
                "cites": list(adjustment.proposed.cites),
                "needs": list(adjustment.proposed.needs),
            }
            for adjustment in tournament.pending
        ],
    }


def change_object(where: Where, found: Ruled, preview: Preview, done: Sequence[int]) -> dict[str, Any]:
    """What a ruling changes, as JSON."""
    return {
        "where": where_text(where),
        "entries": list(done),
        "needs": [need.name.lower() for need in found.effects.needs],
        "boards": [_board_object(board) for board in preview.boards],
        "ranking": [
            {
                "contestant": change.contestant,
                "line": change.line,
                "before": _place_object(change.before),
                "after": _place_object(change.after),
            }
            for change in preview.ranking
        ],
    }


def _board_object(board: BoardChange) -> dict[str, Any]:
    tables = [
        {"where": where_text(now.where), "ns": worth_text(now.for_ns), "ew": worth_text(now.for_ew)}
        for now in board.after
    ]
    changes = [
        {
            "contestant": change.contestant,
            "at_the_table": change.at_the_table,
            "before": None if change.before is None else str(published(change.before)),
            "after": None if change.after is None else str(published(change.after)),
        }
        for change in board.changes
    ]
    return {"session": board.session, "board": board.board, "tables": tables, "changes": changes}


def _place_object(place: Place | None) -> dict[str, str] | None:
    return None if place is None else {"place": str(place), "total": str(place.total)}
