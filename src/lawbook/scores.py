"""Scores as a case file tells them: the result at the table, what the Director gives, and the other tables."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from lawbook.bridge import Side
from lawbook.errors import CaseError

__all__ = ["SCORE_KEYS", "Scores", "read_scores", "scores_rows"]

SCORE_KEYS = (
    "result",
    "assigned",
    "without_error",
    "tricks_awarded",
    "other_tables",
    "offenders",
    "claimers",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scores:
    """What is told of the score, in the words in which it was written."""

    result: str = ""
    """What was obtained or recorded at the table, where the record does not tell it."""
    assigned: Mapping[Side, str] = field(default_factory=dict)
    """What the Director assigns to each side, or finds to be the right result."""
    without_error: str = ""
    """What an innocent side would have had but for its own error or gamble (12C1(e))."""
    tricks_awarded: int | None = None
    """How many tricks he gives to a side that did not win them in play (Laws 69 to 71)."""
    other_tables: str = ""
    """The results of the board at the other tables; in teams, at the one other."""
    offenders: Side | None = None
    """The side that offended, where no record shows it."""
    claimers: Side | None = None
    """The side that claimed or conceded, where no record shows it."""


def read_scores(row: Mapping[str, object]) -> Scores:
    """What a case file tells. Raises CaseError that names the key and the remedy."""
    awarded = row.get("tricks_awarded")
    if awarded is not None and (isinstance(awarded, bool) or awarded not in range(14)):
        raise CaseError("tricks_awarded {awarded!r}: write how many tricks, 0 to 13", awarded=awarded)
    return Scores(
        result=_text(row.get("result"), "result"),
        assigned=_assigned(row.get("assigned")),
        without_error=_text(row.get("without_error"), "without_error"),
        tricks_awarded=awarded if isinstance(awarded, int) else None,
        other_tables=_text(row.get("other_tables"), "other_tables"),
        offenders=_side(row.get("offenders"), "offenders"),
        claimers=_side(row.get("claimers"), "claimers"),
    )


def _side(told: object, key: str) -> Side | None:
    if told is None or str(told) in Side.__members__:
        return None if told is None else Side[str(told)]
    raise CaseError("{key} {told!r}: no side; the sides are NS and EW", key=key, told=told)


def _assigned(told: object) -> Mapping[Side, str]:
    """One score for both sides, or one for each of them."""
    if not isinstance(told, Mapping):
        text = _text(told, "assigned")
        return dict.fromkeys(Side, text) if text else {}
    rows = [(_side(side, "assigned"), text) for side, text in told.items()]
    return {side: _text(text, f"assigned {side}") for side, text in rows if side is not None}


def _text(told: object, key: str) -> str:
    if told is None:
        return ""
    if isinstance(told, bool) or not isinstance(told, str | int):
        raise CaseError(
            "{key} {told!r} is no line of text; write it as in {example}: 4S by S =",
            key=key,
            told=told,
            example=key.split(maxsplit=1)[0],
        )
    return f"{told:+d}" if isinstance(told, int) else told


def scores_rows(scores: Scores) -> dict[str, object]:
    """The keys that tell of the score; reading them gives it back."""
    both = set(scores.assigned.values()) if len(scores.assigned) == len(Side) else set()
    apart = {side.name: text for side, text in scores.assigned.items()}
    return {
        "result": scores.result,
        "assigned": both.pop() if len(both) == 1 else apart,
        "without_error": scores.without_error,
        "tricks_awarded": scores.tricks_awarded,
        "other_tables": scores.other_tables,
        "offenders": scores.offenders and scores.offenders.name,
        "claimers": scores.claimers and scores.claimers.name,
    }
