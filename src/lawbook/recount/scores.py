"""The scores of contracts counted again (Law 77)."""

from collections.abc import Iterator

from lawbook.bridge import Vulnerability
from lawbook.notation.results.model import BoardResult, Section
from lawbook.recount.difference import Difference
from lawbook.recount.entries import played_score
from lawbook.scoring.contract import score

__all__ = ["count_scores"]


def count_scores(section: Section) -> Iterator[Difference]:
    """The published scores that are not those of their contracts."""
    for one in section.results:
        points = played_score(one, section) if one.award is None else None
        if points is not None and one.score is not None and points != one.score:
            yield Difference(one.where, "score", str(one.score), str(points), _because(one))


def _because(one: BoardResult) -> str:
    """The marking of the board that would explain the score."""
    if one.contract is None or one.tricks is None:
        return ""
    for vulnerable in Vulnerability.BOTH, Vulnerability.NONE:
        if score(one.contract, one.tricks, vulnerable) == one.score:
            side = one.contract.declarer.side.value
            return f"right if {side} were {'' if vulnerable else 'not '}vulnerable"
    return ""
