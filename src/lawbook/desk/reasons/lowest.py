"""The reason of 27B1(a): whether a replacement is the lowest sufficient bid to specify the same."""

from collections.abc import Iterator

from lawbook.bridge import Bid
from lawbook.casefile import CaseFile
from lawbook.desk.agreed import lower_bids
from lawbook.desk.reasons.reason import LowestSame
from lawbook.law.laws.law_27 import replaced_legally
from lawbook.meaning import Meaning, Verdict
from lawbook.meaning.comparing.specifying import specifies
from lawbook.table import Fault
from lawbook.table.seen.call import replacement
from lawbook.table.seen.sight import IrregularCall

__all__ = ["lowest_same"]


def lowest_same(case: CaseFile, call: IrregularCall, verdict: Verdict) -> Iterator[LowestSame]:
    """Whether the replacement is the lowest sufficient bid to specify the same; nothing of any other call."""
    instead, readings = replacement(call), [one.difference.a for one in verdict.comparisons]
    withdrawn = call.matter.call
    insufficient = call.matter.fault is Fault.INSUFFICIENT and replaced_legally(call)
    if not insufficient or not isinstance(instead, Bid) or withdrawn is None:
        return
    lower = dict(lower_bids(case, call, instead))
    yield LowestSame(
        withdrawn=withdrawn,
        replacement=instead,
        denominations=tuple(sorted({each.strain for each in verdict.specified})),
        same=verdict.specifies_the_same,
        lower=tuple(bid for bid, shown in lower.items() if shown is not None and _same(readings, shown)),
        unknown=tuple(bid for bid, shown in lower.items() if shown is None),
        cite="27B1(a)",
    )


def _same(readings: list[Meaning], shown: Meaning) -> bool:
    return all(specifies(reading, shown) for reading in readings)
