"""Results in PBN: a table under a board for all who played it, or a game for each table."""

from dataclasses import dataclass, field, replace

from lawbook.bridge import Board
from lawbook.notation.game import Game, Report
from lawbook.notation.letters import shown
from lawbook.notation.pbn_games import read_pbn
from lawbook.notation.pbn_text import RawGame
from lawbook.notation.results.model import BoardResult, Contestant, Event, Kept, Scoring, Section, Session
from lawbook.notation.results.pbn_fields import contestant, from_game, from_row, tags_of
from lawbook.notation.results.pbn_tables import Row, read_rows

__all__ = ["TABLES", "parse_pbn_results", "scoring_of"]

TABLES = ("ScoreTable", "TotalScoreTable")
_SECTIONED_BY = ("Event", "Stage", "Section")
_BUTLER = {"BUTLER", "BUTLER-2", "MEAN", "MEDIAN", "EXPERTS"}


def parse_pbn_results(text: str, name: str = "PBN", *, strict: bool = True) -> Event:
    """The event that the games of a file tell of. Raises NotationError as the reader of games does."""
    report = Report(name, strict=strict)
    reading = _Reading(report)
    for raw, game in read_pbn(text, report):
        reading.take(raw, game)
    return reading.event()


@dataclass(slots=True)
class _Part:
    """A section while its games are read."""

    results: list[BoardResult] = field(default_factory=list)
    contestants: list[Contestant] = field(default_factory=list)
    boards: dict[str, Board] = field(default_factory=dict)
    kept: dict[str, Kept] = field(default_factory=dict)
    rooms: dict[tuple[str, ...], int] = field(default_factory=dict)
    """How many tables of a match have been read of a board."""
    teams: dict[str, str] = field(default_factory=dict)
    """Those who meet, which some files say only once."""


@dataclass(slots=True)
class _Reading:
    """An event while its games are read."""

    report: Report
    parts: dict[tuple[str, ...], _Part] = field(default_factory=dict)
    first: Game | None = None
    teams: bool = False
    problems: list[str] = field(default_factory=list)
    seen: int = 0

    def take(self, raw: RawGame, game: Game) -> None:
        """Take a game: the results in its table, or its own."""
        self.first = self.first or game
        self.problems += game.problems
        part = self.parts.setdefault(tuple(game.tags.get(tag, "") for tag in _SECTIONED_BY), _Part())
        number = str(game.board.number or game.tags.get("Board", "") or "?")
        if "ScoreTable" in game.tags or "TotalScoreTable" in game.tags:
            self._tables(part, raw, number)
        else:
            self._game(part, raw, game, number)
        if game.board.number is not None:
            part.boards.setdefault(number, game.board)
        self.problems += self.report.taken()

    def _tables(self, part: _Part, raw: RawGame, number: str) -> None:
        kept = list(_kept(raw, {"Board": number}))
        first = raw.place("ScoreTable")
        for row in self._rows(raw, "ScoreTable"):
            told = from_row(row, number, first + row.place)
            self._check(told)
            part.results.append(told)
            kept.append(("ScoreTable/quoted", ";".join(sorted(row.strings))))
            if not self.report.goes_on(told.line, read=told.told):
                break
        for row in self._rows(raw, "TotalScoreTable"):
            part.contestants.append(contestant(row))
            kept.append(("TotalScoreTable/quoted", ";".join(sorted(row.strings))))
            if not self.report.goes_on(raw.place("TotalScoreTable") + row.place, read=row.whole):
                break
        part.kept[number] = tuple(dict.fromkeys(kept))

    def _rows(self, raw: RawGame, table: str) -> list[Row]:
        rows = read_rows(raw.own.get(table, ""), raw.rows.get(table, ""))
        first = raw.place(table)
        for row in rows:
            if not row.whole:
                self.report.add(
                    first + row.place,
                    "{table}: {value} has not a value for each column; write - for none",
                    table=table,
                    value=shown(row.text.strip()),
                )
        return rows

    def _check(self, told: BoardResult) -> None:
        if not told.told:
            self.report.add(
                told.line,
                "{where}: no score, contract or award can be read; write Score_NS, or an award such as A+",
                where=lambda: told.where,
            )

    def _game(self, part: _Part, raw: RawGame, game: Game, number: str) -> None:
        tags = {**part.teams, **game.tags} if "Room" in game.tags else game.tags
        part.teams |= {name: tags[name] for name in ("HomeTeam", "VisitTeam") if tags.get(name)}
        match = (number, tags.get("Round", ""), tags.get("HomeTeam", ""), tags.get("VisitTeam", ""))
        teams = bool(match[2] and match[3])
        self.teams = self.teams or teams
        second = teams and "Room" not in tags and part.rooms.get(match, 0) % 2 == 1
        told = from_game(replace(game, tags=tags), second=second)
        if told.contract is None and not told.passed_out and told.score is None and not told.figures:
            part.kept[number] = _kept(raw, {"Board": number})  # a deal without a result
            return
        part.rooms[match] = part.rooms.get(match, 0) + 1
        part.results.append(replace(told, kept=_kept(raw, tags_of(told))))

    def event(self) -> Event:
        """The event."""
        tags = {} if self.first is None else self.first.tags
        scoring, modifiers = scoring_of(tags.get("Scoring", ""), teams=self.teams)
        apart = [place for place, told in enumerate(zip(*self.parts, strict=True)) if len({*told}) > 1]
        sections = tuple(
            Section(
                name=" ".join(key[place] for place in apart if key[place]) or key[-1],
                contestants=tuple(part.contestants),
                results=tuple(part.results),
                boards=part.boards,
                kept_of_boards=part.kept,
            )
            for key, part in self.parts.items()
        )
        return Event(
            file=self.report.name,
            format="PBN",
            name=_said(tags.get("Event", "")),
            site=_said(tags.get("Site", "")),
            date=_said(tags.get("Date", "")),
            scoring=scoring,
            modifiers=modifiers,
            sessions=(Session(sections=sections),),
            problems=(*self.problems, *self.report.rest()),
        )


def _said(value: str) -> str:
    return "" if value == "?" else value


def _kept(raw: RawGame, known: dict[str, str]) -> Kept:
    """A game as it is written: its comments, tags, rows and notes in order, without what is known."""
    kept = [("{", comment) for comment in raw.comments]
    for name, value in raw.own.items():
        kept.append((name, "" if known.get(name) == value and value else f'"{value}"'))
        if name not in TABLES and raw.rows.get(name, "").strip():
            kept.append((f"{name}/rows", raw.rows[name]))
        kept += ((f"{name}/note", f"{key}:{said}") for key, said in raw.notes.get(name, {}).items())
    return tuple(kept)


def scoring_of(said: str, *, teams: bool) -> tuple[Scoring, tuple[str, ...]]:
    """How the event is scored, and what else its tag says of it."""
    system, *modifiers = (part.strip() for part in said.split(";"))
    upper = {one.upper() for one in (system, *modifiers)}
    if upper & {"MP", "MATCHPOINTS", "MP1", "MP2", "OLDMP"}:
        return Scoring.MATCHPOINTS, tuple(modifiers)
    if upper & _BUTLER:
        return Scoring.BUTLER, tuple(modifiers)
    if upper & {"CROSS", "CROSS1", "CROSS2"}:
        return Scoring.CROSS_IMPS, tuple(modifiers)
    if teams:
        return Scoring.TEAMS, tuple(modifiers)
    known = {"IMP": Scoring.CROSS_IMPS, "IMPS": Scoring.CROSS_IMPS}
    return known.get(system.upper(), Scoring.UNKNOWN), tuple(modifiers)
