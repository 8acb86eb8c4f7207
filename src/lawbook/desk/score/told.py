"""What a case tells of scores, read: the result, what is assigned, and the other tables."""

from collections.abc import Mapping
from dataclasses import dataclass

from lawbook.bridge import Side
from lawbook.casefile import CaseFile
from lawbook.desk.awarding import parse_field
from lawbook.errors import CaseError
from lawbook.event.worth import Made, Outcome, Worth, parse_worth
from lawbook.scoring.entry import Entry

__all__ = ["ToldScores", "told_scores"]


@dataclass(frozen=True, slots=True)
class ToldScores:
    """What is told of the scores of a board."""

    result: Outcome | None
    assigned: Mapping[Side, Worth]
    without_error: Outcome | None
    others: tuple[Entry, ...]


def told_scores(case: CaseFile) -> ToldScores:
    """What the case tells. Raises CaseError and NotationError for what cannot be."""
    told = case.scores
    return ToldScores(
        result=_outcome("result", told.result),
        assigned={side: parse_worth(text) for side, text in told.assigned.items()},
        without_error=_outcome("without_error", told.without_error),
        others=_others(case) if told.other_tables else (),
    )


def _outcome(key: str, text: str) -> Outcome | None:
    """One score as it is written; None where none is told."""
    worth = parse_worth(text) if text else None
    if isinstance(worth, Made | int | None):
        return worth
    raise CaseError(
        "{key} {text!r}: this is one score of a table (Law 77); write it 4S by S =, or +420",
        key=key,
        text=text,
    )


def _others(case: CaseFile) -> tuple[Entry, ...]:
    if case.board.vulnerability is None:
        raise CaseError("other_tables: who is vulnerable is not known (Law 77); add board or vulnerable")
    return parse_field(case.scores.other_tables, case.board.vulnerability)
