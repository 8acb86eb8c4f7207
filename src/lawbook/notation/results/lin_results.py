"""Results in LIN: the list of a match shown on Bridge Base, or boards with the tricks that were claimed."""

from collections.abc import Mapping

from lawbook.bridge import Board
from lawbook.notation.game import Game, Report
from lawbook.notation.letters import shown
from lawbook.notation.lin import read_lin
from lawbook.notation.lin_stream import boards
from lawbook.notation.results.model import BoardResult, Contestant, Event, Scoring, Section, Session
from lawbook.notation.results.pbn_fields import from_game
from lawbook.notation.results.short import short_result

__all__ = ["match_results", "parse_lin_results"]

_SCORING = {"I": Scoring.TEAMS, "P": Scoring.MATCHPOINTS, "B": Scoring.UNKNOWN}


def parse_lin_results(text: str, name: str = "LIN", *, strict: bool = True) -> Event:
    """The event of a file. Raises NotationError as the reader of games does."""
    report = Report(name, strict=strict)
    games = list(read_lin(text, report))
    problems = [problem for game in games for problem in game.problems]
    listed = _listed(text)
    title = [part.strip() for part in listed.get("vg", "").split(",")]
    dealt = {str(game.board.number): game.board for game in games if game.board.number is not None}
    if listed.get("rs", "").strip(", \r\n"):
        results = match_results(listed["rs"], title, report)
    else:
        results = [told for game in games if _at_a_table(told := _played(game))]
    scoring = _SCORING.get(title[2].upper()[:1] if len(title) > 2 else "", Scoring.UNKNOWN)
    section = Section(contestants=_teams(title), results=tuple(results), boards=_boards(dealt, results))
    return Event(
        file=name,
        format="LIN",
        name=title[0],
        scoring=scoring,
        sessions=(Session(name=title[1] if len(title) > 1 else "", sections=(section,)),),
        kept=tuple(listed.items()),
        problems=(*problems, *report.rest()),
    )


def _listed(text: str) -> dict[str, str]:
    """What stands once for the whole file."""
    quiet = Report("", strict=False)
    found: dict[str, str] = {}
    for told in boards(text, quiet):
        for key, value in told.pairs:
            if key in {"vg", "rs", "pw", "mp", "bn"} and value.strip():
                found.setdefault(key, value)
    return found


def _teams(title: list[str]) -> tuple[Contestant, ...]:
    """The two teams, with what they carried over."""
    named = [
        (title[place], title[place + 1 : place + 2])
        for place in (5, 7)
        if len(title) > place and title[place]
    ]
    return tuple(
        Contestant(number=team, names=(team,), carry_over="" if carry in ([], ["0"], [""]) else carry[0])
        for team, carry in named
    )


def match_results(listed: str, title: list[str], report: Report) -> list[BoardResult]:
    """The results of both rooms, board by board."""
    first = int(title[3]) if len(title) > 3 and title[3].isdecimal() and len(title[3]) < 4 else 1
    home, away = (
        title[place] if len(title) > place and title[place] else name for place, name in ((5, "1"), (7, "2"))
    )
    results = []
    for place, word in enumerate(listed.split(",")):
        if not word.strip():
            continue
        board, closed = str(first + place // 2), place % 2 == 1
        told = short_result(word)
        if told is None:
            report.add(
                1,
                "rs: board {board}: {value} is no result; write 4HN+1, 3NS=, 4SWx-1 or PASS",
                board=board,
                value=shown(word.strip()),
            )
        teams = ((away,), (home,)) if closed else ((home,), (away,))
        results.append(
            BoardResult(
                board=board,
                ns=teams[0],
                ew=teams[1],
                room="Closed" if closed else "Open",
                contract=told.contract if told else None,
                passed_out=told.passed_out if told else False,
                tricks=told.tricks if told else None,
                award=told.award if told else None,
                kept=() if told else (("rs", word),),
                line=1,
            )
        )
    return results


def _played(game: Game) -> BoardResult:
    """The result of a board that was played out or claimed."""
    second = game.tags.get("Room") == "Closed"
    return from_game(game, second=second)


def _at_a_table(told: BoardResult) -> bool:
    """Whether anybody played the board, as far as the file tells; cards alone are no result."""
    return told.told or told.contract is not None or any((*told.ns, *told.ew, *told.players))


def _boards(dealt: Mapping[str, Board], results: list[BoardResult]) -> dict[str, Board]:
    """The boards; a match that is shown has the usual markings."""
    usual = {
        one.board: Board.of(int(one.board)) for one in results if one.board.isdecimal() and int(one.board)
    }
    return {**usual, **dealt}
