"""Where the record of an address begins: the contract alone, or the cards left after some tricks."""

import re
from collections.abc import Mapping

from lawbook.bridge import Deal, Seat, Side
from lawbook.errors import CaseError
from lawbook.notation.contract import contract_text, parse_contract
from lawbook.scores import Scores, scores_rows
from lawbook.table.record.beginning import Beginning, checked_against

__all__ = ["beginning_of", "beginning_params", "score_params"]


def beginning_of(params: Mapping[str, str], leader: Seat | None, deal: Deal) -> Beginning | None:
    """Where the record begins; None where it begins with the first call.

    >>> beginning_of({"contract": "4S by S", "tricks": "3-2"}, Seat.W, Deal()).tricks
    5

    Raises CaseError and NotationError for what cannot be.
    """
    contract, (tricks, won) = params.get("contract", "").strip(), _tricks(params.get("tricks", "").strip())
    parsed = parse_contract(contract) if contract else None
    told = Beginning(contract=parsed, tricks=tricks, won=won, leader=leader)
    return None if told == Beginning() else checked_against(deal, told)


def _tricks(text: str) -> tuple[int, Mapping[Side, int]]:
    """How many tricks were played, and how many of them each side won where that is told, as in `3-2`."""
    found = re.fullmatch(r"(\d{1,2})(?:\s*[-\u2013]\s*(\d{1,2}))?", text, re.ASCII) if text else None
    if text and found is None:
        raise CaseError(
            "tricks {text!r}: write how many were played, such as 5, or 3-2 for those of North-South and those of East-West",
            text=text[:20],
        )
    if found is None or found[2] is None:
        return int(text or 0), {}
    won = {Side.NS: int(found[1]), Side.EW: int(found[2])}
    return sum(won.values()), won


def beginning_params(beginning: Beginning | None) -> dict[str, str]:
    """A beginning as an address has it; reading it gives the beginning back.

    >>> beginning_params(Beginning(tricks=5, won={Side.NS: 3, Side.EW: 2}, leader=Seat.N))
    {'tricks': '3-2', 'leader': 'N'}
    """
    told = beginning or Beginning()
    won = "-".join(str(told.won.get(side, 0)) for side in Side) if told.won else ""
    row = {
        "contract": contract_text(told.contract) if told.contract else "",
        "tricks": won or (str(told.tricks) if told.tricks else ""),
        "leader": "" if told.leader is None else told.leader.name,
    }
    return {key: word for key, word in row.items() if word}


def score_params(scores: Scores) -> dict[str, str]:
    """What is told of the score as an address has it; two scores apart are worked out on their own page."""
    rows = scores_rows(scores)
    return {key: str(told) for key, told in rows.items() if isinstance(told, str | int) and told != ""}
