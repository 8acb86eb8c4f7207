"""Aids: an analysis that helps to judge a fact, by the name that the fact gives it."""

from collections.abc import Callable, Mapping
from typing import Any

from lawbook.law.fact import Fact
from lawbook.notation import diagram_text
from lawbook.table import Table

__all__ = ["aid"]


def _corrected_deal(table: Table) -> str | None:
    """The hands as they are after the Director has put them right."""
    deal = table.deal
    if deal is None or not table.displaced:
        return None
    for card, holder, owner in table.displaced:
        deal = deal.add(card, owner) if holder is None else deal.move(card, holder, owner)
    return diagram_text(deal)


AIDS: Mapping[str, Callable[[Table], str | None]] = {"corrected_deal": _corrected_deal}


def aid(fact: Fact[Any], table: Table) -> str | None:
    """The analysis for a fact as text, when there is one and the table shows enough for it."""
    find = AIDS.get(fact.aid or "")
    return find(table) if find else None
