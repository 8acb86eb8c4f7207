"""Contents: what a file holds, as tables that bid and played, and as the results that were published of them."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from lawbook.bridge import Board
from lawbook.entrance import bytes_of, cleaned
from lawbook.notation.exchange.dlm import parse_dlm
from lawbook.notation.exchange.duplimate import parse_duplimate
from lawbook.notation.exchange.formats import Format, format_of
from lawbook.notation.exchange.rbn_reading import parse_rbn
from lawbook.notation.game import Game
from lawbook.notation.lin import parse_lin
from lawbook.notation.pbn_games import parse_pbn
from lawbook.notation.results.files import parse_results, read_event, text_of
from lawbook.notation.results.model import BoardResult, Event, Section, Session
from lawbook.notation.results.pbn import TABLES, scoring_of
from lawbook.notation.results.pbn_fields import from_game
from lawbook.notation.results.pbn_writing import system_of

__all__ = ["Contents", "contents_of", "read_contents"]

_SIDES = (("North", "South"), ("East", "West"))


@dataclass(frozen=True, slots=True)
class Contents:
    """What a file holds."""

    format: Format
    games: tuple[Game, ...]
    """Each table on each board, with what is known of the auction and the play; a board alone is one without either."""
    event: Event
    """The same as results, with what was published for them."""

    @property
    def problems(self) -> tuple[str, ...]:
        """What could not be read, or not as it stands."""
        return tuple(
            dict.fromkeys([*self.event.problems, *(said for game in self.games for said in game.problems)])
        )


def read_contents(path: Path, *, strict: bool = False, first: int | None = None) -> Contents:
    """What a file holds; `first` numbers the boards of a format that has no numbers. `-` is what is piped in."""
    written = bytes_of(path)
    kind = format_of(path, written)
    if kind is Format.RESULTS and str(path) != "-":
        return contents_of_event(read_event(path, strict=strict))
    return contents_of(written, path.name, kind, strict=strict, first=first)


def contents_of(
    written: bytes, name: str, kind: Format, *, strict: bool = False, first: int | None = None
) -> Contents:
    """What the bytes of a file of this format hold."""
    if kind in {Format.DUP, Format.DGE, Format.BRI}:
        return _of_games(kind, parse_duplimate(written, name, strict=strict, first=first))
    if kind is Format.DLM:
        return _of_games(kind, parse_dlm(written, name, strict=strict))
    text = cleaned(text_of(written))
    if kind is Format.RBN:
        return _of_games(kind, parse_rbn(text, name, strict=strict))
    event = parse_results(text, name, strict=strict)
    read = {"PBN": (Format.PBN, parse_pbn), "LIN": (Format.LIN, parse_lin)}.get(event.format)
    if read is None:
        return contents_of_event(event)
    own, parse = read
    games = tuple(parse(text, name, strict=strict))
    if any(table in game.tags for game in games for table in TABLES) or (event.format == "LIN" and not games):
        return replace(contents_of_event(event), format=own)
    return Contents(own, games, event)


def contents_of_event(event: Event) -> Contents:
    """The results of an event, each as a table of which only the result is known; then the boards without any."""
    kind = {"USEBIO": Format.USEBIO, "CSV": Format.CSV}.get(event.format, Format.RESULTS)
    games = [_game(one, section, event) for section in event.sections for one in section.results]
    for section in event.sections:
        played = {one.board for one in section.results}
        rest = ((number, board) for number, board in section.boards.items() if number not in played)
        games += (Game(name=event.file, tags={"Board": number}, board=board) for number, board in rest)
    return Contents(kind, tuple(games), event)


def _game(one: BoardResult, section: Section, event: Event) -> Game:
    """The result as a game: its contract, declarer's tricks and the lead."""
    named = {"Event": event.name, "Site": event.site, "Date": event.date, "Board": one.board}
    named |= {"Round": one.round, "Table": one.table, "Room": one.room}
    named["Scoring"] = system_of(event)
    if one.players:
        named |= zip(("North", "East", "South", "West"), one.players, strict=False)
    else:
        known = {told.number: told.names for told in (*event.contestants, *section.contestants)}
        for seats, side in zip(_SIDES, (one.ns, one.ew), strict=True):
            names = side if len(side) == 2 else known.get(side[0], ()) if side else ()
            named |= zip(seats, names, strict=False)
    if one.passed_out:
        named["Contract"] = "Pass"
    lead = () if one.lead is None or one.contract is None else ((one.contract.declarer.lho, one.lead),)
    return Game(
        name=event.file,
        line=one.line,
        tags={name: value for name, value in named.items() if value},
        board=section.board(one.board),
        plays=lead,
        contract=one.contract,
        tricks=one.tricks,
    )


def _of_games(kind: Format, read: Iterable[Game]) -> Contents:
    """Games of a format that publishes nothing: their results are what they came to."""
    games = tuple(read)
    results = [from_game(game, second=game.tags.get("Room") == "Closed") for game in games]
    boards: dict[str, Board] = {}
    for game in games:
        if game.board.number is not None:
            boards.setdefault(str(game.board.number), game.board)
    section = Section(results=tuple(one for one in results if one.told), boards=boards)
    first = games[0] if games else Game()
    teams = any(game.tags.get("Room") == "Closed" for game in games)
    scoring, modifiers = scoring_of(first.tags.get("Scoring", ""), teams=teams)
    event = Event(
        file=first.name,
        format=kind.name,
        name=first.tags.get("Event", ""),
        site=first.tags.get("Site", ""),
        date=first.tags.get("Date", ""),
        scoring=scoring,
        modifiers=modifiers,
        sessions=(Session(sections=(section,)),),
    )
    return Contents(kind, games, event)
