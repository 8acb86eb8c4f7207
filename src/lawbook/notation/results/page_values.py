"""Page_values: what a row of a page says: who met, the contract and tricks, the score, the figures."""

import re
from collections.abc import Mapping

from lawbook.notation.results import fields
from lawbook.notation.results.model import DIRECTED, Both, Measure
from lawbook.notation.results.short import Short, short_result

__all__ = ["AVERAGE", "PLAYERS", "award_of", "figures_of", "outcome_of", "players_of", "score_of"]

AVERAGE = re.compile(r"średnia|average|moyenne", re.IGNORECASE)
PLAYERS = ("north", "east", "south", "west")


def players_of(values: Mapping[str, str]) -> tuple[str, str, tuple[str, ...]]:
    """The two pairs, and the four players where each is named for himself."""
    if "ns" in values:
        return values["ns"], values["ew"], ()
    players = tuple(values[seat] for seat in PLAYERS)
    return f"{players[0]}+{players[2]}", f"{players[1]}+{players[3]}", players


def outcome_of(values: Mapping[str, str]) -> Short | None:
    """Contract and tricks, from columns of their own or from one for both."""
    contract = values.get("contract", "")
    if "contract" not in values:
        return short_result(values.get("result", ""))
    if fields.is_pass(contract):
        return Short(passed_out=True)
    bid, declarer = fields.bid_of(contract), fields.seat_of(values.get("declarer", ""))
    if bid is None or declarer is None:
        return short_result(contract) if contract else None
    tricks = fields.tricks_of(values.get("tricks", "") or values.get("result", ""), bid[0].level)
    return Short(fields.contract_of(bid, declarer), tricks=tricks)


def award_of(values: Mapping[str, str]) -> Both:
    """What the director gave: an average that is named, or what the figures say."""
    named = [AVERAGE.search(text) for role, text in values.items() if role.startswith("score")]
    return Both("A", "A") if any(named) else Both(DIRECTED, DIRECTED)


def score_of(values: Mapping[str, str]) -> int | None:
    """The score as North-South see it; in a column for East-West it is theirs, beside another with a minus or without."""
    if "score_ns" not in values and "score_ew" not in values:
        return fields.side_score(values.get("score", ""))
    ns, ew = fields.side_score(values.get("score_ns", "")), fields.side_score(values.get("score_ew", ""))
    if ns is not None:
        return ns
    if ew is None:
        return None
    return -abs(ew) if "score_ns" in values else -ew


def figures_of(values: Mapping[str, str]) -> dict[Measure, Both]:
    """What the row is worth to both, by what the figures count."""
    figures = {}
    for role, measure in (("percentage", Measure.PERCENTAGE), ("imps", Measure.IMPS), ("figure", None)):
        both = _both(values, role) if any(name.startswith(role) for name in values) else Both()
        if not any(both):
            continue
        figures[measure or _kind(values, role, both)] = Both(*(one.rstrip("%").strip() for one in both))
    return figures


def _both(values: Mapping[str, str], role: str) -> Both:
    told = Both(values.get(f"{role}_ns", ""), values.get(f"{role}_ew", ""))
    alone = values.get(role, "")
    told = told if any(told) else Both(alone)
    known = (fields.number_of(one.rstrip("% ")) is not None for one in told if one)
    return told if all(known) else Both()


def _kind(values: Mapping[str, str], role: str, both: Both) -> Measure:
    """What a figure counts that is only headed as points: percents say so, IMPs add up to nothing."""
    if "%" in values.get(role, "") or "%" in "".join(both):
        return Measure.PERCENTAGE
    ns, ew = (fields.number_of(one) for one in both)
    if ns is not None and ew is not None and float(ns) >= 0 and float(ew) >= 0 and float(ns) + float(ew) > 0:
        return Measure.MATCHPOINTS
    return Measure.IMPS
