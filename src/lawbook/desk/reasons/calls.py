"""Reasons of Laws 23 and 27: what the two calls show, put side by side."""

from collections.abc import Iterator

from lawbook.bridge import Bid
from lawbook.casefile import CaseFile
from lawbook.desk.agreed import lower_bids
from lawbook.desk.explained import explanations
from lawbook.desk.line import line_settings
from lawbook.desk.reasons.reason import HandsCompared, LowestSame, Reason
from lawbook.errors import LawbookError
from lawbook.law.consult import Ruling
from lawbook.law.laws.law_27 import replaced_legally
from lawbook.law.provision import ComparableCall, NotComparable, ReplacementStands
from lawbook.meaning import Meaning, Verdict
from lawbook.meaning.comparing.specifying import specifies
from lawbook.table import Fault
from lawbook.table.seen.call import replacement
from lawbook.table.seen.sight import IrregularCall

__all__ = ["lowest_same", "of_calls"]

_DECIDED = (ComparableCall, NotComparable, ReplacementStands)


def of_calls(case: CaseFile, ruling: Ruling) -> Iterator[Reason]:
    """What the meanings of the two calls decide, 27B1(a) before 23A; nothing where they are not known."""
    call = ruling.case.view
    if not isinstance(call, IrregularCall) or not any(isinstance(p, _DECIDED) for p in ruling.provisions):
        return
    try:
        verdict = explanations(call, case).compared("en", case.body)
    except LawbookError:  # words that are not understood decide nothing
        return
    if verdict is None:
        return
    if ruling.law.id == "27":
        yield from lowest_same(case, call, verdict)
    if any(isinstance(provision, ComparableCall | NotComparable) for provision in ruling.provisions):
        yield HandsCompared(verdict=verdict, line=line_settings(case.body), cite=verdict.clause or "23A")


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
