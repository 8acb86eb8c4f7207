"""Reasons of Laws 70 and 71: the cards that were left, and the line that decides the claim."""

from collections.abc import Iterator

from lawbook.casefile import CaseFile
from lawbook.desk.claims import claim_found, won_before
from lawbook.desk.reasons.reason import HandsLeft, LineDrawn, Reason
from lawbook.law.consult import Ruling
from lawbook.law.provision import ConcessionCancelled, ConcessionStands, RestAsClaimed, TrickAwarded
from lawbook.table import Table

__all__ = ["of_claims"]

_BY_LINES = frozenset({"70A", "70C", "71B"})
"""The clauses by which the normal lines decide; a trick that was won already needs none."""
_VERDICTS = (TrickAwarded, RestAsClaimed, ConcessionCancelled, ConcessionStands)


def of_claims(case: CaseFile, table: Table, ruling: Ruling) -> Iterator[Reason]:
    """The hands and the worst normal line, once the claim is ruled on; nothing where the search cannot tell it."""
    verdicts = (told for told in ruling.provisions if isinstance(told, _VERDICTS))
    verdict = next((told for told in verdicts if told.cite in _BY_LINES), None)
    found = None if verdict is None else claim_found(case, table)
    if verdict is not None and found is not None:
        yield HandsLeft(hands=found.claim.position.hands, cite="70B3")
        yield LineDrawn(found=found, won=won_before(table), cite=verdict.cite)
