"""What the tags and columns of PBN say of results, and what results are written with."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from lawbook.bridge import Contract, Side
from lawbook.notation.game import Game
from lawbook.notation.results import fields
from lawbook.notation.results.model import DIRECTED, NOTHING, BoardResult, Both, Contestant, Kept, Measure
from lawbook.notation.results.pbn_tables import Row
from lawbook.notation.tricks import WORTH

__all__ = [
    "COLUMNS",
    "contestant",
    "contestant_columns",
    "from_game",
    "from_row",
    "tags_of",
    "team_names",
]

_MEASURES = {Measure.IMPS: "IMP", Measure.MATCHPOINTS: "MP", Measure.PERCENTAGE: "Percentage"}
_FIGURES = {measure: (f"{name}_NS", f"{name}_EW") for measure, name in _MEASURES.items()}
_SIDES = re.compile(r"(NS|EW)\s+([+-]?\d+(?:[.,]\d+)?)")
_SEATS = ("North", "East", "South", "West")
_UNTOLD = {"", "?", "-"}


def _told(values: Mapping[str, str], name: str) -> str:
    value = values.get(name, "").strip()
    return "" if value in _UNTOLD else value


def from_row(row: Row, board: str, line: int) -> BoardResult:
    """The result that a row of a ScoreTable tells."""
    values = {name: "" if (bare := value.strip()) in _UNTOLD else bare for name, value in row.values.items()}
    told = values.get
    contract, scores = told("Contract", ""), Both(told("Score_NS", ""), told("Score_EW", ""))
    bid = fields.bid_of(contract)
    score, ew_score = _points(scores)
    ns = told("PairId_NS", "") or told("Names_NS", "")
    ew = told("PairId_EW", "") or told("Names_EW", "")
    made = partial(
        BoardResult,
        board=board,
        ns=(ns,) if ns else (),
        ew=(ew,) if ew else (),
        round=told("Round", ""),
        table=told("Table", ""),
        contract=fields.contract_of(bid, fields.seat_of(told("Declarer", ""))),
        passed_out=fields.is_pass(contract),
        lead=fields.card_of(told("Lead", "")),
        tricks=fields.tricks_of(told("Result", ""), bid[0].level if bid else None),
        score=score,
        ew_score=ew_score,
        award=_award(scores) if score is None else None,
        figures=_row_figures(values),
        line=line,
    )
    return made(kept=_carried_columns(row, made()))


def _points(told: Both) -> tuple[int | None, int | None]:
    """The score as North-South see it, and East-West's where it is another; each is printed as its side sees it."""
    ns, ew = fields.side_score(told.ns), fields.side_score(told.ew)
    if ns is None:
        return (None if ew is None else -ew), None
    return ns, (None if ew is None or ew == -ns else -ew)


def _award(told: Both) -> Both | None:
    """The codes of an artificial score; a number after a circumflex is one too."""
    codes = [fields.award_of(one) for one in told]
    if any(one is not None for one in codes):
        return Both(codes[0].ns if codes[0] else DIRECTED, codes[1].ew if codes[1] else DIRECTED)
    stated = [fields.number_of(one[1:]) if one[:1] == "^" else None for one in told]
    return Both(stated[0] or DIRECTED, stated[1] or DIRECTED) if any(stated) else None


def _row_figures(values: Mapping[str, str]) -> dict[Measure, Both]:
    return {
        measure: Both(values.get(ns, "").lstrip("^"), values.get(ew, "").lstrip("^"))
        for measure, (ns, ew) in _FIGURES.items()
        if values.get(ns) or values.get(ew)
    }


def _figure_of(measure: Measure, side: int, one: BoardResult) -> str:
    return one.figures.get(measure, NOTHING)[side]


COLUMNS: Mapping[str, Callable[[BoardResult], str]] = {
    "Table": lambda one: one.table,
    "Round": lambda one: one.round,
    "PairId_NS": lambda one: "+".join(one.ns),
    "PairId_EW": lambda one: "+".join(one.ew),
    "Contract": lambda one: fields.contract_text(one.contract, passed_out=one.passed_out),
    "Declarer": lambda one: one.contract.declarer.name if one.contract else "",
    "Result": lambda one: "" if one.tricks is None else str(one.tricks),
    "Lead": lambda one: fields.lead_text(one.lead),
    "Score_NS": lambda one: _code(one.award.ns) if one.award else _points_of(one, one.score),
    "Score_EW": lambda one: _code(one.award.ew) if one.award else _points_of(one, _negative(one)),
    **{f"{name}_NS": partial(_figure_of, measure, 0) for measure, name in _MEASURES.items()},
    **{f"{name}_EW": partial(_figure_of, measure, 1) for measure, name in _MEASURES.items()},
}
"""The columns of a ScoreTable that are understood, and what stands in them."""


def _code(award: str) -> str:
    """One side's award; a number is marked as no score."""
    return f"^{award}" if award[:1].isdecimal() or award[:1] == "-" else award


def _negative(one: BoardResult) -> int | None:
    score = one.score if one.ew_score is None else one.ew_score
    return None if score is None else -score


def _points_of(one: BoardResult, score: int | None) -> str:
    """A score in the column of the side that has won it, and in both where nothing is won or they do not balance."""
    one_sided = one.ew_score is None and score is not None and score < 0
    return "" if score is None or one_sided else str(score)


def _carried_columns(row: Row, read: BoardResult) -> Kept:
    """The values of a row in their order, nothing where it says that there is none or where the same is written again."""
    return tuple(
        [
            (name, "" if value == "-" or (name in COLUMNS and COLUMNS[name](read) == value) else value)
            for name, value in row.values.items()
        ]
    )


def _carried(values: Mapping[str, str], known: Mapping[str, str]) -> Kept:
    """The values in their order, empty where the same is written again from what is known."""
    return tuple([(name, "" if known.get(name) == value else value) for name, value in values.items()])


_TOTALS = ("ScoreMP", "ScoreIMP", "Score")
"""How the columns of totals end; `Session` or `Total` stands before."""


def contestant(row: Row) -> Contestant:
    """A contestant from a row of a TotalScoreTable: what is told of the session, where that is told apart."""
    values = row.values
    of_session = any(_told(values, f"Session{end}") for end in (*_TOTALS, "Percentage"))
    which, place = ("Session", "SessionRank") if of_session else ("Total", "Rank")
    totals = (_told(values, f"{which}{end}") for end in _TOTALS)
    names = _told(values, "Names")
    read = Contestant(
        number=_told(values, "PairId") or _told(values, "TeamId") or _told(values, "PlayerId") or names,
        names=tuple(names.split(" - ")) if names else (),
        direction=_told(values, "Direction"),
        total=next(filter(None, totals), ""),
        percentage=_told(values, f"{which}Percentage"),
        place=_told(values, place),
        boards=_told(values, "NrBoards"),
        penalty=_told(values, "Penalty"),
        carry_over="" if of_session else _told(values, "CarryOver"),
    )
    return replace(read, kept=_carried(values, contestant_columns(read)))


def contestant_columns(one: Contestant) -> dict[str, str]:
    """The columns of a TotalScoreTable that are understood."""
    number = dict.fromkeys(("PairId", "TeamId", "PlayerId"), one.number)
    totals = {f"{which}{end}": one.total for which in ("Total", "Session") for end in _TOTALS}
    return (
        number
        | totals
        | {
            "Names": " - ".join(one.names),
            "Direction": one.direction,
            **dict.fromkeys(("TotalPercentage", "SessionPercentage"), one.percentage),
            **dict.fromkeys(("Rank", "SessionRank"), one.place),
            "NrBoards": one.boards,
            "Penalty": one.penalty,
            "CarryOver": one.carry_over,
        }
    )


def from_game(game: Game, second: bool) -> BoardResult:  # noqa: FBT001  # which room of the match it was
    """The result of a game that was played at one table."""
    tags = game.tags
    score, ew_score = _score_tag(tags.get("Score", ""), game.contract)
    ns, ew = team_names(tags, second=second)
    return BoardResult(
        board=str(game.board.number or tags.get("Board", "") or "?"),
        ns=ns,
        ew=ew,
        round=_told(tags, "Round"),
        table=_told(tags, "Table"),
        room=_told(tags, "Room") or ("Closed" if second else ""),
        contract=game.contract,
        passed_out=fields.is_pass(tags.get("Contract", "")) or _all_passed(game),
        lead=game.plays[0][1] if game.plays else None,
        tricks=_tricks(game),
        score=score,
        ew_score=ew_score,
        figures=_tag_figures(tags),
        players=tuple(_told(tags, seat) for seat in _SEATS)
        if any(_told(tags, seat) for seat in _SEATS)
        else (),
        line=game.line,
    )


def _tricks(game: Game) -> int | None:
    """Declarer's tricks as they are told; where only the play is, and whole, they are counted."""
    if game.contract is None or game.tricks is not None or len(game.plays) != 52:
        return game.tricks if game.contract else None
    worth, won = WORTH[game.contract.bid.strain], 0
    for start in range(0, 52, 4):
        trick = game.plays[start : start + 4]
        seat, _ = max(trick, key=lambda play: worth[trick[0][1] // 13][play[1]])
        won += seat.side is game.contract.declarer.side
    return won


def _all_passed(game: Game) -> bool:
    return (
        len(game.calls) == 4
        and game.contract is None
        and not any(hasattr(one.call, "level") for one in game.calls)
    )


def _score_tag(text: str, contract: Contract | None) -> tuple[int | None, int | None]:
    sides = {side: fields.side_score(value) for side, value in _SIDES.findall(text)}
    if sides:
        return _points(Both(*("" if sides.get(side) is None else str(sides[side]) for side in ("NS", "EW"))))
    plain = fields.side_score(text)
    return (None if plain is None else fields.sided(contract, plain)), None


def _tag_figures(tags: Mapping[str, str]) -> dict[Measure, Both]:
    figures = {}
    for measure, name in _MEASURES.items():
        found = dict(_SIDES.findall(tags.get(f"Score{name}", "")))
        if found:
            figures[measure] = Both(found.get("NS", ""), found.get("EW", ""))
    return figures


def team_names(tags: Mapping[str, str], *, second: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who sat North-South and East-West: teams, pairs by their number, or the players by name."""
    home, visit = _told(tags, "HomeTeam"), _told(tags, "VisitTeam")
    if home and visit:
        closed = second or tags.get("Room", "").lower() == "closed"
        return ((visit,), (home,)) if closed else ((home,), (visit,))
    pairs = [_told(tags, f"Pair{side}") for side in ("NS", "EW")]
    for place, side in enumerate(Side):
        one, other = (_told(tags, _SEATS[seat]) for seat in side.seats)
        pairs[place] = pairs[place] or (one if one == other else " - ".join(filter(None, (one, other))))
    return (pairs[0],) if pairs[0] else (), (pairs[1],) if pairs[1] else ()


def tags_of(one: BoardResult) -> dict[str, str]:
    """The tags of a game that are understood."""
    tags = {
        "Board": one.board,
        "Declarer": one.contract.declarer.name if one.contract else "",
        "Contract": "Pass" if one.passed_out else fields.contract_text(one.contract, passed_out=False),
        "Result": "" if one.tricks is None else str(one.tricks),
    }
    if one.score is not None:
        tags["Score"] = f"NS {one.score}" + ("" if one.ew_score is None else f" EW {-one.ew_score}")
    for measure, both in one.figures.items():
        told = " ".join(f"{side} {value}" for side, value in zip(("NS", "EW"), both, strict=True) if value)
        tags[f"Score{_MEASURES[measure]}"] = told
    return tags
