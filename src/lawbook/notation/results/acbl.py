"""Results of a club of the American Contract Bridge League, in the JSON that its pages carry."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from lawbook.bridge import Board
from lawbook.entrance import json_of
from lawbook.errors import NotationError
from lawbook.notation.game import Report
from lawbook.notation.letters import shown
from lawbook.notation.results import fields
from lawbook.notation.results.model import (
    DIRECTED,
    BoardResult,
    Both,
    Contestant,
    Event,
    Measure,
    Scoring,
    Section,
    Session,
)

__all__ = ["parse_acbl"]

_METHODS = {"MATCH_POINTS": Scoring.MATCHPOINTS, "IMPS": Scoring.CROSS_IMPS, "CROSS_IMPS": Scoring.CROSS_IMPS}
_METHODS |= {"BUTLER": Scoring.BUTLER, "AVERAGE_IMPS": Scoring.CROSS_IMPS, "TOTAL_IMPS": Scoring.CROSS_IMPS}

Object = Mapping[str, Any]


def parse_acbl(text: str, name: str = "JSON", *, strict: bool = True) -> Event:
    """The event of a club. Raises NotationError where the text is not such JSON."""
    report = Report(name, strict=strict)
    try:
        told = json_of(text, name)
    except json.JSONDecodeError as error:
        said = str(error).partition("\n")[0]
        raise NotationError(
            "{name}: no JSON can be read: {said}; save the page's data again", name=name, said=said
        ) from None
    if not isinstance(told, dict) or not isinstance(told.get("sessions"), list):
        raise NotationError(
            "{name}: this JSON has no sessions; give the results of an ACBL club game", name=name
        )
    scoring = _METHODS.get(_text(told, "board_scoring_method"), Scoring.UNKNOWN)
    sessions = tuple(_session(one, scoring, report) for one in _objects(told, "sessions"))
    winners = _text(told, "winner_type")
    return Event(
        file=name,
        format="ACBL",
        name=_text(told, "name"),
        site=_text(told, "club_name"),
        date=_text(told, "start_date"),
        scoring=scoring,
        modifiers=("MP2",) if scoring is Scoring.MATCHPOINTS else (),
        winners=int(winners) if winners in {"1", "2"} else None,
        sessions=sessions,
        problems=report.rest(),
    )


def _objects(told: Object, name: str) -> Iterator[Object]:
    found = told.get(name)
    return (one for one in found if isinstance(one, dict)) if isinstance(found, list) else iter(())


def _text(told: Object, name: str) -> str:
    value = told.get(name)
    return "" if value is None or isinstance(value, list | dict) else str(value).strip()


def _session(told: Object, scoring: Scoring, report: Report) -> Session:
    sections = tuple(_section(one, scoring, report) for one in _objects(told, "sections"))
    return Session(name=_text(told, "number"), date=_text(told, "game_date")[:10], sections=sections)


def _section(told: Object, scoring: Scoring, report: Report) -> Section:
    pairs = tuple(_pair(one, scoring) for one in _objects(told, "pair_summaries"))
    apart = any(one.direction for one in pairs)
    results = tuple(
        _result(row, _text(board, "board_number") or "?", scoring, report, apart=apart)
        for board in _objects(told, "boards")
        for row in _objects(board, "board_results")
    )
    for board in _objects(told, "boards"):
        rows = board.get("board_results")
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            report.add(
                1,
                "board {number!r}: its board_results are no list of results; export it again",
                number=_text(board, "board_number")[:9],
            )
    numbers = {one.board for one in results if one.board.isdecimal() and 0 < int(one.board) < 1000}
    return Section(
        name=_text(told, "name"),
        contestants=pairs,
        results=results,
        boards={number: Board.of(int(number)) for number in sorted(numbers, key=int)},
        kept=(
            ("boards_per_round", _text(told, "boards_per_round")),
            ("rounds", _text(told, "number_of_rounds")),
        ),
    )


def _pair(told: Object, scoring: Scoring) -> Contestant:
    places = [
        _text(place, "rank") for place in _objects(told, "strat_place") if _text(place, "strat_number") == "1"
    ]
    matchpoints = scoring is Scoring.MATCHPOINTS
    return Contestant(
        number=_numbered(_text(told, "pair_number"), _text(told, "direction")),
        names=tuple(_text(player, "name") for player in _objects(told, "players")),
        direction=_text(told, "direction"),
        total=_text(told, "score"),
        percentage=_text(told, "percentage") if matchpoints else "",
        place=places[0] if places else "",
        boards=_text(told, "boards_played"),
        carry_over=_text(told, "carryover"),
        penalty=_negated(_text(told, "adjustment")),
        kept=tuple((key, _text(told, key)) for key in ("strat", "handicap") if _text(told, key)),
    )


def _numbered(number: str, direction: str) -> str:
    """The number of a pair; with two winners each direction counts from one."""
    side = {"N": "NS", "E": "EW"}.get(direction[:1].upper(), "")
    return f"{number}{side}"


def _negated(adjustment: str) -> str:
    number = fields.number_of(adjustment)
    if number is None or float(number) == 0:
        return ""
    return number[1:] if number[0] == "-" else f"-{number}"


def _result(row: Object, board: str, scoring: Scoring, report: Report, *, apart: bool) -> BoardResult:
    bid, declarer = fields.bid_of(_text(row, "contract")), fields.seat_of(_text(row, "declarer"))
    scores = Both(_text(row, "ns_score"), _text(row, "ew_score"))
    ns, ew = (fields.side_score(one) for one in scores)
    score = ns if ns is not None else (None if ew is None else -ew)
    tricks = fields.tricks_of(_text(row, "tricks_taken"), None)
    if tricks is None and bid is not None:
        tricks = fields.tricks_of(_text(row, "result"), bid[0].level)
    told = BoardResult(
        board=board,
        ns=(_numbered(_text(row, "ns_pair"), "N" if apart else ""),),
        ew=(_numbered(_text(row, "ew_pair"), "E" if apart else ""),),
        round=_text(row, "round_number"),
        table=_text(row, "table_number"),
        contract=fields.contract_of(bid, declarer),
        passed_out=fields.is_pass(_text(row, "contract")) or "PASS" in {one.upper() for one in scores},
        lead=fields.card_of(_text(row, "opening_lead")),
        tricks=tricks,
        score=score,
        ew_score=None if ns is None or ew is None or ew == -ns else -ew,
        award=_award(scores) if score is None else None,
        figures=_figures(row, scoring),
    )
    if not told.told:
        report.add(
            1,
            "{where}: scores {ns} and {ew} are none; give points or AVE",
            where=lambda: told.where,
            ns=shown(scores.ns),
            ew=shown(scores.ew),
        )
    return told


def _award(scores: Both) -> Both | None:
    """The award: a code, in the ACBL's words."""
    if any(one.upper() in {"PASS", "PASSED OUT"} for one in scores):
        return None
    codes = [fields.award_of(one) for one in scores]
    if not any(codes):
        return None
    return Both(codes[0].ns if codes[0] else DIRECTED, codes[1].ew if codes[1] else DIRECTED)


def _figures(row: Object, scoring: Scoring) -> dict[Measure, Both]:
    both = Both(_text(row, "ns_match_points"), _text(row, "ew_match_points"))
    measure = Measure.MATCHPOINTS if scoring is Scoring.MATCHPOINTS else Measure.IMPS
    return {measure: both} if any(both) else {}
