"""What a session comes to, as a piece, and back."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from typing import Any, TypeAlias

from lawbook.errors import LawbookError
from lawbook.event.board_scores import Tabled
from lawbook.event.checkpoint.pieces import spoiling
from lawbook.event.entries import Penalized, Where
from lawbook.event.late import Late
from lawbook.event.pair_scores import Due, PairScores, Sum, due_of
from lawbook.event.round_scores import Board as Matches
from lawbook.event.round_scores import Match, Result, RoundScores
from lawbook.event.session_scores import Board, Label, SessionScores, in_order
from lawbook.event.worth import parse_worth, worth_text
from lawbook.scoring.artificial import Amounts
from lawbook.scoring.entry import Average, Stated
from lawbook.scoring.method import Method
from lawbook.scoring.pairs import Session, Tally, score_board
from lawbook.scoring.penalties import Unit
from lawbook.scoring.teams import Margins

__all__ = [
    "dues_told",
    "read_dues",
    "read_round",
    "read_session",
    "read_sums",
    "round_told",
    "session_told",
    "sums_told",
]

Tables: TypeAlias = Callable[[int], Mapping[Label, Mapping[Where, Tabled]]]
"""What stands at the tables of a board of this number, by the name under which they are compared."""


def session_told(session: SessionScores) -> dict[str, Any]:
    """What a session of pairs comes to."""
    labels = [label for label, board in session.boards.items() if board.results or board.tables]
    return {
        "expected": session.scored.expected,
        "boards": [[label, session.boards[label].results, session.boards[label].eased] for label in labels],
        "tallies": [
            [name, *told.points.as_integer_ratio(), told.top, told.boards, *_awards(told)]
            for name, told in sorted(session.scored.tallies.items())
            if told.boards or told.awards
        ],
    }


def _awards(tally: Tally) -> list[list[Any]]:
    awards = sorted(tally.awards, key=lambda award: in_order(award[0]))
    return [[board, worth_text(award)] for board, award in awards]


def read_session(told: Any, tables: Tables, method: Method) -> SessionScores:
    """A session of pairs, whose tables are read when somebody asks for them. Raises Spoilt."""
    with spoiling():
        known = Late(sorted({in_order(label)[0] for label, *_ in told["boards"]}), tables)
        boards = {
            label: Board(_tables_of(known, label), int(results), eased=bool(eased))
            for label, results, eased in told["boards"]
        }
        expected = int(told["expected"])
        results = Late(list(boards), lambda label: [each.result for each in boards[label].tables.values()])
        lines = Late(list(boards), lambda label: score_board(results[label], method, expected))
        tallies = {
            str(name): Tally(Fraction(over, under), int(top), int(number), _read_awards(awards))
            for name, over, under, top, number, *awards in told["tallies"]
        }
        return SessionScores(Session(method, results, expected, lines, tallies), boards)


def _tables_of(
    known: Mapping[int, Mapping[Label, Mapping[Where, Tabled]]], label: Label
) -> Callable[[], Mapping[Where, Tabled]]:
    return lambda: known[in_order(label)[0]].get(label, {})


def _read_awards(told: Sequence[Any]) -> tuple[tuple[Label, Average | Stated], ...]:
    awards = []
    for label, text in told:
        award = parse_worth(text)
        if not isinstance(award, Average | Stated):
            raise TypeError(text)
        in_order(label)
        awards.append((label, award))
    return tuple(awards)


def round_told(scores: RoundScores) -> dict[str, Any]:
    """What the matches of a round come to."""
    return {
        "boards": sorted(number for number, board in scores.boards.items() if board),
        "matches": [
            [met.home, met.away, told.boards, *_ratios(told.margins)]
            for met, told in sorted(scores.results.items())
        ],
    }


def _ratios(margins: Margins) -> tuple[int, ...]:
    return (*margins.home.as_integer_ratio(), *margins.away.as_integer_ratio())


def read_round(name: str, told: Any, tables: Callable[[int], Matches], amounts: Amounts) -> RoundScores:
    """A round of teams, whose tables are read when somebody asks for them. Raises Spoilt."""
    with spoiling():
        results = {
            Match(name, str(home), str(away)): Result(Margins(Fraction(a, b), Fraction(c, d)), int(boards))
            for home, away, boards, a, b, c, d in told["matches"]
        }
        return RoundScores(amounts, Late([int(number) for number in told["boards"]], tables), results)


def sums_told(sums: Mapping[str, Sum]) -> list[list[Any]]:
    """What each contestant has in all sessions."""
    return [
        [name, *told.points.as_integer_ratio(), told.available, told.boards]
        for name, told in sorted(sums.items())
        if told.boards
    ]


def dues_told(penalties: Iterable[Penalized], scores: PairScores) -> list[list[Any]]:
    """What penalties take; those that cannot be taken are left out."""
    costs: dict[Due, Fraction | None] = {}
    for penalty in penalties:
        with suppress(LawbookError):
            costs[due_of(penalty)] = scores.cost(penalty)
    return sorted(
        [session, name, str(amount), unit.name, "" if cost is None else str(cost)]
        for (session, name, amount, unit), cost in costs.items()
    )


def read_dues(told: Any) -> dict[Due, Fraction | None]:
    """What penalties take. Raises Spoilt."""
    with spoiling():
        return {
            (str(session), str(name), Fraction(amount), Unit[unit]): Fraction(cost) if cost else None
            for session, name, amount, unit, cost in told
        }


def read_sums(told: Any) -> dict[str, Sum]:
    """What each contestant has in all sessions. Raises Spoilt."""
    with spoiling():
        return {
            str(name): Sum(Fraction(over, under), int(available), int(boards))
            for name, over, under, available, boards in told
        }
