"""Aids: an analysis that helps to judge a fact, by the name that the fact gives it."""

from collections.abc import Callable, Mapping
from typing import Any

from lawbook.casefile import CaseFile
from lawbook.desk.decision import Decision
from lawbook.law.fact import Fact
from lawbook.table.seen.sight import View, record_of

__all__ = ["aid", "helped"]


def _corrected_deal(_: CaseFile, view: View, __: str) -> str | None:
    """The hands as they are after the Director has put them right."""
    table = record_of(view)
    deal = table.deal
    if deal is None or not table.displaced:
        return None
    for card, holder, owner in table.displaced:
        deal = deal.add(card, owner) if holder is None else deal.move(card, holder, owner)
    from lawbook.notation.diagram import diagram_text  # noqa: PLC0415  # hands are seldom put right

    return diagram_text(deal)


def _claim(_: CaseFile, view: View, language: str) -> str | None:
    """What the claim is worth over the normal lines."""
    from lawbook.desk.claims import claim_aid  # noqa: PLC0415  # the search is read only where a claim is judged

    return claim_aid(record_of(view), language)


def _comparable_call(case: CaseFile, view: View, language: str) -> str | None:
    """Whether two calls are comparable, by what is known of their meanings."""
    from lawbook.desk.explained import comparable_call  # noqa: PLC0415  # meanings take a while to read

    return comparable_call(case, view, language)


def _disclosed(case: CaseFile, view: View, language: str) -> str | None:
    """What was explained of a call, beside what its pair has agreed."""
    from lawbook.desk.disclosed import disclosed  # noqa: PLC0415  # meanings take a while to read

    return disclosed(case, view, language)


AIDS: Mapping[str, Callable[[CaseFile, View, str], str | None]] = {
    "claim": _claim,
    "corrected_deal": _corrected_deal,
    "comparable_call": _comparable_call,
    "disclosed": _disclosed,
}


def aid(fact: Fact[Any], view: View, language: str = "en", case: CaseFile | None = None) -> str | None:
    """The analysis for a fact as text, when there is one and the table, or the pairs' systems, show enough for it."""
    find = AIDS.get(fact.aid or "")
    return find(case or CaseFile(), view, language) if find else None


def helped(decision: Decision, language: str = "en") -> str | None:
    """The analysis for the open question, from the record as the Law that asks it sees it."""
    return aid(decision.question, decision.view, language, decision.case) if decision.question else None
