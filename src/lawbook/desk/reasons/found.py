"""The reasons of a ruling, over all the Laws that it took."""

from collections.abc import Iterator, Sequence

from lawbook.casefile import CaseFile
from lawbook.desk.reasons.reason import Reason
from lawbook.law.consult import Ruling
from lawbook.table import Table

__all__ = ["reasons_of"]

_OF_CALLS = frozenset({"23", "27", "30", "31", "32"})
_OF_CLAIMS = frozenset({"70", "71"})


def reasons_of(case: CaseFile, table: Table, rulings: Sequence[Ruling]) -> tuple[Reason, ...]:
    """What decided the rulings on a case, once each; nothing where the record does not tell enough."""
    found: list[Reason] = []
    for ruling in rulings:
        found += [reason for reason in _of_one(case, table, ruling, rulings) if reason not in found]
    return tuple(found)


def _of_one(case: CaseFile, table: Table, ruling: Ruling, rulings: Sequence[Ruling]) -> Iterator[Reason]:
    """The reasons of one Law; what computes them is read only where there are any."""
    if ruling.law.id in _OF_CALLS:
        from lawbook.desk.reasons.calls import of_calls  # noqa: PLC0415

        yield from of_calls(case, ruling)
    elif ruling.law.id == "64":
        from lawbook.desk.reasons.plays import of_revokes  # noqa: PLC0415

        yield from of_revokes(ruling, rulings)
    elif ruling.law.id in _OF_CLAIMS:
        from lawbook.desk.reasons.claimed import of_claims  # noqa: PLC0415

        yield from of_claims(case, table, ruling)
