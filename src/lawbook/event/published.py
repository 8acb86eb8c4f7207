"""A tournament from a file of results: so that a ruling can be tried on whatever was published."""

import re
from collections.abc import Iterator
from dataclasses import replace

from lawbook.bridge import Vulnerability
from lawbook.bridge.board import vulnerability_of
from lawbook.errors import CaseError
from lawbook.event.conditions import Scoring
from lawbook.event.datum import datum_text
from lawbook.event.entries import (
    AdjustmentProposed,
    Announced,
    Confirmed,
    Enrolled,
    Entry,
    Marked,
    ResultEntered,
    Where,
)
from lawbook.event.tournament import Tournament
from lawbook.event.worth import Made, Worth
from lawbook.notation.results.model import BoardResult, Event, Section
from lawbook.notation.results.model import Scoring as Published
from lawbook.recount import recount
from lawbook.recount.conventions import Convention
from lawbook.recount.entries import entry_of, played_score
from lawbook.scoring.entry import Entry as Scored
from lawbook.scoring.entry import Weighted
from lawbook.scoring.method import Butler, CrossImps, Matchpoints

__all__ = ["tournament_of"]


_SCORING = {
    Published.MATCHPOINTS: Scoring.MATCHPOINTS,
    Published.CROSS_IMPS: Scoring.CROSS_IMPS,
    Published.BUTLER: Scoring.BUTLER,
    Published.TEAMS: Scoring.TEAMS,
}


def tournament_of(event: Event, scoring: str = "", title: str | None = None) -> Tournament:
    """The tournament that a file tells, kept nowhere; where the file does not say how it is scored, `scoring` does.

    Without a title it is called by what the file says, or by the file. Raises CaseError for what cannot be scored.
    """
    if event.scoring is Published.UNKNOWN and scoring:
        event = replace(event, scoring={own.value: name for name, own in _SCORING.items()}[scoring])
    tournament = Tournament()
    title = event.name or event.file if title is None else title
    tournament.record(Announced(title, _settings(event)))
    tournament.record(*_boards(event))
    for number, session in enumerate(event.sessions, start=1):
        for place, section in enumerate(session.sections):
            mark = _mark(event, place)
            tournament.record(*_contestants(section, mark))
            for result in section.results:
                _put_down(tournament, event, section, result, (session.name or str(number), mark))
    return tournament


def _settings(event: Event) -> dict[str, str]:
    """The conditions that agree best with what was published."""
    scoring = _SCORING.get(event.scoring)
    if scoring is None:
        raise CaseError(
            "{file}: says not how it is scored (Law 78); add --scoring matchpoints", file=event.file
        )
    settings = {"scoring": scoring.value, "own_figure": "no"}
    if len(max((session.sections for session in event.sessions), key=len, default=())) > 1:
        settings["sections"] = "apart"
    for counted in recount(event).sections:
        if counted.boards is not None:
            added = counted.totals.name if counted.totals else ""
            return {**settings, **_words(counted.boards.convention), **_added(added)}
    return settings


def _added(name: str) -> dict[str, str]:
    """How boards are added up, from the name that `lawbook score` gives to it."""
    rounded = re.search(r"rounded to (\d)", name)
    return {} if rounded is None else {"places": rounded[1]}


def _words(convention: Convention) -> dict[str, str]:
    match convention.method:
        case Matchpoints() as method:
            own = "yes" if method.awards.own_figure else "no"
            return {"win": str(method.win), "unequal": method.unequal.value, "own_figure": own}
        case CrossImps() as method:
            return {"scoring": Scoring.CROSS_IMPS.value, "divisor": method.divisor.name.lower()}
        case Butler() as method:
            return {"scoring": Scoring.BUTLER.value, "datum": datum_text(method.rule)}
        case _:
            return {}


def _boards(event: Event) -> Iterator[Entry]:
    """The boards that are marked otherwise than their numbers say."""
    marked: dict[int, Vulnerability] = {}
    for section in event.sections:
        for name, board in section.boards.items():
            if name.isdecimal() and board.vulnerability is not None:
                marked[int(name)] = board.vulnerability
    return (Marked(n, told) for n, told in sorted(marked.items()) if n > 0 and told != vulnerability_of(n))


def _mark(event: Event, place: int) -> str:
    """What stands before a contestant's number where several sections number alike: a letter."""
    several = any(len(session.sections) > 1 for session in event.sessions)
    return chr(ord("A") + place) if several else ""


def _contestants(section: Section, mark: str) -> Iterator[Entry]:
    """Those whom the file lists, and in one of several sections whoever else has a result there.

    There is a line for each direction where the file states one, and whoever states none has always sat the other way.
    """
    sat = _sides(section)
    known = {one.number: one for one in section.contestants}
    numbers = dict.fromkeys((*known, *sat)) if mark else known
    stated = {number: one.direction for number, one in known.items() if one.direction}
    lines = {number: stated.get(number) or sat.get(number, "") for number in numbers}
    lined = bool(stated) and set(lines.values()) >= {"NS", "EW"}
    for number, line in lines.items():
        names = known[number].names if number in known else ()
        yield Enrolled(_name(number, mark), names, mark, line if lined else "")


def _sides(section: Section) -> dict[str, str]:
    """The direction in which each contestant has always sat, empty where it was not the same."""
    sat: dict[str, str] = {}
    for one in section.results:
        for side, numbers in (("NS", one.ns), ("EW", one.ew)):
            sat |= {number: side if sat.get(number, side) == side else "" for number in numbers}
    return sat


def _name(number: str, mark: str) -> str:
    """The name in the log, where `-` and `/` part names and `+` parts the players of a side."""
    plain = number.replace("-", "_").replace("/", "_").replace("+", " & ").strip()
    return mark + (plain or "?")


def _put_down(
    tournament: Tournament, event: Event, section: Section, result: BoardResult, place: tuple[str, str]
) -> None:
    """One table: its result, and what was awarded in its place."""
    if not result.told:
        return
    where, table = _where(event, result, place), _table(result, place[1])
    scored = entry_of(result, section, event.scoring)
    ns, ew = (_worth(result, section, one) for one in scored)
    if ns == ew and result.award is None:
        tournament.record(ResultEntered(where, ns, table))
        return
    tournament.record_linked(
        lambda first: [
            ResultEntered(where, None, table),
            AdjustmentProposed(where, ns, ew, ("as published",)),
            Confirmed(first + 1),
        ]
    )


def _table(result: BoardResult, mark: str) -> str:
    """The table as people say it: its number, after the letter of its section where there are several."""
    number = result.table.strip()
    return f"{mark}{number}" if number else ""


def _where(event: Event, result: BoardResult, place: tuple[str, str]) -> Where:
    session, mark = place
    if event.scoring is Published.TEAMS and result.round:
        session = result.round
    if not (result.board.isdecimal() and int(result.board)):
        raise CaseError(
            "{file}: board {board!r} has no number (Law 2); number the boards",
            file=event.file,
            board=result.board,
        )
    ns, ew = ("+".join(_name(one, mark) for one in side or ("?",)) for side in (result.ns, result.ew))
    return Where(session.replace("/", "_").replace("-", "_"), int(result.board), ns, ew)


def _worth(result: BoardResult, section: Section, scored: Scored) -> Worth:
    """The contract where it makes the score, so that tricks can be transferred; otherwise the score."""
    if isinstance(scored, Weighted):
        return None
    if scored is not None and scored == played_score(result, section):
        return Made(result.contract, result.tricks or 0)
    return scored
