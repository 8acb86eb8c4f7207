"""The scores of contracts counted again (Law 77)."""

from collections.abc import Iterator

from lawbook.bridge import Vulnerability
from lawbook.errors import Wording
from lawbook.notation.results.model import BoardResult, Section
from lawbook.recount.difference import Difference
from lawbook.recount.entries import played_score
from lawbook.scoring.contract import score

__all__ = ["count_score", "count_scores"]


def count_scores(section: Section) -> Iterator[Difference]:
    """The published scores that are not those of their contracts."""
    found = (count_score(one, section) for one in section.results)
    return (one for one in found if one is not None)


def count_score(one: BoardResult, section: Section) -> Difference | None:
    """The published score of a result that is not that of its contract; None where it is, or where no contract is told."""
    points = played_score(one, section) if one.award is None else None
    if points is None or one.score is None or points == one.score:
        return None
    return Difference(one.where, Wording("score"), str(one.score), str(points), _because(one))


def _because(one: BoardResult) -> str:
    """The marking of the board that would explain the score."""
    if one.contract is None or one.tricks is None:
        return ""
    for vulnerable in Vulnerability.BOTH, Vulnerability.NONE:
        if score(one.contract, one.tricks, vulnerable) == one.score:
            side = one.contract.declarer.side.value
            if vulnerable:
                return Wording("right if {side} were vulnerable", side=side)
            return Wording("right if {side} were not vulnerable", side=side)
    return ""
