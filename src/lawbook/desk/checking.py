"""Checking: every answer and every choice that is told names a fact, and can be so."""

from collections.abc import Mapping, Sequence
from typing import Any

from lawbook.bridge import Seat, Side
from lawbook.casefile import CaseFile
from lawbook.desk.answers import fact_key
from lawbook.desk.own_words import choice_told
from lawbook.errors import CaseError
from lawbook.law.book import facts_of, known_facts
from lawbook.law.case import Case
from lawbook.law.consult import Ruling
from lawbook.law.fact import Fact, Source
from lawbook.law.offence import who_is
from lawbook.law.role import Who
from lawbook.table import Table
from lawbook.table.record.events import Chose, Restricted
from lawbook.table.seen.sight import seen_in

__all__ = ["check_answers"]


def check_answers(case: CaseFile, table: Table, rulings: Sequence[Ruling]) -> None:
    """Raises CaseError where an answer or a choice names no fact, or does not agree with what it is about."""
    events = enumerate(table.events)
    chosen = [(number, event) for number, event in events if isinstance(event, Chose | Restricted)]
    if not chosen and not case.answers:
        return
    near = {key: fact for ruling in rulings for key, fact in facts_of(ruling.law.id).items()}
    near |= {fact.key: fact for ruling in rulings for fact, _ in ruling.asked}
    for number, event in chosen:
        if isinstance(event, Chose):
            fact = _fact_of(f"{event.seat.name} chooses {event.key}", event.key, near)
            _his_to_choose(event, fact, rulings, table.before(number))
        elif told := choice_told(event, number, rulings):
            _his_to_choose(*told, rulings, table.before(number))
    told_to = [_as_told(ruling) for ruling in rulings]
    for key in case.answers:
        fact = _fact_of(f"answer {fact_key(key)}", fact_key(key), near)
        refused = [error for told in told_to if (error := _refused(fact, told)) is not None]
        if len(refused) == len(rulings):
            raise refused[0]


def _his_to_choose(event: Chose, fact: Fact[Any], rulings: Sequence[Ruling], then: Table) -> None:
    """Raises CaseError when a player chooses what the record shows to be another's to choose."""
    asking = (ruling for ruling in rulings if fact is ruling.question or fact in dict(ruling.asked))
    views = [ruling.case.view for ruling in asking if ruling.case.view is not None]
    right = [who_is(fact.asked_of, seen_in(then, view)) for view in views]
    if fact.source is not Source.CHOICE or not right:
        return
    if all(isinstance(who, Seat | Side) and event.seat not in {who, *_players(who)} for who in right):
        raise CaseError(
            "{name} chooses {key}: that is for {right} to choose; tell who chose it",
            name=event.seat,
            key=event.key,
            right=right[0],
        )


def _players(who: Who) -> tuple[Seat, ...]:
    return tuple(seat for seat in Seat if seat.side is who)


def _fact_of(told: str, key: str, near: Mapping[str, Fact[Any]]) -> Fact[Any]:
    """The fact of a key; those of the Laws consulted are looked at first: that is quick."""
    fact = near.get(key) or known_facts().get(key)
    if fact is None:
        raise CaseError("{told}: no such fact; the facts here are {known}", told=told, known=", ".join(near))
    return fact


def _as_told(ruling: Ruling) -> Case:
    """What was told to a ruling, of which nothing yields to what the record shows."""
    case = ruling.case
    return Case(edition=case.edition, authority=case.authority, view=case.view, answers=case.answers)


def _refused(fact: Fact[Any], told: Case) -> CaseError | None:
    """Why what was told of a fact cannot be so under one ruling."""
    try:
        told.check(fact)
    except CaseError as error:
        return error
    return None
