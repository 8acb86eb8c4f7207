"""Reasons of Laws 23 and 27: what the two calls show, put side by side."""

from collections.abc import Iterator

from lawbook.casefile import CaseFile
from lawbook.desk.explained import explanations
from lawbook.desk.line import line_settings
from lawbook.desk.reasons.lowest import lowest_same
from lawbook.desk.reasons.reason import HandsCompared, Reason
from lawbook.errors import LawbookError
from lawbook.law.consult import Ruling
from lawbook.law.provision import ComparableCall, NotComparable, ReplacementStands
from lawbook.table.seen.sight import IrregularCall

__all__ = ["of_calls"]

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
