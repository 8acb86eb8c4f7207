"""Effects: from a ruling to entries.

A provision that needs a figure which only the Director can give leaves the adjustment pending, and says
which. What the provisions come to is proposed; nothing is put down here.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from lawbook.errors import CaseError
from lawbook.event.conditions import Conditions
from lawbook.event.draft import SCORE_OF, Draft, Unknown
from lawbook.event.entries import AdjustmentProposed, Entry
from lawbook.event.executing import EXECUTED, LAST
from lawbook.event.figures import Figures, Gauge, Need
from lawbook.event.standing import Standing
from lawbook.law.provision import Provision

__all__ = ["Effects", "effects"]


@dataclass(frozen=True, slots=True)
class Effects:
    """What a ruling would put down about a table, and what waits for the Director before it can."""

    adjustment: AdjustmentProposed | None
    entries: tuple[Entry, ...]
    needs: tuple[Need, ...]


def effects(
    provisions: Iterable[Provision],
    now: Standing,
    figures: Figures,
    conditions: Conditions,
    gauge: Gauge | None = None,
) -> Effects:
    """What these provisions of one ruling come to at a table where this stands. Raises CaseError."""
    draft = Draft(now=now, figures=figures, conditions=conditions, gauge=gauge)
    later: list[tuple[Callable[[Draft, Any], None], Provision]] = []
    for provision in provisions:
        act = EXECUTED.get(type(provision))
        if act is None:
            continue
        draft.cites.append(provision.cite)
        if type(provision) in LAST:
            later.append((act, provision))
        else:
            _carry_out(draft, act, provision)
    draft.needs += [SCORE_OF[side] for side in draft.told()]
    for act, provision in later:
        _carry_out(draft, act, provision)
    _check_all_used(draft)
    adjustment = draft.adjustment()
    return Effects(adjustment, tuple(draft.entries), tuple(dict.fromkeys(draft.needs)))


def _carry_out(draft: Draft, act: Callable[[Draft, Any], None], provision: Provision) -> None:
    try:
        act(draft, provision)
    except Unknown as unknown:
        draft.needs.append(unknown.need)


def _check_all_used(draft: Draft) -> None:
    """A score that no provision asks for is a mistake of whoever gives it."""
    for side in draft.figures.scores:
        if side not in draft.used:
            raise CaseError(
                "{where}: a score is given for {side}, but nothing in the ruling changes it (Law 12B); "
                "leave it out, or rule again",
                where=draft.now.where,
                side=side,
            )
