"""Results: what was written down of tables, looked at for scores that cannot be and cards that were not held."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from lawbook.audit.finding import Certainty, Finding, Kind
from lawbook.bridge import Bid, Contract, Seat, Strain, Vulnerability
from lawbook.errors import Wording
from lawbook.notation.results.model import BoardResult, Section
from lawbook.recount.scores import count_score
from lawbook.scoring.contract import score

__all__ = ["about_result", "disagreements"]

_SLIP = Wording("the score slip, or the players")


def about_result(one: BoardResult, section: Section) -> Iterator[Finding]:
    """What a result tells that cannot be."""
    wrong = count_score(one, section)
    if wrong is not None:
        yield Finding(Kind.OTHER_SCORE, wrong.said, "77", settled_by=_SLIP)
    elif one.contract is None and not one.passed_out and one.award is None:
        yield from _impossible(one, section)
    yield from _of_the_lead(one, section)


def _impossible(one: BoardResult, section: Section) -> Iterator[Finding]:
    vulnerability = section.board(one.board).vulnerability
    for points in {one.score, one.score if one.ew_score is None else one.ew_score}:
        if points is not None and vulnerability is not None and points not in _scores(vulnerability):
            said = Wording("no contract brings {points} at this vulnerability", points=points)
            yield Finding(Kind.IMPOSSIBLE_SCORE, said, "77", Certainty.LIKELY, _SLIP)


@cache
def _scores(vulnerability: Vulnerability) -> frozenset[int]:
    """Every score that a board can have, as North-South see it."""
    contracts = (
        Contract(Bid(level, strain), declarer, doubled)
        for level, strain, declarer, doubled in product(range(1, 8), Strain, (Seat.N, Seat.E), range(3))
    )
    return frozenset(
        {0, *(score(contract, tricks, vulnerability) for contract in contracts for tricks in range(14))}
    )


def _of_the_lead(one: BoardResult, section: Section) -> Iterator[Finding]:
    deal = section.board(one.board).deal
    if one.contract is None or one.lead is None or deal is None:
        return
    leader = one.contract.declarer.lho
    hand = deal.hands[leader]
    if hand is not None and one.lead not in hand:
        said = Wording(
            "{leader} cannot have led {card}: it is not in that hand", leader=leader, card=one.lead
        )
        yield Finding(Kind.CARD_NOT_HELD, said, "44", Certainty.LIKELY, _SLIP)


def disagreements(played: BoardResult, listed: BoardResult) -> Iterator[Finding]:
    """What a list of results has otherwise than the record of the play."""
    for ours, theirs in ((played.contract, listed.contract), (played.tricks, listed.tricks)):
        if ours is not None and theirs is not None and ours != theirs:
            said = Wording("the play has {ours}, the list of results {theirs}", ours=ours, theirs=theirs)
            yield Finding(Kind.OTHER_CONTRACT, said, "79", settled_by=_SLIP)
